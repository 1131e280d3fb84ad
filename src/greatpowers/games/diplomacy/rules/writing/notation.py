"""Orders from text: `read` what was written once, then `settle` it on a position. [2]

Reading knows no position, so the same text is read only once; settling fills in what the board makes plain:
the letter and coast of a unit that stands there, the only coast a fleet can reach. [I-4.B, I-4.C]
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ...printed.board import COASTS_OF, FLEET_STEP_SETS, IS_SEA, PROVINCE_COUNT, PROVINCE_OF
from ...printed.names import ARMY, FLEET, PhaseKind
from ...printed.units import Unit
from ...state.canonical import Parts, parts_of
from ...state.orders import (
    BUILD,
    DISBAND,
    NOWHERE,
    RETREAT,
    WAIVE,
    WAIVED,
    Order,
    order,
)
from .gazetteer import place_named as read_place
from .grammar import parse
from .spelling import fold
from .vocabulary import WORDS, Meaning
from .written import Written

__all__ = ["Written", "read", "read_place", "settle", "split_orders"]


@lru_cache(maxsize=1 << 15)
def read(text: str, phase: PhaseKind) -> Written:
    """What an order says, in any usual spelling; `UnreadableDecision` if it says nothing clear. [2.6]"""
    parts = parts_of(text, phase)
    return _as_written(parts) if parts is not None else parse(text, phase)


def _as_written(parts: Parts) -> Written:
    kind, unit_kind, at, other_kind, other, target, via_convoy = parts
    return Written(kind, unit_kind, at, other_kind if other != NOWHERE else None, other, target, via_convoy)


def settle(
    written: Written,
    units: Mapping[int, Unit],
    *,
    strict_unit_letter: bool = False,
    at_dislodged: Mapping[int, Unit] | None = None,
) -> Order:
    """The order in canonical form for a position; whether it is lawful there is not asked. [I-4.B, I-4.C]"""
    kind, unit_kind, at, other_kind, other, target, via_convoy = written
    if kind == WAIVE:
        return WAIVED
    if kind == BUILD:
        standing = None
    elif kind in (RETREAT, DISBAND):
        standing = at_dislodged.get(PROVINCE_OF[at]) if at_dislodged else None
    else:
        standing = units.get(PROVINCE_OF[at])
    unit_kind, at = _identify(unit_kind, at, standing, strict_unit_letter)
    if other == NOWHERE:
        if target == NOWHERE:
            return order(kind, unit_kind, at, 0, NOWHERE, NOWHERE, False)
        goal = PROVINCE_OF[target] if unit_kind == ARMY else _fleet_goal(at, target)
        return order(kind, unit_kind, at, 0, NOWHERE, goal, via_convoy and unit_kind == ARMY)
    other_kind, other = _identify(other_kind, other, units.get(PROVINCE_OF[other]), strict_unit_letter)
    if target != NOWHERE and other_kind == ARMY:
        target = PROVINCE_OF[target]
    return order(kind, unit_kind, at, other_kind, other, target, False)


def _identify(kind: int | None, at: int, standing: Unit | None, strict: bool) -> tuple[int, int]:
    """Kind and location of the unit meant: the one standing there, else what is written. [I-4.B.5, I-4.C]"""
    if standing is not None and (kind == standing.kind or kind is None or not strict):
        return standing.kind, standing.location
    if kind is None:
        kind = FLEET if IS_SEA[PROVINCE_OF[at]] else ARMY
    return kind, (PROVINCE_OF[at] if kind == ARMY else at)


def _fleet_goal(start: int, target: int) -> int:
    """The target with the only coast the fleet can reach; bare if it must name one itself. [3.5, 3.6]"""
    if target >= PROVINCE_COUNT or not COASTS_OF[target]:
        return target
    reachable = [coast for coast in COASTS_OF[target] if coast in FLEET_STEP_SETS[start]]
    return reachable[0] if len(reachable) == 1 else target


_SEPARATORS = re.compile(r"[\n\r;]+")
_LEADING_WORD = re.compile(r"[\s*#>•.,:]*([^\W_]+)[.)’']?[\s*]*(:?)")
_PHASE_CODE = re.compile(r"[sfw]?\d{1,4}[mra]?")
_WORDS = re.compile(r"[^\W_]+|\+")
_BEGINNINGS: Final = (Meaning.BUILD, Meaning.DISBAND, Meaning.R, Meaning.RETREAT)
_UNITS: Final = (Meaning.ARMY, Meaning.FLEET)


def split_orders(text: str) -> list[str]:
    """The single orders of a set, without its date and the name of its power. [2.1]"""
    orders: list[str] = []
    for part in _SEPARATORS.split(text):
        orders.extend(_split_at_commas(_without_header(part)))
    return orders


def _without_header(part: str) -> str:
    """The part without a leading number, date (`Spring 1901:`) or power (`France:`)."""
    while found := _LEADING_WORD.match(part):
        word = fold(found[1])
        rest = part[found.end() :]
        meaning = WORDS.get(word)
        is_power = meaning is Meaning.NATION and (found[2] or not rest.strip(" *:."))
        if meaning is not Meaning.HEADER and not is_power and not _PHASE_CODE.fullmatch(word):
            return part
        part = rest
    return part


def _split_at_commas(part: str) -> list[str]:
    """Cut where an order begins after a comma; `Spain, south coast` stays whole."""
    orders: list[str] = []
    for piece in part.split(","):
        if orders and not _begins_order(piece):
            orders[-1] += "," + piece
        else:
            orders.append(piece)
    stripped = (order.strip().strip("*").strip() for order in orders)
    return [order for order in stripped if order.strip(" .:,*")]


def _begins_order(piece: str) -> bool:
    """True if a unit, or a verb and more, stands at the beginning."""
    words = [Meaning.BUILD if word == "+" else WORDS.get(fold(word)) for word in _WORDS.findall(piece)]
    words = [word for word in words if word is not Meaning.NATION]
    if not words:
        return False
    return words[0] in (*_UNITS, Meaning.WAIVE) or (words[0] in _BEGINNINGS and len(words) > 1)
