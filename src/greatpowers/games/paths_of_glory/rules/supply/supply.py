"""Supply of units and of spaces. [14]

Answers are masks of spaces and are kept until pieces, control, forts or events change. How supply runs from
the sources is in `networks.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ...printed.board import (
    BEACHES,
    BOARD_SIZE,
    CONSTANTINOPLE,
    FORTS,
    GALLIPOLI,
    IN_NATION,
    MEDINA,
    NEAR_EAST,
    PORTS,
    SPACES,
    TIRANA,
    VALONA,
)
from ...printed.card_names import SALONIKA as SALONIKA_CARD
from ...printed.names import (
    ALL_NATIONS,
    ANA,
    AP,
    BR,
    CP,
    ENEMY,
    GR,
    IT,
    MN,
    NATIONS,
    RO,
    RU,
    SB,
    SN,
    TU,
    Mask,
    Side,
    Space,
    Unit,
)
from ...printed.units import NATION, OF_KIND, UNITS
from ...state.state import State, controlled, is_at_war, rules, was_played
from .networks import NETWORKS, Ground, ground_of

BOARD: Final = (1 << BOARD_SIZE) - 1
#: The mask of each space; nothing for boxes and, as the last one, for units not in play.
_BIT: Final = (*(1 << s if s < BOARD_SIZE else 0 for s in range(len(SPACES))), 0)
_OPEN_KEYS: Final = ("open ap", "open cp")
_GROUND_KEYS: Final = ("ground ap", "ground cp")
_CP_COUNT: Final = sum(kind.side == CP for kind in UNITS)
assert all(kind.side == CP for kind in UNITS[:_CP_COUNT]), "the counters of the Central Powers come first"


def _network_names() -> tuple[str, ...]:
    """The network each unit traces over."""
    by_nation = {RU: "ru", RO: "ru", SB: "sb", MN: "sb", IT: "it", TU: "tu", SN: "tu", BR: "br", ANA: "ana"}
    names = [by_nation.get(kind.nation, "cp" if kind.side == CP else "west") for kind in UNITS]
    for kind in ("br_mef", "br_corps", "br_aus_corps"):
        for unit in OF_KIND[kind]:
            names[unit] = "mef"
    return tuple(names)


NETWORK_OF: Final = _network_names()
#: The network of a nation's own sources, where 13.1.12 makes a difference.
HOME_NETWORK: Final = {"ge": "home_ge", "ah": "home_ge", "tu": "home_tu", "bu": "home_bu", "ru": "home_ru"}
_HOME_OF: Final = tuple(
    HOME_NETWORK.get(NATIONS[RU if nation == RO else nation], "") for nation in ALL_NATIONS
)


def occupied(state: State, side: Side) -> Mask:
    """Board spaces with units of a side."""
    memo = state.supply_memo
    if "occupied" not in memo:
        memo["occupied"] = _occupied(state.place[_CP_COUNT:]), _occupied(state.place[:_CP_COUNT])
    both: tuple[Mask, Mask] = memo["occupied"]
    return both[side]


def _occupied(places: list[Space]) -> Mask:
    return sum(map(_BIT.__getitem__, set(places)))


def closed(state: State) -> Mask:
    """Spaces of nations that are not at war, and beaches without the beachhead. [11.1.10, 11.1.11]"""
    return state.known("closed", lambda: _closed(state))


def _closed(state: State) -> Mask:
    mask = _neutral_lands(state.at_war)
    if state.beachhead >= 0:
        mask &= ~(1 << state.beachhead)
    if was_played(state, SALONIKA_CARD) and not is_at_war(state, GR):
        # Greek spaces are open, but not those where neutral Greek units stand. [9.5.2.4]
        mask &= ~IN_NATION[GR]
        for unit in OF_KIND["gr_corps"]:
            mask |= _BIT[state.place[unit]]
    return mask


@cache
def _neutral_lands(at_war: Mask) -> Mask:
    """All beaches, and the spaces of nations that are not among these."""
    mask = BEACHES
    for nation in ALL_NATIONS:
        if not at_war >> nation & 1:
            mask |= IN_NATION[nation]
    return mask


def besieged_by(state: State, side: Side) -> Mask:
    """Enemy forts under siege of a side: its own units and supply pass as if they were its own. [15.2.2]"""
    enemies = state.cp_control if side == AP else ~state.cp_control
    return state.forts_besieged & enemies & FORTS


def open_spaces(state: State, side: Side) -> Mask:
    """Spaces supply of a side may run through. [14.1.2, 14.1.3]"""
    memo = state.supply_memo
    key = _OPEN_KEYS[side]
    if key not in memo:
        own = controlled(state, side)
        shut = occupied(state, ENEMY[side]) | closed(state)
        memo[key] = (own | besieged_by(state, side)) & BOARD & ~shut
    answer: Mask = memo[key]
    return answer


def ports(state: State, side: Side) -> Mask:
    """Ports a side may use now: friendly, not besieged. The beachhead is not among them. [13.1.7, 14.1.4]"""
    own = controlled(state, side)
    mask = PORTS[side] & own & open_spaces(state, side)
    if side == AP and state.cp_control >> GALLIPOLI & 1:
        mask &= ~(1 << CONSTANTINOPLE)
    return mask


def ground(state: State, side: Side) -> Ground:
    """Where supply of a side may run now."""
    memo = state.supply_memo
    key = _GROUND_KEYS[side]
    if key not in memo:
        memo[key] = _ground(state, side, 0)
    answer: Ground = memo[key]
    return answer


def _ground(state: State, side: Side, barred: Mask) -> Ground:
    own = controlled(state, side)
    beachhead = 1 << state.beachhead if state.beachhead >= 0 else 0
    free = open_spaces(state, side) & ~barred
    return ground_of(side, free, free & own, ports(state, side) & ~barred, beachhead & own & free)


def reached(state: State, network: str) -> Mask:
    """Spaces a network's supply runs through. [14.1]"""
    return ground(state, NETWORKS[network].side).answer(network)[0]


