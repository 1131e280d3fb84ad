"""Rules, cards, the player aid and the provenance of The Napoleonic Wars to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.test_pog_reference import serious_in

pytestmark = pytest.mark.browser

RULES = "/rules/napoleonic-wars"


def test_a_rule_is_found_by_words_and_by_its_number(visitor: MakeVisitor) -> None:
    page = visitor().goto(RULES)
    search = page.get_by_label("Search in the rules")

    search.fill("early winter")
    expect(page.locator("#rule-16-2")).to_be_visible()
    expect(page.locator("#rule-9-41")).to_have_count(0)
    search.fill("9.41")
    expect(page.locator("#rule-9-41")).to_be_visible()
    expect(page.locator("dl div")).to_have_count(1)


def test_all_cards_can_be_leafed_through(visitor: MakeVisitor, axe: str) -> None:
    page = visitor().goto(RULES)
    page.locator(".parts a", has_text="Cards").click()
    expect(page.get_by_text("110 cards", exact=True)).to_be_visible()

    page.get_by_label("Kind").select_option("home")
    expect(page.get_by_text("11 cards", exact=True)).to_be_visible()
    assert serious_in(page, axe) == []
    page.get_by_label("Source").select_option("rulebook")
    expect(page.locator("#card-russian_winter")).to_be_visible()
    expect(page.locator("li .card")).to_have_count(1)
    page.get_by_label("Search names and texts").fill("no such words")
    expect(page.get_by_text("No card fits.")).to_be_visible()


def test_aid_and_provenance_can_be_read_on_the_phone(visitor: MakeVisitor, axe: str) -> None:
    page = visitor(language="ru", phone=True, theme="dark").goto(f"{RULES}#part-aid")
    expect(page.locator(".nations tbody tr")).to_have_count(9)
    assert serious_in(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.get_by_role("link", name="Откуда данные").click()
    expect(page.get_by_text("реконструкция 125")).to_be_visible()
    assert serious_in(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_sets_up_a_table_reads_how_much_is_known(visitor: MakeVisitor) -> None:
    page = visitor().goto("/new/napoleonic-wars")
    dialog = page.get_by_role("dialog")

    expect(dialog.get_by_text("mostly our own reconstruction")).to_be_visible()
    expect(dialog.get_by_role("link", name="What is known")).to_have_attribute(
        "href", f"{RULES}#part-provenance"
    )
