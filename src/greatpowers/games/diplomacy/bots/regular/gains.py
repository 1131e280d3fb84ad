"""What each step of each own unit would add, before anybody knows what the others do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .....engine.chance import Stream
from ...printed.board import PROVINCE_OF, provinces_in
from ...printed.units import Unit
from ...rules.convoys import landing_mask
from ..situation import Situation
from .chances import Chances
from .values import Values
from .weights import WEIGHTS


class Gains:
    """The steps of one movement phase with a little chance in their values, so that play varies."""

    def __init__(
        self,
        situation: Situation,
        values: Mapping[int, Values],
        chances: Chances,
        stream: Stream,
        to_vacate: int,
    ) -> None:
        self._situation = situation
        self._values = values
        self._chances = chances
        self._stream = stream
        self._to_vacate = to_vacate
        #: Values with their chance, by power, kind of unit and location.
        self._known: dict[tuple[int, int, int], int] = {}
        #: By province of the unit: the value of staying, all steps as (location, gain), the best step.
        self.homes = {unit.province: self._value(unit, unit.location) for unit in situation.own}
        self.steps = {unit.province: list(self._steps(unit)) for unit in situation.own}
        self.alone = {province: self._best_alone(steps) for province, steps in self.steps.items()}

    def _value(self, unit: Unit, location: int) -> int:
        key = (unit.power, unit.kind, location)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._drawn_value(unit, location)
        return known

    def _drawn_value(self, unit: Unit, location: int) -> int:
        value = self._values[unit.power].of(unit.kind, location)
        if self._to_vacate >> PROVINCE_OF[location] & 1:
            value = value * (100 - WEIGHTS.plan.vacate) // 100
        return value * (1000 + self._stream.below(WEIGHTS.plan.noise + 1)) // 1000

    def _steps(self, unit: Unit) -> Iterator[tuple[int, int]]:
        barred = self._situation.barred
        for location in unit.steps:
            if not barred >> PROVINCE_OF[location] & 1:
                yield location, self.gain(unit, location)

    def landings(self, army: Unit, fleets: int) -> Iterator[tuple[int, int]]:
        """Goals across the sea that are worth more than any step on foot."""
        walked = army.mask | self._situation.barred
        for goal in provinces_in(landing_mask(fleets, army.province) & ~walked):
            gain = self.gain(army, goal) * (100 + WEIGHTS.plan.landing) // 100
            if gain > self.alone[army.province]:
                yield goal, gain

    def gain(self, unit: Unit, location: int) -> int:
        """What success would add; driving somebody out is worth something by itself."""
        gain = self._value(unit, location) - self.homes[unit.province]
        province = PROVINCE_OF[location]
        if province in self._situation.units and not self._situation.is_mine(province):
            gain += self._values[unit.power].of(unit.kind, location) * WEIGHTS.plan.driving_out // 100
        return gain

    def _best_alone(self, steps: list[tuple[int, int]]) -> int:
        """What a unit can hope for without help: the price of its support."""
        best = 0
        for location, gain in steps:
            if gain > best:
                best = max(best, gain * self._chances.enter(PROVINCE_OF[location], 0) // 1000)
        return best
