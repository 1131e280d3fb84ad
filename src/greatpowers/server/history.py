"""A game at any moment of its past, as any seat saw it: replayed once, remembered for a while."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from ..engine.events import Event
from ..engine.state import GameState
from .snapshots import dated
from .table import OPEN, Play, Row, Table, seen_by

_GAMES_REMEMBERED = 12


class History:
    """A game played again, with its state after every row."""

    def __init__(self, table: Table) -> None:
        self.about = table.about
        self.play = Play(table.about)
        self.states: list[GameState] = [self.play.match.state]

    def extend(self, rows: Sequence[Row]) -> None:
        """Play on to the last of the rows."""
        for row in rows[self.play.revision :]:
            self.play.accept(self.play.prepare(row))
            self.states.append(self.play.match.state)

    def view(self, row: int, seat: str | None) -> Any:
        return self.play.match.game.view(self.states[row], None if seat == OPEN else seat)

    def fields(self, row: int, seat: str | None) -> dict[str, Any]:
        """The whole view after a row, letters included, as it goes over the wire."""
        wire = self.play.wire
        view = self.view(row, seat)
        told = wire.told()
        told.add(entry.recorded for entry in self.play.log if entry.number <= row)
        public = {**wire.board(self.view(row, None), told.last()), **wire.flow(view, "")}
        if seat == OPEN:
            views = {name: self.view(row, name) for name in self.play.match.seats}
            opened = wire.opened(views, self.events(0, row, OPEN))
            return {**public, **opened, "press": self._dated(opened["press"], row, OPEN)}
        return {**public, **wire.private(view), "press": self._dated(wire.letters(view), row, seat)}

    def _dated(self, letters: list[Any], row: int, seat: str | None) -> list[Any]:
        return dated(letters, self.play.letters_for(seat, row))

    def events(self, after: int, until: int, seat: str | None) -> list[Event]:
        """What the seat may know of what happened between two rows; the set-up belongs to row 0."""
        entries = [e for e in self.play.log if (after < e.number or after == 0) and e.number <= until]
        seen = (seen_by(entry.recorded, seat) for entry in entries)
        return [event for event in seen if event is not None]

    def phase_before(self, row: int) -> int:
        """The row at which the phase of this row began."""
        starts = [number for number, _ in self.play.phase_starts()]
        return starts[bisect_right(starts, row) - 1] if starts and starts[0] <= row else 0

    def phase_after(self, row: int) -> int:
        """The row that ended the phase of this row, or the last one there is."""
        starts = [number for number, _ in self.play.phase_starts()]
        place = bisect_right(starts, row)
        return starts[place] if place < len(starts) else self.play.revision


class Histories:
    """The games looked at lately."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, bool], History] = OrderedDict()
        self._gate = asyncio.Lock()

    async def of(self, table: Table, until: int | None = None) -> History:
        """The history of a table up to now, or up to a row as if nothing had come after it.

        What is taken back later is struck out of the log: who has to wait is not to see that either.
        """
        rows = table.playing().rows[:until]
        key = (table.id, until is not None)
        async with self._gate:
            history = self._known.get(key)
            if history is None or history.play.revision > len(rows):
                history = self._known[key] = await asyncio.to_thread(History, table)
            if history.play.revision < len(rows):
                await asyncio.to_thread(history.extend, rows)
            self._known.move_to_end(key)
            while len(self._known) > _GAMES_REMEMBERED:
                self._known.popitem(last=False)
            return history


def last_row_before(table: Table, moment: float) -> int:
    """The last row that was made before a moment: what a delayed spectator may know."""
    return bisect_right(table.playing().rows, moment, key=lambda row: row.made_at)
