"""The map of Paths of Glory goes to what is asked and told, and shows all of itself when it is asked to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import pog_table, sit_down
from tests.browser.test_pog_telling import CUT_OFF, asked

pytestmark = pytest.mark.browser

#: The only stack of the side stands far to the east of where the map is looked at first.
EAST: dict[str, Any] = CUT_OFF | {
    "round": 3,
    "units": {"tarnopol": ["ah_3"], "sedan": ["fr_4"], "lodz": ["ru_2"]},
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
  const map = box(document.querySelector("[role=application]"));
  const ground = box(document.querySelector("svg.ground"));
  const low = Math.min(map.bottom, ...[...document.querySelectorAll(".sheet")].map((one) => box(one).top));
  return [ground.left - map.left, map.right - ground.right, ground.top - map.top, low - ground.bottom];
}"""


def wait_until_seen(page: Page, *spaces: str) -> None:
    for space in spaces:
        page.wait_for_function(_SEEN, arg=[space])


def test_the_map_goes_to_the_spaces_that_may_be_chosen(visitor: MakeVisitor) -> None:
    """From the west to the only stack that may act."""
    anna = visitor().be("Anna")
    page = sit_down(anna, pog_table(anna, position=EAST)).untold().page
    asked(page, "action")
    page.keyboard.press("1")
    page.keyboard.press("o")
    asked(page, "activation")
    wait_until_seen(page, "tarnopol")


def all_of_it_is_seen(page: Page, button: str) -> None:
    """After a press of this button no edge of the board is cut, nor does a sheet lie on it."""
    page.get_by_role("button", name=button).click()
    page.wait_for_function(f"() => ({_WHOLE})().every((room) => room >= -1)")


@pytest.mark.parametrize("phone", [False, True])
def test_no_edge_of_the_whole_map_is_cut(visitor: MakeVisitor, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    page = anna.goto(f"/table/{pog_table(anna)}")
    if phone:
        page.get_by_role("button", name="Map", exact=True).click()
    all_of_it_is_seen(page, "Show the whole board")
