"""The map of Paths of Glory goes to what is asked and told, and shows all of itself when it is asked to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import pog_table, sit_down
from tests.browser.test_pog_telling import CUT_OFF, asked

pytestmark = pytest.mark.browser

#: Armies of one side in the west, of which none is asked about, and what is asked in the east.
EAST: dict[str, Any] = CUT_OFF | {
    "round": 3,
    "units": CUT_OFF["units"] | {"tarnopol": ["ah_3"], "lemberg": ["ru_8 reduced"], "ap_reserve_box": ["ru_corps"]},
}
#: The frame of what is seen of the map: pixels of it under the hand or the sheet do not count.
_SEEN = """([space]) => {
  const box = (one) => one.getBoundingClientRect();
  const map = box(document.querySelector("[role=application]"));
  const over = [...document.querySelectorAll(".sheet, .tray")].map(box).filter((one) => one.width);
  const low = Math.min(map.bottom, ...over.map((one) => one.top));
  const at = box(document.querySelector(`[role=button][data-space="${space}"]`));
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return x > map.left && x < map.right && y > map.top && y < low;
}"""
_WHOLE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [map, ground] = [box(document.querySelector("[role=application]")), box(document.querySelector("svg.ground"))];
  return [ground.left - map.left, map.right - ground.right, ground.top - map.top, map.bottom - ground.bottom];
}"""


def wait_until_seen(page: Page, *spaces: str) -> None:
    for space in spaces:
        page.wait_for_function(_SEEN, arg=[space])


def test_the_map_goes_to_the_spaces_that_may_be_chosen(visitor: MakeVisitor) -> None:
    """From the west to the only stack that may act, and from anywhere to where a retreat can go."""
    anna = visitor().be("Anna")
    units = {"tarnopol": ["ah_3"], "sedan": ["fr_4"], "lodz": ["ru_2"]}
    page = sit_down(anna, pog_table(anna, position=EAST | {"units": units})).untold().page
    asked(page, "action")
    page.keyboard.press("1")
    page.keyboard.press("o")
    asked(page, "activation")
    wait_until_seen(page, "tarnopol")


@pytest.mark.parametrize("phone", [False, True])
def test_no_edge_of_the_whole_map_is_cut(visitor: MakeVisitor, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    page = anna.goto(f"/table/{pog_table(anna)}")
    if phone:
        page.get_by_role("button", name="Map", exact=True).click()
    page.get_by_role("button", name="Show the whole board").click()
    expect(page.get_by_role("application")).to_be_visible()
    page.wait_for_function(f"() => ({_WHOLE})().every((room) => room >= -1)")
