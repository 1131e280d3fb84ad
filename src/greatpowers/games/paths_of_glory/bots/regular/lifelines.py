"""What an enemy who takes a space cuts off: supply as a question of which spaces armies hang on. [14.1]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...printed.names import CP, Mask, Side, Space, Unit
from ...printed.units import IS_ARMY
from ...rules.supply.networks import Ground
from ...rules.supply.supply import NETWORK_OF, in_supply, open_spaces, ports
from ...state.state import State


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

    def lost(self, taken: Mask) -> float:
        """The worth of armies elsewhere that would be without supply if the enemy stood in these spaces."""
        free = self._free & ~taken
        own = self._own & ~taken
        ground = Ground(self._side, free, own, self._ports & ~taken, self._beach & own)
        return sum(
            worth
            for (space, network), worth in self._armies.items()
            if not taken >> space & 1 and not ground.answer(network)[1] >> space & 1
        )


def _armies(state: State, stacks: Iterable[Space]) -> Iterator[tuple[Space, Unit]]:
    for space in stacks:
        for unit in state.at[space]:
            if IS_ARMY[unit] and in_supply(state, unit):
                yield space, unit
