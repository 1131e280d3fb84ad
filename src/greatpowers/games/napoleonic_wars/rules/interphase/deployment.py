"""Strategic movement between turns: where a leader, a fleet or a Convoy may go undisturbed. [14.21]

Friendly areas have no end of steps, so everything in one connected stretch of them is within reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...printed.board import (
    AREA_COUNT,
    GUARD,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    PORT_ZONES,
    PORTS,
    ZONE_NEIGHBOURS,
    ZONE_PORTS,
    is_zone,
    line_between,
    pair,
)
from ...printed.cards import CARDS, HOME_CARDS
from ...printed.ids import Area, Leader, Mask, Nation, Place, Squadron, each_area, each_nation
from ...printed.names import MINOR_MASK, NOWHERE, STRAIT
from ...printed.pieces import LEADER_NATION, LEADERS_OF, SQUADRONS_OF
from ...state.control import controller, friendly_areas
from ...state.relations import allies, are_enemies, enemies, master_of
from ...state.state import State
from ..sea.convoys import zone_closed
from ..sea.fleets import enemy_fleet_at, is_mutinous, is_ready, strait_open


def armies_of_enemies(state: State, nation: Nation) -> int:
    """Areas with a leader of an enemy: only led forces intercept. [10.1]"""
    found = 0
    for other in each_nation(enemies(state, nation)):
        for leader in LEADERS_OF[other]:
            if state.leader_at[leader] >= 0:
                found |= 1 << state.leader_at[leader]
    return found


def safe_areas(state: State, nation: Nation) -> Mask:
    """Friendly areas that no enemy Army could intercept into. [14.21]"""
    return state.known(("safe", nation), lambda: _safe_areas(state, nation))


def _safe_areas(state: State, nation: Nation) -> Mask:
    armies = armies_of_enemies(state, nation)
    friendly = friendly_areas(state, nation)
    return sum(1 << area for area in each_area(friendly) if not NEIGHBOUR_MASK[area] & armies)


def stretch(state: State, nation: Nation, start: Area) -> Mask:
    """All areas a leader can get to and pass: the start and safe areas connected with it. [14.21]"""
    return state.known(("stretch", nation, start), lambda: _stretch(state, nation, start))


def _stretch(state: State, nation: Nation, start: Area) -> Mask:
    allowed = safe_areas(state, nation)
    found, queue = 1 << start, [start]
    while queue:
        here = queue.pop()
        for other in NEIGHBOURS[here]:
            is_new = allowed >> other & 1 and not found >> other & 1
            is_strait = line_between(here, other) == STRAIT
            if is_new and (not is_strait or strait_open(state, nation, here, other)):
                found |= 1 << other
                queue.append(other)
    return found


def may_follow(state: State, leader: Leader) -> int:
    """Nations whose strength the leader may command: his own and its allied Minors. [9.1]"""
    nation = LEADER_NATION[leader]
    if MINOR_MASK >> nation & 1:
        return 1 << nation
    minors = (n for n in each_nation(MINOR_MASK & allies(state, nation)) if master_of(state, n) == nation)
    return 1 << nation | sum(1 << minor for minor in minors)


def deployable_leaders(state: State, nation: Nation) -> list[int]:
    """Leaders of the nation that stand in a Friendly area. [14.21]"""
    friendly = friendly_areas(state, nation)
    return [x for x in LEADERS_OF[nation] if state.leader_at[x] >= 0 and friendly >> state.leader_at[x] & 1]


def fleets_of(state: State, nation: Nation) -> dict[Place, tuple[Squadron, ...]]:
    """Ready Squadrons of the nation by place. [13.1]"""
    found: dict[Place, tuple[Squadron, ...]] = {}
    for squadron in SQUADRONS_OF[nation]:
        where = state.squadron_at[squadron]
        if where >= 0 and is_ready(state, squadron) and not is_mutinous(state, squadron):
            found[where] = (*found.get(where, ()), squadron)
    return found


def sea_steps(state: State, nation: Nation, place: Place) -> Iterator[Place]:
    """Places next to a Zone or port that a ship of the nation may go to undisturbed. [14.21]"""
    if place < AREA_COUNT:
        nearby: tuple[Place, ...] = PORT_ZONES[place]
    else:
        friendly = friendly_areas(state, nation)
        nearby = (*ZONE_NEIGHBOURS[place], *each_area(ZONE_PORTS[place] & friendly))
    for other in nearby:
        guard = GUARD.get(pair(place, other), NOWHERE)
        is_barred = guard >= 0 and are_enemies(state, nation, controller(state, guard))
        if not is_barred and not enemy_fleet_at(state, nation, other):
            yield other


def sea_reach(
    state: State, nation: Nation, start: Place, steps: int, is_convoy: bool = False
) -> dict[Place, int]:
    """Places ships may get to, with the number of steps; ports end a path. [14.21, 13.1, 13.6]"""
    found, queue = {start: 0}, [start]
    while queue:
        here = queue.pop(0)
        if found[here] == steps or (here < AREA_COUNT and here != start):
            continue
        for other in sea_steps(state, nation, here):
            is_closed = is_convoy and is_zone(other) and zone_closed(state, nation, other) is not None
            if other not in found and not is_closed:
                found[other] = found[here] + 1
                queue.append(other)
    return found


def convoy_reach(state: State, nation: Nation, start: Area) -> dict[Area, int]:
    """Friendly ports a Convoy may be deployed to, no farther than the nation's Home card pays for. [14.21]"""
    most = max(CARDS[card].cp for card in HOME_CARDS[nation])
    found = sea_reach(state, nation, start, most, is_convoy=True)
    return {Area(place): steps for place, steps in found.items() if not is_zone(place) and place != start}


def convoy_ports(state: State, nation: Nation) -> list[Area]:
    """Friendly ports with pieces of the nation. [13.6]"""
    return list(each_area(PORTS & friendly_areas(state, nation) & state.present[nation]))


#: Strength a Convoy may carry, leaders counted. [13.6]
CONVOY_LIMIT: Final = 5
