"""Fights of The Napoleonic Wars as scenes, the others' impulses on the map, an impulse by the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import WINDOWS, NwTable, at_position, nw_plan, quietly

pytestmark = pytest.mark.browser

ARMY = "napoleon, murat + 8 france"
PRAGUE = {"ratisbon": ARMY, "prague": "mack + 7 austria"}


def test_r11_a_battle_is_a_scene_with_odds_before_it_and_a_verdict_after_it(visitor: MakeVisitor) -> None:
    """The march is taken from the list; the odds stand there before it, and the deciding roll at its end."""
    anna = visitor().be("Anna")
    table = at_position(anna, due="france", areas=PRAGUE, hands={"france": ["talleyrand", "horse_artillery"]})
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    line = page.get_by_label("Answer", exact=True)
    line.fill(f"move {ARMY} @ ratisbon to prague")
    line.press("Enter")
    expect(page.locator('[data-road="prague"] [data-chances]')).to_be_visible()
    table.press("march")

    table.question("reaction")
    expect(page.locator('[data-ahead="prague"]')).to_contain_text("You win")
    expect(page.locator('[data-bond="prague enemies"]')).to_have_count(1)
    expect(page.locator('[data-stack="prague france 8"]')).to_have_count(1)
    expect(page.locator('[data-stack="prague austria 7"]')).to_have_count(1)
    end = page.locator("[data-battle-end=prague]")
    seen: set[str] = set()
    for _ in range(40):
        page.locator('.asked[data-busy="false"]:not([data-kind=""])').first.wait_for()
        if end.count():
            break
        scene = page.locator('[data-fight="prague"]')
        if scene.count():
            seen.add(scene.get_attribute("data-step") or "")
            expect(scene.locator("[data-chances]").first).to_be_visible()
        quietly_fight(table)
    assert seen & {"cards", "dice"}
    assert seen & {"roll", "losses", "retreat"}
    expect(end).to_contain_text("Prague")
    expect(end.locator("[data-chances]")).to_be_visible()
    expect(end.locator("table")).to_contain_text("came with")
    page.keyboard.press("Enter")
    expect(end).to_have_count(0)


def quietly_fight(table: NwTable) -> None:
    """The first answer, or none."""
    page, moment = table.page, table.moment()
    idle = page.locator('.acts [data-act="idle"]')
    if idle.count():
        idle.first.click()
    else:
        page.locator("aside.panel .options button.row").first.click()
        if page.locator('.acts [data-act="send"]').count():
            table.press("send")
    table.answered(moment)


def test_r13_4_a_battle_at_sea_is_read_of_at_its_end(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="britain",
        areas={"kent": "moore + 4 britain", "paris": "napoleon + 6 france"},
        fleets={"english_channel": "britain_sq4, britain_sq5", "brest": "1 france"},
        hands={"britain": ["talleyrand"]},
    )
    table.question("play")
    table.card("Talleyrand", "cp")
    table.open_act("sail")
    table.answer("sail britain_sq4, britain_sq5 to brest")
    expect(table.page.locator('[data-ahead="brest"] [data-chances]')).to_be_visible()
    table.press("send")
    end = table.page.locator("[data-battle-end=brest]")
    for _ in range(20):
        table.page.locator('.asked[data-busy="false"]:not([data-kind=""])').first.wait_for()
        if end.count():
            break
        quietly_fight(table)
    expect(end).to_contain_text("Battle at sea")


def test_an_impulse_is_played_by_the_keyboard_alone(visitor: MakeVisitor) -> None:
    """A card by its number, its use by letter, a march typed and ordered, the end by N: no pointer at all."""
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="france",
        areas={"paris": "napoleon + 4 france"},
        hands={"france": ["talleyrand", "luddites"]},
    )
    keys = table.question("play").page.keyboard
    page = table.page
    keys.press("1")
    expect(page.locator('.use .row:not([aria-disabled="true"])').first).to_be_focused()
    keys.press("o")
    expect(page.locator('[data-act="use"]')).to_be_focused()
    keys.press("Enter")

    table.question("act")
    page.get_by_label("Answer", exact=True).focus()
    keys.type("move napoleon + 4 france @ paris to reims")
    keys.press("Enter")
    expect(page.locator('[data-act="march"]')).to_be_focused()
    keys.press("Enter")
    table.log("March from Paris to Reims")
    table.question("act")
    keys.press("n")
    expect(page.get_by_role("alert")).to_contain_text("would be lost")
    keys.press("n")
    moment = table.question("play").moment()
    keys.press("n")
    table.answered(moment)


def test_what_the_others_did_is_told_on_the_map(visitor: MakeVisitor) -> None:
    """After four bots the round opens with the fate of one's own pieces; Enter goes on to the question."""
    anna = visitor().be("Anna")
    seats = {"france": "me", **dict.fromkeys(("britain", "austria", "russia", "prussia"), "bot:random")}
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 1, "due": "france"}
    start |= {"auto_pass": {"france": list(WINDOWS)}, "areas": {"paris": "napoleon + 9 france"}}
    id_ = anna.post("/api/tables", nw_plan(seats=seats, position=start))["id"]
    table = NwTable(anna.goto(f"/table/{id_}")).ready()
    page = table.page
    told = page.locator("#round-head")
    for _ in range(120):
        if told.count():
            break
        if page.locator('.asked[data-busy="false"]:not([data-kind=""])').count():
            quietly(table)
        page.wait_for_timeout(250)
    expect(told).to_have_text("Since your last impulse")
    expect(page.locator("article").first).to_be_visible()
    page.keyboard.press("Enter")
    table.question("play")
