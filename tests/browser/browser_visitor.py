"""Somebody at a browser: what tests and their fixtures make of a visitor."""

from __future__ import annotations

from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page, expect

SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


class Visitor:
    """Somebody at a browser, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = self.another_page()

    def another_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        return page

    def _noted(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.page.url}: {message.type}: {message.text}")

    def goto(self, path: str) -> Page:
        self.page.goto(self.url + path)
        expect(self.page.locator("#app")).not_to_have_attribute("aria-busy", "true")
        expect(self.page.locator(".opening")).to_have_count(0)
        return self.page

    def be(self, name: str, language: str = "en") -> Visitor:
        """Be a guest without clicking through it."""
        answer = self.context.request.post(
            f"{self.url}/api/guests", data={"name": name, "language": language}, headers={"X-GP-Request": "1"}
        )
        assert answer.ok, answer.text()
        return self

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(self.url + path, data=data, headers={"X-GP-Request": "1"})
        assert answer.ok, answer.text()
        body: dict[str, Any] = answer.json()
        return body

    def table(self, **change: Any) -> dict[str, Any]:
        """A table made over the API: me as England against bots, unless told otherwise."""
        seats = dict.fromkeys(SEVEN, "bot:random") | {"England": "me"} | change.pop("seats", {})
        plan = {
            "game": "diplomacy", "scenario": "seven", "options": {}, "title": "The Long Summer",
            "seats": seats, "public": False, "anonymous": False, "pace": {"kind": "untimed"},
            "spectators": True, "spectator_delay": 0, "draw_lots": False,
        }  # fmt: skip
        return self.post("/api/tables", plan | change)

    def decide(self, table: dict[str, Any], text: str, seat: str = "England", revision: int = 0) -> None:
        """Answer for a seat without the page that shows it."""
        answer = {"seat": seat, "text": text, "revision": revision, "request": f"{seat}-{revision}"}
        self.post(f"/api/tables/{table['id']}/decide", answer)

    def until_phase(self, table: str, phase: str) -> None:
        """Wait until a phase has begun: bots take their time on a busy machine."""
        for _ in range(300):
            shown = self.context.request.get(f"{self.url}/api/tables/{table}").json()
            if shown["phase"] == phase:
                return
            self.page.wait_for_timeout(200)
        raise AssertionError(f"{phase} did not begin")


class MakeVisitor(Protocol):
    """How a test asks for a visitor; `refused` says that refusals in the console are expected."""

    def __call__(
        self, *, language: str = "en", theme: str = "light", phone: bool = False, refused: bool = False
    ) -> Visitor: ...
