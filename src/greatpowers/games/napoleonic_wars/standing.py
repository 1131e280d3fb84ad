"""What a player may say at any time: giving up."""

from __future__ import annotations

from ...engine.errors import Refusal, UnreadableDecision
from ...engine.game import Standing
from .state import State, rules
from .turn_changes import end_game
from .victory import points


class Concession(Standing):
    """Giving up in a game for two: the other has won. With more players one seat cannot end it. [4.3]"""

    word = "concede"

    def read(self, state: State, seat: str, rest: str) -> None:
        if rest.strip():
            raise UnreadableDecision(Refusal("nw-concede-unreadable", "4.3"))

    def refuse(self, state: State, seat: str, action: None) -> Refusal | None:
        return None if rules(state).players == 2 else Refusal("nw-concede-many", "4.3")

    def apply(self, state: State, seat: str, action: None) -> None:
        other = next(name for name in rules(state).seats if name != seat)
        end_game(state, other, "conceded", points(state))
