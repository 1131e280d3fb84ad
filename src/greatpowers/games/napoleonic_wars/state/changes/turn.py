"""The verbs that alter the course: turns, Rounds, Impulses, the purse of CPs, marks, the end."""

from __future__ import annotations

from typing import Final

from ...printed.ids import Area, Camp, Nation
from ...printed.names import CAMPS, EACH_NATION, NATION_COUNT, NATIONS, NO_NATION, NOWHERE, YEARS
from ..events.opening import BidMade, BidSettled
from ..events.war import (
    GameEnded,
    ImpulseBegan,
    ImpulsePassed,
    PeaceModified,
    PeaceRolled,
    PhaseBegan,
    RoundBegan,
    TurnBegan,
)
from ..state import State

#: The modified peace roll that ends the war. [5.8]
PEACE_FROM: Final = 6


def begin_turn(state: State) -> None:
    state.round = 1
    state.peace = state.peace_paid = 0
    state.deployed = state.deployed_again = 0
    state.record(TurnBegan(state.turn, YEARS[state.turn - 1]))


def begin_phase(state: State, phase: str) -> None:
    state.phase = phase
    state.record(PhaseBegan(phase))


def begin_round(state: State, number: int) -> None:
    state.round = number
    state.record(RoundBegan(number))


def advance_marker(state: State) -> None:
    """The Impulse marker goes one box on; after Denmark to France. [5.11, 5.9]"""
    state.due = EACH_NATION[(state.due + 1) % NATION_COUNT]
    state.touch()


def next_turn(state: State) -> None:
    state.turn += 1
    state.round = 0
    state.touch()


def begin_impulse(state: State, nation: Nation, preempting: bool) -> None:
    """The nation is active; nothing has been done yet. [5.11]"""
    _clear_marks(state)
    state.active = nation
    state.record(ImpulseBegan(NATIONS[nation], preempting))


def begin_pass(state: State, nation: Nation) -> None:
    """A nation without an Impulse; it may still besiege. [5.4]"""
    _clear_marks(state)
    state.active = nation
    state.record(ImpulsePassed(NATIONS[nation]))


def end_rounds(state: State) -> None:
    """No further Impulse is played this turn. [5.5, 16.2]"""
    state.turn_over = True
    state.touch()


def close_rounds(state: State) -> None:
    """The last Impulse is over; CPs of the Interphase can be spent. [5.6, 14.2]"""
    state.turn_over = False
    state.touch()


def end_impulse(state: State, had_impulse: bool) -> None:
    """Markers of the Impulse are removed. [10.3]"""
    if had_impulse:
        state.last_active = state.active
    state.active = NO_NATION
    _clear_marks(state)
    state.touch()


def _clear_marks(state: State) -> None:
    state.purse, state.purse_use, state.saved, state.plays = 0, "", 0, ()
    state.plus_is_free, state.drawn = False, ""
    state.resource_used = state.submission_offered = state.armada_formed = False
    state.marched_sp, state.marched_leader, state.stopped_sp = {}, {}, {}
    state.stopped_leaders = state.stopped_squadrons = 0
    state.spent_leaders = state.spent_areas = 0
    state.fought = state.besieged = state.convoyed = 0
    state.declined = {}


def fill_purse(state: State, cp: int, use: str = "") -> None:
    """The active nation has so many CPs, for anything or for one use only. [6.3]"""
    state.purse, state.purse_use = 2 * cp, use
    state.touch()


def begin_reinforcements(state: State, cp: int, use: str) -> None:
    """A nation has its CPs of the Interphase and may still choose where they bring Troops. [14.2]"""
    state.reinforced_at = NOWHERE
    fill_purse(state, cp, use)


def note_reinforced(state: State, area: Area) -> None:
    """Further reinforcements of the nation come to the same area. [14.2]"""
    state.reinforced_at = area
    state.touch()


def fill_purse_by_card(state: State, cp: int) -> None:
    """The CPs of a card, with what the card before it has left over. [5.12]"""
    state.purse, state.purse_use, state.saved = 2 * cp + state.saved, "", 0
    state.touch()


def save_purse(state: State) -> None:
    """What is left of the first card's CPs waits for a second one. [5.12]"""
    state.purse, state.saved = 0, state.saved + state.purse
    state.touch()


def restore_purse(state: State, manoeuvres: int, use: str) -> None:
    """The purse is what it was before others were granted CPs."""
    state.purse, state.purse_use = manoeuvres, use
    state.touch()


def spend(state: State, manoeuvres: int) -> None:
    """Pay from the purse: a CP is two Manoeuvres. [6.3, 13]"""
    assert state.purse >= manoeuvres
    state.purse -= manoeuvres
    state.touch()


def empty_purse(state: State) -> None:
    """What is left of the CPs is lost. [6.3]"""
    state.purse, state.purse_use = 0, ""
    state.touch()


def use_resource(state: State, drawn: str = "") -> None:
    """The Resource of the Impulse is spent; `drawn`: the card it brought. [16.2]"""
    state.resource_used, state.drawn = True, drawn
    state.touch()


def modify_peace(state: State, nation: Nation, by: int, paid: bool) -> None:
    """The peace roll gets a modifier, bought with a card of the next hand or not. [5.8]"""
    state.peace += by
    if paid:
        state.peace_paid |= 1 << nation
    state.record(PeaceModified(NATIONS[nation] if nation != NO_NATION else "", by))


def roll_peace(state: State) -> bool:
    """Does the game end in peace? [5.8]"""
    die = state.draw(6, "peace") + 1
    state.record(PeaceRolled(die, state.peace))
    return die + state.peace >= PEACE_FROM


def note_deployment(state: State, nation: Nation) -> None:
    """The nation has had its Deployment, or its second one. [14.21]"""
    state.deployed_again |= state.deployed & 1 << nation
    state.deployed |= 1 << nation
    state.touch()


def fix_start_keys(state: State, keys: list[int]) -> None:
    """Points will be counted from here. [5.81]"""
    state.start_keys = keys
    state.touch()


def make_bid(state: State, seat: str, camp: Camp, strength: int) -> None:
    """[4.3]"""
    state.bid_seat, state.bid = seat, strength
    state.record(BidMade(seat, CAMPS[camp], strength))


def settle_bid(state: State, seat: str, camp: Camp) -> None:
    """The camp is played from this seat; a bidder who sat elsewhere goes over to it. [4.3]"""
    state.seats_exchanged = state.bid_seat != seat
    state.bid_seat = seat
    state.record(BidSettled(seat, CAMPS[camp], state.bid, state.seats_exchanged))


def pay_bid(state: State) -> None:
    """One strength point of the bid is given up."""
    state.bid -= 1
    state.touch()


def end_game(state: State, winner: str, why: str, points: dict[str, int]) -> None:
    """[5.8, 5.81]"""
    state.record(GameEnded(winner, why, points))
    state.finish(kind="win", seats=[winner], winner=winner, why=why, points=points, turn=state.turn)


def note_submission_offer(state: State) -> None:
    """One offer an Impulse. [15.41]"""
    state.submission_offered = True
    state.touch()
