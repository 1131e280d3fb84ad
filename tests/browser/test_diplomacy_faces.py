"""The table on a phone, in three languages, in the dark, for everybody; and the guided first game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser

WORDS = {
    "en": ("Seal the orders", "Spring 1901", "Fleet Edinburgh", "Not allowed (rule 3."),
    "ru": ("Запечатать приказы", "Весна 1901 года", "Флот: Эдинбург", "Нельзя (правило 3."),
    "hu": ("Parancsok lepecsételése", "1901 tavasza", "Flotta: Edinburgh", "Nem lehet (szabály: 3."),
}


def serious(page: Page, axe: str) -> list[str]:
    """What axe finds serious or worse."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def sit_down(person) -> DiplomacyTable:
    table = person.table()
    return DiplomacyTable(person.goto(f"/table/{table['id']}")).ready()


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_table_speaks(visitor, language):
    seal, phase, unit, refusal = WORDS[language]
    screen = sit_down(visitor(language=language).be("Anna", language))
    page = screen.page
    screen.phase(phase)
    expect(page.get_by_role("button", name=re.compile(f"^{seal}"))).to_be_visible()
    screen.unit("Edi")
    expect(page.get_by_role("heading", name=unit)).to_be_visible()
    screen.province("Mun")

    expect(page.get_by_role("dialog")).to_contain_text(refusal)
    assert not re.search(r"web-dip-|dip-(phrase|outcome)", page.inner_text("body"))


