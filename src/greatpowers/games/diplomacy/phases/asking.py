"""Asking all seats for written orders at once: what the three order-writing phases have in common. [1.13]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ....engine.chance import Stream
from ....engine.errors import Reason, Refusal, UnreadableDecision
from ....engine.frames import Choice
from ..changes import write_orders
from ..names import PhaseKind
from ..notation import read, settle, split_orders
from ..orders import NO_ORDERS, WAIVE, Order, Orders
from ..state import State, reading
from ..units import Unit
from ..written import Written


@dataclass(frozen=True, slots=True)
class Pick:
    """Up to `count` of these orders may be given; `exact` if fewer would be completed by the rules."""

    count: int
    exact: bool
    orders: tuple[Order, ...]


class WrittenChoice(Choice):
    """A seat writes orders for all its powers; they stay sealed until everybody has written."""

    __slots__ = ()
    always_ask = True
    phase: ClassVar[PhaseKind]
    option_type: ClassVar[type] = Orders

    def options(self, state: State) -> Sequence[Pick]:
        raise NotImplementedError

    def all_units(self, state: State) -> Mapping[int, Unit]:
        """Everybody's units that can be ordered in this phase, by province."""
        return state.units

    def own_units(self, state: State) -> dict[int, Unit]:
        """The seat's units among them."""
        powers = state.powers[self.seat]
        return {p: unit for p, unit in self.all_units(state).items() if unit.power in powers}

    def refusals(self, state: State, answer: Orders) -> Iterator[Refusal]:
        """What is wrong with the orders, one after the other."""
        raise NotImplementedError

    def read(self, state: State, text: str) -> Orders:
        """Orders as people write them, separated by semicolons or line breaks; `none` for no orders."""
        if text.strip().casefold() == NO_ORDERS:
            return Orders(())
        dislodged = {p: case.unit for p, case in state.dislodged.items()} if state.dislodged else None
        strict = reading(state).strict_unit_letter
        found: list[Order] = []
        for part in split_orders(text):
            written = self.understood(state, read(part, self.phase), part)
            order = settle(written, state.units, strict_unit_letter=strict, at_dislodged=dislodged)
            if order not in found or order.kind == WAIVE:
                found.append(order)
        if not found:
            raise UnreadableDecision(Refusal("order-empty", "2.1", {"text": text[:80]}))
        return Orders(tuple(found))

    def understood(self, state: State, written: Written, text: str) -> Written:
        """What the order means here, if its words leave that to the position."""
        return written

    def write(self, option: Any) -> str:
        return str(option)

    def refuse(self, state: State, option: Any) -> Refusal | None:
        """Units of others, or none at all, are never ordered; unlawful orders are refused unless they shall
        hold. [2.4, 2.9]"""
        assert isinstance(option, Orders)
        own = self.own_units(state)
        for order in option.orders:
            if self.phase is not PhaseKind.ADJUSTMENTS and order.province not in own:
                if order.province not in self.all_units(state):
                    return next(self.refusals(state, Orders((order,))))
                return Reason("order-foreign-unit", "2.9", {"unit": order.text[:5]})
        if state.options["unlawful_orders"] == "hold":
            return None
        return next(self.refusals(state, option), None)

    def may_change(self, state: State) -> bool:
        """Who gave up writes no more. [9.1]"""
        return self.seat not in state.conceded

    def sample(self, offer: Sequence[Pick], stream: Stream) -> Orders:
        """Random lawful orders; a unit or centre is named once."""
        chosen: list[Order] = []
        for pick in offer:
            left = list(pick.orders)
            for _ in range(pick.count if pick.exact else stream.below(pick.count + 1)):
                if not left:
                    break
                order = stream.pick(left)
                chosen.append(order)
                left = [other for other in left if other.province != order.province] if pick.count > 1 else []
        return Orders(tuple(chosen))

    def chosen(self, state: State, option: Orders) -> None:
        write_orders(state, self.seat, option.orders or None)
