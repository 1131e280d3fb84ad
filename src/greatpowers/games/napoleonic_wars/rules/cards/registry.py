"""Events by card: who may play which now, and the function that carries it out. The cards enter theirs.
[6, 6.1, 6.18]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .....engine.errors import Refusal
from ...printed.cards import CARDS, cards_with
from ...printed.ids import Nation
from ...printed.names import NATION_NUMBER, NATIONS, POWERS
from ...state.state import State, rules

#: What an event does for the nation that plays it; what it asks is called with `state.then`.
Effect = Callable[[State, Nation], None]
#: Why a nation may not play it now; None if it may.
When = Callable[[State, Nation], Refusal | None]


@dataclass(frozen=True, slots=True)
class EventCard:
    """The event of a card."""

    effect: Effect
    when: When | None = None


_EVENTS: Final[dict[str, EventCard]] = {}


def event(effect: str, when: When | None = None) -> Callable[[Effect], Effect]:
    """Enter a function as the event of every card that has this effect."""

    def enter(function: Effect) -> Effect:
        for card in cards_with(effect):
            assert card not in _EVENTS, card
            _EVENTS[card] = EventCard(function, when)
        return function

    return enter


def events() -> Mapping[str, EventCard]:
    """All events that are played in an Impulse, by card."""
    return _EVENTS


def no_effect(card: str) -> Refusal:
    """The event could change nothing. [ruling 50]"""
    return Refusal("nw-event-no-effect", "6.1", {"card": card})


def needs(card: str, changes: Callable[[State, Nation], object]) -> When:
    """The event may be played where this finds something it would change. [ruling 50]"""

    def when(state: State, nation: Nation) -> Refusal | None:
        return None if changes(state, nation) else no_effect(card)

    return when


def event_refusal(state: State, nation: Nation, card: str) -> Refusal | None:
    """Why the nation may not play the card as an event in its Impulse. [6, 6.14, 6.15, 6.18]"""
    facts = CARDS[card]
    if facts.timing == "battle":
        return Refusal("nw-event-timing", "6.15", {"card": card})
    if card not in events():
        return Refusal("nw-event-occasion", "6.14", {"card": card})
    if facts.not_1805 and state.turn == 1 and rules(state).is_campaign:
        return Refusal("nw-event-not-1805", "6.18", {"card": card})
    if not may_play(nation, card):
        return Refusal("nw-event-other-nation", "6", {"card": card, "nation": NATIONS[nation]})
    entered = events()[card]
    return entered.when(state, nation) if entered.when is not None else None


def may_play(nation: Nation, card: str) -> bool:
    """Is the event open to this nation? [6]"""
    nations = CARDS[card].nations
    if nations == "any":
        return True
    return nation in POWERS if nations == "power" else nation == NATION_NUMBER[nations]
