"""The verbs that alter the boxes of the solo mode. Cards in boxes are also in `hands`, so that every rule
that speaks of a hand works. [solo]"""

from __future__ import annotations

from ...printed.names import SIDES, Side
from ..events.solo import BoxesTurnedUp, BoxFilled, SoloRolled
from ..ids import BOXES, CardId
from ..state import State
from .cards import reshuffle_discards

ALL_UP = (1 << len(BOXES)) - 1


def lay_out_boxes(state: State, side: Side) -> None:
    """The cards just dealt are mixed and laid into the boxes, face down. [solo 1]"""
    cards = list(state.hands[side])
    for last in range(len(cards) - 1, 0, -1):
        other = state.dice.below(last + 1, f"boxes {SIDES[side]}")
        cards[last], cards[other] = cards[other], cards[last]
    state.boxes[side] = cards
    state.boxes_up[side] = 0
    state.touch()


def turn_up(state: State, side: Side) -> None:
    """Everything in the boxes of a side is seen from now on. [solo 3, 5]"""
    if state.boxes_up[side] != ALL_UP:
        state.boxes_up[side] = ALL_UP
        state.shown[side] = list(state.hands[side])
        state.record(BoxesTurnedUp(SIDES[side], tuple(map(CardId, state.boxes[side]))))


def refill_boxes(state: State, side: Side) -> None:
    """Boxes whose card was used get a new one, face down. [solo 3, 5]"""
    empty = [box for box, card in enumerate(state.boxes[side]) if card not in state.hands[side]]
    # All are cleared before the first is filled: a card just discarded may be drawn again.
    for box in empty:
        state.boxes[side][box] = ""
    for box in empty:
        new = take_from_pile(state, side)
        state.boxes[side][box] = new
        state.boxes_up[side] &= ~(1 << box)
        state.record(BoxFilled(SIDES[side], BOXES[box], bool(new)))


def take_from_pile(state: State, side: Side) -> str:
    """The top card, if any, comes among the cards of the side; an empty pile is made new first."""
    if not state.decks[side] and state.discards[side]:
        reshuffle_discards(state, side)
    card = state.decks[side].pop() if state.decks[side] else ""
    if card:
        state.hands[side].append(card)
    state.touch()
    return card


def draw_openly(state: State, side: Side) -> str:
    """The top card, for everybody to see: it will be played at once. [solo 3]"""
    card = take_from_pile(state, side)
    if card:
        state.shown[side].append(card)
    return card


def note_solo_roll(state: State, side: Side, box: int, grey: int, blue: int, card: str) -> None:
    """Tell what the two dice decided; no card means one point of operations. [solo 3]"""
    state.record(SoloRolled(SIDES[side], BOXES[box], grey, blue, CardId(card)))
