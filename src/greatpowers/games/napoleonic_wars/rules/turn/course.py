"""The course of the game: the opening, then turn after turn until it ends. [4, 5]"""

from __future__ import annotations

from .....engine.frames import REPEAT, Next, Procedure, frame, step
from ...state.state import State
from .opening import Opening
from .turn import Turn


@frame
class Course(Procedure):
    """[5]"""

    @step
    def open(self, state: State) -> None:
        state.then(Opening())

    @step
    def turns(self, state: State) -> Next:
        state.then(Turn())
        return REPEAT
