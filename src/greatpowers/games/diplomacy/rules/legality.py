"""Which movement orders are lawful in a position, and why the others are not. [2.4, 3, 5, 6]

Lawful here looks at the board alone; whether a support or convoy matches what its unit was told is known
only when all orders lie open, see `adjudication`.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ....engine.errors import Refusal
from ..printed.board import IS_SEA, LOCATIONS, PROVINCE_COUNT, PROVINCE_OF, PROVINCES, provinces_in
from ..printed.names import ARMY, FLEET
from ..printed.units import Unit, Units
from ..state.orders import (
    CONVOY,
    MOVE,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    Order,
    convoy,
    hold,
    move,
    support_hold,
    support_move,
)
from .adjudication.resolution import convoy_is_possible, is_carried
from .convoys import fleets_at_sea, landing_mask, region, useful_fleets


def refusal_of(units: Units, order: Order, barred: int = 0) -> Refusal | None:
    """Why the unit named by a movement order may not be given it; None if it may."""
    unit = units.get(order.province)
    if unit is None:
        return Refusal("order-no-unit", "2.9", {"place": LOCATIONS[order.at]})
    if unit.kind != order.unit_kind or unit.location != order.at:
        return Refusal("order-other-unit", "2.1", {"unit": unit.text})
    if order.kind == MOVE:
        return _refuse_move(units, unit, order, barred)
    if order.kind == SUPPORT_HOLD or order.kind == SUPPORT_MOVE:
        return _refuse_support(units, unit, order, barred)
    if order.kind == CONVOY:
        return _refuse_convoy(units, unit, order, barred)
    return None


def _said(unit: Unit, place: int) -> dict[str, str | int]:
    return {"unit": unit.text, "place": LOCATIONS[place]}


def _refuse_move(units: Units, unit: Unit, order: Order, barred: int) -> Refusal | None:
    goal = order.target_province
    said = _said(unit, order.target)
    if goal == unit.province:
        return Refusal("move-own-province", "3.10", said)
    if barred >> goal & 1:
        return Refusal("move-barred", "V10", said)
    if order.target in unit.step_set:
        return None
    if unit.kind == FLEET:
        return _refuse_fleet_step(unit, order.target, said)
    if IS_SEA[goal]:
        return Refusal("move-army-at-sea", "3.1", said)
    if order.target >= PROVINCE_COUNT:
        return Refusal("move-wrong-coast", "3.4", said)
    if not is_carried(unit, goal):
        return Refusal("move-not-adjacent", "3.1", said)
    if not landing_mask(fleets_at_sea(units), unit.province) >> goal & 1:
        return Refusal("move-no-chain", "3.11", said)
    return None


def _refuse_fleet_step(unit: Unit, target: int, said: dict[str, str | int]) -> Refusal:
    goal = PROVINCE_OF[target]
    if unit.mask >> goal & 1:
        # The province can be reached, so the coast is missing or wrong.
        if target < PROVINCE_COUNT:
            return Refusal("move-name-the-coast", "3.5", said)
        return Refusal("move-wrong-coast", "3.4", said)
    if PROVINCES[goal].kind == "land":
        return Refusal("move-fleet-inland", "3.2", said)
    if PROVINCES[unit.province].kind == "coast" and PROVINCES[goal].kind == "coast":
        return Refusal("move-not-along-coast", "3.3", said)
    return Refusal("move-not-adjacent", "3.2", said)


def _refuse_support(units: Units, unit: Unit, order: Order, barred: int) -> Refusal | None:
    other = units.get(order.other_province)
    where = order.other_province if order.kind == SUPPORT_HOLD else order.target_province
    said = _said(unit, where)
    if order.other_province == unit.province:
        return Refusal("support-self", "5.11", said)
    if where == unit.province:
        return Refusal("support-own-province", "5.11", said)
    if other is None:
        return Refusal("support-no-unit", "5.7", _said(unit, order.other))
    if not unit.mask >> where & 1:
        rule = "5.4" if IS_SEA[where] or PROVINCES[where].kind == "land" else "5.3"
        return Refusal("support-out-of-reach", rule, said)
    if order.kind == SUPPORT_MOVE and not can_reach(
        units, other, order.target, barred, without=unit.province
    ):
        return Refusal("support-impossible-move", "5.9", {**said, "other": other.text})
    return None


def _refuse_convoy(units: Units, unit: Unit, order: Order, barred: int) -> Refusal | None:
    said = _said(unit, order.target)
    if unit.kind != FLEET:
        return Refusal("convoy-by-army", "2.11", said)
    if not IS_SEA[unit.province]:
        return Refusal("convoy-from-coast", "6.2", said)
    army = units.get(order.other_province)
    if army is None or army.kind != ARMY:
        return Refusal("convoy-no-army", "6.2", _said(unit, order.other))
    impossible = not convoy_is_possible(units, unit, order, fleets_at_sea(units))
    if impossible or barred >> order.target_province & 1:
        return Refusal("convoy-no-chain", "6.1", {**said, "other": army.text})
    return None


def can_reach(units: Units, unit: Unit, target: int, barred: int = 0, without: int = -1) -> bool:
    """Could the unit be ordered there, by step or by sea? A bare two-coast province means any coast."""
    goal = PROVINCE_OF[target]
    if barred >> goal & 1:
        return False
    if target in unit.step_set or (target < PROVINCE_COUNT and unit.mask >> goal & 1):
        return True
    if not is_carried(unit, target):
        return False
    fleets = fleets_at_sea(units)
    if without >= 0:
        fleets &= ~(1 << without)
    return bool(landing_mask(fleets, unit.province) >> goal & 1)


class _Supports(dict[Unit, Order]):
    """Supports of one unit in one province by the supported unit, made when first asked for."""

    def __init__(self, unit: Unit, where: int) -> None:
        super().__init__()
        self.unit = unit
        self.where = where

    def __missing__(self, other: Unit) -> Order:
        unit, where = self.unit, self.where
        if where == other.province:
            made = support_hold(unit.kind, unit.location, other.kind, other.location)
        else:
            made = support_move(unit.kind, unit.location, other.kind, other.location, where)
        self[other] = made
        return made


@cache
def _reach(unit: Unit) -> tuple[tuple[Order, ...], tuple[_Supports, ...]]:
    """Holding and stepping, and the supports in every province within a step, wherever the war stands."""
    steps = (move(unit.kind, unit.location, target) for target in unit.steps)
    supports = tuple(_Supports(unit, where) for where in provinces_in(unit.mask))
    return (hold(unit.kind, unit.location), *steps), supports


def legal_orders(units: Units, barred: int = 0) -> dict[int, list[Order]]:
    """Every lawful movement order of every unit, by province; holding comes first. [2.11]"""
    fleets = fleets_at_sea(units)
    lists: dict[int, list[Order]] = {}
    #: Who could enter a province, by one step or by sea: what supports may name.
    steppers: dict[int, list[Unit]] = {}
    sailors: dict[int, list[Unit]] = {}
    for province, unit in units.items():
        orders, supports = _reach(unit)
        lists[province] = list(orders)
        for table in supports:
            if table.where in steppers:
                steppers[table.where].append(unit)
            else:
                steppers[table.where] = [unit]
    if barred:
        for province in provinces_in(barred):
            steppers.pop(province, None)
        for province, found in lists.items():
            lists[province] = [o for o in found if o.kind != MOVE or not barred >> o.target_province & 1]
    if fleets:
        for army in units.values():
            if army.kind == ARMY:
                _add_crossings(lists, sailors, army, fleets, barred)
    for province, unit in units.items():
        found = lists[province]
        for table in _reach(unit)[1]:
            where = table.where
            if where in units:
                found.append(table[units[where]])
            if where in steppers:
                found += [table[other] for other in steppers[where] if other is not unit]
            if where in sailors:
                comers = [other for other in sailors[where] if other is not unit]
                if IS_SEA[province]:
                    seas = fleets & ~(1 << province)
                    comers = [o for o in comers if landing_mask(seas, o.province) >> where & 1]
                found += [table[other] for other in comers]
    return lists


def _add_crossings(
    lists: dict[int, list[Order]], sailors: dict[int, list[Unit]], army: Unit, fleets: int, barred: int
) -> None:
    """Landings of an army, and the convoys for it."""
    seas = region(fleets, army.province)
    if not seas:
        return
    landings, convoys = _crossings(army, seas)
    for order in landings:
        goal = order.target_province
        if barred >> goal & 1:
            continue
        lists[army.province].append(order)
        if not order.via_convoy:
            sailors.setdefault(goal, []).append(army)
    for sea, orders in convoys:
        lists[sea] += [o for o in orders if not barred >> o.target_province & 1] if barred else orders


@lru_cache(maxsize=1 << 14)
def _crossings(army: Unit, seas: int) -> tuple[tuple[Order, ...], tuple[tuple[int, tuple[Order, ...]], ...]]:
    """Landings and convoy orders in one region of fleets; a landing next door is a way of its own. [6.14]"""
    landings = []
    convoys: dict[int, list[Order]] = {}
    for goal in provinces_in(landing_mask(seas, army.province)):
        landings.append(move(ARMY, army.location, goal, bool(army.mask >> goal & 1)))
        for sea in provinces_in(useful_fleets(seas, army.province, goal)):
            convoys.setdefault(sea, []).append(convoy(sea, army.location, goal))
    return tuple(landings), tuple((sea, tuple(orders)) for sea, orders in convoys.items())
