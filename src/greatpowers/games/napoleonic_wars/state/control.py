"""Whose an area is and what it is to a nation; which Formations stand where. [7.4, glossary]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from ..printed.board import ALL_AREAS, CAPITAL_OF, EACH_AREA, FORTRESS, FORTRESSES, KEYS, OWNER
from ..printed.ids import Area, Leader, Mask, Nation, by_leader, by_nation
from ..printed.names import EACH_NATION, NATION_COUNT, NO_NATION
from ..printed.pieces import LEADER_NATION
from .relations import allies, enemies
from .state import State

FRIENDLY, ENEMY, UNCONTROLLED, NEUTRAL = range(4)
STATUSES: Final = ("friendly", "enemy", "uncontrolled", "neutral")


class Flagged(Protocol):
    """A state, or the open table as somebody sees it."""

    @property
    def flag(self) -> Sequence[Nation]: ...


def controller(state: Flagged, area: Area) -> Nation:
    """The nation whose Flag lies there, else the first owner. [glossary]"""
    flag = state.flag[area]
    return OWNER[area] if flag == NO_NATION else flag


def areas_with(state: State, nations: Mask) -> Mask:
    """Areas with a Formation of any of these nations (a mask), as a mask."""
    found = 0
    for nation, present in by_nation(state.present):
        if nations >> nation & 1:
            found |= present
    return found


def nations_in(state: State, area: Area) -> Mask:
    """The nations with a Formation in the area, as a mask."""
    return sum(1 << nation for nation, present in by_nation(state.present) if present >> area & 1)


def leaders_in(state: State, nation: Nation, area: Area) -> tuple[Leader, ...]:
    """Leaders of a nation in an area, by number."""
    # Asked more often than anything else about pieces: without the detour over a function.
    found: dict[tuple[Nation, Area], tuple[Leader, ...]] | None = state.board_memo.get("leaders")
    if found is None:
        found = state.known("leaders", lambda: _leaders_by_place(state))
    return found.get((nation, area), ())


def _leaders_by_place(state: State) -> dict[tuple[Nation, Area], tuple[Leader, ...]]:
    found: dict[tuple[Nation, Area], tuple[Leader, ...]] = {}
    for leader, area in by_leader(state.leader_at):
        if area >= 0:
            key = (LEADER_NATION[leader], area)
            found[key] = (*found.get(key, ()), leader)
    return found


def held_by(state: State, nations: Mask) -> Mask:
    """Areas controlled by any of these nations."""
    found = 0
    for nation, held in by_nation(state.held):
        if nations >> nation & 1:
            found |= held
    return found


def opened_to(state: State, nation: Nation) -> Mask:
    """Areas of conquered neutrals the nation may use as Friendly: all but capitals. [15.21]"""
    found = 0
    for other in EACH_NATION:
        if state.open_to[other] >> nation & 1:
            found |= state.held[other]
    return found & ~_CAPITALS


_CAPITALS: Final = sum(1 << area for area, nation in enumerate(CAPITAL_OF) if nation != NO_NATION)


def friendly_areas(state: State, nation: Nation) -> Mask:
    """Controlled by its side, without enemy Formations; a Fortress whoever stands there. [glossary]"""
    return state.known(("friendly", nation), lambda: _friendly_areas(state, nation))


def _friendly_areas(state: State, nation: Nation) -> Mask:
    own = held_by(state, allies(state, nation)) | opened_to(state, nation)
    occupied = areas_with(state, enemies(state, nation)) & ~FORTRESSES
    return own & ~occupied


def enemy_areas(state: State, nation: Nation) -> Mask:
    """Under enemy control and without Formations of its own side."""
    return state.known(("enemy", nation), lambda: _enemy_areas(state, nation))


def _enemy_areas(state: State, nation: Nation) -> Mask:
    return held_by(state, enemies(state, nation)) & ~areas_with(state, allies(state, nation))


def uncontrolled_areas(state: State, nation: Nation) -> Mask:
    """Contested: enemy-held with own Formations in it, or own with the enemy's in it. [glossary]"""
    return state.known(("uncontrolled", nation), lambda: _uncontrolled_areas(state, nation))


def _uncontrolled_areas(state: State, nation: Nation) -> Mask:
    ours = held_by(state, allies(state, nation)) | opened_to(state, nation)
    theirs = held_by(state, enemies(state, nation))
    return (theirs & ~_enemy_areas(state, nation)) | (ours & ~_friendly_areas(state, nation))


def neutral_areas(state: State, nation: Nation) -> Mask:
    """Of nations it is neither allied to nor at war with, and not opened to it. [9.54]"""
    return state.known(("neutral", nation), lambda: _neutral_areas(state, nation))


def _neutral_areas(state: State, nation: Nation) -> Mask:
    known = held_by(state, allies(state, nation) | enemies(state, nation)) | opened_to(state, nation)
    return ALL_AREAS & ~known


def status(state: State, nation: Nation, area: Area) -> int:
    """FRIENDLY, ENEMY, UNCONTROLLED or NEUTRAL to the nation."""
    if friendly_areas(state, nation) >> area & 1:
        return FRIENDLY
    if enemy_areas(state, nation) >> area & 1:
        return ENEMY
    return UNCONTROLLED if uncontrolled_areas(state, nation) >> area & 1 else NEUTRAL


def has_enemy_formation(state: State, nation: Nation, area: Area) -> bool:
    return bool(areas_with(state, enemies(state, nation)) >> area & 1)


def enemy_fortress(state: State, nation: Nation, area: Area) -> bool:
    """A Fortress in the hands of an enemy. [12.1]"""
    return FORTRESS[area] > 0 and bool(enemies(state, nation) >> controller(state, area) & 1)


def keys_of(state: State, nation: Nation) -> int:
    """How many Keys a nation controls, a +1 Key marker not counted. [5.81]"""
    return (state.held[nation] & KEYS).bit_count()


def stacks_of(state: State, nation: Nation) -> tuple[int, ...]:
    """Strength of a nation area by area, where it has any on the map. [2.2]"""
    return state.known(("stacks of", nation), lambda: _stacks_of(state, nation))


def _stacks_of(state: State, nation: Nation) -> tuple[int, ...]:
    return tuple(filter(None, state.sp[nation::NATION_COUNT]))


def force_size_in(state: State, nation: Nation, areas: Mask) -> int:
    """Strength points and leaders a nation has in these areas (a mask; -1: anywhere on the map). [15.4]"""
    found = 0
    mask = state.present[nation] & areas
    while mask:
        low = mask & -mask
        area = EACH_AREA[low.bit_length() - 1]
        found += state.sp[area * NATION_COUNT + nation] + len(leaders_in(state, nation, area))
        mask ^= low
    return found
