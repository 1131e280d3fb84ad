"""Was a promise kept? Every phase that put it to the test gives a verdict.

Judged by what everybody has seen: the orders that were opened. What was at stake is for those who play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..printed.units import Units
from ..rules.legality import refusal_of
from ..state.forces import Centres
from ..state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from .arrangements import Alliance, Arrangement, Empty, Given, Not, Peace
from .calendar import when
from .ledger import Promise, Standing, lasts

KEPT, BROKEN, VOID = "kept", "broken", "void"
OUTCOMES = (KEPT, BROKEN, VOID)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one phase made of a promise."""

    promise: Promise
    phase: str
    outcome: str
    #: The orders that broke it.
    deeds: tuple[Order, ...] = ()
    #: Points the promiser could have won by breaking it, or those it cost an observer that it was broken.
    stake: float = 0.0

    @property
    def deed(self) -> Order | None:
        return self.deeds[0] if self.deeds else None


class Sides(Protocol):
    """Who plays what at a table."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def powers(self) -> Mapping[str, tuple[int, ...]]: ...

    @property
    def camp_of(self) -> Sequence[int]:
        """The number of the seat that plays a power, by power."""

    @property
    def barred(self) -> int: ...


class Past(Protocol):
    """A movement phase that is over, as it stood before anybody moved."""

    phase: str
    orders: dict[int, Order]
    #: What was asked of it before: who went against whom, and who could have.
    hostile: dict[tuple[int, frozenset[int], tuple[int, ...] | None], tuple[Order, ...]]
    could: dict[tuple[int, frozenset[int]], bool]

    @property
    def units(self) -> Units: ...

    @property
    def centres(self) -> Centres: ...

    @property
    def is_autumn(self) -> bool: ...


def verdicts_in(pasts: Sequence[Past], standings: Sequence[Standing], sides: Sides) -> list[Verdict]:
    """All verdicts in the order of time; what one side has broken is over for all."""
    found: list[Verdict] = []
    done: set[int] = set()
    over: dict[Arrangement, str] = {}
    for past in pasts:
        settled = _settled(past, standings)
        for number, standing in enumerate(standings):
            broken = over.get(standing.promise.what, "")
            if number in done or not _applies(standing, past):
                continue
            if broken and when(standing.promise.since) <= when(broken) < when(past.phase):
                continue
            verdict = _judge(past, standing.promise, sides, settled)
            if isinstance(standing.promise.what, Given) or _forbids_an_order(standing.promise):
                done.add(number)
            if verdict is not None:
                found.append(verdict)
                if verdict.outcome == BROKEN and lasts(standing.promise.what):
                    over[standing.promise.what] = past.phase
    return found


def _forbids_an_order(promise: Promise) -> bool:
    return isinstance(promise.what, Not) and isinstance(promise.what.what, Given)


def _applies(standing: Standing, past: Past) -> bool:
    if when(standing.promise.since) > when(past.phase):
        return False
    return not standing.ended or when(standing.ended) > when(past.phase)


def _settled(past: Past, standings: Sequence[Standing]) -> frozenset[Order]:
    """Orders that were agreed on: they break no peace, a bounce on purpose for one."""
    return frozenset(
        standing.promise.what.order
        for standing in standings
        if isinstance(standing.promise.what, Given)
        and standing.promise.since[:5] == past.phase[:5]
        and not standing.ended
    )


def _judge(past: Past, promise: Promise, sides: Sides, settled: frozenset[Order]) -> Verdict | None:
    match promise.what:
        case Given(seat, order):
            return _judge_order(past, promise, sides, seat, order)
        case Not(Given(_, order)):
            given = past.orders.get(order.province)
            if given is not None and same(order, given):
                return Verdict(promise, past.phase, BROKEN, (given,))
            return Verdict(promise, past.phase, KEPT)
        case Peace() | Alliance():
            return _judge_hostility(past, promise, sides, settled, None)
        case Empty(_, places):
            return _judge_hostility(past, promise, sides, settled, places)
        case _:
            return None


def same(promised: Order, given: Order) -> bool:
    """Does the order given do what was promised? Whoever supports also holds."""
    if promised.province != given.province:
        return False
    match promised.kind:
        case _ if promised.kind == HOLD:
            return given.kind in (HOLD, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY)
        case _ if promised.kind == MOVE:
            return given.kind == MOVE and given.target_province == promised.target_province
        case _:
            return (
                given.kind == promised.kind
                and given.other_province == promised.other_province
                and given.target_province == promised.target_province
            )


def _judge_order(past: Past, promise: Promise, sides: Sides, seat: str, order: Order) -> Verdict:
    unit = past.units.get(order.province)
    if unit is None or unit.power not in sides.powers[seat]:
        return Verdict(promise, past.phase, VOID)
    if refusal_of(past.units, order, sides.barred) is not None:
        return Verdict(promise, past.phase, VOID)
    given = past.orders[order.province]
    if same(order, given):
        return Verdict(promise, past.phase, KEPT)
    if _is_moot(past, order):
        return Verdict(promise, past.phase, VOID)
    return Verdict(promise, past.phase, BROKEN, (given,))


def _is_moot(past: Past, order: Order) -> bool:
    """A support for a move that was not made, or a convoy nobody took, was of no use to anybody."""
    if order.kind not in (SUPPORT_MOVE, CONVOY):
        return False
    other = past.orders.get(order.other_province)
    return other is None or other.kind != MOVE or other.target_province != order.target_province


def hostile(
    past: Past, sides: Sides, camp: int, others: frozenset[int], places: tuple[int, ...] | None
) -> tuple[Order, ...]:
    """Orders of a camp that go against others: into their provinces or, of a zone, into its places."""
    key = (camp, others, places)
    if key not in past.hostile:
        past.hostile[key] = tuple(_hostile(past, sides, camp, others, places))
    return past.hostile[key]


def _hostile(
    past: Past, sides: Sides, camp: int, others: frozenset[int], places: tuple[int, ...] | None
) -> Iterator[Order]:
    camp_of, units = sides.camp_of, past.units
    targets = _belongings(past, sides, others) if places is None else sum(1 << place for place in places)
    for province, order in past.orders.items():
        if order.kind not in (MOVE, SUPPORT_MOVE) or camp_of[units[province].power] != camp:
            continue
        if not targets >> order.target_province & 1:
            continue
        if order.kind == MOVE:
            yield order
        elif places is None:
            other = units.get(order.other_province)
            if other is not None and camp_of[other.power] not in others:
                yield order


def could_attack(past: Past, sides: Sides, camp: int, others: frozenset[int]) -> bool:
    """Stands a unit of the camp next to something of theirs?"""
    key = (camp, others)
    if key not in past.could:
        targets = _belongings(past, sides, others)
        past.could[key] = any(
            unit.mask & targets for unit in past.units.values() if sides.camp_of[unit.power] == camp
        )
    return past.could[key]


def _belongings(past: Past, sides: Sides, camps: frozenset[int]) -> int:
    """Mask of where their units stand and of their centres."""
    camp_of = sides.camp_of
    mask = sum(1 << p for p, unit in past.units.items() if camp_of[unit.power] in camps)
    for centre, power in past.centres.items():
        if camp_of[power] in camps:
            mask |= 1 << centre
    return mask


def _judge_hostility(
    past: Past, promise: Promise, sides: Sides, settled: frozenset[Order], places: tuple[int, ...] | None
) -> Verdict | None:
    camp = sides.seats.index(promise.by)
    others = frozenset(sides.seats.index(seat) for seat in promise.to)
    attacks = tuple(order for order in hostile(past, sides, camp, others, places) if order not in settled)
    if attacks:
        return Verdict(promise, past.phase, BROKEN, attacks)
    if past.is_autumn and could_attack(past, sides, camp, others):
        return Verdict(promise, past.phase, KEPT)
    return None
