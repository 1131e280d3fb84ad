"""Mandated Offensive Phase: each side rolls for the nation that must attack this turn. [6.0 A, 7.1.1]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.names import AP, CP, SIDES
from ...state.changes.rounds import begin_phase, set_mandate
from ...state.state import State
from .mandates import mandated_for


@frame
class MandatedOffensivePhase(Procedure):
    """[6.0 A]"""

    @step
    def roll(self, state: State) -> None:
        begin_phase(state, "mandated_offensives")
        for side in (CP, AP):
            die = state.draw(6, f"mandate {SIDES[side]}") + 1
            set_mandate(state, side, mandated_for(state, side, die), die)
