"""What stands on the board beside the units in their provinces: owned centres, dislodged units. [7.1, 8.1]"""

from __future__ import annotations

from dataclasses import dataclass

from ..printed.units import Unit, Units

#: Province of a centre -> number of the power that owns it; unowned centres are left out.
Centres = dict[int, int]


@dataclass(frozen=True, slots=True)
class Dislodged:
    """A unit driven out: who, by whom from where, and the places open to it."""

    unit: Unit
    attacker_from: int
    places: tuple[int, ...]


def balance(power: int, units: Units, centres: Centres) -> int:
    """Centres less units: how many may be built, or, if negative, must go. [8.4–8.6]"""
    owned = list(centres.values()).count(power)
    return owned - len([unit for unit in units.values() if unit.power == power])
