"""The Interphase: Camps, reinforcements and Deployment, cards for the next turn. [14]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...state.changes.cards import end_effect
from ...state.changes.turn import begin_phase
from ...state.effects import CropFailure
from ...state.state import State
from ..diplomacy.camps import CampsStep
from ..turn.peace import track_from
from .drawing import NewHands
from .reinforcing import Reinforcing


@frame
class Interphase(Procedure):
    """[14.1–14.3]"""

    @step
    def camps(self, state: State) -> None:
        """[14.1]"""
        begin_phase(state, "camps")
        state.then(CampsStep())

    @step
    def reinforcements(self, state: State) -> None:
        """[14.2]"""
        begin_phase(state, "reinforcements")
        state.then(*(Reinforcing(nation) for nation in track_from(state)))

    @step
    def harvest(self, state: State) -> None:
        """A crop failure lasts one Interphase."""
        end_effect(state, CropFailure)

    @step
    def cards(self, state: State) -> None:
        """[14.3]"""
        begin_phase(state, "cards")
        state.then(NewHands())
