"""Writing and carrying out orders of a spring or autumn turn. [2, 3, 4, 9.1]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import Procedure, Together, frame, step
from ..printed.names import PhaseKind
from ..state.changes import (
    begin_phase,
    carry_out_moves,
    clear_votes,
    lose_government,
    pass_over,
    reveal_orders,
    tell_outcome,
)
from ..state.orders import Order, Void, hold
from ..state.state import State, active_seats, barred, has_units, reading
from .adjudication import OUTCOME_WORDS, Resolution, adjudicate
from .adjudication.verdicts import verdict
from .asking import Pick, WrittenChoice
from .legality import legal_orders, refusal_of
from .retreats import dislodged_units
from .voids import alone, sifted


@frame
class ChooseOrders(WrittenChoice):
    """What shall your units do?"""

    seat: str
    phase = PhaseKind.MOVEMENT
    asks = "orders"

    def options(self, state: State) -> Sequence[Pick]:
        lists = state.remembered("legal orders", lambda: legal_orders(state.units, barred(state)))
        return [Pick(1, True, tuple(lists[province])) for province in self.own_units(state)]

    def void_orders(self, state: State, orders: Sequence[Order]) -> list[Void]:
        return self.sifted(state, orders)[1]

    def sifted(self, state: State, orders: Sequence[Order]) -> tuple[dict[int, Order], list[Void]]:
        """What the seat's units are told, and what is not carried out. [2.4, 2.9, 2.13]"""
        closed = barred(state)
        return sifted(orders, lambda o: self.refuse_foreign(state, o) or refusal_of(state.units, o, closed))


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
        orders, passed_over = counting_orders(state)
        reveal_orders(state, _orders_by_power(state))
        for power, void in passed_over:
            pass_over(state, power, void)
        self._carry_out(state, adjudicate(state.units, orders, reading(state), barred(state)))
        clear_votes(state)

    @staticmethod
    def _carry_out(state: State, resolution: Resolution) -> None:
        closed = barred(state)
        for province, unit in state.units.items():
            order = resolution.orders.get(province) or hold(unit.kind, unit.location)
            outcome = OUTCOME_WORDS[resolution.outcomes[province]]
            tell_outcome(state, unit.power, order, outcome, verdict(resolution, province, closed))
        dislodged = dislodged_units(resolution, reading(state), closed)
        carry_out_moves(state, resolution.units_after, resolution.contested, dislodged)


def counting_orders(state: State) -> tuple[dict[int, Order], list[tuple[int, Void]]]:
    """One order a unit, a lone unlawful one too; and the lines that count for nothing. [2.4, 2.13]"""
    counting: dict[int, Order] = {}
    passed_over: list[tuple[int, Void]] = []
    if not ChooseOrders.accepts_unlawful(state):
        return {order.province: order for given in state.written.values() for order in given or ()}, []
    for seat, given in state.written.items():
        choice = ChooseOrders(seat)
        own = choice.own_units(state)
        lawful, voids = choice.sifted(state, given or ())
        lone = {p: void for p, void in alone(given or (), voids).items() if p in own}
        counting.update(lawful)
        counting.update({p: void.order for p, void in lone.items() if void.order is not None})
        told = lone.values()
        passed_over += [(_power_of(state, seat, v.order), v) for v in voids if v not in told]
    return counting, passed_over


def _power_of(state: State, seat: str, order: Order | None) -> int:
    """The power of the seat for which the line was written."""
    unit = state.units.get(order.province) if order is not None else None
    powers = state.powers[seat]
    return unit.power if unit is not None and unit.power in powers else powers[0]


def _orders_by_power(state: State) -> dict[int, list[Order]]:
    found: dict[int, list[Order]] = {unit.power: [] for unit in state.units.values()}
    for seat, orders in state.written.items():
        for order in orders or ():
            found.setdefault(_power_of(state, seat, order), []).append(order)
    return found
