"""What a plan is made of: one unit going somewhere or staying, and the units that help it."""

from __future__ import annotations

from dataclasses import dataclass

from ...printed.board import PROVINCE_OF
from ...printed.units import Unit
from ...state.orders import Order, convoy, hold, move, support_hold, support_move


@dataclass(frozen=True, slots=True)
class Deed:
    """One unit going to a location, or staying (`location` is where it is), with those who help it."""

    unit: Unit
    location: int
    #: Value won if it succeeds, and its chance in thousandths with these helpers.
    gain: int
    chance: int
    supports: tuple[Unit, ...] = ()
    carriers: tuple[Unit, ...] = ()

    @property
    def province(self) -> int:
        return PROVINCE_OF[self.location]

    @property
    def stays(self) -> bool:
        return self.location == self.unit.location

    def order(self) -> Order:
        """The order of the unit itself."""
        if self.stays:
            return hold(self.unit.kind, self.unit.location)
        return move(self.unit.kind, self.unit.location, self.location)

    def supported_by(self, helper: Unit) -> Order:
        """The order of a unit that supports it. [5.1, 5.3]"""
        unit = self.unit
        if self.stays:
            return support_hold(helper.kind, helper.location, unit.kind, unit.location)
        return support_move(helper.kind, helper.location, unit.kind, unit.location, self.province)

    def carried_by(self, fleet: Unit) -> Order:
        """The order of a fleet in its chain. [6.1]"""
        return convoy(fleet.location, self.unit.location, self.location)


def staying(unit: Unit) -> Deed:
    """A unit that keeps its place and can be supported there."""
    return Deed(unit, unit.location, 0, 1000)
