"""Rules, cards, editions and scenarios of Paths of Glory to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

RULES = "/rules/paths-of-glory"


def serious_in(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")]


def test_a_rule_is_found_by_words_and_by_its_number(visitor: MakeVisitor) -> None:
    page = visitor().goto(RULES)
    search = page.get_by_label("Search in the rules")

    search.fill("beachhead")
    expect(page.locator("#rule-11-1-10")).to_be_visible()
    expect(page.locator("#rule-12-5-2")).to_have_count(0)
    search.fill("12.5.2")
    expect(page.locator("#rule-12-5-2")).to_be_visible()
    expect(page.locator("dl div")).to_have_count(1)


def test_a_link_leads_to_its_rule(visitor: MakeVisitor) -> None:
    page = visitor().goto(f"{RULES}#rule-12-4-4-1")

    expect(page.locator("#rule-12-4-4-1.marked")).to_be_in_viewport()


def test_all_cards_can_be_leafed_through(visitor: MakeVisitor, axe: str) -> None:
    page = visitor().goto(RULES)
    page.get_by_role("link", name="Cards", exact=True).click()
    expect(page.get_by_text("130 cards", exact=True)).to_be_visible()
    expect(page.locator("li .card")).to_have_count(130)

    page.get_by_label("Side").select_option("cp")
    page.get_by_label("Deck").select_option("mobilization")
    page.get_by_label("Kind").select_option("combat")
    expect(page.locator("#card-cp_03")).to_be_visible()
    expect(page.locator("#card-cp_13")).to_have_count(0)
    page.get_by_label("Search in names and texts").fill("no such words")
    expect(page.get_by_text("No card fits.")).to_be_visible()

    assert serious_in(page, axe) == []


def test_editions_and_tables_can_be_read_on_the_phone(visitor: MakeVisitor, axe: str) -> None:
    page = visitor(language="hu", phone=True, theme="dark").goto(f"{RULES}#part-editions")
    expect(page.get_by_text("Románia fővárosa")).to_be_visible()
    assert serious_in(page, axe) == []

    page.get_by_role("link", name="Táblázatok").click()
    expect(page.locator("tbody tr")).to_have_count(12)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_sets_up_a_table_reads_what_a_scenario_differs_in(visitor: MakeVisitor) -> None:
    page = visitor().goto("/new/paths-of-glory")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("the Allies win a draw")).to_be_visible()

    dialog.get_by_label("Edition of the rules").select_option("2010")
    expect(dialog.get_by_text("draws are possible")).to_be_visible()
    dialog.get_by_role("combobox", name="Scenario").select_option("introductory")

    expect(dialog.get_by_text("commitment never rises")).to_be_visible()
