"""The school of Paths of Glory: lessons on the real table, by clicks and by typed answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greatpowers.games.paths_of_glory.terminal.school import school
from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.pog_table import PogTable
from tests.browser.school_room import SchoolRoom, enter

pytestmark = pytest.mark.browser


def at_school(anna: Visitor, lesson: str = "") -> SchoolRoom:
    return enter(anna, "paths-of-glory", school(), "pog", lesson)


def test_cards_are_learnt_by_clicks_and_remembered(visitor: MakeVisitor) -> None:
    room = at_school(visitor())
    page, table = room.page, PogTable(room.page)
    table.ready()
    table.card("Falkenhayn")
    table.use("Event")
    room.expect_done("cards", 1)
    expect(page.get_by_text("The war status of your side rose by two")).to_be_visible()

    table.card("German Reinforcements")
    table.use("Operations")
    room.expect_done("cards", 2)
    table.act("No more activations")
    table.act("End anyway")
    expect(room.answered(3)).to_be_visible()
    table.card("Reichstag Truce")
    table.use("Replacements")
    room.expect_done("cards", 3)
    page.get_by_role("button", name="Next lesson").click()
    room.expect_done("moving", 0)

    page.reload()

    room.expect_done("moving", 0)
    expect(page.locator("header ol .learnt")).to_have_count(1)


def test_armies_march_by_clicks(visitor: MakeVisitor) -> None:
    room = at_school(visitor(), "moving")
    table = PogTable(room.page)
    table.card("Entrench")
    table.use("Operations")
    for space in ("liege", "koblenz"):
        table.space(space)
    room.expect_done("moving", 2)
    table.act("No more activations")
    table.act("End anyway")
    table.space("liege")
    room.page.locator("[data-act=move]").click()
    expect(room.answered(5)).to_be_visible()
    table.space("cambrai")

    room.expect_done("moving", 3)


def test_what_the_rules_or_the_lesson_refuse_is_explained(visitor: MakeVisitor) -> None:
    room = at_school(visitor(refused=True), "supply")
    page = room.page
    room.say("ops cp_06", 1)

    PogTable(page).space("warsaw")
    refusal = page.get_by_role("alert").filter(has_text="14.")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile("/rules/.+#rule-14-"))

    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("then click Posen")).to_be_visible()

    room.type("done")
    expect(page.get_by_role("alert").filter(has_text="leads away from the task")).to_be_visible()
