"""The verbs that alter the course of play: turns, rounds, marked spaces, offensives, points, combats."""

from __future__ import annotations

from collections.abc import Mapping

from .....engine.effects import Effect, Lasting, Span
from ...printed.board import SPACES
from ...printed.names import SIDES, Mask, Nation, Side, Space, Unit
from ...printed.units import KIND_ID
from ..events.opening import SideBid, SidesSettled
from ..events.war import (
    ActionTaken,
    EntrenchTried,
    MarkerMoved,
    OffensiveMade,
    OffensiveMandated,
    PhaseBegan,
    ReplacementsGained,
    ReplacementsLost,
    RoundBegan,
    SpaceActivated,
    TurnBegan,
)
from ..ids import ActionWord, CardId, Cause, NationId, Phase, Points, Purpose, Track, TrackBox, Turn
from ..state import NOWHERE, Combat, State


def begin_turn(state: State) -> None:
    """What lasts a turn is over; the turn itself is announced."""
    state.actions = [[], []]
    state.reinforced = 0
    state.neutral_entered = False
    state.near_east_used = {}
    state.mandated = ["", ""]
    state.mandate_met = [False, False]
    state.mutiny_paid = False
    state.effects = Lasting.of(*state.effects.lasting(Span.GAME))
    state.record(TurnBegan(Turn(state.turn)))


def next_turn(state: State) -> None:
    """[6.0 H]"""
    state.turn += 1
    state.touch()


def begin_phase(state: State, phase: str) -> None:
    state.phase = phase
    state.record(PhaseBegan(Phase(phase)))


def begin_round(state: State, side: Side, number: int) -> None:
    """A fresh action round: nothing is marked, nobody has moved or fought. [8.1]"""
    state.round = number
    state.active = side
    _clear_round(state)
    state.record(RoundBegan(SIDES[side], number))


def end_rounds(state: State) -> None:
    """The action phase is over. [6.0 B]"""
    state.round = 0
    _clear_round(state)
    state.touch()


def _clear_round(state: State) -> None:
    state.ops_left = 0
    state.marked_move = state.marked_attack = state.left = 0
    state.ready = state.moved = state.attacked = state.sortied = state.assaulted = state.retreated = 0
    state.entrenching = ()
    state.sud_army_at = NOWHERE
    state.cards_used = []
    state.card_in_play = ""
    state.combat = None
    state.effects = state.effects.without(*state.effects.lasting(Span.ROUND))


def take_action(state: State, side: Side, action: str, card: str) -> None:
    """Note the action of the round. The words are those of a position's `actions_this_turn`. [8.1.3]"""
    state.actions[side].append(action)
    state.card_in_play = card
    state.record(ActionTaken(SIDES[side], ActionWord(action), CardId(card)))


def rename_action(state: State, side: Side, action: str) -> None:
    """The action turned out to count as another kind, as Salonika does. [9.3.3]"""
    state.actions[side][-1] = action
    state.touch()


def gain_ops(state: State, points: int) -> None:
    """[9.2.1]"""
    state.ops_left = points
    state.touch()


def mark_space(state: State, space: Space, purpose: str, cost: int, ready: Mask = 0) -> None:
    """Activate a space for "move" or "attack"; `ready` are its units in supply. [9.2.5, 14.1.1.1]"""
    state.ready |= ready
    if purpose == "move":
        state.marked_move |= 1 << space
    else:
        state.marked_attack |= 1 << space
    state.ops_left -= cost
    state.record(SpaceActivated(SPACES[space], Purpose(purpose), cost))


def use_sud_army(state: State, space: Space) -> None:
    """The one stack a round with the Sud Army's discount. [9.2.3]"""
    state.sud_army_at = space
    state.touch()


def note_moved(state: State, units: Mask) -> None:
    state.moved |= units
    state.touch()


def note_left(state: State, space: Space) -> None:
    """Somebody has marched out of this space. [9.2.8]"""
    state.left |= 1 << space
    state.touch()


def note_attacked(state: State, units: Mask, target: Space) -> None:
    """These units and this space have had their combat. [12.1.6]"""
    state.attacked |= units
    state.sortied |= units & ~sum(1 << unit for unit in state.at[target])
    state.assaulted |= 1 << target
    state.touch()


