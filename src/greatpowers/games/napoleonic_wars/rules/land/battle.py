"""Battles: rounds of dice until one side has lost more, at most two. [11.1, 11.2, 11.3]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...printed.board import PLACES
from ...printed.names import NATIONS, NO_LEADER
from ...printed.pieces import LEADERS
from ...state.changes.cards import end_effect
from ...state.changes.fights import set_battle
from ...state.effects import NoBattle, is_on
from ...state.events.fights import BattleBegan, BattleRolled
from ...state.fights import Battle, Entry, FightSide
from ...state.relations import enemies
from ...state.state import State
from ..attrition import force_in
from ..cards import notes
from ..cards.battle_cards import AfterDice, BattleCards
from ..occasions import window
from .aftermath import Outcome
from .armies import commander, party_names, present_part, with_parties
from .dice import side_dice
from .losses import DISRUPT, Bear, Hits, battle_of, steady_french
from .sources import LAST_ROUND, battle_chances, dice_sources

#: Verdicts besides the number of the beaten side.
TIED, NOBODY = -1, 2
#: Fives disrupt and sixes eliminate: both are losses. [11.2]
HITS: Final = (5, 6)


def begin_battle(state: State, entry: Entry) -> None:
    """The force fights every enemy Formation in the area. [9.51, 9.73]"""
    other = force_in(state, entry.area, enemies(state, entry.nation))
    lost, disrupted = entry.battery
    active = FightSide(
        entry.force,
        entry.force.leaders[0] if entry.force.leaders else NO_LEADER,
        start=entry.force.size + lost,
        eliminated=lost,
        disrupted=disrupted,
    )
    passive = FightSide(
        other, commander(state, other, entry.area), start=other.size, failed_evasion=entry.failed_evasion
    )
    battle = Battle(
        entry.area,
        entry.origin,
        entry.nation,
        (active, passive),
        is_landing=entry.is_landing,
    )
    announce(state, battle)
    state.then(Bear(0, DISRUPT, min(disrupted, entry.force.size), True), Round(), Decision())


def announce(state: State, battle: Battle) -> None:
    """The fight begins, and everybody hears of it. [11, 12]"""
    battle = with_parties(state, battle)
    set_battle(state, battle)
    names = tuple(LEADERS[side.commander].id if side.commander >= 0 else "" for side in battle.sides)
    leaders = tuple(tuple(LEADERS[x].id for x in side.force.leaders) for side in battle.sides)
    strength = (battle.sides[0].force.sp, battle.sides[1].force.sp)
    state.record(
        BattleBegan(
            PLACES[battle.area],
            NATIONS[battle.nation],
            strength,
            (leaders[0], leaders[1]),
            (names[0], names[1]),
            battle.is_siege,
            party_names(battle),
        )
    )


def refresh(state: State) -> None:
    """Pieces that cards took away are no longer in the fight."""
    battle = battle_of(state)
    sides = []
    for side in battle.sides:
        force = present_part(state, side.force, battle.area)
        sp = tuple(min(a, b) for a, b in zip(side.disrupted_sp, force.sp, strict=True))
        leaders = tuple(leader for leader in side.disrupted_leaders if leader in force.leaders)
        sides.append(replace(side, force=force, disrupted_sp=sp, disrupted_leaders=leaders))
    set_battle(state, replace(battle, sides=(sides[0], sides[1])))


def begin_round(state: State, number: int) -> None:
    """Bonuses of cards last one round. [11.1]"""
    battle = battle_of(state)
    sides = (replace(battle.sides[0], fresh=0), replace(battle.sides[1], fresh=0))
    nothing = ((0, 0), (0, 0))
    kept = notes.kept_notes(battle.notes)
    set_battle(state, replace(battle, sides=sides, round=number, extra=(0, 0), rolled=nothing, notes=kept))


def roll_round(state: State) -> None:
    """Both sides roll; what they score is not yet suffered. [11.2]"""
    battle = battle_of(state)
    counts = (side_dice(state, battle, 0), side_dice(state, battle, 1))
    faces = tuple(tuple(state.draw(6, "battle") + 1 for _ in range(count)) for count in counts)
    sides = party_names(battle)
    state.record(
        BattleRolled(
            PLACES[battle.area],
            battle.round,
            (faces[0], faces[1]),
            sides,
            (dice_sources(state, battle, 0), dice_sources(state, battle, 1)),
            battle_chances(state, battle),
        )
    )
    rolled = tuple((rolls.count(6), rolls.count(5)) for rolls in faces)
    set_battle(state, replace(battle, rolled=(rolled[0], rolled[1])))


def count_sixes(state: State) -> None:
    """Sixes of the round are added up for the whole fight. [11.7, 12.3]"""
    battle = battle_of(state)
    sides = tuple(replace(s, sixes=s.sixes + battle.rolled[n][0]) for n, s in enumerate(battle.sides))
    set_battle(state, replace(battle, sides=(sides[0], sides[1])))


def losses_of(side: FightSide) -> int:
    """Eliminations and disruptions together. [11.3]"""
    return side.eliminated + side.disrupted


def beaten_side(battle: Battle) -> int:
    """0 or 1; TIED while losses are equal; NOBODY if both are wiped out. [11.3]"""
    gone = [not side.force.size for side in battle.sides]
    if all(gone):
        return NOBODY
    if any(gone):
        return gone.index(True)
    active, other = (losses_of(side) for side in battle.sides)
    return TIED if active == other else int(other > active)


def fights_on(state: State, battle: Battle) -> bool:
    """Has a card lifted the limit of rounds, and has anybody dice to go on with? [11.3]"""
    following = replace(battle, round=battle.round + 1, extra=(0, 0))
    return notes.has_no_limit(battle) and any(side_dice(state, following, side) for side in (0, 1))


@frame
class Round(Procedure):
    """Cards, dice, losses, and a second round if they are equal. [11.1, 11.2, 11.3]"""

    @step
    def play_cards(self, state: State) -> None:
        begin_round(state, battle_of(state).round)
        state.then(BattleCards())

    @step
    def ask_for_responses(self, state: State) -> None:
        battle = battle_of(state)
        window(state, "battle", nation=battle.nation, place=battle.area, origin=battle.origin)

    @step
    def roll(self, state: State) -> Next | None:
        refresh(state)
        battle = battle_of(state)
        if is_on(state, NoBattle) or not all(side.force.size for side in battle.sides):
            return LEAVE
        roll_round(state)
        state.then(AfterDice())
        return None

    @step
    def suffer(self, state: State) -> None:
        count_sixes(state)
        (won, shaken), (lost, rattled) = battle_of(state).rolled
        state.then(Hits(0, lost, rattled), Hits(1, won, shaken))

    @step
    def steady(self, state: State) -> None:
        steady_french(state)

    @step
    def go_on(self, state: State) -> None:
        battle = battle_of(state)
        more = battle.round < LAST_ROUND or fights_on(state, battle)
        if more and beaten_side(battle) == TIED:
            begin_round(state, battle.round + 1)
            state.then(Round())


@frame
class Decision(Procedure):
    """Who has lost, or that there was no battle. [11.3]"""

    @step
    def judge(self, state: State) -> None:
        battle = battle_of(state)
        fought = any(losses_of(side) for side in battle.sides) or any(s.sixes for s in battle.sides)
        if is_on(state, NoBattle) or (not all(s.force.size for s in battle.sides) and not fought):
            end_effect(state, NoBattle)
            set_battle(state, None)
            return
        beaten = beaten_side(battle)
        state.then(Outcome(0 if beaten == TIED else beaten))
