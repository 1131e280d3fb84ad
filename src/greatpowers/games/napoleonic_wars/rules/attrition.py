"""Attrition: a die for each strength point and leader, a six costs one. [9.4, 9.45, 6.17]

Each nation rolls for its own pieces and loses its own; a neutral Proxy gives up strength before leaders.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine.frames import Choice, Procedure, frame, step
from ....engine.option import Option, option
from ..printed.board import HOME, OWNER, PLACES
from ..printed.ids import Area, Leader, Mask, Nation
from ..printed.names import EACH_NATION, FRANCE, NATION_COUNT, NATIONS, POOL, RUSSIA, SPAIN, TURKEY
from ..printed.pieces import LEADER_NATION
from ..state.changes.map import lose_sp, remove_leader, set_flag
from ..state.control import leaders_in
from ..state.events.fights import AttritionRolled
from ..state.fights import NOTHING, Force
from ..state.relations import seat_of
from ..state.state import State, sp_at
from .answers import Lose

#: Where French losses are not halved. [9.45]
HARD_FOR_FRANCE: Final = HOME[RUSSIA] | HOME[SPAIN] | HOME[TURKEY]


def force_in(state: State, area: Area, nations: Mask) -> Force:
    """Everything a mask of nations has in an area."""
    here = [n for n in EACH_NATION if nations >> n & 1 and state.present[n] >> area & 1]
    sp = [0] * NATION_COUNT
    leaders: tuple[Leader, ...] = ()
    for nation in here:
        sp[nation] = sp_at(state, nation, area)
        leaders += leaders_in(state, nation, area)
    return Force(tuple(sp), leaders)


def suffer(
    state: State,
    area: Area,
    force: Force,
    why: str,
    *,
    times: int = 1,
    flag: bool = False,
    lost_on: int = 6,
    again: Force = NOTHING,
) -> None:
    """A force in an area suffers Attrition before the next step: `times` causes at once, all rolled before
    losses are taken; `flag`: a foreign Flag there rolls as well; losses on `lost_on` or more; `again`: those
    of the force for whom there is one cause more. [9.4, 9.42, 6.17]"""
    state.then(Attrition(area, force, why, times, flag, lost_on, again))


def losses_of(nation: Nation, area: Area, hits: int) -> int:
    """What so many hits cost a nation: French losses are halved in most lands. [9.45]"""
    if nation == FRANCE and not HARD_FOR_FRANCE >> area & 1:
        return (hits + 1) // 2
    return hits


@frame
class Attrition(Procedure):
    """[9.4]"""

    area: Area
    force: Force
    why: str
    times: int
    flag: bool
    lost_on: int
    again: Force = NOTHING

    @step
    def roll(self, state: State) -> None:
        for nation in EACH_NATION:
            leaders = tuple(x for x in self.force.leaders if LEADER_NATION[x] == nation)
            pieces = self.force.sp[nation] + len(leaders)
            rolls_flag = self.flag and state.flag[self.area] == nation and OWNER[self.area] != nation
            more = self.again.sp[nation] + sum(LEADER_NATION[x] == nation for x in self.again.leaders)
            dice = self.times * (pieces + rolls_flag) + more
            if not dice:
                continue
            faces = tuple(state.draw(6, "attrition") + 1 for _ in range(dice))
            hits = sum(face >= self.lost_on for face in faces)
            lost = min(losses_of(nation, self.area, hits), pieces + rolls_flag)
            state.record(AttritionRolled(NATIONS[nation], PLACES[self.area], faces, lost))
            if lost:
                sp = min(self.force.sp[nation], sp_at(state, nation, self.area))
                state.then(Losing(nation, self.area, sp, leaders, bool(rolls_flag), lost, self.why))


@frame
class Losing(Procedure):
    """A nation takes losses one by one, of its own choice. [9.4]"""

    nation: Nation
    area: Area
    sp: int
    leaders: tuple[Leader, ...]
    flag: bool
    lost: int
    why: str

    @step
    def take(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        choice = ChooseLoss(
            seat, self.nation, self.area, self.sp, self.leaders, self.flag, self.lost, self.why
        )
        if seat:
            state.then(choice)
        else:
            choice.chosen(state, choice.options(state)[0])


@option("lose sp")
class LoseStrength(Option):
    """One strength point."""


@option("lose flag")
class LoseFlag(Option):
    """The Flag where Flags roll."""


@frame
class ChooseLoss(Choice[State, LoseStrength | LoseFlag | Lose]):
    """Which piece to lose: strength, a leader, or the Flag where Flags roll. [9.4, 6.17]"""

    asks = "loss"
    seat: str
    nation: Nation
    area: Area
    sp: int
    leaders: tuple[Leader, ...]
    flag: bool
    lost: int
    why: str

    def options(self, state: State) -> Sequence[LoseStrength | LoseFlag | Lose]:
        found: list[LoseStrength | LoseFlag | Lose] = [LoseStrength()] if self.sp else []
        found += [LoseFlag()] if self.flag else []
        return [*found, *(Lose(Force(leaders=(leader,))) for leader in self.leaders)]

    def chosen(self, state: State, option: LoseStrength | LoseFlag | Lose) -> None:
        sp, leaders, flag = self.sp, self.leaders, self.flag
        match option:
            case LoseStrength():
                lose_sp(state, self.nation, self.area, 1, self.why)
                sp -= 1
            case LoseFlag():
                set_flag(state, self.area, OWNER[self.area], self.why)
                flag = False
            case Lose(force):
                remove_leader(state, force.leaders[0], POOL, self.why)
                leaders = tuple(leader for leader in leaders if leader not in force.leaders)
        left = self.lost - 1
        if left and (sp or leaders or flag):
            state.then(Losing(self.nation, self.area, sp, leaders, flag, left, self.why))
