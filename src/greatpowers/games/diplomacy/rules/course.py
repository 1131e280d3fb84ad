"""The course of the game: years of a spring and an autumn turn, until somebody has won. [1.4, 1.5]"""

from __future__ import annotations

from ....engine.frames import REPEAT, Next, Procedure, frame, step
from ..printed.names import Season
from ..printed.seats import first_year
from ..state.changes import begin_turn, begin_year, end_in_draw, join_italy
from ..state.state import State, active_seats
from .adjusting import YearEnd
from .moving import MovementPhase
from .retreating import RetreatPhase


@frame
class Turn(Procedure):
    """Talk and writing, resolution, retreats. [1.5]"""

    season: Season

    @step
    def movement(self, state: State) -> None:
        begin_turn(state, self.season)
        state.then(MovementPhase())

    @step
    def retreats(self, state: State) -> None:
        if state.dislodged:
            state.then(RetreatPhase())


@frame
class Year(Procedure):
    """Spring, autumn, and the adjustment of unit numbers."""

    @step
    def spring(self, state: State) -> None:
        if state.scenario == "two" and state.year == first_year("two") + 1:
            join_italy(state)
        state.then(Turn(Season.SPRING))

    @step
    def autumn(self, state: State) -> None:
        state.then(Turn(Season.AUTUMN))

    @step
    def adjustments(self, state: State) -> None:
        state.then(YearEnd())


@frame
class Course(Procedure):
    """Year after year."""

    @step
    def year(self, state: State) -> Next | None:
        if not active_seats(state):
            end_in_draw(state, (), "nobody_left")
            return None
        state.then(Year(), NextYear())
        return REPEAT


@frame
class NextYear(Procedure):
    """The calendar turns."""

    @step
    def turn(self, state: State) -> None:
        begin_year(state)
