"""The past of a record, as pictures ask for it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from ..engine.events import Event
from ..engine.record import Record, begun, played, replay
from ..games.table import find_game, package_named


class RecordedPast:
    """A record at any of its moments; every hash has been compared."""

    def __init__(self, record: Record) -> None:
        replay(record, find_game)
        self.game = find_game(record.game, record.pack)
        package = package_named(record.game, record.pack)
        match = begun(record, self.game)
        states = {}
        for number, _ in played(record, match):
            states[number] = match.state
        self._states = states
        self._log = match.log
        self.last = len(record.decisions)
        wire = package.wire() if package.wire else None
        self._starts = self.rows_of(lambda event: bool(wire and wire.is_phase_start(event)))

    def view(self, row: int, seat: str | None) -> object:
        return self.game.view(self._states[row], seat)

    def state(self, row: int) -> object:
        return self._states[row]

    def events(self, after: int, until: int, seat: str | None) -> list[Event]:
        """What the seat saw happen between two rows; the set-up belongs to row 0."""
        entries = [e for e in self._log if (after < e.decision or after == 0) and e.decision <= until]
        seen = (entry.recorded.as_seen_by(seat) for entry in entries)
        return [event for event in seen if event is not None]

    def rows_of(self, is_meant: Callable[[Event], bool]) -> list[int]:
        return list(dict.fromkeys(one.decision for one in self._log if is_meant(one.recorded.event)))

    def phase_before(self, row: int) -> int:
        place = bisect_right(self._starts, row)
        return self._starts[place - 1] if place else 0

    def phase_after(self, row: int) -> int:
        place = bisect_right(self._starts, row)
        return self._starts[place] if place < len(self._starts) else self.last
