"""Sieges: one Army against the guns of a Fortress, free, once an Impulse. [12.2, 12.3, 17.2]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import FORTRESS, PLACES
from ...printed.ids import each_area
from ...printed.names import EACH_NATION, MINOR_MASK, NO_LEADER, NOWHERE
from ...printed.pieces import COMMAND, LEADER_NATION
from ...state.changes.fights import note_siege, set_battle
from ...state.control import controller, enemy_fortress, has_enemy_formation
from ...state.effects import NoBattle, have_armistice, is_on
from ...state.events.fights import SiegeEnded
from ...state.fights import Battle, FightSide, Force
from ...state.ids import Area, Nation
from ...state.relations import allies, seat_of
from ...state.state import State
from ..answers import Siege
from ..attrition import force_in
from ..cards.battle_cards import AfterDice, BattleCards
from ..formation.flags import put_flag
from ..impulse.actions import Action, register
from ..occasions import window
from .armies import (
    army_of,
    best_first,
    force_refusal,
    heads_of,
    may_take_along,
    one_nation,
    present_part,
    without,
)
from .battle import announce, begin_round, count_sixes, refresh, roll_round
from .losses import Hits, battle_of, put_side
from .marks import halt, release


def fortress_refusal(state: State, nation: Nation, area: Area) -> Refusal | None:
    """Why the nation may not besiege this Fortress now, whoever of its pieces would. [12.2]"""
    place: dict[str, str | int] = {"area": PLACES[area]}
    if not enemy_fortress(state, nation, area):
        return Refusal("nw-siege-no-fortress", "12.2", place)
    if state.active != nation or state.due != nation:
        return Refusal("nw-siege-not-due", "12.2", place)
    if has_enemy_formation(state, nation, area):
        return Refusal("nw-siege-enemy-there", "12.2", place)
    if state.fought >> area & 1:
        return Refusal("nw-siege-after-battle", "12.2", place)
    if state.besieged >> area & 1:
        return Refusal("nw-siege-once", "12.2", place)
    if have_armistice(state, nation, controller(state, area)):
        return Refusal("nw-siege-armistice", "6.1", place)
    return None


def siege_refusal(state: State, nation: Nation, area: Area, force: Force) -> Refusal | None:
    """Why this Army may not besiege the Fortress now. [12.2, 17.2]"""
    refused = fortress_refusal(state, nation, area)
    if refused is not None:
        return refused
    if force.leaders:
        refused = force_refusal(state, nation, force, area)
        if refused is None and (len(heads_of(force)) > 1 or nations_beyond(nation, force)):
            refused = Refusal("nw-siege-one-army", "12.2", {"area": PLACES[area]})
        return refused
    if not force.size or present_part(state, force, area) != force or force.sp[nation] != force.size:
        return Refusal("nw-force-absent", "12.2", {"area": PLACES[area]})
    if force.size > room_under_allies(state, nation, area):
        return Refusal("nw-siege-needs-army", "17.2", {"area": PLACES[area]})
    return None


def nations_beyond(nation: Nation, force: Force) -> bool:
    """Are there pieces of other Powers among them? [9.1, 17.2]"""
    powers = [n for n in EACH_NATION if force.sp[n] and n != nation and not MINOR_MASK >> n & 1]
    return bool(powers) or any(
        LEADER_NATION[x] != nation and not MINOR_MASK >> LEADER_NATION[x] & 1 for x in force.leaders
    )


def room_under_allies(state: State, nation: Nation, area: Area) -> int:
    """Strength of the nation that can be part of an Army of an allied leader there. [17.2]"""
    leaders = force_in(state, area, allies(state, nation)).leaders
    return max((COMMAND[leader] for leader in leaders), default=0)


def besieger_armies(state: State, nation: Nation, area: Area) -> list[Force]:
    """Armies that would besiege: each leader's, or unled strength within an allied Army. [12.2, 17.2]"""
    taken = may_take_along(state, nation, area)
    there = force_in(state, area, taken)
    own = best_first(tuple(x for x in there.leaders if LEADER_NATION[x] == nation))
    if own:
        return list(dict.fromkeys(army_of(leader, taken, there) for leader in own))
    count = min(there.sp[nation], room_under_allies(state, nation, area))
    return [one_nation(nation, count)] if count else []


def siege_options(state: State, nation: Nation) -> list[Siege]:
    """Every siege the nation may make now. [12.2]"""
    return [
        Siege(area, force)
        for area in each_area(state.present[nation])
        if FORTRESS[area] and fortress_refusal(state, nation, area) is None
        for force in besieger_armies(state, nation, area)
    ]


class SiegeAction(Action[Siege]):
    """`siege vienna with napoleon + 8 france`. [12.2]"""

    word = "siege"
    takes = (Siege,)

    def options(self, state: State, nation: Nation) -> Sequence[Siege]:
        return siege_options(state, nation)

    def refuse(self, state: State, nation: Nation, act: Siege) -> Refusal | None:
        return siege_refusal(state, nation, act.area, act.force)

    def cost(self, state: State, nation: Nation, act: Siege) -> int:
        return 0

    def carry_out(self, state: State, nation: Nation, act: Siege) -> None:
        state.then(Besiege(nation, act.area, act.force))


