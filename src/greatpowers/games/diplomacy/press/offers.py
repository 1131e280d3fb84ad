"""What two or more can propose to each other on a board: the choices of the buttons. [1.9]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..printed.board import DISTANCES, PROVINCE_COUNT
from ..rules.legality import legal_orders
from ..state.orders import CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from .arrangements import Arrangement, Given, together
from .lawful import Ground

#: A zone lies near the units of both: at most so many steps away.
_NEAR = 2


@dataclass(frozen=True, slots=True)
class Offers:
    support: tuple[Given, ...]
    convoy: tuple[Given, ...]
    bounce: tuple[Arrangement, ...]
    #: Provinces between the units of both, the nearest first.
    places: tuple[int, ...]
    against: tuple[str, ...]


def offers_between(ground: Ground, writer: str, readers: tuple[str, ...]) -> Offers:
    """Help of one for the other, moves that meet, places near both; nothing that is unlawful now."""
    seats = (*readers, writer)
    given = [given for given in _lawful(ground) if given.seat in seats]
    helping = [one for one in given if _helps(ground, one, seats)]
    # What one asks for comes before what one gives.
    helping.sort(key=lambda one: one.seat == writer)
    return Offers(
        support=tuple(one for one in helping if one.order.kind in (SUPPORT_HOLD, SUPPORT_MOVE)),
        convoy=tuple(one for one in helping if one.order.kind == CONVOY),
        bounce=tuple(_bounces(given, writer, readers)),
        places=_between(ground, writer, readers),
        against=tuple(seat for seat in ground.alive if seat not in seats),
    )


def _lawful(ground: Ground) -> Iterator[Given]:
    for province, orders in sorted(legal_orders(ground.units, ground.barred).items()):
        seat = ground.seat_of(ground.units[province].power)
        yield from (Given(seat, order) for order in orders)


def _helps(ground: Ground, given: Given, seats: tuple[str, ...]) -> bool:
    """Help for a unit of another of these seats."""
    order = given.order
    if order.other_province < 0:
        return False
    helped = ground.seat_of(ground.units[order.other_province].power)
    return helped in seats and helped != given.seat


def _bounces(given: list[Given], writer: str, readers: tuple[str, ...]) -> Iterator[Arrangement]:
    moves = [
        one for one in given if one.order.kind == MOVE and not one.order.via_convoy and _is_step(one.order)
    ]
    for mine in moves:
        if mine.seat != writer:
            continue
        for other in moves:
            if other.seat in readers and other.order.target_province == mine.order.target_province:
                yield together(mine, other)


def _is_step(order: Order) -> bool:
    return DISTANCES[order.province][order.target_province] == 1


def _between(ground: Ground, writer: str, readers: tuple[str, ...]) -> tuple[int, ...]:
    def steps(seats: tuple[str, ...], place: int) -> int:
        powers = {power for seat in seats for power in ground.powers[seat]}
        return min(
            (DISTANCES[u.province][place] for u in ground.units.values() if u.power in powers), default=99
        )

    far = {place: (steps((writer,), place), steps(readers, place)) for place in range(PROVINCE_COUNT)}
    near = [place for place, both in far.items() if max(both) <= _NEAR]
    return tuple(sorted(near, key=lambda place: (sum(far[place]), place)))
