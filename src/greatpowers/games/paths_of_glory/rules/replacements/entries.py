"""Where new and rebuilt armies come in. [9.5.3.3, 17.1.5]"""

from __future__ import annotations

from typing import Final

from ...printed.board import (
    ANTWERP,
    BELGRADE,
    BRUSSELS,
    CALAIS,
    CAPITALS,
    CP_SOURCES,
    IN_NATION,
    NIS,
    ORLEANS,
    OSTEND,
    PARIS,
    PORTS,
    RUSSIAN_SOURCES,
    SALONIKA,
    each_space,
)
from ...printed.card_names import GREECE as GREECE_CARD
from ...printed.card_names import SALONIKA as SALONIKA_CARD
from ...printed.names import AP, BE, CP, FR, GE, RU, SB, US, Mask, Space, Unit
from ...printed.units import NATION, SIDE
from ...state.state import State, controlled, controller, side_at, was_played
from ..movement.limits import barred_spaces
from ..movement.stacking import room, too_full_for
from ..supply.supply import closed, from_home, in_supply_at

_BELGIAN: Final = 1 << BRUSSELS | 1 << ANTWERP | 1 << OSTEND
#: Supply sources in a nation's own country; London is Britain's capital anyway. [9.5.3.3]
HOME_SOURCES: Final = {RU: RUSSIAN_SOURCES, GE: CP_SOURCES & IN_NATION[GE]}


def home_entries(state: State, unit: Unit) -> Mask:
    """Spaces where a new or rebuilt army of a nation may be placed now. [9.5.3.3, 17.1.5]"""
    nation = NATION[unit]
    if nation == US:
        return open_to(state, unit, PORTS[AP] & IN_NATION[FR])
    found = open_to(state, unit, CAPITALS[nation] | HOME_SOURCES.get(nation, 0))
    if nation == FR and not found and _only_full(state, PARIS):
        return open_to(state, unit, 1 << ORLEANS)
    return found


def _only_full(state: State, space: Space) -> bool:
    """A friendly space, not besieged, that lacks nothing but room. [9.5.3.3]"""
    held = controller(state, space) == AP and not state.forts_besieged >> space & 1
    return held and room(state, space) <= 0


def open_to(state: State, unit: Unit, spaces: Mask) -> Mask:
    """Those of the spaces that are friendly, not besieged, in supply and have room. [9.5.3.1, 9.5.3.3]"""
    own = controlled(state, SIDE[unit])
    held = spaces & own & ~state.forts_besieged & ~closed(state) & ~too_full_for(state, 1)
    held &= ~barred_spaces(state, unit, "sr")
    mask = 0
    for space in each_space(held):
        if in_supply_at(state, unit, space) and side_at(state, space) in (-1, SIDE[unit]):
            mask |= 1 << space
    return mask


def rebuild_spaces(state: State, unit: Unit) -> Mask:
    """As for a reinforcement, but supplied from the nation's own sources; two nations differ. [17.1.5]"""
    nation = NATION[unit]
    if nation == SB:
        return _serbian(state, unit)
    if nation == BE:
        return _belgian(state, unit)
    spaces = home_entries(state, unit)
    return sum(1 << space for space in each_space(spaces) if from_home(state, unit, space))


def _serbian(state: State, unit: Unit) -> Mask:
    """Belgrade unless Nis is lost, and Salonika once it is open to the Allies. [17.1.5]"""
    wanted = 0 if state.cp_control >> NIS & 1 else 1 << BELGRADE
    if was_played(state, SALONIKA_CARD) or was_played(state, GREECE_CARD):
        wanted |= 1 << SALONIKA
    return open_to(state, unit, wanted)


def _belgian(state: State, unit: Unit) -> Mask:
    """Belgian towns; Calais only if none of them is held and supplied. [17.1.5]"""
    held = [s for s in each_space(_BELGIAN & ~state.cp_control) if in_supply_at(state, unit, s)]
    if any(side_at(state, space) != CP for space in held):
        return open_to(state, unit, _BELGIAN)
    return open_to(state, unit, 1 << CALAIS)
