"""A table with a board of points and a panel beside it: what all games with cards share on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_visitor import Visitor

Question = dict[str, Any]
#: Pixels of the map the hand may cover, kept from its edges, and moved by one push.
_HAND, _EDGE, _PUSH = 130, 60, 900
_MOST_PUSHES = 12
#: A spot of the map with no space near it.
_BARE_SPOT = """() => {
  const map = document.querySelector("[role=application]").getBoundingClientRect();
  for (let x = map.left + 60; x < map.right - 60; x += 23)
    for (let y = map.top + 60; y < map.bottom - 160; y += 23)
      if (!document.elementFromPoint(x, y).closest("[data-space], [role=button], .fan")) return [x, y];
}"""
#: Answers given over the API while a test waits for its question.
_MOST_ANSWERS = 300


class BoardTable:
    """A page that shows a table; every method waits for what it asks for."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ready(self) -> Self:
        """The board is drawn and takes clicks."""
        expect(self.page.get_by_role("application")).to_be_visible(timeout=30_000)
        return self

    def asked(self, words: str) -> Self:
        """The panel asks this."""
        expect(self.page.locator("aside.panel .inner")).to_contain_text(words, timeout=30_000)
        return self

    def space(self, space: str) -> None:
        self._in_sight(space)
        self._place(space).click()

    def drag(self, start: str, goal: str) -> None:
        """Take the counters of a space and let them go over another."""
        self._in_sight(goal)
        for space, press in ((start, self.page.mouse.down), (goal, self.page.mouse.up)):
            box = self._place(space).bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            press()

    def _place(self, space: str) -> Locator:
        return self.page.locator(f'[role=button][data-space="{space}"]').first

    def _in_sight(self, space: str) -> None:
        """Push the map until the space can be clicked: neither beyond the edge nor under the hand."""
        frame = self.page.get_by_role("application").bounding_box()
        assert frame is not None
        middle = frame["x"] + frame["width"] / 2, frame["y"] + (frame["height"] - _HAND) / 2
        for _ in range(_MOST_PUSHES):
            box = self._place(space).bounding_box()
            assert box is not None
            off = middle[0] - box["x"] - box["width"] / 2, middle[1] - box["y"] - box["height"] / 2
            room = frame["width"] / 2 - _EDGE, (frame["height"] - _HAND) / 2 - _EDGE
            if abs(off[0]) < room[0] and abs(off[1]) < room[1]:
                return
            self._push(max(-_PUSH, min(_PUSH, off[0])), max(-_PUSH, min(_PUSH, off[1])))
        raise AssertionError(f"{space} never came in sight")

    def _push(self, dx: float, dy: float) -> None:
        """Take the map where nothing else can be taken, and move it."""
        spot = self.page.evaluate(_BARE_SPOT)
        self.page.mouse.move(*spot)
        self.page.mouse.down()
        self.page.mouse.move(spot[0] + dx, spot[1] + dy, steps=3)
        self.page.mouse.up()

    def row(self, words: str) -> None:
        """An answer of the list."""
        self.page.locator("aside.panel").get_by_role("button", name=words).first.click()

    def act(self, words: str) -> None:
        """A button at the foot of the panel."""
        self.page.locator(".acts").get_by_role("button", name=words).click()

    def log(self, words: str) -> None:
        expect(self.page.locator("aside.rail")).to_contain_text(words, timeout=30_000)


def play_until(
    anna: Visitor, table: str, wanted: Callable[[Question], bool], answer: Callable[[Question], str]
) -> Question:
    """Answer for both sides over the API until such a question is asked."""
    for number in range(_MOST_ANSWERS):
        asked = _snapshot(anna, table, "")["view"]["asked"]
        shown = _snapshot(anna, table, asked[0])
        question: Question = shown["question"]
        if wanted(question):
            return question
        text = {"seat": asked[0], "text": answer(question), "revision": shown["revision"]}
        anna.post(f"/api/tables/{table}/decide", text | {"request": f"{number}-{shown['revision']}"})
    raise AssertionError("such a question was never asked")


def _snapshot(anna: Visitor, table: str, seat: str) -> dict[str, Any]:
    answer = anna.context.request.get(f"{anna.url}/api/tables/{table}/snapshot?seat={seat}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found
