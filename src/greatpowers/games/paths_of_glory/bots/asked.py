"""What players are told with a question: the board as their side may know it."""

from __future__ import annotations

from functools import cached_property

from ....bots.player import Why
from ..printed.names import SIDE_NUMBER
from ..state.state import State
from .novice.situation import Situation


class Asked:
    """A question put to a side, with room for the reasons of the answer."""

    def __init__(self, state: State, seat: str, reasons: list[Why], seed: str = "") -> None:
        self.state = state
        self.side = SIDE_NUMBER[seat]
        self.reasons = reasons
        self.seed = seed

    @cached_property
    def situation(self) -> Situation:
        """The board weighed; most answers need it."""
        return Situation(self.state, self.side)
