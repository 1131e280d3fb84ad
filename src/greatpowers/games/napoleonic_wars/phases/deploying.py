"""Deployment: a leader gathers pieces and goes far, or a Convoy, or a fleet. [14.21]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..actions import REINFORCEMENTS, Action, register
from ..board import PLACES
from ..deployment import CONVOY_LIMIT, convoy_ports, convoy_reach, deployable_leaders, fleets_of
from ..names import NATIONS, POWERS
from ..pieces import COMMAND, LEADERS
from ..relations import seat_of
from ..state import State
from ..texts import read_leader, read_place, unreadable
from ..turn_changes import note_deployment
from .deploying_fleet import DeployFleet
from .gathering import Gathering

NOBODY, ARMY, CONVOY, FLEET = "none", "army", "convoy", "fleet"


@dataclass(frozen=True, slots=True)
class Deploying:
    """`none`, `army napoleon`, `convoy kent`, `fleet brest`: the leader or the place it starts from."""

    word: str
    what: int = -1


def deployments(state: State, nation: int, is_free: bool) -> list[Deploying]:
    """What the nation may deploy; a Convoy only free of charge. [14.21]"""
    found = [Deploying(ARMY, leader) for leader in deployable_leaders(state, nation)]
    found += [Deploying(FLEET, place) for place in fleets_of(state, nation)]
    if is_free:
        ports = convoy_ports(state, nation)
        found += [Deploying(CONVOY, port) for port in ports if convoy_reach(state, nation, port)]
    return found


@frame
class Deployment(Procedure):
    """One Deployment, free or bought. [14.21]"""

    nation: int
    is_free: bool

    @step
    def ask(self, state: State) -> None:
        note_deployment(state, self.nation)
        state.then(ChooseDeployment(seat_of(state, self.nation), self.nation, self.is_free))


@frame
class ChooseDeployment(AnyChoice):
    """What to deploy. [14.21]"""

    seat: str
    nation: int
    is_free: bool

    def options(self, state: State) -> Sequence[Deploying]:
        return [Deploying(NOBODY), *deployments(state, self.nation, self.is_free)]

    def chosen(self, state: State, chosen: Deploying) -> None:
        if chosen.word == ARMY:
            start, limit = state.leader_at[chosen.what], COMMAND[chosen.what]
            state.then(Gathering(self.nation, chosen.what, start, limit, (), (), self.is_free))
        elif chosen.word == CONVOY:
            state.then(Gathering(self.nation, -1, chosen.what, CONVOY_LIMIT, (), (), True))
        elif chosen.word == FLEET:
            squadrons = fleets_of(state, self.nation)[chosen.what]
            state.then(DeployFleet(self.nation, chosen.what, squadrons, self.is_free))

    def write(self, chosen: Deploying) -> str:
        if chosen.word == NOBODY:
            return NOBODY
        name = LEADERS[chosen.what].id if chosen.word == ARMY else PLACES[chosen.what]
        return f"deploy {chosen.word} {name}"

    def read(self, state: State, text: str) -> Deploying:
        words = text.casefold().split()
        if words == [NOBODY]:
            return Deploying(NOBODY)
        if len(words) == 3 and words[0] == "deploy" and words[1] in (ARMY, CONVOY, FLEET):
            what = read_leader(words[2]) if words[1] == ARMY else read_place(words[2])
            return Deploying(words[1], what)
        raise unreadable(text)

    def refuse(self, state: State, chosen: Deploying) -> Refusal | None:
        if chosen.word == NOBODY or chosen in deployments(state, self.nation, self.is_free):
            return None
        if chosen.word == CONVOY and not self.is_free:
            return Refusal("nw-deploy-no-convoy", "14.21")
        return Refusal("nw-deploy-not-able", "14.21", {"nation": NATIONS[self.nation]})


class Deploy(Action):
    """A Deployment among the reinforcements: the free one, then for a Power one more that is paid. [14.21]"""

    word = "deploy"
    purses: ClassVar[frozenset[str]] = frozenset({REINFORCEMENTS})

    def options(self, state: State, nation: int) -> Sequence[None]:
        is_free = not state.deployed >> nation & 1
        may = self.refuse(state, nation, None) is None and deployments(state, nation, is_free)
        return (None,) if may else ()

    def write(self, body: None) -> str:
        return ""

    def read(self, state: State, nation: int, rest: str) -> None:
        if rest:
            raise unreadable(rest)

    def refuse(self, state: State, nation: int, body: None) -> Refusal | None:
        if state.purse_use != REINFORCEMENTS:
            return Refusal("nw-deploy-interphase", "14.21")
        if state.deployed_again >> nation & 1 or (state.deployed >> nation & 1 and nation not in POWERS):
            return Refusal("nw-deploy-twice", "14.21", {"nation": NATIONS[nation]})
        return None

    def cost(self, state: State, nation: int, body: None) -> int:
        """What it costs depends on what is deployed and how far; it is paid there."""
        return 0

    def carry_out(self, state: State, nation: int, body: None) -> None:
        state.then(Deployment(nation, not state.deployed >> nation & 1))


register(Deploy())
