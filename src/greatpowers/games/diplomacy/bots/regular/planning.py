"""Putting movement orders together: an auction in which attacks buy the supports and convoys they need.

Every unit offers its steps, landings and guards. The dearest one is carried out first and takes its helpers
with it; what is left supports what may still fail. So no two own units clash and no unit is ordered twice.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import Final

from .....engine.chance import Stream
from ...printed.board import IS_COASTAL, IS_SEA, PROVINCE_OF, provinces_in
from ...printed.names import ARMY, FLEET
from ...printed.units import Unit
from ...state.orders import MOVE, Order
from ..situation import Situation
from .bonds import Bonds, with_help
from .chains import shortest_chain
from .chances import Chances
from .deeds import Deed, staying
from .gains import Gains
from .values import Values
from .weights import WEIGHTS

MOST_SUPPORTS: Final = 3


class Planner:
    """One movement phase of one seat."""

    def __init__(
        self,
        situation: Situation,
        values: Mapping[int, Values],
        stream: Stream,
        to_vacate: int,
        bonds: Bonds | None = None,
        chances: Chances | None = None,
    ) -> None:
        self._bonds = bonds
        self._situation = situation
        self._chances = chances or Chances(situation)
        self._gains = Gains(situation, values, self._chances, stream, to_vacate)
        self._free = {unit.province: unit for unit in situation.own}
        #: Province -> what was decided to happen there, and what leaves it.
        self._into: dict[int, Deed] = {}
        self._from: dict[int, Deed] = {}
        #: Province of an own unit without orders -> who would like to follow it.
        self._waiting: dict[int, list[tuple[Unit, int, int]]] = {}
        self._queue: list[tuple[int, int, Unit, int, int]] = []
        self._count = 0
        self._orders: dict[int, Order] = {}
        #: What was decided, the dearest first.
        self.deeds: list[Deed] = []

    def orders(self) -> tuple[Order, ...]:
        """An order for every unit of the seat, in the order of the board."""
        if self._bonds is not None:
            self._settle(self._bonds)
        self._offer_all()
        while self._queue:
            self._next_deed()
        self._use_the_rest()
        return tuple(self._orders[unit.province] for unit in self._situation.own)

    def _settle(self, bonds: Bonds) -> None:
        """What was promised is not for sale."""
        for province, settled in bonds.fixed.items():
            unit = self._free[province]
            goal = settled.target if settled.kind == MOVE else unit.location
            deed = staying(unit)
            if settled.kind == MOVE:
                gain = max(1, self._gains.gain(unit, goal))
                chance = self._chance(unit, settled.target_province, 0, False)
                deed = Deed(unit, goal, gain, chance, carriers=self._carriers(unit, settled, bonds))
                self._from[province] = deed
                for fleet in deed.carriers:
                    self._write(fleet, deed.carried_by(fleet))
                    self._into.setdefault(fleet.province, staying(fleet))
                self.deeds.append(deed)
            self._into.setdefault(deed.province, deed)
            self._write(unit, settled)

    def _carriers(self, unit: Unit, settled: Order, bonds: Bonds) -> tuple[Unit, ...]:
        """Own fleets that carry an army which is to cross the sea; nobody else's are asked here."""
        if unit.mask >> settled.target_province & 1:
            return ()
        free = self._own_fleets() & ~sum(1 << province for province in bonds.fixed)
        return tuple(self._free[sea] for sea in shortest_chain(free, unit.province, settled.target_province))

    def _offer_all(self) -> None:
        fleets = self._own_fleets()
        for unit in list(self._free.values()):
            for location, gain in self._gains.steps[unit.province]:
                if gain > 0:
                    self._offer(unit, location, gain)
            if self._situation.threat(unit.province) > 1:
                self._offer(unit, unit.location, self._gains.homes[unit.province])
            if fleets and unit.kind == ARMY and IS_COASTAL[unit.province]:
                for goal, gain in self._gains.landings(unit, fleets):
                    self._offer(unit, goal, gain)

    def _own_fleets(self) -> int:
        return sum(1 << p for p, unit in self._free.items() if unit.kind == FLEET and IS_SEA[p])

    def _offer(self, unit: Unit, location: int, gain: int) -> None:
        """Put a step into the queue, or let it wait until the own unit in its way has gone."""
        province = PROVINCE_OF[location]
        if province != unit.province and province in self._free:
            self._waiting.setdefault(province, []).append((unit, location, gain))
            return
        best = self._best_deed(unit, location, gain)
        if best is not None:
            self._push(best[0], unit, location, gain)

    def _push(self, net: int, unit: Unit, location: int, gain: int) -> None:
        self._count += 1
        heapq.heappush(self._queue, (-net, self._count, unit, location, gain))

    def _next_deed(self) -> None:
        """Take the dearest offer; if it has lost worth meanwhile it goes back into the queue."""
        promised, _, unit, location, gain = heapq.heappop(self._queue)
        if unit.province not in self._free:
            return
        best = self._best_deed(unit, location, gain)
        if best is None:
            return
        net, deed = best
        if net < -promised and self._queue and net < -self._queue[0][0]:
            self._push(net, unit, location, gain)
        else:
            self._commit(deed)

    def _best_deed(self, unit: Unit, location: int, gain: int) -> tuple[int, Deed] | None:
        """The step with as many helpers as pay for themselves; None if it is not worth it."""
        province = PROVINCE_OF[location]
        stays = province == unit.province
        if not stays and (province in self._into or self._blocked(unit, province)):
            return None
        carriers: tuple[Unit, ...] = ()
        if not stays and not unit.mask >> province & 1:
            chain = shortest_chain(self._own_fleets(), unit.province, province)
            if not chain:
                return None
            carriers = tuple(self._free[sea] for sea in chain)
        helpers = self._helpers(unit, province, carriers)
        spent = sum(map(self._price, carriers)) if carriers else 0
        sure = 1000
        best: tuple[int, Deed] | None = None
        for count in range(min(len(helpers), MOST_SUPPORTS) + 1):
            if count:
                spent += self._price(helpers[count - 1])
                sure = sure * self._chances.support(helpers[count - 1].province, province) // 1000
            chance = self._chance(unit, province, count, stays)
            net = gain * chance * sure // 1_000_000 - spent
            if net > 0 and (best is None or net > best[0]):
                best = net, Deed(unit, location, gain, chance, tuple(helpers[:count]), carriers)
            if chance >= 1000:
                break
        return best

    def _chance(self, unit: Unit, province: int, supports: int, stays: bool) -> int:
        """The chance of getting in; for a unit that stays, what the supports add to keeping its place."""
        promised = () if self._bonds is None else self._bonds.helped.get((unit.province, province), ())
        judged = self._chances.keep if stays else self._chances.enter
        chance = judged(province, supports)
        if promised:
            chance = with_help(promised, [judged(province, supports + n) for n in range(len(promised) + 1)])
        if stays:
            return chance - self._chances.keep(province, 0)
        leaving = self._from.get(province)
        return chance if leaving is None else chance * leaving.chance // 1000

    def _blocked(self, unit: Unit, province: int) -> bool:
        """Own units that stay are in the way, and two units cannot change places."""
        if not self._situation.is_mine(province):
            return False
        leaving = self._from.get(province)
        return leaving is None or (leaving.province == unit.province and not leaving.carriers)

    def _price(self, helper: Unit) -> int:
        return self._gains.alone[helper.province] * WEIGHTS.plan.support_cost // 100

    def _helpers(self, unit: Unit, province: int, carriers: tuple[Unit, ...]) -> list[Unit]:
        """Free units that can support into the province, the cheapest first."""
        found = [
            helper
            for helper in self._free.values()
            if helper.mask >> province & 1
            and helper is not unit
            and helper.province != province
            and helper not in carriers
        ]
        if len(found) > 1:
            found.sort(key=lambda helper: self._gains.alone[helper.province])
        return found

    def _commit(self, deed: Deed) -> None:
        """Write the orders of a deed and let those follow who waited for the place."""
        home = deed.unit.province
        self.deeds.append(deed)
        self._write(deed.unit, deed.order())
        self._into[deed.province] = deed
        for helper in deed.supports:
            self._write(helper, deed.supported_by(helper))
            self._into.setdefault(helper.province, staying(helper))
        for fleet in deed.carriers:
            self._write(fleet, deed.carried_by(fleet))
            self._into.setdefault(fleet.province, staying(fleet))
        if not deed.stays:
            self._from[home] = deed
            for unit, location, gain in self._waiting.pop(home, ()):
                if unit.province in self._free:
                    self._offer(unit, location, gain)

    def _write(self, unit: Unit, order: Order) -> None:
        del self._free[unit.province]
        self._orders[unit.province] = order

    def _use_the_rest(self) -> None:
        """Units without a goal help where help still counts, and hold otherwise."""
        supports = {deed.province: len(deed.supports) for deed in self.deeds}
        rest = list(self._free.values())
        for unit in rest:
            self._into.setdefault(unit.province, staying(unit))
        for unit in rest:
            best, chosen = 0, staying(unit)
            for province in provinces_in(unit.mask & ~(1 << unit.province)):
                deed = self._into.get(province)
                if deed is not None and deed.unit is not unit and not self._may_carry(unit, deed):
                    more = self._help(deed, supports.get(province, 0))
                    if more > best:
                        best, chosen = more, deed
            if chosen.unit is unit:
                self._write(unit, chosen.order())
            else:
                self._write(unit, chosen.supported_by(unit))
                supports[chosen.province] = supports.get(chosen.province, 0) + 1

    def _may_carry(self, fleet: Unit, deed: Deed) -> bool:
        """A fleet on the way of an army that others carry cannot support it as well. [5.9]"""
        crosses = not deed.stays and not deed.unit.mask >> deed.province & 1
        return crosses and not deed.carriers and IS_SEA[fleet.province]

    def _help(self, deed: Deed, supports: int) -> int:
        """What one more support adds to a deed."""
        judged = self._chances.keep if deed.stays else self._chances.enter
        more = judged(deed.province, supports + 1) - judged(deed.province, supports)
        return more * (self._gains.homes[deed.province] if deed.stays else deed.gain)
