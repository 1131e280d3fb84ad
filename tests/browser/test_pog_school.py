"""The school of Paths of Glory: lessons on the real table, by clicks and by typed answers."""

from __future__ import annotations

import re

import pytest
from browser_visitor import MakeVisitor, Visitor
from playwright.sync_api import Locator, Page, expect
from pog_table import PogTable

from greatpowers.games.paths_of_glory.school import school
from greatpowers.locale import Texts

pytestmark = pytest.mark.browser

SCHOOL = "/learn/paths-of-glory"
LESSONS = school().lessons
NUMBERS = {name: number for number, name in enumerate(LESSONS, start=1)}


def enter(anna: Visitor, lesson: str = "cards") -> Page:
    page = anna.goto(SCHOOL)
    PogTable(page).ready()
    if NUMBERS[lesson] > 1:
        page.locator("header ol button").nth(NUMBERS[lesson] - 1).click()
        steps(page, lesson, 0)
    return page


def steps(page: Page, lesson: str, done: int) -> None:
    """So many tasks of the lesson are ticked off."""
    title = Texts("en").format("web-pog-lesson", lesson=lesson)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator(".lesson .steps .past")).to_have_count(done)


def answered(page: Page, count: int) -> Locator:
    """So many answers have been given in the lesson."""
    return page.locator(f'[data-answers="{count}"]')


def say(page: Page, answer: str, count: int) -> None:
    """Type an answer; what cannot be taken back is confirmed by its button."""
    line = page.get_by_label("Answer", exact=True)
    line.fill(answer)
    line.press("Enter")
    confirm = page.locator("[data-act=send], [data-act=use]")
    # Either the answer was sent, or its button waits.
    expect(answered(page, count).or_(confirm).first).to_be_visible()
    if answered(page, count).count() == 0:
        confirm.click()
    expect(answered(page, count)).to_be_visible()


def test_cards_are_learnt_by_clicks_and_remembered(visitor: MakeVisitor) -> None:
    anna = visitor()
    page = enter(anna)
    table = PogTable(page)
    table.card("Falkenhayn")
    table.use("Event", "Play the event")
    steps(page, "cards", 1)
    expect(page.get_by_text("The war status of your side rose by two")).to_be_visible()

    table.card("German Reinforcements")
    table.use("Operations", "Spend 4 on operations")
    steps(page, "cards", 2)
    table.act("No more activations")
    table.act("End anyway")
    expect(answered(page, 3)).to_be_visible()
    table.card("Reichstag Truce")
    table.use("Replacements", "Take the replacement points")
    steps(page, "cards", 3)
    page.get_by_role("button", name="Next lesson").click()
    steps(page, "moving", 0)

    page.reload()

    steps(page, "moving", 0)
    expect(page.locator("header ol .learnt")).to_have_count(1)


def test_armies_march_by_clicks(visitor: MakeVisitor) -> None:
    page = enter(visitor(), "moving")
    table = PogTable(page)
    table.card("Entrench")
    table.use("Operations", "Spend 3 on operations")
    for space in ("liege", "koblenz"):
        table.space(space)
    steps(page, "moving", 2)
    table.act("No more activations")
    table.act("End anyway")
    table.space("liege")
    page.locator("[data-act=move]").click()
    expect(answered(page, 5)).to_be_visible()
    table.space("cambrai")

    steps(page, "moving", 3)


def test_what_the_rules_or_the_lesson_refuse_is_explained(visitor: MakeVisitor) -> None:
    page = enter(visitor(refused=True), "supply")
    say(page, "ops cp_06", 1)

    PogTable(page).space("warsaw")
    refusal = page.get_by_role("alert").filter(has_text="14.")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile("/rules/.+#rule-14-"))

    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("then click Posen")).to_be_visible()

    line = page.get_by_label("Answer", exact=True)
    line.fill("done")
    line.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="leads away from the task")).to_be_visible()


@pytest.mark.parametrize("lesson", ["retreat", "victory"])
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

    expect(page.get_by_text(texts.format("web-pog-task-cards-event")).first).to_be_visible(timeout=30_000)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")]

    assert serious == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
