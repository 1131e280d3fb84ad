"""Parries: plans changed so that somebody stands where the enemy's best answer would strike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ...printed.names import Side, Space, Unit
from ...rules.actions.activation import activations
from ...rules.actions.activation_costs import cost_of
from ...rules.movement.movement import ends
from ...state.ids import MOVE
from ...state.state import State
from ..novice.situation import Situation
from ..regular.marches import judged, simply_split
from .orders import Order, Plan, marched
from .outlook import Foresight

#: Places of the enemy's answer that are looked at, and groups that are sent to each.
_PLACES: Final = 2
_GROUPS: Final = 2
_MOST_OPS: Final = 5

#: Units that may march together, and what it costs to activate them.
Group = tuple[tuple[Unit, ...], int]


def parries(
    view: Situation, plan: Plan, points: int, foresight: Foresight, groups: Iterable[Group]
) -> Iterator[Plan]:
    """The plan with a march to where it would hurt most, less important orders left out."""
    after, _ = marched(view.state, plan)
    able = [(units, cost) for units, cost in groups if cost <= points]
    for place in foresight.blows(after)[:_PLACES]:
        found = sorted(_orders_to(view, place, able), key=lambda order: -order.net)
        for order in found[:_GROUPS]:
            yield with_order(plan, order, points)


def _orders_to(view: Situation, place: Space, groups: Iterable[Group]) -> Iterator[Order]:
    """Marches that end in a space."""
    state = view.state
    for units, cost in groups:
        start = state.place[units[0]]
        if start != place and ends(state, units) >> place & 1:
            one = judged(view, units, place)
            yield Order(one.value, cost, 1 << start, 1 << place, (one,))


def groups_to_activate(state: State, side: Side) -> list[Group]:
    """Single units and whole stacks of all spaces that could be activated to move."""
    twin = state.copy()
    twin.ops_left = _MOST_OPS
    twin.touch()
    found: list[Group] = []
    for space in (one.space for one in activations(twin, side) if one.purpose == MOVE):
        cost = cost_of(state, space, MOVE)
        found += [(group, cost) for group in simply_split(state, state.at[space])]
    return found


def with_order(plan: Plan, order: Order, points: int) -> Plan:
    """The plan with one more order; whatever is in its way or too dear goes, the least important first."""
    kept = [one for one in plan.orders if not one.spaces & order.spaces and not one.goals & order.goals]
    kept.sort(key=lambda one: one.net)
    while kept and sum(one.cost for one in kept) + order.cost > points:
        kept.pop(0)
    orders = (*reversed(kept), order)
    return Plan(sum(one.net for one in orders), orders)
