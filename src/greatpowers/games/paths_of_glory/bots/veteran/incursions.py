"""Marches of the enemy into our land: those that take ground, and those that cut our armies off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...printed.board import each_space
from ...printed.names import CP, ENEMY, Mask, Side, Space, Unit
from ...printed.units import IS_ARMY
from ...rules.movement.movement import ends
from ...rules.supply.networks import Ground
from ...rules.supply.supply import NETWORK_OF, in_supply, occupied, open_spaces, ports
from ...state.state import State
from ..novice.situation import Situation
from ..regular.marches import Judgement, Marched, judged, rough
from ..regular.worths import UNIT_WORTH

#: Goals of a group that are thought of.
_GOALS: Final = 3
#: What part of an army's worth is lost when it is cut off, by rule of thumb.
_CUT: Final = 0.5


def incursions(
    view: Situation, groups: Iterable[tuple[Unit, ...]], most: int, worth: Judgement
) -> list[Marched]:
    """The most promising marches into the other's land, judged on the boards they lead to."""
    state = view.state
    reach = {units: goals for units in groups if (goals := ends(state, units) & view.hostile)}
    cuts = cutting(state, ENEMY[view.side], _union(reach.values()))
    sketches: list[tuple[float, Space, tuple[Unit, ...]]] = []
    for units, goals in reach.items():
        found = [(value + cuts.get(goal, 0.0), goal) for value, goal in rough(view, units, goals)]
        found.sort(key=lambda pair: -pair[0])
        sketches.extend((value, goal, units) for value, goal in found[:_GOALS])
    sketches.sort(key=lambda sketch: -sketch[0])
    done = [judged(view, units, goal, worth) for _, goal, units in sketches[:most]]
    return sorted(done, key=lambda found: -found.value)


def _union(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def cutting(state: State, side: Side, goals: Mask) -> dict[Space, float]:
    """What a side would lose by rule of thumb if one of these spaces were taken from it. [14.1]"""
    armies = [
        unit
        for space in each_space(occupied(state, side))
        for unit in state.at[space]
        if IS_ARMY[unit] and in_supply(state, unit)
    ]
    lines = goals & open_spaces(state, side)
    if not lines or not _cut_off(state, side, lines, armies):
        return {}
    return {goal: _CUT * _cut_off(state, side, 1 << goal, armies) for goal in each_space(lines)}


def _cut_off(state: State, side: Side, barred: Mask, armies: Iterable[Unit]) -> float:
    """The worth of these armies that would be without supply if it might not run through these spaces."""
    own = state.cp_control if side == CP else ~state.cp_control
    beach = 1 << state.beachhead if state.beachhead >= 0 else 0
    free = open_spaces(state, side) & ~barred
    ground = Ground(side, free, own & ~barred, ports(state, side) & ~barred, beach & own & ~barred)
    return sum(
        UNIT_WORTH[state.reduced >> unit & 1][unit]
        for unit in armies
        if not ground.answer(NETWORK_OF[unit])[1] >> state.place[unit] & 1
    )
