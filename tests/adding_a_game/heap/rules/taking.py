"""The course of the game: in turn each takes sticks, until none is left. [H1–H3]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal
from ....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from ....engine.option import Option, option
from ..state.changes import begin_turn, other, take_sticks
from ..state.state import MOST, State


@option("take {count}")
class Take(Option):
    count: int


@frame
class ChooseTake(Choice[State, Take]):
    """One to three sticks, but no more than there are. [H2]"""

    asks = "take"
    seat: str
    always_ask = True

    def options(self, state: State) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(MOST, state.sticks) + 1)]

    def refuse(self, state: State, option: Take) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("heap-not-so-many", "H2", {"count": option.count, "left": state.sticks})

    def chosen(self, state: State, option: Take) -> None:
        take_sticks(state, option.count)


@frame
class Course(Procedure):
    """Turn after turn; who takes the last stick has won. [H1, H3]"""

    @step
    def play(self, state: State) -> Next | None:
        if not state.sticks:
            state.finish(kind="win", seats=[state.turn], why="last")
            return None
        begin_turn(state, other(state.turn))
        state.then(ChooseTake(state.turn))
        return REPEAT
