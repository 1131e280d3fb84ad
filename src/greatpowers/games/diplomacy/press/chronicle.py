"""What has happened on the board, movement phase by movement phase: what promises are judged by.

Gathered from events that everybody sees; a view holds the letters, but nothing of past orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from ....engine.events import Event
from ..printed.board import LOCATION_NUMBER
from ..printed.names import POWER_NUMBER
from ..printed.units import Units, unit_at
from ..state.events import CentreTaken, OrderResolved, PhaseBegan
from ..state.forces import Centres
from ..state.orders import Order


@dataclass(frozen=True, slots=True)
class Moved:
    """A movement phase that is over: what every unit was ordered, which centres changed hands after it."""

    phase: str
    orders: tuple[tuple[int, Order], ...]
    #: Centre, new owner, owner before (or none).
    taken: tuple[tuple[int, int, int | None], ...] = ()

    def units(self) -> Units:
        """The units as they stood before they moved."""
        placed = (unit_at(power, order.unit_kind, order.at) for power, order in self.orders)
        return {unit.province: unit for unit in placed}

    def by_province(self) -> dict[int, Order]:
        return {order.province: order for _, order in self.orders}


Chronicle = tuple[Moved, ...]
#: The events it is made of.
CHRONICLED: Final = (PhaseBegan, OrderResolved, CentreTaken)


def chronicle_of(events: Iterable[Event]) -> Chronicle:
    """All movement phases that are over, the oldest first."""
    found: list[Moved] = []
    phase = ""
    orders: list[tuple[int, Order]] = []
    taken: list[tuple[int, int, int | None]] = []
    for event in events:
        match event:
            case PhaseBegan():
                if orders or (taken and found):
                    found = _closed(found, phase, orders, taken)
                    orders, taken = [], []
                phase = event.phase
            case OrderResolved() if phase.endswith("M"):
                orders.append((POWER_NUMBER[event.power], event.order))
            case CentreTaken():
                before = POWER_NUMBER[event.previous] if event.previous else None
                taken.append((LOCATION_NUMBER[event.centre], POWER_NUMBER[event.power], before))
            case _:
                pass
    if orders or (taken and found):
        found = _closed(found, phase, orders, taken)
    return tuple(found)


def _closed(
    found: list[Moved],
    phase: str,
    orders: list[tuple[int, Order]],
    taken: list[tuple[int, int, int | None]],
) -> list[Moved]:
    """What a phase has brought; centres change hands after retreats, which belong to the moves before."""
    if orders:
        return [*found, Moved(phase, tuple(orders), tuple(taken))]
    last = found[-1]
    return [*found[:-1], Moved(last.phase, last.orders, (*last.taken, *taken))]


def centres_before(chronicle: Chronicle, now: Mapping[int, int]) -> list[Centres]:
    """Who owned what before each phase, from what is owned now."""
    centres = dict(now)
    found: list[Centres] = []
    for moved in reversed(chronicle):
        for centre, _, before in reversed(moved.taken):
            if before is None:
                centres.pop(centre, None)
            else:
                centres[centre] = before
        found.append(dict(centres))
    return found[::-1]
