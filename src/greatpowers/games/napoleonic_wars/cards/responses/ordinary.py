"""Responses as ordinary plays of one's own Impulse: those that need nothing to have happened. [6.14]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.option import Option, option
from ...printed.ids import Nation
from ...printed.names import NOWHERE
from ...rules.cards.questions import question
from ...rules.cards.registry import event, needs
from ...rules.occasions import ResponseWindow
from ...rules.responses.responses import responses
from ...state.state import State
from ...state.targets import OnLeader, Target
from ..events.marching import FreeMarch
from . import elsewhere, on_land  # noqa: F401  entered before they are looked through

#: The occasion: one's own Impulse and nothing in it yet.
IMPULSE: Final = "impulse"


@option("target {target}")
class StrikeAt(Option, frozen=True):
    """What the card is played on."""

    target: Target


def occasion(nation: Nation) -> ResponseWindow:
    return ResponseWindow(IMPULSE, nation, NOWHERE, -1, "")


def _enter(card: str) -> None:
    """The Response is an event too, on what its player chooses."""
    played = responses()[card]

    def targets(state: State, nation: Nation) -> Sequence[Target]:
        return played.targets(state, nation, occasion(nation))

    @question(card, "target")
    def strike(state: State, nation: Nation, answer: StrikeAt) -> None:
        played.effect(state, nation, occasion(nation), answer.target)
        if isinstance(answer.target, OnLeader):
            # A forced march: there may be no CPs to march with, so it is made at once.
            state.then(FreeMarch(answer.target.leader))

    @event(card, needs(card, targets))
    def choose(state: State, nation: Nation) -> None:
        strike.put(state, nation, [StrikeAt(target) for target in targets(state, nation)])


for _card, _response in responses().items():
    if IMPULSE in _response.windows:
        _enter(_card)
