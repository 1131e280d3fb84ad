"""The Marshal's search: plans grow out of the best found so far, and the best are looked at further ahead.

Whoever has more time lets more plans grow and looks further at more of them, so more time is never lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, zip_longest
from typing import Final, NamedTuple

from .....bots.thinking import Allowance, Clock
from ...state.state import State
from ..novice.situation import Situation
from ..regular.operating import board_key, table_of
from ..regular.whims import Whim
from ..veteran.orders import NOTHING, Order, Plan, Thought, orders_in, plans_of
from ..veteran.outlook import Foresight
from ..veteran.parries import Group, groups_to_activate, parries, with_order
from ..veteran.search import liking, same, weigh
from .farsight import Farsight
from .weights import SEARCH

_COUNTS: Final = dict(enumerate(SEARCH.plans))
#: Orders that plans grow by.
_ORDERS: Final = 14
#: Parries are looked for from so many points on, and so many of them.
_PARRIED: Final = 2
_PARRIES: Final = 3


#: The part of a question's time in which plans grow; the rest is for looking further ahead.
_GROWING: Final = 0.5


class Time(NamedTuple):
    """The time for a question; without a clock as much as it takes."""

    seconds: float
    clock: Clock | None


def grown(
    state: State,
    sizes: Sequence[int],
    near: Foresight,
    far: Farsight,
    time: Time,
    seed: str,
) -> Mapping[int, Thought]:
    """The best plan for operations of each size, whatever has been activated already."""
    bare = state.copy()
    bare.marked_move = bare.marked_attack = bare.ready = 0
    bare.touch()
    known = far.thoughts.setdefault((seed, board_key(bare, far.side)), {})
    missing = [size for size in sizes if size not in known]
    if missing:
        known.update(_Growth(bare, near, far, time, Whim(seed, bare)).thoughts(missing))
    return known


class _Growth:
    """The plans for one board: the first by rule of thumb, then what grows out of the best."""

    def __init__(self, state: State, near: Foresight, far: Farsight, time: Time, whim: Whim) -> None:
        self._state = state
        self._view = Situation(state, near.side)
        self._near, self._far = near, far
        self._time = time
        self._growing = self._looking = Allowance(_GROWING * time.seconds, time.clock)
        self._began = time.clock() if time.clock is not None else 0.0
        self._whim = whim
        self._stretch = SEARCH.stretch if self._growing.is_timed else 1
        #: By the enemy's answer alone, and with our next round.
        self._weighed: dict[Plan, float] = {NOTHING: 0.0}
        self._seen: dict[Plan, float] = {NOTHING: 0.0}

    def thoughts(self, sizes: Sequence[int]) -> dict[int, Thought]:
        orders = orders_in(self._state, table_of(self._view))
        lists = {size: plans_of(orders, size, self._stretch * _COUNTS[size]) for size in sizes}
        first = {size: plans[: _COUNTS[size]] for size, plans in lists.items()}
        if self._weigh(_by_rank(first.values())):
            self._grow(first, orders[:_ORDERS])
            self._weigh(_by_rank(lists.values()))
        plans = [*dict.fromkeys(plan for found in (first, lists) for size in sizes for plan in found[size])]
        # Whoever has more points may spend fewer, so more points are never worth less.
        found = {size: [plan for plan in plans if plan.cost <= size] for size in sizes}
        self._looking = self._time_left()
        for place in range(SEARCH.deep * self._stretch):
            for size in sorted(sizes, reverse=True):
                if not self._look_at(found[size], place):
                    break
        return {size: self._best(found[size]) for size in sizes}

    def _time_left(self) -> Allowance:
        clock = self._time.clock
        spent = clock() - self._began if clock is not None else 0.0
        return Allowance(self._time.seconds - spent, clock)

    def _weigh(self, plans: Iterable[Plan]) -> bool:
        """Weigh these plans by the enemy's answer; says whether there was time for all of them."""
        for plan in plans:
            if plan not in self._weighed:
                if not self._growing.allows_more():
                    return False
                self._weighed[plan] = weigh(self._state, plan, self._near)
        return True

    def _grow(self, lists: dict[int, list[Plan]], orders: Sequence[Order]) -> None:
        """Change the best plans of each size again and again; what comes of it joins its list."""
        groups = groups_to_activate(self._state, self._near.side)
        for _ in range(SEARCH.generations * self._stretch):
            grew = False
            for size in sorted(lists, reverse=True):
                parents = self._ranked(lists[size])[: SEARCH.parents]
                for parent in parents:
                    children = self._children(parent, size, orders, lists[size], groups)
                    new = [*islice(children, SEARCH.children)]
                    grew = grew or bool(new)
                    lists[size] += new
                    if not self._weigh(new):
                        return
            if not grew:
                return

    def _children(
        self,
        parent: Plan,
        size: int,
        orders: Sequence[Order],
        known: Sequence[Plan],
        groups: Sequence[Group],
    ) -> Iterator[Plan]:
        """The plan with somebody sent where it hurts most, with another order, or without one of its own."""
        seen = {same(plan) for plan in known}

        def new(plan: Plan) -> bool:
            key = same(plan)
            fresh = key not in seen and plan.cost <= size
            seen.add(key)
            return fresh

        if size >= _PARRIED:
            found = parries(self._view, parent, size, self._near, groups)
            yield from filter(new, islice(found, _PARRIES))
        yield from filter(new, (with_order(parent, one, size) for one in orders if one.cost <= size))
        for one in parent.orders:
            left = tuple(other for other in parent.orders if other is not one)
            shorter = Plan(sum(other.net for other in left), left)
            if left and new(shorter):
                yield shorter

    def _ranked(self, plans: Iterable[Plan]) -> list[Plan]:
        known = [plan for plan in dict.fromkeys((NOTHING, *plans)) if plan in self._weighed]
        return sorted(known, key=lambda plan: -self._weighed[plan])

    def _look_at(self, plans: Sequence[Plan], place: int) -> bool:
        """Look further ahead with the plan of this rank; says whether there was time."""
        ranked = self._ranked(plans)
        if place >= len(ranked) or ranked[place] in self._seen:
            return True
        if not self._looking.allows_more():
            return False
        self._seen[ranked[place]] = weigh(self._state, ranked[place], self._far)
        return True

    def _best(self, plans: Sequence[Plan]) -> Thought:
        """The best of those that were looked at; near-equal ones are decided by the seed."""
        seen = [plan for plan in self._ranked(plans) if plan in self._seen]
        if len(seen) < 2:
            best = self._ranked(plans)[0]
            return Thought(self._weighed[best], best, len(self._weighed))
        best = max(seen, key=lambda plan: self._seen[plan] + liking(self._whim, plan, SEARCH.whim))
        return Thought(self._seen[best], best, len(self._weighed))


def _by_rank(lists: Iterable[Sequence[Plan]]) -> Iterator[Plan]:
    """The best plan of every list, then the second best…"""
    return (plan for row in zip_longest(*lists) for plan in row if plan is not None)
