"""What a march or a landing is worth: prospects won and left, dangers, the battle on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...analysis.findings import chance_of
from ...printed.board import FORTRESS, line_between
from ...printed.ids import Area, Nation
from ...printed.names import FRANCE, NOWHERE
from ...printed.pieces import LEADER_NATION
from ...rules.attrition import HARD_FOR_FRANCE, force_in
from ...rules.land.armies import together, without
from ...rules.land.dice import TERRAIN
from ...rules.land.interception import able_leaders, modifier
from ...rules.land.marks import FORCED
from ...rules.land.movement import entry_causes
from ...state.control import controller
from ...state.fights import Force
from ...state.relations import allies, nations_of, seat_of
from ...state.state import State
from ..odds import dice_of, siege_chance, win_chance
from .reaching import marching, material
from .situation import Situation
from .weights import ARMY

#: What of its aims a beaten army loses.
_BEATEN: Final = 0.3
#: What of a prize a won battle brings: the Flag has still to be placed.
_AT_HAND: Final = 0.8
#: Of a side's hits so many cost a piece for good; a lost battle costs so many more.
_KILLED: Final = 1 / 6
_ROUTED: Final = 1 / 12


@dataclass(frozen=True, slots=True)
class Clash:
    """A battle as it would be fought: the chance to win it, and what it costs both."""

    chance: float
    own_loss: float
    their_loss: float


def clash(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> Clash:
    """The battle a force would have to fight in an area; sure to win where nobody stands."""
    against = view.defenders(nation, to)
    if not against.size:
        return Clash(1.0, 0.0, 0.0)
    ground = TERRAIN.get(line_between(frm, to), 0) if frm >= 0 else 0
    ours, theirs = dice_of(force), dice_of(against) + ground
    won = win_chance(ours, theirs)
    lost = min(theirs * (_KILLED + (1 - won) * _ROUTED), force.size)
    killed = min(ours * (_KILLED + won * _ROUTED), against.size)
    return Clash(won, ARMY.sp * lost, ARMY.sp * killed * ARMY.theirs)


def march_value(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> float:
    """What a march to the next area is worth."""
    value = change_of_place(view, nation, force, frm, to, frm)
    value -= wear(view.state, nation, force, frm, to)
    return value - intercepted(view, nation, force, to)


def landing_value(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> float:
    """What it is worth to be put ashore in a port."""
    return change_of_place(view, nation, force, frm, to, NOWHERE)


def change_of_place(
    view: Situation, nation: Nation, force: Force, frm: Area, to: Area, origin: Area
) -> float:
    """Prospects, cover and danger there less those here, and the battle in between."""
    here, there = view.own_force(frm), view.own_force(to)
    joined = together(there, force)
    fight = clash(view, nation, force, origin, to)
    gain = view.plan({frm: without(here, force), to: joined}) - view.planned()
    if fight.chance < 1.0:
        gain = max(gain, view.prize(nation, to) * _holds(force, to) * _AT_HAND)
    gain -= view.risk(nation, joined if there.size else force, to)
    gain += view.guarded(force, frm, to)
    stay = -view.risk(nation, force, frm)
    value = fight.chance * gain - (1 - fight.chance) * _BEATEN * abs(gain) - stay
    return value + fight.their_loss - fight.own_loss


def _holds(force: Force, area: Area) -> float:
    """The chance to take the Fortress, if there is one."""
    return siege_chance(dice_of(force), FORTRESS[area]) if FORTRESS[area] else 1.0


def garrison(view: Situation, area: Area) -> Force:
    """Everybody who would defend an area with its holder."""
    return force_in(view.state, area, allies(view.state, controller(view.state, area)))


def wear(state: State, nation: Nation, force: Force, frm: Area, to: Area) -> float:
    """Attrition of a march. [9.4]"""
    causes = entry_causes(state, nation, frm, to)
    if any(state.marched_leader.get(leader, 0) + 1 >= FORCED for leader in force.leaders):
        causes += 1
    if not causes:
        return 0.0
    halved = nation == FRANCE and not HARD_FOR_FRANCE >> to & 1
    return causes * force.size / 6 * ARMY.sp * (0.6 if halved else 1.0)


def intercepted(view: Situation, nation: Nation, force: Force, to: Area) -> float:
    """What an interception would cost, by its chance. [10.1]"""
    state = view.state
    if force_in(state, to, allies(state, nation)).size:
        return 0.0
    worst = 0.0
    for leader in able_leaders(state, to, nation):
        who, area = LEADER_NATION[leader], state.leader_at[leader]
        same = sum(1 << n for n in nations_of(state, seat_of(state, who)))
        army = marching(force_in(state, area, same))[0]
        if army.size:
            chance = chance_of(modifier(state, Force(army.sp, (leader,)), area, to))
            lost = 1 - win_chance(dice_of(force), dice_of(army))
            worst = max(worst, chance * lost)
    return worst * (ARMY.risk * material(force) + 0.2)
