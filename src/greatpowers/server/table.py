"""One table in memory: its settings, its seats and the game rebuilt from the decisions in the store."""

from __future__ import annotations

import asyncio
import copy
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..engine.chance import commitment_to
from ..engine.events import Event, Recorded
from ..engine.match import Match, Question
from ..engine.pack import Pack
from .games import game_named, wire_of
from .pace import Pace
from .problems import Problem
from .takebacks import WORDS, Wish, is_sealed, said
from .wire import Digest, GameWire, Told

#: In place of a seat: the open view of a finished game, with everything everybody wrote.
OPEN = "*"
#: Who made the decisions of a record that was brought along.
IMPORT = "import"


class Row(msgspec.Struct, frozen=True):
    """One line of the record as it stands in the store: a decision, its undoing, a word about taking back."""

    number: int
    seat: str
    kind: str
    text: str
    made_by: str
    request: str
    made_at: float


class Seat(msgspec.Struct):
    """Who sits where. A bot `standin` plays for a person who is away or handed the seat over."""

    seat: str
    place: int
    who: str
    person: str | None = None
    level: str | None = None
    standin: bool = False
    invite: str | None = None
    letters: int = 0
    letters_read: int = 0

    @property
    def is_bot_now(self) -> bool:
        return self.who == "bot" or self.standin

    @property
    def is_free(self) -> bool:
        return self.who in ("open", "invited")


class Clock(msgspec.Struct, frozen=True):
    """The running stage: when it ends, whether grace is running, who would end the talk."""

    stage: str = ""
    due: float | None = None
    deadline: float | None = None
    late: bool = False
    agreed: list[str] = []


class About(msgspec.Struct):
    """What was chosen when the table was made, and what became of it."""

    id: str
    title: str
    game: str
    rules: str
    scenario: str
    options: dict[str, bool | str | int]
    status: str
    owner: str | None
    language: str
    public: bool
    anonymous: bool
    spectators: bool
    spectator_delay: int
    draw_lots: bool
    sandbox: bool
    pace: Pace
    seed: str
    nonces: dict[str, str]
    lots: dict[str, str]
    #: The position the game began from; None: as the scenario says.
    position: dict[str, Any] | None
    #: The tables of data it is played with; None: the game's own.
    pack: Pack | None
    revision: int
    changes: int
    digest: Digest
    result: dict[str, Any] | None
    rematch: str | None
    created: float
    updated: float
    started: float | None
    finished: float | None

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)


class Logged(msgspec.Struct, frozen=True):
    """An event and the number of the row that led to it."""

    number: int
    recorded: Recorded


