"""An order as it was written, before the board is looked at; and which of two alphabets was meant. [2.6]"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from ...printed.board import (
    ARMY_MASKS,
    COASTS_OF,
    FLEET_MASKS,
    IS_COASTAL,
    IS_SEA,
    PROVINCE_COUNT,
    PROVINCE_OF,
)
from ...printed.names import ARMY, FLEET
from ...state.orders import CONVOY, MOVE, NOWHERE, RETREAT, SUPPORT_HOLD, SUPPORT_MOVE
from .vocabulary import Item, Meaning

#: Kind of a unit written alone among the adjustments, before the position tells what it means. [8.4]
ADJUST: Final = 10


class Written(NamedTuple):
    """A readable order of any phase. A kind of unit is None where its letter is missing."""

    kind: int
    unit_kind: int | None
    at: int
    other_kind: int | None = None
    other: int = NOWHERE
    target: int = NOWHERE
    via_convoy: bool = False

    @property
    def coast_named(self) -> bool:
        """True if the target was written with one of its coasts. [3.5]"""
        return self.target >= PROVINCE_COUNT


class Place(NamedTuple):
    """A place in an order: several locations only while the alphabet it was written in is in doubt."""

    locations: tuple[int, ...]
    item: Item


NO_PLACE: Final = Place((NOWHERE,), Item(Meaning.END, "", 0))


class Draft(NamedTuple):
    """A parsed order whose places may still be in doubt."""

    kind: int
    unit_kind: int | None
    at: Place
    other_kind: int | None = None
    other: Place = NO_PLACE
    target: Place = NO_PLACE
    via_convoy: bool = False

    def meanings(self) -> list[Written]:
        """Everything the draft can mean; where places are in doubt, only what such units could ever do."""
        all_of_them = [
            Written(self.kind, self.unit_kind, at, self.other_kind, other, target, self.via_convoy)
            for at, other, target in product(self.at.locations, self.other.locations, self.target.locations)
        ]
        if len(all_of_them) == 1:
            return all_of_them
        return [written for written in all_of_them if _is_thinkable(written)]

    def place_in_doubt(self) -> Place:
        """The first place that can mean two provinces."""
        return next(place for place in (self.at, self.other, self.target) if len(place.locations) > 1)


def _can_stand(kind: int | None, location: int) -> bool:
    """True unless an army is said to be at sea or a fleet inland. [3.1, 3.2]"""
    province = PROVINCE_OF[location]
    if kind == ARMY:
        return not IS_SEA[province]
    return kind is None or IS_SEA[province] or IS_COASTAL[province]


def _reaches(kind: int | None, start: int, province: int) -> bool:
    """Could such a unit step there, from whichever coast?"""
    army = ARMY_MASKS[PROVINCE_OF[start]] >> province & 1
    coasts = (start, *COASTS_OF[PROVINCE_OF[start]])
    fleet = any(FLEET_MASKS[coast] >> province & 1 for coast in coasts)
    return bool((army and kind != FLEET) or (fleet and kind != ARMY))


def _goes(kind: int | None, start: int, target: int) -> bool:
    """Could such a unit be ordered there, armies also by sea?"""
    goal = PROVINCE_OF[target]
    by_sea = kind != FLEET and IS_COASTAL[PROVINCE_OF[start]] and IS_COASTAL[goal]
    return by_sea or _reaches(kind, start, goal)


def _is_thinkable(written: Written) -> bool:
    """Could the order be lawful in any position at all?"""
    kind, unit_kind, at, other_kind, other, target, _ = written
    if not _can_stand(unit_kind, at):
        return False
    if kind in (MOVE, RETREAT):
        return _goes(unit_kind, at, target)
    if kind == SUPPORT_HOLD:
        return _can_stand(other_kind, other) and _reaches(unit_kind, at, PROVINCE_OF[other])
    if kind == SUPPORT_MOVE:
        return _goes(other_kind, other, target) and _reaches(unit_kind, at, PROVINCE_OF[target])
    if kind == CONVOY:
        return IS_SEA[PROVINCE_OF[at]] and _goes(ARMY, other, target)
    return True
