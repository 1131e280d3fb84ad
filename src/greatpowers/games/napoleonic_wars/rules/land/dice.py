"""How many dice a side of a battle or siege rolls. [11.2, 11.21, 11.22, 12.3]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from ...printed.board import FORTRESS, line_between
from ...printed.names import EACH_NATION, FRANCE, MARSH, MINOR_MASK, PASS, ROUGH
from ...printed.pieces import BATTLE, LEADER_NATION, UNIT_BONUS
from ...state.effects import Jealous, UnitBonus, is_on
from ...state.fight_notes import Mark
from ...state.fights import Battle, FightSide, Force
from ...state.state import State
from ..cards import notes
from .armies import best_first, deciding_nation
from .rolls import own_ground

#: Dice of the defender for the line the active side came by. [11.22]
TERRAIN: Final[Mapping[int, int]] = {ROUGH: 1, PASS: 2, MARSH: 3}


def in_order(side: FightSide) -> Force:
    """Of the force, what is not disrupted."""
    sp = tuple(a - b for a, b in zip(side.force.sp, side.disrupted_sp, strict=True))
    return Force(sp, tuple(x for x in side.force.leaders if x not in side.disrupted_leaders))


def unit_bonus(force: Force, drilled: int = 0) -> int:
    """Two dice if more than half of the force is French, none if half or more is of Minors, else one. [11.21]

    `drilled` are Minors whose troops a card makes as good as those of a Power.
    """
    counts = list(force.sp)
    for leader in force.leaders:
        counts[LEADER_NATION[leader]] += 1
    minors = MINOR_MASK & ~drilled
    if 2 * sum(counts[n] for n in EACH_NATION if minors >> n & 1) >= force.size:
        return 0
    return UNIT_BONUS[FRANCE] if 2 * counts[FRANCE] > force.size else 1


@cache
def dice_of(force: Force) -> int:
    """Dice of a force under its best leader, without ground and cards. [11.2]"""
    if not force.size:
        return 0
    dice = sum(force.sp) + len(force.leaders) + unit_bonus(force)
    if force.leaders:
        dice += BATTLE[best_first(force.leaders)[0]] - 1
    return dice


def drilled_minors(state: State) -> int:
    """Minors that earn a unit bonus by a card, as a mask."""
    if not state.effects:
        return 0
    return sum(1 << n for n in EACH_NATION if is_on(state, UnitBonus, n))


def terrain_dice(state: State, battle: Battle) -> int:
    """Dice of the defender in the first round, if the ground is his and he has not tried to leave. [11.22]"""
    defender = battle.sides[1]
    if battle.origin < 0 or defender.failed_evasion or notes.has(battle, Mark.NO_TERRAIN):
        return 0
    if not own_ground(state, deciding_nation(defender), battle.area):
        return 0
    return TERRAIN.get(line_between(battle.origin, battle.area), 0)


def side_dice(state: State, battle: Battle, side: int) -> int:
    """All dice of a side in this round, never fewer than none. [11.2, 12.3]"""
    if battle.is_siege and side == 1:
        dice = FORTRESS[battle.area] + battle.extra[1]
    else:
        dice = _dice_of_troops(state, battle, side)
    return notes.dice_after_cards(battle, side, max(0, dice))


def _dice_of_troops(state: State, battle: Battle, side: int) -> int:
    who = battle.sides[side]
    ready = in_order(who)
    bonus = unit_bonus(who.force, drilled_minors(state))
    dice = sum(ready.sp) + len(ready.leaders) + bonus + battle.extra[side] - who.excess
    if who.commander in ready.leaders:
        dice += BATTLE[who.commander] - 1  # he rolls his rating instead of counting as a Unit
    if side == 0 and is_on(state, Jealous, battle.area):
        dice -= sum(leader != who.commander for leader in ready.leaders)
    if battle.round == 1 and not battle.is_siege:
        dice += terrain_dice(state, battle) if side == 1 else battle.sides[1].failed_evasion
    return dice
