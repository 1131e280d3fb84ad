"""Deployment of a fleet: it takes other Squadrons along and goes wherever no enemy could find it. [14.21]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import PLACES
from ..changes import move_fleet
from ..deployment import fleets_of, sea_reach
from ..relations import seat_of
from ..state import State
from ..texts import read_place, unreadable
from ..turn_changes import spend

JOIN, TO = "join", "to"
_FAR = 99


@frame
class DeployFleet(Procedure):
    """Squadrons that sail together, and where they are now."""

    nation: int
    place: int
    squadrons: tuple[int, ...]
    is_free: bool

    @step
    def ask(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        state.then(ChooseFleetGoal(seat, self.nation, self.place, self.squadrons, self.is_free))


@frame
class ChooseFleetGoal(AnyChoice):
    """Meet other Squadrons of the nation, or go to a port or Zone and stay. [14.21]"""

    seat: str
    nation: int
    place: int
    squadrons: tuple[int, ...]
    is_free: bool

    def reach(self, state: State) -> dict[int, int]:
        """Places and what it costs to get there, a Manoeuvre for each Zone if it is bought."""
        most = _FAR if self.is_free else state.purse
        return sea_reach(state, self.nation, self.place, most)

    def options(self, state: State) -> Sequence[tuple[str, int]]:
        reach = self.reach(state)
        met = [place for place in fleets_of(state, self.nation) if place in reach and place != self.place]
        return [*((TO, place) for place in sorted(reach)), *((JOIN, place) for place in sorted(met))]

    def chosen(self, state: State, answer: tuple[str, int]) -> None:
        word, place = answer
        if not self.is_free:
            spend(state, self.reach(state)[place])
        others = fleets_of(state, self.nation).get(place, ()) if word == JOIN else ()
        if place != self.place:
            move_fleet(state, self.squadrons, place, "deployment")
        if word == JOIN:
            together = tuple(sorted({*self.squadrons, *others}))
            state.then(DeployFleet(self.nation, place, together, self.is_free))

    def write(self, answer: tuple[str, int]) -> str:
        return f"{answer[0]} {PLACES[answer[1]]}"

    def read(self, state: State, text: str) -> tuple[str, int]:
        word, _, rest = " ".join(text.casefold().split()).partition(" ")
        if word not in (JOIN, TO):
            raise unreadable(text)
        return word, read_place(rest)

    def refuse(self, state: State, answer: tuple[str, int]) -> Refusal | None:
        if answer in self.options(state):
            return None
        return Refusal("nw-deploy-out-of-reach", "14.21", {"area": PLACES[answer[1]]})
