"""What a seat sees of a running game, in pieces that are encoded once and sent to many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from ...engine.events import Event
from ...engine.shown import Letter, Shown, fields_of, stands_for
from ..matches.summary import Summary
from ..matches.table import IMPORT, Clock, Play, Row
from .reasons import ReasonOnWire
from .wire import Told, changed_fields, encode, event_on_wire, iso

#: A view as it is sent, encoded field by field.
Fields = Mapping[str, bytes]
#: Lines of the log in one snapshot; the rest is asked for by number.
LOG_CHUNK = 2000


class ClockOnWire(msgspec.Struct):
    """The running stage."""

    deadline: str | None
    stage: str | None
    agreed_early: list[str]
    now: str
    late: bool
    grace_until: str | None


class TakebackOnWire(msgspec.Struct):
    """A seat asks to go back to before its decision `n` (in the reader's numbers); `waiting` must answer."""

    seat: str
    n: int
    waiting: list[str]
    agreed: list[str]


class LogLine(msgspec.Struct):
    """One event as the seat may know it, and the number of the decision that caused it; the remaining fields
    depend on the event."""

    n: int
    event: str


class Snapshot(msgspec.Struct, kw_only=True):
    """Everything a seat needs to draw the table; lines of the log before `log_from` can be asked for."""

    table: Summary
    seat: str | None
    revision: int
    view: dict[str, object]
    question: object
    clock: ClockOnWire
    can_undo: bool
    takeback: TakebackOnWire | None
    #: The seat's last decision that it may ask to take back; 0 if there is none.
    back_to: int
    log: list[Annotated[dict[str, object], stands_for(LogLine)]]
    log_from: int
    log_size: int
    press_read: int
    #: In answer to a decision that was not carried out: what to think of before it is sent again.
    warned: list[ReasonOnWire] | UnsetType = UNSET


def clock_on_wire(clock: Clock, now: Callable[[], datetime]) -> ClockOnWire:
    return ClockOnWire(
        deadline=iso(clock.deadline),
        stage=clock.stage or None,
        agreed_early=clock.agreed,
        now=iso(now().timestamp()) or "",
        late=clock.late,
        grace_until=iso(clock.due) if clock.late else None,
    )


def takeback_on_wire(play: Play, seat: str | None) -> TakebackOnWire | None:
    wish = play.wish
    if wish is None:
        return None
    return TakebackOnWire(wish.seat, play.seen_number(seat, wish.row), list(wish.waiting), list(wish.agreed))


class Encoded:
    """The encoded pieces of one game, kept until the board changes."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._board: tuple[int, Fields] = (-1, {})
        #: What changed between two boards, for the channels that were told the first of them.
        self._changed: tuple[Fields, Fields, Mapping[str, Raw]] = ({}, {}, {})
        self._questions: dict[str, tuple[int, bytes]] = {}
        #: Lines of the log since a row: what is the same for all seats, and the lines with their numbers.
        self._lines: tuple[int, dict[int, bytes], dict[tuple[int, int], Raw]] = (-1, {}, {})

    def fields(self, seat: str | None, stage: str) -> Fields:
        """The view of a seat, field by field, without its letters."""
        return {**self.board(), **self.own(seat, stage)}

    def own(self, seat: str | None, stage: str) -> Fields:
        """The part of it that changes with answers, or from seat to seat; no field of it is on the board."""
        view, wire = self.play.match.shown(seat), self.play.wire
        own = {**fields_of(wire.flow(view, stage)), **fields_of(wire.private(view, self.play.told))}
        return {name: encode(value) for name, value in own.items()}

    def board_since(self, before: Fields) -> Mapping[str, Raw]:
        """The fields of the board that are not as they were in this one."""
        known, now, changed = self._changed
        if known is not before or now is not self.board():
            now = self.board()
            changed = changed_fields(before, now)
            self._changed = (before, now, changed)
        return changed

    def board(self) -> Fields:
        """What everybody sees, the same object until it changes."""
        row, fields = self._board
        if row != self.play.board_row:
            board = board_fields(self.play.match.show(None), self.play.told)
            fields = {name: encode(value) for name, value in board.items()}
            self._board = (self.play.board_row, fields)
        return fields

    def letters(self, seat: str | None, since: int = 0) -> list[Letter]:
        letters = self.play.wire.letters(self.play.match.shown(seat), since)
        return dated(letters, self.play.letters_for(seat)[since:])

    def question(self, seat: str | None) -> bytes:
        """The seat's question, also an answered one whose answer it may change; `null` if it has none."""
        if seat is None:
            return b"null"
        row, encoded = self._questions.get(seat, (-1, b""))
        if row != self.play.board_row:
            encoded = encode(self.play.match.show(seat).question)
            self._questions[seat] = (self.play.board_row, encoded)
        return encoded

    def fresh_lines(self, seat: str | None, since: int) -> list[Raw]:
        """The events after a row as lines of the log; what several seats learn is encoded once."""
        if self._lines[0] != self.play.revision:
            self._lines = (self.play.revision, {}, {})
        _, encoded, lines = self._lines
        found = []
        for number, event in self.play.events_for(seat, since):
            line = lines.get((number, id(event)))
            if line is None:
                rest = encoded.get(id(event))
                if rest is None:
                    rest = encoded[id(event)] = encode(event_on_wire(event, self.play.match.game.codec))[1:]
                line = lines[(number, id(event))] = Raw(b'{"n":%d,%b' % (number, rest))
            found.append(line)
        return found


def board_fields(shown: Shown, told: Told) -> dict[str, object]:
    """What everybody sees, field by field, with what the last resolved phase brought."""
    assert shown.board is not None
    return {**fields_of(shown.board), "last": told.last()}


def dated(letters: Sequence[Letter], rows: Sequence[Row]) -> list[Letter]:
    """Letters with the time each was sent; of one that came with a record it is not known."""
    return [
        replace(letter, sent=None if row.made_by == IMPORT else iso(row.made_at))
        for letter, row in zip(letters, rows, strict=True)
    ]


def log_lines(play: Play, events: Sequence[tuple[int, Event]]) -> list[dict[str, Any]]:
    """Events with the numbers of a seat as lines of its log; fields are of any kind."""
    codec = play.match.game.codec
    return [{"n": number, **event_on_wire(event, codec)} for number, event in events]


def view_with_letters(shown: Encoded, seat: str | None, stage: str) -> dict[str, object]:
    fields = {name: Raw(value) for name, value in shown.fields(seat, stage).items()}
    return {**fields, "press": shown.letters(seat)}
