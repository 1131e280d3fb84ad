"""The first round of 1805 with five seats: two people at two browsers, three bots."""

from __future__ import annotations

import pytest
from browser_visitor import MakeVisitor, Visitor
from nw_table import NwTable, nw_plan
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SEATS = {"france": "me", "britain": "open", "austria": "bot:random", "russia": "bot:random"}


def seated(anna: Visitor, bela: Visitor) -> tuple[NwTable, NwTable]:
    """Anna plays France, Béla Britain."""
    plan = nw_plan(seats=SEATS | {"prussia": "bot:random"}, public=True)
    id_ = anna.post("/api/tables", plan)["id"]
    bela.post(f"/api/tables/{id_}/join", {"seat": "britain"})
    return tuple(NwTable(one.goto(f"/table/{id_}")).ready() for one in (anna, bela))  # type: ignore[return-value]


def opened(*tables: NwTable) -> None:
    """Before the first Impulse: Resources are placed, every hand is kept, until France plays."""
    for _ in range(900):
        for table in tables:
            page, kind = table.page, table.kind()
            if kind == "play":
                return
            if kind in ("resource", "mulligan"):
                moment = page.locator(".asked").first.get_attribute("data-moment")
                page.locator("aside.panel .options button.row").first.click()
                if kind == "mulligan":
                    table.press("send")
                expect(page.locator(f'.asked[data-moment="{moment}"]')).to_have_count(0, timeout=30_000)
        tables[0].page.wait_for_timeout(100)
    raise AssertionError("the first Impulse never began")


def pass_by_itself(table: NwTable) -> None:
    """No more questions about Responses."""
    page = table.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Responses: where to pass by itself").click()
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_people_and_three_bots_play_the_first_round(visitor: MakeVisitor) -> None:
    """France marches area by area and takes a step back; Britain builds; the bots go on to round 2."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    france, britain = seated(anna, bela)
    pass_by_itself(france)
    pass_by_itself(britain)
    france.asked("Which nation starts with a resource?")
    opened(france, britain)

    france.question("play")
    france.card("The Emperor Commands", "cp")
    france.question("act")
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "12")
    france.page.locator('[data-answer="act:consul"]').click(force=True)
    expect(france.page.get_by_role("alert")).to_contain_text("rule 8.1")
    france.space("paris")
    france.drag("paris", "reims")
    expect(france.page.locator('[data-road="reims"]')).to_be_visible()
    france.press("march")
    france.log("→ Champagne (Reims)")
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "10")
    france.press("undo")
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "12")
    france.end_impulse()

    britain.question("play")
    britain.card("Parliament", "cp")
    britain.open_act("build")
    britain.space("london")
    britain.page.locator('aside.panel [data-answer="build 1 sp @ london"]').click()
    britain.log("New units in London: Britain 1.")
    britain.end_impulse()
    expect(britain.page.locator("header").first).to_contain_text("round 2", timeout=60_000)
