"""Who can march where: troops that move together, the ways barred to them, the areas ahead. [9.1, 9.5]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...printed.board import EACH_AREA, FORTRESSES, NEIGHBOUR_MASK, STRAIT_ZONE
from ...printed.ids import Area, Nation, each_area
from ...printed.names import EACH_NATION, NO_NATION, POWERS
from ...printed.pieces import BATTLE, COMMAND, LEADER_NATION
from ...rules.attrition import force_in
from ...rules.diplomacy.entering import attack_refusal
from ...rules.land.armies import best_first, led_part
from ...rules.land.movement import AT_STRAITS
from ...rules.sea.fleets import strait_open
from ...state.control import held_by, neutral_areas
from ...state.fights import Force
from ...state.relations import enemies, seat_of
from ...state.state import State
from ..odds import dice_of
from .weights import ARMY

#: So many areas ahead anybody looks.
FAR: Final = 7
#: The strength that marches without a leader. [9.1]
_LONE: Final = 4
#: Straits from either side; and what bars a nation's way: areas, Fortresses, straits.
STRAITS: Final = tuple((EACH_AREA[key >> 8], EACH_AREA[key & 255]) for key in STRAIT_ZONE)
Ways = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Mover:
    """Troops that could come: whose, where, with how many dice; `led` under a leader."""

    nation: Nation
    area: Area
    dice: int
    led: bool


@lru_cache(maxsize=1 << 12)
def material(force: Force) -> float:
    """What a force is worth wherever it stands."""
    leaders = sum(BATTLE[leader] + COMMAND[leader] / 2 for leader in force.leaders)
    return ARMY.sp * sum(force.sp) + ARMY.rating * leaders


@lru_cache(maxsize=1 << 12)
def marching(force: Force) -> tuple[Force, bool]:
    """Of what stands in an area, what can march as one, and whether under a leader. [9.1]"""
    if force.leaders:
        return led_part(force), True
    return Force(tuple(min(count, _LONE) for count in force.sp)), False


@lru_cache(maxsize=1 << 12)
def leading_nation(force: Force) -> Nation:
    """The nation that leads a force: its best leader's, else the one with most strength; -1 for none."""
    if force.leaders:
        return LEADER_NATION[best_first(force.leaders)[0]]
    most = max(force.sp)
    return EACH_NATION[force.sp.index(most)] if most else NO_NATION


def _closed(state: State, nation: Nation) -> int:
    """[8.33, 15.21]"""
    barred = 0
    neutral = neutral_areas(state, nation)
    for other in EACH_NATION:
        held = neutral & state.held[other]
        if held and (attack_refusal(state, nation, other) is not None or nation not in POWERS):
            barred |= held
    return barred


def ways_of(state: State, nation: Nation) -> Ways:
    """Closed areas, Fortresses that stop a march, straits an enemy Fleet holds."""
    hostile = held_by(state, enemies(state, nation)) & FORTRESSES
    shut = sum(1 << n for n, (a, b) in enumerate(STRAITS) if not strait_open(state, nation, a, b))
    return _closed(state, nation), hostile, shut


@lru_cache(maxsize=1 << 15)
def ahead_of(start: int, closed: int, walls: int, shut: int) -> dict[int, int]:
    """Areas by the steps to them, no closed one entered, no Fortress or shut strait passed."""
    found = {start: 0}
    seen = edge = 1 << start
    for steps in range(1, FAR + 1):
        following = 0
        for area in each_area(edge):
            near = NEIGHBOUR_MASK[area]
            if shut and AT_STRAITS >> area & 1:
                near &= ~_shut_off(area, shut)
            following |= near
        following &= ~seen & ~closed
        for area in each_area(following):
            found[area] = steps
        seen |= following
        edge = following & ~walls
    return found


def _shut_off(area: Area, shut: int) -> int:
    """What lies behind shut straits."""
    return sum(1 << b for n, (a, b) in enumerate(STRAITS) if a == area and shut >> n & 1)


def others_troops(state: State, but: int) -> Iterator[Mover]:
    """Troops of others by seat and area; a neutral Proxy's stay where they are. [5.3]"""
    seen: set[tuple[str, int]] = set()
    for nation in EACH_NATION:
        seat = seat_of(state, nation)
        if but >> nation & 1 or not seat:
            continue
        same = sum(1 << n for n in EACH_NATION if seat_of(state, n) == seat)
        for area in each_area(state.present[nation]):
            if (seat, area) not in seen:
                seen.add((seat, area))
                force, led = marching(force_in(state, area, same))
                if force.size:
                    yield Mover(nation, area, dice_of(force), led)
