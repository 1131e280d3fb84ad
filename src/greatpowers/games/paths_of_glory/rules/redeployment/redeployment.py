"""Strategic redeployment: where a unit may be sent by rail, by sea, and to and from the reserve. [13]

Goals are masks of spaces; the bit of a reserve box stands for sending a corps there. Stacking is not looked
at: it is checked at the end of the action. [10.1.2]
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .....engine.masks import mask_of
from ...printed.board import (
    BEACH_LINE,
    BOARD_SPACES,
    CAPITALS,
    CETINJE,
    CP_SOURCES,
    FORT,
    IN_NATION,
    NEAR_EAST,
    NEIGHBOUR_MASK,
    RESERVE,
    RUSSIAN_SOURCES,
    SALONIKA,
    each_space,
    named,
)
from ...printed.names import (
    ALL_NATIONS,
    AP,
    BE,
    CP,
    FR,
    MN,
    RO,
    RU,
    SB,
    TU,
    US,
    Mask,
    Nation,
    Side,
    Space,
    Unit,
)
from ...printed.units import (
    ACTIVATION_NATION,
    ALL_UNITS,
    ANA_CORPS,
    IS_ARMY,
    KIND_ID,
    LINE_NATION,
    MN_CORPS,
    NATION,
    OF_KIND,
    SIDE,
    SN_CORPS,
)
from ...state.state import NOWHERE, State, is_at_war, is_besieged, is_on_board, rules
from ..movement.limits import barred_ends, barred_spaces
from ..movement.occupation import can_besiege, enemy_fort
from ..supply.floods import Lines
from ..supply.supply import (
    BOARD,
    NETWORK_OF,
    open_spaces,
    ports,
    supplied_for,
    supplied_from_home,
    supplied_spaces,
)

CORPS_COST: Final = 1
ARMY_COST: Final = 4
LAND, SEA, RESERVES = "land", "sea", "reserve"
#: What a redeployment to or from the Near East is counted as, by nation. [13.2.1–13.2.3]
BRITISH_DOOR, RUSSIAN_DOOR, CP_DOOR = "british_sr", "russian_sr", "cp_sr"

#: Whose unit it is for redeployment: Commonwealth and Arabs are British, Senussi Turkish. [13.0]
SR_NATION: Final = tuple(MN if NATION[unit] == MN else ACTIVATION_NATION[unit] for unit in ALL_UNITS)
#: The capitals and the sources of each nation. [3.0, 13.1.8]
_SOURCES: Final = CP_SOURCES | RUSSIAN_SOURCES | named("london", "belgrade")
_HOME_PLACES: Final = tuple(
    CAPITALS[nation] | _SOURCES & IN_NATION[nation] | (1 << SALONIKA if nation == SB else 0)
    for nation in ALL_NATIONS
)
#: Corps that may be sent to the Near East by sea or from the reserve, one a turn. [13.2.1]
_BRITISH_TRAVELLERS: Final = frozenset((*OF_KIND["br_corps"], *OF_KIND["br_aus_corps"], ANA_CORPS))
#: Their capital does not matter. [13.1.11]
_EXEMPT_FROM_CAPITAL: Final = (BE, SB)
_UNITS_OF_NATION: Final = tuple(
    tuple(u for u in ALL_UNITS if SR_NATION[u] == nation and u not in (ANA_CORPS, SN_CORPS))
    for nation in ALL_NATIONS
)


def _rails() -> tuple[Lines, ...]:
    made: dict[tuple[Mask, ...], Lines] = {}
    for net in NEIGHBOUR_MASK:
        lines = tuple(net[s] | mask_of(BEACH_LINE[s]) for s in BOARD_SPACES)
        made.setdefault(net, Lines(lines))
    return tuple(made[net] for net in NEIGHBOUR_MASK)


#: Lines by the nation whose dashed ones they include.
_RAILS: Final = _rails()


def cost(unit: Unit) -> int:
    """[13.1.2]"""
    return ARMY_COST if IS_ARMY[unit] else CORPS_COST


def goals(state: State, unit: Unit) -> Mask:
    """Where the unit may be sent now; nothing if it may not be sent at all. [13]"""
    memo = state.memo
    key = ("sr", KIND_ID[unit], state.place[unit])
    if key not in memo:
        memo[key] = _goals(state, unit)
    found: Mask = memo[key]
    return found


def _goals(state: State, unit: Unit) -> Mask:
    start = state.place[unit]
    if start == NOWHERE:
        return 0
    limits = _limits(state, unit)
    if start == RESERVE[SIDE[unit]]:
        return goals_by(state, unit, RESERVES) if limits.uses_reserve else 0
    if not limits.starts >> start & 1 or breaks_siege(state, unit):
        return 0
    found = goals_by(state, unit, LAND)
    if harbours(state, SIDE[unit]) >> start & 1:
        found |= goals_by(state, unit, SEA)
    return found | (1 << RESERVE[SIDE[unit]] if limits.to_reserve >> start & 1 else 0)


def goals_by(state: State, unit: Unit, way: str) -> Mask:
    """Where on the map the unit may go in this way."""
    limits = _limits(state, unit)
    found = _LINKED[way](state, unit) & ~limits.ends & ~(1 << state.place[unit])
    if way in limits.shut:
        found &= ~_over_the_border(state, unit)
    return found


class _Limits(NamedTuple):
    """What units of a kind have to mind wherever they are; all but the last two are masks of spaces."""

    #: Where they may begin, what they may not enter, where they may not end, where they would be supplied.
    starts: Mask
    barred: Mask
    ends: Mask
    supplied: Mask
    #: From where they may go to the reserve box.
    to_reserve: Mask
    uses_reserve: bool
    #: The ways over the border of the Near East that are shut to them.
    shut: tuple[str, ...]


def _limits(state: State, unit: Unit) -> _Limits:
    memo = state.memo
    key = ("sr limits", KIND_ID[unit])
    if key not in memo:
        memo[key] = _limits_now(state, unit)
    found: _Limits = memo[key]
    return found


def _limits_now(state: State, unit: Unit) -> _Limits:
    barred = barred_spaces(state, unit, "sr")
    supplied = supplied_for(state, unit)
    neutral = not is_at_war(state, NATION[unit])
    return _Limits(
        starts=0 if neutral else supplied & open_spaces(state, SIDE[unit]),
        barred=barred,
        ends=barred | barred_ends(state, unit, "sr"),
        supplied=supplied,
        to_reserve=_to_reserve(state, unit),
        uses_reserve=may_use_reserve(state, unit),
        shut=tuple(way for way in (LAND, SEA, RESERVES) if near_east_bar(state, unit, way)),
    )


def starts_well(state: State, unit: Unit) -> bool:
    """The space is friendly, or an enemy fort under siege. [13.1.5]"""
    return bool(open_spaces(state, SIDE[unit]) >> state.place[unit] & 1)


def breaks_siege(state: State, unit: Unit) -> bool:
    """Would the siege lapse without the unit? [13.1.5]"""
    space = state.place[unit]
    if not is_besieged(state, space) or not enemy_fort(state, space, SIDE[unit]):
        return False
    return not can_besiege((u for u in state.at[space] if u != unit), FORT[space])


def by_land(state: State, unit: Unit) -> Mask:
    """Supplied spaces that friendly spaces lead to. [13.1.5, 13.1.6]"""
    if unit == MN_CORPS:
        return 0
    limits = _limits(state, unit)
    free = open_spaces(state, SIDE[unit]) & ~limits.barred
    if NATION[unit] == RU:
        free &= IN_NATION[RU]
        if not IN_NATION[RU] >> state.place[unit] & 1:
            return 0
    return _linked(state, _RAILS[LINE_NATION[unit]], free, state.place[unit]) & limits.supplied


def _linked(state: State, rails: Lines, free: Mask, start: Space) -> Mask:
    """All open spaces that can be reached from the start."""
    known: list[Mask] = state.known(("rails", id(rails), free), list)
    seeds = (rails.neighbours[start] | 1 << start) & free
    found = 0
    for part in known:
        if part & seeds:
            found |= part
            seeds &= ~part
    while seeds:
        part = rails.over(free).flood(seeds & -seeds)[0]
        known.append(part)
        found |= part
        seeds &= ~part
    return found


def harbours(state: State, side: Side) -> Mask:
    """Ports for redeployment; the beachhead is one. [9.5.3.5, 13.1.7]"""
    return state.known(("harbours", side), lambda: _harbours(state, side))


def _harbours(state: State, side: Side) -> Mask:
    mask = ports(state, side)
    if side == AP and state.beachhead >= 0:
        mask |= 1 << state.beachhead & open_spaces(state, AP)
    return mask


def by_sea(state: State, unit: Unit) -> Mask:
    """Supplied ports, if the unit is a corps in a port; not for Russians and Montenegrins. [13.1.7]"""
    if IS_ARMY[unit] or NATION[unit] in (RU, MN):
        return 0
    found = harbours(state, SIDE[unit])
    return found & _limits(state, unit).supplied if found >> state.place[unit] & 1 else 0


def from_reserve(state: State, unit: Unit) -> Mask:
    """Spaces where a corps of the nation may join the front. [13.1.6, 13.1.8, 13.1.11, 13.1.12]"""
    nation = SR_NATION[unit]
    free = open_spaces(state, SIDE[unit])
    if nation == MN:
        return free & 1 << CETINJE
    places = hosts(state, nation) & (free | _sieges_to_mend(state, unit))
    places |= home_places(state, nation) & free
    if nation == US:
        places |= ports(state, AP) & IN_NATION[FR]
    if nation == RU:
        places &= IN_NATION[RU]
    # Serbian units must trace a line here: their special supply does not serve the reserve. [13.1.8]
    places &= supplied_spaces(state, NETWORK_OF[unit]) if nation == SB else _limits(state, unit).supplied
    return places & supplied_from_home(state, unit)


_LINKED: Final = {LAND: by_land, SEA: by_sea, RESERVES: from_reserve}


def hosts(state: State, nation: Nation) -> Mask:
    """Spaces with a supplied unit of the nation; Arabs and Senussi receive nobody. [13.1.8]"""
    return state.known(("hosts", nation), lambda: _hosts(state, nation))


def _hosts(state: State, nation: Nation) -> Mask:
    if not is_at_war(state, nation):
        return 0
    found = 0
    for unit in _UNITS_OF_NATION[nation]:
        if is_on_board(state, unit):
            found |= supplied_spaces(state, NETWORK_OF[unit]) & 1 << state.place[unit]
    return found


def home_places(state: State, nation: Nation) -> Mask:
    """The nation's capitals and sources. [3.0, 13.1.8]"""
    if nation == RO and not rules(state).romania_has_capital:
        return 0
    return _HOME_PLACES[nation]


