"""What the enemy could strike at, at a glance: his attacks, and his marches into our land.

Attacks are weighed by exact dice, but the ground is taken for what the space itself is worth; so an attack of
the same units on the same stack is weighed once, whatever happens elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ..activation import activations
from ..board import ANY_NEIGHBOURS, mask_of
from ..state import State, rules
from ..supply import occupied
from .assaults import Assault, Attacker, assaults
from .evaluation import space_worths
from .marches import marches_from, simply_split
from .operating import MOST_OPS, Table, by_start
from .situation import Situation
from .veteran_weights import REPLY

_REMEMBERED: Final = 4000

_plans: dict[tuple[object, ...], list[Assault]] = {}


def blows_of(twin: State, side: int) -> Table:
    """The attacks and incursions of a side whose round begins; the copy is its own."""
    twin.ops_left = MOST_OPS
    able = activations(twin, side)
    attacks = assaults(Glance(twin, side), [space for space, what in able if what == "attack"], MOST_OPS)
    view = Situation(twin, side)
    spaces = [space for space, what in able if what == "move"]
    groups = [group for space in spaces for group in simply_split(twin, twin.at[space])]
    marches = marches_from(view, groups, REPLY.marches, view.hostile)
    return Table(tuple(attacks), by_start(marches), {})


class Glance(Attacker):
    """Weighs attacks without looking at the board they lead to."""

    def ground(self, unit: int, target: int) -> float:
        """What the space is worth if its defenders go back."""
        return space_worths(rules(self.state).vp_spaces)[target] + REPLY.ground

    def plans(self, target: int, groups: dict[int, list[int]], ops: int) -> list[Assault]:
        """Attacks on a space by these units."""
        key = _key(self.state, self.side, target, groups)
        if key not in _plans:
            if len(_plans) >= _REMEMBERED:
                _plans.clear()
            _plans[key] = super().plans(target, groups, ops)
        return _plans[key]


def _key(state: State, side: int, target: int, groups: Mapping[int, Sequence[int]]) -> tuple[object, ...]:
    """All that attacks on a space rest on once the ground is taken for granted."""
    stacks = tuple((space, tuple(units), state.at[space]) for space, units in groups.items())
    defenders = state.at[target]
    weak = state.reduced & mask_of((*defenders, *(unit for units in groups.values() for unit in units)))
    near = mask_of(near for space in (target, *groups) for near in ANY_NEIGHBOURS[space])
    others = occupied(state, 1 - side) & near
    fort = state.forts_destroyed >> target & 1, state.forts_besieged >> target & 1
    return (
        side, target, stacks, defenders, others, weak, fort, state.cp_control >> target & 1,
        state.trenches.get(target, 0), state.turn, state.round, state.mandated[side], state.mandate_met[side],
        tuple(state.effects.items()), tuple(state.played), state.at_war, state.scenario,
        tuple(sorted(state.options.items())), tuple(state.near_east_used.items()),
    )  # fmt: skip