def note_retreated(state: State, unit: Unit) -> None:
    """[12.5.6]"""
    state.retreated |= 1 << unit
    state.touch()


def plan_entrenchment(state: State, unit: Unit) -> None:
    """[11.2.1]"""
    state.entrenching = (*state.entrenching, unit)
    state.moved |= 1 << unit
    state.touch()


def note_entrenchment(state: State, unit: Unit, die: int, needed: int, succeeded: bool) -> None:
    """[11.2.2]"""
    space = SPACES[state.place[unit]]
    state.record(EntrenchTried(KIND_ID[unit], space, die, needed, succeeded))


def set_failed_entrench(state: State, units: Mask) -> None:
    """[11.2.10]"""
    state.failed_entrench = units
    state.touch()


def set_combat(state: State, combat: Combat | None) -> None:
    state.combat = combat
    state.touch()


def set_mandate(state: State, side: Side, nation: str, die: int) -> None:
    """[7.1]"""
    state.mandated[side] = nation
    state.mandate_met[side] = False
    state.record(OffensiveMandated(SIDES[side], die, NationId(nation)))


def meet_mandate(state: State, side: Side) -> None:
    """[7.1.3]"""
    if not state.mandate_met[side]:
        state.mandate_met[side] = True
        state.record(OffensiveMade(SIDES[side], NationId(state.mandated[side])))


def pay_for_mutiny(state: State) -> None:
    """[7.1.8]"""
    state.mutiny_paid = True
    state.touch()


def gain_rp(state: State, points: Mapping[str, int], why: str) -> None:
    """Points are recorded, and spent in the Replacement Phase. [9.4.2]"""
    for name, count in points.items():
        state.rp[name] = state.rp.get(name, 0) + count
    state.record(ReplacementsGained(Points(dict(points)), Cause(why)))


def lose_rp(state: State, points: Mapping[str, int], why: str) -> None:
    """Never below nothing."""
    for name, count in points.items():
        state.rp[name] = max(0, state.rp.get(name, 0) - count)
    state.record(ReplacementsLost(Points(dict(points)), Cause(why)))


def set_rp(state: State, points: Mapping[str, int]) -> None:
    """What is left after spending. [17.1.2]"""
    state.rp = dict(points)
    state.touch()


def use_near_east(state: State, door: str) -> None:
    """One more corps went through a door that opens once a turn. [11.3.2, 13.2]"""
    state.near_east_used[door] = state.near_east_used.get(door, 0) + 1
    state.touch()


def bar_from_near_east(state: State, unit: Unit) -> None:
    """[9.5.3.4]"""
    state.barred_from_near_east |= 1 << unit
    state.touch()


def note_reinforced(state: State, nation: Nation) -> None:
    """[9.5.3.1]"""
    state.reinforced |= 1 << nation
    state.touch()


def note_neutral_entry(state: State) -> None:
    """[9.5.2.2]"""
    state.neutral_entered = True
    state.touch()


def set_effect(state: State, effect: Effect) -> None:
    """From now on this is in force."""
    state.effects = state.effects.with_effect(effect)
    state.touch()


def clear_effect(state: State, effect: Effect) -> None:
    """This is over before its time."""
    state.effects = state.effects.without(effect)
    state.touch()


def record_russian_vp(state: State, count: int) -> None:
    """[16.4.5]"""
    state.russian_vp_at_fall = count
    state.touch()


def move_marker(state: State, track: str, box: str) -> None:
    """Tell of a marker on a national track; where it stands follows from what was played. [16.3, 16.4]"""
    state.record(MarkerMoved(Track(track), TrackBox(box)))


def owe_shuffle(state: State, side: Side, owed: bool) -> None:
    """New cards wait for the shuffle of the Draw Phase. [6.0 G]"""
    state.shuffle_due[side] = owed
    state.touch()


def make_bid(state: State, seat: Side, side: Side, points: int) -> None:
    """[5.6.1]"""
    state.bid_side, state.bid = side, points
    state.record(SideBid(SIDES[seat], SIDES[side], points))


def settle_bid(state: State, bidder: Side) -> None:
    """[5.6.1]"""
    state.seats_exchanged = bidder != state.bid_side
    state.record(SidesSettled(SIDES[state.bid_side], state.bid, state.seats_exchanged))
