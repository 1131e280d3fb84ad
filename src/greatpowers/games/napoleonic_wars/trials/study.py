"""The Napoleonic Wars for those who study many of its matches: cards played as such, points by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ....engine.chance import Stream
from ....engine.events import Event
from ....engine.study import Study, Taste
from ..bots.eventful.player import prefer_events
from ..printed.board import PLACES
from ..printed.cards import CARDS
from ..printed.names import NATIONS
from ..printed.pieces import LEADER_NUMBER, SQUADRON_NUMBER
from ..rules.turn.victory import points
from ..state.events.war import CardPlayed
from ..state.state import State
from .odd_answers import odd_answers
from .tally import counts

#: Uses of a card for its own sake; any card gives CPs. [6]
_OWN_SAKE: Final = ("event", "battle", "response")
#: How a card is used for its own sake, by its timing.
_USES: Final = {"action": "event", "battle": "battle", "response": "response"}


class NapoleonicWarsStudy(Study):
    """Every card has an event, belongs into battles, or answers what others do."""

    cards = tuple(CARDS)
    #: All but the few that must be events give CPs; each has its own use besides. [6, 6.14, 6.15]
    card_uses = MappingProxyType(
        {id_: (*(() if card.must_be_event else ("cp",)), _USES[card.timing]) for id_, card in CARDS.items()}
    )
    words = (PLACES, tuple(CARDS), NATIONS, tuple(LEADER_NUMBER), tuple(SQUADRON_NUMBER))

    def tastes(self) -> Mapping[str, Taste]:
        return {"events": prefer_events}

    def card_played(self, event: Event) -> str:
        """[6, 6.14, 6.15]"""
        return event.card if isinstance(event, CardPlayed) and event.use in _OWN_SAKE else ""

    def odd_answers(self, state: State, seat: str, stream: Stream) -> Sequence[str]:
        return odd_answers(state, seat, stream)

    def card_used(self, event: Event) -> tuple[str, str] | None:
        return (event.card, event.use) if isinstance(event, CardPlayed) else None

    def turn(self, state: State) -> int:
        return state.turn

    def points(self, state: State) -> Mapping[str, float]:
        """Points of every seat as they would count now, and nations conquered so far. [5.81, 15.1]"""
        return {**points(state), "conquests": state.conquered.bit_count()}

    def counts(self, events: Sequence[Event]) -> Mapping[str, float]:
        return counts(events)

    def why_message(self, result: Mapping[str, object]) -> str:
        return f"nw-end-{result['why']}"
