"""Writing and carrying out orders of a spring or autumn turn. [2, 3, 4, 9.1]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.errors import Reason, Refusal
from ....engine.frames import Procedure, Together, frame, step
from ..adjudication import adjudicate
from ..changes import begin_phase, carry_out_moves, clear_votes, lose_government, reveal_orders
from ..legality import legal_orders, refusal_of
from ..names import PhaseKind
from ..orders import Order, Orders
from ..retreats import dislodged_units
from ..state import State, active_seats, barred, has_units, reading
from .asking import Pick, WrittenChoice


@frame
class ChooseOrders(WrittenChoice):
    """What shall your units do?"""

    seat: str
    phase = PhaseKind.MOVEMENT

    def options(self, state: State) -> Sequence[Pick]:
        lists = state.remembered("legal orders", lambda: legal_orders(state.units, barred(state)))
        return [Pick(1, True, tuple(lists[province])) for province in self.own_units(state)]

    def refusals(self, state: State, answer: Orders) -> Iterator[Refusal]:
        ordered: set[int] = set()
        for order in answer.orders:
            refusal = refusal_of(state.units, order, barred(state))
            if refusal is not None:
                yield refusal
            elif order.province in ordered:
                yield Reason("order-twice", "2.13", {"text": order.text})
            ordered.add(order.province)


@frame
class MovementPhase(Procedure):
    """All seats write at once; then everything is resolved together."""

    @step
    def write(self, state: State) -> None:
        begin_phase(state, PhaseKind.MOVEMENT)
        seats = [seat for seat in active_seats(state) if has_units(state, seat)]
        if seats:
            state.then(Together(tuple(ChooseOrders(seat) for seat in seats)))

    @step
    def resolve(self, state: State) -> None:
        for seat, powers in state.powers.items():
            if state.written.get(seat) is None:
                for power in powers:
                    if any(unit.power == power for unit in state.units.values()):
                        lose_government(state, power)
        orders = lawful_orders(state)
        reveal_orders(state, _texts_by_power(state))
        resolution = adjudicate(state.units, orders, reading(state), barred(state))
        carry_out_moves(state, resolution, dislodged_units(resolution, reading(state), barred(state)))
        clear_votes(state)


def lawful_orders(state: State) -> dict[int, Order]:
    """One order a unit: unlawful ones stand only alone, two different lawful ones cancel. [2.13]"""
    given: dict[int, list[Order]] = {}
    for orders in state.written.values():
        for order in orders or ():
            given.setdefault(order.province, []).append(order)
    chosen: dict[int, Order] = {}
    for province, candidates in given.items():
        if len(candidates) > 1:
            candidates = [o for o in candidates if refusal_of(state.units, o, barred(state)) is None]
        if len(candidates) == 1:
            chosen[province] = candidates[0]
    return chosen


def _texts_by_power(state: State) -> dict[int, tuple[str, ...]]:
    texts: dict[int, list[str]] = {unit.power: [] for unit in state.units.values()}
    for orders in state.written.values():
        for order in orders or ():
            texts[state.units[order.province].power].append(order.text)
    return {power: tuple(lines) for power, lines in texts.items()}
