"""The schools of all games in the browser: solutions typed, languages, access for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from greatpowers.games.table import find_school
from greatpowers.locale import Texts
from tests.browser.browser_visitor import MakeVisitor
from tests.browser.school_room import enter

pytestmark = pytest.mark.browser

#: How the messages of each game are called.
PREFIXES = {"paths-of-glory": "pog", "napoleonic-wars": "nw"}


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        ("paths-of-glory", "retreat"),
        ("paths-of-glory", "victory"),
        ("napoleonic-wars", "battle"),
        ("napoleonic-wars", "victory"),
    ],
)
def test_a_lesson_is_learnt_by_typing(visitor: MakeVisitor, game: str, lesson: str) -> None:
    school = find_school(game)
    assert school is not None
    room = enter(visitor(), game, school, PREFIXES[game], lesson)
    for count, answer in enumerate(school.lessons[lesson].solution, start=1):
        room.say(answer, count)

    room.expect_done(lesson, len(school.lessons[lesson].tasks))


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("hu", False)])
def test_the_school_speaks_the_language_and_is_accessible(
    visitor: MakeVisitor, axe: str, game: str, language: str, phone: bool
) -> None:
    somebody = visitor(language=language, phone=phone, theme="dark" if phone else "light")
    page = somebody.goto(f"/learn/{game}")
    task = Texts(language).format(f"web-{PREFIXES[game]}-task-cards-event")

    expect(page.get_by_text(task).first).to_be_visible(timeout=30_000)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")]

    assert serious == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
