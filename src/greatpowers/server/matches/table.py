"""One table in memory: its settings, its seats and the game rebuilt from the decisions in the store."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ...engine.events import Event, Recorded
from ...engine.match import Match, Question
from ...engine.options import scenario_named
from ...engine.plain import PlainDict
from ...engine.state import GameState
from ..games.served import game_named, wire_of
from ..live.wire import Digest, GameWire, Told
from ..problems import Problem
from .moments import Marks, Moment, moment_of, write_events
from .stored import UPGRADED, About, Clock, Row, Seat
from .takebacks import WORDS, Wish, is_sealed, said
from .twins import common, top, twin

__all__ = ["IMPORT", "OPEN", "About", "Clock", "Logged", "Play", "Row", "Seat", "Step", "Table", "seen_by"]

#: In place of a seat: the open view of a finished game, with everything everybody wrote.
OPEN = "*"
#: Who made the decisions of a record that was brought along.
IMPORT = "import"


class Logged(msgspec.Struct, frozen=True):
    """An event and the number of the row that led to it."""

    number: int
    recorded: Recorded


class Play:
    """The game of a table: a match and what the server remembers beside it, row by row."""

    def __init__(self, about: About, first: Sequence[Recorded] | None = None) -> None:
        """The game as it is set up; or, given what happened then, to be taken up again row by row."""
        self.about = about
        self.game = game_named(about.game, about.pack)
        self.wire: GameWire = wire_of(about.game, about.pack)
        self.match: Match
        if first is None:
            self.match = self.fresh_match()
            first = [entry.recorded for entry in self.match.log]
            self.match.log = []
        self.log = [Logged(0, recorded) for recorded in first]
        self.told: Told = self.wire.told()
        self.told.add(first)
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
        seats = scenario_named(self.game.scenarios, about.scenario).seats
        #: For each seat (None: spectators) the numbers of the rows it could notice.
        self.noticed: dict[str | None, list[int]] = {seat: [] for seat in (None, OPEN, *seats)}
        #: The row at which the seat's question or its own answer last changed.
        self.asked_since: dict[str, int] = dict.fromkeys(seats, 0)
        #: The last row that changed more than who has answered.
        self.board_row = 0
        #: The row after which the present question was put.
        self.question_row = 0
        #: The row after which the present rules hold.
        self.rules_since = 0
        #: The number of the moment stored last and its state as it was written; and the next, not yet stored.
        self.written: tuple[int, PlainDict] | None = None
        self._next: tuple[int, PlainDict] | None = None
        #: What the lobby shows of a view of spectators.
        self._digest: tuple[object, Digest] | None = None
        self._words = {standing.word for standing in self.game.standing}

    @classmethod
    def from_state(cls, about: About, state: GameState) -> Play:
        """A game that begins from a state, whatever led to it."""
        play = cls(about, ())
        play.match = Match.resumed(play.game, about.agreed, state, ())
        return play

    def fresh_match(self) -> Match:
        """The match before its first decision; the rules must be those it was begun with."""
        about = self.about
        if about.rules != self.game.version:
            raise Problem(409, "rules-version", "this game is of another version of the rules")
        return Match(
            self.game,
            about.scenario,
            about.options,
            seed=about.seed,
            nonces=about.nonces,
            position=about.position,
        )

    @property
    def revision(self) -> int:
        return len(self.rows)

    @property
    def state(self) -> object:
        """The true state: of it only what the rules or the wire make of it leaves the house."""
        return self.match.state

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

    def prepare(self, row: Row, back: Match | None = None) -> Step:
        """Try a row on a copy; raises what the rules say against it.

        `back` is the match as it stood where a word about taking back would lead, if it is at hand.
        """
        if row.kind in WORDS:
            return self._word_spoken(row, back)
        match = twin(self.match)
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

    def _word_spoken(self, row: Row, back: Match | None) -> Step:
        told = said(self, row, back)
        match = told.went_back or twin(self.match)
        events = [Recorded(event) for event in told.events]
        return Step(row, match, events, told.went_back is not None, told.wish, told.kept)

    def accept(self, step: Step) -> None:
        """The row is in the store: what was tried is now so."""
        self.take(step.row, step.events, self.marks(step))
        self.match = step.match
        self.match.log = []
        if self._next is not None and self._next[0] == step.row.number:
            self.written = self._next
        self._next = None

    def moment(self, step: Step) -> Moment:
        """What is to be stored of a step beside its row."""
        number, codec = step.row.number, self.game.codec
        after = codec.save(step.match.state)
        before = self.written[1] if self.written is not None and self.written[0] == number - 1 else None
        self._next = (number, after)
        events = write_events(codec, step.events)
        return moment_of(number, self.game.version, before, after, self.marks(step), events)

    def first_moment(self) -> Moment:
        """What is to be stored of the set-up."""
        plain = self.game.codec.save(self.match.state)
        self.written = (0, plain)
        events = write_events(self.game.codec, [entry.recorded for entry in self.log])
        return moment_of(0, self.game.version, None, plain, Marks(), events)

    def marks(self, step: Step) -> Marks:
        """What the step does beside changing the state."""
        row, before, after = step.row, self.match, step.match
        kept = common(before.checkpoints, after.checkpoints)
        return Marks(
            began=step.began_phase,
            anew=top(before) is not top(after),
            sealed=row.kind == "decide" and not self.word_of(row.text) and is_sealed(before),
            gone=self._gone(step),
            wish=step.wish,
            floor=after.barriers.floor,
            asked=after.barriers.asked_since,
            checks_kept=kept if kept < len(before.checkpoints) else None,
            checks=after.checkpoints[kept:],
        )

    def _gone(self, step: Step) -> list[int]:
        """The rows whose decisions the match does not have any more."""
        before, after = self.match.decisions, step.match.decisions
        if step.row.kind in WORDS:
            gone = self.line[step.kept :] if step.kept >= 0 else []
            return [n for n in gone if self.word_of(self.rows[n - 1].text) != self.wire.talk_word]
        if len(after) > len(before):
            return []
        differ = (n for n, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1])
        return [self.line[next(differ, len(before) - 1)]]

    def take(self, row: Row, events: Sequence[Recorded], marks: Marks) -> None:
        """Keep in step with the match; what was taken back has not happened."""
        if row.kind in WORDS:
            self.wish = marks.wish
        elif self.is_answer(row) or row.kind == UPGRADED:
            self.wish = None
        if row.kind == UPGRADED:
            self.rules_since = row.number
        if marks.gone:
            gone = set(marks.gone)
            self.line = [number for number in self.line if number not in gone]
            if row.kind != "decide":
                self._strike_out(row, gone)
        if row.kind == "decide":
            self.line.append(row.number)
            if marks.sealed:
                self.sealed.add(row.number)
        self.rows.append(row)
        self.requests.add(row.request)
        fresh = [Logged(row.number, recorded) for recorded in events]
        self.log += fresh
        self._letters += [entry for entry in fresh if self.wire.is_letter(entry.recorded.event)]
        self.told.add(events)
        if events or row.kind == "undo" or marks.anew:
            self.board_row = row.number
        if marks.anew:
            self.question_row = row.number
        for seat, numbers in self.noticed.items():
            if self.is_noticed(row, events, seat):
                numbers.append(row.number)
        if marks.began:
            self.asked_since = dict.fromkeys(self.asked_since, row.number)
        elif self.is_answer(row):
            self.asked_since[row.seat] = row.number

    def is_answer(self, row: Row) -> bool:
        """Does the row answer a question, or take an answer back?"""
        return row.kind == "undo" or (row.kind == "decide" and not self.word_of(row.text))

    def is_noticed(self, row: Row, events: Iterable[Recorded], seat: str | None) -> bool:
        """Can the seat tell that this happened? Everybody sees who has answered."""
        if self.is_answer(row) or seat in (row.seat, OPEN):
            return True
        return any(seen_by(recorded, seat) is not None for recorded in events)

    def _strike_out(self, by: Row, gone: set[int]) -> None:
        """What these rows led to has not happened."""
        start = bisect_left(self.log, min(gone), key=lambda entry: entry.number)
        left = [entry for entry in self.log[start:] if entry.number not in gone]
        if len(left) != len(self.log) - start:
            self.struck.extend((by.number, number) for number in sorted(gone))
            self.log[start:] = left
            self.told = self.wire.told()
            self.told.add(entry.recorded for entry in self.log)

    def digest(self) -> Digest:
        """What the lobby shows; made once for each moment, however often it is asked for."""
        view = self.match.shown(None)
        if self._digest is None or self._digest[0] is not view:
            self._digest = (view, self.wire.digest(view))
        return self._digest[1]

    def events_for(self, seat: str | None, since: int = -1) -> list[tuple[int, Event]]:
        """What the seat may know of what happened after a row, with its own numbers."""
        start = len(self.log)
        while start and self.log[start - 1].number > since:
            start -= 1
        row, number, found = -1, 0, []
        for entry in self.log[start:]:
            event = seen_by(entry.recorded, seat)
            if event is not None:
                if entry.number != row:
                    row, number = entry.number, self.seen_number(seat, entry.number)
                found.append((number, event))
        return found

    def letters_for(self, seat: str | None, until: int | None = None) -> list[Row]:
        """The rows of the letters the seat may read, up to a row, in the order of its letters."""
        return [
            self.rows[letter.number - 1]
            for letter in self._letters
            if (until is None or letter.number <= until) and seen_by(letter.recorded, seat) is not None
        ]

    @property
    def letters(self) -> int:
        return len(self._letters)

    def past_of(self, seat: str | None) -> object:
        """What has happened, as players that talk need it."""
        return self.game.past(event for _, event in self.events_for(seat))

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
        return not self.match.is_over and self.match.may_undo(seat)


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

    def consenting(self, seat: str) -> list[str]:
        """Seats of other people still in the game: taking back needs their word; bots always agree."""
        active = self.playing().digest().active
        person = self.seats[seat].person
        return [
            other
            for other, chair in self.seats.items()
            if chair.who != "bot" and chair.person != person and other in active
        ]

    def alone(self, seat: str | None) -> bool:
        """Does nobody but bots play beside this seat?"""
        return seat in self.seats and not self.consenting(str(seat))

    def bot_seats(self) -> list[str]:
        return [seat.seat for seat in self.seats.values() if seat.is_bot_now]

    def people_seats(self) -> list[str]:
        """Seats that people play themselves at the moment."""
        return [seat.seat for seat in self.seats.values() if not seat.is_bot_now]

    def playing(self) -> Play:
        """The game; the table must have been started and loaded."""
        if self.play is None:
            if self.about.status in ("waiting", "playing"):
                raise Problem(409, "not-started", "the game has not begun")
            raise Problem(409, "rules-version", "this game is of another version of the rules")
        return self.play
