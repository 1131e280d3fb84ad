"""What it costs to break the peace with a neutral. [8.32, 8.35]"""

from __future__ import annotations

from typing import Final

from ...printed.ids import Area, Nation
from ...printed.names import NO_CAMP, NO_NATION
from ...state.control import controller, neutral_areas
from ...state.relations import camp_of, seat_of, vassal_of
from ...state.state import State
from .weights import KEY

#: How much of a Pact an enemy gets by an attack on a neutral that nobody protects yet.
_LIKELY: Final = 0.7


def breach(state: State, seat: str, nation: Nation, neutral: Nation) -> float:
    """The neutral fights; its protector, or somebody else if it has none, gets a Pact; and who stands outside
    the Camps has that Power's whole Camp against him."""
    protector = vassal_of(state, neutral)
    if protector != NO_NATION and seat_of(state, protector) == seat:
        return KEY.war
    outside = camp_of(state, nation) == NO_CAMP
    if protector == NO_NATION:
        return KEY.war + _LIKELY * (KEY.given + (KEY.camp if outside else 0.0))
    in_camp = camp_of(state, protector) != NO_CAMP
    return KEY.war + KEY.given + (KEY.camp if outside and in_camp else 0.0)


def trespass(state: State, seat: str, nation: Nation, area: Area) -> float:
    """What it costs to enter an area, for the peace that is broken by it. [9.54]"""
    if not neutral_areas(state, nation) >> area & 1:
        return 0.0
    return breach(state, seat, nation, controller(state, area))
