"""Where the dice of a battle or siege come from, and what a round is likely to bring. [11.2, 11.3, 12.3]"""

from __future__ import annotations

from typing import Final

from ...printed.board import FORTRESS
from ...printed.pieces import BATTLE
from ...state.effects import Jealous, is_on
from ...state.events.fights import Sources
from ...state.fights import Battle
from ...state.state import State
from ..cards import notes
from ..chances import NEVER, Chances, at_least, round_chances
from .dice import drilled_minors, in_order, side_dice, terrain_dice, unit_bonus

#: A second round follows equal losses, no third. [11.3]
LAST_ROUND: Final = 2


def counted(sources: dict[str, int], total: int) -> Sources:
    """Sources that count; whatever else the sum holds is the work of cards. [11.1]"""
    sources["other"] = total - sum(sources.values())
    return tuple((name, count) for name, count in sources.items() if count)


def dice_sources(state: State, battle: Battle, side: int) -> Sources:
    """The dice of a side in this round by where they come from. [11.2, 11.21, 11.22]"""
    total = side_dice(state, battle, side)
    if battle.is_siege and side == 1:
        return counted({"fortress": FORTRESS[battle.area], "cards": battle.extra[1]}, total)
    who = battle.sides[side]
    ready = in_order(who)
    leads = who.commander in ready.leaders
    found = {
        "strength": sum(ready.sp),
        "subordinates": len(ready.leaders) - leads,
        "commander": BATTLE[who.commander] if leads else 0,
        "unit_bonus": unit_bonus(who.force, drilled_minors(state)),
    }
    if side == 0 and is_on(state, Jealous, battle.area):
        found["jealous_marshals"] = -(len(ready.leaders) - leads)
    if battle.round == 1 and not battle.is_siege and side == 1:
        found["terrain"] = terrain_dice(state, battle)
    elif battle.round == 1 and not battle.is_siege:
        found["failed_evasion"] = int(battle.sides[1].failed_evasion)
    return counted({**found, "cards": battle.extra[side], "excess": -who.excess}, total)


def battle_chances(state: State, battle: Battle) -> Chances:
    """What this round is likely to bring; of a siege whether the Fortress falls in it. [11.3, 12.3]"""
    dice = (side_dice(state, battle, 0), side_dice(state, battle, 1))
    if battle.is_siege:
        falls = at_least(dice[0], max(0, FORTRESS[battle.area] - battle.sides[0].sixes))
        return (falls, 0, 1000 - falls, 0, 0)
    first, second = battle.sides
    return round_chances(
        dice,
        (first.force.size or NEVER, second.force.size or NEVER),
        (notes.rout_margin(battle, 0), notes.rout_margin(battle, 1)),
        (first.eliminated + first.disrupted, second.eliminated + second.disrupted),
        is_last=battle.round >= LAST_ROUND and not notes.has_no_limit(battle),
    )
