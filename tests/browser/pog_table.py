"""What a player does at a table of Paths of Glory, in the words of a player."""

from __future__ import annotations

from typing import Any, Self

from tests.browser.board_table import BoardTable, Question, play_until
from tests.browser.browser_visitor import Visitor

SIDES = {"ap": "Allied Powers", "cp": "Central Powers"}


class PogTable(BoardTable):
    """A page that shows a table; every method waits for what it asks for."""

    def card(self, name: str) -> None:
        """Take a card of the tray."""
        self.page.locator(".tray li button", has_text=name).first.click()

    def use(self, words: str) -> None:
        """Use the card that was taken: the second click is the act."""
        self.page.get_by_role("menuitem", name=words).first.click()

    def chip(self, space: str, purpose: str) -> None:
        """Activate a space by its mark on the map."""
        self._in_sight(space)
        self.page.locator(f'[data-chip="activate {space} {purpose}"]').click()

    def untold(self) -> Self:
        """Somebody who does not want to be told by itself what the other side did."""
        self.page.evaluate("localStorage.setItem('gp.rounds.when', JSON.stringify('never'))")
        return self

    def go_on(self) -> None:
        """The battle that was fought is read."""
        self.page.locator("[data-act=go-on]").click()

    def close_round(self) -> None:
        """What the other side did is told first, where there is something to tell."""
        onward = self.page.get_by_role("button", name="Continue to my round")
        if onward.count():
            onward.click()


def pog_table(anna: Visitor, **change: Any) -> str:
    """A table made over the API: the Central Powers against the novice, unless told otherwise."""
    plan: dict[str, Any] = {"game": "paths-of-glory", "scenario": "historical", "title": "The Great War"}
    plan |= {"options": {}, "public": False, "anonymous": False, "pace": {"kind": "untimed"}}
    plan |= {"spectators": True, "spectator_delay": 0, "draw_lots": False}
    found: str = anna.post("/api/tables", plan | {"seats": {"cp": "me", "ap": "bot:novice"}} | change)["id"]
    return found


def sit_down(anna: Visitor, table: str, seat: str = "") -> PogTable:
    """Open the table; on a shared screen through the curtain."""
    page = anna.goto(f"/table/{table}")
    if seat:
        page.get_by_role("button", name=f"Open: {SIDES[seat]}").click()
    return PogTable(page).ready()


__all__ = ["PogTable", "Question", "play_until", "pog_table", "sit_down", "texts_of"]


def texts_of(question: Question) -> list[str]:
    """The answers as they are written."""
    return [option["text"] for option in question["options"]]
