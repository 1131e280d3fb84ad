"""What would come of it: one phase ahead, over the same few guesses of what everybody else will order."""

from __future__ import annotations

from collections.abc import Mapping

from .....engine.chance import Stream
from ...printed.board import CENTRES
from ...state.orders import Order
from ..regular.bonds import Bonds
from ..situation import Situation
from ..veteran.candidates import Auctions, holding_camps
from ..veteran.evaluation import values
from ..veteran.light import Light, mask_near
from .history import points
from .weights import DEALING

#: Orders of a seat by province.
Given = Mapping[int, Order]


class Forecast:
    """One position, with the likely orders of all camps in some futures."""

    def __init__(self, light: Light, seed: str) -> None:
        self.light = light
        self._seed = seed
        self._free: dict[int, float] = {}
        self.reached: dict[int, int] = {}
        self._prey: dict[tuple[int, int], float] = {}
        self._joined: dict[tuple[int, int, int, int], dict[int, Order]] = {}
        self.reach = Situation(light).reach
        stream = Stream(f"{seed}/futures")
        auctions = {camp: Auctions(light.seen_by(camp), stream, self.reach) for camp in holding_camps(light)}
        self.futures: list[dict[int, Order]] = []
        for _ in range(DEALING.samples):
            orders: dict[int, Order] = {}
            for auction in auctions.values():
                orders.update((order.province, order) for order in auction.usual())
            self.futures.append(orders)

    def worth(self, *changes: Given) -> list[float]:
        """Points of every camp on average, if these orders are given and the rest is as foreseen."""
        total = [0.0] * self.light.table.camps
        for future in self.futures:
            orders = dict(future)
            for change in changes:
                orders.update(change)
            for camp, worth in enumerate(points(values(self.light.after(orders)))):
                total[camp] += worth / len(self.futures)
        return total

    def plan(self, camp: int, bonds: Bonds | None = None) -> dict[int, Order]:
        """What the camp would order, bound or free; the same whims whatever binds it."""
        stream = Stream(f"{self._seed}/plan/{camp}")
        auctions = Auctions(self.light.seen_by(camp), stream, self.reach, bonds)
        return {order.province: order for order in auctions.usual()}

    def together(self, first: int, second: int, number: int, spared: int) -> dict[int, Order]:
        """What both would order if they were one seat that spares some provinces."""
        key = (first, second, number, spared)
        if key not in self._joined:
            self._joined[key] = self._together(first, second, number, Bonds(spared=spared))
        return self._joined[key]

    def _together(self, first: int, second: int, number: int, bonds: Bonds) -> dict[int, Order]:
        joined = _Joined(self.light, first, second)
        stream = Stream(f"{self._seed}/together/{min(first, second)}/{max(first, second)}/{number}")
        auctions = Auctions(joined, stream, Situation(joined).reach, bonds)
        return {order.province: order for order in auctions.usual()}

    def free(self, camp: int) -> float:
        """Points of a camp that orders what it likes."""
        if camp not in self._free:
            self._free[camp] = self.worth(self.plan(camp))[camp]
        return self._free[camp]

    def prey(self, camp: int, other: int) -> float:
        """Points that attacking the other promises a camp over sparing it."""
        if (camp, other) not in self._prey:
            spared = self.plan(camp, Bonds(spared=self.belongings(other)))
            self._prey[camp, other] = self.free(camp) - self.worth(spared)[camp]
        return self._prey[camp, other]

    def near(self, camp: int) -> list[int]:
        """Camps with units within two steps of its own."""
        camp_of = self.light.table.camp_of
        units = list(self.light.units.values())
        near = mask_near([unit for unit in units if camp_of[unit.power] == camp])
        found = {camp_of[unit.power] for unit in units if near >> unit.province & 1 or unit.mask & near}
        return sorted(other for other in found if other not in (camp, -1))

    def neighbours(self, camp: int, other: int) -> bool:
        """Could a unit of one be at something of the other's in two steps?"""
        return bool(self.belongings(other) & self._wide(camp) or self.belongings(camp) & self._wide(other))

    def _wide(self, camp: int) -> int:
        if camp not in self.reached:
            camp_of = self.light.table.camp_of
            own = [unit for unit in self.light.units.values() if camp_of[unit.power] == camp]
            self.reached[camp] = mask_near(own)
        return self.reached[camp]

    def touches(self, camp: int, other: int) -> bool:
        """Can a unit of one step into something of the other's?"""
        return bool(self.belongings(other) & self._steps(camp))

    def belongings(self, camp: int) -> int:
        """Mask of its centres and of where its units stand."""
        camp_of = self.light.table.camp_of
        mask = sum(1 << c for c, power in self.light.centres.items() if camp_of[power] == camp)
        for province, unit in self.light.units.items():
            if camp_of[unit.power] == camp:
                mask |= 1 << province
        return mask

    def _steps(self, camp: int) -> int:
        mask = 0
        for unit in self.light.units.values():
            if self.light.table.camp_of[unit.power] == camp:
                mask |= unit.mask
        return mask

    def centres_of(self, camp: int) -> int:
        camp_of = self.light.table.camp_of
        return sum(camp_of[power] == camp for power in self.light.centres.values())

    def centres_won(self, camp: int, orders: Given, *others: Given) -> float:
        """How many more centres the camp stands on or owns afterwards, on average."""
        camp_of = self.light.table.camp_of
        held = {c for c, power in self.light.centres.items() if camp_of[power] == camp}
        total = 0
        for future in self.futures:
            merged = dict(future)
            for change in (*others, orders):
                merged.update(change)
            after = self.light.after(merged).units
            total += sum(c in after and camp_of[after[c].power] == camp and c not in held for c in CENTRES)
        return total / len(self.futures)


class _Joined(Light):
    """A position in which two camps are one seat."""

    __slots__ = ("_powers",)

    def __init__(self, light: Light, first: int, second: int) -> None:
        table = light.table
        super().__init__(table, light.units, light.centres, autumn=light.autumn, year=light.year, camp=first)
        one, other = table.seats[first], table.seats[second]
        self._powers = {
            seat: tuple(sorted({*powers, *table.powers[other]})) if seat == one else powers
            for seat, powers in table.powers.items()
            if seat != other
        }

    @property
    def powers(self) -> Mapping[str, tuple[int, ...]]:
        return self._powers
