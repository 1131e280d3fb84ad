"""The first round of 1805 with five seats: two people at two browsers, three bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.nw_table import WINDOWS, NwTable, carry_on, nw_plan, nw_table

pytestmark = pytest.mark.browser

BOTS = dict.fromkeys(("austria", "russia", "prussia"), "bot:random")
SEATS = {"france": "me", "britain": "open", **BOTS}


def seated(anna: Visitor, bela: Visitor) -> tuple[NwTable, NwTable]:
    """Anna plays France, Béla Britain; nobody is asked for Responses."""
    passes = {seat: list(WINDOWS) for seat in SEATS}
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "phase": "opening", "auto_pass": passes}
    plan = nw_plan(seats=SEATS, public=True, position=start)
    id_ = anna.post("/api/tables", plan)["id"]
    bela.post(f"/api/tables/{id_}/join", {"seat": "britain"})
    return tuple(NwTable(one.goto(f"/table/{id_}")).ready() for one in (anna, bela))  # type: ignore[return-value]


def test_two_people_and_three_bots_play_the_first_round(visitor: MakeVisitor) -> None:
    """France builds, takes it back and marches; Britain builds; the bots go on to round 2."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    france, britain = seated(anna, bela)
    france.asked("Which nation starts with a resource?")
    carry_on((france, britain), lambda: france.kind() == "play")

    france.question("play")
    france.card("The Emperor Commands", "cp")
    france.question("act")
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "12")
    france.page.locator('[data-answer="act:consul"]').click(force=True)
    expect(france.page.get_by_role("alert")).to_contain_text("rule 8.1")
    france.open_act("build")
    france.space("paris")
    france.page.locator('aside.panel [data-answer="build 1 sp @ paris"]').click()
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "8")
    france.press("undo")
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "12")
    france.drag("paris", "reims")
    expect(france.page.locator('[data-road="reims"]')).to_contain_text("1 CP")
    france.press("march")
    france.log("to Reims")
    expect(france.page.locator("[data-purse]")).to_have_attribute("data-purse", "10")
    france.end_impulse()

    carry_on((france,), lambda: britain.kind() == "play")
    britain.card("Parliament", "cp")
    britain.question("act").page.get_by_label("Answer", exact=True).fill("build 1 sp @ london")
    britain.page.keyboard.press("Enter")
    britain.log("Britain raises 1 SP in London")
    britain.end_impulse()
    heading = britain.page.locator("header").first
    carry_on((france, britain), lambda: "round 2" in heading.inner_text())
    france.log("Impulse of Prussia.")


def test_r6_14_who_is_asked_for_a_response_in_a_live_game_sees_a_short_clock_that_passes(
    visitor: MakeVisitor,
) -> None:
    anna = visitor().be("Anna")
    passes = {seat: [w for w in WINDOWS if seat != "austria" or w != "card"] for seat in SEATS}
    hands = {"france": ["talleyrand", "luddites"], "austria": ["countermanded", "rally"]}
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2, "due": "france"}
    pace = {"kind": "live", "grace": 0, "short": 8}
    id_ = nw_table(anna, pace=pace, position=start | {"auto_pass": passes, "hands": hands})
    page = anna.goto(f"/table/{id_}")
    table = NwTable(page)

    page.get_by_role("button", name="Open: France").click()
    table.ready().question("play")
    table.card("Talleyrand", "event")
    page.get_by_role("button", name="Open: Austria").click()
    table.question("response")
    expect(page.get_by_role("banner")).to_contain_text("0:0")
    expect(page.get_by_role("button", name="Open: France")).to_be_visible(timeout=30_000)
