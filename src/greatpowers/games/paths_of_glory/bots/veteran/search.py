"""The Veteran's search: plans for an operation and for its movement, weighed by the enemy's answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, zip_longest
from typing import Final

from .....bots.thinking import Allowance
from ...printed.names import SIDES, Side, Space, Unit
from ...rules.answers import Done
from ...rules.movement.moving import ChooseMovers, Entrench, Move
from ...state.state import State
from ..novice.situation import Situation
from ..regular.assaults import Attacker, assaults
from ..regular.marches import Marched, digging, marches_from
from ..regular.operating import board_key, table_of
from ..regular.weights import MARCH
from ..regular.whims import Whim
from .orders import NOTHING, Movement, Order, Plan, Thought, marched, orders_from, orders_in, plans_of
from .outlook import Foresight, Planner
from .parries import groups_to_activate, parries
from .weights import SEARCH

#: Plans that are weighed for an operation of so many points: the greatest are worth the most thought.
_COUNTS: Final = dict(enumerate(SEARCH.plans))
#: Parries are looked for from so many points on.
_PARRIED: Final = 3


def operations(
    state: State, sizes: Sequence[int], foresight: Foresight, allowance: Allowance, seed: str = ""
) -> Mapping[int, Thought]:
    """The best plan for operations of each size, whatever has been activated already."""
    bare = state.copy()
    bare.marked_move = bare.marked_attack = bare.ready = 0
    bare.touch()
    known = foresight.thoughts.setdefault((seed, board_key(bare, foresight.side)), {})
    missing = [size for size in sizes if size not in known]
    if missing:
        known.update(_Search(bare, foresight, allowance, Whim(seed, bare)).thoughts(missing))
    return known


class _Search:
    """Weighs plans for one board until there are no more, or no more time."""

    def __init__(self, state: State, foresight: Foresight, allowance: Allowance, whim: Whim) -> None:
        self._whim = whim
        self._view = Situation(state, foresight.side)
        self._foresight = foresight
        self._allowance = allowance
        self._stretch = SEARCH.stretch if allowance.is_timed else 1
        self._weighed: dict[Plan, float] = {NOTHING: 0.0}

    def thoughts(self, sizes: Sequence[int]) -> dict[int, Thought]:
        """The best plan for each size; which others are looked for makes no difference without a clock."""
        orders = orders_in(self._view.state, table_of(self._view))
        lists = {size: plans_of(orders, size, self._stretch * _COUNTS[size]) for size in sizes}
        if self._weigh(_by_rank([plans[: _COUNTS[size]] for size, plans in lists.items()])):
            for size in reversed(sizes):
                lists[size] += self._parries(lists[size], size)
                self._weigh(lists[size][-SEARCH.parries :])
            self._weigh(_by_rank(list(lists.values())))
        return {size: self._best(plans) for size, plans in lists.items()}

    def _weigh(self, plans: Iterable[Plan]) -> bool:
        """Weigh these plans; says whether there was time for all of them."""
        for plan in plans:
            if plan not in self._weighed:
                if not self._allowance.allows_more():
                    return False
                self._weighed[plan] = weigh(self._view.state, plan, self._foresight)
        return True

    def _parries(self, plans: Sequence[Plan], size: int) -> list[Plan]:
        if size < _PARRIED:
            return []
        groups = groups_to_activate(self._view.state, self._foresight.side)
        best = self._best(plans).plan
        return list(islice(parries(self._view, best, size, self._foresight, groups), SEARCH.parries))

    def _best(self, plans: Iterable[Plan]) -> Thought:
        known = [plan for plan in (NOTHING, *plans) if plan in self._weighed]
        best = max(known, key=lambda plan: self._weighed[plan] + liking(self._whim, plan, SEARCH.whim))
        return Thought(self._weighed[best], best, len(self._weighed))


def liking(whim: Whim, plan: Plan, most: float) -> float:
    """What the seed of the player adds to a plan, but not to doing nothing; what differs by less is alike."""
    return most * whim.about(str(same(plan))) if plan.orders else 0.0


def same(plan: Plan) -> tuple[tuple[object, ...], ...]:
    """What makes two plans the same: their orders, in whatever sequence."""
    return tuple(
        sorted(
            (
                one.spaces,
                one.goals,
                one.dig,
                tuple((march.units, march.goal) for march in one.marches),
                () if one.attack is None else (one.attack.target, one.attack.units),
            )
            for one in plan.orders
        )
    )


def _by_rank(lists: Sequence[Sequence[Plan]]) -> Iterator[Plan]:
    """The best plan of every list, then the second best…"""
    return (plan for row in zip_longest(*lists) for plan in row if plan is not None)


def weigh(state: State, plan: Plan, foresight: Foresight) -> float:
    """What a plan brings beyond doing nothing, enemy's answer included."""
    after, _ = marched(state, plan)
    value = foresight.value(after) - foresight.value(state) - MARCH.price * plan.cost
    planner = Planner(after, foresight.side, foresight)
    for order in plan.orders:
        if order.attack is not None:
            value += max(0.0, planner.promise(order.attack.units, order.attack.target))
    return value + _dug(after, plan, foresight.side)


