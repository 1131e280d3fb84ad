"""Why a unit may not be sent where somebody wants it. [13]"""

from __future__ import annotations

from .....engine.errors import Refusal
from ...printed.board import BOARD_SIZE, CAPITALS, IN_NATION, RESERVE, SPACES, each_space
from ...printed.names import CP, MN, NATIONS, RU, SB, Mask, Nation, Side, Space, Unit
from ...printed.units import ANA_CORPS, IS_ARMY, KIND_ID, NATION, SIDE, SN_CORPS
from ...state.state import NOWHERE, State, is_at_war, is_on_board
from ..movement.limits import end_refusal, entry_refusal
from ..supply.supply import closed, from_home, in_supply, open_spaces, supplied_for, supplied_spaces
from .redeployment import (
    LAND,
    RESERVES,
    SEA,
    SR_NATION,
    breaks_siege,
    by_land,
    by_sea,
    capital_is_free,
    cost,
    from_reserve,
    goals,
    harbours,
    home_places,
    hosts,
    near_east_bar,
    starts_well,
    stays_on_map,
)

#: What is said for each bar of the Near East, and its rule.
_NEAR_EAST = {
    "russian-army": ("pog-sr-near-east-russian-army", "13.2.2"),
    "russian_sr": ("pog-sr-near-east-russian", "13.2.2"),
    "british_sr": ("pog-sr-near-east-british", "13.2.1"),
    "cp_sr": ("pog-sr-near-east-cp", "13.2.3"),
    "nation": ("pog-sr-near-east-nation", "13.2.1"),
    "arabs": ("pog-sr-near-east-arabs", "13.2.1"),
}


def redeployment_refusal(
    state: State, side: Side, unit: Unit, goal: Space, points: int = 4, sent: Mask = 0
) -> Refusal | None:
    """Why the unit may not be sent there now; None if it may, stacking apart."""
    if SIDE[unit] != side:
        return refuse("pog-sr-not-yours", "13.1.1", unit)
    if sent >> unit & 1:
        return refuse("pog-sr-unit-twice", "13.1.3", unit)
    if cost(unit) > points:
        return refuse("pog-sr-points", "13.1.2", unit, cost=cost(unit), points=points)
    if goals(state, unit) >> goal & 1:
        return None
    return goal_refusal(state, unit, goal)


def goal_refusal(state: State, unit: Unit, goal: Space) -> Refusal:
    """Which rule keeps the unit from a goal it may not be sent to."""
    start = state.place[unit]
    if start == goal:
        return refuse("pog-sr-already-there", "13.1.1", unit, goal)
    if goal != RESERVE[SIDE[unit]] and goal >= BOARD_SIZE:
        return refuse("pog-sr-not-a-space", "13.1.1", unit, goal)
    if not is_at_war(state, NATION[unit]):
        return refuse("pog-sr-neutral", "9.5.2.4", unit)
    if start == RESERVE[SIDE[unit]]:
        return _reserve_refusal(state, unit, goal)
    if not is_on_board(state, unit):
        return refuse("pog-sr-not-in-play", "13.1.1", unit)
    if not in_supply(state, unit):
        return refuse("pog-sr-unsupplied", "14.3.2", unit, start)
    if breaks_siege(state, unit):
        return refuse("pog-sr-siege", "13.1.5", unit, start)
    if not starts_well(state, unit):
        return refuse("pog-sr-broken-siege", "13.1.5", unit, start)
    if goal == RESERVE[SIDE[unit]]:
        return _to_reserve_refusal(state, unit)
    return _map_refusal(state, unit, goal)


def _map_refusal(state: State, unit: Unit, goal: Space) -> Refusal:
    """From space to space. [13.1.5–13.1.7]"""
    ground = _ground_refusal(state, unit, goal)
    if ground is not None:
        return ground
    if NATION[unit] == MN:
        return refuse("pog-sr-montenegrin", "13.1.11", unit)
    if not supplied_for(state, unit) >> goal & 1:
        return refuse("pog-sr-goal-unsupplied", "13.1.5", unit, goal)
    for way, reach in ((LAND, by_land), (SEA, by_sea)):
        bar = near_east_bar(state, unit, way)
        if bar and reach(state, unit) >> goal & 1:
            return _near_east(bar, unit, goal)
    ends = 1 << goal | 1 << state.place[unit]
    if harbours(state, SIDE[unit]) & ends == ends:
        return refuse("pog-sr-army-by-sea", "13.1.7", unit, goal)
    return refuse("pog-sr-no-way", "13.1.5", unit, goal)


