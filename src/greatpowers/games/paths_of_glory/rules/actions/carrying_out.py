"""Carrying an action out: the card leaves the hand, and what it gives is played. [8.1.3, 9.1.3]"""

from __future__ import annotations

from ...printed.cards import CARDS
from ...printed.names import Side
from ...state.changes.cards import leave_hand
from ...state.changes.rounds import gain_rp, set_failed_entrench, take_action
from ...state.state import State, units_of
from ..events.playing import EventPlay, ops_of_event
from ..redeployment.redeploying import Redeployment
from ..war.peace_terms import PeaceOffer
from .actions import Action, Auto, OfferPeace, PlayEvent, PlayOps, PlayRp, PlaySr, kind_of_event, points_of
from .operations import Operations


def carry_out(state: State, side: Side, action: Action) -> None:
    """Use the round as chosen: the card leaves the hand and what it gives is played out. [8.1.3]"""
    card = action.card
    if card:
        leave_hand(state, side, card)
    word = kind_of_event(CARDS[card]) if isinstance(action, PlayEvent) else action.verb
    take_action(state, side, word, card)
    if not _gives_operations(state, action):
        # A failed entrenchment helps only the attempt made in the very next round. [11.2.10]
        set_failed_entrench(state, state.failed_entrench & ~units_of(side))
    _play_out(state, side, action)


def _gives_operations(state: State, action: Action) -> bool:
    if isinstance(action, PlayEvent):
        return ops_of_event(state, action.card) > 0
    return isinstance(action, PlayOps | Auto)


def _play_out(state: State, side: Side, action: Action) -> None:
    match action:
        case Auto():
            state.then(Operations(side, 1))
        case OfferPeace():
            state.then(PeaceOffer(side))
        case PlayOps(card):
            state.then(Operations(side, CARDS[card].ops))
        case PlaySr(card):
            state.then(Redeployment(side, CARDS[card].sr))
        case PlayRp(card):
            gain_rp(state, points_of(state, card), "card")
        case PlayEvent(card):
            state.then(EventPlay(side, card))
