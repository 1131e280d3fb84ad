"""A card is announced, and may be cancelled before it is carried out. [6.14]"""

from __future__ import annotations

from ...printed.ids import Nation
from ...state.changes.cards import end_effect
from ...state.effects import Cancelled, is_on
from ...state.state import State
from ..occasions import window


def announce(state: State, nation: Nation, card: str) -> None:
    """Everybody may respond to the card before the next step. [6.14]"""
    window(state, "card", nation=nation, card=card)


def take_cancellation(state: State, card: str) -> bool:
    """Was the card just announced cancelled? Its cancellation is used up by the question. [6.14]"""
    if not is_on(state, Cancelled, card):
        return False
    end_effect(state, Cancelled, card)
    return True
