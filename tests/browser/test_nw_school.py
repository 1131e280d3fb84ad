"""The school of The Napoleonic Wars: lessons on the real table, by clicks and by typed answers."""

from __future__ import annotations

import re

import pytest
from browser_visitor import MakeVisitor, Visitor
from nw_table import NwTable
from playwright.sync_api import Page, expect

from greatpowers.games.napoleonic_wars.school import school
from greatpowers.locale import Texts

pytestmark = pytest.mark.browser

SCHOOL = "/learn/napoleonic-wars"
LESSONS = school().lessons
NUMBERS = {name: number for number, name in enumerate(LESSONS)}


def enter(anna: Visitor, lesson: str = "cards") -> Page:
    page = anna.goto(SCHOOL)
    steps(page, "cards", 0)
    if NUMBERS[lesson]:
        page.locator("header ol button").nth(NUMBERS[lesson]).click()
        steps(page, lesson, 0)
    return page


def steps(page: Page, lesson: str, done: int) -> None:
    """So many tasks of the lesson are ticked off."""
    title = Texts("en").format("web-nw-lesson", lesson=lesson)
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=30_000)
    expect(page.locator(".lesson .steps .past")).to_have_count(done)


def say(page: Page, answer: str, count: int) -> None:
    """Type an answer; what cannot be taken back is confirmed by its button."""
    line = page.get_by_label("Answer", exact=True)
    line.fill(answer)
    line.press("Enter")
    given = page.locator(f'[data-answers="{count}"]')
    confirm = page.locator("[data-act=send], [data-act=use], [data-act=march]")
    expect(given.or_(confirm).first).to_be_visible()
    if given.count() == 0:
        confirm.first.click()
    expect(given).to_be_visible()


def test_cards_are_learnt_by_clicks_and_remembered(visitor: MakeVisitor) -> None:
    page = enter(visitor())
    table = NwTable(page)
    table.card("Luddites", "event")
    steps(page, "cards", 1)
    expect(page.get_by_text("Britain has lost a card.")).to_be_visible()
    table.card("Talleyrand", "cp")
    steps(page, "cards", 2)

    page.locator("header ol button").nth(1).click()
    steps(page, "marching", 0)
    page.reload()

    steps(page, "marching", 0)


def test_what_the_rules_or_the_lesson_refuse_is_explained(visitor: MakeVisitor) -> None:
    page = enter(visitor(refused=True), "marching")
    say(page, "cp talleyrand", 1)
    line = page.get_by_label("Answer", exact=True)

    line.fill("move davout + 7 france @ ulm to munich")
    line.press("Enter")
    refusal = page.get_by_role("alert").filter(has_text="9.1")
    expect(refusal.get_by_role("link")).to_have_attribute(
        "href", re.compile("/rules/napoleonic-wars#rule-9-1")
    )

    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("his command rating is 6")).to_be_visible()
    line.fill("done")
    line.press("Enter")
    page.locator("[data-act=send], [data-act=idle]").first.click()
    expect(page.get_by_role("alert").filter(has_text="leads away from the task")).to_be_visible()


@pytest.mark.parametrize("lesson", ["battle", "victory"])
def test_a_lesson_is_learnt_by_typing(visitor: MakeVisitor, lesson: str) -> None:
    page = enter(visitor(), lesson)
    for count, answer in enumerate(LESSONS[lesson].solution, start=1):
        say(page, answer, count)

    steps(page, lesson, len(LESSONS[lesson].tasks))


@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("hu", False)])
def test_the_school_speaks_the_language_and_is_accessible(
    visitor: MakeVisitor, axe: str, language: str, phone: bool
) -> None:
    page = visitor(language=language, phone=phone, theme="dark" if phone else "light").goto(SCHOOL)
    texts = Texts(language)

    expect(page.get_by_text(texts.format("web-nw-task-cards-event")).first).to_be_visible(timeout=30_000)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")]

    assert serious == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
