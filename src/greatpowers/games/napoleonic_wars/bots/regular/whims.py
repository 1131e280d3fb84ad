"""What decides between answers that are as good as each other: the seed of the player, and the moment.

Without it a person could play a game that was won once again, card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....engine.chance import Stream
from ...state.state import State

#: What is so little worse than the best is as good.
_NEAR: Final = 0.04

T = TypeVar("T")


def fancied(state: State, seed: str, ranked: Sequence[tuple[float, T]]) -> T:
    """One of those that are nearly as good as the first; the best comes first."""
    most = ranked[0][0]
    near = [thing for worth, thing in ranked if worth >= most - _NEAR * abs(most)]
    if len(near) == 1:
        return near[0]
    moment = f"{seed}/{state.turn}/{state.round}/{state.active}/{state.purse}"
    return Stream(moment).pick(near)