class Play:
    """The game of a table: a match and what the server remembers beside it, row by row."""

    def __init__(self, about: About) -> None:
        game = game_named(about.game, about.pack)
        if about.rules != game.version:
            raise Problem(409, "rules-version", "this game is of another version of the rules")
        self._about = about
        self.wire: GameWire = wire_of(about.game, about.pack)
        self.match = self.fresh_match()
        self.log = [Logged(0, entry.recorded) for entry in self.match.log]
        self.match.log = []
        self.told: Told = self.wire.told()
        self.told.add(entry.recorded for entry in self.log)
        self.rows: list[Row] = []
        #: The rows behind the decisions of the match, in their order; those of sealed answers; rows struck
        #: out of the log, each after the row that did it.
        self.line: list[int] = []
        self.sealed: set[int] = set()
        self.struck: list[tuple[int, int]] = []
        #: What a seat asks to take back.
        self.wish: Wish | None = None
        #: Every letter with the number of its row.
        self._letters: list[Logged] = []
        self.requests: set[str] = set()
        #: For each seat (None: spectators) the numbers of the rows it could notice.
        self.noticed: dict[str | None, list[int]] = {seat: [] for seat in (None, OPEN, *self.match.seats)}
        #: The row at which the seat's question or its own answer last changed.
        self.asked_since: dict[str, int] = dict.fromkeys(self.match.seats, 0)
        #: The last row that changed more than who has answered.
        self.board_row = 0
        #: The row after which the present question was put.
        self.question_row = 0
        self._words = {standing.word for standing in game.standing}

    def fresh_match(self) -> Match:
        """The match before its first decision."""
        about = self._about
        return Match(
            game_named(about.game, about.pack),
            about.scenario,
            about.options,
            seed=about.seed,
            nonces=about.nonces,
            position=about.position,
        )

    @property
    def revision(self) -> int:
        return len(self.rows)

    def seen(self, seat: str | None) -> int:
        """How many rows the seat could notice: the revision it is told."""
        return len(self.noticed[seat])

    def seen_number(self, seat: str | None, row: int) -> int:
        """The seat's own number of a row."""
        return bisect_right(self.noticed[seat], row)

    def is_stale(self, seat: str, revision: int, text: str) -> bool:
        """Did the seat's question or own answer change since the revision it speaks of?"""
        if self.word_of(text) == self.wire.talk_word:
            return False
        return revision < self.seen_number(seat, self.asked_since[seat])

    def word_of(self, text: str) -> str:
        """The word of the standing action; empty for an answer to a question."""
        word = text.strip().partition(" ")[0].casefold()
        return word if word in self._words else ""

    def questions_to(self, seats: Sequence[str]) -> list[Question]:
        """Open questions of these seats."""
        return [question for question in self.match.pending() if question.seat in seats]

    def prepare(self, row: Row) -> Step:
        """Try a row on a copy; raises what the rules say against it."""
        if row.kind in WORDS:
            return self._word_spoken(row)
        match = _twin(self.match)
        if row.kind == "undo":
            match.undo(row.seat)
            events: list[Recorded] = []
        else:
            events = match.decide(row.seat, row.text)
        if row.kind == "decide" and match.decisions:
            # The text as the rules write it is what goes into the record.
            row = msgspec.structs.replace(row, text=match.decisions[-1][1])
        began = bool(events) and any(self.wire.is_phase_start(recorded.event) for recorded in events)
        return Step(row, match, events, began or match.is_over)

    def _word_spoken(self, row: Row) -> Step:
        told = said(self, row)
        match = told.went_back or _twin(self.match)
        events = [Recorded(event) for event in told.events]
        return Step(row, match, events, told.went_back is not None, told.wish, told.kept)

    def accept(self, step: Step) -> None:
        """The row is in the store: what was tried is now so."""
        row = step.row
        asks_anew = _top(self.match) is not _top(step.match)
        self._follow(step)
        self.match = step.match
        self.match.log = []
        self.rows.append(row)
        self.requests.add(row.request)
        self.log.extend(Logged(row.number, recorded) for recorded in step.events)
        self._letters.extend(
            Logged(row.number, recorded) for recorded in step.events if self.wire.is_letter(recorded.event)
        )
        self.told.add(step.events)
        if step.events or row.kind == "undo" or asks_anew:
            self.board_row = row.number
        if asks_anew:
            self.question_row = row.number
        for seat, numbers in self.noticed.items():
            if self.is_noticed(step, seat):
                numbers.append(row.number)
        if step.began_phase:
            self.asked_since = dict.fromkeys(self.asked_since, row.number)
        elif self.is_answer(row):
            self.asked_since[row.seat] = row.number

    def is_answer(self, row: Row) -> bool:
        """Does the row answer a question, or take an answer back?"""
        return row.kind == "undo" or (row.kind == "decide" and not self.word_of(row.text))

    def is_noticed(self, step: Step, seat: str | None) -> bool:
        """Can the seat tell that this happened? Everybody sees who has answered."""
        if self.is_answer(step.row) or seat in (step.row.seat, OPEN):
            return True
        return any(seen_by(recorded, seat) is not None for recorded in step.events)

    def _follow(self, step: Step) -> None:
        """Keep in step with the decisions of the match; what was taken back has not happened."""
        row, before, after = step.row, self.match.decisions, step.match.decisions
        if row.kind in WORDS:
            self.wish = step.wish
            if step.kept >= 0:
                self._go_back(row, step.kept)
            return
        if self.is_answer(row):
            self.wish = None
        if len(after) <= len(before):
            differ = (n for n, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1])
            gone = self.line.pop(next(differ, len(before) - 1))
            if row.kind == "undo":
                self._strike_out(row, {gone})
        if row.kind == "decide":
            self.line.append(row.number)
            if not self.word_of(row.text) and is_sealed(self.match):
                self.sealed.add(row.number)

    def _go_back(self, row: Row, kept: int) -> None:
        spoken = [n for n in self.line[kept:] if self.word_of(self.rows[n - 1].text) == self.wire.talk_word]
        gone = set(self.line[kept:]) - set(spoken)
        self.line = [*self.line[:kept], *spoken]
        self._strike_out(row, gone)

    def _strike_out(self, by: Row, gone: set[int]) -> None:
        """What these rows led to has not happened."""
        left = [entry for entry in self.log if entry.number not in gone]
        if len(left) != len(self.log):
            self.struck.extend((by.number, number) for number in sorted(gone))
            self.log = left
            self.told = self.wire.told()
            self.told.add(entry.recorded for entry in left)

    def digest(self) -> Digest:
        return self.wire.digest(self.match.view(None))

    def events_for(self, seat: str | None, since: int = -1) -> list[tuple[int, Event]]:
        """What the seat may know of what happened after a row, with its own numbers."""
        start = bisect_right(self.log, since, key=lambda entry: entry.number)
        seen = ((entry.number, seen_by(entry.recorded, seat)) for entry in self.log[start:])
        return [(self.seen_number(seat, number), event) for number, event in seen if event is not None]

    def letters_for(self, seat: str | None, until: int | None = None) -> list[Row]:
        """The rows of the letters the seat may read, up to a row, in the order of its letters."""
        return [
            self.rows[letter.number - 1]
            for letter in self._letters
            if (until is None or letter.number <= until) and seen_by(letter.recorded, seat) is not None
        ]

    def row_seen(self, seat: str | None, number: int) -> int:
        """The row that has this number for the seat, or the last one it noticed."""
        noticed = self.noticed[seat]
        return noticed[min(number, len(noticed)) - 1] if noticed and number > 0 else 0

    def phase_starts(self) -> list[tuple[int, str]]:
        """The rows at which phases began."""
        starts = ((entry.number, self.wire.is_phase_start(entry.recorded.event)) for entry in self.log)
        return [(number, phase) for number, phase in starts if phase]

    def can_undo(self, seat: str) -> bool:
        """Would taking back the seat's last decision be allowed?"""
        if self.match.is_over or not self._may_have_answered_last(seat):
            return False
        try:
            _twin(self.match).undo(seat)
        except Exception:
            return False
        return True

    def _may_have_answered_last(self, seat: str) -> bool:
        """A quick no for all others: only a sealed answer or the very last decision can be taken back."""
        decisions = self.match.decisions
        return seat in self.match.state.sealed or (bool(decisions) and decisions[-1][0] == seat)


