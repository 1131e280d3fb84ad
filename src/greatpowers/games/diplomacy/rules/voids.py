"""Lines of a set of orders that are not carried out, and why; the others stand. [2.4, 2.13, 8.13]"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....engine.errors import Refusal
from ..state.orders import Order, Void


def sifted(
    orders: Iterable[Order], refusal: Callable[[Order], Refusal | None]
) -> tuple[dict[int, Order], list[Void]]:
    """One order a unit: unlawful ones are struck first, two different lawful ones cancel. [2.13]"""
    given = list(dict.fromkeys(orders))
    refused = {order: why for order in given if (why := refusal(order)) is not None}
    lawful: dict[int, list[Order]] = {}
    for order in given:
        if order not in refused:
            lawful.setdefault(order.province, []).append(order)
    for candidates in lawful.values():
        if len(candidates) > 1:
            refused.update({o: Refusal("order-twice", "2.13", {"text": o.text}) for o in candidates})
    counting = {province: found[0] for province, found in lawful.items() if len(found) == 1}
    return counting, [Void(order.text, refused[order], order) for order in given if order in refused]


def alone(orders: Iterable[Order], voids: Iterable[Void]) -> dict[int, Void]:
    """The void order of each unit that was given no other: what becomes of the unit tells of it. [2.4]"""
    counts: dict[int, int] = {}
    for order in dict.fromkeys(orders):
        counts[order.province] = counts.get(order.province, 0) + 1
    return {v.order.province: v for v in voids if v.order is not None and counts[v.order.province] == 1}
