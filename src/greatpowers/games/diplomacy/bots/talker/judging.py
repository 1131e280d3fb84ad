"""Was a promise kept? Every phase that put it to the test gives a verdict, with what was at stake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.chance import Stream
from ...press.arrangements import Alliance, Arrangement, Empty, Given, Not, Peace
from ...press.calendar import when
from ...press.ledger import Promise, Standing, lasts
from ...rules.legality import refusal_of
from ...state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order, hold
from ..situation import Situation
from ..veteran.candidates import Auctions
from .history import History, Past

KEPT, BROKEN, VOID = "kept", "broken", "void"
#: Auctions that show what a seat could have won by breaking its word.
_TEMPTATIONS = 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one phase made of a promise."""

    promise: Promise
    phase: str
    outcome: str
    #: Points the promiser could have won by breaking it, or those it cost the observer that it was broken.
    stake: float = 0.0
    #: The order that broke it.
    deed: Order | None = None


def verdicts(history: History, standings: list[Standing], observer: str) -> list[Verdict]:
    """All verdicts in the order of time."""
    found: list[Verdict] = []
    done: set[int] = set()
    over: dict[Arrangement, str] = {}
    for past in history.pasts:
        settled = _settled(past, standings)
        for number, standing in enumerate(standings):
            broken = over.get(standing.promise.what, "")
            if number in done or not _applies(standing, past):
                continue
            if broken and when(standing.promise.since) <= when(broken) < when(past.phase):
                continue
            verdict = _judge(history, past, standing.promise, observer, settled)
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


def _settled(past: Past, standings: list[Standing]) -> frozenset[Order]:
    """Orders that were agreed on: they break no peace, a bounce on purpose for one."""
    return frozenset(
        standing.promise.what.order
        for standing in standings
        if isinstance(standing.promise.what, Given)
        and standing.promise.since[:5] == past.phase[:5]
        and not standing.ended
    )


def _judge(
    history: History, past: Past, promise: Promise, observer: str, settled: frozenset[Order]
) -> Verdict | None:
    match promise.what:
        case Given(seat, order):
            return _judge_order(history, past, promise, observer, seat, order)
        case Not(Given(seat, order)):
            given = past.orders.get(order.province)
            outcome = BROKEN if given is not None and same(order, given) else KEPT
            return Verdict(promise, past.phase, outcome, 0.0, given if outcome == BROKEN else None)
        case Peace() | Alliance():
            return _judge_hostility(history, past, promise, observer, settled, None)
        case Empty(_, places):
            return _judge_hostility(history, past, promise, observer, settled, places)
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


def _judge_order(
    history: History, past: Past, promise: Promise, observer: str, seat: str, order: Order
) -> Verdict:
    table = history.table
    unit = past.light.units.get(order.province)
    if unit is None or unit.power not in table.powers[seat]:
        return Verdict(promise, past.phase, VOID)
    if refusal_of(past.light.units, order, table.barred) is not None:
        return Verdict(promise, past.phase, VOID)
    given = past.orders[order.province]
    if same(order, given):
        return Verdict(promise, past.phase, KEPT, temptation_in(past, table.seats.index(seat)))
    if _is_moot(past, order):
        return Verdict(promise, past.phase, VOID)
    loss = _loss(history, past, observer, {order.province: order})
    return Verdict(promise, past.phase, BROKEN, loss, given)


def _is_moot(past: Past, order: Order) -> bool:
    """A support for a move that was not made, or a convoy nobody took, was of no use to anybody."""
    if order.kind not in (SUPPORT_MOVE, CONVOY):
        return False
    other = past.orders.get(order.other_province)
    return other is None or other.kind != MOVE or other.target_province != order.target_province


def hostile(
    past: Past, camp: int, others: frozenset[int], places: tuple[int, ...] | None
) -> tuple[Order, ...]:
    """Orders of a camp that go against others: into their provinces or, of a zone, into its places."""
    key = (camp, others, places)
    if key not in past.hostile:
        past.hostile[key] = tuple(_hostile(past, camp, others, places))
    return past.hostile[key]


def _hostile(
    past: Past, camp: int, others: frozenset[int], places: tuple[int, ...] | None
) -> Iterator[Order]:
    camp_of, units = past.light.table.camp_of, past.light.units
    targets = _belongings(past, others) if places is None else sum(1 << place for place in places)
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


def could_attack(past: Past, camp: int, others: frozenset[int]) -> bool:
    """Stands a unit of the camp next to something of theirs?"""
    key = (camp, others)
    if key not in past.could:
        camp_of = past.light.table.camp_of
        targets = _belongings(past, others)
        past.could[key] = any(
            unit.mask & targets for unit in past.light.units.values() if camp_of[unit.power] == camp
        )
    return past.could[key]


def _belongings(past: Past, camps: frozenset[int]) -> int:
    """Mask of where their units stand and of their centres."""
    camp_of = past.light.table.camp_of
    mask = sum(1 << p for p, unit in past.light.units.items() if camp_of[unit.power] in camps)
    for centre, power in past.light.centres.items():
        if camp_of[power] in camps:
            mask |= 1 << centre
    return mask


def _judge_hostility(
    history: History,
    past: Past,
    promise: Promise,
    observer: str,
    settled: frozenset[Order],
    places: tuple[int, ...] | None,
) -> Verdict | None:
    seats = history.table.seats
    camp, others = seats.index(promise.by), frozenset(seats.index(seat) for seat in promise.to)
    attacks = [order for order in hostile(past, camp, others, places) if order not in settled]
    if attacks:
        held = {order.province: _holding(order) for order in attacks}
        return Verdict(promise, past.phase, BROKEN, _loss(history, past, observer, held), attacks[0])
    if past.is_autumn and could_attack(past, camp, others):
        return Verdict(promise, past.phase, KEPT, temptation_in(past, camp))
    return None


def _holding(order: Order) -> Order:
    return hold(order.unit_kind, order.at)


def _loss(history: History, past: Past, observer: str, kept: dict[int, Order]) -> float:
    """What it cost the observer that it was not so."""
    camp = history.table.seats.index(observer)
    return max(0.0, past.worth_with(kept)[camp] - past.worth[camp])


def temptation_in(past: Past, camp: int) -> float:
    """What a seat could have won more by playing as it liked, in points."""
    if camp not in past.temptations:
        past.temptations[camp] = _temptation(past, camp)
    return past.temptations[camp]


def _temptation(past: Past, camp: int) -> float:
    light = past.light.seen_by(camp)
    auctions = Auctions(light, Stream(f"temptation/{past.phase}/{camp}"), Situation(light).reach)
    best = past.worth[camp]
    for _ in range(_TEMPTATIONS):
        own = {order.province: order for order in auctions.usual()}
        best = max(best, past.worth_with(own)[camp])
    return max(0.0, best - past.worth[camp])
