"""What the enemy could strike at, at a glance: his attacks, and his marches into our land.

Most attacks are weighed by exact dice, but the ground is taken for what the space itself is worth; so an
attack of the same units on the same stack is weighed once, whatever happens elsewhere. Only the best are
looked at closely.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import ANY_NEIGHBOURS, FORTS, IN_NATION
from ...printed.names import AP, CP, ENEMY, SB, Side, Space, Unit
from ...rules.actions.activation import activations
from ...rules.supply.supply import closed, friendly_supplied, occupied
from ...state.ids import ATTACK, MOVE
from ...state.state import State, rules
from ..novice.situation import Situation
from ..regular.assaults import Assault, Attacker, assaults, taken
from ..regular.evaluation import judge
from ..regular.marches import simply_split
from ..regular.operating import MOST_OPS, Table, by_start
from ..regular.weights import SPACE
from ..regular.worths import space_worths
from .incursions import incursions
from .weights import REPLY

_REMEMBERED: Final = 4000
_ROUNDS: Final = 6

_plans: dict[tuple[object, ...], list[Assault]] = {}


def blows_of(twin: State, side: Side) -> Table:
    """The attacks and incursions of a side whose round begins; the copy is its own."""
    twin.ops_left = MOST_OPS
    able = activations(twin, side)
    attacks = assaults(Glance(twin, side), [one.space for one in able if one.purpose == ATTACK], MOST_OPS)
    striker = Striker(twin, side)
    for number, plan in enumerate(attacks[: REPLY.attacks]):
        attacks[number] = plan._replace(value=striker.promise(plan.units, plan.target))
    view = Situation(twin, side)
    spaces = [one.space for one in able if one.purpose == MOVE]
    groups = [group for space in spaces for group in simply_split(twin, twin.at[space])]
    return Table(tuple(attacks), by_start(incursions(view, groups, REPLY.marches, standing)), {})


def standing(state: State, side: Side) -> float:
    """What the board is worth to a side, spaces that attrition threatens taken into account. [14.3.6]"""
    return judge(state, side) + SPACE.vp * (_forfeit(state, ENEMY[side]) - _forfeit(state, side))


def _forfeit(state: State, side: Side) -> float:
    """Points in spaces cut off from supply; the fewer rounds are left to mend it, the more they are lost."""
    own = state.cp_control if side == CP else ~state.cp_control
    spaces = own & rules(state).vp_spaces & ~closed(state) & ~(FORTS & ~state.forts_destroyed)
    spaces &= ~friendly_supplied(state, side)
    if side == AP:
        spaces &= ~IN_NATION[SB]
    left = _ROUNDS - state.round + (side == AP and state.active == CP) if state.round else _ROUNDS
    return spaces.bit_count() / (1 + REPLY.mending * left)


class Striker(Attacker):
    """Weighs attacks by the board they lead to."""

    def ground(self, unit: Unit, target: Space) -> float:
        """What the space is worth if its defenders go back and this unit follows."""
        key = unit, target
        if key not in self._ground:
            twin = taken(self.state, self.side, unit, target)
            self._ground[key] = max(0.0, standing(twin, self.side) - standing(self.state, self.side))
        return self._ground[key]


class Glance(Attacker):
    """Weighs attacks without looking at the board they lead to."""

    def ground(self, unit: Unit, target: Space) -> float:
        """What the space is worth if its defenders go back."""
        return space_worths(rules(self.state).vp_spaces)[target] + REPLY.ground

    def plans(self, target: Space, groups: dict[Space, list[Unit]], ops: int) -> list[Assault]:
        """Attacks on a space by these units."""
        key = _key(self.state, self.side, target, groups)
        if key not in _plans:
            if len(_plans) >= _REMEMBERED:
                _plans.clear()
            _plans[key] = super().plans(target, groups, ops)
        return _plans[key]


def _key(
    state: State, side: Side, target: Space, groups: Mapping[Space, Sequence[Unit]]
) -> tuple[object, ...]:
    """All that attacks on a space rest on once the ground is taken for granted."""
    stacks = tuple((space, tuple(units), state.at[space]) for space, units in groups.items())
    defenders = state.at[target]
    weak = state.reduced & mask_of((*defenders, *(unit for units in groups.values() for unit in units)))
    near = mask_of(near for space in (target, *groups) for near in ANY_NEIGHBOURS[space])
    others = occupied(state, ENEMY[side]) & near
    fort = state.forts_destroyed >> target & 1, state.forts_besieged >> target & 1
    return (
        side, target, stacks, defenders, others, weak, fort, state.cp_control >> target & 1,
        state.trenches.get(target, 0), state.turn, state.round, state.mandated[side], state.mandate_met[side],
        state.effects, tuple(state.played), state.at_war, state.scenario,
        tuple(sorted(state.options.items())), tuple(state.near_east_used.items()),
    )  # fmt: skip
