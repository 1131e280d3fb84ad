"""The last steps to a victory: closing them when they are ours, holding a line when they are somebody else's.

Whoever is a few centres short is everybody's business: then units that are not needed at home support whoever
stands in the leader's way, an own unit or somebody else's.
"""

from __future__ import annotations

from ...printed.units import Unit
from ...state.orders import HOLD, Order, hold, support_hold
from .evaluation import leading
from .light import Light
from .weights import ENDING

Set = tuple[Order, ...]


def about_to_win(light: Light) -> int | None:
    """The camp that is only a few centres short, if there is one."""
    counted = leading(light, light.table)
    best = max(range(len(counted)), key=counted.__getitem__)
    return best if counted[best] >= light.table.wins_at - ENDING.begins else None


def lines_against(light: Light, leader: int, camp: int, usual: Set, reach: list[list[int]]) -> list[Set]:
    """Sets of a camp that hold a line: all units in it, or those that would have held anyway."""
    line = _Line(light, leader, camp, reach)
    return [line.all_in(), line.idle_ones(usual)]


class _Line:
    """Who stands where the leader may come, and how much help each needs."""

    def __init__(self, light: Light, leader: int, camp: int, reach: list[list[int]]) -> None:
        camp_of = light.table.camp_of
        coming = reach[leader]
        self._own = [unit for unit in light.units.values() if camp_of[unit.power] == camp]
        #: Province of a unit that may be attacked -> supports it lacks.
        self._needs = {
            unit.province: coming[unit.province] - 1
            for unit in light.units.values()
            if camp_of[unit.power] != leader and coming[unit.province] > 1
        }
        self._units = light.units
        self._front = {
            unit.province for unit in self._own if coming[unit.province] and unit.province in light.centres
        }

    def all_in(self) -> Set:
        """Every unit stands; those behind help whoever lacks most."""
        needs = dict(self._needs)
        first = [unit for unit in self._own if unit.province in self._front]
        behind = [unit for unit in self._own if unit.province not in self._front]
        orders = {unit.province: self._help(unit, needs) for unit in behind + first}
        return tuple(orders[unit.province] for unit in self._own)

    def idle_ones(self, usual: Set) -> Set:
        """The usual orders, but who would only hold helps somebody."""
        needs = dict(self._needs)
        moving = {order.province for order in usual if order.kind != HOLD}
        for province in moving:
            needs.pop(province, None)
        return tuple(
            order if order.province in moving else self._help(self._units[order.province], needs)
            for order in usual
        )

    def _help(self, unit: Unit, needs: dict[int, int]) -> Order:
        """Support for the neighbour that lacks most; holding if nobody lacks any."""
        near = [place for place, lack in needs.items() if lack > 0 and unit.mask >> place & 1]
        near = [place for place in near if place != unit.province]
        if not near:
            return hold(unit.kind, unit.location)
        place = max(near, key=lambda p: (needs[p], -p))
        needs[place] -= 1
        other = self._units[place]
        return support_hold(unit.kind, unit.location, other.kind, other.location)