def _sieges_to_mend(state: State, unit: Unit) -> Mask:
    """Broken sieges that one more corps makes good again. [15.2.4]"""
    return mask_of(s for s in each_space(state.broken_sieges) if can_besiege((*state.at[s], unit), FORT[s]))


def may_use_reserve(state: State, unit: Unit) -> bool:
    """Is the way between map and reserve open to corps of this nation? [13.1.9, 13.1.11]"""
    return not IS_ARMY[unit] and is_at_war(state, NATION[unit]) and capital_is_free(state, unit)


def capital_is_free(state: State, unit: Unit) -> bool:
    """No capital of the nation is held or besieged by the enemy; Belgians and Serbs do not mind. [13.1.11]"""
    nation = SR_NATION[unit]
    if nation in _EXEMPT_FROM_CAPITAL or (nation == RO and not rules(state).romania_has_capital):
        return True
    own = state.cp_control if SIDE[unit] == CP else ~state.cp_control
    return not CAPITALS[nation] & (~own | state.forts_besieged)


def _to_reserve(state: State, unit: Unit) -> Mask:
    """Spaces from where a corps may go to the reserve box. [13.1.6, 13.1.9, 13.1.12, 13.2.1]"""
    if not may_use_reserve(state, unit) or stays_on_map(state, unit):
        return 0
    mask = supplied_from_home(state, unit)
    if NATION[unit] == RU:
        mask &= IN_NATION[RU]
    return mask & ~NEAR_EAST if near_east_bar(state, unit, RESERVES) else mask


