"""Russian Winter: a die against the Round, attrition in one Russian area, CPs for losses. [17.1]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import HOME, PLACES
from ...printed.ids import Mask, each_area
from ...printed.names import NO_NATION, RUSSIA
from ...state.control import areas_with
from ...state.ids import Area
from ...state.relations import ALL_NATIONS
from ...state.state import State
from ..attrition import force_in, suffer
from .actions import IN_RUSSIA
from .playing import deciding_seat
from .spending import GrantCp


@frame
class WinterRoll(Procedure):
    """[17.1]"""

    @step
    def roll(self, state: State) -> None:
        is_cold = state.draw(6, "russian winter") + 1 < state.round
        if is_cold and wintry_areas(state):
            state.then(ChooseWinter(deciding_seat(state, RUSSIA)))


def wintry_areas(state: State) -> Mask:
    """Russian Home areas with Formations of anybody or a foreign Flag. [17.1]"""
    flagged = mask_of(area for area in each_area(HOME[RUSSIA]) if state.flag[area] != NO_NATION)
    return HOME[RUSSIA] & areas_with(state, ALL_NATIONS) | flagged


def _exposed(state: State, area: Area) -> int:
    """Units, generals and the Flag there: whatever Attrition takes. [glossary]"""
    return force_in(state, area, ALL_NATIONS).size + (state.flag[area] != NO_NATION)


@option("winter {area}")
class Winter(Option):
    """The cold strikes here."""

    area: Area


@frame
class ChooseWinter(Choice[State, Winter]):
    """The Russian Home area where the cold strikes. [17.1]"""

    asks = "winter"
    seat: str

    def options(self, state: State) -> Sequence[Winter]:
        return [Winter(area) for area in each_area(wintry_areas(state))]

    def chosen(self, state: State, option: Winter) -> None:
        area = option.area
        suffer(state, area, force_in(state, area, ALL_NATIONS), "winter", flag=True)
        state.then(WinterGain(area, _exposed(state, area)))

    def refuse(self, state: State, option: Winter) -> Refusal | None:
        area = option.area
        if not HOME[RUSSIA] >> area & 1:
            return Refusal("nw-winter-not-russian", "17.1", {"area": PLACES[area]})
        if not wintry_areas(state) >> area & 1:
            return Refusal("nw-winter-empty", "17.1", {"area": PLACES[area]})
        return None


@frame
class WinterGain(Procedure):
    """A CP for use inside Russia for every loss. [17.1]"""

    area: Area
    before: int

    @step
    def gain(self, state: State) -> None:
        lost = self.before - _exposed(state, self.area)
        if lost > 0:
            state.then(GrantCp(RUSSIA, lost, IN_RUSSIA))
