"""Areas that a card lets a leader's force enter without CPs. [6.1]"""

from __future__ import annotations

from ...printed.pieces import LEADERS_OF
from ...state.changes.cards import end_effect, set_effect
from ...state.effects import FreeAreas, is_on, value
from ...state.fights import Force
from ...state.ids import Leader, Nation
from ...state.state import State


def moves_free(state: State, force: Force) -> bool:
    """Has its commander areas for nothing?"""
    return bool(force.leaders) and value(state, FreeAreas, force.leaders[0]) > 0


def has_free_areas(state: State, nation: Nation) -> bool:
    """May a leader of the nation still enter areas for nothing, whatever is in the purse?"""
    return bool(_leaders_with_free_areas(state, nation))


def _leaders_with_free_areas(state: State, nation: Nation) -> list[int]:
    if not state.effects:
        return []
    return [
        leader
        for leader in LEADERS_OF[nation]
        if state.leader_at[leader] >= 0 and is_on(state, FreeAreas, leader)
    ]


def use_free_area(state: State, leader: Leader) -> None:
    """One of the areas has been entered."""
    left = value(state, FreeAreas, leader) - 1
    if left:
        set_effect(state, FreeAreas(leader, left))
    else:
        end_effect(state, FreeAreas, leader)


def forgo_free_areas(state: State, nation: Nation) -> None:
    """The nation is done; what is left of the areas is lost like CPs that are left. [6.3]"""
    for leader in _leaders_with_free_areas(state, nation):
        end_effect(state, FreeAreas, leader)
