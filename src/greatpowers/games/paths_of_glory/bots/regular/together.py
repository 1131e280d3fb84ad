"""Tasks judged together: the board after all marches and advances of a plan, not the sum of their worths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ...printed.names import Mask, Side
from ...rules.movement.marching import best_path
from ...rules.movement.movement import ends
from ...rules.movement.occupation import march
from ...state.state import State
from .assaults import taken
from .evaluation import judge
from .operating import Task
from .weights import MARCH

#: Plans kept while they grow, and plans whose boards are judged.
_BEAM: Final = 40
_JUDGED: Final = 6
#: The same for fewer points than there are.
_CHEAPER: Final = 3
#: How much the sum still counts: it knows what draws units to places.
_ALONE: Final = 0.35
#: Ground that is won less often is left out of the reckoning.
_LIKELY: Final = 0.2


class Plan(NamedTuple):
    """Tasks for one operation and what they bring together."""

    value: float
    tasks: tuple[Task, ...]


class _Growing(NamedTuple):
    value: float
    left: int
    used: Mask
    goals: Mask
    tasks: tuple[Task, ...]


_NOTHING: Final = Plan(0.0, ())


def best_plan(state: State, side: Side, tasks: Sequence[Task], points: int) -> Plan:
    """The plan that fits into the points and leads to the best board; nothing if none is worth its price."""
    return best_plans(state, side, tasks, (points,))[points]


def best_plans(state: State, side: Side, tasks: Sequence[Task], sizes: Iterable[int]) -> dict[int, Plan]:
    """The best plans for so many points each; every plan is weighed once.

    Fewer points are thought of as well: doing more is not always better.
    """
    weighed: dict[Plan, Plan] = {}

    def best(points: int) -> Plan:
        plans = dict.fromkeys(plan for spent in range(1, points) for plan in _plans(tasks, spent)[:_CHEAPER])
        plans.update(dict.fromkeys(_plans(tasks, points)))
        for plan in plans:
            if plan not in weighed:
                weighed[plan] = _weighed(state, side, plan)
        return max([_NOTHING, *(weighed[plan] for plan in plans)], key=lambda plan: plan.value)

    return {points: best(points) for points in sizes}


def _plans(tasks: Sequence[Task], points: int) -> list[Plan]:
    """The plans with the greatest sums."""
    beam = [_Growing(0.0, points, 0, 0, ())]
    for task in tasks:
        net = task.value - MARCH.price * task.cost
        more = [
            _Growing(
                one.value + net, one.left - task.cost, one.used | task.spaces, one.goals | task.goal,
                (*one.tasks, task),
            )
            for one in beam
            if net > 0 and task.cost <= one.left and not task.spaces & one.used and not task.goal & one.goals
        ]  # fmt: skip
        beam = sorted([*beam, *more], key=lambda one: -one.value)[:_BEAM]
    return [Plan(one.value, one.tasks) for one in beam[:_JUDGED] if one.tasks]


def _weighed(state: State, side: Side, plan: Plan) -> Plan:
    """The plan with what its marches and advances bring together in place of their sum."""
    marches = [one for task in plan.tasks for one in task.marches]
    twin = state.copy()
    apart = 0.0
    for one in marches:
        if twin.place[one.units[0]] == one.start and ends(twin, one.units) >> one.goal & 1:
            march(twin, one.units, best_path(twin, one.units, one.goal))
            apart += one.value
    value = plan.value
    if len(marches) > 1:
        value += (1 - _ALONE) * (judge(twin, side) - judge(state, side) - apart)
    return plan._replace(value=value + _advanced(twin, side, plan) if len(plan.tasks) > 1 else value)


def _advanced(state: State, side: Side, plan: Plan) -> float:
    """What changes because advances come after the marches and after each other; nobody need advance."""
    prizes = [
        (task.attack.target, prize)
        for task in plan.tasks
        if task.attack is not None and (prize := task.attack.prize) is not None and prize.chance > _LIKELY
    ]
    if not prizes:
        return 0.0
    twin = state
    for target, prize in prizes:
        twin = taken(twin, side, prize.unit, target)
    apart = sum(prize.worth for _, prize in prizes)
    together = max(0.0, judge(twin, side) - judge(state, side))
    chance = sum(prize.chance for _, prize in prizes) / len(prizes)
    return chance * (together - apart)
