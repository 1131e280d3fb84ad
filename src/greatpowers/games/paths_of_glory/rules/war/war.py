"""War status, commitment, the entry of the United States and the fall of Russia. [16.1–16.4]"""

from __future__ import annotations

from typing import Final

from ...printed.board import BAKU, IN_NATION
from ...printed.card_names import (
    BOLSHEVIK_REVOLUTION,
    FALL_OF_THE_TSAR,
    OVER_THERE,
    TREATY_OF_BREST_LITOVSK,
    TSAR_TAKES_COMMAND,
    ZIMMERMANN_TELEGRAM,
)
from ...printed.names import LIMITED_WAR, MOBILIZATION, RU, TOTAL_WAR, Side
from ...state.changes.rounds import set_effect
from ...state.effects import RevolutionAllowed, is_in_force
from ...state.state import State, rules, was_played

#: War status a side needs for the next level of commitment, by the level it has. [16.1.3, 16.1.4]
NEXT_LEVEL: Final = {MOBILIZATION: 4, LIMITED_WAR: 11}
#: Combined war status of the armistice, and of the Zimmermann Telegram. [16.2.1, 16.3.2]
ARMISTICE: Final = 40
ZIMMERMANN: Final = 30
#: Russian victory point spaces, or their sum with the combined war status, for the Tsar's two cards. [16.4]
_TSAR_TAKES_COMMAND: Final = 3
_FALL_OF_THE_TSAR: Final = 33

US_BOXES: Final = ("none", "zimmermann_allowed", "zimmermann_telegram", "over_there")
RUSSIAN_BOXES: Final = (
    "none", "tsar_takes_command_allowed", "tsar_takes_command", "fall_of_the_tsar_allowed",
    "fall_of_the_tsar", "bolshevik_revolution_allowed", "bolshevik_revolution", "treaty_of_brest_litovsk",
)  # fmt: skip


def rises(state: State, side: Side) -> bool:
    """Does the side's commitment go up a level in this War Status Phase? [16.1.2–16.1.4]"""
    level = state.commitment[side]
    if state.turn == 1 or not rules(state).commitment_rises or level == TOTAL_WAR:
        return False
    return state.war_status[side] >= NEXT_LEVEL[level]


def us_entry(state: State) -> str:
    """The box of the United States. [16.3]"""
    if was_played(state, OVER_THERE):
        return "over_there"
    if was_played(state, ZIMMERMANN_TELEGRAM):
        return "zimmermann_telegram"
    return "zimmermann_allowed" if state.combined_war_status >= ZIMMERMANN else "none"


def russian_vp_count(state: State) -> int:
    """Russian victory point spaces the Central Powers control, in supply or not. [16.4.2]"""
    return (state.cp_control & IN_NATION[RU] & rules(state).vp_spaces).bit_count()


def may_take_command(state: State) -> bool:
    """[16.4.3]"""
    return russian_vp_count(state) >= _TSAR_TAKES_COMMAND


def may_tsar_fall(state: State) -> bool:
    """[16.4.4]"""
    if not was_played(state, TSAR_TAKES_COMMAND):
        return False
    return state.combined_war_status + russian_vp_count(state) >= _FALL_OF_THE_TSAR


def holds_for_revolution(state: State) -> bool:
    """Has Russia lost more than when the Tsar fell, or everything but Baku? [16.4.6]"""
    if state.russian_vp_at_fall < 0:
        return False
    # Ruling: the older historical variant has eight such spaces besides Baku; all of them are meant.
    wanted = IN_NATION[RU] & rules(state).vp_spaces & ~(1 << BAKU)
    return russian_vp_count(state) > state.russian_vp_at_fall or wanted & ~state.cp_control == 0


def may_revolt(state: State) -> bool:
    """On a later turn than the fall of the Tsar, while the losses last. [16.4.6]"""
    if state.played.get(FALL_OF_THE_TSAR, state.turn) >= state.turn:
        return False
    return holds_for_revolution(state) or is_in_force(state, RevolutionAllowed)


def follow_tracks(state: State) -> None:
    """Called when spaces may have changed hands: in the older edition the revolution stays allowed."""
    if (
        rules(state).bolshevik_reverts
        or state.russian_vp_at_fall < 0
        or is_in_force(state, RevolutionAllowed)
    ):
        return
    if not was_played(state, BOLSHEVIK_REVOLUTION) and holds_for_revolution(state):
        set_effect(state, RevolutionAllowed())


def may_make_treaty(state: State) -> bool:
    """After the revolution; in the older edition on a later turn. [16.4.8]"""
    if not was_played(state, BOLSHEVIK_REVOLUTION):
        return False
    return rules(state).brest_litovsk_same_turn or state.played[BOLSHEVIK_REVOLUTION] < state.turn


def russian_capitulation(state: State) -> str:
    """The box of Russia. It follows from what was played and what is held. [16.4]"""
    if was_played(state, TREATY_OF_BREST_LITOVSK):
        return "treaty_of_brest_litovsk"
    if was_played(state, BOLSHEVIK_REVOLUTION):
        return "bolshevik_revolution"
    if was_played(state, FALL_OF_THE_TSAR):
        return "bolshevik_revolution_allowed" if may_revolt(state) else "fall_of_the_tsar"
    if was_played(state, TSAR_TAKES_COMMAND):
        return "fall_of_the_tsar_allowed" if may_tsar_fall(state) else "tsar_takes_command"
    return "tsar_takes_command_allowed" if may_take_command(state) else "none"
