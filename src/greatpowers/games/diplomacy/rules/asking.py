"""Asking all seats for written orders at once: what the three order-writing phases have in common. [1.13]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ....engine.chance import Stream
from ....engine.errors import Reason, Refusal, UnreadableDecision
from ....engine.frames import Choice
from ..printed.names import PhaseKind
from ..printed.units import Unit
from ..state.changes import pass_over, write_orders
from ..state.orders import NO_ORDERS, WAIVE, Order, Orders, Void
from ..state.state import State, reading
from .writing.notation import read, settle, split_orders
from .writing.spelling import quoted
from .writing.written import Written

#: A set with more lines that cannot be read is no set of orders.
MOST_UNREAD: Final = 40


@dataclass(frozen=True, slots=True)
class Pick:
    """Up to `count` of these orders may be given; `exact` if fewer would be completed by the rules."""

    count: int
    exact: bool
    orders: tuple[Order, ...]


# What it offers is no list of its answers, but what they may be made of.
class WrittenChoice(Choice[State, Any]):
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

    def void_orders(self, state: State, orders: Sequence[Order]) -> list[Void]:
        """The orders among them that will not be carried out."""
        raise NotImplementedError

    def voids(self, state: State, answer: Orders) -> list[Void]:
        """All lines that will not be carried out, and why. [2.4]"""
        return [*self.void_orders(state, answer.orders), *self.unread_lines(state, answer)]

    def unread_lines(self, state: State, answer: Orders) -> list[Void]:
        """Those that cannot be read at all. [2.6]"""
        return [Void(text, why) for text in answer.unread if (why := self._why_unread(state, text))]

    def _why_unread(self, state: State, text: str) -> Refusal | None:
        try:
            self._read_one(state, text)
        except UnreadableDecision as problem:
            return problem.refusal
        return None

    def refuse_foreign(self, state: State, order: Order) -> Refusal | None:
        """Nobody orders units of others. [2.9]"""
        unit = self.all_units(state).get(order.province)
        if unit is None or unit.power in state.powers[self.seat]:
            return None
        return Reason("order-foreign-unit", "2.9", {"unit": unit.text})

    def read(self, state: State, text: str) -> Orders:
        """Orders as people write them, separated by semicolons or line breaks; `none` for no orders.

        A line that cannot be read is struck where unlawful orders are accepted, if any other can be. [2.4]
        """
        if text.strip().casefold() == NO_ORDERS:
            return Orders(())
        found: list[Order] = []
        unread: list[str] = []
        problem: UnreadableDecision | None = None
        for part in split_orders(text):
            try:
                order = self._read_one(state, part)
            except UnreadableDecision as unclear:
                problem = problem or unclear
                unread.append(quoted(part))
                continue
            if order not in found or order.kind == WAIVE:
                found.append(order)
        if problem and (not found or not self.accepts_unlawful(state) or len(unread) > MOST_UNREAD):
            raise problem
        if not found:
            raise UnreadableDecision(Refusal("order-empty", "2.1", {"text": text[:80]}))
        return Orders(tuple(found), tuple(dict.fromkeys(unread)))

    def _read_one(self, state: State, text: str) -> Order:
        dislodged = {p: case.unit for p, case in state.dislodged.items()} if state.dislodged else None
        written = self.understood(state, read(text, self.phase), text)
        strict = reading(state).strict_unit_letter
        return settle(written, state.units, strict_unit_letter=strict, at_dislodged=dislodged)

    def understood(self, state: State, written: Written, text: str) -> Written:
        """What the order means here, if its words leave that to the position."""
        return written

    def write(self, option: object) -> str:
        return str(option)

    @staticmethod
    def accepts_unlawful(state: State) -> bool:
        """Whether an unlawful order may be written and is not carried out, or is refused at once. [2.4]"""
        return state.options["unlawful_orders"] == "hold"

    def refuse(self, state: State, option: object) -> Refusal | None:
        """Unlawful orders are refused unless the others shall stand without them. [2.4, 2.9]"""
        assert isinstance(option, Orders)
        if self.accepts_unlawful(state):
            return None
        return next((void.why for void in self.voids(state, option)), None)

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
        for void in self.unread_lines(state, option):
            pass_over(state, state.powers[self.seat][0], void, reader=self.seat)
