"""What happens when units come into a space or leave it: control, trenches, sieges, the beachhead.
Movement, retreats, advances and redeployment all come through here. [11.1.14, 11.2.5, 15.1.10, 15.2]"""

from __future__ import annotations

from collections.abc import Iterable

from .board import FORT
from .changes import (
    begin_siege,
    hold_for_arabs,
    keep_for_allies,
    lift_siege,
    lose_beachhead,
    set_control,
    set_trench,
)
from .names import AP, CP
from .state import State, controller, has_fort, is_besieged
from .units import ANA_CORPS, IS_ARMY, SIDE


def can_besiege(units: Iterable[int], fort: int) -> bool:
    """One army, or as many corps as the fort is strong. [15.2.1]"""
    found = list(units)
    return any(IS_ARMY[unit] for unit in found) or len(found) >= fort


def enemy_fort(state: State, space: int, side: int) -> bool:
    """An intact fort of the other side stands here, besieged or not."""
    return has_fort(state, space) and controller(state, space) != side


def enter_space(state: State, units: Iterable[int], space: int) -> None:
    """Units of one side have come into a space without enemy units: it is theirs, unless a fort holds out."""
    found = list(units)
    side = SIDE[found[0]]
    if enemy_fort(state, space, side):
        if can_besiege(state.at[space], FORT[space]):
            begin_siege(state, space)
        return
    if side == CP and space == state.beachhead:
        lose_beachhead(state)
    if found == [ANA_CORPS]:
        if controller(state, space) == CP:
            hold_for_arabs(state, space)
    else:
        if side == AP and space == state.ana_holds:
            keep_for_allies(state)
        set_control(state, space, side)
    capture_trench(state, space, side)


def capture_trench(state: State, space: int, side: int) -> None:
    """Enemy trenches of level 1 go, those of level 2 become level 1 of the new owner. [11.2.5]"""
    level = state.trenches.get(space, 0)
    owner = AP if level > 0 else CP
    if level and owner != side:
        set_trench(state, space, side, abs(level) - 1)


def after_leaving(state: State, space: int) -> None:
    """Units have gone from a space: a siege that is too weak now is over. [15.2.4]"""
    if is_besieged(state, space) and not can_besiege(state.at[space], FORT[space]):
        lift_siege(state, space, broken=bool(state.at[space]))
    elif state.broken_sieges >> space & 1 and not state.at[space]:
        lift_siege(state, space)
