"""Supply of units and of spaces, as floods from the sources. [14]

A network says from which sources, over which lines and through which ports supply may run; nations share
networks. Answers are masks of spaces and are kept until pieces, control or forts change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .board import (
    BEACH_LINE,
    BEACHES,
    BELGRADE,
    BOARD_SIZE,
    CONSTANTINOPLE,
    CP_SOURCES,
    FORTS,
    GALLIPOLI,
    IN_NATION,
    LINES,
    MEDINA,
    NEAR_EAST,
    PORTS,
    RUSSIAN_SOURCES,
    SALONIKA,
    SOLID,
    TARANTO,
    TIRANA,
    VALONA,
    mask_of,
    named,
)
from .names import ANA, AP, BR, CP, GR, IT, MN, NATIONS, RO, RU, SB, SN, TU
from .state import State, is_at_war, rules, was_played
from .units import NATION, RP_TYPES, SIDE, UNIT_COUNT, UNITS

BOARD: Final = (1 << BOARD_SIZE) - 1
_SALONIKA_CARD: Final = "ap_30"


def _lines(*nations: int) -> tuple[int, ...]:
    """Neighbours by solid lines, by beaches and by the dashed lines of some nations, as masks."""
    return tuple(
        mask_of({*SOLID[s], *BEACH_LINE[s], *(b for n in nations for b in LINES.dashed[n][s])})
        for s in range(BOARD_SIZE)
    )


@dataclass(frozen=True, slots=True)
class Network:
    """How supply may run to some units. [14.1, 14.2]"""

    name: str
    side: int
    sources: int
    lines: tuple[int, ...]
    by_sea: bool
    #: The beachhead is a port of this network. [9.2.7.1]
    beachhead: bool = False


_SOLID: Final = _lines()
_WITH_TU: Final = _lines(TU)
_WITH_RU: Final = _lines(RU)
_AP_ALL: Final = _lines(BR, IT, RU, ANA)

NETWORKS: Final = {
    network.name: network
    for network in (
        Network("cp", CP, CP_SOURCES, _SOLID, by_sea=True),
        Network("tu", CP, CP_SOURCES, _WITH_TU, by_sea=True),
        Network("west", AP, named("london"), _SOLID, by_sea=True),
        Network("it", AP, named("london"), _lines(IT), by_sea=True),
        Network("mef", AP, named("london"), _SOLID, by_sea=True, beachhead=True),
        Network("ru", AP, RUSSIAN_SOURCES | 1 << BELGRADE, _WITH_RU, by_sea=False),
        Network("sb", AP, RUSSIAN_SOURCES | 1 << BELGRADE | 1 << SALONIKA, _WITH_RU, by_sea=False),
        # Only from a nation's own sources: reserves and replacements ask for it. [13.1.12, 17.1.4.1]
        Network("home_ge", CP, named("essen", "breslau"), _SOLID, by_sea=True),
        Network("home_tu", CP, named("constantinople"), _WITH_TU, by_sea=True),
        Network("home_bu", CP, named("sofia"), _SOLID, by_sea=True),
        Network("home_ru", AP, RUSSIAN_SOURCES, _WITH_RU, by_sea=False),
        # Spaces trace over friendly lines of any nation. [11.1.4, 14.2.5]
        Network("any_ap_sea", AP, named("london"), _AP_ALL, by_sea=True, beachhead=True),
        Network("any_ap_land", AP, RUSSIAN_SOURCES | 1 << BELGRADE | 1 << SALONIKA, _AP_ALL, by_sea=False),
    )
}


def _network_names() -> tuple[str, ...]:
    """The network each unit traces over."""
    by_nation = {RU: "ru", RO: "ru", SB: "sb", MN: "sb", IT: "it", TU: "tu", SN: "tu"}
    names = []
    for unit in range(UNIT_COUNT):
        kind = UNITS[unit]
        if kind.id in ("br_mef", "br_corps", "br_aus_corps"):
            names.append("mef")
        else:
            names.append(by_nation.get(kind.nation, "cp" if kind.side == CP else "west"))
    return tuple(names)


NETWORK_OF: Final = _network_names()
#: The network of a nation's own sources, where 13.1.12 makes a difference.
HOME_NETWORK: Final = {"ge": "home_ge", "ah": "home_ge", "tu": "home_tu", "bu": "home_bu", "ru": "home_ru"}
assert set(HOME_NETWORK) <= set(RP_TYPES)


def occupied(state: State, side: int) -> int:
    """Board spaces with units of a side."""
    return state.known(("occupied", side), lambda: _occupied(state, side))


def _occupied(state: State, side: int) -> int:
    mask = 0
    for space, found in enumerate(state.at):
        if found and SIDE[found[0]] == side:
            mask |= 1 << space
    return mask & BOARD


def closed(state: State) -> int:
    """Spaces of nations that are not at war, and beaches without the beachhead. [11.1.10, 11.1.11]"""
    return state.known(("closed", state.at_war, was_played(state, _SALONIKA_CARD)), lambda: _closed(state))


def _closed(state: State) -> int:
    mask = BEACHES if state.beachhead < 0 else BEACHES & ~(1 << state.beachhead)
    for nation in range(len(NATIONS)):
        if not is_at_war(state, nation):
            mask |= IN_NATION[nation]
    if was_played(state, _SALONIKA_CARD) and not is_at_war(state, GR):
        # Greek spaces without a Greek unit are open; those with one are not. [9.5.2.4]
        neutral = mask_of(s for s in range(BOARD_SIZE) if any(NATION[u] == GR for u in state.at[s]))
        mask &= ~IN_NATION[GR] | neutral
    return mask


def besieged_by(state: State, side: int) -> int:
    """Enemy forts under siege of a side: its own units and supply pass as if they were its own. [15.2.2]"""
    enemies = state.cp_control if side == AP else ~state.cp_control
    return state.forts_besieged & enemies & FORTS


def open_spaces(state: State, side: int) -> int:
    """Spaces supply of a side may run through. [14.1.2, 14.1.3]"""
    return state.known(("open", side, state.at_war), lambda: _open_spaces(state, side))


def _open_spaces(state: State, side: int) -> int:
    own = state.cp_control if side == CP else BOARD & ~state.cp_control
    return (own | besieged_by(state, side)) & ~occupied(state, 1 - side) & ~closed(state) & BOARD


def ports(state: State, side: int) -> int:
    """Ports a side may use now: friendly, not besieged. [13.1.7, 14.1.4]"""
    mask = PORTS[side] & open_spaces(state, side)
    own = state.cp_control if side == CP else ~state.cp_control
    mask &= own
    if side == AP and state.cp_control >> GALLIPOLI & 1:
        mask &= ~(1 << CONSTANTINOPLE)
    return mask


def reached(state: State, network: str) -> int:
    """Spaces a network's supply runs through. [14.1]"""
    key = ("reached", network, state.at_war)
    memo = state.supply_memo
    if key not in memo:
        memo[key] = _flood(state, NETWORKS[network])
    answer: int = memo[key]
    return answer


