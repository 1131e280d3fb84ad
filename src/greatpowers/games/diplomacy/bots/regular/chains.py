"""The shortest convoy a seat can put together from its own fleets."""

from __future__ import annotations

from functools import lru_cache

from ...printed.board import FLEET_MASKS, SEA_MASK, SEAS_BESIDE, provinces_in


@lru_cache(maxsize=1 << 12)
def shortest_chain(fleets: int, start: int, goal: int) -> tuple[int, ...]:
    """Seas of a shortest chain of these fleets from coast to coast; empty if there is none. [6.4]"""
    came_from: dict[int, int] = dict.fromkeys(provinces_in(fleets & SEAS_BESIDE[start]), -1)
    frontier = list(came_from)
    for sea in frontier:
        if SEAS_BESIDE[goal] >> sea & 1:
            return _path(came_from, sea)
        for step in provinces_in(FLEET_MASKS[sea] & SEA_MASK & fleets):
            if step not in came_from:
                came_from[step] = sea
                frontier.append(step)
    return ()


def _path(came_from: dict[int, int], sea: int) -> tuple[int, ...]:
    seas = []
    while sea >= 0:
        seas.append(sea)
        sea = came_from[sea]
    return tuple(seas)
