"""Units: one shared object for every kind, owner and place, so that positions copy and compare fast."""

from __future__ import annotations

from functools import cache
from typing import Final

from . import board
from .names import ARMY, FLEET, KIND_LETTERS, POWERS


class Unit:
    """An army or fleet of a power at a location. Made only by `unit_at`; compare by identity."""

    __slots__ = ("key", "kind", "location", "mask", "power", "province", "step_set", "steps", "text")

    def __init__(self, power: int, kind: int, location: int) -> None:
        self.power = power
        self.kind = kind
        self.location = location
        self.province: int = board.PROVINCE_OF[location]
        self.steps: tuple[int, ...] = (board.ARMY_STEPS if kind == ARMY else board.FLEET_STEPS)[location]
        self.step_set: frozenset[int] = (board.ARMY_STEP_SETS if kind == ARMY else board.FLEET_STEP_SETS)[
            location
        ]
        self.mask: int = (board.ARMY_MASKS if kind == ARMY else board.FLEET_MASKS)[location]
        self.text = f"{KIND_LETTERS[kind]} {board.LOCATIONS[location]}"
        self.key = f"{POWERS[power]} {self.text}"

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def __reduce__(self) -> tuple[object, tuple[int, int, int]]:
        return unit_at, (self.power, self.kind, self.location)

    def __copy__(self) -> Unit:
        return self

    def __deepcopy__(self, memo: object) -> Unit:
        return self


@cache
def unit_at(power: int, kind: int, location: int) -> Unit:
    """The unit of that owner and kind at that location."""
    return Unit(power, kind, location)


def can_stand(kind: int, location: int) -> bool:
    """Armies stand on land, fleets at sea or on a definite coast. [3.1, 3.2, 3.4]"""
    if kind == FLEET:
        return board.fleet_can_stop(location)
    return location < board.PROVINCE_COUNT and not board.IS_SEA[location]


#: A position: province -> unit. At most one unit a province, coasts together. [1.7]
Units = dict[int, Unit]

STARTING_UNITS: Final = tuple(
    unit_at(POWERS.index(power), KIND_LETTERS.index(letter), board.LOCATION_NUMBER[place])
    for power, letter, place in board.setup_rows()
)
