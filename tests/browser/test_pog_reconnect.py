"""A battle outlives its connection and its house: what was chosen is there again, nothing is rolled twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import pog_table, sit_down

pytestmark = pytest.mark.browser


def test_a_battle_goes_on_after_the_house_was_closed_and_opened_again(
    visitor: MakeVisitor, house: HouseProcess
) -> None:
    anna = visitor(refused=True).be("Anna")
    table = sit_down(anna, pog_table(anna))
    page = table.page
    page.locator('.tray [data-card="cp_01"]').click()
    table.use("Event")
    table.asked("which space will you attack?")
    table.space("sedan")
    page.locator('[data-answer="flank liege"]').click()
    page.get_by_role("button", name="German 2nd Army (Liege)").click()
    expect(page.locator(".acts")).to_contain_text("Attack with a flank (2)")

    house.close()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible(timeout=20_000)
    finally:
        house.open()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)

    # What was picked is still there, and goes out on the new line.
    table.act("Attack with a flank (2)")
    table.log("Flank attack, ")
    rolled = page.locator("aside.rail li", has_text="Flank attack, ").all_inner_texts()
    page.reload()
    table.ready().log("Flank attack, ")
    assert page.locator("aside.rail li", has_text="Flank attack, ").all_inner_texts() == rolled
    # The browser itself complains of every attempt; nothing else may have gone wrong.
    anna.complaints = [one for one in anna.complaints if "WebSocket connection" not in one]
