"""Paths of Glory for those who study many of its matches: events and combat cards, victory points by turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.events import Event
from ....engine.study import Study, Taste
from ..actions import BARE_WORDS, CARD_WORDS
from ..card_facts import CARDS
from ..events import ActionTaken, CombatCardPlayed
from ..state import State
from .eventful import prefer_events

#: Uses of a round that are no event; events are noted by their kind. [8.1.3, 9.5]
_NO_EVENT = {*CARD_WORDS, *BARE_WORDS} - {"event"}


class PathsOfGloryStudy(Study):
    """All cards have an event or belong into combats."""

    cards = tuple(CARDS)

    def tastes(self) -> Mapping[str, Taste]:
        return {"events": prefer_events}

    def card_played(self, event: Event) -> str:
        """Played as an event, or laid in a combat; a combat card that was kept counts again. [9.5, 9.5.4]"""
        if isinstance(event, ActionTaken) and event.action not in _NO_EVENT:
            return event.card
        return event.card if isinstance(event, CombatCardPlayed) else ""

    def turn(self, state: State) -> int:
        return state.turn

    def points(self, state: State) -> Mapping[str, float]:
        return {"vp": state.vp}

    def why_message(self, result: Mapping[str, Any]) -> str:
        return f"pog-end-{result['why']}"
