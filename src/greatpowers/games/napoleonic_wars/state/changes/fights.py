"""The verbs that alter fights, Convoys and the marks of pieces in an Impulse. [9.42, 10.3, 12.2]"""

from __future__ import annotations

from ...printed.ids import Area, Leader, Mask, Nation, Place, Squadron
from ...printed.names import NATION_COUNT
from ..fights import Armada, Battle, Convoy, NavalBattle
from ..state import State


def set_battle(state: State, battle: Battle | None) -> None:
    """A battle or siege begins, changes or is over."""
    state.battle = battle
    state.touch()


def set_naval(state: State, naval: NavalBattle | None) -> None:
    state.naval = naval
    state.touch()


def set_convoy(state: State, convoy: Convoy | None) -> None:
    state.convoy = convoy
    state.touch()


def note_march(state: State, nation: Nation, area: Area, counts: tuple[int, ...]) -> None:
    """Areas entered by the strength that stands here, most first; nothing for those that rested."""
    key = area * NATION_COUNT + nation
    state.marched_sp.pop(key, None)
    if any(counts):
        state.marched_sp[key] = tuple(sorted((n for n in counts if n), reverse=True))
    state.touch()


def note_leader_march(state: State, leader: Leader, count: int) -> None:
    state.marched_leader[leader] = count
    state.touch()


def stop_sp(state: State, nation: Nation, area: Area, count: int) -> None:
    """So much of the strength here may not move on in this Impulse. [9.51]"""
    key = area * NATION_COUNT + nation
    state.stopped_sp.pop(key, None)
    if count:
        state.stopped_sp[key] = count
    state.touch()


def stop_leader(state: State, leader: Leader) -> None:
    state.stopped_leaders |= 1 << leader
    state.touch()


def stop_squadron(state: State, squadron: Squadron) -> None:
    """Beaten, it stays in port for this Impulse. [13.41]"""
    state.stopped_squadrons |= 1 << squadron
    state.touch()


def bar_interception(state: State, leaders: Mask = 0, areas: Mask = 0) -> None:
    """These leaders, and all in these areas, may not intercept any more this Impulse. [10.3, 10.13]"""
    state.spent_leaders |= leaders
    state.spent_areas |= areas
    state.touch()


def note_battle(state: State, area: Area) -> None:
    """A battle short of annihilation was fought here in this Impulse. [12.2]"""
    state.fought |= 1 << area
    state.touch()


def note_siege(state: State, area: Area) -> None:
    state.besieged |= 1 << area
    state.touch()


def note_convoy(state: State, nation: Nation) -> None:
    state.convoyed |= 1 << nation
    state.touch()


def set_armada(state: State, place: Place, commander: Nation, powers: Mask) -> None:
    """Fleets of these Powers in a place act as one from now on. [13.2]"""
    kept = tuple(old for old in state.armadas if old.place != place or not old.powers & powers)
    state.armadas = (*kept, Armada(place, commander, powers))
    state.board_changed()
    state.touch()


def note_armada(state: State) -> None:
    """Armadas are formed or left once in an Impulse. [13.2]"""
    state.armada_formed = True
    state.touch()


def leave_armada(state: State, place: Place, power: Nation) -> None:
    """The Power's Fleet there stands apart again. [13.2]"""
    bit = 1 << power
    changed = (
        Armada(a.place, a.commander, a.powers & ~bit) if a.place == place else a for a in state.armadas
    )
    state.armadas = tuple(a for a in changed if a.powers.bit_count() > 1 and a.powers >> a.commander & 1)
    state.board_changed()
    state.touch()


def shift_armada(state: State, frm: Place, to: Place, powers: Mask) -> None:
    """An Armada has moved as a whole. [13.2]"""
    state.armadas = tuple(
        Armada(to, a.commander, a.powers) if a.place == frm and a.powers == powers else a
        for a in state.armadas
    )
    state.board_changed()
    state.touch()


def free_leader(state: State, leader: Leader) -> None:
    """He may move on after all: the Fortress fell at once. [12.2]"""
    state.stopped_leaders &= ~(1 << leader)
    state.touch()
