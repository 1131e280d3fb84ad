"""A game at any moment of its past, as any seat saw it: from the stored states, remembered for a while."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Protocol

from ...engine.events import Event
from ...engine.game import Game
from ...engine.moments import Reel
from ...engine.shown import Letter, fields_of
from ...engine.state import GameState
from ..live.snapshots import board_fields, dated
from ..problems import Problem
from ..store import shelf
from ..store.database import Database
from ..store.shelf import LightRow
from .moments import Marks, read_marks
from .resuming import followed, state_at, with_latest_match
from .table import OPEN, About, Play, Row, Table, seen_by

_GAMES_REMEMBERED = 12
_STATES_REMEMBERED = 8


class States(Protocol):
    """The state after every row."""

    def __getitem__(self, row: int) -> GameState: ...


class StoredStates:
    """States from the store, each made when somebody looks at it."""

    def __init__(self, game: Game, reel: Reel, rules: Sequence[str]) -> None:
        self._game = game
        self._reel = reel
        self._rules = rules
        self._made: OrderedDict[int, GameState] = OrderedDict()

    def __getitem__(self, row: int) -> GameState:
        if row not in self._made:
            self._made[row] = state_at(self._game, self._reel, row, self._rules[row])
            if len(self._made) > _STATES_REMEMBERED:
                self._made.popitem(last=False)
        return self._made[row]


class History:
    """The past of a game: what happened is known to its play, the states come from the store or a replay."""

    def __init__(self, play: Play, states: States, marks: Sequence[Marks], last: int) -> None:
        self.play = play
        self.states = states
        self._marks = marks
        #: The last row that is known. The play goes on while it is looked at: it may know more by now.
        self.last = last

    @property
    def about(self) -> About:
        return self.play.about

    def decisions(self, row: int) -> list[Row]:
        """The rows whose decisions counted after a row."""
        line: list[Row] = []
        for made, marks in zip(self.play.rows[:row], self._marks[1:], strict=False):
            if marks.gone:
                line = [one for one in line if one.number not in marks.gone]
            if made.kind == "decide":
                line.append(made)
        return line

    def view(self, row: int, seat: str | None) -> object:
        return self.play.game.view(self.states[row], None if seat == OPEN else seat)

    def state(self, row: int) -> object:
        """The true state: it may be asked whatever follows from what everybody sees."""
        return self.states[row]

    def fields(self, row: int, seat: str | None) -> dict[str, object]:
        """The whole view after a row, letters included, as it goes over the wire."""
        wire = self.play.wire
        view = self.view(row, seat)
        told = wire.told()
        told.add(entry.recorded for entry in self.play.log if entry.number <= row)
        shown = self.play.game.show(self.states[row], None)
        public = {**board_fields(shown, told), **fields_of(wire.flow(view, ""))}
        if seat == OPEN:
            views = {name: self.view(row, name) for name in self.play.match.seats}
            opened, letters = wire.opened(views, self.events(0, row, OPEN))
            return {**public, **fields_of(opened), "press": self._dated(letters, row, OPEN)}
        press = self._dated(wire.letters(view), row, seat)
        return {**public, **fields_of(wire.private(view, told)), "press": press}

    def _dated(self, letters: Sequence[Letter], row: int, seat: str | None) -> list[Letter]:
        return dated(letters, self.play.letters_for(seat, row))

    def events(self, after: int, until: int, seat: str | None) -> list[Event]:
        """What the seat may know of what happened between two rows; the set-up belongs to row 0."""
        entries = [e for e in self.play.log if (after < e.number or after == 0) and e.number <= until]
        seen = (seen_by(entry.recorded, seat) for entry in entries)
        return [event for event in seen if event is not None]

    def rows_of(self, is_meant: Callable[[Event], bool]) -> list[int]:
        """The rows that led to such events, each once, in their order."""
        led = (
            one.number for one in self.play.log if one.number <= self.last and is_meant(one.recorded.event)
        )
        return list(dict.fromkeys(led))

    def phase_before(self, row: int) -> int:
        """The row at which the phase of this row began."""
        starts = [number for number, _ in self.play.phase_starts()]
        return starts[bisect_right(starts, row) - 1] if starts and starts[0] <= row else 0

    def phase_after(self, row: int) -> int:
        """The row that ended the phase of this row, or the last one there is."""
        starts = [number for number, _ in self.play.phase_starts()]
        place = bisect_right(starts, row)
        return min(starts[place], self.last) if place < len(starts) else self.last


class Histories:
    """The games looked at lately."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[tuple[str, bool], tuple[Play, History]] = OrderedDict()
        self._gate = asyncio.Lock()

    async def of(self, table: Table, until: int | None = None) -> History:
        """The history of a table up to now, or up to a row as if nothing had come after it.

        What is taken back later is struck out of the log: who has to wait is not to see that either.
        """
        key = (table.id, until is not None)
        async with self._gate:
            live = table.playing()
            wanted = live.revision if until is None else min(until, live.revision)
            source, history = self._known.get(key, (None, None))
            if history is None or source is not live or history.last != wanted:
                history = await self._history(table, live, wanted, is_past=until is not None)
                self._known[key] = (live, history)
            self._known.move_to_end(key)
            while len(self._known) > _GAMES_REMEMBERED:
                self._known.popitem(last=False)
            return history

    async def _history(self, table: Table, live: Play, until: int, is_past: bool) -> History:
        async with self._database.reading() as connection:
            stored = await shelf.load_states(connection, table.id, 0, until)
            light = await shelf.load_light(connection, table.id)
        rows = live.rows[:until]
        if len(stored) <= until or len(light) <= until:
            return await asyncio.to_thread(_played_again, table.about, rows, None if is_past else live)
        reel, light = Reel(stored), light[: until + 1]
        play = await asyncio.to_thread(_at_that_time, table.about, rows, light, reel) if is_past else live
        states = StoredStates(play.game, reel, [rules for _, rules, *_ in light])
        return History(play, states, [read_marks(marks) for *_, marks, _ in light], until)


def _at_that_time(about: About, rows: Sequence[Row], light: Sequence[LightRow], reel: Reel) -> Play:
    """The game as it was known after these rows, whatever came later."""
    play = with_latest_match(*followed(about, rows, light), reel)
    if play is None:
        raise Problem(409, "rules-version", "this game is of another version of the rules")
    return play


def _played_again(about: About, rows: Sequence[Row], live: Play | None) -> History:
    """The past of a game that was begun before states were stored."""
    again = Play(about)
    states, marks = [again.match.state], [Marks()]
    for row in list(rows):
        step = again.prepare(row)
        marks.append(again.marks(step))
        again.accept(step)
        states.append(again.match.state)
    return History(live or again, states, marks, len(rows))


def last_row_before(table: Table, moment: float) -> int:
    """The last row that was made before a moment: what a delayed spectator may know."""
    return bisect_right(table.playing().rows, moment, key=lambda row: row.made_at)
