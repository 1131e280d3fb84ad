"""Gathering pieces for a Deployment: an Army on the way of its leader, or a Convoy in its port. [14.21]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....engine.chance import Stream
from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import PLACES, members
from ..changes import move_force
from ..control import leaders_in
from ..deployment import convoy_reach, may_follow, stretch
from ..fights import Force
from ..names import NATION_COUNT, NATIONS
from ..pieces import LEADER_NATION, LEADERS
from ..relations import seat_of
from ..state import State, sp_at
from ..texts import read_area, read_leader, read_nation, unreadable
from ..turn_changes import spend

TAKE, TO = "take", "to"


@dataclass(frozen=True, slots=True)
class Taken:
    """Strength of a nation from one area."""

    area: int
    nation: int
    count: int


@dataclass(frozen=True, slots=True)
class Pick:
    """`take 3 france @ paris`, `take ney`, `to strasbourg`."""

    word: str
    area: int = -1
    nation: int = -1
    count: int = 0
    leader: int = -1


@frame
class Gathering(Procedure):
    """A leader (or, without one, a Convoy in a port) and what it has gathered so far."""

    nation: int
    leader: int
    start: int
    limit: int
    taken: tuple[Taken, ...]
    leaders: tuple[int, ...]
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
class ChooseGathering(AnyChoice):
    """Take more pieces along, or go. [14.21]"""

    seat: str
    nation: int
    leader: int
    start: int
    limit: int
    taken: tuple[Taken, ...]
    leaders: tuple[int, ...]
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
            return list(members(self.reach(state)))
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
        return [*(Pick(TO, goal) for goal in self.goals(state)), *self._takes(state)]

    def _takes(self, state: State) -> Iterator[Pick]:
        room = self.room if self.is_free else min(self.room, (state.purse - self.price()) // 2)
        if room <= 0:
            return
        gathered = {(part.area, part.nation) for part in self.taken}
        for area in members(self.reach(state)):
            for nation in members(self.led(state)):
                there = sp_at(state, nation, area)
                if there and (area, nation) not in gathered:
                    yield Pick(TAKE, area, nation, min(there, room))
                for leader in leaders_in(state, nation, area):
                    if leader != self.leader and leader not in self.leaders:
                        yield Pick(TAKE, area, nation, 1, leader)

    def chosen(self, state: State, pick: Pick) -> None:
        if pick.word == TO:
            self._go(state, pick.area)
            return
        taken, leaders = self.taken, self.leaders
        if pick.leader >= 0:
            leaders = (*leaders, pick.leader)
        else:
            taken = (*taken, Taken(pick.area, pick.nation, pick.count))
        state.then(Gathering(self.nation, self.leader, self.start, self.limit, taken, leaders, self.is_free))

    def _go(self, state: State, goal: int) -> None:
        """Everything gathered is at the goal; an unmoved leader costs nothing."""
        spend(state, self.price())
        how = "deployment"
        leaders = self.leaders if self.is_convoy else (self.leader, *self.leaders)
        for leader in leaders:
            if state.leader_at[leader] != goal:
                move_force(state, Force(leaders=(leader,)), state.leader_at[leader], goal, how)
        for part in self.taken:
            if part.area != goal:
                sp = tuple(part.count if n == part.nation else 0 for n in range(NATION_COUNT))
                move_force(state, Force(sp), part.area, goal, how)

    def sample(self, offer: Sequence[Pick], stream: Stream) -> Pick:
        """Gather as often as go."""
        word = stream.pick(sorted({pick.word for pick in offer}))
        return stream.pick([pick for pick in offer if pick.word == word])

    def write(self, pick: Pick) -> str:
        if pick.word == TO:
            return f"to {PLACES[pick.area]}"
        if pick.leader >= 0:
            return f"take {LEADERS[pick.leader].id}"
        return f"take {pick.count} {NATIONS[pick.nation]} @ {PLACES[pick.area]}"

    def read(self, state: State, text: str) -> Pick:
        word, _, rest = " ".join(text.casefold().split()).partition(" ")
        if word == TO:
            return Pick(TO, read_area(rest))
        force, sign, area = rest.partition("@")
        words = force.split()
        if word == TAKE and not sign:
            leader = read_leader(rest)
            return Pick(TAKE, state.leader_at[leader], LEADER_NATION[leader], 1, leader)
        if word == TAKE and len(words) == 2 and words[0].isdecimal():
            return Pick(TAKE, read_area(area), read_nation(words[1]), int(words[0]))
        raise unreadable(text)

    def refuse(self, state: State, pick: Pick) -> Refusal | None:
        if pick.word == TO:
            if pick.area in self.goals(state):
                return None
            return Refusal("nw-deploy-out-of-reach", "14.21", {"area": PLACES[pick.area]})
        for known in self._takes(state):
            same = (known.area, known.nation, known.leader) == (pick.area, pick.nation, pick.leader)
            if same and 0 < pick.count <= known.count:
                return None
        return Refusal("nw-deploy-not-there", "14.21", {"nation": NATIONS[pick.nation]})
