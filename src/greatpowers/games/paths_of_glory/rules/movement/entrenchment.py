"""Entrenching: which armies may try, what they need, what comes of it. [11.2]"""

from __future__ import annotations

from typing import Final

from .....engine.errors import Refusal
from ...printed.board import SPACES
from ...printed.card_names import AP_ENTRENCH, CP_ENTRENCH
from ...printed.names import AP, BR, FR, GE, IT, Mask, Side, Space, Unit
from ...printed.units import IS_ARMY, KIND_ID, LOSS, NATION, SIDE
from ...state.changes.map import set_trench
from ...state.changes.rounds import note_entrenchment, set_failed_entrench
from ...state.state import State, controller, rules, units_of, was_played
from .completing import faults, may_be_mended_without, movable_in

HIGHEST_TRENCH: Final = 2
#: Whose armies remember a failed attempt. [11.2.10]
PERSISTENT: Final = (GE, BR, FR, IT)


def trench_level(state: State, space: Space, side: Side) -> int:
    """The level of the side's own trench in a space, 0 if none. [11.2.3]"""
    level = state.trenches.get(space, 0)
    return max(0, level if side == AP else -level)


def is_known_how(state: State) -> bool:
    """Has either side played Entrench as an event? [11.2.1]"""
    return was_played(state, AP_ENTRENCH) or was_played(state, CP_ENTRENCH)


def entrench_refusal(state: State, unit: Unit) -> Refusal | None:
    """Why the unit may not try to entrench this round. [11.2.1, 14.3.3]"""
    space = state.place[unit]
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[space]}
    if SIDE[unit] != state.active:
        return Refusal("pog-unit-not-yours", "9.2.8", params)
    if not is_known_how(state):
        return Refusal("pog-entrench-not-played", "11.2.1", params)
    if not IS_ARMY[unit]:
        return Refusal("pog-entrench-army-only", "11.2.1", params)
    if not state.marked_move >> space & 1:
        return Refusal("pog-space-not-activated-to-move", "11.2.1", params)
    if not state.ready >> unit & 1:
        return Refusal("pog-entrench-out-of-supply", "14.3.3", params)
    if state.moved >> unit & 1:
        return Refusal("pog-unit-has-moved", "11.2.1", params)
    if any(state.place[other] == space for other in state.entrenching):
        return Refusal("pog-entrench-one-army", "11.2.1", params)
    if trench_level(state, space, SIDE[unit]) >= HIGHEST_TRENCH:
        return Refusal("pog-trench-at-highest", "11.2.3", params)
    if controller(state, space) != SIDE[unit] and not state.forts_besieged >> space & 1:
        return Refusal("pog-entrench-not-friendly", "11.2.1", params)
    if faults(state, SIDE[unit]) and not may_be_mended_without(state, (unit,)):
        return Refusal("pog-faults-remain", "10.1.2", params)
    return None


def may_entrench_in(state: State, space: Space) -> list[Unit]:
    """Armies of an activated space that may try. [11.2.1]"""
    if not is_known_how(state):
        return []
    return [u for u in movable_in(state, space) if IS_ARMY[u] and not entrench_refusal(state, u)]


def modifier(state: State, unit: Unit) -> int:
    """-1 for a unit whose last attempt, in the round before, failed. [11.2.10]"""
    return -1 if rules(state).trench_modifier and state.failed_entrench >> unit & 1 else 0


def roll_trenches(state: State, side: Side) -> None:
    """Every army that stayed to dig rolls: its loss factor or less makes or deepens the trench. [11.2.2]"""
    failed = 0
    for unit in state.entrenching:
        die = state.draw(6, "entrench") + 1
        needed = LOSS[state.reduced >> unit & 1][unit]
        succeeded = die + modifier(state, unit) <= needed
        note_entrenchment(state, unit, die, needed, succeeded)
        space = state.place[unit]
        if succeeded:
            set_trench(state, space, side, trench_level(state, space, side) + 1)
        elif NATION[unit] in PERSISTENT:
            failed |= 1 << unit
    remember_failures(state, side, failed)


def remember_failures(state: State, side: Side, failed: Mask = 0) -> None:
    """Only attempts that failed this round help in the next; all older ones are forgotten. An action round
    without operations forgets them too. [11.2.10]"""
    kept = state.failed_entrench & ~units_of(side)
    if rules(state).trench_modifier:
        kept |= failed
    if kept != state.failed_entrench:
        set_failed_entrench(state, kept)
