"""Where an eliminated army may be set up again. [17.1.5]"""

from __future__ import annotations

from typing import Final

from .....engine.masks import members
from ...printed.board import ANTWERP, BELGRADE, BRUSSELS, CALAIS, NIS, OSTEND, SALONIKA
from ...printed.card_names import GREECE as GREECE_CARD
from ...printed.card_names import SALONIKA as SALONIKA_CARD
from ...printed.names import BE, CP, SB
from ...printed.units import NATION
from ...state.state import State, side_at, was_played
from ..supply.supply import from_home, in_supply_at
from .entries import home_entries, open_to

_BELGIAN: Final = 1 << BRUSSELS | 1 << ANTWERP | 1 << OSTEND


def rebuild_spaces(state: State, unit: int) -> int:
    """Like a reinforcement, but supplied from the nation's own sources; two nations are exceptions."""
    nation = NATION[unit]
    if nation == SB:
        return _serbian(state, unit)
    if nation == BE:
        return _belgian(state, unit)
    spaces = home_entries(state, unit)
    return sum(1 << space for space in members(spaces) if from_home(state, unit, space))


def _serbian(state: State, unit: int) -> int:
    """Belgrade unless Nis is lost, and Salonika once it is open to the Allies. [17.1.5]"""
    wanted = 0 if state.cp_control >> NIS & 1 else 1 << BELGRADE
    if was_played(state, SALONIKA_CARD) or was_played(state, GREECE_CARD):
        wanted |= 1 << SALONIKA
    return open_to(state, unit, wanted)


def _belgian(state: State, unit: int) -> int:
    """Belgian towns; Calais only if none of them is held and supplied. [17.1.5]"""
    held = [s for s in members(_BELGIAN & ~state.cp_control) if in_supply_at(state, unit, s)]
    if any(side_at(state, space) != CP for space in held):
        return open_to(state, unit, _BELGIAN)
    return open_to(state, unit, 1 << CALAIS)
