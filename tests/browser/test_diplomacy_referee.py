"""A game master's page checks orders and adjudicates; and bad lines at a table that accepts them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.diplomacy_table import DiplomacyTable
from tests.browser.test_pog_reference import serious_in

pytestmark = pytest.mark.browser

REFEREE = "/study/diplomacy/referee"
ORDERS = "France: A Par - Lon; A Mar S A Par - Bur; A Mun H\nF Bre - Mid; blah\nGermany: A Mun - Bur"
WORDS = {
    "en": ("Check the orders", "Adjudicate", "Paris and London are not adjacent"),
    "ru": ("Проверить приказы", "Выполнить приказы", "Париж и Лондон — не соседи"),
    "hu": ("Parancsok ellenőrzése", "Végrehajtás", "Párizs és London nem szomszédos"),
}


def shot(page: Page, name: str) -> None:
    """For looking at: where a folder is named, the page is photographed."""
    if folder := os.environ.get("GREATPOWERS_SHOTS"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


@pytest.mark.parametrize(
    ("language", "theme", "phone"),
    [("en", "light", False), ("ru", "dark", False), ("hu", "light", True), ("ru", "dark", True)],
)
def test_orders_are_checked_then_adjudicated(
    visitor: MakeVisitor, axe: str, language: str, theme: str, phone: bool
) -> None:
    check, resolve, reason = WORDS[language]
    page = visitor(language=language, theme=theme, phone=phone).goto(REFEREE)
    page.locator("#referee-orders").fill(ORDERS)
    page.get_by_role("button", name=check).click()

    told = page.locator(".told")
    expect(told).to_contain_text(reason)
    expect(told.locator("h2")).to_be_in_viewport()
    expect(told.locator("li:not(.missing)")).to_have_count(4)
    expect(told.locator("li.missing")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_in(page, axe) == []
    shot(page, f"check-{language}-{theme}-{'phone' if phone else 'desk'}")

    page.get_by_role("button", name=resolve).click()
    expect(told.locator("li", has_text="F Bre - Mid")).to_be_visible()
    shot(page, f"verdict-{language}-{theme}-{'phone' if phone else 'desk'}")


def test_what_cannot_be_asked_is_answered_clearly(visitor: MakeVisitor) -> None:
    page = visitor().goto(REFEREE)
    page.locator("#referee-orders").fill("A Par H")
    page.get_by_role("button", name="Check the orders").click()
    expect(page.get_by_role("alert")).to_contain_text("A Par H")

    page.locator("#referee-position").fill("{}")
    page.get_by_role("button", name="Check the orders").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")


def test_r2_4_a_bad_line_is_told_before_and_after_sealing(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto(f"/table/{anna.table(options={'unlawful_orders': 'hold'})['id']}")
    england = DiplomacyTable(page).ready()
    england.type("F Lon - Par; A Mun H; F Edi - Nth")

    expect(page.locator(".slip .doubt")).to_contain_text("Will not be carried out")
    england.written("F Lon - Par", "F Edi - Nth")
    expect(page.get_by_text("the unit in Munich is not yours")).to_be_visible()
    shot(page, "table-doubt")


def test_r2_4_a_sealed_bad_line_is_told_and_not_carried_out(visitor: MakeVisitor, axe: str) -> None:
    """From writing it, over a reload and the seal, to what became of it when the year went on."""
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = anna.table(options={"unlawful_orders": "hold"}, seats={"France": "open"}, public=True)
    boris.post(f"/api/tables/{table['id']}/join", {"seat": "France"})
    england = DiplomacyTable(anna.goto(f"/table/{table['id']}"))
    page = england.page
    england.ready().type("F Lon - Par; F Edi - Nth")
    england.written("F Lon - Par", "F Edi - Nth")
    page.reload()
    england.ready().written("F Lon - Par", "F Edi - Nth")
    expect(page.locator(".slip .doubt")).to_contain_text("Will not be carried out")
    england.hold_the_rest()
    england.seal()
    expect(page.get_by_role("button", name="Break the seal").first).to_be_visible()
    expect(page.locator(".slip .doubt")).to_contain_text("Will not be carried out")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_in(page, axe) == []
    shot(page, "sealed")

    boris.decide(table, "A Par H; A Mar H; F Bre H", "France")
    anna.until_phase(table["id"], "F1901M")
    log = anna.context.request.get(f"{anna.url}/api/tables/{table['id']}/snapshot?seat=England").json()

    units = {unit["place"] for unit in log["view"]["units"] if unit["power"] == "England"}
    assert {"Lon", "Nth", "Lvp"} == units
    assert any("F Lon - Par" in str(line) for line in log["log"])
    shot(page, "resolved")
