"""How many clicks a newcomer needs in The Napoleonic Wars: to the first card, to a march with a battle."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.clicking import COUNTING, clicks
from tests.browser.nw_table import NwTable, at_position

pytestmark = pytest.mark.browser


def test_a_newcomer_is_asked_for_a_card_after_seven_clicks(visitor: MakeVisitor) -> None:
    """From the lobby against bots: two to the table, five for resource and both hands, two for a card."""
    anna = visitor(alone=True)
    anna.context.add_init_script(COUNTING)
    page = anna.goto("/")
    page.get_by_role("button", name="Against bots").nth(2).click()
    expect(page.get_by_role("dialog", name="The Napoleonic Wars: against bots")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    table = NwTable(page).ready()
    table.question("resource")
    assert clicks(page) == 2

    for kind in ("resource", "mulligan", "mulligan"):
        moment = table.question(kind).moment()
        page.locator("aside.panel .options button.row").first.click()
        send = page.locator('.acts [data-act="send"]')
        if kind == "mulligan":
            send.click()
        table.answered(moment)
    table.question("play", patience=60_000)
    assert clicks(page) <= 6  # one more where the bots' first impulses were told

    page.locator(".tray li button").first.click()
    page.locator('.use [data-answer^="cp "]').click()
    table.question("act")
    assert clicks(page) == 2


def test_a_march_with_a_battle_takes_three_clicks(visitor: MakeVisitor) -> None:
    """The army, the area, March; whoever holds no card that fits presses nothing until there is a choice."""
    anna = visitor(alone=True).be("Anna")
    anna.context.add_init_script(COUNTING)
    areas = {"ratisbon": "napoleon, murat + 8 france", "prague": "mack + 7 austria"}
    hands = {"france": ["talleyrand"], "austria": ["typhus"]}
    table = at_position(anna, idle=True, due="france", areas=areas, hands=hands)
    page = table.page
    table.question("play")
    clicks(page)
    table.card("Talleyrand", "cp")
    table.question("act")
    assert clicks(page) == 2

    page.locator('[role=button][data-space="ratisbon"]').first.click()
    page.locator('[role=button][data-space="prague"]').first.click()
    table.press("march")
    table.question("reaction")
    assert clicks(page) == 3
