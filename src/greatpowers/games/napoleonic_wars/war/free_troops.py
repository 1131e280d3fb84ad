"""Strength that an event grants: placed one by one, taken from elsewhere if none is left. [6.11]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import AnyChoice, Procedure, frame, step
from ..asking import ask
from ..board import PLACES, mask_of, members
from ..changes import add_sp, lose_sp
from ..land.armies import one_nation, split_refusal
from ..names import NO_NATION
from ..relations import seat_of
from ..state import State, sp_at
from .building import meet_newcomers, room_for, sp_left

#: The option to forgo what is left of a grant.
ENOUGH = "enough"


@frame
class PlaceFree(Procedure):
    """A nation gets strength in these areas (a mask), at most `most_each` in one and in no more than
    `most_areas` of them; 0: no limit. [6.11]"""

    nation: int
    count: int
    areas: int
    most_each: int
    why: str
    most_areas: int = 0
    #: Where it was placed already, an area for each point.
    placed: tuple[int, ...] = ()

    @step
    def place(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        areas = self.areas
        if self.most_areas and len(set(self.placed)) >= self.most_areas:
            areas &= mask_of(self.placed)
        choice = ChooseFreePlace(
            seat, self.nation, self.count, areas, self.most_each, self.why, self.most_areas, self.placed
        )
        if len(self.placed) < self.count and choice.options(state) != [ENOUGH_HERE]:
            ask(state, choice)
            return
        # Enemies nearby may come when everything is there. [10.1]
        for area in sorted(set(self.placed)):
            meet_newcomers(state, self.nation, area, one_nation(self.nation, self.placed.count(area)))


#: No area to place in and nowhere to take from.
ENOUGH_HERE = (NO_NATION, NO_NATION)


@frame
class ChooseFreePlace(AnyChoice):
    """Where the next point goes, and, when the box is empty, where it is taken from. [6.11]"""

    seat: str
    nation: int
    count: int
    areas: int
    most_each: int
    why: str
    most_areas: int
    placed: tuple[int, ...]

    def options(self, state: State) -> Sequence[tuple[int, int]]:
        free = [
            area
            for area in members(self.areas)
            if not self.most_each or self.placed.count(area) < self.most_each
        ]
        if sp_left(state, self.nation) > 0:
            fitting = [area for area in free if room_for(state, self.nation, area, 1)]
            return [(area, NO_NATION) for area in fitting] or [ENOUGH_HERE]
        one = one_nation(self.nation, 1)
        sources = [a for a in members(state.present[self.nation]) if sp_at(state, self.nation, a)]
        moves = [(to, frm) for to in free for frm in sources if frm != to and frm not in self.placed]
        return [ENOUGH_HERE, *(way for way in moves if split_refusal(state, one, way[1], way[0]) is None)]

    def chosen(self, state: State, option: tuple[int, int]) -> None:
        to, frm = option
        count, placed = self.count, (*self.placed, to)
        if option == ENOUGH_HERE:
            count, placed = len(self.placed), self.placed
        else:
            if frm != NO_NATION:
                lose_sp(state, self.nation, frm, 1, "moved")
            add_sp(state, self.nation, to, 1, self.why)
        state.then(
            PlaceFree(self.nation, count, self.areas, self.most_each, self.why, self.most_areas, placed)
        )

    def write(self, option: tuple[int, int]) -> str:
        to, frm = option
        if option == ENOUGH_HERE:
            return ENOUGH
        return f"place {PLACES[to]}" if frm == NO_NATION else f"place {PLACES[to]} from {PLACES[frm]}"