def test_the_language_changes_at_once_and_no_order_is_lost(visitor):
    screen = sit_down(visitor().be("Anna"))
    screen.type("F Lon - Nth")
    screen.written("F Lon - Nth")
    screen.page.get_by_label("Language").select_option("hu")

    expect(screen.page.locator(".slip").filter(has_text="Északi-tenger").first).to_be_visible()
    screen.written("F Lon - Nth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(visitor, axe, theme):
    screen = sit_down(visitor(theme=theme).be("Anna"))
    screen.type("F Lon - Nth")
    screen.unit("Edi")
    screen.province("Mun")
    expect(screen.page.get_by_role("dialog")).to_be_visible()
    found = serious(screen.page, axe)
    screen.page.keyboard.press("Escape")
    screen.all_hold_and_seal()
    expect(screen.page.get_by_role("heading", name="What became of your 3 units")).to_be_visible(
        timeout=60_000
    )
    screen.page.get_by_role("button", name="To the end").click()
    screen.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")

    assert found + serious(screen.page, axe) == []


def test_axe_finds_nothing_serious_in_the_press(visitor, axe):
    screen = sit_down(visitor().be("Anna"))
    screen.page.locator(".rail").get_by_role("button", name="France").click()
    screen.page.get_by_role("button", name="Open wide").click()
    expect(screen.page.get_by_label("Your letter")).to_be_visible()

    assert serious(screen.page, axe) == []


def test_orders_are_written_and_sealed_on_a_phone(visitor, axe):
    anna = visitor(phone=True).be("Anna")
    screen = sit_down(anna)
    page = screen.page
    expect(page.get_by_text("Order 1 of 3")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    page.locator(".option").first.tap()
    expect(page.get_by_text("Order 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Hold").tap()
    expect(page.get_by_text("Order 3 of 3")).to_be_visible()
    page.get_by_role("button", name="Hold").tap()
    expect(page.get_by_role("heading", name="All orders are written")).to_be_visible()
    page.get_by_role("navigation", name="Parts of the table").get_by_role(
        "button", name=re.compile("^Orders")
    ).tap()
    expect(page.locator(".slip")).to_have_count(3)
    assert serious(page, axe) == []
    page.get_by_role("navigation").get_by_role("button", name="Seal the orders").tap()

    # The result takes the place of the orders by itself.
    parts = page.get_by_role("navigation", name="Parts of the table")
    expect(page.get_by_role("heading", name="What became of your 3 units")).to_be_visible(timeout=60_000)
    expect(parts.get_by_role("button", name=re.compile("^Result"))).to_have_attribute("aria-current", "page")
    assert serious(page, axe) == []
    page.get_by_role("button", name=re.compile("^To the (orders|retreats)")).tap()
    expect(parts.get_by_role("button", name=re.compile("^Orders"))).to_be_visible()


def test_a_reason_is_a_sheet_on_the_phone(visitor):
    screen = sit_down(visitor(phone=True).be("Anna"))
    page = screen.page
    page.locator(".verb", has_text="Convoy").tap()
    expect(page.locator(".why")).to_contain_text("rule 6.2")


def test_touch_targets_are_large_enough(visitor):
    page = sit_down(visitor(phone=True).be("Anna")).page
    small = page.evaluate(
        """() => {
          const buttons = 'nav button, .verb, .option, .who button, .zoom button, .seats button';
          return [...document.querySelectorAll(buttons)].map(e => [e.className, e.getBoundingClientRect()])
            .filter(([, b]) => b.width && (b.height < 43.5 || b.width < 43.5))
            .map(([name, b]) => `${name} ${b.width}x${b.height}`);
        }"""
    )

    assert small == []


def test_marches_stand_still_for_those_who_want_no_motion(visitor):
    screen = sit_down(visitor(moving=False).be("Anna"))

    assert screen.page.evaluate(
        "getComputedStyle(document.querySelector('.unit')).transitionDuration"
    ).startswith("0s")


LESSONS = [
    ("A Par - Bur", "the army is in Burgundy"),
    ("A Par - Bur", "That is a standoff"),
    ("A Par - Bur; A Mar S A Par - Bur", "Two against one"),
    ("A Mar - Bur; A Par S A Mar - Bur; A Ruh - Mun", "it cut the support"),
    ("A Yor - Nwy; F Nth C A Yor - Nwy", "carried the army to Norway"),
    ("A Mar R Spa", "The army lives"),
]
#: What the game is about: eighteen centres, and letters that bind nobody.
LAST_LESSONS = [("A Bur - Bel", "the eighteenth centre"), ("A Bur - Bel", "Nothing promised binds anybody")]


def test_the_guided_first_game_is_learnt_without_an_account(visitor):
    page = visitor().goto("/learn/diplomacy")
    screen = DiplomacyTable(page).ready()
    for number, (orders, lesson) in enumerate(LESSONS, 1):
        expect(page.get_by_text(f"Lesson {number} of 8")).to_be_visible()
        screen.type(orders)
        screen.written(*orders.split("; "))
        page.get_by_role("button", name=re.compile("^Carry the orders out")).click()
        expect(page.locator(".verdict")).to_contain_text(lesson)
        page.get_by_role("button", name=re.compile("^(Next lesson|Go on)$")).click()

    expect(page.get_by_text("Adjustment 1 of 2")).to_be_visible()
    page.locator(".option", has_text="Fleet Brest").click()
    page.get_by_role("button", name=re.compile("^Carry the orders out")).click()
    for number, (orders, lesson) in enumerate(LAST_LESSONS, 7):
        page.get_by_role("button", name="Next lesson").click()
        expect(page.get_by_text(f"Lesson {number} of 8")).to_be_visible()
        screen.type(orders)
        screen.written(orders)
        page.get_by_role("button", name=re.compile("^Carry the orders out")).click()
        expect(page.locator(".verdict")).to_contain_text(lesson)
    expect(page.locator(".verdict")).to_contain_text("You know enough to play")


def test_a_lesson_that_went_wrong_can_be_tried_again(visitor):
    page = visitor().goto("/learn/diplomacy")
    screen = DiplomacyTable(page).ready()
    screen.type("A Par - Gas")
    page.get_by_role("button", name=re.compile("^Carry the orders out")).click()
    expect(page.locator(".verdict")).to_contain_text("Try again")
    page.get_by_role("button", name="Once more").click()

    expect(page.locator(".slip.open")).to_have_count(1)


def test_r3_1_a_lesson_answers_why_not(visitor):
    page = visitor().goto("/learn/diplomacy")
    screen = DiplomacyTable(page).ready()
    expect(page.get_by_text("Order 1 of 1")).to_be_visible()
    screen.province("Mun")

    expect(page.get_by_role("dialog", name="Munich")).to_contain_text("rule 3.")
