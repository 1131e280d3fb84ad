"""Where dislodged units may go, and what happens when they go there together. [7]"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine.errors import Refusal
from ..printed.board import LOCATIONS, PROVINCE_OF
from ..printed.readings import Reading
from ..printed.units import Unit, Units, unit_at
from ..state.forces import Dislodged
from ..state.orders import DISBAND, RETREAT, Order, disband, retreat
from .adjudication.resolution import Resolution


def dislodged_units(resolution: Resolution, reading: Reading, barred: int = 0) -> dict[int, Dislodged]:
    """All dislodged units of a movement phase with their lawful retreats. [7.2–7.5]"""
    battle = resolution.battle
    found = {}
    for province, attacker in resolution.dislodged.items():
        closed = resolution.contested | barred
        if not (reading.retreat_to_convoy_origin and attacker in battle.by_sea):
            closed |= 1 << attacker
        unit = battle.units[province]
        places = tuple(
            place
            for place in unit.steps
            if PROVINCE_OF[place] not in resolution.units_after and not closed >> PROVINCE_OF[place] & 1
        )
        found[province] = Dislodged(unit, attacker, places)
    return found


def legal_retreats(dislodged: Dislodged) -> list[Order]:
    """The retreats open to the unit; disbanding is always one. [7.10]"""
    unit = dislodged.unit
    return [disband(unit.kind, unit.location)] + [
        retreat(unit.kind, unit.location, place) for place in dislodged.places
    ]


def refusal_of(order: Order, dislodged: Mapping[int, Dislodged]) -> Refusal | None:
    """Why a retreat order is not allowed; None if it is."""
    if order.kind not in (RETREAT, DISBAND):
        return Refusal("retreat-only", "7.6", {"order": order.text})
    case = dislodged.get(order.province)
    if case is None or case.unit.kind != order.unit_kind:
        return Refusal("retreat-not-dislodged", "7.6", {"place": LOCATIONS[order.at]})
    if order.kind == RETREAT and order.target not in case.places:
        return _why_closed(order, case)
    return None


def _why_closed(order: Order, case: Dislodged) -> Refusal:
    said: dict[str, str | int] = {"unit": case.unit.text, "place": LOCATIONS[order.target]}
    if order.target not in case.unit.step_set:
        return Refusal("retreat-out-of-reach", "7.2", said)
    if order.target_province == case.attacker_from:
        return Refusal("retreat-attacker-came-from", "7.4", said)
    return Refusal("retreat-closed", "7.3", said)


def resolve_retreats(dislodged: Mapping[int, Dislodged], orders: Mapping[int, Order]) -> Units:
    """The units that found a place: clashing ones and those without order are gone. [7.8, 7.9]"""
    wanted: dict[int, list[Unit]] = {}
    for province, case in dislodged.items():
        order = orders.get(province)
        if order is not None and order.kind == RETREAT and order.target in case.places:
            unit = unit_at(case.unit.power, case.unit.kind, order.target)
            wanted.setdefault(order.target_province, []).append(unit)
    return {place: comers[0] for place, comers in wanted.items() if len(comers) == 1}
