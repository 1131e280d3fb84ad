"""The retreat phase: dislodged units go elsewhere or are disbanded, all at once. [7]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.errors import Reason, Refusal
from ....engine.frames import LEAVE, Next, Procedure, Together, frame, step
from ..changes import begin_phase, disband_dislodged, retreat_unit, reveal_orders
from ..names import PhaseKind
from ..orders import DISBAND, RETREAT, Order, Orders
from ..retreats import Dislodged, legal_retreats, refusal_of, resolve_retreats
from ..state import State, seat_of
from ..units import Unit
from .asking import Pick, WrittenChoice


@frame
class ChooseRetreats(WrittenChoice):
    """Where shall your dislodged units go?"""

    seat: str
    phase = PhaseKind.RETREATS

    def options(self, state: State) -> Sequence[Pick]:
        return [Pick(1, True, tuple(legal_retreats(state.dislodged[p]))) for p in self.own_units(state)]

    def all_units(self, state: State) -> dict[int, Unit]:
        return {province: case.unit for province, case in state.dislodged.items()}

    def refusals(self, state: State, answer: Orders) -> Iterator[Refusal]:
        ordered: set[int] = set()
        for order in answer.orders:
            refusal = refusal_of(order, state.dislodged)
            if refusal is not None:
                yield refusal
            elif order.province in ordered:
                yield Reason("order-twice", "2.13", {"text": order.text})
            ordered.add(order.province)


@frame
class RetreatPhase(Procedure):
    """Takes place only if some unit can retreat; the others vanish at once. [1.6, 7.7]"""

    @step
    def vanish(self, state: State) -> Next | None:
        for case in list(state.dislodged.values()):
            power = case.unit.power
            seat = seat_of(state, power)
            if not case.places:
                disband_dislodged(state, case.unit, Reason("retreat-no-place", "7.7"))
            elif not seat or seat in state.conceded or power in state.disorder:
                disband_dislodged(state, case.unit, Reason("retreat-no-government", "9.3"))
        return None if state.dislodged else LEAVE

    @step
    def write(self, state: State) -> None:
        begin_phase(state, PhaseKind.RETREATS)
        asked = {seat_of(state, case.unit.power) for case in state.dislodged.values()}
        seats = [seat for seat in state.powers if seat in asked]
        state.then(Together(tuple(ChooseRetreats(seat) for seat in seats)))

    @step
    def resolve(self, state: State) -> None:
        orders = {o.province: o for given in state.written.values() for o in reversed(given or ())}
        _reveal(state, orders)
        arrived = resolve_retreats(state.dislodged, orders)
        for province, case in list(state.dislodged.items()):
            order = orders.get(province)
            goal = arrived.get(order.target_province) if order is not None and order.kind == RETREAT else None
            if goal is not None and goal.power == case.unit.power:
                retreat_unit(state, case.unit, goal)
            else:
                disband_dislodged(state, case.unit, _why_gone(order, case))


def _reveal(state: State, orders: dict[int, Order]) -> None:
    texts: dict[int, list[str]] = {}
    for province, case in state.dislodged.items():
        lines = texts.setdefault(case.unit.power, [])
        if province in orders:
            lines.append(orders[province].text)
    reveal_orders(state, {power: tuple(lines) for power, lines in texts.items()})


def _why_gone(order: Order | None, case: Dislodged) -> Reason:
    if order is None:
        return Reason("retreat-no-order", "7.9")
    if order.kind == DISBAND:
        return Reason("retreat-disbanded", "7.10")
    if order.target in case.places:
        return Reason("retreat-clash", "7.8")
    return Reason("retreat-unlawful", "7.9")
