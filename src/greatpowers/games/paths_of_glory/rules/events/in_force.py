"""Which events are in force: they are read from the cards played, and other cards end them. [9.5.1.1]"""

from __future__ import annotations

from typing import Final

from ...printed.card_names import (
    BLUCHER,
    FALKENHAYN,
    HAIG,
    HIGH_SEAS_FLEET,
    LLOYD_GEORGE,
    MICHAEL,
    MOLTKE,
    PEACE_OFFENSIVE,
)
from ...state.effects import FleetSettled, is_in_force
from ...state.state import State, was_played, was_played_now

#: The German offensives of 1918: any of them ends Lloyd George's and Haig's effects.
OFFENSIVES_OF_1918: Final = (MICHAEL, BLUCHER, PEACE_OFFENSIVE)


def offensive_of_1918_played(state: State) -> bool:
    return any(was_played(state, card) for card in OFFENSIVES_OF_1918)


def lloyd_george_in_force(state: State) -> bool:
    """[card cp_55]"""
    return was_played_now(state, LLOYD_GEORGE) and not offensive_of_1918_played(state)


def haig_in_force(state: State) -> bool:
    """[card cp_61]"""
    return was_played_now(state, HAIG) and not offensive_of_1918_played(state)


def fleet_is_out(state: State) -> bool:
    """The High Seas Fleet was played, and its point waits for the end of an Allied action. [card cp_25]"""
    return was_played_now(state, HIGH_SEAS_FLEET) and not is_in_force(state, FleetSettled)


def moltke_in_force(state: State) -> bool:
    """Central Powers' stacks in Belgium and France cost one point a unit. [card ap_09]"""
    return was_played(state, MOLTKE) and not was_played(state, FALKENHAYN)
