"""What a player may say at any time: giving up."""

from __future__ import annotations

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.game import Standing
from ..printed.names import SIDE_NUMBER
from ..state.changes.map import end_game
from ..state.state import State, opponent


class Concession(Standing):
    """Giving up: the other side has won. [5.1.1]"""

    word = "concede"

    def read(self, state: State, seat: str, rest: str) -> None:
        if rest.strip():
            raise UnreadableDecision(Refusal("pog-concede-unreadable", "5.1.1"))

    def refuse(self, state: State, seat: str, action: None) -> Refusal | None:
        return None

    def apply(self, state: State, seat: str, action: None) -> None:
        end_game(state, opponent(SIDE_NUMBER[seat]), "conceded")
