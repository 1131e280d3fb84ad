"""Events by card: who may play which now, and the function that carries it out. [6, 6.1, 6.18]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final, TypeVar

from .....engine.errors import Refusal
from .....engine.packages import home_of
from ...printed.cards import CARDS
from ...printed.names import NATION_NUMBER, NATIONS, POWERS
from ...state.state import State, rules

Entered = TypeVar("Entered")
#: What an event does for the nation that plays it; what it asks is called with `state.then`.
Effect = Callable[[State, int], None]
#: Why a nation may not play it now; None if it may.
When = Callable[[State, int], Refusal | None]

_MODULES: Final = (
    "cards.events.home", "cards.events.courts", "cards.events.treaties", "cards.events.armistice",
    "cards.events.cabinets", "cards.events.levies", "cards.events.risings", "cards.events.lasting",
    "cards.foreign_wars.foreign_wars", "cards.foreign_wars.finland", "cards.responses.ordinary",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class EventCard:
    """The event of a card."""

    effect: Effect
    when: When | None = None


_ENTERED: Final[dict[str, EventCard]] = {}


def event(card: str, when: When | None = None) -> Callable[[Effect], Effect]:
    """Enter a function as the event of a card, and of those of a pack that have the same effect."""
    assert card not in _ENTERED, card

    def enter(effect: Effect) -> Effect:
        _ENTERED[card] = EventCard(effect, when)
        return effect

    return enter


@cache
def events() -> Mapping[str, EventCard]:
    """All events that are played in an Impulse, by card."""
    for name in _MODULES:
        import_module(f"{home_of(__name__)}.{name}")
    return by_card(_ENTERED)


def by_card(entered: Mapping[str, Entered]) -> Mapping[str, Entered]:
    """What was entered by effect, for every card that has such an effect."""
    return {card: entered[facts.effect] for card, facts in CARDS.items() if facts.effect in entered}


def no_effect(card: str) -> Refusal:
    """The event could change nothing. [ruling 50]"""
    return Refusal("nw-event-no-effect", "6.1", {"card": card})


def needs(card: str, changes: Callable[[State, int], object]) -> When:
    """The event may be played where this finds something it would change. [ruling 50]"""

    def when(state: State, nation: int) -> Refusal | None:
        return None if changes(state, nation) else no_effect(card)

    return when


def event_refusal(state: State, nation: int, card: str) -> Refusal | None:
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


def may_play(nation: int, card: str) -> bool:
    """Is the event open to this nation? [6]"""
    nations = CARDS[card].nations
    if nations == "any":
        return True
    return nation in POWERS if nations == "power" else nation == NATION_NUMBER[nations]
