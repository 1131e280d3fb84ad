"""One turn: its phases in their fixed order. [6.0]"""

from __future__ import annotations

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...state.changes.rounds import begin_turn, next_turn
from ...state.state import State, rules
from ..actions.action_round import ActionPhase
from ..replacements.replacing import ReplacementPhase
from ..supply.wearing_out import AttritionPhase
from ..war.mandating import MandatedOffensivePhase
from ..war.victory import end_by_points
from ..war.war_status import WarStatusPhase
from .drawing import DrawPhase
from .sieges import SiegePhase


@frame
class Turn(Procedure):
    """Phases A to H. [6.0]"""

    @step
    def mandated_offensives(self, state: State) -> None:
        begin_turn(state)
        state.then(MandatedOffensivePhase())

    @step
    def actions(self, state: State) -> None:
        state.then(ActionPhase())

    @step
    def attrition(self, state: State) -> None:
        state.then(AttritionPhase())

    @step
    def sieges(self, state: State) -> None:
        state.then(SiegePhase())

    @step
    def war_status(self, state: State) -> None:
        state.then(WarStatusPhase())

    @step
    def last_turn(self, state: State) -> Next | None:
        """Replacements and cards decide nothing any more once the last turn is over. [5.3.1, 5.4.1, 5.5.1]"""
        if state.turn < rules(state).last_turn:
            return None
        end_by_points(state, "last-turn", is_full_length=True)
        return LEAVE

    @step
    def replacements(self, state: State) -> None:
        state.then(ReplacementPhase())

    @step
    def draw(self, state: State) -> None:
        state.then(DrawPhase())

    @step
    def end(self, state: State) -> None:
        next_turn(state)
