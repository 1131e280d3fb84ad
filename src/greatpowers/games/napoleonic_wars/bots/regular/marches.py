"""What a march or a landing is worth: prospects won and left, dangers, the battle on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...analysis.findings import chance_of
from ...printed.board import FORTRESS, FORTRESSES, KEYS, NEIGHBOUR_MASK, line_between
from ...printed.ids import Area, Nation, each_area
from ...printed.names import FRANCE, MARSH, NOWHERE, STRAIT
from ...printed.pieces import LEADER_NATION
from ...rules.attrition import HARD_FOR_FRANCE, force_in
from ...rules.land.armies import together, without
from ...rules.land.dice import TERRAIN
from ...rules.land.interception import able_leaders, interceptors_into, modifier
from ...rules.land.marks import FORCED
from ...rules.land.movement import entry_causes, march_cost
from ...state.control import controller, neutral_areas
from ...state.fights import Force
from ...state.relations import allies, nations_of, seat_of
from ...state.state import State
from ..odds import dice_of, hits, siege_chance, win_chance
from .keys import trespass
from .reaching import marching, material
from .situation import Situation
from .weights import ARMY

#: What of its aims a beaten army loses.
_BEATEN: Final = 0.3
#: With no more strength than this a general may be among the losses.
_FEW: Final = 1
#: What of a prize a won battle brings: the Flag has still to be placed.
_AT_HAND: Final = 0.8
#: With more strength than this about them generals are safe.
_MANY: Final = 12
#: What a Flag costs, in Manoeuvres. [7.41]
_FLAG: Final = 2
#: What a march must bring that takes nothing at once, and one of those who have just marched.
_STEP: Final = 0.02
_TO_AND_FRO: Final = 0.1
#: Keys that fall by a Flag.
_OPEN_KEYS: Final = KEYS & ~FORTRESSES
#: What it means to be stopped on the way; of an army that is beaten away from home so much counts as lost.
_STOPPED: Final = 0.15
_THROWN_BACK: Final = 0.4
#: Of a side's hits so many cost a piece for good; a lost battle costs so many more.
_KILLED: Final = 1 / 6
_ROUTED: Final = 1 / 12


@dataclass(frozen=True, slots=True)
class Clash:
    """A battle as it would be fought: the chance to win it, and what it costs both."""

    chance: float
    own_loss: float
    their_loss: float


SURE: Final = Clash(1.0, 0.0, 0.0)


def clash(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> Clash:
    """The battle a force would have to fight in an area; sure to win where nobody stands."""
    against = view.defenders(nation, to)
    if not against.size:
        return SURE
    return fought(force, against, TERRAIN.get(line_between(frm, to), 0) if frm >= 0 else 0)


def fought(force: Force, against: Force, ground: int) -> Clash:
    """The battle of two forces, the second with dice for its ground."""
    ours, theirs = dice_of(force), dice_of(against) + ground
    won = win_chance(ours, theirs)
    lost = min(theirs * (_KILLED + (1 - won) * _ROUTED), force.size)
    killed = min(ours * (_KILLED + won * _ROUTED), against.size)
    strength = sum(force.sp)
    alone = sum(hits(min(theirs, _MANY))[strength + 1 :]) if force.leaders and strength < _MANY else 0.0
    own = ARMY.sp * lost + alone * material(Force(leaders=force.leaders))
    return Clash(won, own, ARMY.sp * killed * ARMY.theirs)


def march_value(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> float:
    """What a march to the next area is worth, whoever may come between."""
    left = view.state.purse - 2 * march_cost(view.state, force)
    gain = change_of_place(view, nation, force, frm, to, frm, left)
    met, fight = meeting(view, nation, force, to)
    if met:
        beaten = -_BEATEN * abs(gain) - _THROWN_BACK * material(force)
        gain += met * (fight.chance * gain + (1 - fight.chance) * beaten - gain)
        gain += met * (fight.their_loss - fight.own_loss)
    return gain - wear(view.state, nation, force, frm, to) - _again(view, nation, force, frm, to)


def _again(view: Situation, nation: Nation, force: Force, frm: Area, to: Area) -> float:
    """Who has marched in this Impulse goes on to fight or to take something, not to and fro."""
    has_aim = KEYS >> to & 1 and not is_ours(view.state, nation, to)
    if has_aim or view.defenders(nation, to).size:
        return 0.0
    has_marched = any(view.state.marched_leader.get(leader, 0) for leader in force.leaders)
    return _TO_AND_FRO if has_marched else _STEP


def landing_value(view: Situation, nation: Nation, force: Force, frm: Area, to: Area, left: int) -> float:
    """What it is worth to be put ashore in a port, with so much left in the purse."""
    return change_of_place(view, nation, force, frm, to, NOWHERE, left)


def change_of_place(
    view: Situation, nation: Nation, force: Force, frm: Area, to: Area, origin: Area, left: int = 0
) -> float:
    """Prospects, cover and danger there less those here, and the battle in between; a Key whose Flag the rest
    of the purse pays for is more than a prospect."""
    here, there = view.own_force(frm), view.own_force(to)
    joined = together(there, force)
    fight = clash(view, nation, force, origin, to)
    gain = view.plan({frm: without(here, force), to: joined}) - view.planned()
    sure = 1 - ARMY.hope * view.own_time()
    if left >= _FLAG and KEYS >> to & 1 and not FORTRESS[to]:
        gain += sure * max(0.0, view.prize(nation, to)) * view.kept(nation, dice_of(joined), to)
    gain += sure * flags_beside(view, nation, joined, to, left)
    if fight.chance < 1.0:
        gain = max(gain, view.prize(nation, to) * _holds(force, to) * _AT_HAND)
    gain -= view.risk(nation, joined if there.size else force, to)
    gain += view.guarded(force, frm, to)
    stay = -view.risk(nation, force, frm)
    value = fight.chance * gain - (1 - fight.chance) * _BEATEN * abs(gain) - stay
    # The plan counts it among the prizes, as far as it hopes for them; the rest is paid on the spot.
    broken = trespass(view.state, view.seat, nation, to) * (1 - ARMY.hope * view.own_time())
    return value + fight.their_loss - fight.own_loss - broken


def flags_beside(view: Situation, nation: Nation, force: Force, place: Area, left: int) -> float:
    """Keys beside an Army that it may flag from where it stands, as far as the rest of the purse pays; its
    own area must be Friendly for that. [7.41]"""
    state = view.state
    is_friendly = is_ours(state, nation, place)
    flags = left // _FLAG - (not is_friendly)
    if flags <= 0 or not force.leaders or (FORTRESS[place] and not is_friendly):
        return 0.0
    return flagged_from(view, nation, force, place, flags)


def is_ours(state: State, nation: Nation, area: Area) -> bool:
    """Does the nation or an ally control an area?"""
    return bool(allies(state, nation) >> controller(state, area) & 1)


def flagged_from(view: Situation, nation: Nation, force: Force, place: Area, flags: int) -> float:
    """What the best so many Keys bring that an Army flags from an area that is Friendly."""
    state = view.state
    dice = dice_of(force) // 2
    found = [
        max(0.0, view.prize(nation, area)) * view.kept(nation, dice, area)
        for area in each_area(NEIGHBOUR_MASK[place] & _OPEN_KEYS & ~neutral_areas(state, nation))
        if line_between(place, area) not in (MARSH, STRAIT)
        and not view.defenders(nation, area).size
        and not interceptors_into(state, area, nation)
    ]
    return sum(sorted(found, reverse=True)[:flags])


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
    return wear_of(nation, force, to, causes)


def wear_of(nation: Nation, force: Force, to: Area, causes: int) -> float:
    """What so many causes of Attrition cost: strength first, generals if they are nearly alone."""
    if not causes:
        return 0.0
    halved = nation == FRANCE and not HARD_FOR_FRANCE >> to & 1
    lost = causes * force.size / 6 * ARMY.sp * (0.6 if halved else 1.0)
    return lost + (causes / 6 * material(Force(leaders=force.leaders)) if sum(force.sp) <= _FEW else 0.0)


def intercepted(view: Situation, nation: Nation, force: Force, to: Area) -> float:
    """What an interception on the way would cost, by its chance. [10.1]"""
    met, fight = meeting(view, nation, force, to)
    return met * ((1 - fight.chance) * (_STOPPED + _THROWN_BACK * material(force)) + fight.own_loss)


def meeting(view: Situation, nation: Nation, force: Force, to: Area) -> tuple[float, Clash]:
    """The chance that an enemy Army comes between, the most dangerous one, and the battle then. [10.1]"""
    state = view.state
    if force_in(state, to, allies(state, nation)).size:
        return 0.0, SURE
    worst, found = 0.0, (0.0, SURE)
    for leader in able_leaders(state, to, nation):
        who, area = LEADER_NATION[leader], state.leader_at[leader]
        same = sum(1 << n for n in nations_of(state, seat_of(state, who)))
        army = marching(force_in(state, area, same))[0]
        if army.size:
            chance = chance_of(modifier(state, Force(army.sp, (leader,)), area, to))
            fight = fought(force, army, 0)
            if chance * (1 - fight.chance) > worst:
                worst, found = chance * (1 - fight.chance), (chance, fight)
    return found
