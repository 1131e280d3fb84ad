"""What it costs to break the peace with a neutral. [8.32, 8.35]"""

from __future__ import annotations

from typing import Final

from ...printed.ids import Nation
from ...printed.names import NO_CAMP, NO_NATION
from ...state.relations import camp_of, enemies, seat_of, vassal_of
from ...state.state import State
from .weights import KEY

#: How much of a Pact an enemy gets by an attack on a neutral that nobody protects yet.
_LIKELY: Final = 0.4


def breach(state: State, seat: str, nation: Nation, neutral: Nation) -> float:
    """The neutral fights; its protector, or an enemy of ours if it has none, gets a Pact; and who stands
    outside the Camps has the protector's whole Camp against him."""
    protector = vassal_of(state, neutral)
    if protector == NO_NATION:
        return KEY.war + (_LIKELY * KEY.given if enemies(state, nation) else 0.0)
    if seat_of(state, protector) == seat:
        return KEY.war
    outside = camp_of(state, nation) == NO_CAMP and camp_of(state, protector) != NO_CAMP
    return KEY.war + KEY.given + (KEY.camp if outside else 0.0)
