"""Several plans of the same auction, weighed against guesses of what the neighbours will order.

One plan is as the values of places have it, each other one puts one centre above all, to take it or to keep
it, with more courage or less. What they come to is adjudicated against the same guesses; the best is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle

from .....engine.chance import Stream, shuffled
from ...printed.board import CENTRES
from ...state.orders import Order
from ..situation import IDLE, Situation
from ..veteran.evaluation import values as worths_of
from ..veteran.light import Light
from .bonds import Bonds, bind, bound_values
from .chances import Chances
from .homes import homes_to_vacate
from .planning import Planner
from .values import AUTUMN, SPRING, Values, values_by_power
from .weights import WEIGHTS


class Outlook:
    """One seat in one position: what it values, and the auctions it can hold."""

    def __init__(
        self, light: Light, stream: Stream, reach: list[list[int]] | None, bonds: Bonds | None = None
    ) -> None:
        self.situation = Situation(light, reach)
        self._stream = stream
        self._bonds = bonds
        season = AUTUMN if light.autumn else SPRING
        self._values: Mapping[int, Values] = values_by_power(self.situation, season)
        if bonds is not None:
            bind(self.situation, bonds)
            self._values = bound_values(self.situation, self._values, bonds)
        self._chances = Chances(self.situation)
        self._vacate = homes_to_vacate(light, self.situation) if light.autumn else 0

    def plan(self, aim: int | None = None, courage: int = 0) -> tuple[Planner, tuple[Order, ...]]:
        """The orders of one auction and who made them; `aim` is the place of a centre above all others,
        with courage rivals are taken to bring less to a place than they can, or more."""
        values = self._values if aim is None else self._aimed(aim)
        situation = self.situation
        strongest, chances = situation.strongest, self._chances
        if courage:
            situation.strongest = [max(0, threat - courage) if threat else 0 for threat in strongest]
            chances = Chances(situation)
        planner = Planner(situation, values, self._stream, self._vacate, self._bonds, chances)
        orders = planner.orders()
        situation.strongest = strongest
        return planner, orders

    def aims(self) -> list[int]:
        """Centres within reach that are not ours, and own ones in danger, in an order of chance."""
        situation = self.situation
        mine = situation.reach[situation.me]
        near = [
            place
            for place, centre in enumerate(CENTRES)
            if not situation.barred >> centre & 1
            and (situation.threat(centre) if situation.centre_camp[centre] == situation.me else mine[centre])
        ]
        return shuffled(self._stream, near)

    def _aimed(self, place: int) -> dict[int, Values]:
        made: dict[int, Values] = {}
        for power, own in self._values.items():
            worths = list(own.worths)
            worths[place] = max(worths[place], max(worths) // 2) * WEIGHTS.weigh.aim // 100
            made[power] = own.with_worths(worths)
        return made


def best_plan(light: Light, stream: Stream, bonds: Bonds | None) -> tuple[Planner, tuple[Order, ...]]:
    """The plan that comes to most on average, and who made it."""
    reach = Situation(light).reach
    own = Outlook(light, stream, reach, bonds)
    plans = _distinct(own)
    if len(plans) < 2:
        return plans[0]
    totals = [0.0] * len(plans)
    neighbours = [Outlook(light.seen_by(camp), stream, reach) for camp in _near(light)]
    for _ in range(WEIGHTS.weigh.guesses):
        guess = {order.province: order for other in neighbours for order in other.plan()[1]}
        for number, (_, orders) in enumerate(plans):
            after = light.after({**guess, **{order.province: order for order in orders}})
            totals[number] += worths_of(after)[light.table.me]
    return plans[max(range(len(plans)), key=totals.__getitem__)]


def _distinct(own: Outlook) -> list[tuple[Planner, tuple[Order, ...]]]:
    found: dict[tuple[Order, ...], Planner] = {}
    for aim, courage in _tries(own):
        planner, orders = own.plan(aim, courage)
        found.setdefault(orders, planner)
        if len(found) >= WEIGHTS.weigh.plans:
            break
    return [(planner, orders) for orders, planner in found.items()]


def _tries(own: Outlook) -> Iterator[tuple[int | None, int]]:
    yield from [(None, 0)] * WEIGHTS.weigh.usual
    yield from zip(own.aims(), cycle((0, 1, 0, -1)), strict=False)


def _near(light: Light) -> list[int]:
    """Other camps with a unit that can meet one of ours in its next step."""
    table = light.table
    reached: dict[int, int] = {}
    for unit in light.units.values():
        camp = table.camp_of[unit.power]
        reached[camp] = reached.get(camp, 0) | unit.mask | 1 << unit.province
    mine = reached.pop(table.me, 0)
    return sorted(camp for camp, mask in reached.items() if mask & mine and camp != IDLE)