class Step(msgspec.Struct, frozen=True):
    """A row that the rules accept, with the match after it."""

    row: Row
    match: Match
    events: list[Recorded]
    began_phase: bool
    #: What is asked to be taken back after the row, and how many decisions are kept if the game went back.
    wish: Wish | None = None
    kept: int = -1


def seen_by(recorded: Recorded, seat: str | None) -> Event | None:
    """What a seat learns of an event; the open view has it whole."""
    return recorded.event if seat == OPEN else recorded.as_seen_by(seat)


class Table:
    """A table: settings, seats, clock, and the game once it has begun and somebody asked for it."""

    def __init__(self, about: About, seats: Mapping[str, Seat], clock: Clock) -> None:
        self.about = about
        self.seats = dict(seats)
        self.clock = clock
        self.play: Play | None = None
        #: Whoever changes the table holds this.
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.about.id

    def seats_of(self, person: str | None) -> list[str]:
        """The seats this person plays, hot seats included."""
        if person is None:
            return []
        return [s.seat for s in self.seats.values() if s.person == person and s.who in ("person", "hotseat")]

    def bot_seats(self) -> list[str]:
        return [seat.seat for seat in self.seats.values() if seat.is_bot_now]

    def people_seats(self) -> list[str]:
        """Seats that people play themselves at the moment."""
        return [seat.seat for seat in self.seats.values() if not seat.is_bot_now]

    def playing(self) -> Play:
        """The game; the table must have been started and loaded."""
        if self.play is None:
            raise Problem(409, "not-started", "the game has not begun")
        return self.play


def _top(match: Match) -> Any:
    """What stands on top of the stack: another frame is another question, though nothing happened."""
    return match.state.stack[-1] if match.state.stack else None


def _twin(match: Match) -> Match:
    """A match that can be changed without the first one noticing; states are copied by the match itself."""
    twin = copy.copy(match)
    for name, value in vars(twin).items():
        if isinstance(value, list):
            setattr(twin, name, value.copy())
    return twin
