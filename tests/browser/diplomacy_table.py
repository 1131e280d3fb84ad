"""What a player does at a Diplomacy table, in the words of a player."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

#: A point of the screen that belongs to the province and to no counter on it.
_FREE_POINT = """province => {
  const shape = document.querySelector(`[role="button"][data-province="${province}"]`);
  const box = shape.getBoundingClientRect();
  for (let y = box.top + 6; y < box.bottom; y += 5)
    for (let x = box.left + 6; x < box.right; x += 5) {
      const hit = document.elementFromPoint(x, y)?.closest('[data-province]');
      if (hit && hit.dataset.province === province && hit.dataset.unit !== 'yes') return [x, y];
    }
  return null;
}"""


class DiplomacyTable:
    """A page that shows a table; every method waits for what it asks for."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ready(self) -> DiplomacyTable:
        """The map is drawn and takes clicks."""
        expect(self.page.get_by_role("application")).to_be_visible(timeout=30_000)
        expect(self.page.locator("svg.settled")).to_have_count(1, timeout=30_000)
        return self

    def unit(self, province: str) -> None:
        """Click a counter."""
        self.page.locator(f'.grip[data-province="{province}"]').first.click()

    def province(self, province: str) -> None:
        """Click land or water beside the counters."""
        self.page.mouse.click(*self._point(province))

    def _point(self, province: str) -> list[float]:
        """Where the province can be clicked once the map has come to rest."""
        before, point = None, self.page.evaluate(_FREE_POINT, province)
        while point != before:
            self.page.wait_for_timeout(150)
            before, point = point, self.page.evaluate(_FREE_POINT, province)
        assert point, f"{province} is not on the screen"
        found: list[float] = point
        return found

    def drag(self, start: str, goal: str) -> None:
        """Drag a counter to a province."""
        grip = self.page.locator(f'.grip[data-province="{start}"]').first.bounding_box()
        point = self.page.evaluate(_FREE_POINT, goal)
        assert grip
        assert point
        self.page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(point[0] - 4, point[1] - 4, steps=4)
        self.page.mouse.move(*point)
        self.page.mouse.up()

    def type(self, orders: str) -> None:
        """Type into the command line."""
        line = self.page.locator(".command input")
        line.fill(orders)
        line.press("Enter")

    def slip(self, text: str) -> Any:
        """The slip with this notation."""
        return self.page.locator(
            ".slip", has=self.page.locator("code", has_text=re.compile(rf"^{re.escape(text)}$"))
        )

    def written(self, *orders: str) -> None:
        """These orders stand on slips."""
        for order in orders:
            expect(self.slip(order)).to_have_count(1)

    def hold_the_rest(self) -> None:
        """Write H on every open slip."""
        while self.page.locator(".slip.open").count():
            self.page.locator(".slip.open .face").first.click()
            self.page.keyboard.press("h")

    def seal(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Seal the orders")).click()

    def all_hold_and_seal(self) -> None:
        self.hold_the_rest()
        self.seal()

    def phase(self, name: str) -> None:
        """The bar says so."""
        expect(self.page.locator(".bar .phase h1, .bar .phase h2")).to_have_text(name, timeout=30_000)

    def leave_resolution(self) -> None:
        """On from the resolution to what is asked now."""
        self.page.get_by_role("button", name=re.compile("^To the (orders|retreats|builds)")).click(
            timeout=30_000
        )

    def leave_year(self) -> None:
        """On from the page of the year."""
        self.page.get_by_role("button", name=re.compile("^To Spring")).click(timeout=30_000)


class Line:
    """The wire between a browser and the house; it can be cut and mended."""

    def __init__(self, context: BrowserContext) -> None:
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        context.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close(code=1011, reason="cut")
            return
        socket.connect_to_server()
        self._open.append(socket)

    def cut(self) -> None:
        self._is_cut = True
        for socket in self._open:
            socket.close(code=1011, reason="cut")
        self._open = []

    def mend(self) -> None:
        self._is_cut = False
