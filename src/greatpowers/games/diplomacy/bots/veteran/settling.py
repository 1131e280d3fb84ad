"""Retreats, builds and removals by value: what the regular would write, and what play shows to be better.

Every set is played on from by the regular for all seats on the same chances; the better part is tried again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product

from .....bots.thinking import Allowance
from .....engine.chance import Stream
from .....engine.match import Question
from ...printed.names import Season
from ...printed.units import Unit, unit_at
from ...rules.adjustments import owners_after_autumn
from ...rules.asking import Pick
from ...rules.retreating import ChooseRetreats
from ...state.orders import DISBAND, Order, Orders
from ...state.view import View
from .evaluation import values
from .light import Light, Table, settle_retreats
from .playing import adjusted, carry_out, played_on
from .weights import SETTLING

Set = tuple[Order, ...]


def settled(
    view: View, question: Question, usual: Orders, most: int, seed: str, allowance: Allowance
) -> tuple[Orders, int]:
    """The best set found, and how many were weighed."""
    retreats = isinstance(question.choice, ChooseRetreats)
    sets = _sets(question.offer, usual.orders, retreats=retreats)
    if len(sets) < 2:
        return usual, 1
    table = Table(view)
    boards = {}
    others = None if retreats else _others(view, table, Stream(f"{seed}/others"))
    for one in sets:
        boards[one] = _after_retreats(view, table, one) if others is None else _after_builds(others, one)
    best = _best(sets, boards, table.me, most, seed, allowance)
    return Orders(best), len(sets)


def _best(
    sets: list[Set], boards: dict[Set, Light], me: int, most: int, seed: str, allowance: Allowance
) -> Set:
    """Halve the field again and again; the usual set stays unless another is clearly better."""
    usual = sets[0]
    totals = dict.fromkeys(sets, 0.0)
    field, played, sample = sets, 0, 0
    while played + len(field) <= most and allowance.allows_more():
        for one in field:
            after = played_on(boards[one], SETTLING.depth, Stream(f"{seed}/{sample}"))
            totals[one] += values(after)[me]
        played += len(field)
        sample += 1
        if sample % SETTLING.samples == 0 and len(field) > 2:
            ranked = sorted(field[1:], key=lambda one: -totals[one])
            field = [usual, *ranked[: len(field) // 2]]
    if not sample:
        return usual
    best = max(field, key=lambda one: totals[one])
    return best if totals[best] - totals[usual] > SETTLING.margin * sample else usual


def _sets(offer: Sequence[Pick], usual: Set, *, retreats: bool) -> list[Set]:
    """The usual answer first, then others that are as complete."""
    if retreats:
        ways: Iterator[Set] = product(*(pick.orders for pick in offer))
        fitting = (one for one in ways if _apart(one))
    else:
        fitting = (sum(parts, ()) for parts in product(*(_choices(pick, usual) for pick in offer)))
    found = [usual]
    named = {frozenset(usual)}
    for one in islice(fitting, SETTLING.looked_through):
        if frozenset(one) not in named and len(found) < SETTLING.sets:
            named.add(frozenset(one))
            found.append(one)
    return found


def _choices(pick: Pick, usual: Set) -> list[Set]:
    """Full sets of one power; where there are too many, those that differ from the usual in one order."""
    places = {order.province for order in pick.orders}
    count = min(pick.count, len(places))
    own = tuple(order for order in usual if order in pick.orders)
    swapped = [
        (*own[:number], other, *own[number + 1 :])
        for number in range(len(own))
        for other in pick.orders
        if other.province not in {order.province for order in (*own[:number], *own[number + 1 :])}
    ]
    every = (one for one in combinations(pick.orders, count) if len({o.province for o in one}) == count)
    return list(islice(every, SETTLING.sets)) if len(pick.orders) <= SETTLING.few else [own, *swapped]


def _apart(one: Set) -> bool:
    goals = [order.target_province for order in one if order.kind != DISBAND]
    return len(goals) == len(set(goals))


def _others(view: View, table: Table, stream: Stream) -> Light:
    """The board once everybody else has built as the regular would."""
    light = Light(table, view.units, view.centres, autumn=False, year=view.year + 1)
    return adjusted(light, [camp for camp in range(table.camps) if camp != table.me], stream)


def _after_builds(others: Light, orders: Set) -> Light:
    units = dict(others.units)
    carry_out(units, orders, others)
    return Light(others.table, units, others.centres, autumn=False, year=others.year)


def _after_retreats(view: View, table: Table, orders: Set) -> Light:
    """The board after the own retreats; the others go to the best open place."""
    units = dict(view.units)
    gone: set[int] = set()
    for order in orders:
        unit: Unit = view.dislodged[order.province].unit
        gone.add(order.province)
        if order.kind != DISBAND:
            units[order.target_province] = unit_at(unit.power, unit.kind, order.target)
    left = {place: case for place, case in view.dislodged.items() if place not in gone}
    settle_retreats(units, left, table.camp_of)
    if view.season is Season.SPRING:
        return Light(table, units, view.centres, autumn=True, year=view.year)
    return Light(table, units, owners_after_autumn(view.centres, units), autumn=False, year=view.year + 1)
