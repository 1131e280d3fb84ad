"""What becomes of pieces and Flags when a Power changes sides. [8.34, 14.1]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import AnyChoice, Procedure, frame, step
from ..asking import ask
from ..attrition import force_in, suffer
from ..board import FORTRESS, OWNER, PLACES, members
from ..changes import regroup_everything, set_flag
from ..control import controller
from ..names import NATION_COUNT, NATIONS
from ..relations import allies, are_enemies, seat_of
from ..state import State

FLAG, REGROUP = "flag", "regroup"


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
        from ..land.battle import Fight  # battles know who enters neutral ground

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
class ChooseParting(AnyChoice):
    """Survivors in the declarer's area take it, or go to Regroup. [8.34]"""

    seat: str
    nation: int
    area: int

    def options(self, state: State) -> Sequence[str]:
        return (FLAG, REGROUP)

    def chosen(self, state: State, answer: str) -> None:
        from .flags import put_flag  # Flags know battles

        if answer == FLAG:
            put_flag(state, self.nation, self.area, "parting")
        else:
            regroup_everything(state, self.nation, [self.area], "parting")

    def write(self, answer: str) -> str:
        return f"{answer} {PLACES[self.area]}"


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
class ChooseGivingBack(AnyChoice):
    """Take one's Flag from a new ally's area or not. [14.1]"""

    seat: str
    nation: int
    area: int

    def options(self, state: State) -> Sequence[str]:
        return ("keep", "give")

    def chosen(self, state: State, answer: str) -> None:
        if answer == "give":
            set_flag(state, self.area, OWNER[self.area], "allied")

    def write(self, answer: str) -> str:
        return f"{answer} {PLACES[self.area]} {NATIONS[OWNER[self.area]]}"
