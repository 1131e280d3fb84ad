"""Playing on from a position as the regular would: its orders, its builds, for everybody."""

from __future__ import annotations

from .....engine.chance import Stream
from ...printed.units import Units, unit_at
from ...rules.adjustments import builds_allowed, legal_builds, legal_removals
from ...rules.asking import Pick
from ...state.forces import balance
from ...state.orders import BUILD, Order
from ..regular.adjusting import choose_adjustments
from ..regular.values import ADJUSTMENTS, values_by_power
from ..situation import Situation
from .candidates import Auctions, holding_camps
from .light import Light


def played_on(light: Light, phases: int, stream: Stream) -> Light:
    """The position after so many more movement phases, in which everybody plays as the regular does."""
    for _ in range(phases):
        if not light.autumn:
            light = adjusted(light, range(light.table.camps), stream)
        reach = Situation(light).reach
        orders: dict[int, Order] = {}
        for camp in holding_camps(light):
            for order in Auctions(light.seen_by(camp), stream, reach).usual():
                orders[order.province] = order
        light = light.after(orders)
    return light


def adjusted(light: Light, camps: range | list[int], stream: Stream) -> Light:
    """The spring position once these camps have built and removed as the regular does."""
    units = dict(light.units)
    for camp in camps:
        offer = list(picks(light, camp))
        if offer:
            situation = Situation(light.seen_by(camp))
            values = values_by_power(situation, ADJUSTMENTS)
            carry_out(units, choose_adjustments(offer, situation, values, stream), light)
    return Light(light.table, units, light.centres, autumn=False, year=light.year)


def picks(light: Light, camp: int) -> list[Pick]:
    """What the powers of a camp may build or must remove."""
    if light.table.seats[camp] in light.table.conceded:
        return []
    found = []
    for power in light.table.powers[light.table.seats[camp]]:
        due = balance(power, light.units, light.centres)
        room = builds_allowed(power, light.units, light.centres) if due > 0 else 0
        if due < 0:
            found.append(Pick(-due, True, tuple(legal_removals(power, light.units))))
        elif room:
            found.append(Pick(room, False, tuple(legal_builds(power, light.units, light.centres))))
    return found


def carry_out(units: Units, orders: tuple[Order, ...], light: Light) -> None:
    """Builds and removals on a table of units."""
    for order in orders:
        if order.kind == BUILD:
            power = light.centres[order.province]
            units[order.province] = unit_at(power, order.unit_kind, order.at)
        else:
            del units[order.province]
