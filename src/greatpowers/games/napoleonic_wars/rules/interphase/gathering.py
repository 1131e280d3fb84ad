"""Gathering pieces for a Deployment: an Army on the way of its leader, or a Convoy in its port. [14.21]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES
from ...printed.ids import each_area, each_nation
from ...printed.names import EACH_NATION, NATIONS
from ...printed.pieces import LEADER_NATION
from ...state.changes.map import move_force
from ...state.changes.turn import spend
from ...state.control import leaders_in
from ...state.fights import Force
from ...state.ids import Area, Leader, Nation, Place
from ...state.relations import seat_of
from ...state.state import State, sp_at
from ..answers import To
from .deployment import convoy_reach, may_follow, stretch


@dataclass(frozen=True, slots=True)
class Taken:
    """Strength of a nation from one area."""

    area: Area
    nation: Nation
    count: int


@option("take {count} {nation} @ {area}", says="take-sp")
class TakeStrength(Option):
    """Strength of a nation in an area comes along."""

    count: int
    nation: Nation
    area: Area


@option("take {leader}")
class TakeLeader(Option):
    """A leader comes along."""

    leader: Leader


Pick = TakeStrength | TakeLeader | To


@frame
class Gathering(Procedure):
    """A leader (or, without one, a Convoy in a port) and what it has gathered so far."""

    nation: Nation
    leader: Leader
    start: Area
    limit: int
    taken: tuple[Taken, ...]
    leaders: tuple[Leader, ...]
    is_free: bool

    @step
    def ask(self, state: State) -> None:
        state.then(
            ChooseGathering(
                seat_of(state, self.nation), self.nation, self.leader, self.start, self.limit, self.taken,
                self.leaders, self.is_free,
            )
        )  # fmt: skip


@frame
class ChooseGathering(Choice[State, TakeStrength | TakeLeader | To]):
    """Take more pieces along, or go. [14.21]"""

    asks = "gathering"
    seat: str
    nation: Nation
    leader: Leader
    start: Area
    limit: int
    taken: tuple[Taken, ...]
    leaders: tuple[Leader, ...]
    is_free: bool

    @property
    def room(self) -> int:
        """What may still be taken along. [9.1, 13.6]"""
        return self.limit - sum(part.count for part in self.taken) - len(self.leaders)

    @property
    def is_convoy(self) -> bool:
        return self.leader < 0

    def reach(self, state: State) -> int:
        """Areas to gather in."""
        return 1 << self.start if self.is_convoy else stretch(state, self.nation, self.start)

    def goals(self, state: State) -> list[int]:
        """Areas to go to; a Convoy that carries nothing goes nowhere. [14.21]"""
        if not self.is_convoy:
            return list(each_area(self.reach(state)))
        if self.taken or self.leaders:
            return sorted(convoy_reach(state, self.nation, self.start))
        return [self.start]

    def price(self) -> int:
        """A bought Deployment costs a CP for each piece of the Army. [14.21]"""
        return 0 if self.is_free else 2 * (sum(part.count for part in self.taken) + len(self.leaders))

    def led(self, state: State) -> int:
        """Nations whose pieces may come along."""
        return 1 << self.nation if self.is_convoy else may_follow(state, self.leader)

    def options(self, state: State) -> Sequence[Pick]:
        return [*(To(Place(goal)) for goal in self.goals(state)), *self._takes(state)]

    def _takes(self, state: State) -> Iterator[TakeStrength | TakeLeader]:
        room = self.room if self.is_free else min(self.room, (state.purse - self.price()) // 2)
        if room <= 0:
            return
        gathered = {(part.area, part.nation) for part in self.taken}
        for area in each_area(self.reach(state)):
            for nation in each_nation(self.led(state)):
                there = sp_at(state, nation, area)
                if there and (area, nation) not in gathered:
                    yield TakeStrength(min(there, room), nation, area)
                for leader in leaders_in(state, nation, area):
                    if leader != self.leader and leader not in self.leaders:
                        yield TakeLeader(leader)

    def chosen(self, state: State, pick: Pick) -> None:
        taken, leaders = self.taken, self.leaders
        match pick:
            case To(place):
                self._go(state, Area(place))
                return
            case TakeLeader(leader):
                leaders = (*leaders, leader)
            case TakeStrength(count, nation, area):
                taken = (*taken, Taken(area, nation, count))
        state.then(Gathering(self.nation, self.leader, self.start, self.limit, taken, leaders, self.is_free))

    def _go(self, state: State, goal: Area) -> None:
        """Everything gathered is at the goal; an unmoved leader costs nothing."""
        spend(state, self.price())
        how = "deployment"
        leaders = self.leaders if self.is_convoy else (self.leader, *self.leaders)
        for leader in leaders:
            if state.leader_at[leader] != goal:
                move_force(state, Force(leaders=(leader,)), state.leader_at[leader], goal, how)
        for part in self.taken:
            if part.area != goal:
                sp = tuple(part.count if n == part.nation else 0 for n in EACH_NATION)
                move_force(state, Force(sp), part.area, goal, how)

    def sample(self, offer: Sequence[Pick], stream: Stream) -> Pick:
        """Gather as often as go."""
        takes = [pick for pick in offer if not isinstance(pick, To)]
        goals = [pick for pick in offer if isinstance(pick, To)]
        ways: list[Sequence[Pick]] = [way for way in (takes, goals) if way]
        return stream.pick(stream.pick(ways))

    def refuse(self, state: State, pick: Pick) -> Refusal | None:
        match pick:
            case To(place):
                if place in self.goals(state):
                    return None
                return Refusal("nw-deploy-out-of-reach", "14.21", {"area": PLACES[place]})
            case TakeLeader(leader):
                is_there, nation = pick in self._takes(state), LEADER_NATION[leader]
            case TakeStrength(count, nation, area):
                strength = (take for take in self._takes(state) if isinstance(take, TakeStrength))
                most = (take.count for take in strength if (take.nation, take.area) == (nation, area))
                is_there = 0 < count <= max(most, default=0)
        return None if is_there else Refusal("nw-deploy-not-there", "14.21", {"nation": NATIONS[nation]})
