"""A yardstick after the published idea of DumbBot: values spread over the map, and every unit for itself.

Units choose in a random order among the best places near them; who finds its place taken supports the one
that goes there. It plans no convoys and looks at nobody's answer. Kept only to be measured against: an own
implementation, with the regular's table of spread values, which goes back to the same idea.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....bots.player import Why
from ....engine.chance import Stream, shuffled
from ....engine.match import Question
from ..printed.board import PROVINCE_OF
from ..printed.names import Season
from ..printed.units import Unit
from ..rules.moving import ChooseOrders
from ..rules.retreating import ChooseRetreats
from ..state.orders import BUILD, Order, Orders, hold, move, support_hold, support_move
from ..state.view import View
from .regular.adjusting import choose_retreats
from .regular.values import ADJUSTMENTS, AUTUMN, SPRING, Values, values_by_power
from .situation import Situation, moment

#: Percent by which help near a place raises its value and rivals near it lower it.
_STRENGTH: Final = 2
_COMPETITION: Final = 2
#: Percent of how often the next best place is taken instead, as long as it is worth nearly as much.
_ALTERNATIVE: Final = 50
_STEEPNESS: Final = 5


class DumbBot:
    """Its answer depends on the view and its seed alone."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def reasons(self) -> list[Why]:
        return []

    def decide(self, view: View, question: Question) -> Orders:
        stream = Stream(f"{self._seed}/{moment(view)}")
        situation = Situation(view)
        season = AUTUMN if view.season is Season.AUTUMN else SPRING
        if isinstance(question.choice, ChooseOrders):
            values = values_by_power(situation, season)
            return Orders(tuple(_Movement(situation, values, stream).orders()))
        if isinstance(question.choice, ChooseRetreats):
            return Orders(choose_retreats(view, question.offer, values_by_power(situation, season), stream))
        return Orders(tuple(_adjustments(question, situation, stream)))


class _Movement:
    """The orders of one movement phase, one unit after the other."""

    def __init__(self, situation: Situation, values: Mapping[int, Values], stream: Stream) -> None:
        self._situation = situation
        self._values = values
        self._stream = stream
        self._left = {unit.province: unit for unit in shuffled(stream, situation.own)}
        #: Province -> the own unit that will be there, and where it will stand.
        self._coming: dict[int, tuple[Unit, int]] = {}
        self._orders: dict[int, Order] = {}
        #: Units that wait for another to make up its mind.
        self._asked: set[int] = set()

    def orders(self) -> list[Order]:
        while self._left:
            self._order(next(iter(self._left.values())))
        self._use_holders()
        return [self._orders[unit.province] for unit in self._situation.own]

    def _worth(self, unit: Unit, location: int) -> int:
        province = PROVINCE_OF[location]
        value = self._values[unit.power].of(unit.kind, location)
        strength = self._situation.reach[self._situation.me][province]
        competition = self._situation.threat(province)
        return value * (100 + _STRENGTH * strength - _COMPETITION * competition) // 100

    def _order(self, unit: Unit) -> None:
        """The best place for a unit, now and then the next best; help where an own unit goes already."""
        ways = [s for s in unit.steps if not self._situation.barred >> PROVINCE_OF[s] & 1]
        ways.append(unit.location)
        ranked = sorted(ways, key=lambda location: -self._worth(unit, location))
        while ranked:
            location = ranked.pop(self._next(unit, ranked))
            if self._settle(unit, location):
                return
        self._give(unit, unit.location, hold(unit.kind, unit.location))

    def _next(self, unit: Unit, ranked: list[int]) -> int:
        number = 0
        while number + 1 < len(ranked) and self._stream.below(100) < _ALTERNATIVE:
            best, next_best = (self._worth(unit, place) for place in ranked[number : number + 2])
            if self._stream.below(100) < (best - next_best) * 100 * _STEEPNESS // max(1, best):
                break
            number += 1
        return number

    def _settle(self, unit: Unit, location: int) -> bool:
        """Go there, stay there or help there; False if none of that is of use."""
        goal = PROVINCE_OF[location]
        if goal == unit.province:
            if goal in self._coming:
                return False
            self._give(unit, location, hold(unit.kind, location))
            return True
        blocker = self._left.get(goal)
        if blocker is not None and blocker is not unit:
            if goal in self._asked:
                return False
            self._asked.add(unit.province)
            self._order(blocker)
            self._asked.discard(unit.province)
            if unit.province not in self._left:
                return True
        if goal in self._coming:
            other, there = self._coming[goal]
            needed = 1 if other.location == there else 0
            if other is unit or self._situation.threat(goal) <= needed:
                return False
            self._give(unit, unit.location, _help(unit, other, there))
            return True
        went = self._orders.get(goal)
        if went is not None and went.target_province == unit.province:
            return False
        self._give(unit, location, move(unit.kind, unit.location, location))
        return True

    def _give(self, unit: Unit, location: int, order: Order) -> None:
        self._left.pop(unit.province, None)
        self._orders[unit.province] = order
        self._coming.setdefault(PROVINCE_OF[location], (unit, location))

    def _use_holders(self) -> None:
        """Who would only hold supports the neighbour that has most rivals."""
        for unit in self._situation.own:
            order = self._orders[unit.province]
            if order.target >= 0 or order.other >= 0:
                continue
            near = [p for p in self._coming if unit.mask >> p & 1 and p != unit.province]
            best = max(near, key=lambda p: (self._situation.threat(p), -p), default=None)
            if best is not None and self._situation.threat(best):
                self._orders[unit.province] = _help(unit, *self._coming[best])


def _help(unit: Unit, other: Unit, there: int) -> Order:
    if other.location == there:
        return support_hold(unit.kind, unit.location, other.kind, other.location)
    return support_move(unit.kind, unit.location, other.kind, other.location, PROVINCE_OF[there])


def _adjustments(question: Question, situation: Situation, stream: Stream) -> list[Order]:
    """Builds where they are worth most, removals where they are worth least; armies and fleets alike."""
    values = next(iter(values_by_power(situation, ADJUSTMENTS).values()))
    chosen: list[Order] = []
    for pick in question.offer:
        builds = bool(pick.orders) and pick.orders[0].kind == BUILD
        sign = -1 if builds else 1
        left = sorted(
            pick.orders, key=lambda o: (sign * values.of(o.unit_kind, o.at), stream.below(1000))
        )  # fmt: skip
        for _ in range(pick.count):
            if left:
                chosen.append(left[0])
                left = [order for order in left if order.province != left[0].province]
    return chosen
