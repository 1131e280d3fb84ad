"""The table of Paths of Glory on the phone, in three languages and both themes, and by its words alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import PogTable, pog_table, sit_down

pytestmark = pytest.mark.browser

PHONE_WIDTH = 390
ASKED = {"en": "what will you do", "ru": "в этом раунде", "hu": "ebben"}


def findings(page: Page, script: str) -> list[str]:
    page.evaluate(script)
    result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {[node['target'] for node in one['nodes'][:4]]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: MakeVisitor, axe: str, theme: str) -> None:
    anna = visitor(theme=theme).be("Anna")
    table = sit_down(anna, pog_table(anna))
    table.asked("what will you do in this action round?")
    assert findings(table.page, axe) == []

    table.card("Guns of August")
    assert findings(table.page, axe) == []
    table.use("Event")
    table.asked("which space will you attack?")
    table.space("sedan")
    table.asked("Odds")
    assert findings(table.page, axe) == []


#: How far a space has moved half a second after the board began to glide, perhaps with a finger on it.
_GLIDE = """async ([button, space, pressed]) => {
  const place = document.querySelector(`[role=button][data-space="${space}"]`);
  const left = () => place.getBoundingClientRect().left;
  const start = left();
  document.querySelector(`button[aria-label="${button}"]`).click();
  if (pressed) place.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }));
  await new Promise((done) => setTimeout(done, 500));
  return Math.abs(left() - start);
}"""


def test_a_board_that_glides_stops_under_the_finger(visitor: MakeVisitor) -> None:
    """Or what is pressed would be gone before the click."""
    anna = visitor(moving=True).be("Anna")
    page = sit_down(anna, pog_table(anna)).page

    assert page.evaluate(_GLIDE, ["Zoom in", "sedan", False]) > 1
    assert page.evaluate(_GLIDE, ["Zoom out", "sedan", True]) == 0


def test_a_stack_that_fans_out_under_the_finger_is_still_clicked(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna))
    table.card("Guns of August")
    table.use("Event")
    table.asked("which space will you attack?")
    page = table.page
    box = page.locator('[role=button][data-space="sedan"]').first.bounding_box()
    assert box is not None

    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator('.fan[data-space="sedan"]')).to_be_visible()
    page.mouse.up()

    table.asked("Attack on Sedan")


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_phone_plays_the_first_round(visitor: MakeVisitor, language: str) -> None:
    anna = visitor(phone=True, language=language).be("Anna", language)
    page = anna.goto(f"/table/{pog_table(anna)}")
    page.locator(".use button").first.click()
    page.locator(".act button").first.click()
    expect(page.get_by_role("application")).to_be_visible(timeout=30_000)

    page.locator('[role=button][data-space="sedan"]').click()
    expect(page.locator(".sheet .acts button").first).to_contain_text("3")
    for tab in range(5):
        page.locator("nav button").nth(tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_the_desk_speaks_the_language(visitor: MakeVisitor, language: str) -> None:
    """A text that is missing would be a complaint of the browser."""
    anna = visitor(language=language).be("Anna", language)
    page = anna.goto(f"/table/{pog_table(anna)}")
    expect(page.get_by_role("application")).to_be_visible(timeout=30_000)
    page.locator(".tray li button").first.click()
    expect(page.locator(".over")).to_be_visible()
    for overlay in range(4):
        page.locator(".strip .end button").nth(overlay).click()
    page.locator(".tabs button").nth(1).click()
    expect(page.locator(".tracks")).to_be_visible()


#: Titles of the hand are measured where they are longest.
_CUT = """() => [...document.querySelectorAll('.tray .head b')]
  .filter((one) => one.scrollWidth > one.parentElement.clientWidth + 1 || one.getBoundingClientRect().right
    > one.closest('li').getBoundingClientRect().right).map((one) => one.textContent)"""
LONG_HAND = ["cp_02", "cp_09", "cp_10", "cp_12", "cp_13", "cp_14", "cp_05", "cp_08"]


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_no_title_of_the_hand_is_cut_and_a_card_opens_over_the_log(
    visitor: MakeVisitor, language: str
) -> None:
    """Eight cards with long names; their uses leave the map free whichever card it is."""
    anna = visitor(language=language).be("Anna", language)
    position = {"scenario": "historical", "turn": 2, "round": 3, "to_act": "cp", "hands": {"cp": LONG_HAND}}
    page = anna.goto(f"/table/{pog_table(anna, position=position)}")
    cards = page.locator(".tray [data-card]")
    expect(cards).to_have_count(len(LONG_HAND), timeout=30_000)
    assert page.evaluate(_CUT) == []

    board = page.get_by_role("application").bounding_box()
    assert board is not None
    for card in (cards.first, cards.last):
        card.click()
        uses = page.locator(".over")
        expect(uses).to_be_visible()
        box = uses.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] < board["x"] + board["width"] / 8
        page.keyboard.press("Escape")
        expect(uses).to_have_count(0)


def test_what_was_discarded_and_what_is_to_come_is_listed(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    position = {"scenario": "historical", "turn": 2, "round": 3, "to_act": "cp", "hands": {"cp": ["cp_13"]}}
    table = sit_down(anna, pog_table(anna, position=position | {"discards": {"cp": ["cp_09"]}}))
    panel = table.page.locator("aside.panel")
    panel.get_by_role("button", name="Discarded 1").click()
    expect(panel).to_contain_text("Reichstag Truce")
    panel.get_by_role("button", name="Still to come").click()
    expect(panel.get_by_text("German Reinforcements").first).to_be_in_viewport()
    panel.get_by_role("button", name="Table", exact=True).click()
    expect(panel.get_by_role("heading", name="Events in force")).to_be_visible()


def test_the_lobby_knows_both_games(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    pog_table(anna, title="The Somme")
    page = anna.goto("/")
    expect(page.get_by_text("The Somme").first).to_be_visible()
    expect(page.get_by_text("Paths of Glory").first).to_be_visible()
    page = anna.goto("/new/paths-of-glory")
    page.get_by_text("More rules").click()
    expect(page.get_by_text("Solo mode", exact=True)).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    PogTable(page).ready().asked("Allied Powers")


def test_a_spectator_sees_the_board_and_no_hand(visitor: MakeVisitor) -> None:
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    id_ = pog_table(anna)
    page = bela.goto(f"/table/{id_}")
    expect(page.get_by_role("application")).to_be_visible(timeout=30_000)
    expect(page.locator("aside.panel")).to_contain_text("To move: Central Powers")
    expect(page.locator(".tray li")).to_have_count(0)
