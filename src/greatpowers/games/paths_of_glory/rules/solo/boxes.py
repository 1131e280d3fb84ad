"""The ten boxes: what lies where, and how far each card can be relied on. Questions only. [solo]"""

from __future__ import annotations

from typing import Final

from ...printed.cards import CARDS
from ...printed.names import Side
from ...state.ids import BOXES
from ...state.state import State

#: A card nobody has seen yet.
HIDDEN: Final = "?"


def open_cards(state: State, side: Side) -> list[str]:
    """Cards that lie face up, box by box; one that is being used is no longer there."""
    up, held = state.boxes_up[side], state.hands[side]
    return [card for number, card in enumerate(state.boxes[side]) if card in held and up >> number & 1]


def seen_boxes(state: State, side: Side) -> tuple[str, ...]:
    """The boxes as everybody sees them; a card nobody was shown is a question mark."""
    shown = state.shown[side]
    used = [card for card in state.boxes[side] if card not in state.hands[side]]
    return tuple(card if card in shown or card in used else HIDDEN for card in state.boxes[side])


def activation_range(state: State, card: str, box: int) -> int:
    """The highest grey die with which the card obeys; the mat does not come with the rules. [solo 3]"""
    ops = CARDS[card].ops
    how = state.options.get("solo_range", "ops")
    if how == "mat":
        return int(state.options[f"solo_mat_{BOXES[box]}"]) if box >= 0 else ops
    if how == "fixed":
        return int(state.options["solo_fixed"])
    return 7 - ops if how == "inverse_ops" else ops
