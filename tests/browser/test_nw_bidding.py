"""Bids for the Camps between two people: who wins the other Camp goes on with it. [4.3]"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import NwTable, nw_table

pytestmark = pytest.mark.browser

CAMPS = {"france": "Imperial Camp", "britain": "Coalition"}
OTHER = {"france": "britain", "britain": "france"}


def opens(table: NwTable) -> bool:
    """Is it this player who bids first?"""
    expect(table.page.locator("aside.panel")).to_contain_text("Bids for the Camps", timeout=30_000)
    return table.page.get_by_text("Name a Camp and a bid").count() > 0


def test_r4_3_two_people_bid_and_each_goes_on_with_the_camp_he_won(visitor: MakeVisitor) -> None:
    """The first bids for the Camp of the second, who accepts: both change seats, and the bid is paid."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    id_ = nw_table(
        anna, scenario="1805-2", options={"bid": True}, seats={"france": "me", "britain": "open"}, public=True
    )
    bela.post(f"/api/tables/{id_}/join", {"seat": "britain"})
    tables = {seat: NwTable(who.goto(f"/table/{id_}")) for seat, who in (("france", anna), ("britain", bela))}
    first = "france" if opens(tables["france"]) else "britain"
    second = OTHER[first]
    assert opens(tables[second]) is False

    page = tables[first].page
    page.locator(".sides button", has_text=CAMPS[second]).click()
    page.get_by_label("More").click()
    page.get_by_role("button", name=f"Bid 1 for the {CAMPS[second]}").click()
    page = tables[second].page
    expect(page.locator("aside.panel")).to_contain_text(f"bids 1 for the {CAMPS[second]}")
    # A Camp that cannot be bid for is not dead: it says why.
    page.locator(".sides button", has_text=CAMPS[first]).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("rule 4.3")
    page.locator('[data-answer="accept"]').click()
    page.locator(".acts").get_by_role("button", name=f"Play the {CAMPS[first]}").click()

    # Both look from their new seats, without a word of theirs.
    for old, table in tables.items():
        settled = table.page.locator(".settled")
        expect(settled).to_contain_text(f"You play the {CAMPS[OTHER[old]]}", timeout=30_000)
        expect(settled).to_contain_text("changed seats")
    payer = tables[first].question("payment")
    expect(payer.page.locator("aside.panel h2")).to_contain_text("left: 1")
    payer.answer(f"give up {'france @ calais' if second == 'france' else 'austria @ vienna'}")
    expect(payer.page.locator(".asked")).not_to_have_attribute("data-kind", "payment")
