"""How far units can get: lines they may use, spaces they may enter, paths between. [11.1.2–11.1.11]

Pure and quick: sets of spaces are masks, and the search goes level by level over precomputed neighbours.
Whether a march leaves everything in order in the end is asked in `completing.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import (
    BEACH_LINE,
    BOARD_SIZE,
    BOARD_SPACES,
    CAUCASUS,
    FORT,
    NEAR_EAST,
    NEIGHBOUR_MASK,
    each_space,
)
from ...printed.names import ENEMY, RU, Mask, Side, Space, Unit, each_nation
from ...printed.units import ANA_CORPS, IS_ARMY, LINE_NATION, MOVE, SIDE
from ...state.state import NOWHERE, State, controlled
from ..supply.supply import closed, occupied
from .limits import barred_ends, barred_to_all
from .near_east import CAUCASUS_GATES, may_cross_caucasus
from .occupation import enemy_forts, standing_forts
from .stacking import too_full_for

Lines = tuple[Mask, ...]

#: Which way the road over the Caucasus may be taken by a march: it is crossed at most once. [11.3.2]
_SHUT, _INTO_NEAR_EAST, _OUT_OF_NEAR_EAST = range(3)
_BEACH_MASK: Final = tuple(mask_of(found) for found in BEACH_LINE)


@cache
def _lines(nations: Mask, gate: int) -> Lines:
    """Neighbours of each space that units of all these nations may step to."""
    nets = [NEIGHBOUR_MASK[nation] for nation in each_nation(nations)]
    lines = [-1] * BOARD_SIZE
    for space in BOARD_SPACES:
        for net in nets:
            lines[space] &= net[space]
        # Who stands on a beach may always leave it; who comes needs the beachhead. [11.1.10]
        lines[space] |= _BEACH_MASK[space]
        if gate != _INTO_NEAR_EAST and space == CAUCASUS:
            lines[space] &= ~CAUCASUS_GATES
        if gate != _OUT_OF_NEAR_EAST and CAUCASUS_GATES >> space & 1:
            lines[space] &= ~(1 << CAUCASUS)
    return tuple(lines)


def lines_of(state: State, units: Sequence[Unit]) -> Lines:
    """Lines the units may use together: dashed ones only if all of them may. [11.1.4]"""
    nations = 0
    for unit in units:
        nations |= 1 << LINE_NATION[unit]
    gate = _SHUT
    if nations == 1 << RU and len(units) == 1 and may_cross_caucasus(state, units[0]):
        inside = NEAR_EAST >> state.place[units[0]] & 1
        gate = _OUT_OF_NEAR_EAST if inside else _INTO_NEAR_EAST
    return _lines(nations, gate)


def shut_spaces(state: State, side: Side) -> Mask:
    """Spaces nobody of the side may enter: enemy units, neutrals, bare beaches. [11.1.7, 11.1.10, 11.1.11]"""
    return occupied(state, ENEMY[side]) | closed(state)


def steps_of(state: State, units: Sequence[Unit]) -> int:
    """How far the units can go together: as far as the slowest. [11.1.5]"""
    return min(MOVE[state.reduced >> unit & 1][unit] for unit in units)


def reach(state: State, units: Sequence[Unit]) -> Mask:
    """Spaces the units can enter together this round, in passing or at the end."""
    side = SIDE[units[0]]
    lines = lines_of(state, units)
    stops = standing_forts(state, side)
    frontier = 1 << state.place[units[0]]
    seen = shut_spaces(state, side) | barred_to_all(state, units) | frontier
    found = 0
    for _ in range(steps_of(state, units)):
        new = 0
        while frontier:
            low = frontier & -frontier
            new |= lines[low.bit_length() - 1]
            frontier ^= low
        new &= ~seen
        seen |= new
        found |= new
        frontier = new & ~stops
    return found


def no_ends(state: State, units: Sequence[Unit]) -> Mask:
    """Spaces the units may pass through but never end in. [5.7.4.6, 11.1.6, 11.1.9]"""
    mask = state.marked_attack
    for unit in units:
        mask |= barred_ends(state, unit)
    return mask


def too_weak_for(state: State, units: Sequence[Unit], found: Mask) -> Mask:
    """Fort spaces among these that the units could not besiege with what is there. [15.2.1]"""
    forts = standing_forts(state, SIDE[units[0]]) & found
    if not forts or any(IS_ARMY[unit] for unit in units):
        return 0
    count = len(units)
    return mask_of(space for space in each_space(forts) if count + len(state.at[space]) < FORT[space])


def plain_ends(state: State, units: Sequence[Unit], found: Mask) -> Mask:
    """Of these spaces, those where the units may end and nothing is left to be put right there."""
    found &= ~(no_ends(state, units) | too_full_for(state, len(units)))
    return found & ~too_weak_for(state, units, found)


def best_path(state: State, units: Sequence[Unit], goal: Space) -> tuple[Space, ...]:
    """The shortest way, and of these the one that takes most from the enemy; empty if there is none."""
    return best_paths(state, units, (goal,)).get(goal, ())


def best_paths(state: State, units: Sequence[Unit], goals: Iterable[Space]) -> dict[Space, tuple[Space, ...]]:
    """The same to several spaces at once; those the units cannot reach are left out."""
    wanted = mask_of(goals)
    side = SIDE[units[0]]
    lines = lines_of(state, units)
    stops = standing_forts(state, side)
    prizes = _prizes(state, units, side)
    start = state.place[units[0]]
    seen = shut_spaces(state, side) | barred_to_all(state, units) | 1 << start
    gain, parent = {start: 0}, {start: NOWHERE}
    frontier = 1 << start
    for _ in range(steps_of(state, units)):
        new = 0
        for space in each_space(frontier):
            fresh = lines[space] & ~seen
            new |= fresh
            for step in each_space(fresh):
                value = gain[space] + (prizes >> step & 1)
                if value > gain.get(step, -1):
                    gain[step], parent[step] = value, space
        seen |= new
        if not wanted & ~seen:
            break
        frontier = new & ~stops
    return {goal: _trace(parent, goal) for goal in each_space(wanted) if goal in parent and goal != start}


def _prizes(state: State, units: Sequence[Unit], side: Side) -> Mask:
    """Spaces that would change hands by being crossed. [11.1.14]"""
    if len(units) == 1 and units[0] == ANA_CORPS:
        return 0
    return ~controlled(state, side) & ~enemy_forts(state, side)


def _trace(parent: dict[Space, Space], goal: Space) -> tuple[Space, ...]:
    path = [goal]
    while parent[path[-1]] != NOWHERE:
        path.append(parent[path[-1]])
    return tuple(reversed(path))
