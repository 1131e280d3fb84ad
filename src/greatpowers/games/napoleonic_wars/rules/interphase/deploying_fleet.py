"""Deployment of a fleet: it takes other Squadrons along and goes wherever no enemy could find it. [14.21]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES
from ...state.changes.map import move_fleet
from ...state.changes.turn import spend
from ...state.ids import Nation, Place, Squadron
from ...state.relations import seat_of
from ...state.state import State
from ..answers import To
from .deployment import fleets_of, sea_reach

_FAR = 99


@option("join {place}", says="join-fleet")
class JoinFleet(Option):
    """The Squadrons there come along."""

    place: Place


@frame
class DeployFleet(Procedure):
    """Squadrons that sail together, and where they are now."""

    nation: Nation
    place: Place
    squadrons: tuple[Squadron, ...]
    is_free: bool

    @step
    def ask(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        state.then(ChooseFleetGoal(seat, self.nation, self.place, self.squadrons, self.is_free))


@frame
class ChooseFleetGoal(Choice[State, To | JoinFleet]):
    """Meet other Squadrons of the nation, or go to a port or Zone and stay. [14.21]"""

    asks = "fleet-goal"
    seat: str
    nation: Nation
    place: Place
    squadrons: tuple[Squadron, ...]
    is_free: bool

    def reach(self, state: State) -> dict[Place, int]:
        """Places and what it costs to get there, a Manoeuvre for each Zone if it is bought."""
        most = _FAR if self.is_free else state.purse
        return sea_reach(state, self.nation, self.place, most)

    def options(self, state: State) -> Sequence[To | JoinFleet]:
        reach = self.reach(state)
        met = [place for place in fleets_of(state, self.nation) if place in reach and place != self.place]
        goals = [To(place) for place in sorted(reach)]
        return [*goals, *(JoinFleet(place) for place in sorted(met))]

    def chosen(self, state: State, option: To | JoinFleet) -> None:
        place = option.place
        if not self.is_free:
            spend(state, self.reach(state)[place])
        joins = isinstance(option, JoinFleet)
        others = fleets_of(state, self.nation).get(place, ()) if joins else ()
        if place != self.place:
            move_fleet(state, self.squadrons, place, "deployment")
        if joins:
            together = tuple(sorted({*self.squadrons, *others}))
            state.then(DeployFleet(self.nation, place, together, self.is_free))

    def refuse(self, state: State, option: To | JoinFleet) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("nw-deploy-out-of-reach", "14.21", {"area": PLACES[option.place]})
