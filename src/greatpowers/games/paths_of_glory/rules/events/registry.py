"""The events by card: the modules of `cards/` enter their own. [9.5.1]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .....engine.errors import Refusal
from ...printed.cards import CARDS
from ...printed.names import Side
from ...state.state import State, was_played

#: None, or why the event may not be played now.
Condition = Callable[[State], Refusal | None]
Effect = Callable[[State], None]


@dataclass(frozen=True, slots=True)
class CardEvent:
    """What happens when a card is played as an event, and when it may be."""

    card: str
    when: tuple[Condition, ...]
    effect: Effect


#: All events by card; complete once `cards` has been imported.
EVENTS: Final[dict[str, CardEvent]] = {}


def event(card: str, *, when: Condition | tuple[Condition, ...] = ()) -> Callable[[Effect], Effect]:
    """Enter the function as the event of a card."""

    def entered(effect: Effect) -> Effect:
        assert card in CARDS
        assert card not in EVENTS
        EVENTS[card] = CardEvent(card, when if isinstance(when, tuple) else (when,), effect)
        return effect

    return entered


def event_refusal(state: State, side: Side, card: str) -> Refusal | None:
    """Why this side may not play the card as an event now; the card need not be in hand. [9.5.1.1]"""
    if CARDS[card].side != side:
        return Refusal("pog-play-other-side", "9.1.2", {"card": card})
    found = EVENTS.get(card)
    if found is None:
        return Refusal("pog-play-only-in-combat", "9.5.4.1", {"card": card})
    if CARDS[card].is_starred and was_played(state, card):
        return Refusal("pog-play-gone", "9.5.1.2", {"card": card})
    return first_of(state, found.when)


def first_of(state: State, conditions: tuple[Condition, ...]) -> Refusal | None:
    """The first reason against, if any."""
    for condition in conditions:
        refusal = condition(state)
        if refusal is not None:
            return refusal
    return None


def play_event(state: State, card: str) -> None:
    """Carry the event out; what it asks of the players is called with `state.then`."""
    EVENTS[card].effect(state)
