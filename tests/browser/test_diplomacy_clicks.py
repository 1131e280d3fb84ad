"""How many clicks a newcomer needs: from the lobby through all lessons to the end of the first turn."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.clicking import COUNTING, clicks
from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser


class Lesson(NamedTuple):
    """Orders as they are clicked: unit, verb where it is not a move, and what is meant on the map."""

    title: str
    orders: list[list[str]]
    clicks: int


LESSONS = [
    Lesson("Move", [["Bur"]], 3),
    Lesson("Standoff", [["Bur"]], 3),
    Lesson("Support", [["Bur"], ["Support", "Par", "Bur"]], 6),
    Lesson("Cut support", [["Bur"], ["Support", "Par", "Bur"], ["Mun"]], 7),
    Lesson("Convoy", [["Nwy"], ["Convoy", "Yor", "Nwy"]], 6),
    Lesson("Retreat and build", [["Spa"]], 6),
    Lesson("Eighteen centres", [["Bel"]], 3),
    Lesson("Negotiation", [["Bel"]], 2),
]


def order(screen: DiplomacyTable, *meant: str) -> None:
    """Click what an order is made of; the unit that is asked for is chosen already."""
    asked = screen.page.locator("#dip-asked").text_content()
    for part in meant:
        if part in ("Support", "Convoy"):
            screen.page.get_by_role("group", name="What the unit does").get_by_role(
                "button", name=part
            ).click()
        else:
            (screen.unit if part in ("Par", "Yor") else screen.province)(part)
    expect(screen.page.locator("#dip-asked")).not_to_have_text(str(asked))


def test_a_newcomer_learns_the_game_and_plays_the_first_turn_by_clicks(visitor: MakeVisitor) -> None:
    """Nothing is typed and nothing else is read."""
    anna = visitor(alone=True)
    anna.context.add_init_script(COUNTING)
    page = anna.goto("/")
    page.get_by_role("link", name="Learn").first.click()
    screen = DiplomacyTable(page).ready()
    assert clicks(page) == 1
    carry_out = page.get_by_role("button", name=re.compile("^Carry the orders out"))
    for number, lesson in enumerate(LESSONS, 1):
        expect(page.get_by_text(f"Lesson {number} of {len(LESSONS)}")).to_be_visible()
        for meant in lesson.orders:
            order(screen, *meant)
        carry_out.click()
        expect(page.locator(".verdict.learnt")).to_be_visible()
        if lesson.title == "Retreat and build":
            page.get_by_role("button", name="Go on").click()
            page.locator(".option", has_text="Fleet Brest").click()
            carry_out.click()
            expect(page.locator(".verdict.learnt")).to_be_visible()
        if number < len(LESSONS):
            page.get_by_role("button", name="Next lesson").click()
        assert clicks(page) <= lesson.clicks, lesson.title

    page.get_by_role("button", name="Play a real match").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    screen.ready()
    assert clicks(page) == 2
    for place in ("Bur", "Spa", "Mid"):
        order(screen, place)
    screen.seal()
    expect(page.get_by_role("heading", name="What became of your 3 units")).to_be_visible(timeout=60_000)
    assert clicks(page) == 4
