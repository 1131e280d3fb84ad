"""Where new and rebuilt armies come in. [9.5.3.3, 17.1.5]"""

from __future__ import annotations

from typing import Final

from .....engine.masks import members
from ...printed.board import CAPITALS, CP_SOURCES, IN_NATION, ORLEANS, PARIS, PORTS, RUSSIAN_SOURCES
from ...printed.names import AP, FR, GE, RU, US
from ...printed.units import NATION, SIDE
from ...state.state import State, controlled, controller, side_at
from ..movement.limits import barred_spaces
from ..movement.stacking import room, too_full_for
from ..supply.supply import closed, in_supply_at

#: Supply sources in a nation's own country; London is Britain's capital anyway. [9.5.3.3]
HOME_SOURCES: Final = {RU: RUSSIAN_SOURCES, GE: CP_SOURCES & IN_NATION[GE]}


def home_entries(state: State, unit: int) -> int:
    """Spaces where a new or rebuilt army of a nation may be placed now. [9.5.3.3, 17.1.5]"""
    nation = NATION[unit]
    if nation == US:
        return open_to(state, unit, PORTS[AP] & IN_NATION[FR])
    found = open_to(state, unit, CAPITALS[nation] | HOME_SOURCES.get(nation, 0))
    if nation == FR and not found and _only_full(state, PARIS):
        return open_to(state, unit, 1 << ORLEANS)
    return found


def _only_full(state: State, space: int) -> bool:
    """A friendly space, not besieged, that lacks nothing but room. [9.5.3.3]"""
    held = controller(state, space) == AP and not state.forts_besieged >> space & 1
    return held and room(state, space) <= 0


def open_to(state: State, unit: int, spaces: int) -> int:
    """Those of the spaces that are friendly, not besieged, in supply and have room. [9.5.3.1, 9.5.3.3]"""
    own = controlled(state, SIDE[unit])
    held = spaces & own & ~state.forts_besieged & ~closed(state) & ~too_full_for(state, 1)
    held &= ~barred_spaces(state, unit, "sr")
    mask = 0
    for space in members(held):
        if in_supply_at(state, unit, space) and side_at(state, space) in (-1, SIDE[unit]):
            mask |= 1 << space
    return mask
