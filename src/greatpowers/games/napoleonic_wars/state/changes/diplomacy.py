"""The verbs that alter relations: Camps, Consuls, wars, truces, command of attacked Proxies. [8]"""

from __future__ import annotations

from ...printed.ids import Camp, Mask, Nation
from ...printed.names import (
    BOXES,
    CAMPS,
    EACH_NATION,
    NATIONS,
    NO_CAMP,
    NO_NATION,
    PACT,
    UNALIGNED,
)
from ..events.conquest import NationConquered, TruceMade
from ..events.war import CampJoined, CommandTaken, ConsulMoved, WarBegan, WarEnded
from ..state import State


def join_camp(state: State, power: Nation, camp: Camp, why: str) -> None:
    """A Power is in this Camp now; NO_CAMP: it is neutral. Who calls settles its wars outside Camps."""
    state.camp[power] = camp
    if camp != NO_CAMP:
        _close_areas(state, power)
    state.ties_changed()
    state.record(CampJoined(NATIONS[power], "" if camp == NO_CAMP else CAMPS[camp], why))


def place_consul(state: State, nation: Nation, row: Nation, box: int, why: str, plus: bool = False) -> None:
    """The Consul lies in this box, on its plain side unless `plus`. Row -1 only with Unaligned. [8.1]"""
    state.consul_row[nation] = row if box != UNALIGNED or plus else NO_NATION
    state.consul_box[nation] = box
    bit = 1 << nation
    state.consul_plus = state.consul_plus | bit if plus else state.consul_plus & ~bit
    if box == PACT:
        _close_areas(state, nation)
    state.ties_changed()
    name = NATIONS[state.consul_row[nation]] if state.consul_row[nation] != NO_NATION else ""
    state.record(ConsulMoved(NATIONS[nation], name, BOXES[box], plus, why))


def freeze_consul(state: State, nation: Nation, frozen: bool) -> None:
    """It may not move before the next Interphase, or may again. [15.22]"""
    bit = 1 << nation
    state.consul_frozen = state.consul_frozen | bit if frozen else state.consul_frozen & ~bit
    state.touch()


def take_command(state: State, nation: Nation, power: Nation) -> None:
    """A Power commands an attacked Proxy without a Pact; -1: nobody. [8.32]"""
    if state.command[nation] != power:
        state.command[nation] = power
        state.ties_changed()
        state.record(CommandTaken(NATIONS[nation], NATIONS[power] if power != NO_NATION else ""))


def begin_war(state: State, nation: Nation, enemy: Nation) -> None:
    """Two nations are at war outside the Camps. [8.32, 8.35]"""
    if not state.hostile[nation] >> enemy & 1:
        state.hostile[nation] |= 1 << enemy
        state.hostile[enemy] |= 1 << nation
        _close_areas(state, nation)
        _close_areas(state, enemy)
        state.ties_changed()
        state.record(WarBegan(NATIONS[nation], NATIONS[enemy]))


def end_wars(state: State, nation: Nation, enemies: int | None = None) -> None:
    """The nation's wars outside the Camps are over: all of them, or those with a mask of enemies."""
    for enemy in EACH_NATION:
        chosen = enemies is None or enemies >> enemy & 1
        if chosen and state.hostile[nation] >> enemy & 1:
            state.hostile[nation] &= ~(1 << enemy)
            state.hostile[enemy] &= ~(1 << nation)
            state.record(WarEnded(NATIONS[nation], NATIONS[enemy]))
    state.ties_changed()


def make_truce(state: State, nation: Nation, other: int) -> None:
    """Neither may make war on the other before the next Interphase. [15.21]"""
    state.truces[nation] |= 1 << other
    state.truces[other] |= 1 << nation
    state.record(TruceMade(NATIONS[nation], NATIONS[other]))


def end_truces(state: State) -> None:
    """The turn is over: its truces end and Consuls may move again. [15.21, 15.22]"""
    for nation in EACH_NATION:
        state.truces[nation] = 0
    state.consul_frozen = 0
    state.touch()


def open_areas(state: State, nation: Nation, to: Mask) -> None:
    """A mask of nations may treat a conquered neutral's areas as Friendly; 0: nobody any more. [15.21]"""
    state.open_to[nation] = to
    state.ties_changed()
    state.touch()


def _close_areas(state: State, nation: Nation) -> None:
    """No longer neutral: its land is open to its conquerors no more. [15.21]"""
    state.open_to[nation] = 0


def note_conquest(state: State, nation: Nation, conqueror: int) -> None:
    state.conquered |= 1 << nation
    state.record(NationConquered(NATIONS[nation], NATIONS[conqueror] if conqueror != NO_NATION else ""))
