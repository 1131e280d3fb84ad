"""Who has won: automatic victories, the levels of each scenario, bids and last adjustments. [5]"""

from __future__ import annotations

from typing import Final

from ...printed.card_names import FALL_OF_THE_TSAR, TREATY_OF_BREST_LITOVSK
from ...printed.cards import CARDS
from ...printed.names import AP, CP, DECKS, NO_SIDE, US, Side
from ...printed.units import OF_KIND
from ...state.changes.map import change_vp, end_game
from ...state.state import State, is_on_board, rules, was_played
from ..turn.pools import deck_cards

#: [5.2]
CP_AUTOMATIC: Final = 20
AP_AUTOMATIC: Final = 0
DRAW: Final = NO_SIDE
BOTH_LOSE: Final = Side(-2)
#: The lowest victory points of a draw and of a win of the Central Powers. [5.3.4, 5.4.2, 5.5.2]
_LEVELS: Final = {"introductory": (11, 14), "limited": (13, 17)}
_CAMPAIGN: Final = (10, 13)
_CAMPAIGN_WITH_TREATY: Final = (10, 11)
#: [5.7.4.8 of 2010]
_US_ARMIES: Final = ("us_1", "us_2")


def automatic_winner(state: State) -> Side | None:
    """The side that has won outright; the bid does not count here. [5.2, 5.6.1.1]"""
    if state.vp >= CP_AUTOMATIC:
        return CP
    return AP if state.vp <= AP_AUTOMATIC else None


def levels(state: State) -> tuple[int, int]:
    """The lowest victory points of a draw and of a win of the Central Powers."""
    if state.scenario in _LEVELS:
        return _LEVELS[state.scenario]
    return _CAMPAIGN_WITH_TREATY if was_played(state, TREATY_OF_BREST_LITOVSK) else _CAMPAIGN


def winner_at(state: State, vp: int) -> Side:
    """Who wins with so many victory points at the end; DRAW for nobody. [5.3.4, 5.4.2, 5.5.2, 5.6.2]"""
    draw_from, win_from = levels(state)
    if vp >= win_from:
        return CP
    if vp < draw_from or rules(state).allies_win_draws:
        return AP
    return DRAW


def bid_adjustment(state: State) -> int:
    """What the winner of the bidding ceded to the other side. [5.6.1]"""
    if state.bid_side < 0:
        return 0
    return state.bid if state.bid_side == AP else -state.bid


def american_adjustment(state: State) -> int:
    """Points for what America did not send, in the historical scenario. [5.7.4.8]"""
    if not rules(state).is_historical:
        return 0
    if rules(state).us_bonus_counts_cards:
        cards = (card for deck in range(len(DECKS)) for card in deck_cards(state, AP, deck))
        return sum(CARDS[card].reinforcement_nation == US and not was_played(state, card) for card in cards)
    # Ruling 105: an army that has died is as good as one that never came.
    return sum(not is_on_board(state, OF_KIND[army][0]) for army in _US_ARMIES)


def tsar_adjustment(state: State) -> int:
    """Points lost for a Tsar who never fell, in the historical scenario. [5.7.4.9]"""
    if not rules(state).is_historical or was_played(state, FALL_OF_THE_TSAR):
        return 0
    return -2


def end_by_points(state: State, why: str, is_full_length: bool = False) -> None:
    """The game is over and the points decide; an armistice and the last turn bring adjustments. [5.7.4.8]"""
    if is_full_length:
        change_vp(state, american_adjustment(state), "americans-missing")
        change_vp(state, tsar_adjustment(state), "tsar-never-fell")
    change_vp(state, bid_adjustment(state), "bid")
    end_game(state, winner_at(state, state.vp), why)
