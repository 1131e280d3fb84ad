"""Responses by card: when each fits, on what, and what it does. The cards enter theirs. [6.14]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...printed.cards import cards_with
from ...printed.ids import Nation
from ...state.relations import are_enemies
from ...state.state import State
from ...state.targets import NOTHING, Target
from ..occasions import ResponseWindow

EVERYBODY: Final = 511
#: Played on what has just happened.
JUST_SO: Final[Sequence[Target]] = (NOTHING,)
#: Windows in which Responses that need no occasion may be played.
OPEN: Final = frozenset({"impulse", "move", "battle", "fleet"})

Targets = Callable[[State, Nation, ResponseWindow], Sequence[Target]]
Effect = Callable[[State, Nation, ResponseWindow, Target], None]


@dataclass(frozen=True, slots=True)
class Response:
    """In which windows it fits, on what, and what it does."""

    windows: frozenset[str]
    find: Targets
    effect: Effect

    def targets(self, state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
        return self.find(state, nation, window) if window.kind in self.windows else ()


_RESPONSES: Final[dict[str, Response]] = {}


def response(effect: str, windows: frozenset[str], find: Targets) -> Callable[[Effect], Effect]:
    """Enter a function as the Response of every card that has this effect."""

    def enter(function: Effect) -> Effect:
        for card in cards_with(effect):
            _RESPONSES[card] = Response(windows, find, function)
        return function

    return enter


def responses() -> Mapping[str, Response]:
    """All Responses by card."""
    return _RESPONSES


def no_target(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO


def enemy_moved(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if are_enemies(state, nation, window.nation) and window.place >= 0 else ()
