"""The school of The Napoleonic Wars: lessons on the real table, by clicks and by typed answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greatpowers.games.napoleonic_wars.terminal.school import school
from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.nw_table import NwTable
from tests.browser.school_room import SchoolRoom, enter

pytestmark = pytest.mark.browser


def at_school(anna: Visitor, lesson: str = "") -> SchoolRoom:
    return enter(anna, "napoleonic-wars", school(), "nw", lesson)


def test_cards_are_learnt_by_clicks_and_remembered(visitor: MakeVisitor) -> None:
    room = at_school(visitor())
    table = NwTable(room.page)
    table.card("Luddites", "event")
    room.expect_done("cards", 1)
    expect(room.page.get_by_text("Britain has lost a card.")).to_be_visible()
    table.card("Talleyrand", "cp")
    room.expect_done("cards", 2)

    room.choose("marching")
    room.page.reload()

    room.expect_done("marching", 0)


def test_what_the_rules_or_the_lesson_refuse_is_explained(visitor: MakeVisitor) -> None:
    room = at_school(visitor(refused=True), "marching")
    page = room.page
    room.say("cp talleyrand", 1)

    room.type("move davout + 7 france @ ulm to munich")
    refusal = page.get_by_role("alert").filter(has_text="9.1")
    expect(refusal.get_by_role("link")).to_have_attribute(
        "href", re.compile("/rules/napoleonic-wars#rule-9-1")
    )

    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("his command rating is 6")).to_be_visible()
    room.type("done")
    page.locator("[data-act=send], [data-act=idle]").first.click()
    expect(page.get_by_role("alert").filter(has_text="leads away from the task")).to_be_visible()
