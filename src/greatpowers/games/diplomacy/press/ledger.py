"""Who proposed what, what was agreed on, and what each seat thereby promised to whom.

Worked out from the letters a seat can read, so that every seat has a ledger of its own and nothing of it has
to be stored. Nobody is bound by the rules; a promise is only something that others will remember. [1.10]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..state.state import Message
from .arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    NoMore,
    Not,
    Peace,
    parts_of,
    seats_in,
)
from .calendar import when
from .speech import (
    Accept,
    Cancel,
    Counter,
    Fact,
    Later,
    Meaning,
    Propose,
    Reject,
)
from .written import read_meaning

OPEN, AGREED, REFUSED, LATER, WITHDRAWN, STALE = "open", "agreed", "refused", "later", "withdrawn", "stale"
STANDINGS = (OPEN, AGREED, REFUSED, LATER, WITHDRAWN, STALE)


@dataclass(slots=True)
class Proposal:
    """What somebody proposed, and what came of it so far."""

    #: Number of the letter among those the seat can read.
    number: int
    phase: str
    sender: str
    to: tuple[str, ...]
    what: Arrangement
    standing: str = OPEN
    #: Those who still have to say yes.
    waiting: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Promise:
    """One seat's side of one row of an agreement: it is judged by what that seat orders."""

    by: str
    to: tuple[str, ...]
    what: Arrangement
    #: The phase of the letter by which it was agreed on, and the number of that letter.
    since: str
    letter: int


@dataclass(slots=True)
class Standing:
    """A promise with the phase in which it was ended in words, if it was."""

    promise: Promise
    ended: str = ""


def meaning_of(message: Message) -> Meaning | None:
    return read_meaning(message.meaning) if message.meaning else None


class Ledger:
    """All that was proposed and promised in the letters of one seat."""

    def __init__(self, letters: Iterable[Message], powers: Mapping[str, tuple[int, ...]]) -> None:
        self._seats = tuple(powers)
        self.proposals: list[Proposal] = []
        self.standings: list[Standing] = []
        for number, message in enumerate(letters):
            meaning = meaning_of(message)
            if meaning is not None and message.sender:
                self._enter(number, message, meaning)

    def open_between(self, sender: str, reader: str) -> Proposal | None:
        """The last proposal of one to the other that is neither answered nor taken back."""
        for proposal in reversed(self.proposals):
            if proposal.sender == sender and reader in proposal.waiting and proposal.standing == OPEN:
                return proposal
        return None

    def binding(self, phase: str, last_moved: str = "") -> list[Promise]:
        """Promises that hold in a movement phase: lasting ones, and orders given since the last one."""
        return [
            standing.promise
            for standing in self.standings
            if not standing.ended
            and when(standing.promise.since) <= when(phase)
            and (
                lasts(standing.promise.what)
                or not last_moved
                or when(standing.promise.since) > when(last_moved)
            )
        ]

    def _enter(self, number: int, message: Message, meaning: Meaning) -> None:
        match meaning:
            case Propose():
                self._propose(number, message, meaning.what)
            case Counter():
                self._answer(message, meaning.what, REFUSED)
                self._propose(number, message, meaning.instead)
            case Accept():
                self._accept(number, message, meaning.what)
            case Reject():
                self._answer(message, meaning.what, REFUSED)
            case Later():
                self._answer(message, meaning.what, LATER)
            case Cancel():
                self._cancel(message, meaning.what)
            case Fact():
                self._state(number, message, meaning.what)
            case _:
                pass

    def _readers(self, message: Message) -> tuple[str, ...]:
        everybody = self._seats if message.to == ("all",) else message.to
        return tuple(seat for seat in everybody if seat != message.sender)

    def _propose(self, number: int, message: Message, what: Arrangement) -> None:
        readers = self._readers(message)
        waiting = {seat for seat in seats_in(what) if seat in readers} or set(readers)
        self.proposals.append(Proposal(number, message.phase, message.sender, readers, what, OPEN, waiting))

    def _matching(self, message: Message, what: Arrangement) -> Proposal | None:
        for proposal in reversed(self.proposals):
            theirs = message.sender in proposal.to and proposal.sender in self._readers(message)
            if theirs and proposal.what == what and proposal.standing in (OPEN, LATER):
                return proposal
        return None

    def _answer(self, message: Message, what: Arrangement, standing: str) -> None:
        proposal = self._matching(message, what)
        if proposal is not None:
            proposal.standing = standing

    def _accept(self, number: int, message: Message, what: Arrangement) -> None:
        proposal = self._matching(message, what)
        if proposal is None:
            return
        proposal.waiting.discard(message.sender)
        if not proposal.waiting:
            proposal.standing = AGREED
            self._agree(number, message.phase, (proposal.sender, *proposal.to), what)

    def _cancel(self, message: Message, what: Arrangement) -> None:
        for proposal in self.proposals:
            if proposal.sender == message.sender and proposal.what == what and proposal.standing == OPEN:
                proposal.standing = WITHDRAWN
        self._end(message, what)

    def _state(self, number: int, message: Message, what: Arrangement) -> None:
        """About its own order a seat is believed; that something is over one can say alone."""
        for part in parts_of(what):
            if isinstance(part, NoMore):
                self._end(message, part.what)
            elif isinstance(part, Given | Not) and seats_in(part) == (message.sender,):
                self._promise(number, message.phase, message.sender, self._readers(message), part)

    def _end(self, message: Message, what: Arrangement) -> None:
        readers = {message.sender, *self._readers(message)}
        ended = set(parts_of(what))
        for standing in self.standings:
            promise = standing.promise
            if standing.ended or not {promise.by, *promise.to} <= readers:
                continue
            if promise.what in ended or any(_covers(part, promise.what) for part in ended):
                standing.ended = message.phase

    def _agree(self, number: int, phase: str, parties: tuple[str, ...], what: Arrangement) -> None:
        for part in parts_of(what):
            if isinstance(part, NoMore):
                for standing in self.standings:
                    if not standing.ended and standing.promise.what == part.what:
                        standing.ended = phase
                continue
            bound = seats_in(part)
            for seat in bound:
                others = {*bound, *parties} if isinstance(part, Given | Not) else set(bound)
                self._promise(number, phase, seat, tuple(sorted(others - {seat})), part)

    def _promise(self, number: int, phase: str, by: str, to: tuple[str, ...], what: Arrangement) -> None:
        """Of two promises that contradict each other the later holds."""
        for standing in self.standings:
            same = standing.promise.by == by and standing.promise.to == to
            if same and not standing.ended and _clash(standing.promise, what, phase):
                standing.ended = phase
        self.standings.append(Standing(Promise(by, to, what, phase, number)))


def _clash(promise: Promise, what: Arrangement, phase: str) -> bool:
    if isinstance(promise.what, Given) and isinstance(what, Given):
        return (
            promise.what.order.province == what.order.province and when(promise.since)[:2] == when(phase)[:2]
        )
    return promise.what == what


def _covers(ended: Arrangement, held: Arrangement) -> bool:
    """Ending a peace ends the alliance of the same seats, and the other way round."""
    pair = (Peace, Alliance)
    return isinstance(ended, pair) and isinstance(held, pair) and set(ended.seats) == set(held.seats)


def lasts(what: Arrangement) -> bool:
    """Does it hold until undone, and not for one phase?"""
    return isinstance(what, Peace | Alliance | Empty | Draw) or (
        isinstance(what, Not) and not isinstance(what.what, Given)
    )
