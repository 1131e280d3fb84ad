"""What the table of Paths of Glory tells by itself: a battle before and after its dice, who will starve."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.pog_table import PogTable, pog_table, sit_down
from tests.browser.test_pog_faces import findings

pytestmark = pytest.mark.browser

#: Two German armies behind the French, one more before Verdun, two to open the way to them.
CUT_OFF: dict[str, Any] = {
    "scenario": "historical",
    "turn": 2,
    "round": 6,
    "to_act": "cp",
    "units": {
        "cambrai": ["ge_2", "ge_3"],
        "sedan": ["fr_4"],
        "brussels": ["br_bef_army"],
        "koblenz": ["ge_4"],
        "verdun": ["fr_3"],
        "strasbourg": ["ge_6"],
    },
    "control": {"cp": ["cambrai"]},
    "hands": {"cp": ["cp_13", "cp_08"], "ap": ["ap_01"]},
}


def keyed(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


#: Presses of Tab from the question to anything it offers.
_FAR = 40
_ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def tab_to(page: Page, wanted: str) -> None:
    """Tab, from where the keyboard stands, until it stands on this; nothing is focused by any other way."""
    for _ in range(_FAR):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never came to {wanted}")


def press(page: Page, wanted: str) -> None:
    """Go there by Tab and press Enter."""
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def act(page: Page, name: str) -> None:
    press(page, f'[data-act="{name}"]')


def walk_to(page: Page, space: str) -> None:
    """From space to space by the arrows, always the one that brings nearest."""
    seen: set[str] = set()
    for _ in range(_FAR):
        here = str(page.evaluate("document.activeElement?.dataset?.space ?? ''"))
        if here == space:
            return
        seen.add(here)
        for key in sorted(_ARROWS, key=lambda one: _off(page, space, one)):
            page.keyboard.press(key)
            reached = str(page.evaluate("document.activeElement?.dataset?.space ?? ''"))
            if reached not in seen:
                break
    raise AssertionError(f"the arrows never came to {space}")


_OFF = """([goal, key]) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const [gx, gy] = middle(document.querySelector(`[role=button][data-space="${goal}"]`));
  const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  return -((gx - x) * dx + (gy - y) * dy);
}"""


def _off(page: Page, space: str, key: str) -> float:
    """How little this arrow leads towards the space."""
    return float(page.evaluate(_OFF, [space, key]))


def asked(page: Page, kind: str) -> None:
    expect(page.locator(f'.asked[data-kind="{kind}"][data-busy="false"]')).to_be_visible(timeout=30_000)


def test_a_lone_attack_waits_for_a_word_and_a_round_needs_no_mouse(visitor: MakeVisitor, axe: str) -> None:
    anna = visitor(theme="dark").be("Anna")
    page = sit_down(anna, pog_table(anna, position=CUT_OFF | {"round": 3})).page
    table = PogTable(page).untold()
    asked(page, "action")
    panel = page.locator("aside.panel")
    expect(panel.get_by_role("heading", name="what will you do in this action round?")).to_be_visible()
    keyed(page, "1")
    expect(page.get_by_role("menuitem", name="Operations: 3")).to_be_visible()
    keyed(page, "o")
    asked(page, "activation")
    expect(panel.get_by_role("heading", name="which space will you activate?")).to_be_visible()
    expect(panel.get_by_role("heading", name="2 stacks can act")).to_be_visible()
    expect(panel.get_by_role("button", name="Koblenz: activate for attack, cost 1")).to_be_visible()
    expect(panel).to_contain_text("Out of supply: may neither move nor attack (14.3.1).")
    expect(
        page.get_by_role("button", name="Koblenz, victory space, Central Powers, German 4th Army")
    ).to_be_visible()
    press(page, 'aside.panel [aria-label="Koblenz: activate for attack, cost 1"]')
    table.log("Koblenz is activated for attack, for one operation.")
    expect(panel.get_by_role("heading", name="Given")).to_be_visible()
    act(page, "done")
    expect(panel.get_by_role("alert")).to_contain_text("would be lost")
    act(page, "done")
    asked(page, "target")
    press(page, '[data-answer="attack sedan"]')

    stage = page.get_by_label("The battle before the dice: Sedan")
    expect(stage.get_by_role("img", name="You fire: column 5")).to_be_visible()
    expect(stage).to_contain_text("both together")
    expect(page.locator("aside.panel")).to_contain_text("these are fed again")
    expect(page.locator("aside.rail")).not_to_contain_text("fire and roll")
    assert findings(page, axe) == []
    keyed(page, "Escape")
    expect(stage).to_have_count(0)
    press(page, '[data-answer="attack sedan"]')
    expect(page.locator("[data-act=attack]")).to_be_focused()
    expect(page.locator("[data-act=attack]")).to_contain_text("Attack")
    keyed(page, "Enter")
    table.log("strength 5 on column 5")
    for _ in range(20):
        if page.locator("[data-act=go-on]").count():
            break
        if page.locator('.asked[data-kind="losses"]').count():
            keyed(page, "1", "Enter")
        elif page.locator('.asked[data-kind="advance"], .asked[data-kind="combat-card"]').count():
            act(page, "done")
        page.wait_for_timeout(400)
    result = page.get_by_label("The battle of Sedan")
    expect(result).to_contain_text("You roll")
    expect(result).to_contain_text("strength 5, column 5, army table")
    expect(page.locator("[data-act=go-on]")).to_be_focused()
    assert findings(page, axe) == []
    keyed(page, "Enter")
    expect(result).to_have_count(0)


def test_the_arrows_walk_the_map_and_its_keys_activate(visitor: MakeVisitor) -> None:
    """From the question by Tab to the map, by arrows to a stack, M; Enter on the goal of the march."""
    anna = visitor().be("Anna")
    page = sit_down(anna, pog_table(anna, position=CUT_OFF | {"round": 3})).page
    table = PogTable(page).untold()
    asked(page, "action")
    keyed(page, "1", "o")
    asked(page, "activation")
    for _ in range(_FAR):
        if page.evaluate("document.activeElement?.matches('[role=application] [data-space]') ?? false"):
            break
        page.keyboard.press("Shift+Tab")
    walk_to(page, "strasbourg")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^Strasbourg.*German 6th Army"))
    keyed(page, "m")
    table.log("Strasbourg is activated for movement, for one operation.")
    act(page, "done")
    act(page, "done")
    asked(page, "movers")
    act(page, "move")
    asked(page, "path")
    press(page, '[data-answer="to mannheim"]')

    table.log("German 6th Army marches: Strasbourg → Mannheim.")


def test_r14_3_5_who_would_starve_is_named_before_the_last_round_ends(visitor: MakeVisitor, axe: str) -> None:
    anna = visitor().be("Anna")
    page = sit_down(anna, pog_table(anna, position=CUT_OFF)).page
    table = PogTable(page).untold()
    bar = page.locator(".dangers")
    expect(bar).to_contain_text("Out of supply: 2 units")
    expect(bar.get_by_role("button", name="German 2nd Army and German 3rd Army, Cambrai")).to_be_visible()
    keyed(page, "u")
    expect(page.locator("aside.panel")).to_contain_text("Take back: Sedan")
    keyed(page, "u")

    page.locator(".tray [data-card]").first.click()
    table.use("Redeployment")
    asked(page, "redeployment")
    page.locator("[data-act=done]").click()
    prompt = page.get_by_role("alertdialog")
    expect(prompt).to_contain_text("2 units will be lost")
    expect(prompt).to_contain_text("redeployment points would be lost")
    expect(prompt.get_by_role("button", name="Go on with the round")).to_be_focused()
    assert findings(page, axe) == []
    page.keyboard.press("Enter")
    expect(prompt).to_have_count(0)
    asked(page, "redeployment")
    page.locator("[data-act=done]").click()
    prompt.get_by_role("button", name="End the round and lose 2 units").click()

    table.log("German 2nd Army is lost for good in Cambrai")


def test_r14_3_5_the_last_march_asks_though_nobody_says_that_he_is_done(visitor: MakeVisitor) -> None:
    """One operation and one march end the action: the map goes to those who would be lost for it."""
    anna = visitor().be("Anna")
    page = sit_down(anna, pog_table(anna, position=CUT_OFF)).page
    table = PogTable(page).untold()
    asked(page, "action")
    page.locator('[data-answer="auto"]').click()
    page.locator("[data-act=send]").click()
    asked(page, "activation")
    table.chip("strasbourg", "move")
    asked(page, "movers")
    table.space("mannheim")
    prompt = page.get_by_role("alertdialog")
    expect(prompt).to_contain_text("German 2nd Army and German 3rd Army, Cambrai")
    expect(prompt).to_contain_text("Take back: Sedan")
    expect(page.locator('[role=button][data-space="cambrai"]')).to_be_in_viewport()
    prompt.get_by_role("button", name="Go on with the round").click()
    asked(page, "path")

    table.space("mannheim")
    prompt.get_by_role("button", name="End the round and lose 2 units").click()
    table.log("German 3rd Army is lost for good in Cambrai")


def test_a_battle_stays_to_be_read_though_the_enemy_attacks_meanwhile(visitor: MakeVisitor) -> None:
    """Anna has not pressed Continue when she is asked for her losses in the next battle."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    units = CUT_OFF["units"] | {"brussels": ["fr_5", "fr_6", "fr_9"]}
    position = CUT_OFF | {"round": 3, "units": units}
    id_ = pog_table(anna, position=position, seats={"cp": "me", "ap": "open"}, public=True)
    bela.post(f"/api/tables/{id_}/join", {"seat": "ap"})
    page = sit_down(anna, id_).page
    answers(anna, id_, "cp", "auto", "activate koblenz attack", "attack sedan")
    answer_until(anna, bela, id_, lambda asked: asked == ("ap", "action"))
    result = page.get_by_label("The battle of Sedan")
    expect(result).to_contain_text("You roll")
    expect(page.locator("[data-act=go-on]")).to_be_visible()

    answers(bela, id_, "ap", "auto", "activate brussels attack", "attack cambrai")
    answer_until(anna, bela, id_, lambda asked: asked == ("cp", "losses"))
    expect(page.locator('.asked[data-kind]:not([data-kind=""])')).to_be_visible()
    expect(result).to_be_visible()
    page.locator("[data-act=go-on]").click()

    expect(page.get_by_label("The battle of Cambrai")).to_be_visible()


def answers(who: Visitor, id_: str, seat: str, *texts: str) -> None:
    """Answers over the API, each to the question that is open then."""
    for text in texts:
        revision = snapshot(who, id_, seat)["revision"]
        said = {"seat": seat, "text": text, "revision": revision, "request": f"{seat}{revision}"}
        who.post(f"/api/tables/{id_}/decide", said)


def answer_until(anna: Visitor, bela: Visitor, id_: str, wanted: Callable[[tuple[str, str]], bool]) -> None:
    """Both take the last answer of whatever a battle asks of them."""
    who = {"cp": anna, "ap": bela}
    for _ in range(20):
        seat = snapshot(anna, id_, "cp")["view"]["asked"][0]
        question = snapshot(who[seat], id_, seat)["question"]
        if wanted((seat, question["kind"])):
            return
        answers(who[seat], id_, seat, question["options"][-1]["text"])
    raise AssertionError("the battle never came so far")


def snapshot(who: Visitor, id_: str, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = who.context.request.get(f"{who.url}/api/tables/{id_}/snapshot?seat={seat}").json()
    return found
