"""What a power has to bring into line at the year's end, and which of its centres lie open. [8]"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ....engine.shown import named
from ..printed.board import HOME_CENTRES, LOCATIONS
from ..printed.names import KIND_LETTERS, POWERS
from ..printed.units import Units
from ..rules.adjustments import builds_allowed
from ..state.forces import Centres, balance
from ..state.state import State
from .orders import DipPiece


class ClosedCentre(Struct):
    """A home centre in which nothing is built now, and why. [8.6, 8.7]"""

    place: str
    why: Annotated[str, named("DipClosedWhy", ("lost", "own-unit", "foreign-unit"))]
    #: Who owns it now, or whose unit stands there.
    power: str


class DipBalance(Struct):
    """What a power has to bring into line at the end of the year."""

    power: str
    centres: int
    units: int
    #: Units it may build, or below zero those it must remove.
    due: int
    closed: list[ClosedCentre]


class DipOpenCentre(Struct):
    """An own centre that somebody can walk into: nobody stands there and an enemy is next to it."""

    place: str
    power: str
    unit: DipPiece


def due_of(power: int, units: Units, centres: Centres) -> int:
    return builds_allowed(power, units, centres) or min(balance(power, units, centres), 0)


def is_due(state: State, power: int) -> bool:
    return balance(power, state.units, state.centres) != 0


def balance_of(state: State, power: int) -> DipBalance:
    return DipBalance(
        power=POWERS[power],
        centres=list(state.centres.values()).count(power),
        units=sum(unit.power == power for unit in state.units.values()),
        due=due_of(power, state.units, state.centres),
        closed=[_closed(state, power, c) for c in HOME_CENTRES[power] if _is_closed(state, power, c)],
    )


def _is_closed(state: State, power: int, centre: int) -> bool:
    return state.centres.get(centre) != power or centre in state.units


def _closed(state: State, power: int, centre: int) -> ClosedCentre:
    owner, unit = state.centres.get(centre, power), state.units.get(centre)
    if owner != power:
        return ClosedCentre(LOCATIONS[centre], "lost", POWERS[owner])
    assert unit is not None
    return ClosedCentre(
        LOCATIONS[centre], "own-unit" if unit.power == power else "foreign-unit", POWERS[unit.power]
    )


def open_centres(state: State, power: int) -> list[DipOpenCentre]:
    """Own centres that stand empty with a foreign unit one step away."""
    found = []
    for centre, owner in sorted(state.centres.items()):
        if owner != power or centre in state.units:
            continue
        near = (unit for unit in state.units.values() if unit.power != power and unit.mask >> centre & 1)
        if (unit := next(near, None)) is not None:
            piece = DipPiece(KIND_LETTERS[unit.kind], LOCATIONS[unit.location])
            found.append(DipOpenCentre(LOCATIONS[centre], POWERS[unit.power], piece))
    return found
