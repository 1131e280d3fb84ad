"""From promises to what a planner must keep to and may count on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...press.arrangements import Alliance, Empty, Given, Not, Peace
from ...press.ledger import Promise
from ...printed.board import PROVINCE_OF
from ...rules.legality import refusal_of
from ...state.orders import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order, hold, move
from ..regular.bonds import Bonds
from ..regular.chains import shortest_chain
from .forecast import Forecast
from .weights import DEALING

#: How likely the one who made a promise is to keep it.
Chance = Callable[[Promise], float]
#: A neighbour whose peace is as likely as this to hold is not feared.
_UNFEARED = 0.6


def bonds_of(forecast: Forecast, seat: str, promises: Iterable[Promise], chance: Chance) -> Bonds:
    """All that binds a seat in the phase to come."""
    table, light = forecast.light.table, forecast.light
    camp = table.seats.index(seat)
    fixed: dict[int, Order] = {}
    helped: dict[tuple[int, int], tuple[int, ...]] = {}
    spared = 0
    trusted: set[int] = set()
    hunted: set[int] = set()
    for promise in promises:
        what = promise.what
        if isinstance(what, Given):
            if not _possible(forecast, promise.by, what.order):
                continue
            if promise.by == seat:
                fixed[what.order.province] = what.order
            elif (place := _helped(forecast, camp, what.order)) is not None:
                kept = round(1000 * chance(promise))
                if kept >= 1000 * DEALING.counted:
                    helped[place] = (*helped.get(place, ()), kept)
        elif promise.by == seat and isinstance(what, Peace | Alliance | Empty):
            if isinstance(what, Empty):
                spared |= sum(1 << place for place in what.places)
                continue
            for other in promise.to:
                spared |= forecast.belongings(table.seats.index(other))
            if isinstance(what, Alliance):
                hunted |= {table.seats.index(other) for other in what.against if other in table.seats}
        elif isinstance(what, Peace | Alliance) and seat in promise.to and chance(promise) >= _UNFEARED:
            trusted.add(table.seats.index(promise.by))
    spared &= ~sum(1 << order.target_province for order in fixed.values() if order.kind == MOVE)
    own = sum(1 << p for p, unit in light.units.items() if table.camp_of[unit.power] == camp)
    return Bonds(_not_clashing(fixed), helped, spared & ~own, frozenset(trusted), frozenset(hunted - trusted))


def _possible(forecast: Forecast, seat: str, order: Order) -> bool:
    light = forecast.light
    unit = light.units.get(order.province)
    if unit is None or unit.power not in light.table.powers[seat]:
        return False
    return refusal_of(light.units, order, light.table.barred) is None


def _not_clashing(fixed: dict[int, Order]) -> dict[int, Order]:
    """Two own units never go to one place, whatever was promised to whom: the later promise holds."""
    goals: dict[int, int] = {}
    for province, order in fixed.items():
        goals[order.target_province if order.kind == MOVE else province] = province
    return {province: fixed[province] for province in goals.values()}


def _helped(forecast: Forecast, camp: int, order: Order) -> tuple[int, int] | None:
    """Which own unit a foreign order helps, and where."""
    if order.kind not in (SUPPORT_HOLD, SUPPORT_MOVE, CONVOY):
        return None
    unit = forecast.light.units.get(order.other_province)
    if unit is None or forecast.light.table.camp_of[unit.power] != camp or order.kind == CONVOY:
        return None
    where = order.other_province if order.kind == SUPPORT_HOLD else order.target_province
    return order.other_province, where


def carries_alone(order: Order) -> bool:
    """Does this one fleet carry the army all the way?"""
    return bool(shortest_chain(1 << order.province, order.other_province, order.target_province))


def wished_moves(
    forecast: Forecast, camp: int, promises: Iterable[Promise], chance: Chance
) -> dict[int, Order]:
    """The own moves that others promised to help, as far as they are believed."""
    found: dict[int, Order] = {}
    for promise in promises:
        if not isinstance(promise.what, Given) or chance(promise) < DEALING.counted:
            continue
        order = promise.what.order
        unit = forecast.light.units.get(order.other_province)
        if order.kind not in (SUPPORT_MOVE, CONVOY) or unit is None:
            continue
        if forecast.light.table.camp_of[unit.power] != camp or not _possible(forecast, promise.by, order):
            continue
        goal = order.target
        if order.kind == CONVOY and not carries_alone(order):
            # Where more fleets are needed, nobody goes on board for the promise of one.
            continue
        if order.kind == SUPPORT_MOVE:
            steps = [step for step in unit.steps if PROVINCE_OF[step] == order.target_province]
            if len(steps) != 1:
                continue
            goal = steps[0]
        found[unit.province] = move(unit.kind, unit.location, goal)
    return found


def without_forbidden(orders: dict[int, Order], seat: str, promises: Iterable[Promise]) -> dict[int, Order]:
    """Orders a seat promised not to give are not given: the unit holds."""
    for promise in promises:
        if promise.by == seat and isinstance(promise.what, Not) and isinstance(promise.what.what, Given):
            banned = promise.what.what.order
            if orders.get(banned.province) is banned:
                orders[banned.province] = hold(banned.unit_kind, banned.at)
    return orders