def stays_on_map(state: State, unit: Unit) -> bool:
    """The Arab Northern Army never goes to the reserve. [13.2.1 of 2018]"""
    return unit == ANA_CORPS and not rules(state).ana_may_sr


def _over_the_border(state: State, unit: Unit) -> Mask:
    """Spaces on the other side of the border of the Near East."""
    return BOARD & ~NEAR_EAST if NEAR_EAST >> state.place[unit] & 1 else NEAR_EAST


def near_east_door(unit: Unit, way: str) -> str:
    """The allowance a unit uses up when it crosses the border of the Near East; "" for none. [13.2]"""
    nation = SR_NATION[unit]
    if nation == RU:
        return RUSSIAN_DOOR
    if SIDE[unit] == CP:
        return "" if nation == TU or IS_ARMY[unit] else CP_DOOR
    return BRITISH_DOOR if way != LAND and unit in _BRITISH_TRAVELLERS else ""


def near_east_bar(state: State, unit: Unit, way: str) -> str:
    """Why the unit may not cross the border of the Near East in this way; "" if it may. [13.2]"""
    if NATION[unit] == RU and IS_ARMY[unit]:
        return "russian-army"
    door = near_east_door(unit, way)
    if not door:
        return "nation" if SIDE[unit] == AP and way != LAND and SR_NATION[unit] != MN else ""
    if unit == ANA_CORPS and not rules(state).ana_may_sr and NEAR_EAST >> state.place[unit] & 1:
        return "arabs"
    return door if state.near_east_used.get(door) and not is_uncounted(state, unit) else ""


def is_uncounted(state: State, unit: Unit) -> bool:
    """Is there no limit to how many corps like this one cross the border? [13.2.5 of 2010]"""
    return SIDE[unit] == AP and rules(state).near_east_open_before_turkey and not is_at_war(state, TU)


def way_to(state: State, unit: Unit, goal: Space) -> str:
    """How the unit gets to a goal it may be sent to: overland if it can."""
    if goal == RESERVE[SIDE[unit]] or state.place[unit] == RESERVE[SIDE[unit]]:
        return RESERVES
    return LAND if goals_by(state, unit, LAND) >> goal & 1 else SEA


def door_used(state: State, unit: Unit, goal: Space) -> str:
    """What the redeployment uses up of the turn's allowance for the Near East. [13.2]"""
    if (NEAR_EAST >> state.place[unit] & 1) == (NEAR_EAST >> goal & 1) or is_uncounted(state, unit):
        return ""
    return near_east_door(unit, way_to(state, unit, goal))
