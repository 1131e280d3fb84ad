"""Reinforcements of one nation: CPs for builds, Regroup, refits and influence, then Deployment. [14.2]"""

from __future__ import annotations

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...printed.ids import Nation
from ...state.changes.turn import begin_reinforcements
from ...state.relations import is_neutral_proxy
from ...state.state import State
from ..formation.proxies import NeutralBuild
from ..impulse.actions import REINFORCEMENTS
from ..impulse.spending import Spend
from .deploying import Deployment
from .reinforcements import reinforcement_cp


@frame
class Reinforcing(Procedure):
    """[14.2]"""

    nation: Nation

    @step
    def neutral(self, state: State) -> Next | None:
        """A neutral Proxy builds by its priorities and deploys nothing. [7.5, rulings 54 and 55]"""
        if not is_neutral_proxy(state, self.nation):
            return None
        state.then(NeutralBuild(self.nation, reinforcement_cp(state, self.nation)))
        return LEAVE

    @step
    def reinforce(self, state: State) -> None:
        """Deployment may come in between, when what is to be deployed is there. [14.2, 14.21]"""
        begin_reinforcements(state, reinforcement_cp(state, self.nation), REINFORCEMENTS)
        state.then(Spend(self.nation))

    @step
    def deploy(self, state: State) -> None:
        """The free one, if it was not made yet. [14.21]"""
        if not state.deployed >> self.nation & 1:
            state.then(Deployment(self.nation, True))
