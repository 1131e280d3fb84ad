"""Moves the Novice could make: what is gained where a group goes, what is left behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...printed.board import ANY_NEIGHBOURS, each_space
from ...printed.card_names import AP_ENTRENCH, CP_ENTRENCH
from ...printed.names import Mask, Space, Unit
from ...printed.units import IS_ARMY, LOSS
from ...rules.movement.movement import ends
from ...state.state import was_played
from .duels import strength
from .situation import Situation

#: A group as strong as this fills a wish altogether.
_ENOUGH: Final = 5
_NOTHING: Final = Space(-1)


class March(NamedTuple):
    """A group, the best place for it and what going there is worth; goal -1: nowhere."""

    units: tuple[Unit, ...]
    goal: Space
    value: float


def arriving(view: Situation, units: Sequence[Unit], goal: Space) -> float:
    """What a group is worth in a space it might go to."""
    power = strength(view.state, units)
    share = min(1.0, power / _ENOUGH)
    if view.hostile >> goal & 1:
        danger = view.threat[goal] - 1.5 * power
        return view.gain(goal) - (min(6.0, danger * 0.4) if danger > 0 else 0.0) - view.risk(goal, power)
    standing = view.strength[goal]
    if not view.state.at[goal] and goal in view.exposed:
        share = max(share, 0.6)
    return share * (view.pull[goal] - 0.5 * (view.wish[goal] if standing > view.threat[goal] else 0.0))


def staying(view: Situation, units: Sequence[Unit], space: Space) -> float:
    """What the group is worth where it stands, and what its leaving would open."""
    state = view.state
    power = strength(state, units)
    left = view.strength[space] - power
    share = min(1.0, power / _ENOUGH)
    value = share * view.pull[space] * 0.9
    if view.threat[space] and view.friendly >> space & 1:
        value += max(0.0, view.guard(space, left) - view.guard(space, view.strength[space]))
        if len(units) == len(state.at[space]):
            value += 0.7 * view.cover(space)
    if view.hostile >> space & 1:
        value += view.gain(space)  # a siege
    return value + 0.3


def best_march(view: Situation, units: Sequence[Unit], goals: Mask | None = None) -> March:
    """The best goal of a group, compared with staying."""
    state = view.state
    space = state.place[units[0]]
    home = staying(view, units, space)
    best = March(tuple(units), _NOTHING, 0.0)
    for goal in each_space(ends(state, units) if goals is None else goals):
        value = arriving(view, units, goal) - home
        if value > best.value:
            best = March(tuple(units), goal, value)
    return best


def promising(view: Situation, space: Space) -> bool:
    """Is it worth a closer look: does anything within reach pull harder than the space itself?"""
    here = view.pull[space]
    if not view.threat[space]:
        return here > 0.5
    near = ANY_NEIGHBOURS[space]
    open_ = view.hostile & ~view.enemies
    return any(open_ >> s & 1 or view.pull[s] > here for s in near)


def activation_value(view: Situation, space: Space) -> float:
    """What moving out of a space, or digging in there, is worth."""
    digging = max((digging_in(view, unit) for unit in view.state.at[space]), default=0.0)
    if not promising(view, space):
        return digging
    units = view.state.at[space]
    together = best_march(view, units).value
    single = max((best_march(view, (unit,)).value for unit in units), default=0.0) if len(units) > 1 else 0.0
    return max(digging, together, single + 0.5 * digging)


def digging_in(view: Situation, unit: Unit) -> float:
    """What an attempt to entrench is worth. [11.2]"""
    state = view.state
    if not IS_ARMY[unit] or not (was_played(state, AP_ENTRENCH) or was_played(state, CP_ENTRENCH)):
        return 0.0
    space = state.place[unit]
    level = abs(state.trenches.get(space, 0))
    if level >= 2 or view.threat[space] < 3:
        return 0.0
    chance = LOSS[state.reduced >> unit & 1][unit] / 6
    return chance * (1.5 + 0.25 * view.worth(space)) * (1.0 if level == 0 else 0.5)
