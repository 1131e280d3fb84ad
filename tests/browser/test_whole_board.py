"""The look at everything: no edge of the board is cut off, whatever was looked at before."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.nw_table import FIVE, nw_table
from tests.browser.pog_table import pog_table

pytestmark = pytest.mark.browser

#: Where the drawn ground lies, and the part of the screen that is left to it.
_EDGES = """() => {
  const box = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const ground = document.querySelector('.ground svg, svg.ground');
  return { ground: box(ground), frame: box(ground.closest('.board')) };
}"""
#: A pixel of a line's width.
_HAIR = 1.5


def _table(anna: Visitor, game: str) -> str:
    if game == "diplomacy":
        return str(anna.table()["id"])
    if game == "paths-of-glory":
        return pog_table(anna)
    return nw_table(anna, seats=dict.fromkeys(FIVE, "bot:novice") | {"france": "me"})


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["diplomacy", "paths-of-glory", "napoleonic-wars"])
def test_the_whole_board_shows_every_edge(visitor: MakeVisitor, game: str, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    page = anna.goto(f"/table/{_table(anna, game)}")
    to_the_map = page.get_by_role("button", name="Map", exact=True)
    expect(page.get_by_role("application").or_(to_the_map).first).to_be_visible(timeout=30_000)
    if phone and game != "diplomacy":
        to_the_map.click()
    expect(page.get_by_role("application")).to_be_visible(timeout=30_000)
    whole = page.get_by_role("button", name="Show the whole").first
    box = page.get_by_role("application").bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    for _ in range(4):
        page.mouse.wheel(0, -400)
    whole.click()
    page.wait_for_timeout(500)

    seen: dict[str, Any] = page.evaluate(_EDGES)
    ground, frame = seen["ground"], seen["frame"]
    assert ground[0] >= frame[0] - _HAIR, seen
    assert ground[1] >= frame[1] - _HAIR, seen
    assert ground[2] <= frame[2] + _HAIR, seen
    assert ground[3] <= frame[3] + _HAIR, seen
    across, down = ((ground[n + 2] - ground[n]) / (frame[n + 2] - frame[n]) for n in (0, 1))
    assert max(across, down) > 0.9, "as large as it can be"
