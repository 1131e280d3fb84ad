"""Paths of Glory for those who study many of its matches: events and combat cards, victory points by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....engine.chance import Stream
from ....engine.events import Event
from ....engine.study import Study, Taste
from ..bots.eventful.player import prefer_events
from ..bots.regular.evaluation import outlook_of
from ..printed.board import SPACES
from ..printed.cards import CARDS
from ..printed.names import SIDE_NUMBER
from ..printed.units import KINDS
from ..rules.actions.actions import BARE_USES, CARD_USES
from ..rules.events.registry import EVENTS
from ..state.events.war import ActionTaken, CombatCardPlayed
from ..state.state import State
from .bids import scores_with_bids
from .counting import counts, early_capitals
from .odd_answers import odd_answers

#: Uses of a round that are no event; events are noted by their kind. [8.1.3, 9.5]
_NO_EVENT = {use.verb for use in (*CARD_USES, *BARE_USES)} - {"event"}
_PLAIN: Final = ("ops", "sr", "rp")
_COMBAT: Final = "combat"


def _own_uses(card: str) -> tuple[str, ...]:
    """As an event, in a combat, or both. [9.5.1, 9.5.4]"""
    uses = {"event": card in EVENTS, _COMBAT: CARDS[card].is_combat_card}
    return tuple(use for use, has in uses.items() if has)


class PathsOfGloryStudy(Study):
    """All cards have an event or belong into combats."""

    cards = tuple(CARDS)
    words = (SPACES, tuple(CARDS), tuple(KINDS), tuple(use.verb for use in (*CARD_USES, *BARE_USES)))

    # A property where others have a value: events are entered by cards that are not loaded yet.
    @property
    def card_uses(self) -> Mapping[str, Sequence[str]]:  # type: ignore[override]
        """All cards give operations, strategic redeployment and replacements. [9.1.3]"""
        return {card: (*_PLAIN, *_own_uses(card)) for card in CARDS}

    def tastes(self) -> Mapping[str, Taste]:
        return {"events": prefer_events}

    def card_played(self, event: Event) -> str:
        """Played as an event, or laid in a combat; a combat card that was kept counts again. [9.5, 9.5.4]"""
        if isinstance(event, ActionTaken) and event.action not in _NO_EVENT:
            return event.card
        return event.card if isinstance(event, CombatCardPlayed) else ""

    def odd_answers(self, state: State, seat: str, stream: Stream) -> Sequence[str]:
        return odd_answers(state, seat, stream)

    def card_used(self, event: Event) -> tuple[str, str] | None:
        if isinstance(event, CombatCardPlayed):
            return event.card, _COMBAT
        if isinstance(event, ActionTaken) and event.card:
            return event.card, event.action if event.action in _PLAIN else "event"
        return None

    def turn(self, state: State) -> int:
        return state.turn

    def points(self, state: State) -> Mapping[str, float]:
        return {"vp": state.vp}

    def counts(self, events: Sequence[Event]) -> Mapping[str, float]:
        return counts(events)

    def following(self, counts: Mapping[str, float]) -> Mapping[str, float]:
        return early_capitals(counts)

    def with_bids(self, state: State) -> Mapping[int, Mapping[str, float]]:
        return scores_with_bids(state)

    def features(self, state: State, seat: str) -> Mapping[str, float]:
        """The Regular's judgement."""
        return outlook_of(state).parts(SIDE_NUMBER[seat]) if state.round else {}

    def why_message(self, result: Mapping[str, object]) -> str:
        return f"pog-end-{result['why']}"
