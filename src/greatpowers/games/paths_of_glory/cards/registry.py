"""The events by card: each module of this package enters its own. [9.5.1]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from ....engine.errors import Refusal
from ....engine.packages import home_of
from ..printed.cards import CARDS
from ..state.state import State, was_played
from .conditions import Condition, first_of

Effect = Callable[[State], None]

#: Loaded when an event is first asked for: they know phases, which know cards.
_MODULES: Final = (
    "cards.decks.ap_mobilization",
    "cards.decks.ap_limited",
    "cards.decks.ap_total",
    "cards.decks.cp_mobilization",
    "cards.decks.cp_limited",
    "cards.decks.cp_total",
)


@dataclass(frozen=True, slots=True)
class CardEvent:
    """What happens when a card is played as an event, and when it may be."""

    card: str
    when: tuple[Condition, ...]
    effect: Effect


_EVENTS: Final[dict[str, CardEvent]] = {}


def event(card: str, *, when: Condition | tuple[Condition, ...] = ()) -> Callable[[Effect], Effect]:
    """Enter the function as the event of a card."""

    def entered(effect: Effect) -> Effect:
        assert card in CARDS
        assert card not in _EVENTS
        _EVENTS[card] = CardEvent(card, when if isinstance(when, tuple) else (when,), effect)
        return effect

    return entered


@cache
def events() -> Mapping[str, CardEvent]:
    """All events by card."""
    for name in _MODULES:
        import_module(f"{home_of(__name__)}.{name}")
    return _EVENTS


def event_refusal(state: State, side: int, card: str) -> Refusal | None:
    """Why this side may not play the card as an event now; the card need not be in hand. [9.5.1.1]"""
    if CARDS[card].side != side:
        return Refusal("pog-play-other-side", "9.1.2", {"card": card})
    found = events().get(card)
    if found is None:
        return Refusal("pog-play-only-in-combat", "9.5.4.1", {"card": card})
    if CARDS[card].is_starred and was_played(state, card):
        return Refusal("pog-play-gone", "9.5.1.2", {"card": card})
    return first_of(state, found.when)


def play_event(state: State, card: str) -> None:
    """Carry the event out; what it asks of the players is called with `state.then`."""
    events()[card].effect(state)
