"""The map of The Napoleonic Wars goes to what is asked and told, shows all of itself, and warns."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import at_position, nw_table
from tests.browser.test_nw_scenes import wait_for_the_map
from tests.browser.test_pog_places import all_of_it_is_seen

pytestmark = pytest.mark.browser


def test_a_key_that_stands_open_is_said_below_the_header_and_shown(visitor: MakeVisitor) -> None:
    areas = {"ratisbon": "napoleon + 8 france", "linz": "charles + 6 austria"}
    table = at_position(visitor().be("Anna"), due="france", areas=areas, hands={"france": ["talleyrand"]})
    page = table.question("play").page
    open_key = page.locator(".dangers").get_by_role("button", name="The key Munich stands open")
    expect(open_key).to_contain_text("Austria could walk in from Linz")
    page.get_by_role("button", name="Show the whole map").click()
    open_key.click()
    wait_for_the_map(page, "munich")


@pytest.mark.parametrize("phone", [False, True])
def test_no_edge_of_the_whole_map_is_cut(visitor: MakeVisitor, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    page = anna.goto(f"/table/{nw_table(anna, seats={'france': 'me', 'britain': 'open'}, scenario='1813-2')}")
    if page.get_by_role("button", name="Map", exact=True).count():
        page.get_by_role("button", name="Map", exact=True).click()
    all_of_it_is_seen(page, "Show the whole map")
