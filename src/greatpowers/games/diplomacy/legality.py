"""Which movement orders are lawful in a position, and why the others are not. [2.4, 3, 5, 6]

Lawful here looks at the board alone; whether a support or convoy matches what its unit was told is known
only when all orders lie open, see `adjudication`.
"""

from __future__ import annotations

from ...engine.errors import Refusal
from .adjudication.resolution import convoy_is_possible, is_carried
from .board import IS_SEA, LOCATIONS, PROVINCE_COUNT, PROVINCE_OF, PROVINCES, provinces_in
from .convoys import fleets_at_sea, landing_mask
from .names import ARMY, FLEET
from .orders import (
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
from .units import Unit, Units


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
    if not is_carried(unit, goal):
        return False
    fleets = fleets_at_sea(units)
    if without >= 0:
        fleets &= ~(1 << without)
    return bool(landing_mask(fleets, unit.province) >> goal & 1)


def legal_orders(units: Units, barred: int = 0) -> dict[int, list[Order]]:
    """Every lawful movement order of every unit, by province; holding comes first. [2.11]"""
    fleets = fleets_at_sea(units)
    lists = {p: [hold(u.kind, u.location), *_moves(u, fleets, barred)] for p, u in units.items()}
    #: Who could step or sail into a province: what supports may name.
    comers: dict[int, list[tuple[Unit, int]]] = {}
    for province, unit in units.items():
        goals = {o.target_province: o.target_province for o in lists[province][1:]}
        for goal in goals:
            comers.setdefault(goal, []).append((unit, goal))
    for province, unit in units.items():
        found = lists[province]
        for where in provinces_in(unit.mask & ~(1 << province)):
            resident = units.get(where)
            if resident is not None:
                found.append(support_hold(unit.kind, unit.location, resident.kind, resident.location))
            for other, goal in comers.get(where, ()):
                if other is unit:
                    continue
                if IS_SEA[province] and not can_reach(units, other, goal, barred, without=province):
                    continue
                found.append(support_move(unit.kind, unit.location, other.kind, other.location, goal))
        if unit.kind == FLEET and IS_SEA[province]:
            found.extend(_convoys(units, unit, fleets, barred))
    return lists


def _moves(unit: Unit, fleets: int, barred: int) -> list[Order]:
    """Steps, and for armies also landings; a landing next door is a way of its own. [6.14]"""
    found = [
        move(unit.kind, unit.location, target)
        for target in unit.steps
        if not barred >> PROVINCE_OF[target] & 1
    ]
    if unit.kind == ARMY and fleets:
        landings = provinces_in(landing_mask(fleets, unit.province) & ~barred)
        found.extend(move(ARMY, unit.location, goal, bool(unit.mask >> goal & 1)) for goal in landings)
    return found


def _convoys(units: Units, fleet: Unit, fleets: int, barred: int) -> list[Order]:
    found = []
    for province, army in units.items():
        if army.kind == ARMY:
            for goal in provinces_in(landing_mask(fleets, province) & ~barred):
                order = convoy(fleet.location, army.location, goal)
                if convoy_is_possible(units, fleet, order, fleets):
                    found.append(order)
    return found
