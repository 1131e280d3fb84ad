"""Convoy chains: which coasts a set of fleets at sea connects. [6.1–6.4]

Fleets are bit masks of sea provinces; a chain starts beside the army and ends beside its goal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ..printed.board import COASTS_BESIDE, FLEET_MASKS, SEA_MASK, SEAS_BESIDE, provinces_in

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
def region(fleets: int, start: int) -> int:
    """The fleets that hang together with the seas beside `start`; no other can carry from there."""
    reached = frontier = fleets & SEAS_BESIDE[start]
    while frontier:
        grown = 0
        for sea in provinces_in(frontier):
            grown |= _SEA_STEPS[sea]
        frontier = grown & fleets & ~reached
        reached |= frontier
    return reached


@lru_cache(maxsize=1 << 14)
def _coasts_of_region(seas: int) -> int:
    coasts = 0
    for sea in provinces_in(seas):
        coasts |= COASTS_BESIDE[sea]
    return coasts


def landing_mask(fleets: int, start: int) -> int:
    """Coastal provinces an army at `start` could be carried to by these fleets. [6.1, 6.4]"""
    seas = region(fleets, start) if fleets & SEAS_BESIDE[start] else 0
    return _coasts_of_region(seas) & ~(1 << start) if seas else 0


@lru_cache(maxsize=1 << 14)
def _routes(seas: int, start: int, goal: int) -> tuple[int, ...]:
    """All chains without repetition from start to goal, as masks of the fleets they use."""
    found: set[int] = set()

    def extend(here: int, used: int) -> None:
        if SEAS_BESIDE[goal] >> here & 1:
            found.add(used)
        for sea in provinces_in(_SEA_STEPS[here] & seas & ~used):
            extend(sea, used | 1 << sea)

    for first in provinces_in(seas & SEAS_BESIDE[start]):
        extend(first, 1 << first)
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 14)
def _useful(seas: int, start: int, goal: int) -> int:
    useful = 0
    for route in _routes(seas, start, goal):
        useful |= route
    return useful


def useful_fleets(fleets: int, start: int, goal: int) -> int:
    """Fleets that lie on some chain from start to goal, however long."""
    # Asked by region, because regions recur from turn to turn while the fleets of all seas do not.
    return _useful(region(fleets, start), start, goal)


def needed_fleets(fleets: int, start: int, goal: int) -> int:
    """Fleets on a chain from which none could be left out."""
    all_routes = _routes(region(fleets, start), start, goal)
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
