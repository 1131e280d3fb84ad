"""What it costs to break the peace with a neutral. [8.32, 8.35]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...printed.board import FORTRESSES, KEYS
from ...printed.ids import Area, Nation, each_area
from ...printed.names import NO_CAMP, NO_NATION
from ...rules.attrition import force_in
from ...state.control import controller, held_by, neutral_areas
from ...state.relations import camp_of, seat_of, vassal_of
from ...state.state import State
from ..odds import dice_of, win_chance
from .reaching import FAR, marching
from .weights import KEY

#: How much of a Pact an enemy gets by an attack on a neutral that nobody protects yet.
_LIKELY: Final = 0.7
#: Keys of a neutral that one campaign takes: so far ahead, by so much strength, with such odds, so many.
_ONE_WAR: Final = 6
_AN_ARMY: Final = 4
_STRONG: Final = 0.7
_SHARED: Final = 3
#: Areas ahead of troops of a nation, by the steps to them.
Reach = Callable[[Nation, Area], Mapping[int, int]]


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


def keys_at_hand(state: State, nation: Nation, neutral: Nation, reach: Reach) -> int:
    """How many Keys of a neutral armies of the nation are near and strong enough to take, at least one."""
    keys = KEYS & held_by(state, 1 << neutral) & ~FORTRESSES
    found = 0
    for start in each_area(state.present[nation]):
        force = marching(force_in(state, start, 1 << nation))[0]
        if sum(force.sp) < _AN_ARMY:
            continue
        ahead, dice = reach(nation, start), dice_of(force)
        for area in each_area(keys & ~found):
            there = dice_of(force_in(state, area, 1 << neutral))
            if ahead.get(area, FAR) <= _ONE_WAR and win_chance(dice, there) > _STRONG:
                found |= 1 << area
    return max(1, min(_SHARED, found.bit_count()))
