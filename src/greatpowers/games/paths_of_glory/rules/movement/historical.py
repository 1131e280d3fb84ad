"""Limits of the historical scenario: armies and Italy. [5.7.4.6]"""

from __future__ import annotations

from typing import Final

from ...printed.board import IN_NATION, named
from ...printed.names import AH, AP, CP, GE, IT, TOTAL_WAR, Mask, Space, Unit
from ...printed.units import IS_ARMY, NATION
from ...state.state import State, rules

ITALY: Final = IN_NATION[IT]
#: Austrian spaces where German armies may not end a move or a redeployment.
ALPINE_GATES: Final = named("trent", "villach", "trieste")


def italy_is_closed(state: State) -> bool:
    """Are foreign armies still kept out of Italy? [5.7.4.6]"""
    if state.scenario != "historical" or not rules(state).italy_closed_to_armies:
        return False
    if state.commitment[AP] < TOTAL_WAR:
        return True
    return rules(state).italy_opens_with_both and state.commitment[CP] < TOTAL_WAR


def spaces_barred_to_army(state: State, unit: Unit, how: str) -> Mask:
    """Spaces the army may not enter or attack. How: move, attack, advance, retreat, sr. [5.7.4.6]"""
    if not IS_ARMY[unit] or NATION[unit] in (AH, IT) or not italy_is_closed(state):
        return 0
    if how == "sr" and not rules(state).italy_closed_to_sr:
        return 0
    return ITALY


def ends_barred_to_army(state: State, unit: Unit, how: str) -> Mask:
    """Spaces where the army may not end, though it may pass. [5.7.4.6]"""
    if how in ("move", "sr") and IS_ARMY[unit] and NATION[unit] == GE and italy_is_closed(state):
        return ALPINE_GATES
    return 0


def army_barred(state: State, unit: Unit, space: Space, ending: bool, how: str = "move") -> bool:
    """May the unit not enter the space, or not end there?"""
    barred = spaces_barred_to_army(state, unit, how)
    if ending:
        barred |= ends_barred_to_army(state, unit, how)
    return bool(barred >> space & 1)
