"""Random positions and orders with much conflict in them, drawn from a seed."""

from __future__ import annotations

from greatpowers.engine.chance import Stream, shuffled
from greatpowers.games.diplomacy.printed.board import (
    COASTS_OF,
    FLEET_STEPS,
    IS_COASTAL,
    IS_SEA,
    NEIGHBOURS,
    PROVINCE_COUNT,
    PROVINCES,
)
from greatpowers.games.diplomacy.printed.names import ARMY, FLEET
from greatpowers.games.diplomacy.printed.units import Unit, Units, unit_at
from greatpowers.games.diplomacy.rules.legality import legal_orders
from greatpowers.games.diplomacy.state.orders import (
    CONVOY,
    MOVE,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    Order,
    convoy,
    move,
    support_hold,
    support_move,
)

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


def knots(stream: Stream, powers: int = 4) -> tuple[Units, Orders]:
    """One to three convoys to coasts whose fleets fight for or against a convoying fleet, and bystanders.

    This is where paradoxes live: about one position in three has one, one in ten a double one.
    """
    first = stream.pick([province for province in range(PROVINCE_COUNT) if IS_SEA[province]])
    seas = [province for province in neighbourhood(stream, first, 14) if IS_SEA[province]]
    seas = seas[: 1 + stream.below(3)]
    units: Units = {sea: unit_at(stream.below(powers), FLEET, sea) for sea in seas}
    orders: Orders = {}
    for number, sea in enumerate(seas):
        other = seas[(number + stream.below(2)) % len(seas)]
        _tie(stream, units, orders, sea, other, powers)
    for province in neighbourhood(stream, first, 16):
        if province not in units and stream.below(3) == 0 and len(units) < 10:
            units[province] = unit_somewhere(stream, province, powers, fleets=70)
    lists = legal_orders(units)
    for province in shuffled(stream, sorted(set(units) - set(orders))):
        useful = [
            o for o in lists[province] if _helps(o, orders) or (o.kind == MOVE and o.target_province in units)
        ]
        orders[province] = stream.pick(useful or lists[province])
    return units, orders


def _tie(stream: Stream, units: Units, orders: Orders, sea: int, other: int, powers: int) -> None:
    """An army is carried over a sea to a fleet that meddles with the other one, which is attacked."""
    coasts = [p for p in shuffled(stream, NEIGHBOURS[sea]) if IS_COASTAL[p] and p not in units]
    goals = [p for p in coasts if other in NEIGHBOURS[p]]
    raiders = [p for p in shuffled(stream, NEIGHBOURS[other]) if p not in units and _sails(p, other)]
    goals = [p for p in goals if _sails(p, other) and p not in raiders[:1]]
    if not goals or not raiders:
        return
    goal, raider = goals[0], raiders[0]
    start = next((p for p in coasts if p not in (goal, raider)), None)
    if start is None:
        return
    units[start] = unit_at(units[sea].power if stream.below(2) else stream.below(powers), ARMY, start)
    units[goal] = unit_at(stream.below(powers), FLEET, _sails(goal, other) or goal)
    units[raider] = unit_at(stream.below(powers), FLEET, _sails(raider, other) or raider)
    orders[start] = move(ARMY, start, goal, bool(units[start].mask >> goal & 1))
    orders[sea] = convoy(sea, start, goal)
    orders[raider] = move(FLEET, units[raider].location, other)
    meddler = units[goal]
    if stream.below(4):
        orders[goal] = support_move(FLEET, meddler.location, FLEET, units[raider].location, other)
    else:
        orders[goal] = support_hold(FLEET, meddler.location, FLEET, other)


def _sails(province: int, sea: int) -> int:
    """The location in the province from which a fleet reaches the sea; 0 for none (no fleet stands there)."""
    if PROVINCES[province].kind == "land":
        return 0
    return next((p for p in COASTS_OF[province] or (province,) if sea in FLEET_STEPS[p]), 0)
