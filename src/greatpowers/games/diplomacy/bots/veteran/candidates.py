"""Sets of orders a seat might give: the regular's auction with other aims, hopes and fears.

What the auction puts together supports itself, so every set hangs together. The regular's own sets come
first and weigh most: nobody knows better how a careful player thinks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .....engine.chance import Stream
from ...printed.board import CENTRES
from ...state.orders import Order
from ..regular.bonds import Bonds, bind, bound_values
from ..regular.homes import homes_to_vacate
from ..regular.planning import Planner
from ..regular.values import AUTUMN, SPRING, Values, values_by_power
from ..situation import IDLE, Situation
from .ending import lines_against
from .light import Light
from .weights import SEARCH


@dataclass(frozen=True, slots=True)
class Candidate:
    """One seat's orders for a phase, and how likely the regular is to give them."""

    orders: tuple[Order, ...]
    by_province: Mapping[int, Order]
    prior: float


class Auctions:
    """The auctions of one seat in one position."""

    def __init__(
        self, light: Light, stream: Stream, reach: list[list[int]], bonds: Bonds | None = None
    ) -> None:
        self._light = light
        self._bonds = bonds
        self._situation = Situation(light, reach)
        self._stream = stream
        self._values = values_by_power(self._situation, AUTUMN if light.autumn else SPRING)
        if bonds is not None:
            bind(self._situation, bonds)
            self._values = dict(bound_values(self._situation, self._values, bonds))
        self._vacate = homes_to_vacate(light, self._situation) if light.autumn else 0
        self._found: dict[tuple[Order, ...], float] = {}

    def usual(self) -> tuple[Order, ...]:
        """What the regular might write."""
        return self._held(self._values, 0)

    def candidates(self, usual: int, varied: int, leader: int | None = None) -> list[Candidate]:
        """Distinct sets, the likely ones first, until there are so many of the varied kind."""
        for _ in range(usual):
            orders = self.usual()
            self._found[orders] = self._found.get(orders, 0) + 1
        if leader is not None:
            likeliest = max(self._found, key=self._found.__getitem__)
            for orders in lines_against(
                self._light, leader, self._situation.me, likeliest, self._situation.reach
            ):
                self._found.setdefault(orders, SEARCH.prior_of_varied)
        most = len(self._found) + varied
        aims = self._aims()
        tries = 0
        while len(self._found) < most and tries < 2 * varied:
            values = self._aimed(aims[tries]) if tries < len(aims) else self._shaken()
            orders = self._held(values, (0, -1, 0, 1)[tries % 4])
            self._found.setdefault(orders, SEARCH.prior_of_varied)
            tries += 1
        total = sum(self._found.values())
        return [
            Candidate(orders, {order.province: order for order in orders}, weight / total)
            for orders, weight in self._found.items()
        ]

    def _held(self, values: Mapping[int, Values], courage: int) -> tuple[Order, ...]:
        situation = self._situation
        strongest = situation.strongest
        if courage:
            situation.strongest = [max(0, threat + courage) if threat else 0 for threat in strongest]
        planner = Planner(situation, values, self._stream, self._vacate, self._bonds)
        orders = planner.orders()
        situation.strongest = strongest
        return orders

    def _aims(self) -> list[int]:
        """Places of centres worth an extra effort, in the list of centres: to take or to guard."""
        situation = self._situation
        mine = situation.reach[situation.me]
        near = [
            place
            for place, centre in enumerate(CENTRES)
            if (mine[centre] or situation.is_mine(centre) or situation.centre_camp[centre] == situation.me)
            and (situation.centre_camp[centre] != situation.me or situation.threat(centre))
            and not situation.barred >> centre & 1
        ]
        for last in range(len(near) - 1, 0, -1):
            other = self._stream.below(last + 1)
            near[last], near[other] = near[other], near[last]
        return near

    def _aimed(self, place: int) -> dict[int, Values]:
        """One centre above all."""
        return self._with(lambda worths: _raised(worths, place))

    def _shaken(self) -> dict[int, Values]:
        """Every centre for more or less than it is worth."""
        factors = [SEARCH.shakes[self._stream.below(len(SEARCH.shakes))] for _ in CENTRES]
        return self._with(lambda worths: [w * f // 100 for w, f in zip(worths, factors, strict=True)])

    def _with(self, change: Callable[[list[int]], list[int]]) -> dict[int, Values]:
        made: dict[int, Values] = {}
        known: dict[int, Values] = {}
        for power, values in self._values.items():
            if id(values) not in known:
                known[id(values)] = values.with_worths(change(values.worths))
            made[power] = known[id(values)]
        return made


def _raised(worths: Sequence[int], place: int) -> list[int]:
    changed = list(worths)
    changed[place] = max(changed[place], max(worths) // 2) * SEARCH.aim // 100
    return changed


def holding_camps(light: Light) -> list[int]:
    """Camps with units on the board, in their order."""
    camp_of = light.table.camp_of
    return sorted({camp_of[unit.power] for unit in light.units.values()} - {IDLE})
