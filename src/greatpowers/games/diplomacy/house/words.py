"""What the letters of a seat have led to: proposals, promises, and whether they were kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Struct

from ....engine.shown import named
from ..press.chronicle import Chronicle, Moved, centres_before
from ..press.lawful import ground_of
from ..press.ledger import STANDINGS, Ledger, Promise
from ..press.verdicts import OUTCOMES, Verdict, verdicts_in
from ..press.wire import ArrangementOnWire, arrangement_on_wire
from ..printed.names import POWERS
from ..printed.units import Units
from ..show.orders import OrderOnWire, encoded_order
from ..state.forces import Centres
from ..state.orders import Order
from ..state.view import View

ProposalStanding = Annotated[str, named("ProposalStanding", STANDINGS)]


class WordJudged(Struct, kw_only=True):
    """What a phase made of a promise, and the orders that broke it: everybody has seen them."""

    phase: str
    outcome: Annotated[str, named("WordOutcome", OUTCOMES)]
    deeds: list[OrderOnWire] = []


class PromiseOnWire(Struct, kw_only=True):
    """One seat's side of an agreement; `ended` is the phase in which it was ended in words."""

    by: str
    to: list[str]
    what: ArrangementOnWire
    since: str
    letter: int
    ended: str = ""
    #: Of every phase that put it to the test, the oldest first.
    verdicts: list[WordJudged] = []


class WordsGiven(Struct):
    """By the letters a seat can read."""

    #: What became of the proposals, by the number of the letter.
    proposals: dict[str, ProposalStanding]
    #: What was promised between the seat and others.
    promises: list[PromiseOnWire]


@dataclass(slots=True)
class _Past:
    """A movement phase that is over."""

    phase: str
    orders: dict[int, Order]
    units: Units
    centres: Centres
    hostile: dict[tuple[int, frozenset[int], tuple[int, ...] | None], tuple[Order, ...]] = field(
        default_factory=dict
    )
    could: dict[tuple[int, frozenset[int]], bool] = field(default_factory=dict)

    @property
    def is_autumn(self) -> bool:
        return self.phase[0] != "S"


@dataclass(frozen=True, slots=True)
class _Sides:
    seats: tuple[str, ...]
    powers: Mapping[str, tuple[int, ...]]
    camp_of: tuple[int, ...]
    barred: int


def words_given(view: View, chronicle: Chronicle) -> WordsGiven:
    """All that was proposed to a seat or by it, promised and kept; nothing where nobody meant anything."""
    if view.seat is None or not any(message.meaning for message in view.press):
        return WordsGiven({}, [])
    ledger = Ledger(view.press, view.powers)
    judged: dict[Promise, list[Verdict]] = {}
    for verdict in verdicts_in(_pasts(view, chronicle), ledger.standings, _sides(view)):
        judged.setdefault(verdict.promise, []).append(verdict)
    return WordsGiven(
        {str(proposal.number): proposal.standing for proposal in ledger.proposals},
        [
            PromiseOnWire(
                by=promise.by,
                to=list(promise.to),
                what=arrangement_on_wire(promise.what),
                since=promise.since,
                letter=promise.letter,
                ended=standing.ended,
                verdicts=_on_wire(judged.get(promise, ())),
            )
            for standing in ledger.standings
            for promise in (standing.promise,)
            if view.seat in (promise.by, *promise.to)
        ],
    )


def _on_wire(verdicts: Iterable[Verdict]) -> list[WordJudged]:
    return [
        WordJudged(phase=one.phase, outcome=one.outcome, deeds=[encoded_order(deed) for deed in one.deeds])
        for one in verdicts
    ]


def _pasts(view: View, chronicle: Chronicle) -> list[_Past]:
    owned = centres_before(chronicle, view.centres)
    return [_past(moved, centres) for moved, centres in zip(chronicle, owned, strict=True)]


def _past(moved: Moved, centres: Centres) -> _Past:
    return _Past(moved.phase, moved.by_province(), moved.units(), centres)


def _sides(view: View) -> _Sides:
    seats = tuple(view.powers)
    played = {power: seats.index(seat) for seat, powers in view.powers.items() for power in powers}
    # Nobody's power attacks nobody and is attacked by nobody who promised anything.
    camps = tuple(played.get(power, -1) for power in range(len(POWERS)))
    return _Sides(seats, view.powers, camps, ground_of(view).barred)
