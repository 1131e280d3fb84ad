"""What Keys count for a seat in whose hands, what they mean to who owns them, and what it costs to break the
peace with a neutral for them. [5.81, 8.32, 8.35, 15.1]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ...printed.board import CAPITAL_OF, CAPITALS, FORTRESSES, KEYS, OWNER
from ...printed.ids import Area, Nation, each_area
from ...printed.names import EACH_NATION, NO_CAMP, NO_NATION, POWERS
from ...rules.attrition import force_in
from ...rules.conquest.conquest import NEEDED, conquest_modifier, has_lost_capital
from ...state.control import controller, held_by, neutral_areas
from ...state.relations import camp_of, seat_of, vassal_of
from ...state.state import State
from ..odds import dice_of, win_chance
from .reaching import FAR, marching
from .weights import KEY

#: The first of two capitals brings a conquest so much nearer.
_ON_THE_WAY: Final = 0.15
#: How much of a Pact an enemy gets by an attack on a neutral that nobody protects yet.
_LIKELY: Final = 0.7
#: Keys of a neutral that one campaign takes: so far ahead, by so much strength, with such odds, so many.
_ONE_WAR: Final = 6
_AN_ARMY: Final = 4
_STRONG: Final = 0.7
_SHARED: Final = 3
#: Areas ahead of troops of a nation, by the steps to them.
Reach = Callable[[Nation, Area], Mapping[int, int]]


def weights_of_keys(state: State, mine: str, scored: Mapping[str, int]) -> tuple[float, ...]:
    """What a Key in the hands of each nation counts: ours 1, others' less than nothing."""
    rivals = {s: score for s, score in scored.items() if s != mine}
    most = max(rivals.values(), default=0)
    found = []
    for nation in EACH_NATION:
        power = nation if seat_of(state, nation) and nation in POWERS else vassal_of(state, nation)
        seat = seat_of(state, power) if power != NO_NATION else ""
        if not seat:
            found.append(0.0)
        elif seat == mine:
            found.append(1.0)
        else:
            found.append(-KEY.rival - (KEY.leader if scored[seat] >= most else 0.0))
    return tuple(found)


def nearer_to_fall(state: State, area: Area) -> float:
    """How much likelier the owner of a Key is conquered if he loses it: with his capital gone each Key
    counts. [15.1]"""
    owner = OWNER[area]
    if controller(state, area) != owner:
        return 0.0
    held = sum(controller(state, capital) == owner for capital in CAPITALS[owner])
    lost = conquest_modifier(state, owner) + 2
    if CAPITAL_OF[area] == owner and held == 1:
        return min(1.0, max(0.0, lost / 6))
    if not held:
        return 1 / 6
    return _ON_THE_WAY if CAPITAL_OF[area] == owner else 0.0


def worth_of_capture(state: State, weight: Sequence[float], area: Area) -> float:
    """What a Key of an enemy means besides its point to who holds it: with his capital gone every Key brings
    his fall nearer. [15.1]"""
    owner = OWNER[area]
    if weight[owner] >= 0 or controller(state, area) == owner or not has_lost_capital(state, owner):
        return 0.0
    if CAPITAL_OF[area] != owner:
        return KEY.fall / 6
    falls = (conquest_modifier(state, owner) + 7 - NEEDED) / 6
    return KEY.their_capital + KEY.fall * min(1.0, max(0.0, falls))


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
