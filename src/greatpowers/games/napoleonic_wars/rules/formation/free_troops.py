"""Strength that an event grants: placed one by one, taken from elsewhere if none is left. [6.11]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.ids import Mask, each_area
from ...state.changes.map import add_sp, lose_sp
from ...state.ids import Area, Nation
from ...state.relations import seat_of
from ...state.state import State, sp_at
from ..asking import ask
from ..land.armies import one_nation, split_refusal
from .building import meet_newcomers, room_for, sp_left


@option("enough")
class Enough(Option):
    """What is left of a grant is forgone."""


@option("place {area}")
class PlaceIn(Option):
    """A point from the box."""

    area: Area


@option("place {area} from {frm}", says="place-from")
class PlaceFrom(Option):
    """A point from elsewhere on the map. [6.11]"""

    area: Area
    frm: Area


@frame
class PlaceFree(Procedure):
    """A nation gets strength in these areas (a mask), at most `most_each` in one and in no more than
    `most_areas` of them; 0: no limit. [6.11]"""

    nation: Nation
    count: int
    areas: Mask
    most_each: int
    why: str
    most_areas: int = 0
    #: Where it was placed already, an area for each point.
    placed: tuple[Area, ...] = ()

    @step
    def place(self, state: State) -> None:
        seat = seat_of(state, self.nation)
        areas = self.areas
        if self.most_areas and len(set(self.placed)) >= self.most_areas:
            areas &= mask_of(self.placed)
        choice = ChooseFreePlace(
            seat, self.nation, self.count, areas, self.most_each, self.why, self.most_areas, self.placed
        )
        if len(self.placed) < self.count and choice.options(state) != [Enough()]:
            ask(state, choice)
            return
        # Enemies nearby may come when everything is there. [10.1]
        for area in sorted(set(self.placed)):
            meet_newcomers(state, self.nation, area, one_nation(self.nation, self.placed.count(area)))


@frame
class ChooseFreePlace(Choice[State, Enough | PlaceFrom | PlaceIn]):
    """Where the next point goes, and, when the box is empty, where it is taken from. [6.11]"""

    asks = "free-place"
    seat: str
    nation: Nation
    count: int
    areas: Mask
    most_each: int
    why: str
    most_areas: int
    placed: tuple[Area, ...]

    def options(self, state: State) -> Sequence[Enough | PlaceFrom | PlaceIn]:
        free = [
            area
            for area in each_area(self.areas)
            if not self.most_each or self.placed.count(area) < self.most_each
        ]
        if sp_left(state, self.nation) > 0:
            fitting = [area for area in free if room_for(state, self.nation, area, 1)]
            return [PlaceIn(area) for area in fitting] or [Enough()]
        one = one_nation(self.nation, 1)
        here = each_area(state.present[self.nation])
        sources = [a for a in here if sp_at(state, self.nation, a) and a not in self.placed]
        moves = [PlaceFrom(to, frm) for to in free for frm in sources if frm != to]
        return [Enough(), *(way for way in moves if split_refusal(state, one, way.frm, way.area) is None)]

    def chosen(self, state: State, option: Enough | PlaceFrom | PlaceIn) -> None:
        count, placed = self.count, self.placed
        if isinstance(option, Enough):
            count = len(self.placed)
        else:
            placed = (*self.placed, option.area)
            if isinstance(option, PlaceFrom):
                lose_sp(state, self.nation, option.frm, 1, "moved")
            add_sp(state, self.nation, option.area, 1, self.why)
        state.then(
            PlaceFree(self.nation, count, self.areas, self.most_each, self.why, self.most_areas, placed)
        )