def _flood(state: State, network: Network) -> int:
    free = open_spaces(state, network.side)
    own = state.cp_control if network.side == CP else ~state.cp_control
    sea = 0
    if network.by_sea:
        sea = ports(state, network.side)
        if network.beachhead and state.beachhead >= 0:
            sea |= 1 << state.beachhead & free
    lines = network.lines
    found = frontier = network.sources & own & free
    while frontier:
        new = 0
        while frontier:
            low = frontier & -frontier
            new |= lines[low.bit_length() - 1]
            frontier ^= low
        if sea and found & sea:
            new |= sea
            sea = 0
        frontier = new & free & ~found
        found |= frontier
    return found


def supplied_spaces(state: State, network: str) -> int:
    """Spaces where a unit of the network would be in supply: its own space need not be friendly. [14.1.3]"""
    key = ("supplied", network, state.at_war)
    memo = state.supply_memo
    if key not in memo:
        through = reached(state, network)
        lines, found, rest = NETWORKS[network].lines, through, through
        while rest:
            low = rest & -rest
            found |= lines[low.bit_length() - 1]
            rest ^= low
        memo[key] = found
    answer: int = memo[key]
    return answer


def in_supply(state: State, unit: int) -> bool:
    """Is the unit in supply where it stands? [14.1]"""
    return in_supply_at(state, unit, state.place[unit])


def in_supply_at(state: State, unit: int, space: int) -> bool:
    """Would the unit be in supply in this space?"""
    if supplied_spaces(state, NETWORK_OF[unit]) >> space & 1:
        return True
    return is_always_supplied(state, unit, space)


def is_always_supplied(state: State, unit: int, space: int) -> bool:
    """Units that need no line where they stand. [14.1.5]"""
    nation = NATION[unit]
    if nation == MN:
        return True
    if nation == SB:
        return bool(IN_NATION[SB] >> space & 1)
    if nation in (ANA, SN):
        return rules(state).ana_sn_supplied_everywhere or bool(NEAR_EAST >> space & 1)
    return nation == GR and not is_at_war(state, GR)


def is_spared(state: State, unit: int) -> bool:
    """Turks in Medina outlive attrition, though they are out of supply otherwise. [14.1.5]"""
    return NATION[unit] == TU and state.place[unit] == MEDINA


def through_beachhead(state: State, unit: int) -> bool:
    """Has the unit no other supply than through the beachhead? [9.2.7.1]"""
    if state.beachhead < 0 or NETWORK_OF[unit] != "mef":
        return False
    space = state.place[unit]
    return bool(supplied_spaces(state, "mef") & ~supplied_spaces(state, "west") >> space & 1)


def from_home(state: State, unit: int, space: int) -> bool:
    """Would the unit be supplied in this space from its own nation's sources? [13.1.12, 17.1.4.1]"""
    kind = UNITS[unit]
    home = HOME_NETWORK.get(NATIONS[RU] if kind.nation == RO else NATIONS[kind.nation])
    if home is None:
        return in_supply_at(state, unit, space)
    return bool(supplied_spaces(state, home) >> space & 1)


def friendly_supplied(state: State, side: int) -> int:
    """Spaces that trace to any source of the side: what attrition leaves alone. [14.2.5, 14.3.6]"""
    key = ("friendly", side, state.at_war)
    return state.known(key, lambda: _friendly_supplied(state, side))


def _friendly_supplied(state: State, side: int) -> int:
    if side == CP:
        return reached(state, "tu")
    found = reached(state, "any_ap_sea") | reached(state, "any_ap_land")
    # Albania draws on Taranto even while Italy is neutral. [11.1.12]
    if not is_at_war(state, IT) or found >> TARANTO & 1:
        free = open_spaces(state, AP)
        if free >> VALONA & 1:
            found |= 1 << VALONA | 1 << TIRANA & free
    return found
