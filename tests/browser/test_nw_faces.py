"""The table of The Napoleonic Wars on the phone, in three languages, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import NwTable, at_position
from tests.browser.test_pog_faces import findings

pytestmark = pytest.mark.browser

PHONE_WIDTH = 390
HAND = {"france": ["talleyrand", "old_guard"]}
ASKED = {
    "en": "which card will you play?",
    "ru": "Какую карточку сыграете?",
    "hu": "melyik kártyát játszod ki?",
}
MARCH = {"en": "March: 1 CP", "ru": "Марш: 1 КО", "hu": "Menet: 1 PP"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: MakeVisitor, axe: str, theme: str) -> None:
    anna = visitor(theme=theme).be("Anna")
    table = at_position(anna, due="france", hands=HAND)
    page = table.page
    table.question("play")
    assert findings(page, axe) == []

    page.locator(".tray li button", has_text="Talleyrand").first.click()
    assert findings(page, axe) == []
    page.locator('.use [data-answer^="cp "]').click()
    table.question("act")
    table.space("strasbourg")
    expect(page.locator(".force")).to_be_visible()
    assert findings(page, axe) == []
    for scene in ("diplomacy", "table"):
        page.locator(f'button[data-scene="{scene}"]').click()
        found = findings(page, axe)
        assert found == [], f"{scene}: {found}"


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_phone_plays_a_card_and_marches(visitor: MakeVisitor, language: str) -> None:
    anna = visitor(phone=True, language=language).be("Anna", language)
    table = at_position(anna, due="france", areas={"paris": "napoleon + 6 france"}, hands=HAND, ready=False)
    page = table.page
    page.locator('.use [data-answer^="cp "]').click()
    page.locator('[data-act="use"]').click()
    expect(page.get_by_role("application")).to_be_visible(timeout=30_000)

    for place in ("paris", "reims"):
        page.locator(f'[role=button][data-space="{place}"]').first.click()
    expect(page.locator('.sheet [data-act="march"]')).to_have_text(MARCH[language])
    page.locator('.sheet [data-act="march"]').click()
    # Of the five CPs of the Old Guard four are left, in Manoeuvres.
    expect(page.locator("[data-purse]")).to_have_attribute("data-purse", "8")
    for tab in range(5):
        page.locator("nav button").nth(tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


def test_r4_5_the_phone_asks_beside_the_cards_whether_they_are_kept(visitor: MakeVisitor) -> None:
    table = at_position(visitor(phone=True).be("Anna"), phase="cards", ready=False)
    page = table.page
    table.question("mulligan")
    expect(page.get_by_text("Card 1 of")).to_be_visible()
    moment = table.moment()
    page.locator('[data-answer="keep"]').first.click()
    table.press("send")
    table.answered(moment)


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_the_desk_speaks_the_language(visitor: MakeVisitor, language: str) -> None:
    anna = visitor(language=language).be("Anna", language)
    table: NwTable = at_position(anna, due="france", hands=HAND)
    table.asked(ASKED[language])
    expect(table.page.locator("body")).not_to_contain_text("web-nw")


#: Whatever of a title is under another card, or below its head.
HIDDEN = """() => [...document.querySelectorAll(".tray [data-card]")].flatMap((button) => {
  const foot = button.querySelector(".head").getBoundingClientRect().bottom;
  const range = document.createRange();
  range.selectNodeContents(button.querySelector("strong"));
  return [...range.getClientRects()].filter((one) => one.width > 1).flatMap((one) => {
    const top = document.elementFromPoint(one.right - 3, (one.top + one.bottom) / 2)?.closest("[data-card]");
    return top === button && one.bottom < foot + 4 ? [] : [button.dataset.card];
  });
})"""
LONG = ["talleyrand", "jealous_marshals", "austro_turkish_war", "guerre_de_course", "skilful_withdrawal"]


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_no_card_of_a_hand_hides_the_title_of_another(visitor: MakeVisitor, language: str) -> None:
    anna = visitor(language=language).be("Anna", language)
    for more in ([], ["countermanded", "wet_powder"]):
        table = at_position(anna, due="france", hands={"france": LONG + more}, ready=False)
        # The two home cards of France are in the hand too.
        expect(table.page.locator(".tray [data-card]")).to_have_count(len(LONG) + len(more) + 2)
        table.page.mouse.move(5, 5)
        table.page.wait_for_function("document.fonts.status === 'loaded'")
        assert table.page.evaluate(HIDDEN) == []