def _ground_refusal(state: State, unit: Unit, goal: Space) -> Refusal | None:
    """What speaks against the goal, however the unit would get there."""
    if closed(state) >> goal & 1:
        return refuse("pog-sr-closed", "11.1.11", unit, goal)
    if not open_spaces(state, SIDE[unit]) >> goal & 1 and not _is_host(state, unit, goal):
        return refuse("pog-sr-not-friendly", "13.1.5", unit, goal)
    if NATION[unit] == RU and not _in_russia(state, unit, goal):
        return refuse("pog-sr-russia", "13.1.6", unit, goal)
    return entry_refusal(state, unit, goal, "sr") or end_refusal(state, unit, goal, "sr")


def _is_host(state: State, unit: Unit, goal: Space) -> bool:
    return state.place[unit] == RESERVE[SIDE[unit]] and bool(hosts(state, SR_NATION[unit]) >> goal & 1)


def _in_russia(state: State, unit: Unit, goal: Space) -> bool:
    start = state.place[unit]
    begins = start >= BOARD_SIZE or IN_NATION[RU] >> start & 1
    return bool(begins and IN_NATION[RU] >> goal & 1)


def _reserve_refusal(state: State, unit: Unit, goal: Space) -> Refusal:
    """From the reserve box. [13.1.8, 13.1.11, 13.1.12]"""
    general = _box_refusal(state, unit) or _ground_refusal(state, unit, goal)
    if general is not None:
        return general
    nation = SR_NATION[unit]
    if nation == MN:
        return refuse("pog-sr-montenegrin", "13.1.11", unit, goal)
    if nation == SB and _holds(state, goal, SB) and not supplied_spaces(state, "sb") >> goal & 1:
        return refuse("pog-sr-serbian-supply", "13.1.8", unit, goal)
    if from_reserve(state, unit) >> goal & 1:
        return _near_east(near_east_bar(state, unit, RESERVES), unit, goal)
    if not (hosts(state, nation) | home_places(state, nation)) >> goal & 1:
        only = {ANA_CORPS, SN_CORPS} & set(state.at[goal])
        return refuse("pog-sr-only-irregulars" if only else "pog-sr-nobody-there", "13.1.8", unit, goal)
    if not supplied_for(state, unit) >> goal & 1:
        return refuse("pog-sr-goal-unsupplied", "13.1.5", unit, goal)
    if not from_home(state, unit, goal):
        return refuse("pog-sr-foreign-source", "13.1.12", unit, goal)
    return refuse("pog-sr-broken-siege", "15.2.4", unit, goal)


def _holds(state: State, space: Space, nation: Nation) -> bool:
    return any(NATION[unit] == nation for unit in state.at[space])


def _to_reserve_refusal(state: State, unit: Unit) -> Refusal:
    """To the reserve box. [13.1.9, 13.1.11, 13.1.12]"""
    start = state.place[unit]
    general = _box_refusal(state, unit)
    if general is not None:
        return general
    if NATION[unit] == RU and not IN_NATION[RU] >> start & 1:
        return refuse("pog-sr-russia", "13.1.6", unit, start)
    if stays_on_map(state, unit):
        return _near_east("arabs", unit, start)
    if not from_home(state, unit, start):
        return refuse("pog-sr-foreign-source", "13.1.12", unit, start)
    return _near_east(near_east_bar(state, unit, RESERVES), unit, start)


def _box_refusal(state: State, unit: Unit) -> Refusal | None:
    """What keeps a unit from the reserve box in either direction."""
    if IS_ARMY[unit]:
        return refuse("pog-sr-army-reserve", "13.1.9", unit)
    if not capital_is_free(state, unit):
        own = state.cp_control if SIDE[unit] == CP else ~state.cp_control
        lost = CAPITALS[SR_NATION[unit]] & (~own | state.forts_besieged)
        return refuse("pog-sr-capital", "13.1.11", unit, next(each_space(lost)))
    return None


def _near_east(bar: str, unit: Unit, goal: Space) -> Refusal:
    message, rule = _NEAR_EAST[bar]
    return refuse(message, rule, unit, goal)


def refuse(message: str, rule: str, unit: Unit, space: Space = NOWHERE, **numbers: int) -> Refusal:
    """A refusal that names the unit, its nation and, if it matters, the space."""
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "nation": NATIONS[SR_NATION[unit]], **numbers}
    if space >= 0:
        params["space"] = SPACES[space]
    return Refusal(message, rule, params)
