"""What becomes of pieces and Flags when a Power changes sides. [8.34, 14.1]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import FORTRESS, OWNER, members
from ...printed.names import NATION_COUNT
from ...state.changes.map import regroup_everything, set_flag
from ...state.control import controller
from ...state.ids import Area, Nation
from ...state.relations import allies, are_enemies, seat_of
from ...state.state import State
from ..answers import Flag, RegroupFrom
from ..asking import ask
from ..attrition import force_in, suffer
from ..formation.flags import put_flag
from ..occasions import Fight


@option("keep {area} {nation}", says="keep-area")
class KeepArea(Option):
    """An area of a new ally is kept."""

    area: Area
    nation: Nation


@option("give {area} {nation}", says="give-area")
class GiveArea(Option):
    """It is given back. [14.1]"""

    area: Area
    nation: Nation


@frame
class Parting(Procedure):
    """A Power has left `former` allies (a mask) for others. [8.34]"""

    power: int
    former: int

    @step
    def flags(self, state: State) -> None:
        """It takes its Flags from areas of its new allies; they may take theirs from its own. [14.1]"""
        for area, flag in enumerate(state.flag):
            if flag == self.power and allies(state, self.power) >> OWNER[area] & 1:
                set_flag(state, area, OWNER[area], "allied")
        for ally in members(allies(state, self.power) & ~(1 << self.power)):
            lent = [a for a, flag in enumerate(state.flag) if flag == ally and OWNER[a] == self.power]
            state.then(*[OfferBack(ally, area) for area in lent])

    @step
    def wear(self, state: State) -> None:
        """Formations in areas of those who are enemies now suffer Attrition. [8.34]"""
        for nation, area in misplaced(state, self.power, self.former):
            suffer(state, area, force_in(state, area, 1 << nation), "parting")

    @step
    def leave(self, state: State) -> None:
        """The declarer regroups; the others flag the area or regroup. [8.34]"""
        for nation, area in misplaced(state, self.power, self.former):
            if nation == self.power or FORTRESS[area] or not _alone(state, nation, area):
                regroup_everything(state, nation, [area], "parting")
            else:
                ask(state, ChooseParting(seat_of(state, nation), nation, area))

    @step
    def fight(self, state: State) -> None:
        """New enemies left in one area fight; the declarer stands first and may evade. [8.34]"""
        for other in members(self.former):
            if are_enemies(state, self.power, other):
                for area in members(state.present[self.power] & state.present[other]):
                    state.then(Fight(other, area, -1, force_in(state, area, 1 << other)))


def misplaced(state: State, power: int, former: int) -> list[tuple[int, int]]:
    """Nations and areas where a Power stands on former allies' ground, or they on its own. [8.34]"""
    found = []
    for nation in range(NATION_COUNT):
        if nation == power or former >> nation & 1:
            for area in members(state.present[nation]):
                owner = controller(state, area)
                foreign = former >> owner & 1 if nation == power else owner == power
                if foreign and are_enemies(state, nation, owner):
                    found.append((nation, area))
    return found


def _alone(state: State, nation: int, area: int) -> bool:
    """No enemy Formation shares the area."""
    return not any(
        state.present[other] >> area & 1 and are_enemies(state, nation, other)
        for other in range(NATION_COUNT)
    )


@frame
class ChooseParting(Choice[State, Flag | RegroupFrom]):
    """Survivors in the declarer's area take it, or go to Regroup. [8.34]"""

    asks = "parting"
    seat: str
    nation: int
    area: int

    def options(self, state: State) -> Sequence[Flag | RegroupFrom]:
        return (Flag(Area(self.area)), RegroupFrom(Area(self.area)))

    def chosen(self, state: State, option: Flag | RegroupFrom) -> None:
        if isinstance(option, Flag):
            put_flag(state, self.nation, self.area, "parting")
        else:
            regroup_everything(state, self.nation, [self.area], "parting")


@frame
class OfferBack(Procedure):
    """A new ally may give an area back. [14.1]"""

    nation: int
    area: int

    @step
    def offer(self, state: State) -> None:
        if state.flag[self.area] == self.nation and seat_of(state, self.nation):
            ask(state, ChooseGivingBack(seat_of(state, self.nation), self.nation, self.area))


@frame
class ChooseGivingBack(Choice[State, KeepArea | GiveArea]):
    """Take one's Flag from a new ally's area or not. [14.1]"""

    asks = "giving-back"
    seat: str
    nation: int
    area: int

    def options(self, state: State) -> Sequence[KeepArea | GiveArea]:
        area, owner = Area(self.area), Nation(OWNER[self.area])
        return (KeepArea(area, owner), GiveArea(area, owner))

    def chosen(self, state: State, option: KeepArea | GiveArea) -> None:
        if isinstance(option, GiveArea):
            set_flag(state, self.area, OWNER[self.area], "allied")
