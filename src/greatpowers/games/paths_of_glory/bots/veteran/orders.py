"""Orders for the spaces of an operation, and plans: sets of orders that fit into its points. What was thought
of them is kept in the same terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...printed.names import Mask, Space
from ...rules.actions.activation_costs import cost_of
from ...rules.movement.marching import best_path
from ...rules.movement.movement import ends
from ...rules.movement.moving import Entrench
from ...rules.movement.occupation import march
from ...state.ids import ATTACK, MOVE, Purpose
from ...state.state import NOWHERE, State
from ..regular.assaults import Assault
from ..regular.marches import Marched
from ..regular.operating import Table
from ..regular.weights import MARCH

#: Marches from a space that stand for themselves, and plans kept while they grow.
_MARCHES: Final = 3
_BEAM: Final = 80
_SECOND: Final = 0.6
_HALF: Final = 0.5


class Order(NamedTuple):
    """What the units of one or more spaces shall do: attack, or march and dig."""

    value: float
    cost: int
    #: Spaces to be activated, and spaces where somebody ends.
    spaces: Mask
    goals: Mask
    marches: tuple[Marched, ...] = ()
    dig: Space = NOWHERE
    attack: Assault | None = None

    @property
    def net(self) -> float:
        return self.value - MARCH.price * self.cost


class Plan(NamedTuple):
    """Orders carried out together, and what they promise by themselves."""

    value: float
    orders: tuple[Order, ...]

    @property
    def cost(self) -> int:
        return sum(order.cost for order in self.orders)

    @property
    def marches(self) -> tuple[Marched, ...]:
        return tuple(found for order in self.orders for found in order.marches)

    @property
    def purposes(self) -> dict[Mask, Purpose]:
        """Masks of spaces to activate, with what for."""
        return {order.spaces: ATTACK if order.attack else MOVE for order in self.orders}


class Thought(NamedTuple):
    """The best plan found, what it brings beyond doing nothing, and how many were weighed."""

    value: float
    plan: Plan
    weighed: int


class Movement(NamedTuple):
    """What is to be moved next: the marches in an order that works, and armies that dig."""

    marches: tuple[Marched, ...]
    digs: tuple[Entrench, ...]


NOTHING: Final = Plan(0.0, ())


def orders_in(state: State, table: Table) -> list[Order]:
    """All orders worth thinking of, the best first."""
    found = [
        Order(plan.value, plan.cost, plan.spaces, 1 << plan.target, attack=plan) for plan in table.attacks
    ]
    for space in sorted({*table.moves, *table.trenches}):
        cost = cost_of(state, space, "move")
        found += orders_from(state, space, table.moves.get(space, ()), table.trenches.get(space, 0.0), cost)
    return sorted(found, key=lambda order: -order.net)


def orders_from(
    state: State, space: Space, marches: Sequence[Marched], trench: float, cost: int
) -> list[Order]:
    """One march, two that do not disturb each other, digging, or both."""
    bit = 1 << space
    found = [Order(one.value, cost, bit, 1 << one.goal, (one,)) for one in marches[:_MARCHES]]
    if marches:
        first = marches[0]
        apart = (one for one in marches[1:] if not set(one.units) & set(first.units))
        other = next((one for one in apart if one.goal != first.goal), None)
        if other is not None:
            goals = 1 << first.goal | 1 << other.goal
            found.append(Order(first.value + _SECOND * other.value, cost, bit, goals, (first, other)))
    if trench > 0:
        found.append(Order(trench, cost, bit, 0, dig=space))
        stays = [one for one in marches[:1] if len(one.units) < len(state.at[space])]
        found += [
            Order(one.value + _HALF * trench, cost, bit, 1 << one.goal, (one,), dig=space) for one in stays
        ]
    return found


def plans_of(orders: Sequence[Order], points: int, count: int) -> list[Plan]:
    """The most promising sets of orders that fit into the points, doing nothing among them."""
    beam: list[tuple[float, int, int, int, tuple[Order, ...]]] = [(0.0, points, 0, 0, ())]
    for order in orders:
        if order.net <= 0:
            continue
        more = [
            (value + order.net, left - order.cost, used | order.spaces, goals | order.goals, (*chosen, order))
            for value, left, used, goals, chosen in beam
            if order.cost <= left and not order.spaces & used and not order.goals & goals
        ]
        beam = sorted([*beam, *more], key=lambda found: -found[0])[:_BEAM]
    plans = [Plan(value, chosen) for value, _, _, _, chosen in beam[:count]]
    return plans if NOTHING in plans else [*plans, NOTHING]


def marched(state: State, plan: Plan) -> tuple[State, tuple[Marched, ...]]:
    """The board after the marches of a plan, and those that were possible, in an order that works."""
    twin = state.copy()
    waiting = list(plan.marches)
    done: list[Marched] = []
    while waiting:
        ready = next((one for one in waiting if ends(twin, one.units) >> one.goal & 1), None)
        if ready is None:
            break
        march(twin, ready.units, best_path(twin, ready.units, ready.goal))
        waiting.remove(ready)
        done.append(ready)
    return twin, tuple(done)
