"""What an enemy who takes a space cuts off: supply as a question of which spaces armies hang on. [14.1]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import each_space
from ...printed.names import CP, Mask, Side, Space, Unit
from ...printed.units import IS_ARMY
from ...rules.supply.networks import NETWORKS, Ground
from ...rules.supply.supply import NETWORK_OF, in_supply, open_spaces, ports
from ...state.state import State

#: A line that nobody has looked for: whatever is taken may lie on it.
_UNKNOWN: Final = -1
#: Lines that are remembered: most marches leave those of one side as they were.
_REMEMBERED: Final = 2000


class Lifelines:
    """The armies of a side that are in supply, and what is left of it when spaces are lost."""

    def __init__(
        self, state: State, side: Side, stacks: Iterable[Space], worths: tuple[tuple[float, ...], ...]
    ):
        self._side = side
        self._own = state.cp_control if side == CP else ~state.cp_control
        self._free = open_spaces(state, side)
        self._ports = ports(state, side)
        self._beach = 1 << state.beachhead if state.beachhead >= 0 else 0
        #: Where armies stand, the network they live on and what they are worth.
        self._armies: dict[tuple[Space, str], float] = {}
        for space, unit in _armies(state, stacks):
            key = space, NETWORK_OF[unit]
            worth = worths[state.reduced >> unit & 1][unit]
            self._armies[key] = self._armies.get(key, 0.0) + worth
        #: The same with one line to a source for each: what does not lie on it cannot cut them off.
        self._lines: list[tuple[Mask, Space, str, float]] | None = None

    def lost(self, taken: Mask) -> float:
        """The worth of armies elsewhere that would be without supply if the enemy stood in these spaces."""
        if self._lines is None:
            self._lines = self._traced()
        ground: Ground | None = None
        total = 0.0
        for line, space, network, worth in self._lines:
            if not line & taken or taken >> space & 1:
                continue
            if ground is None:
                free = self._free & ~taken
                own = self._own & ~taken
                ground = Ground(self._side, free, own, self._ports & ~taken, self._beach & own)
            if not ground.answer(network)[1] >> space & 1:
                total += worth
        return total

    def _traced(self) -> list[tuple[Mask, Space, str, float]]:
        starts = {name: NETWORKS[name].base or name for _, name in self._armies}
        lines: dict[str, Mapping[Space, Mask]] = {}
        for base in {*starts.values()}:
            wanted = mask_of(space for space, name in self._armies if starts[name] == base)
            lines[base] = traced(base, self._free, self._free & self._own, self._ports & self._free, wanted)
        return [
            (lines[starts[name]].get(space, _UNKNOWN), space, name, worth)
            for (space, name), worth in self._armies.items()
        ]


@lru_cache(maxsize=_REMEMBERED)
def traced(name: str, free: Mask, sources: Mask, havens: Mask, wanted: Mask) -> Mapping[Space, Mask]:
    """For the wanted spaces that a network reaches: the open spaces of a shortest line to each."""
    network = NETWORKS[name]
    near = network.roads.lines.neighbours
    havens = havens if network.roads.by_sea else 0
    frontier = [space for space in network.sources if sources >> space & 1]
    found: dict[Space, Mask] = {space: 1 << space for space in frontier}
    seen = mask_of(frontier)
    while frontier and wanted & ~seen:
        further: list[Space] = []
        for space in frontier:
            line = found[space]
            new = near[space] & ~seen
            if havens >> space & 1:
                new |= havens & ~seen
                havens = 0
            seen |= new
            for goal in each_space(new & free):
                found[goal] = line | 1 << goal
                further.append(goal)
            for goal in each_space(new & ~free & wanted):
                found[goal] = line
        frontier = further
    return found


def _armies(state: State, stacks: Iterable[Space]) -> Iterator[tuple[Space, Unit]]:
    for space in stacks:
        for unit in state.at[space]:
            if IS_ARMY[unit] and in_supply(state, unit):
                yield space, unit