@frame
class Sieges(Procedure):
    """Sieges not yet made, at the end of an Impulse or when the nation passes. [5.4, 12.2]"""

    nation: Nation

    @step
    def ask(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        if seat and siege_options(state, self.nation):
            state.then(ChooseSiege(seat, self.nation))


@option("no siege")
class NoSiege(Option):
    pass


@frame
class ChooseSiege(Choice[State, NoSiege | Siege]):
    """One more siege, or no more. [12.2]"""

    asks = "siege"
    is_grave = True
    seat: str
    nation: Nation

    def options(self, state: State) -> Sequence[NoSiege | Siege]:
        return [NoSiege(), *siege_options(state, self.nation)]

    def chosen(self, state: State, option: NoSiege | Siege) -> None:
        if isinstance(option, Siege):
            state.then(Besiege(self.nation, option.area, option.force), Sieges(self.nation))

    def refuse(self, state: State, option: NoSiege | Siege) -> Refusal | None:
        if isinstance(option, NoSiege):
            return None
        return siege_refusal(state, self.nation, option.area, option.force)


@frame
class Besiege(Procedure):
    """An Army attacks a Fortress for as many rounds as it may and will. [12.3]"""

    nation: Nation
    area: Area
    force: Force

    @step
    def begin(self, state: State) -> None:
        note_siege(state, self.area)
        commander = self.force.leaders[0] if self.force.leaders else NO_LEADER
        besieger = FightSide(self.force, commander, start=self.force.size)
        battle = Battle(self.area, NOWHERE, self.nation, (besieger, FightSide(Force())), is_siege=True)
        announce(state, battle)
        state.then(SiegeRound())

    @step
    def end(self, state: State) -> None:
        battle = battle_of(state)
        sixes, strength = battle.sides[0].sixes, FORTRESS[self.area]
        fell = sixes >= strength and bool(battle.sides[0].force.size)
        state.record(SiegeEnded(PLACES[self.area], sixes, fell))
        if fell and (battle.round < strength or sixes > strength):
            release(state, battle.sides[0].force, self.area)
        else:
            halt(state, battle.sides[0].force, self.area)
        set_battle(state, None)
        if fell:
            put_flag(state, self.nation, self.area, "siege")


@frame
class SiegeRound(Procedure):
    """Cards, dice, the besieger's losses, and another round if he may and will. [12.3]"""

    @step
    def play_cards(self, state: State) -> None:
        begin_round(state, battle_of(state).round)
        state.then(BattleCards())

    @step
    def ask_for_responses(self, state: State) -> None:
        battle = battle_of(state)
        window(state, "battle", nation=battle.nation, place=battle.area)

    @step
    def roll(self, state: State) -> Next | None:
        refresh(state)
        if is_on(state, NoBattle) or not battle_of(state).sides[0].force.size:
            return LEAVE
        roll_round(state)
        state.then(AfterDice())
        return None

    @step
    def suffer(self, state: State) -> None:
        count_sixes(state)
        sixes, fives = battle_of(state).rolled[1]
        state.then(Hits(0, sixes, fives))

    @step
    def go_on(self, state: State) -> None:
        battle = battle_of(state)
        scored, suffered = battle.rolled[0][0], sum(battle.rolled[1])
        standing = battle.sides[0].sixes < FORTRESS[battle.area]
        if standing and scored > suffered and battle.sides[0].force.size:
            state.then(ChooseAssault(seat_of(state, battle.nation)))


@option("go on")
class GoOn(Option):
    """Attack the Fortress again. [12.3]"""


@option("stop")
class Stop(Option):
    pass


@frame
class ChooseAssault(Choice[State, GoOn | Stop]):
    """Attack the Fortress again at once, or leave it. [12.3]"""

    asks = "assault"
    seat: str

    def options(self, state: State) -> Sequence[GoOn | Stop]:
        return (GoOn(), Stop())

    def chosen(self, state: State, option: GoOn | Stop) -> None:
        if isinstance(option, GoOn):
            refill(state)
            begin_round(state, battle_of(state).round + 1)
            state.then(SiegeRound())


def refill(state: State) -> None:
    """Surplus strength in the area takes the place of what the Army has lost or is in disorder. [17.2]"""
    battle = battle_of(state)
    who = battle.sides[0]
    room = who.start - (who.force.size - sum(who.disrupted_sp) - len(who.disrupted_leaders))
    others = without(
        force_in(state, battle.area, may_take_along(state, battle.nation, battle.area)), who.force
    )
    sp = list(who.force.sp)
    for nation in (battle.nation, *(n for n in EACH_NATION if MINOR_MASK >> n & 1)):
        if nation == battle.nation or not MINOR_MASK >> battle.nation & 1:
            more = min(room, others.sp[nation])
            sp[nation] += more
            room -= more
    put_side(state, 0, replace(who, force=Force(tuple(sp), who.force.leaders)))


register(SiegeAction())
