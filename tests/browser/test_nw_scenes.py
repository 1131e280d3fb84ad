"""Fights of The Napoleonic Wars as scenes, the others' impulses on the map, an impulse by the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import WINDOWS, NwTable, at_position, nw_plan, quietly
from tests.browser.test_nw_fights import fight_on

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
    # What follows in the impulse belongs to the same stretch of the log; the verdict is read once.
    if table.kind() == "act":
        table.end_impulse()
        expect(end).to_have_count(0)


def in_the_middle(page: Page, place: str) -> bool:
    """Does a place of the map lie well within what is seen of it?"""
    box = page.locator(f'[role=button][data-space="{place}"]').first.bounding_box()
    frame = page.get_by_role("application").bounding_box()
    assert box is not None
    assert frame is not None
    x, y = box["x"] + box["width"] / 2 - frame["x"], box["y"] + box["height"] / 2 - frame["y"]
    return 0.2 < x / frame["width"] < 0.8 and 0.15 < y / frame["height"] < 0.8


def wait_for_the_map(page: Page, *places: str) -> None:
    for _ in range(40):
        if any(in_the_middle(page, place) for place in places):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{places} are not in the middle of the map")


def test_the_map_goes_to_the_fight_and_an_idle_step_is_no_question(visitor: MakeVisitor) -> None:
    """Half of the map is left beside a battle, and its area lies in the middle of it; who holds no card that
    fits is told so, Enter goes on, and a card that was laid is named with its die."""
    anna = visitor().be("Anna")
    hands = {"france": ["talleyrand", "luddites"], "austria": ["infantry_squares", "typhus"]}
    table = at_position(anna, due="france", areas=PRAGUE, hands=hands)
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    page.get_by_role("button", name="Show the whole map").click()
    table.space("ratisbon")
    wait_for_the_map(page, "ratisbon")
    table.space("prague")
    table.press("march")

    fight_on(table, ("battle-card",))
    wait_for_the_map(page, "prague")
    expect(page.get_by_role("heading", name="No battle card of France fits now.")).to_be_visible()
    expect(page.locator('.acts [data-act="idle"]')).to_contain_text("On with the battle")
    moment = table.moment()
    page.locator("body").press("Enter")
    table.answered(moment)
    table.question("battle-card").answer("play infantry_squares")
    table.press("send")
    table.answered(moment)
    expect(page.get_by_role("region", name="Austria defends")).to_contain_text("Infantry Squares")
    expect(page.get_by_role("region", name="Austria defends")).to_contain_text("mountain pass, own area")


def test_an_idle_step_of_a_battle_is_no_question(visitor: MakeVisitor) -> None:
    """Nobody presses anything for a card he does not hold: after the march comes what has to be decided."""
    anna = visitor().be("Anna")
    hands = {"france": ["talleyrand", "luddites"], "austria": ["typhus", "haiti"]}
    table = at_position(anna, idle=True, due="france", areas=PRAGUE, hands=hands)
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    table.space("ratisbon")
    table.space("prague")
    table.press("march")
    table.question("reaction").press("idle")

    seen = set()
    end = page.locator("[data-battle-end=prague]")
    for _ in range(40):
        page.locator('.asked[data-busy="false"]:not([data-kind=""])').first.wait_for()
        if end.count():
            break
        seen.add(page.locator(".asked").first.get_attribute("data-kind"))
        quietly_fight(table)
    expect(end).to_be_visible()
    assert "battle-card" not in seen


def test_who_keeps_a_straight_face_is_asked_at_every_step(visitor: MakeVisitor) -> None:
    """The switch stands beside the question for a card, and in every order for a Response."""
    anna = visitor().be("Anna")
    hands = {"france": ["talleyrand", "horse_artillery", "luddites"], "austria": ["typhus", "haiti"]}
    table = at_position(anna, idle=True, due="france", areas=PRAGUE, hands=hands)
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    table.space("ratisbon")
    table.space("prague")
    table.press("march")
    fight_on(table, ("battle-card",))
    switch = page.get_by_role("checkbox", name="Pass for me where no card of mine fits")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(page.locator('[data-passes-idle="false"]')).to_contain_text("The others wait for you")
    table.answer("play horse_artillery")
    table.press("send")

    expect(page.get_by_role("heading", name="No battle card of France fits now.")).to_be_visible()
    expect(page.locator('.acts [data-act="idle"]')).to_contain_text("On with the battle")


def test_the_map_goes_to_the_nation_that_is_asked_after_a_fight(visitor: MakeVisitor) -> None:
    """The end of a battle on the Danube has been read; the impulse of Spain is in Spain."""
    anna = visitor().be("Anna")
    hands = {"france": ["talleyrand"], "austria": ["typhus"], "spain": ["haiti", "luddites"]}
    areas = PRAGUE | {"madrid": "4 spain"}
    table = at_position(anna, idle=True, due="france", areas=areas, hands=hands)
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    table.space("ratisbon")
    table.space("prague")
    table.press("march")
    for _ in range(60):
        table.page.locator('.asked[data-busy="false"]:not([data-kind=""])').first.wait_for()
        heading = page.locator(".asked h2").first.inner_text()
        if heading.startswith("Spain: which card"):
            break
        quietly(table)
    expect(page.get_by_role("heading", name="Spain: which card will you play?")).to_be_visible()
    wait_for_the_map(page, "madrid")


def test_what_else_can_be_done_where_an_army_stands_is_one_click_away(visitor: MakeVisitor) -> None:
    """Who points at Paris to build there finds the army picked, and building below it."""
    anna = visitor().be("Anna")
    areas = {"paris": "napoleon + 4 france"}
    table = at_position(anna, idle=True, due="france", areas=areas, hands={"france": ["talleyrand"]})
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    table.space("paris")
    page.locator('[data-also="paris"] [data-answer="also:build"]').click()
    table.answer("build 1 sp @ paris")
    table.log("France raises 1 SP in Paris")


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


def tree(page: Page) -> str:
    """What a listener is told of the panel."""
    return page.locator("aside.panel").aria_snapshot()


def answered_by_keys(table: NwTable) -> None:
    """The button that does nothing if there is one, else the first answer; it has a name."""
    page, moment = table.page, table.moment()
    idle, send = page.locator('.acts [data-act="idle"]'), page.locator('.acts [data-act="send"]')
    if idle.count():
        assert idle.first.inner_text().strip()
        idle.first.focus()
        page.keyboard.press("Enter")
    else:
        page.locator("body").press("1")
        expect(send.or_(page.locator(f'.asked:not([data-moment="{moment}"])')).first).to_be_visible()
        if table.moment() == moment:
            page.locator("body").press("Enter")
    table.answered(moment)


def test_an_impulse_is_played_by_the_keyboard_alone(visitor: MakeVisitor) -> None:
    """A card by its number, its use by letter, a march by arrows on the map, a battle, the end by N, and no
    pointer; at every step what is asked is a heading, and what is possible has a name."""
    anna = visitor().be("Anna")
    hands = {"france": ["talleyrand", "luddites"], "austria": ["typhus", "haiti"]}
    table = at_position(anna, due="france", areas=PRAGUE, hands=hands)
    keys, page = table.question("play").page.keyboard, table.page
    assert 'heading "France: which card will you play?"' in tree(page)
    expect(page.locator(".tray").get_by_role("button", name=re.compile("Luddites"))).to_have_count(1)
    expect(page).to_have_title(re.compile("^Your turn"))
    keys.press("1")
    dialog = page.get_by_role("region", name="Luddites")
    expect(dialog.get_by_role("button", name=re.compile(r"\d.CP"))).to_be_visible()
    expect(page.locator('.use .row:not([aria-disabled="true"])').first).to_be_focused()
    keys.press("o")
    expect(page.locator('[data-act="use"]')).to_be_focused()
    keys.press("Enter")

    table.question("act")
    shown = tree(page)
    assert 'heading "France: spend your CP"' in shown
    assert re.search('button "Move an army', shown)
    assert re.search('button "Build', shown)
    page.locator('[role=application] [data-space="ratisbon"][tabindex]').first.focus()
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^Ratisbon.*Napoleon"))
    keys.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Prague.*possible goal, 1 CP"))).to_have_count(1)
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        if "Prague" in str(page.locator(":focus").get_attribute("aria-label")):
            break
        page.locator('[role=application] [data-space="ratisbon"][tabindex]').first.focus()
        keys.press(arrow)
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^Prague"))
    keys.press("Enter")
    expect(page.locator('[data-road="prague"] [data-chances]')).to_have_attribute(
        "aria-label", re.compile(r"You win \d+%")
    )
    expect(page.locator('[data-act="march"]')).to_be_focused()
    keys.press("Enter")

    end = page.locator("[data-battle-end=prague]")
    seen = ""
    for _ in range(40):
        page.locator('.asked[data-busy="false"]:not([data-kind=""])').first.wait_for()
        if end.count():
            break
        shown = tree(page)
        seen += shown
        assert 'heading "' in shown
        answered_by_keys(table)
    assert 'heading "Austria: the enemy comes' in seen
    assert 'heading "Battle of Prague"' in seen
    assert 'list "Battle' in seen or 'table "Dice of France' in seen
    assert re.search('heading ".*(Napoleon|Mack).*Prague', tree(page))
    page.locator("body").press("Enter")
    expect(end).to_have_count(0)

    while table.kind() not in ("play", "act"):
        answered_by_keys(table)
    if table.kind() == "act":
        keys.press("n")
        if page.get_by_role("alert").count():
            expect(page.get_by_role("alert")).to_contain_text("would be lost")
            keys.press("n")
    moment = table.question("play").moment()
    assert 'heading "France: another card in this impulse, or end it?"' in tree(page)
    keys.press("n")
    table.answered(moment)


def test_what_the_others_did_is_told_on_the_map(visitor: MakeVisitor) -> None:
    """After four bots the round opens with the fate of one's own pieces; Enter goes on to the question."""
    anna = visitor().be("Anna")
    seats = {"france": "me", **dict.fromkeys(("britain", "austria", "russia", "prussia"), "bot:random")}
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 1, "due": "france"}
    start |= {
        "auto_pass": {"france": list(WINDOWS)},
        "areas": {"paris": "napoleon + 9 france", "madrid": "2 spain"},
    }
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
    # The map has followed the others; it comes back to an army of the nation that is asked.
    nation = str(page.locator(".asked h2").first.text_content()).strip().partition(":")[0].lower()
    stacks = page.locator(f'[data-stack*=" {nation} "]')
    expect(stacks.first).to_be_attached()
    places = [str(one.get_attribute("data-stack")).split()[0] for one in stacks.all()]
    wait_for_the_map(page, *places)
