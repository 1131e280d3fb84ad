"""How many steps a unit is away from a province, going as its kind can."""

from __future__ import annotations

from functools import cache

from ...printed.board import ARMY_STEPS, FLEET_STEPS, PROVINCE_COUNT, PROVINCE_OF
from ...printed.names import ARMY

#: Farther than any way over the map.
UNREACHABLE = 99


@cache
def steps_from(kind: int, location: int) -> tuple[int, ...]:
    """The fewest steps from a location to every province, without convoys."""
    steps = ARMY_STEPS if kind == ARMY else FLEET_STEPS
    found = {location: 0}
    frontier = [location]
    for here in frontier:
        for there in steps[here]:
            if there not in found:
                found[there] = found[here] + 1
                frontier.append(there)
    distances = [UNREACHABLE] * PROVINCE_COUNT
    for place, distance in found.items():
        province = PROVINCE_OF[place]
        distances[province] = min(distances[province], distance)
    return tuple(distances)


def distance_to(kind: int, location: int, goals: list[int]) -> int:
    """The fewest steps to any of the goals."""
    steps = steps_from(kind, location)
    return min((steps[goal] for goal in goals), default=UNREACHABLE)
