"""Attacks of the enemy at a glance: the same units against the same stack are weighed once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..board import mask_of
from ..state import State, rules
from .assaults import Attacker
from .evaluation import space_worths
from .veteran_weights import REPLY

_REMEMBERED: Final = 4000

_promises: dict[tuple[object, ...], float] = {}


class Glance(Attacker):
    """Weighs attacks by exact dice, but takes the ground for what the space itself is worth."""

    def ground(self, unit: int, target: int) -> float:
        """What the space is worth if its defenders go back."""
        return space_worths(rules(self.state).vp_spaces)[target] + REPLY.ground

    def promise(self, units: Sequence[int], target: int) -> float:
        """What may be hoped for from an attack by these units."""
        key = _key(self.state, self.side, tuple(units), target)
        if key not in _promises:
            if len(_promises) >= _REMEMBERED:
                _promises.clear()
            _promises[key] = super().promise(units, target)
        return _promises[key]


def _key(state: State, side: int, units: tuple[int, ...], target: int) -> tuple[object, ...]:
    """All that an attack rests on once the ground is taken for granted."""
    stack = state.at[target]
    weak = state.reduced & mask_of((*units, *stack))
    fort = state.forts_destroyed >> target & 1, state.forts_besieged >> target & 1
    return (
        side, units, tuple(state.place[unit] for unit in units), target, stack, weak, fort,
        state.cp_control >> target & 1, state.trenches.get(target, 0), state.turn, state.round >= 4,
        state.mandated[side], state.mandate_met[side], tuple(state.effects.items()), tuple(state.played),
        state.scenario, tuple(sorted(state.options.items())),
    )  # fmt: skip
