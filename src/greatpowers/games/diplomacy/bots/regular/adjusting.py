"""Retreats, builds and removals by the values of places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....engine.chance import Stream
from ...printed.board import HOME_OF
from ...printed.names import FLEET
from ...rules.asking import Pick
from ...state.orders import BUILD, DISBAND, RETREAT, Order
from ...state.view import View
from ..situation import Situation
from .values import Values
from .weights import FLEETS


def choose_retreats(
    view: View, offer: Sequence[Pick], values: Mapping[int, Values], stream: Stream
) -> tuple[Order, ...]:
    """Each unit goes where it is worth most and no own unit goes; without a place it disbands. [7.8]"""
    taken: set[int] = set()
    chosen: list[Order] = []
    for pick in offer:
        ways = [o for o in pick.orders if o.kind == RETREAT and o.target_province not in taken]
        own = values[view.dislodged[pick.orders[0].province].unit.power]
        if ways:
            best = max(ways, key=lambda o: (own.of(o.unit_kind, o.target), stream.below(1000)))
            taken.add(best.target_province)
        else:
            best = next(order for order in pick.orders if order.kind == DISBAND)
        chosen.append(best)
    return tuple(chosen)


def choose_adjustments(
    offer: Sequence[Pick], situation: Situation, values: Mapping[int, Values], stream: Stream
) -> tuple[Order, ...]:
    """Build where new units are worth most, remove where they are worth least."""
    chosen: list[Order] = []
    for pick in offer:
        if pick.orders and pick.orders[0].kind == BUILD:
            chosen += _builds(pick, situation, values[HOME_OF[pick.orders[0].province]], stream)
        else:
            own = values[situation.units[pick.orders[0].province].power]
            ranked = sorted(pick.orders, key=lambda o: (own.of(o.unit_kind, o.at), stream.below(1000)))
            chosen += ranked[: pick.count]
    return tuple(chosen)


def _builds(pick: Pick, situation: Situation, values: Values, stream: Stream) -> list[Order]:
    power = HOME_OF[pick.orders[0].province]
    mine = [unit for unit in situation.own if unit.power == power]
    fleets = sum(1 for unit in mine if unit.kind == FLEET)
    chosen: list[Order] = []
    left = list(pick.orders)
    while left and len(chosen) < pick.count:
        total = len(mine) + len(chosen) + 1
        wants_fleet = 100 * (fleets + 1) <= FLEETS[power] * total + 50
        fitting = [o for o in left if (o.unit_kind == FLEET) == wants_fleet] or left
        best = max(fitting, key=lambda o: (values.of(o.unit_kind, o.at), stream.below(1000)))
        chosen.append(best)
        fleets += best.unit_kind == FLEET
        left = [order for order in left if order.province != best.province]
    return chosen
