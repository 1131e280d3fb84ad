"""What decides between plans that are as good as each other: the seed of the player, and the round.

Without it a person could play a game that was won once again, card by card.
"""

from __future__ import annotations

from .....engine.chance import Stream
from ...state.state import State
from .weights import ACTION


class Whim:
    """A small liking for some things over others; the same for all questions of a round."""

    def __init__(self, seed: str, state: State) -> None:
        self._moment = f"{seed}/{state.turn}/{state.round}/{state.active}"

    def about(self, what: str) -> float:
        """How much this is liked, from nothing to a little."""
        return ACTION.whim * Stream(f"{self._moment}/{what}").fraction()
