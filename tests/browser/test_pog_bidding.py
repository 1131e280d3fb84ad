"""Bids for the sides between two people: who wins the other side goes on playing it. [5.6]"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import pog_table, sit_down

pytestmark = pytest.mark.browser

NAMES = {"ap": "Allied Powers", "cp": "Central Powers"}
OTHER = {"ap": "cp", "cp": "ap"}


def opens(page: Page) -> bool:
    """Is it this player who bids first?"""
    expect(page.locator("aside.panel")).to_contain_text("Bids for the sides", timeout=30_000)
    return page.get_by_text("Name a side and a bid").count() > 0


def test_r5_6_1_two_people_bid_and_each_goes_on_with_the_side_he_won(visitor: MakeVisitor) -> None:
    """The first bids for the side of the second, who accepts: both change seats and play on from there."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    table = pog_table(
        anna, scenario="campaign", options={"tournament": True}, seats={"cp": "me", "ap": "open"}, public=True
    )
    bela.post(f"/api/tables/{table}/join", {"seat": "ap"})
    pages = {"cp": sit_down(anna, table).page, "ap": sit_down(bela, table).page}
    first = "cp" if opens(pages["cp"]) else "ap"
    second = OTHER[first]
    assert opens(pages[second]) is False

    pages[first].locator(".sides button", has_text=NAMES[second]).click()
    pages[first].get_by_label("More").click()
    pages[first].get_by_role("button", name=f"Bid 1 for {NAMES[second]}").click()
    expect(pages[second].locator("aside.panel")).to_contain_text(f"bids 1 for {NAMES[second]}")
    # A side that cannot be bid for is not dead: it says why.
    pages[second].locator(".sides button", has_text=NAMES[first]).click(force=True)
    expect(pages[second].get_by_role("alert")).to_contain_text("rule 5.6.1")
    pages[second].locator('[data-answer="accept"]').click()
    pages[second].locator(".acts").get_by_role("button", name=f"Play {NAMES[first]}").click()

    # Both look from their new seats, without a word of theirs.
    for old, page in pages.items():
        expect(page.locator(".settled")).to_contain_text(f"You play {NAMES[OTHER[old]]}", timeout=30_000)
        expect(page.locator(".settled")).to_contain_text("changed seats")
    central = pages["ap"]
    central.locator('[data-answer="guns of august"]').click()
    central.locator('[data-act="send"]').click()
    expect(central.locator(".tray li .head.cp")).to_have_count(7)
    expect(pages["cp"].locator(".tray li .head.ap")).to_have_count(7)
    central.locator('.tray [data-card="cp_01"]').click()
    central.locator('.over [data-use="event"]').click()
    expect(central.locator("aside.panel")).to_contain_text("which space will you attack?")
    central.reload()
    expect(central.locator("aside.panel")).to_contain_text("which space will you attack?", timeout=30_000)