def supplied_spaces(state: State, network: str) -> Mask:
    """Spaces where a unit of the network would be in supply: its own space need not be friendly. [14.1.3]"""
    memo = state.supply_memo
    if network not in memo:
        memo[network] = ground(state, NETWORKS[network].side).answer(network)[1]
    answer: Mask = memo[network]
    return answer


def in_supply(state: State, unit: Unit) -> bool:
    """Is the unit in supply where it stands? [14.1]"""
    return in_supply_at(state, unit, state.place[unit])


def in_supply_at(state: State, unit: Unit, space: Space) -> bool:
    """Would the unit be in supply in this space?"""
    if supplied_spaces(state, NETWORK_OF[unit]) >> space & 1:
        return True
    return is_always_supplied(state, unit, space)


def supplied_for(state: State, unit: Unit) -> Mask:
    """Spaces where this unit would be in supply."""
    mask = supplied_spaces(state, NETWORK_OF[unit])
    nation = NATION[unit]
    if nation == SB:
        mask |= IN_NATION[SB]
    elif nation == MN:
        mask = BOARD
    elif nation in (ANA, SN):
        mask |= BOARD if rules(state).ana_sn_supplied_everywhere else NEAR_EAST
    return mask


def supplied_without(state: State, unit: Unit, barred: Mask) -> bool:
    """Would the unit still be in supply if no line might run through these spaces? [7.1.6]"""
    space, name = state.place[unit], NETWORK_OF[unit]
    ends = _ground(state, NETWORKS[name].side, barred).answer(name)[1]
    return bool(ends >> space & 1) or is_always_supplied(state, unit, space)


def is_always_supplied(state: State, unit: Unit, space: Space) -> bool:
    """Units that need no line where they stand. [14.1.5]"""
    nation = NATION[unit]
    if nation == MN:
        return True
    if nation == SB:
        return bool(IN_NATION[SB] >> space & 1)
    if nation in (ANA, SN):
        return rules(state).ana_sn_supplied_everywhere or bool(NEAR_EAST >> space & 1)
    return nation == GR and not is_at_war(state, GR)


def is_spared(state: State, unit: Unit) -> bool:
    """Turks in Medina outlive attrition, though they are out of supply otherwise. [14.1.5]"""
    return NATION[unit] == TU and state.place[unit] == MEDINA


def through_beachhead(state: State, unit: Unit) -> bool:
    """Has the unit no other supply than through the beachhead? [9.2.7.1]"""
    if state.beachhead < 0 or NETWORK_OF[unit] != "mef":
        return False
    space = state.place[unit]
    return bool(supplied_spaces(state, "mef") & ~supplied_spaces(state, "br") >> space & 1)


def from_home(state: State, unit: Unit, space: Space) -> bool:
    """Would the unit be supplied in this space from its own nation's sources? [13.1.12, 17.1.4.1]"""
    home = _HOME_OF[NATION[unit]]
    if not home:
        return in_supply_at(state, unit, space)
    return bool(supplied_spaces(state, home) >> space & 1)


def supplied_from_home(state: State, unit: Unit) -> Mask:
    """Spaces where the unit would be supplied from its own nation's sources. [13.1.12]"""
    home = _HOME_OF[NATION[unit]]
    return supplied_spaces(state, home) if home else supplied_for(state, unit)


def friendly_supplied(state: State, side: Side) -> Mask:
    """Spaces that trace to any source of the side: what attrition leaves alone. [14.2.5, 14.3.6]"""
    return state.known(("friendly", side), lambda: _friendly_supplied(state, side))


def _friendly_supplied(state: State, side: Side) -> Mask:
    found = ground(state, side).everything()
    if side == AP and not is_at_war(state, IT):
        # Albania draws on Taranto even while Italy is neutral. [11.1.12]
        free = open_spaces(state, AP)
        if free >> VALONA & 1:
            found |= 1 << VALONA | 1 << TIRANA & free
    return found
