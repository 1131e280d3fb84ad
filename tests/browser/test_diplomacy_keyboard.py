"""A whole year of Diplomacy by keyboard alone; what is asked and what is possible have names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import SEVEN, MakeVisitor
from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser

#: Heading of the question -> the answer to it.
SPRING = {
    "Fleet London": "North Sea",
    "Fleet Edinburgh": "Norwegian Sea",
    "Army Liverpool": "Yorkshire",
}
AUTUMN = {"Fleet North Sea": "Belgium", "Fleet Norwegian Sea": "Norway"}


def choose(page: Page, wanted: str) -> None:
    """Press the number of an option."""
    labels = page.locator("ul.options .option b").all_text_contents()
    page.keyboard.press(str(labels.index(wanted) + 1))


def write(page: Page, answers: dict[str, str]) -> None:
    """Answer every question; a unit that is not named holds."""
    asked = page.locator("#dip-asked")
    while "written" not in (heading := str(asked.text_content())):
        shown = page.locator("aside.side").aria_snapshot()
        assert f'heading "{heading}"' in shown
        assert 'group "What the unit does"' in shown
        if heading in answers:
            page.keyboard.press("m")
            assert re.search(
                r'list "Where shall the (army march|fleet sail), or whom shall it help\?"', shown
            )
            choose(page, answers[heading])
        else:
            page.keyboard.press("h")
        expect(asked).not_to_have_text(heading)


def test_a_year_is_played_by_keyboard_alone(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    bots = dict.fromkeys(SEVEN, "bot:holder") | {"England": "me"}
    table = anna.table(seats=bots, options={"press": "none"})
    screen = DiplomacyTable(anna.goto(f"/table/{table['id']}")).ready()
    page = screen.page
    expect(page.get_by_role("tab", name="Press")).to_have_count(0)
    expect(page.locator("button.seal")).to_contain_text("the orders open at once")

    write(page, SPRING)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What became of your 3 units")).to_be_focused(timeout=60_000)
    page.keyboard.press("Enter")
    screen.phase("Autumn 1901")
    write(page, AUTUMN)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What became of your 3 units")).to_be_focused(timeout=60_000)
    page.keyboard.press("Enter")

    screen.phase("Winter 1901")
    expect(page.get_by_text("5 centres, 3 units: you may build 2.")).to_be_visible()
    choose(page, "Fleet Edinburgh")
    expect(page.get_by_text("Adjustment 2 of 2")).to_be_visible()
    choose(page, "Army London")
    expect(page.get_by_role("heading", name="All adjustments are written")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The year 1901")).to_be_focused(timeout=60_000)
    page.keyboard.press("Enter")
    screen.phase("Spring 1902")
    expect(page.get_by_text("Order 1 of 5")).to_be_visible()
