"""One turn: Rounds of Impulses, attrition, conquests, peace, Interphase. [5]"""

from __future__ import annotations

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...state.changes.cards import end_effects
from ...state.changes.diplomacy import end_truces
from ...state.changes.orders import end_turn_orders
from ...state.changes.turn import advance_marker, begin_phase, begin_turn, next_turn
from ...state.effects import TURN
from ...state.state import State, rules
from ..conquest.conquest import Conquests
from ..interphase.interphase import Interphase
from .ending import EndAttrition, EndGame, finish_builds
from .peace import PeaceRoll
from .rounds import Rounds


@frame
class Turn(Procedure):
    """[5.1–5.9]"""

    @step
    def rounds(self, state: State) -> None:
        begin_turn(state)
        state.then(Rounds())

    @step
    def attrition(self, state: State) -> None:
        """[5.6]"""
        begin_phase(state, "attrition")
        state.then(EndAttrition())

    @step
    def naval_builds(self, state: State) -> None:
        """[5.6]"""
        finish_builds(state)

    @step
    def conquests(self, state: State) -> None:
        """Truces of this turn are over; those of its conquests last for the next. [5.7, 15.21]"""
        begin_phase(state, "conquest")
        end_truces(state)
        state.then(Conquests())

    @step
    def last_turn(self, state: State) -> Next | None:
        """No roll can make the last turn any longer. [5]"""
        if state.turn < rules(state).last_turn:
            return None
        state.then(EndGame("last-turn"))
        return LEAVE

    @step
    def advance_marker(self, state: State) -> None:
        """The nation in the next box will be first. [5.9]"""
        advance_marker(state)

    @step
    def peace(self, state: State) -> None:
        """[5.8]"""
        begin_phase(state, "peace")
        state.then(PeaceRoll())

    @step
    def interphase(self, state: State) -> None:
        """[5.9, 14]"""
        state.then(Interphase())

    @step
    def end(self, state: State) -> None:
        end_effects(state, TURN)
        end_turn_orders(state)
        next_turn(state)
