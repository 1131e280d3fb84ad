"""What becomes of pieces and Flags when a Power changes sides. [8.34, 14.1]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import FORTRESS, OWNER
from ...printed.ids import Mask, by_area, each_area, each_nation
from ...printed.names import EACH_NATION, NOWHERE
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

    power: Nation
    former: Mask

    @step
    def flags(self, state: State) -> None:
        """It takes its Flags from areas of its new allies; they may take theirs from its own. [14.1]"""
        for area, flag in by_area(state.flag):
            if flag == self.power and allies(state, self.power) >> OWNER[area] & 1:
                set_flag(state, area, OWNER[area], "allied")
        for ally in each_nation(allies(state, self.power) & ~(1 << self.power)):
            lent = [a for a, flag in by_area(state.flag) if flag == ally and OWNER[a] == self.power]
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
        for other in each_nation(self.former):
            if are_enemies(state, self.power, other):
                for area in each_area(state.present[self.power] & state.present[other]):
                    state.then(Fight(other, area, NOWHERE, force_in(state, area, 1 << other)))


def misplaced(state: State, power: Nation, former: Mask) -> list[tuple[Nation, Area]]:
    """Nations and areas where a Power stands on former allies' ground, or they on its own. [8.34]"""
    found = []
    for nation in EACH_NATION:
        if nation == power or former >> nation & 1:
            for area in each_area(state.present[nation]):
                owner = controller(state, area)
                foreign = former >> owner & 1 if nation == power else owner == power
                if foreign and are_enemies(state, nation, owner):
                    found.append((nation, area))
    return found


def _alone(state: State, nation: Nation, area: Area) -> bool:
    """No enemy Formation shares the area."""
    return not any(
        state.present[other] >> area & 1 and are_enemies(state, nation, other) for other in EACH_NATION
    )


@frame
class ChooseParting(Choice[State, Flag | RegroupFrom]):
    """Survivors in the declarer's area take it, or go to Regroup. [8.34]"""

    asks = "parting"
    seat: str
    nation: Nation
    area: Area

    def options(self, state: State) -> Sequence[Flag | RegroupFrom]:
        return (Flag(self.area), RegroupFrom(self.area))

    def chosen(self, state: State, option: Flag | RegroupFrom) -> None:
        if isinstance(option, Flag):
            put_flag(state, self.nation, self.area, "parting")
        else:
            regroup_everything(state, self.nation, [self.area], "parting")


@frame
class OfferBack(Procedure):
    """A new ally may give an area back. [14.1]"""

    nation: Nation
    area: Area

    @step
    def offer(self, state: State) -> None:
        if state.flag[self.area] == self.nation and seat_of(state, self.nation):
            ask(state, ChooseGivingBack(seat_of(state, self.nation), self.nation, self.area))


@frame
class ChooseGivingBack(Choice[State, KeepArea | GiveArea]):
    """Take one's Flag from a new ally's area or not. [14.1]"""

    asks = "giving-back"
    seat: str
    nation: Nation
    area: Area

    def options(self, state: State) -> Sequence[KeepArea | GiveArea]:
        area, owner = self.area, OWNER[self.area]
        return (KeepArea(area, owner), GiveArea(area, owner))

    def chosen(self, state: State, option: KeepArea | GiveArea) -> None:
        if isinstance(option, GiveArea):
            set_flag(state, self.area, OWNER[self.area], "allied")
