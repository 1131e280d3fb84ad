"""Which cards are better kept for a while so that all events come up: some close others, some need others."""

from __future__ import annotations

from typing import Final

from ...printed.card_names import (
    BLOCKADE,
    BLUCHER,
    BOLSHEVIK_REVOLUTION,
    EVERYONE_INTO_BATTLE,
    FALL_OF_THE_TSAR,
    GRAND_FLEET,
    GUNS_OF_AUGUST,
    H_L_TAKE_COMMAND,
    HIGH_SEAS_FLEET,
    KERENSKY_OFFENSIVE,
    LANDSHIPS,
    LLOYD_GEORGE,
    LUSITANIA,
    MAUDE,
    MICHAEL,
    MOLTKE,
    OVER_THERE,
    PEACE_OFFENSIVE,
    PLACE_OF_EXECUTION,
    RAPE_OF_BELGIUM,
    ROMANIA,
    TREATY_OF_BREST_LITOVSK,
    TSAR_TAKES_COMMAND,
    U_BOATS_UNLEASHED,
    VON_BELOW,
    WIRELESS_INTERCEPTS,
    ZIMMERMANN_TELEGRAM,
)
from ...printed.cards import CARDS
from ...printed.names import AP
from ...rules.war.war import ARMISTICE
from ...state.state import State, rules, was_played

#: Card -> the card its event would close, and the turn from which it waits no longer. [9.5.1.1]
_CLOSES: Final = {
    BOLSHEVIK_REVOLUTION: (KERENSKY_OFFENSIVE, 17),
    FALL_OF_THE_TSAR: (ROMANIA, 13),
    ZIMMERMANN_TELEGRAM: (LUSITANIA, 12),
    H_L_TAKE_COMMAND: (PLACE_OF_EXECUTION, 12),
    MICHAEL: (LLOYD_GEORGE, 15),
    BLUCHER: (LLOYD_GEORGE, 15),
    PEACE_OFFENSIVE: (LLOYD_GEORGE, 15),
}
#: Events that are soon too late. [card texts]
_URGENT: Final = (GUNS_OF_AUGUST, MOLTKE, RAPE_OF_BELGIUM, GRAND_FLEET, KERENSKY_OFFENSIVE)
#: Events that others wait for. [card texts, 16.3, 16.4]
_OPENING: Final = (
    BLOCKADE, LANDSHIPS, ZIMMERMANN_TELEGRAM, OVER_THERE,
    TSAR_TAKES_COMMAND, FALL_OF_THE_TSAR, BOLSHEVIK_REVOLUTION, H_L_TAKE_COMMAND, U_BOATS_UNLEASHED,
)  # fmt: skip
#: Events at the end of a long chain of others, all with a war status.
_LATEST: Final = (MICHAEL, TREATY_OF_BREST_LITOVSK, EVERYONE_INTO_BATTLE)
#: Cards that must be in the hand when their rare battle or their late hour comes.
_HELD: Final = (WIRELESS_INTERCEPTS, VON_BELOW, MAUDE, ZIMMERMANN_TELEGRAM, OVER_THERE)
#: The fleet sails when it can be met, or late in the war.
_FLEET_SAILS: Final = 16


def haste(card: str) -> int:
    """How much an event should be played before others: now or never first, then what opens others: war
    status for the later decks. [16.1]"""
    if card in _URGENT:
        return 100
    return 20 if card in _OPENING else 1 + 5 * CARDS[card].war_status


def waits(state: State, card: str) -> bool:
    """Would playing this card now keep others from being played?"""
    if card == HIGH_SEAS_FLEET:
        return GRAND_FLEET not in state.hands[AP] and state.turn < _FLEET_SAILS
    if card in _CLOSES:
        other, patience = _CLOSES[card]
        if not was_played(state, other) and state.turn < patience:
            return True
    return _would_end_the_war(state, card)


def _would_end_the_war(state: State, card: str) -> bool:
    """An armistice comes at the end of the turn, which does not matter on the last one; before it there must
    be room for the cards that come latest. [16.2.1]"""
    status = CARDS[card].war_status
    if not status or state.turn == rules(state).last_turn:
        return False
    others = [] if card in _LATEST else [late for late in _LATEST if not was_played(state, late)]
    room = sum(CARDS[late].war_status for late in others)
    return state.combined_war_status + status + room >= ARMISTICE


def price_of(state: State, card: str) -> int:
    """What it costs to use the card otherwise: much if its event is still to come."""
    if was_played(state, card):
        return 1
    if card in _HELD:
        return 40
    return 8 if CARDS[card].is_combat_card else 16
