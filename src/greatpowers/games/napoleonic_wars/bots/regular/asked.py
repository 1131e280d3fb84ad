"""What players are told with a question: the board as their seat may know it."""

from __future__ import annotations

from functools import cached_property

from .....bots.player import Why
from ...state.state import State
from .situation import Situation


class Asked:
    """A question put to a seat, with room for the reasons of the answer."""

    def __init__(self, state: State, seat: str, reasons: list[Why], seed: str = "") -> None:
        self.state = state
        self.seed = seed
        self.seat = seat
        self.reasons = reasons

    @cached_property
    def situation(self) -> Situation:
        """The board weighed; many answers need it."""
        return Situation(self.state, self.seat)
