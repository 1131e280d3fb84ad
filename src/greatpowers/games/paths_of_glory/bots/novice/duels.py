"""How an exchange of fire is likely to end, by rule of thumb: no cards, no flank, means over both dice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ...printed.board import FORT, TERRAIN
from ...printed.names import CLEAR, MOUNTAIN, SWAMP, Side, Space, Unit
from ...printed.tables import ARMY_TABLE, CORPS_TABLE
from ...printed.units import COMBAT, IS_ARMY, LOSS
from ...state.state import State, controller, has_fort


class Force(NamedTuple):
    """What one side brings to a combat."""

    factors: int
    has_army: bool
    shift: int = 0
    drm: int = 0


class Exchange(NamedTuple):
    """Mean losses and the chance that the attacker inflicts more."""

    to_defender: float
    to_attacker: float
    win: float


@lru_cache(maxsize=65536)
def exchange(attacker: Force, defender: Force) -> Exchange:
    """Both fire at once. [12.2.9]"""
    ours, theirs = _losses(attacker), _losses(defender)
    wins = sum(a > d for a in ours for d in theirs)
    return Exchange(sum(ours) / 6, sum(theirs) / 6, wins / 36)


def _losses(force: Force) -> list[int]:
    table = ARMY_TABLE if force.has_army else CORPS_TABLE
    return [table.fire(force.factors, force.shift, force.drm, die) for die in range(1, 7)]


def strength(state: State, units: Iterable[Unit]) -> int:
    """Combat factors together."""
    return sum(COMBAT[state.reduced >> unit & 1][unit] for unit in units)


def steps_worth(state: State, units: Iterable[Unit]) -> int:
    """How many loss points it takes to destroy these units, corps in reserve left out."""
    found = 0
    for unit in units:
        reduced = state.reduced >> unit & 1
        found += LOSS[1][unit] + (0 if reduced else LOSS[0][unit])
    return found


def trench_against(state: State, side: Side, space: Space) -> int:
    """The level of an enemy trench in the space."""
    level = state.trenches.get(space, 0)
    owner = 0 if level > 0 else 1
    return abs(level) if level and owner != side else 0


def attack_force(state: State, side: Side, attackers: Iterable[Unit], target: Space) -> Force:
    """The attackers with the ground against them."""
    units = tuple(attackers)
    shift = -1 if TERRAIN[target] in (MOUNTAIN, SWAMP) else 0
    if state.at[target]:
        shift -= trench_against(state, side, target)
    return Force(strength(state, units), any(IS_ARMY[unit] for unit in units), shift)


def defence_force(state: State, side: Side, target: Space) -> Force:
    """Whoever stands in the target, with fort and trench."""
    units = [unit for unit in state.at[target] if not state.retreated >> unit & 1]
    fort = FORT[target] if has_fort(state, target) and controller(state, target) != side else 0
    shift = 1 if units and trench_against(state, side, target) else 0
    return Force(strength(state, units) + fort, any(IS_ARMY[unit] for unit in units), shift)


def may_stand(state: State, side: Side, target: Space) -> bool:
    """Could beaten defenders stay for one more step? [12.5.3]"""
    return TERRAIN[target] != CLEAR or trench_against(state, side, target) > 0
