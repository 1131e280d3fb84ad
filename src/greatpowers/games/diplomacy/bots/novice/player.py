"""The novice: greedy, one unit after the other, with simple supports."""

from __future__ import annotations

from .....bots.player import Why
from .....engine.chance import Stream, shuffled
from .....engine.match import Question
from ...printed.board import CENTRES, IS_CENTRE, LOCATIONS, PROVINCE_OF
from ...printed.names import FLEET, Season
from ...printed.units import Unit
from ...rules.asking import Pick
from ...rules.moving import ChooseOrders
from ...rules.retreating import ChooseRetreats
from ...state.orders import BUILD, DISBAND, Order, Orders, hold, move, support_hold, support_move
from ...state.view import View
from ..situation import Situation, moment
from .routes import UNREACHABLE, distance_to


class NovicePlayer:
    """Takes open centres, attacks single units with one support, stays where home is in danger."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._reasons: list[Why] = []

    def reasons(self) -> list[Why]:
        return self._reasons[:4]

    def decide(self, view: View, question: Question) -> Orders:
        stream = Stream(f"{self._seed}/{moment(view)}")
        situation = Situation(view)
        self._reasons = []
        if isinstance(question.choice, ChooseOrders):
            plan = _Greed(situation, stream, view.season is Season.AUTUMN)
            orders = plan.orders()
            self._reasons = plan.reasons
        elif isinstance(question.choice, ChooseRetreats):
            orders = _retreats(question.offer, situation, stream)
        else:
            orders = _adjustments(question.offer, situation, stream)
        return Orders(tuple(orders))


def goals_of(situation: Situation) -> list[int]:
    """Centres that are not ours and may be entered."""
    return [
        centre
        for centre in CENTRES
        if situation.centre_camp[centre] != situation.me and not situation.barred >> centre & 1
    ]


class _Greed:
    """The orders of one movement phase."""

    def __init__(self, situation: Situation, stream: Stream, autumn: bool) -> None:
        self._situation = situation
        self._stream = stream
        self._autumn = autumn
        self._goals = goals_of(situation)
        self._free = {unit.province: unit for unit in shuffled(stream, situation.own)}
        #: Provinces where an own unit will stand, or wants to.
        self._taken: set[int] = set()
        self._orders: dict[int, Order] = {}
        self.reasons: list[Why] = []

    def orders(self) -> list[Order]:
        self._stay_on_centres()
        self._take_open_centres()
        self._attack_single_units()
        self._go_nearer()
        return [self._orders[unit.province] for unit in self._situation.own]

    def _give(self, unit: Unit, order: Order, ends_in: int, why: str) -> None:
        del self._free[unit.province]
        self._taken.add(ends_in)
        self._orders[unit.province] = order
        self.reasons.append((why, {"unit": unit.text, "place": LOCATIONS[ends_in]}))

    def _stay_on_centres(self) -> None:
        """Hold what is in danger; in autumn also what is about to become ours. [8.1]"""
        for unit in list(self._free.values()):
            here = unit.province
            new = self._autumn and here in self._goals
            if new or (IS_CENTRE[here] and self._situation.threat(here) and here not in self._goals):
                self._give(unit, hold(unit.kind, unit.location), here, "bot-guard")

    def _take_open_centres(self) -> None:
        for unit in list(self._free.values()):
            for location in unit.steps:
                goal = PROVINCE_OF[location]
                if goal in self._goals and goal not in self._situation.units and goal not in self._taken:
                    self._give(unit, move(unit.kind, unit.location, location), goal, "bot-goal")
                    break

    def _attack_single_units(self) -> None:
        """One goes, one supports: enough against a unit that stands alone. [5.1]"""
        targets = [p for p in self._situation.units if not self._situation.is_mine(p)]
        targets = [p for p in targets if not self._situation.barred >> p & 1]
        for goal in sorted(targets, key=lambda p: (p not in self._goals, self._stream.below(1000))):
            near = [unit for unit in self._free.values() if unit.mask >> goal & 1]
            if len(near) >= 2 and goal not in self._taken:
                first, second = near[:2]
                location = next(step for step in first.steps if PROVINCE_OF[step] == goal)
                help_ = support_move(second.kind, second.location, first.kind, first.location, goal)
                self._give(second, help_, second.province, "bot-support")
                self._give(first, move(first.kind, first.location, location), goal, "bot-supported-attack")

    def _go_nearer(self) -> None:
        """The rest walks towards the nearest goal, or helps a neighbour in danger."""
        for unit in list(self._free.values()):
            steps = [step for step in unit.steps if self._may_enter(PROVINCE_OF[step])]
            here = distance_to(unit.kind, unit.location, self._goals)
            far = {step: distance_to(unit.kind, step, self._goals) for step in steps}
            step = min(steps, key=lambda step: (far[step], self._stream.below(1000)), default=None)
            if step is not None and far[step] <= here:
                self._give(unit, move(unit.kind, unit.location, step), PROVINCE_OF[step], "bot-goal")
            else:
                self._give(unit, self._help_or_hold(unit), unit.province, "bot-guard")

    def _may_enter(self, province: int) -> bool:
        closed = province in self._taken or self._situation.barred >> province & 1
        return not closed and province not in self._situation.units

    def _help_or_hold(self, unit: Unit) -> Order:
        for other in self._situation.own:
            stays = other.province in self._taken and other.province in self._orders
            near = other is not unit and unit.mask >> other.province & 1
            if near and stays and self._situation.threat(other.province) > 1:
                return support_hold(unit.kind, unit.location, other.kind, other.location)
        return hold(unit.kind, unit.location)


def _retreats(offer: list[Pick], situation: Situation, stream: Stream) -> list[Order]:
    """To a centre if there is one, else nearer to the next; two never to the same place. [7.8]"""
    goals = goals_of(situation)
    taken: set[int] = set()
    chosen = []
    for pick in offer:
        ways = [o for o in pick.orders if o.kind != DISBAND and o.target_province not in taken]
        best = min(
            ways,
            key=lambda o: (not IS_CENTRE[o.target_province], _far(o, o.target, goals), stream.below(1000)),
            default=pick.orders[0],
        )
        taken.add(best.target_province)
        chosen.append(best)
    return chosen


def _adjustments(offer: list[Pick], situation: Situation, stream: Stream) -> list[Order]:
    """New units where the next goal is near, every third a fleet; the remotest ones go."""
    goals = goals_of(situation)
    chosen: list[Order] = []
    for pick in offer:
        builds = pick.orders[0].kind == BUILD
        fleets = sum(1 for unit in situation.own if unit.kind == FLEET)
        total = len(situation.own)
        left = list(pick.orders)
        for _ in range(min(pick.count, len({order.province for order in left}))):
            wants = 3 * fleets < total
            left.sort(
                key=lambda o: (
                    builds and _far(o, o.at, goals) == UNREACHABLE,
                    builds and (o.unit_kind == FLEET) != wants,
                    _far(o, o.at, goals) * (1 if builds else -1),
                    stream.below(1000),
                )
            )
            best = left[0]
            chosen.append(best)
            fleets += best.unit_kind == FLEET
            total += 1
            left = [order for order in left if order.province != best.province]
    return chosen


def _far(order: Order, location: int, goals: list[int]) -> int:
    return distance_to(order.unit_kind, location, goals)
