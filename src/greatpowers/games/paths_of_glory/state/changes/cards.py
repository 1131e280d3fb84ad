"""The verbs that alter hands, decks and piles."""

from __future__ import annotations

from collections.abc import Iterable

from ...printed.names import SIDES, Side
from ..events.opening import CardSwapped
from ..events.war import (
    CardDiscarded,
    CardKept,
    CardRemoved,
    CardsDrawn,
    CardsDrawnUnseen,
    DeckShuffled,
    HandShown,
)
from ..ids import CardId
from ..state import State


def shuffle_deck(state: State, side: Side) -> None:
    """Put the draw pile into a new, verifiable order."""
    deck = state.decks[side]
    for last in range(len(deck) - 1, 0, -1):
        other = state.dice.below(last + 1, f"shuffle {SIDES[side]}")
        deck[last], deck[other] = deck[other], deck[last]
    state.record(DeckShuffled(SIDES[side], len(deck)))


def reshuffle_discards(state: State, side: Side) -> None:
    """Draw pile and discards become one new pile. [6.0 G, 16.1.3]"""
    state.decks[side].extend(state.discards[side])
    state.discards[side].clear()
    shuffle_deck(state, side)


def add_to_deck(state: State, side: Side, cards: Iterable[str]) -> None:
    """New cards lie with the draw pile; the rule that called shuffles. [16.1.3]"""
    state.decks[side].extend(cards)
    state.touch()


def draw_cards(state: State, side: Side, count: int) -> None:
    """Take cards from the top; only the side itself learns which. [6.0 G]"""
    drawn = [state.decks[side].pop() for _ in range(min(count, len(state.decks[side])))]
    if drawn:
        state.hands[side].extend(drawn)
        name = SIDES[side]
        state.record(CardsDrawn(name, tuple(map(CardId, drawn))), (name,), CardsDrawnUnseen(name, len(drawn)))


def take_into_hand(state: State, side: Side, card: str) -> None:
    """A card named by a rule comes from the draw pile into the hand. [4.3.1]"""
    state.decks[side].remove(card)
    state.hands[side].append(card)
    state.touch()


def leave_hand(state: State, side: Side, card: str) -> None:
    """The card is being used; it goes to a pile when that is over."""
    if card in state.hands[side]:
        state.hands[side].remove(card)
    if card in state.shown[side]:
        state.shown[side].remove(card)
    state.touch()


def return_to_hand(state: State, side: Side, card: str) -> None:
    """The card was laid openly, so everybody knows where it is now. [card cp_64]"""
    state.hands[side].append(card)
    state.shown[side].append(card)
    state.touch()


def discard_card(state: State, side: Side, card: str) -> None:
    _off_the_table(state, side, card)
    state.discards[side].append(card)
    state.record(CardDiscarded(SIDES[side], CardId(card)))


def remove_card(state: State, side: Side, card: str) -> None:
    """Out of the game. [9.5.1.2]"""
    _off_the_table(state, side, card)
    state.removed_cards[side].append(card)
    state.record(CardRemoved(SIDES[side], CardId(card)))


def keep_card(state: State, side: Side, card: str) -> None:
    """It stays face up and may be used again. [9.5.4.2]"""
    if card not in state.table_cards[side]:
        state.table_cards[side].append(card)
        state.record(CardKept(SIDES[side], CardId(card)))


def _off_the_table(state: State, side: Side, card: str) -> None:
    for pile in (state.hands[side], state.table_cards[side], state.shown[side]):
        if card in pile:
            pile.remove(card)


def note_card_used(state: State, card: str) -> None:
    """A combat card works once a round. [9.5.4.4]"""
    state.cards_used.append(card)
    state.touch()


def note_played(state: State, card: str) -> None:
    """The event of the card has been played on this turn."""
    state.played[card] = state.turn
    state.board_changed()  # an event can open spaces, as Salonika does
    state.touch()


def show_hand(state: State, side: Side, to: Side) -> None:
    """The other side sees the hand."""
    state.shown[side] = list(state.hands[side])
    state.record(HandShown(SIDES[side], tuple(map(CardId, state.hands[side]))), (SIDES[to], SIDES[side]))


def swap_card(state: State, side: Side, optional: str, out: str) -> None:
    """An optional card takes the place of another one; only the side itself knows. [options]"""
    state.swaps[side][optional] = out
    state.record(CardSwapped(SIDES[side], CardId(optional), CardId(out)), (SIDES[side],))


def show_card(state: State, side: Side, card: str) -> None:
    """The other side knows that this card is in the hand. [4.3.1]"""
    state.shown[side].append(card)
    state.touch()


def put_card_away(state: State, side: Side, for_good: bool) -> None:
    """The action is over: its card goes to the discards, or out of the game. [9.5.1.2]"""
    card, state.card_in_play = state.card_in_play, ""
    if for_good:
        remove_card(state, side, card)
    else:
        discard_card(state, side, card)
