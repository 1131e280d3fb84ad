"""The retreat phase: dislodged units go elsewhere or are disbanded, all at once. [7]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Reason
from ....engine.frames import LEAVE, Next, Procedure, Together, frame, step
from ..printed.board import LOCATIONS
from ..printed.names import PhaseKind
from ..printed.units import Unit
from ..state.changes import begin_phase, disband_dislodged, pass_over, retreat_unit, reveal_orders
from ..state.orders import DISBAND, RETREAT, Order, Void
from ..state.state import State, seat_of
from .asking import Pick, WrittenChoice
from .retreats import legal_retreats, refusal_of, resolve_retreats
from .voids import alone, sifted


@frame
class ChooseRetreats(WrittenChoice):
    """Where shall your dislodged units go?"""

    seat: str
    phase = PhaseKind.RETREATS
    asks = "retreats"

    def options(self, state: State) -> Sequence[Pick]:
        return [Pick(1, True, tuple(legal_retreats(state.dislodged[p]))) for p in self.own_units(state)]

    def all_units(self, state: State) -> dict[int, Unit]:
        return {province: case.unit for province, case in state.dislodged.items()}

    def void_orders(self, state: State, orders: Sequence[Order]) -> list[Void]:
        return self.sifted(state, orders)[1]

    def sifted(self, state: State, orders: Sequence[Order]) -> tuple[dict[int, Order], list[Void]]:
        """The retreats that count, and what is not carried out. [2.9, 2.13, 7.2–7.6]"""
        return sifted(orders, lambda o: self.refuse_foreign(state, o) or refusal_of(o, state.dislodged))


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
        orders: dict[int, Order] = {}
        broken: dict[int, Void] = {}
        _reveal(state)
        for seat, given in state.written.items():
            choice = ChooseRetreats(seat)
            lawful, voids = choice.sifted(state, given or ())
            lone = {p: void for p, void in alone(given or (), voids).items() if p in choice.own_units(state)}
            orders.update(lawful)
            broken.update(lone)
            for void in voids:
                if void not in lone.values():
                    pass_over(state, _power_of(state, seat, void.order), void)
        self._carry_out(state, orders, broken)

    @staticmethod
    def _carry_out(state: State, orders: dict[int, Order], broken: dict[int, Void]) -> None:
        """Only lawful retreats take place; every other dislodged unit is gone. [7.8, 7.9]"""
        arrived = resolve_retreats(state.dislodged, orders)
        for province, case in list(state.dislodged.items()):
            order = orders.get(province)
            goal = arrived.get(order.target_province) if order is not None and order.kind == RETREAT else None
            if goal is not None:
                retreat_unit(state, case.unit, goal)
            else:
                disband_dislodged(state, case.unit, _why_gone(order, broken.get(province)))


def _power_of(state: State, seat: str, order: Order | None) -> int:
    """The power of the seat for which the line was written."""
    case = state.dislodged.get(order.province) if order is not None else None
    powers = state.powers[seat]
    return case.unit.power if case is not None and case.unit.power in powers else powers[0]


def _reveal(state: State) -> None:
    found: dict[int, list[Order]] = {case.unit.power: [] for case in state.dislodged.values()}
    for seat, orders in state.written.items():
        for order in orders or ():
            found.setdefault(_power_of(state, seat, order), []).append(order)
    reveal_orders(state, found)


def _why_gone(order: Order | None, broken: Void | None) -> Reason:
    if order is None:
        return broken.why if broken is not None else Reason("retreat-no-order", "7.9")
    if order.kind == DISBAND:
        return Reason("retreat-disbanded", "7.10")
    return Reason("retreat-clash", "7.8", {"place": LOCATIONS[order.target]})
