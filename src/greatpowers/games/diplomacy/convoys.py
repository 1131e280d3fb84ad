"""Convoy chains: which coasts a set of fleets at sea connects. [6.1–6.4]

Fleets are bit masks of sea provinces; a chain starts beside the army and ends beside its goal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .board import COASTAL_MASK, COASTS_BESIDE, FLEET_MASKS, SEA_MASK, SEAS_BESIDE, provinces_in

_SEA_STEPS = tuple(FLEET_MASKS[p] & SEA_MASK for p in range(len(SEAS_BESIDE)))


def chain_exists(fleets: int, start: int, goal: int) -> bool:
    """True if some of these fleets make a whole chain from coast to coast."""
    reached = frontier = fleets & SEAS_BESIDE[start]
    goal_seas = SEAS_BESIDE[goal]
    while frontier:
        if frontier & goal_seas:
            return True
        grown = 0
        while frontier:
            low = frontier & -frontier
            grown |= _SEA_STEPS[low.bit_length() - 1]
            frontier ^= low
        frontier = grown & fleets & ~reached
        reached |= frontier
    return False


@lru_cache(maxsize=1 << 14)
def landing_mask(fleets: int, start: int) -> int:
    """Coastal provinces an army at `start` could be carried to by these fleets. [6.1, 6.4]"""
    reached = frontier = fleets & SEAS_BESIDE[start]
    coasts = 0
    while frontier:
        grown = 0
        for sea in provinces_in(frontier):
            grown |= _SEA_STEPS[sea]
            coasts |= COASTS_BESIDE[sea]
        frontier = grown & fleets & ~reached
        reached |= frontier
    return coasts & COASTAL_MASK & ~(1 << start)


@lru_cache(maxsize=1 << 12)
def routes(fleets: int, start: int, goal: int) -> tuple[int, ...]:
    """All chains without repetition from start to goal, as masks of the fleets they use."""
    found: set[int] = set()

    def extend(here: int, used: int) -> None:
        if SEAS_BESIDE[goal] >> here & 1:
            found.add(used)
        for sea in provinces_in(_SEA_STEPS[here] & fleets & ~used):
            extend(sea, used | 1 << sea)

    for first in provinces_in(fleets & SEAS_BESIDE[start]):
        extend(first, 1 << first)
    return tuple(sorted(found))


def useful_fleets(fleets: int, start: int, goal: int) -> int:
    """Fleets that lie on some chain from start to goal, however long."""
    useful = 0
    for route in routes(fleets, start, goal):
        useful |= route
    return useful


def needed_fleets(fleets: int, start: int, goal: int) -> int:
    """Fleets on a chain from which none could be left out."""
    all_routes = routes(fleets, start, goal)
    needed = 0
    for route in all_routes:
        if not any(shorter != route and shorter & route == shorter for shorter in all_routes):
            needed |= route
    return needed


def fleets_at_sea(occupied: Iterable[int]) -> int:
    """Mask of the seas in which a fleet stands, given the occupied provinces."""
    mask = 0
    for province in occupied:
        mask |= 1 << province
    return mask & SEA_MASK
