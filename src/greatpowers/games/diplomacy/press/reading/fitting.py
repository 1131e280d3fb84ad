"""Which lawful orders a clause can mean: those in which every place that is named has a part it may have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from ...printed.units import Unit, Units
from ...rules.legality import legal_orders
from ...state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from .places import Role

#: A place cannot have this part.
_NEVER: Final = 99


class Named(NamedTuple):
    """A place as a clause names it; `leads` if it stands before the verb."""

    provinces: tuple[int, ...]
    role: Role
    leads: bool = False
    #: Powers whose unit stands there, where an owner is named: “my army in Burgundy” is never where it goes.
    powers: frozenset[int] | None = None


#: What it costs that a place in a role is the unit ordered, the unit helped, the goal. The cheapest wins.
_SUPPORTING: Final = {
    Role.TO: (_NEVER, _NEVER, 0),
    Role.IN: (2, 1, 1),
    Role.FROM: (0, 0, _NEVER),
    Role.BY: (0, 3, 3),
    Role.OBJECT: (3, 0, 1),
    Role.OF: (1, 0, 1),
    Role.AWAY: (_NEVER, _NEVER, _NEVER),
    Role.START: (_NEVER, 0, _NEVER),
    Role.ANY: (1, 0, 1),
}
_MOVING: Final = {
    Role.TO: (_NEVER, _NEVER, 0),
    Role.IN: (1, _NEVER, 1),
    Role.FROM: (0, _NEVER, _NEVER),
    Role.BY: (0, _NEVER, _NEVER),
    Role.OBJECT: (0, _NEVER, 1),
    Role.OF: (0, _NEVER, 1),
    Role.AWAY: (_NEVER, _NEVER, _NEVER),
    Role.START: (0, _NEVER, _NEVER),
    Role.ANY: (0, _NEVER, 1),
}
#: Before the verb stands who acts: «Норвегия поддержит Данию».
_LEADING_SUPPORT: Final = (0, 1, 2)


#: People mean steps rather than landings, and help for the other rather than for one's own.
_BY_SEA: Final = 2
_OWN_HELP: Final = 4
#: Who is helped is not the one of whom it would be expected: then he has to be named.
_STRANGER: Final = 2


class Fit(NamedTuple):
    cost: int
    order: Order


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a clause tells about an order."""

    kinds: tuple[int, ...]
    #: Powers whose unit may be ordered.
    ordered: frozenset[int]
    #: Powers whose unit is helped, and how strange each would be.
    helped: tuple[tuple[int, int], ...] = ()
    named: tuple[Named, ...] = ()
    #: “Vienna is in danger, let Bohemia support it”: who is helped may stand before the verb.
    by_pronoun: bool = False


def fitting(units: Units, barred: int, wanted: Wanted) -> list[Order]:
    """The lawful orders that fit best; several if they fit alike."""
    fits = [
        fit for order in _lawful(units, barred, wanted) if (fit := _fit(units, order, wanted)) is not None
    ]
    best = min((fit.cost for fit in fits), default=0)
    return [fit.order for fit in fits if fit.cost == best]


def _lawful(units: Units, barred: int, wanted: Wanted) -> Iterator[Order]:
    for province, orders in _all_lawful(tuple(units.values()), barred):
        if units[province].power in wanted.ordered:
            yield from (order for order in orders if order.kind in wanted.kinds and not order.via_convoy)


@lru_cache(maxsize=64)
def _all_lawful(units: tuple[Unit, ...], barred: int) -> tuple[tuple[int, tuple[Order, ...]], ...]:
    lists = legal_orders({unit.province: unit for unit in units}, barred)
    return tuple((province, tuple(orders)) for province, orders in lists.items())


def _fit(units: Units, order: Order, wanted: Wanted) -> Fit | None:
    cost = strange = 0
    if order.other_province >= 0 and wanted.helped:
        strange = dict(wanted.helped).get(units[order.other_province].power, _NEVER)
        if strange >= _NEVER:
            return None
        cost += strange
        cost += _OWN_HELP if units[order.other_province].power == units[order.province].power else 0
        cost += (
            _BY_SEA if order.kind == SUPPORT_MOVE and not _steps(units[order.other_province], order) else 0
        )
    covered: set[str] = set()
    for place in wanted.named:
        parts = list(_parts(units, order, place))
        if not parts:
            return None
        cheapest, part = min(parts)
        cost += cheapest
        if not (part == "other" and place.leads and order.kind == SUPPORT_HOLD) or wanted.by_pronoun:
            # Who stands before the verb acts: “could Holland help?” does not say whom.
            covered.add(part)
    if strange >= _STRANGER and "other" not in covered:
        # “Support me” without a unit of mine that could go: nobody means a third one's.
        return None
    return Fit(cost, order) if _is_enough(order, covered) else None


def _steps(unit: Unit, order: Order) -> bool:
    return bool(unit.mask >> order.target_province & 1)


def _parts(units: Units, order: Order, place: Named) -> Iterator[tuple[int, str]]:
    """The parts of the order the place can be, with what each costs."""
    if place.powers is not None:
        for at, part in ((order.province, "at"), (order.other_province, "other")):
            if at in place.provinces and at in units and units[at].power in place.powers:
                yield 0, part
        return
    if order.kind in (MOVE, HOLD):
        at, _, goal = _MOVING[place.role]
        other = _NEVER
        if place.leads and place.role is Role.ANY and order.kind == MOVE:
            # “Bulgaria goes”: who stands before the verb.
            goal = _NEVER
    else:
        at, other, goal = _SUPPORTING[place.role]
        if place.leads and place.role is Role.ANY:
            at, other, goal = _LEADING_SUPPORT
    if order.province in place.provinces and at < _NEVER:
        yield at, "at"
    if order.other_province in place.provinces and other < _NEVER:
        yield other, "other"
    if order.target_province in place.provinces and goal < _NEVER:
        yield goal, "goal"


def _is_enough(order: Order, covered: set[str]) -> bool:
    """Enough is named to know the order: a goal, or who is helped where it stands."""
    if order.kind == MOVE or order.kind == CONVOY:
        return "goal" in covered
    if order.kind == SUPPORT_MOVE:
        return "goal" in covered
    return ("other" if order.kind == SUPPORT_HOLD else "at") in covered


def moves_to(units: Units, barred: int, powers: Iterable[int], named: Sequence[Named]) -> list[Order]:
    """Moves of these powers that fit."""
    return fitting(units, barred, Wanted((MOVE,), frozenset(powers), named=tuple(named)))
