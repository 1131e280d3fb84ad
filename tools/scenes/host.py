"""Fills a house with people and tables over its API."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import APIRequestContext, Playwright, StorageState

OUR_HEADER = {"X-GP-Request": "1"}
#: Longest wait for bots, in seconds.
PATIENCE = 600

Snapshot = dict[str, Any]
T = TypeVar("T")


class Somebody:
    """A person of the house: what is asked and done in this name."""

    def __init__(self, request: APIRequestContext) -> None:
        self._request = request

    @property
    def state(self) -> StorageState:
        """What a browser needs to be this person."""
        return self._request.storage_state()

    def get(self, path: str) -> dict[str, Any]:
        answer = self._request.get(path)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        found: dict[str, Any] = answer.json()
        return found

    def post(self, path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = self._request.post(path, data=data or {}, headers=OUR_HEADER)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        found: dict[str, Any] = answer.json() if answer.text() else {}
        return found

    def table(self, game: str, scenario: str, title: str, seats: dict[str, str], **change: Any) -> str:
        """A new table; the answer is its id."""
        plan: dict[str, Any] = {
            "game": game, "scenario": scenario, "options": {}, "title": title, "seats": seats, "public": True,
            "anonymous": False, "pace": {"kind": "untimed"}, "spectators": True, "spectator_delay": 0,
            "draw_lots": False,
        }  # fmt: skip
        made: str = self.post("/api/tables", plan | change)["id"]
        return made

    def join(self, table: str, seat: str) -> None:
        self.post(f"/api/tables/{table}/join", {"seat": seat})

    def snapshot(self, table: str, seat: str) -> Snapshot:
        return self.get(f"/api/tables/{table}/snapshot?seat={seat}")

    def say(self, table: str, seat: str, text: str) -> None:
        """Answer for a seat."""
        revision = self.snapshot(table, seat)["revision"]
        answer = {"seat": seat, "text": text, "revision": revision, "request": f"{revision} {text}"[:60]}
        self.post(f"/api/tables/{table}/decide", answer)

    def let_play(
        self, table: str, seat: str, goal: Callable[[Snapshot], bool], level: str = "novice"
    ) -> None:
        """A bot plays the seat until a moment comes, or to the end of the game; the seat is asked then."""
        if not goal(self.snapshot(table, seat)):
            self.post(f"/api/tables/{table}/hand-over", {"seat": seat, "level": level})
            self.wait_for(table, seat, goal)
            if not is_over(self.snapshot(table, seat)):
                self.post(f"/api/tables/{table}/take-back", {"seat": seat})
        self.wait_for(table, seat, lambda seen: is_over(seen) or bool(seen["question"]))

    def wait_for(self, table: str, seat: str, goal: Callable[[Snapshot], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.snapshot(table, seat)
            if is_over(seen) or goal(seen):
                return
            time.sleep(0.1)
        raise RuntimeError(f"what is to be shown of {table} never came")


def is_over(seen: Snapshot) -> bool:
    return bool(seen["table"]["status"] == "finished")


class Host:
    """Opens the door to everybody."""

    def __init__(self, playwright: Playwright, url: str) -> None:
        self._playwright = playwright
        self._people: dict[str, Somebody] = {}
        self._done: dict[Callable[[Host], Any], Any] = {}
        self.url = url

    def person(self, name: str, language: str = "en") -> Somebody:
        """The guest of this name, who is received once."""
        if name not in self._people:
            somebody = Somebody(self._playwright.request.new_context(base_url=self.url))
            somebody.post("/api/guests", {"name": name, "language": language})
            self._people[name] = somebody
        return self._people[name]

    def once(self, furnish: Callable[[Host], T]) -> T:
        """What several scenes need is made for the first of them."""
        if furnish not in self._done:
            self._done[furnish] = furnish(self)
        found: T = self._done[furnish]
        return found
