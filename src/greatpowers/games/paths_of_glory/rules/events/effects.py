"""Lasting effects: of the round by name in `State.effects`, of the turn by the card played on it.
What lasts for the rest of the game is read from the cards played. [9.5.1.1]"""

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
from ...printed.card_names import EVERYONE_INTO_BATTLE as EVERYONE_INTO_BATTLE
from ...printed.card_names import GREAT_RETREAT as GREAT_RETREAT
from ...printed.card_names import STAVKA_TIMIDITY as STAVKA_TIMIDITY
from ...state.state import State, was_played

#: +2 for attacks with US units; also keeps Alberich away.
YANKS_AND_TANKS: Final = "round:yanks_and_tanks"
#: +1 for attacks with RU units.
BRUSILOV: Final = "round:brusilov"
#: One attack of the round may still cancel trenches.
BRUSILOV_TRENCH: Final = "round:brusilov_trench"
#: One attack of the round may still get +2.
KERENSKY: Final = "round:kerensky"
#: The High Seas Fleet of this turn has scored, or the Grand Fleet has met it.
FLEET_SETTLED: Final = "turn:fleet_settled"

#: The German offensives of 1918: any of them ends Lloyd George's and Haig's effects.
OFFENSIVES_OF_1918: Final = (MICHAEL, BLUCHER, PEACE_OFFENSIVE)


def is_in_force(state: State, effect: str) -> bool:
    """Is an effect of the round in force, or was this event of the turn played on it?"""
    return effect in state.effects or state.played.get(effect) == state.turn


def offensive_of_1918_played(state: State) -> bool:
    return any(was_played(state, card) for card in OFFENSIVES_OF_1918)


def lloyd_george_in_force(state: State) -> bool:
    """[card cp_55]"""
    return is_in_force(state, LLOYD_GEORGE) and not offensive_of_1918_played(state)


def haig_in_force(state: State) -> bool:
    """[card cp_61]"""
    return is_in_force(state, HAIG) and not offensive_of_1918_played(state)


def fleet_is_out(state: State) -> bool:
    """The High Seas Fleet was played, and its point waits for the end of an Allied action. [card cp_25]"""
    return state.played.get(HIGH_SEAS_FLEET) == state.turn and FLEET_SETTLED not in state.effects


def moltke_in_force(state: State) -> bool:
    """Central Powers' stacks in Belgium and France cost one point a unit. [card ap_09]"""
    return was_played(state, MOLTKE) and not was_played(state, FALKENHAYN)
