"""Random positions and orders with much conflict in them, drawn from a seed."""

from __future__ import annotations

from greatpowers.engine.chance import Stream, shuffled
from greatpowers.games.diplomacy.board import (
    COASTS_OF,
    IS_COASTAL,
    IS_SEA,
    NEIGHBOURS,
    PROVINCE_COUNT,
    PROVINCES,
)
from greatpowers.games.diplomacy.legality import legal_orders
from greatpowers.games.diplomacy.names import ARMY, FLEET
from greatpowers.games.diplomacy.orders import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from greatpowers.games.diplomacy.units import Unit, Units, unit_at

Orders = dict[int, Order]


def unit_somewhere(stream: Stream, province: int, powers: int, fleets: int = 50) -> Unit:
    """A unit that can stand there; on a coast it is a fleet in so many of a hundred cases."""
    power = stream.below(powers)
    if PROVINCES[province].kind == "land" or (IS_COASTAL[province] and stream.below(100) >= fleets):
        return unit_at(power, ARMY, province)
    return unit_at(power, FLEET, stream.pick(COASTS_OF[province] or (province,)))


def neighbourhood(stream: Stream, start: int, size: int) -> list[int]:
    """So many provinces around one."""
    found = [start]
    for here in found:
        found += [there for there in shuffled(stream, NEIGHBOURS[here]) if there not in found]
        if len(found) >= size:
            break
    return found[:size]


def crowded(stream: Stream, units: int, room: int, powers: int = 3) -> Units:
    """Units close together."""
    area = neighbourhood(stream, stream.below(PROVINCE_COUNT), room)
    placed = [unit_somewhere(stream, province, powers) for province in shuffled(stream, area)[:units]]
    return {unit.province: unit for unit in placed}


def seafaring(stream: Stream, units: int, powers: int = 3) -> Units:
    """Armies on coasts around seas full of fleets."""
    start = stream.pick([province for province in range(PROVINCE_COUNT) if IS_SEA[province]])
    area = neighbourhood(stream, start, 12)
    seas = [province for province in area if IS_SEA[province]]
    coasts = [province for province in area if IS_COASTAL[province]]
    chosen = seas[: 1 + stream.below(3)] + shuffled(stream, coasts)
    placed = [unit_somewhere(stream, province, powers, fleets=40) for province in chosen[:units]]
    return {unit.province: unit for unit in placed}


def scattered(stream: Stream, units: int, powers: int = 7) -> Units:
    """Units all over the board."""
    chosen = shuffled(stream, range(PROVINCE_COUNT))[:units]
    placed = [unit_somewhere(stream, province, powers) for province in chosen]
    return {unit.province: unit for unit in placed}


def entangled_orders(stream: Stream, units: Units, barred: int = 0) -> Orders:
    """Lawful orders that have to do with each other: about half move, most others help or hinder them."""
    lists = legal_orders(units, barred)
    orders: Orders = {}
    waiting = []
    for province in shuffled(stream, sorted(units)):
        moves = [order for order in lists[province] if order.kind == MOVE]
        near = [order for order in moves if order.target_province in units or stream.below(3) == 0]
        if stream.below(100) < 55 and moves:
            orders[province] = stream.pick(near or moves)
        else:
            waiting.append(province)
    for province in waiting:
        useful = [order for order in lists[province] if _helps(order, orders)]
        orders[province] = stream.pick(useful if useful and stream.below(5) else lists[province])
    return orders


def _helps(order: Order, orders: Orders) -> bool:
    if order.kind in (CONVOY, SUPPORT_MOVE):
        helped = orders.get(order.other_province)
        return helped is not None and helped.kind == MOVE and helped.target_province == order.target_province
    return order.kind == SUPPORT_HOLD and order.other_province not in orders
