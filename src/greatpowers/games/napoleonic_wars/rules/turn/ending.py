"""When the last Impulse is over: attrition, free Flags, ships, and the end of the game. [5.6, 5.8]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.board import FORTRESSES, OWNER
from ...printed.ids import Area, Mask, Nation, each_area, each_squadron
from ...printed.names import EACH_NATION
from ...state.changes.map import refit_squadron
from ...state.changes.turn import end_game
from ...state.control import areas_with, controller, nations_in, uncontrolled_areas
from ...state.relations import allies, enemies
from ...state.state import State, sp_at
from ..attrition import force_in, suffer
from ..formation.flags import flags_left, new_controller, put_flag
from .victory import points, winner


@frame
class EndAttrition(Procedure):
    """Formations in Uncontrolled areas suffer, the survivors take the area. [5.6]"""

    @step
    def suffer(self, state: State) -> None:
        for area in each_area(contested(state)):
            nations = nations_in(state, area)
            suffering = sum(1 << n for n in EACH_NATION if nations >> n & 1 and _suffers(state, n, area))
            suffer(state, area, force_in(state, area, suffering), "attrition")

    @step
    def take(self, state: State) -> None:
        """Survivors place their Flag or remove the enemy's. [5.6]"""
        for area in each_area(contested(state) & ~FORTRESSES):
            state.then(TakeArea(area))


def contested(state: State) -> Mask:
    """Areas Uncontrolled for somebody who stands there: invaded, flagged by nobody yet. [5.6]"""
    found = 0
    for nation in EACH_NATION:
        found |= uncontrolled_areas(state, nation) & state.present[nation]
    return found


def _suffers(state: State, nation: Nation, area: Area) -> bool:
    """The owner of a besieged Fortress stands in a Friendly area. [glossary]"""
    return bool(uncontrolled_areas(state, nation) >> area & 1)


def takers(state: State, area: Area) -> list[Nation]:
    """Nations whose Formations stand in an enemy's unfortified area without one of its defenders. [5.6]"""
    owner = controller(state, area)
    if (
        not enemies(state, owner) & nations_in(state, area)
        or areas_with(state, allies(state, owner)) >> area & 1
    ):
        return []
    return [n for n in EACH_NATION if state.present[n] >> area & 1 and enemies(state, owner) >> n & 1]


@frame
class TakeArea(Procedure):
    """An area changes hands; of several allies the strongest takes it, or gives it back to a friend. [5.6]"""

    area: Area

    @step
    def take(self, state: State) -> None:
        found = takers(state, self.area)
        if found:
            strongest = max(found, key=lambda n: (sp_at(state, n, self.area), -n))
            places_flag = new_controller(state, strongest, self.area) == strongest != OWNER[self.area]
            if not places_flag or flags_left(state, strongest):
                put_flag(state, strongest, self.area, "survivors")


def finish_builds(state: State) -> None:
    """Ships on the stocks are ready to be fitted out. [5.6]"""
    for squadron in each_squadron(state.building):
        refit_squadron(state, squadron, "refitting")


@frame
class EndGame(Procedure):
    """The game ends and the points are counted. [5.8, 5.81]"""

    why: str

    @step
    def count(self, state: State) -> None:
        end_game(state, winner(state), self.why, points(state))
