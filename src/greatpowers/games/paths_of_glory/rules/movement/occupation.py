"""What happens when units come into a space or leave it: control, trenches, sieges, the beachhead.
Movement, retreats, advances and redeployment all come through here. [11.1.14, 11.2.5, 15.1.10, 15.2]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from .....engine.masks import mask_of
from ...printed.board import FORT, FORTS, each_space
from ...printed.names import AP, CP, Mask, Side, Space, Unit
from ...printed.units import ANA_CORPS, IS_ARMY, SIDE
from ...state.changes.map import (
    begin_siege,
    hold_for_arabs,
    keep_for_allies,
    lift_siege,
    lose_beachhead,
    move_unit,
    set_control,
    set_trench,
)
from ...state.changes.rounds import note_left, note_moved
from ...state.state import State, controller, has_fort, is_besieged
from ..supply.supply import occupied
from .near_east import note_crossing


def can_besiege(units: Iterable[Unit], fort: int) -> bool:
    """One army, or as many corps as the fort is strong. [15.2.1]"""
    found = list(units)
    return any(IS_ARMY[unit] for unit in found) or len(found) >= fort


def enemy_fort(state: State, space: Space, side: Side) -> bool:
    """An intact fort of the other side stands here, besieged or not."""
    return has_fort(state, space) and controller(state, space) != side


def enemy_forts(state: State, side: Side) -> Mask:
    """Spaces with intact forts of the other side, besieged or not."""
    theirs = state.cp_control if side == AP else ~state.cp_control
    return FORTS & ~state.forts_destroyed & theirs


def standing_forts(state: State, side: Side) -> Mask:
    """Intact forts of the other side that nobody besieges: who enters must stop. [15.1.1]"""
    return enemy_forts(state, side) & ~state.forts_besieged


def weak_sieges(state: State, side: Side) -> Mask:
    """Enemy forts occupied by too few, other than those that losses brought about. [15.2.4]"""
    held = standing_forts(state, side) & ~state.broken_sieges & occupied(state, side)
    return mask_of(s for s in each_space(held) if not can_besiege(state.at[s], FORT[s])) if held else 0


def accept_weak_sieges(state: State, side: Side) -> None:
    """Forts held by too few before a round begins are no fault of its movement. [15.2.4]"""
    for space in each_space(weak_sieges(state, side)):
        lift_siege(state, space, broken=True)


def march(state: State, units: Sequence[Unit], path: Sequence[Space]) -> None:
    """Units move together along a path that begins where they stand; every space on it is theirs. [11.1]"""
    for unit in units:
        move_unit(state, unit, path, "move")
    for a, b in pairwise(path):
        note_crossing(state, a, b)
    for space in path[1:-1]:
        pass_through(state, units, space)
    enter_space(state, units, path[-1])
    after_leaving(state, path[0], by_choice=True)
    note_moved(state, mask_of(units))
    note_left(state, path[0])


def pass_through(state: State, units: Sequence[Unit], space: Space) -> None:
    """Units cross a space without stopping. The Arab Northern Army holds only where it stands. [11.1.15]"""
    if list(units) == [ANA_CORPS]:
        capture_trench(state, space, AP)
    else:
        enter_space(state, units, space)


def enter_space(state: State, units: Iterable[Unit], space: Space) -> None:
    """Units of one side have come into a space without enemy units: it is theirs, unless a fort holds out."""
    found = list(units)
    side = SIDE[found[0]]
    # Ruling: trenches fall to whoever enters, also to besiegers. [11.2.5]
    capture_trench(state, space, side)
    if enemy_fort(state, space, side):
        if can_besiege(state.at[space], FORT[space]):
            begin_siege(state, space)
        elif state.broken_sieges >> space & 1:
            # New units have come, so the siege must be made good again. [15.2.4]
            lift_siege(state, space)
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


def capture_trench(state: State, space: Space, side: Side) -> None:
    """Enemy trenches of level 1 go, those of level 2 become level 1 of the new owner. [11.2.5, 11.2.6]"""
    level = state.trenches.get(space, 0)
    owner = AP if level > 0 else CP
    if level and owner != side:
        set_trench(state, space, side, abs(level) - 1)


def after_leaving(state: State, space: Space, by_choice: bool = False) -> None:
    """Units have gone from a space: a siege that is too weak now is over. Losses and retreats leave a broken
    siege behind; who moves off by choice must put it right in the same round. [15.2.4]"""
    left = state.at[space]
    if is_besieged(state, space):
        if not can_besiege(left, FORT[space]):
            lift_siege(state, space, broken=bool(left) and not by_choice)
    elif state.broken_sieges >> space & 1 and (by_choice or not left):
        lift_siege(state, space)
