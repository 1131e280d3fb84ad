"""Owning centres, building and removing units after the autumn turn, also without a government. [8, 9]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....engine.errors import Refusal
from ..printed.board import (
    CENTRES,
    COASTS_OF,
    DISTANCES,
    HOME_CENTRES,
    HOME_OF,
    IS_CENTRE,
    IS_COASTAL,
    LOCATIONS,
    PROVINCE_COUNT,
    PROVINCES,
)
from ..printed.names import ARMY, FLEET, POWERS
from ..printed.readings import Reading
from ..printed.units import Unit, Units, can_stand
from ..state.forces import Centres, balance
from ..state.orders import BUILD, REMOVE, WAIVE, Order, build, remove


def owners_after_autumn(centres: Centres, units: Units) -> Centres:
    """A centre belongs to whoever stands in it, or else to its last owner. [8.1–8.3]"""
    after = dict(centres)
    for centre in CENTRES:
        unit = units.get(centre)
        if unit is not None:
            after[centre] = unit.power
    return after


def units_of(units: Units, power: int) -> list[Unit]:
    return [unit for unit in units.values() if unit.power == power]


def open_home_centres(power: int, units: Units, centres: Centres) -> list[int]:
    """Own home centres that are still owned and empty. [8.6, 8.7]"""
    return [c for c in HOME_CENTRES[power] if centres.get(c) == power and c not in units]


def builds_allowed(power: int, units: Units, centres: Centres) -> int:
    """The number of units the power may build now. [8.6, 8.9, 8.10]"""
    return max(0, min(balance(power, units, centres), len(open_home_centres(power, units, centres))))


def legal_builds(power: int, units: Units, centres: Centres) -> list[Order]:
    """All single builds open to the power; St Petersburg takes fleets on either coast. [8.8]"""
    found = []
    for centre in open_home_centres(power, units, centres):
        found.append(build(ARMY, centre))
        if IS_COASTAL[centre]:
            coasts = (centre, *COASTS_OF[centre])
            found.extend(build(FLEET, place) for place in coasts if can_stand(FLEET, place))
    return found


def legal_removals(power: int, units: Units) -> list[Order]:
    return [remove(unit.kind, unit.location) for unit in units_of(units, power)]


def refusal_of(order: Order, power: int, units: Units, centres: Centres) -> Refusal | None:
    """Why the power may not give this adjustment order; None if it may. [8.5–8.8]"""
    due = balance(power, units, centres)
    if order.kind == WAIVE:
        return None if due > 0 else Refusal("waive-nothing-to-build", "8.11", {"power": POWERS[power]})
    if order.kind == BUILD:
        return _refuse_build(order, power, units, centres, due)
    if order.kind != REMOVE:
        return Refusal("adjustment-only", "8.13", {"order": order.text})
    unit = units.get(order.province)
    if unit is None or unit.power != power or unit.kind != order.unit_kind:
        return Refusal("remove-not-yours", "8.5", {"place": LOCATIONS[order.at]})
    return None if due < 0 else Refusal("remove-not-needed", "8.5", {"unit": unit.text})


def _refuse_build(order: Order, power: int, units: Units, centres: Centres, due: int) -> Refusal | None:
    said: dict[str, str | int] = {"power": POWERS[power], "place": LOCATIONS[order.at]}
    centre = order.province
    if due <= 0:
        return Refusal("build-none-due", "8.6", said)
    if not IS_CENTRE[centre] or HOME_OF[centre] != power:
        return Refusal("build-not-home", "8.7", said)
    if centres.get(centre) != power:
        return Refusal("build-not-owned", "8.6", said)
    if centre in units:
        return Refusal("build-occupied", "8.6", said)
    if order.unit_kind == FLEET:
        if not IS_COASTAL[centre]:
            return Refusal("build-fleet-inland", "8.8", said)
        if PROVINCES[centre].coasts and order.at < PROVINCE_COUNT:
            return Refusal("build-name-the-coast", "8.8", said)
    return None


def accept_adjustments(
    orders: Iterable[Order], power: int, units: Units, centres: Centres
) -> tuple[list[Order], dict[int, Refusal]]:
    """The orders that count, in written order, and why others (by their place in the list) do not. [8.13]"""
    accepted: list[Order] = []
    refused: dict[int, Refusal] = {}
    due = balance(power, units, centres)
    room = builds_allowed(power, units, centres) if due > 0 else -due
    taken: set[int] = set()
    for place, order in enumerate(orders):
        refusal = refusal_of(order, power, units, centres)
        if refusal is None and order.kind != WAIVE and order.province in taken:
            refusal = Refusal("adjustment-twice", "8.6", {"place": LOCATIONS[order.at]})
        if refusal is None and len(accepted) >= (due if order.kind == WAIVE else room):
            refusal = Refusal("adjustment-too-many", "8.6" if due > 0 else "8.5", {"order": order.text})
        if refusal is not None:
            refused[place] = refusal
            continue
        accepted.append(order)
        taken.add(order.province)
    return accepted, refused


def removal_order(power: int, units: Units, centres: Mapping[int, int], reading: Reading) -> list[Unit]:
    """The power's units in the order in which they go when it names none: farthest first. [9.5, 9.6]"""
    if reading.removal_distance == "country":
        anchors = [p.number for p in PROVINCES if p.home_of == power]
    elif reading.removal_distance == "home_centre":
        anchors = list(HOME_CENTRES[power])
    else:
        anchors = [centre for centre, owner in centres.items() if owner == power]

    def distance(unit: Unit) -> int:
        # Without any owned centre every unit is equally far away.
        return min((DISTANCES[unit.province][anchor] for anchor in anchors), default=0)

    return sorted(
        units_of(units, power),
        key=lambda unit: (-distance(unit), unit.kind != FLEET, PROVINCES[unit.province].names["en"]),
    )


def default_removals(
    power: int, units: Units, centres: Centres, named: Iterable[Order], reading: Reading
) -> list[Order]:
    """Removals that fall due beyond those the power named itself. [9.5, 9.6]"""
    gone = {order.province for order in named}
    missing = -balance(power, units, centres) - len(gone)
    if missing <= 0:
        return []
    ranked = [unit for unit in removal_order(power, units, centres, reading) if unit.province not in gone]
    return [remove(unit.kind, unit.location) for unit in ranked[:missing]]
