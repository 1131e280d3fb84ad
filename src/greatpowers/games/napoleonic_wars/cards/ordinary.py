"""Responses as ordinary plays of one's own Impulse: those that need nothing to have happened. [6.14]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..pieces import LEADER_NUMBER
from ..state import State
from .marching import FreeMarch
from .questions import answer, put
from .registry import event, needs
from .responses import responses
from .windows import ResponseWindow

#: The occasion: one's own Impulse and nothing in it yet.
IMPULSE: Final = "impulse"
TARGET: Final = "target"


def occasion(nation: int) -> ResponseWindow:
    return ResponseWindow(IMPULSE, nation, -1, -1, "")


def _enter(card: str) -> None:
    """The Response is an event too, on what its player chooses."""
    played = responses()[card]

    def targets(state: State, nation: int) -> Sequence[str]:
        return played.targets(state, nation, occasion(nation))

    @event(card, needs(card, targets))
    def choose(state: State, nation: int) -> None:
        put(state, nation, card, TARGET, targets(state, nation))

    @answer(card, TARGET)
    def strike(state: State, nation: int, target: str) -> None:
        played.effect(state, nation, occasion(nation), target)
        if card == "forced_march":
            # There may be no CPs to march with: it is made at once.
            state.then(FreeMarch(LEADER_NUMBER[target]))


for _card, _response in responses().items():
    if IMPULSE in _response.windows:
        _enter(_card)
