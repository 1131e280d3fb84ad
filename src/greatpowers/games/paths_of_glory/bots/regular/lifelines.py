"""What an enemy who takes a space cuts off: supply as a question of which spaces armies hang on. [14.1]

Most marches leave the lines of one side as they were, and often those of both. So whatever was found out is
kept: where supply runs over a piece of ground, a line to each space, and what armies that stand so lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ...printed.board import each_space
from ...printed.names import CP, Mask, Side, Space
from ...rules.supply.networks import NETWORKS, Ground, ground_of
from ...rules.supply.supply import open_spaces, ports
from ...state.state import State

#: A line that nobody has looked for: whatever is taken may lie on it.
_UNKNOWN: Final = -1
_LINES: Final = 1000
_SIDES: Final = 2000

#: Where armies in supply stand, the network they live on and what is lost with them.
Armies = tuple[tuple[Space, str, float], ...]


class Raid(NamedTuple):
    """What a march of the enemy cuts off, and the spaces it leads through."""

    worth: float
    way: Mask = 0


NO_RAID: Final = Raid(0.0)


def lifelines_of(state: State, side: Side, armies: Armies) -> Lifelines:
    """The lines of these armies; they are the same wherever ground and armies are."""
    own = state.cp_control if side == CP else ~state.cp_control
    free = open_spaces(state, side)
    beach = 1 << state.beachhead if state.beachhead >= 0 else 0
    return _lifelines(side, free, free & own, ports(state, side) & free, beach & own & free, armies)


class Lifelines:
    """The armies of a side that are in supply, and what is left of it when spaces are lost."""

    def __init__(
        self, side: Side, free: Mask, sources: Mask, havens: Mask, beach: Mask, armies: Armies
    ) -> None:
        self._side, self._free, self._sources = side, free, sources
        self._ports, self._beach = havens, beach
        self._armies = armies
        #: The same with one line to a source for each: what does not lie on it cannot cut them off.
        self._lines: list[tuple[Mask, Space, str, float]] | None = None
        self._any = 0
        self._lost: dict[Mask, float] = {0: 0.0}
        #: The best raids that were found, by where they begin and the ground around.
        self.raids: dict[tuple[Space, int, Mask, Mask, Mask], Raid] = {}

    def lost(self, taken: Mask) -> float:
        """The worth of armies elsewhere that would be without supply if the enemy stood in these spaces."""
        found = self._lost.get(taken)
        if found is None:
            found = self._lost[taken] = self._without(taken)
        return found

    def on_lines(self, taken: Mask) -> Mask:
        """Those of the spaces that a known line runs through."""
        if not taken:
            return 0
        if self._lines is None:
            self._lines = self._traced()
        return self._any & taken

    def _without(self, taken: Mask) -> float:
        if self._lines is None:
            self._lines = self._traced()
        if not self._any & taken:
            return 0.0
        ground: Ground | None = None
        total = 0.0
        for line, space, network, worth in self._lines:
            if not line & taken or taken >> space & 1:
                continue
            if ground is None:
                left = ~taken
                ground = ground_of(
                    self._side, self._free & left, self._sources & left, self._ports & left,
                    self._beach & left,
                )  # fmt: skip
            if not ground.answer(network)[1] >> space & 1:
                total += worth
        return total

    def _traced(self) -> list[tuple[Mask, Space, str, float]]:
        starts = {name: NETWORKS[name].base or name for _, name, _ in self._armies}
        lines = {base: traced(base, self._free, self._sources, self._ports) for base in {*starts.values()}}
        found = [
            (lines[starts[name]].get(space, _UNKNOWN), space, name, worth)
            for space, name, worth in self._armies
        ]
        for line, *_ in found:
            self._any |= line
        return found


_lifelines = lru_cache(maxsize=_SIDES)(Lifelines)


@lru_cache(maxsize=_LINES)
def traced(name: str, free: Mask, sources: Mask, havens: Mask) -> Mapping[Space, Mask]:
    """For every open space that a network reaches: the open spaces of a shortest line to it."""
    network = NETWORKS[name]
    near = network.roads.lines.neighbours
    havens = havens if network.roads.by_sea else 0
    frontier = [space for space in network.sources if sources >> space & 1]
    found: dict[Space, Mask] = {space: 1 << space for space in frontier}
    left = free
    for space in frontier:
        left &= ~(1 << space)
    while frontier:
        further: list[Space] = []
        for space in frontier:
            line = found[space]
            new = near[space] & left
            if havens >> space & 1:
                new |= havens & left
                havens = 0
            if new:
                left &= ~new
                for goal in each_space(new):
                    found[goal] = line | 1 << goal
                    further.append(goal)
        frontier = further
    return found
