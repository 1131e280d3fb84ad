"""Mandated offensives: whom the die sends to attack, and which attacks will do. [7]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ...printed.board import CAPITALS, IN_NATION, ROME
from ...printed.card_names import BOLSHEVIK_REVOLUTION, FRENCH_MUTINY, H_L_TAKE_COMMAND, HOFFMANN
from ...printed.names import (
    AH,
    AP,
    BE,
    BR,
    CP,
    FR,
    GE,
    IT,
    NATION_NUMBER,
    SIDES,
    US,
    Nation,
    Side,
    Space,
    Unit,
)
from ...printed.tables import MANDATE_BOXES, MANDATE_DICE
from ...printed.units import KIND_ID, NATION
from ...state.changes.map import change_vp
from ...state.changes.rounds import meet_mandate, pay_for_mutiny
from ...state.state import State, is_at_war, rules, was_played
from ..supply.supply import in_supply, supplied_without

#: Where the western offensives must be made. [7.1.4, 7.1.5]
_WEST: Final = IN_NATION[FR] | IN_NATION[BE] | IN_NATION[GE]
#: Corps of the Commonwealth and of Portugal do not attack for Britain. [7.1.4]
_NOT_BRITISH: Final = ("br_aus_corps", "br_cnd_corps", "br_pt_corps", "br_ana_corps")
#: Events after which a nation is never sent again. [7.1.10, 7.1.11]
_ENDED_BY: Final = {"ge": H_L_TAKE_COMMAND, "ru": BOLSHEVIK_REVOLUTION}
_AFTER_AUSTRIA: Final = "tu"


def mandated_for(state: State, side: Side, die: int) -> str:
    """The offensive a roll calls for, "" for none: "fr", "ah_it"… [7.1.1, 7.1.2]"""
    modifier = 1 if side == CP and was_played(state, HOFFMANN) else 0
    box: str = MANDATE_DICE[SIDES[side]][min(die + modifier, 6) - 1]
    if box == "br" and state.turn == 1 and rules(state).british_offensive_becomes_french_on_turn_1:
        box = "fr"
    return _settled(state, side, box)


def _settled(state: State, side: Side, box: str) -> str:
    """The box after shifts for lost capitals; each box reached is tested again. [7.1.2]"""
    boxes = MANDATE_BOXES[SIDES[side]]
    while box:
        nation = _nation(box)
        if not is_at_war(state, nation) or was_played(state, _ENDED_BY.get(box, "")):
            return ""
        if not _capital_lost(state, side, nation):
            return _austrian_front(state) if box == "ah_it" else box
        # Both Austrian boxes are one nation's: the next nation is the Turks'.
        box = _AFTER_AUSTRIA if nation == AH else boxes[boxes.index(box) + 1]
    return ""


def _nation(box: str) -> Nation:
    return AH if box == "ah_it" else NATION_NUMBER[box]


def _capital_lost(state: State, side: Side, nation: Nation) -> bool:
    """All capitals of the nation are the enemy's; Russia has none on the map. [7.1.2]"""
    capitals = CAPITALS[nation]
    lost = capitals & (state.cp_control if side == AP else ~state.cp_control)
    return bool(capitals) and lost == capitals


def _austrian_front(state: State) -> str:
    """Against Italy only while Italy fights and Rome stands. [7.1.6]"""
    return "ah_it" if is_at_war(state, IT) and not state.cp_control >> ROME & 1 else "ah"


def is_mutiny(state: State, side: Side) -> bool:
    """The French offensive is a mutiny: attacks cost points instead of being due. [7.1.8]"""
    return side == AP and state.mandated[AP] == "fr" and was_played(state, FRENCH_MUTINY)


def offensive_due(state: State, side: Side) -> str:
    """The offensive the side still owes this turn, "" for none. [7.1.3, 7.1.8, 7.1.10, 7.1.11]"""
    box = state.mandated[side]
    if not box or state.mandate_met[side] or is_mutiny(state, side):
        return ""
    return "" if was_played(state, _ENDED_BY.get(box, "")) else box


def satisfies(state: State, side: Side, attackers: Iterable[Unit], target: Space) -> bool:
    """Would this attack be the mandated offensive? [7.1.3–7.1.7]"""
    box = offensive_due(state, side)
    defenders = defending_units(state, target)
    if not box or not defenders:
        return False
    nation = _nation(box)
    if not any(NATION[u] == nation and KIND_ID[u] not in _NOT_BRITISH for u in attackers):
        return False
    if nation in (FR, BR):
        return bool(_WEST >> target & 1) and any(NATION[u] == GE for u in defenders)
    if nation == GE:
        return bool(_WEST >> target & 1) and any(NATION[u] in (US, BR, BE, FR) for u in defenders)
    return box != "ah_it" or _is_italian_front(state, defenders, target)


def defending_units(state: State, target: Space) -> list[Unit]:
    """Units that can be attacked in a space: those that retreated this round are not. [12.1.2]"""
    return [unit for unit in state.at[target] if not state.retreated >> unit & 1]


def _is_italian_front(state: State, defenders: Sequence[Unit], target: Space) -> bool:
    """Italians, Italian soil, or units that live on supply through Italy. [7.1.6]"""
    if IN_NATION[IT] >> target & 1 or any(NATION[u] == IT for u in defenders):
        return True
    return any(lives_on_italy(state, unit) for unit in defenders)


def lives_on_italy(state: State, unit: Unit) -> bool:
    """Is every supply line of the unit one through Italy? [7.1.6]"""
    return in_supply(state, unit) and not supplied_without(state, unit, IN_NATION[IT])


def note_attack(state: State, side: Side, attackers: Iterable[Unit], target: Space) -> None:
    """An attack is declared: it may be the offensive that was due, or the mutiny's undoing. [7.1]"""
    found = tuple(attackers)
    if satisfies(state, side, found, target):
        meet_mandate(state, side)
    elif breaks_mutiny(state, side, found, target):
        change_vp(state, 1, "french-mutiny")
        pay_for_mutiny(state)


def breaks_mutiny(state: State, side: Side, attackers: Iterable[Unit], target: Space) -> bool:
    """Do French units attack in the west without Americans beside them, the first time this turn? [7.1.8]"""
    if not is_mutiny(state, side) or state.mandate_met[AP] or state.mutiny_paid or not _WEST >> target & 1:
        return False
    french = [unit for unit in attackers if NATION[unit] == FR]
    return any(not _with_americans(state, unit) for unit in french)


def _with_americans(state: State, unit: Unit) -> bool:
    return any(NATION[other] == US for other in state.at[state.place[unit]])


def penalty(state: State, side: Side) -> int:
    """What an offensive not made costs in the War Status Phase. [7.1.3]"""
    if not offensive_due(state, side):
        return 0
    return 1 if side == AP else -1
