"""Deployment: a leader gathers pieces and goes far, or a Convoy, or a fleet. [14.21]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.names import NATIONS, NO_LEADER, POWERS
from ...printed.pieces import COMMAND
from ...state.changes.turn import note_deployment
from ...state.ids import Area, Leader, Nation, Place
from ...state.relations import seat_of
from ...state.state import State
from ..impulse.actions import REINFORCEMENTS, Action, register
from .deploying_fleet import DeployFleet
from .deployment import CONVOY_LIMIT, convoy_ports, convoy_reach, deployable_leaders, fleets_of
from .gathering import Gathering


@option("none")
class Nobody(Option):
    """Nothing is deployed."""


@option("deploy army {leader}")
class DeployArmy(Option):
    """A leader gathers pieces and goes."""

    leader: Leader


@option("deploy convoy {port}")
class DeployConvoy(Option):
    """Pieces go over the sea from a port."""

    port: Place


@option("deploy fleet {place}")
class DeployShips(Option):
    """The Squadrons of a place sail."""

    place: Place


Deploying = DeployArmy | DeployConvoy | DeployShips


def deployments(state: State, nation: Nation, is_free: bool) -> list[Deploying]:
    """What the nation may deploy; a Convoy only free of charge. [14.21]"""
    found: list[Deploying] = [DeployArmy(Leader(leader)) for leader in deployable_leaders(state, nation)]
    found += [DeployShips(place) for place in fleets_of(state, nation)]
    if is_free:
        ports = convoy_ports(state, nation)
        found += [DeployConvoy(port) for port in ports if convoy_reach(state, nation, port)]
    return found


@frame
class Deployment(Procedure):
    """One Deployment, free or bought. [14.21]"""

    nation: Nation
    is_free: bool

    @step
    def ask(self, state: State) -> None:
        note_deployment(state, self.nation)
        state.then(ChooseDeployment(seat_of(state, self.nation), self.nation, self.is_free))


@frame
class ChooseDeployment(Choice[State, Nobody | DeployArmy | DeployConvoy | DeployShips]):
    """What to deploy. [14.21]"""

    asks = "deployment"
    seat: str
    nation: Nation
    is_free: bool

    def options(self, state: State) -> Sequence[Nobody | Deploying]:
        return [Nobody(), *deployments(state, self.nation, self.is_free)]

    def chosen(self, state: State, chosen: Nobody | Deploying) -> None:
        match chosen:
            case DeployArmy(leader):
                start, limit = state.leader_at[leader], COMMAND[leader]
                state.then(Gathering(self.nation, leader, start, limit, (), (), self.is_free))
            case DeployConvoy(port):
                state.then(Gathering(self.nation, NO_LEADER, Area(port), CONVOY_LIMIT, (), (), True))
            case DeployShips(place):
                squadrons = fleets_of(state, self.nation)[place]
                state.then(DeployFleet(self.nation, place, squadrons, self.is_free))
            case Nobody():
                pass

    def refuse(self, state: State, chosen: Nobody | Deploying) -> Refusal | None:
        if isinstance(chosen, Nobody) or chosen in deployments(state, self.nation, self.is_free):
            return None
        if isinstance(chosen, DeployConvoy) and not self.is_free:
            return Refusal("nw-deploy-no-convoy", "14.21")
        return Refusal("nw-deploy-not-able", "14.21", {"nation": NATIONS[self.nation]})


@option("deploy")
class Deploy(Option):
    """A Deployment among the reinforcements. [14.21]"""


class DeployAction(Action[Deploy]):
    """A Deployment among the reinforcements: the free one, then for a Power one more that is paid. [14.21]"""

    word = "deploy"
    takes = (Deploy,)
    purses: ClassVar[frozenset[str]] = frozenset({REINFORCEMENTS})

    def options(self, state: State, nation: Nation) -> Sequence[Deploy]:
        is_free = not state.deployed >> nation & 1
        may = self.refuse(state, nation, Deploy()) is None and deployments(state, nation, is_free)
        return (Deploy(),) if may else ()

    def refuse(self, state: State, nation: Nation, act: Deploy) -> Refusal | None:
        if state.purse_use != REINFORCEMENTS:
            return Refusal("nw-deploy-interphase", "14.21")
        if state.deployed_again >> nation & 1 or (state.deployed >> nation & 1 and nation not in POWERS):
            return Refusal("nw-deploy-twice", "14.21", {"nation": NATIONS[nation]})
        return None

    def cost(self, state: State, nation: Nation, act: Deploy) -> int:
        """What it costs depends on what is deployed and how far; it is paid there."""
        return 0

    def carry_out(self, state: State, nation: Nation, act: Deploy) -> None:
        state.then(Deployment(nation, not state.deployed >> nation & 1))


register(DeployAction())