def _dug(state: State, plan: Plan, side: Side) -> float:
    """What the trenches of a plan promise."""
    spaces = [order.dig for order in plan.orders if order.dig >= 0]
    if not spaces:
        return 0.0
    view = Situation(state, side)
    return sum(digging(view, space)[0] for space in spaces)


def movement(state: State, foresight: Foresight, allowance: Allowance) -> Movement:
    """The best way to go on with the movement of an operation."""
    key = board_key(state, foresight.side), state.marked_move, state.marked_attack, state.entrenching
    if key not in foresight.movements:
        foresight.movements[key] = _movement(state, foresight, allowance)
    return foresight.movements[key]


def _movement(state: State, foresight: Foresight, allowance: Allowance) -> Movement:
    view = Situation(state, foresight.side)
    options = ChooseMovers(SIDES[foresight.side]).options(state)
    movers = [one for one in options if not isinstance(one, Done)]
    weighed = {NOTHING: _moved(state, NOTHING, foresight)}

    def best_of(plans: Iterable[Plan]) -> Plan:
        for plan in plans:
            if plan not in weighed and allowance.allows_more():
                weighed[plan] = _moved(state, plan, foresight)
        return max(weighed, key=lambda plan: weighed[plan])

    best = best_of(plans_of(_orders_left(view, movers), 0, SEARCH.movements))
    groups = [(mover.counters, 0) for mover in movers if isinstance(mover, Move)]
    best = best_of(islice(parries(view, best, 0, foresight, groups), SEARCH.parries))
    armies = {digging(view, order.dig)[1] for order in best.orders if order.dig >= 0}
    digs = [one for one in movers if isinstance(one, Entrench) and one.units[0].unit in armies]
    return Movement(marched(state, best)[1], tuple(digs))


def _orders_left(view: Situation, movers: Sequence[Move | Entrench]) -> list[Order]:
    """Orders for the activated spaces; they cost nothing any more."""
    marches: dict[Space, list[Marched]] = {}
    for one in marches_from(view, [mover.counters for mover in movers if isinstance(mover, Move)]):
        if one.value > MARCH.least:
            marches.setdefault(one.start, []).append(one)
    trenches = {mover.space for mover in movers if isinstance(mover, Entrench)}
    orders: list[Order] = []
    for space in sorted({*marches, *trenches}):
        trench = digging(view, space)[0] if space in trenches else 0.0
        orders += orders_from(view.state, space, marches.get(space, ()), trench, 0)
    return sorted(orders, key=lambda order: -order.value)


def _moved(state: State, plan: Plan, foresight: Foresight) -> float:
    """What the board is worth after a plan's movement, with the attacks that are still to come."""
    side = foresight.side
    after, _ = marched(state, plan)
    value = foresight.value(after) + _dug(after, plan, side)
    if not state.marked_attack:
        return value
    used: set[Unit] = set()
    for attack in assaults(Attacker(after, side), (), 0):
        if used.isdisjoint(attack.units):
            used.update(attack.units)
            value += attack.value
    return value
