"""An order sheet: what a seat has written so far for one question, checked order by order. [2]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.match import Match, Question
from ....locale import Texts
from ...shared.terminal import Suggestion
from ..printed.board import LOCATIONS, PROVINCE_OF
from ..printed.names import PhaseKind
from ..rules.asking import Pick, WrittenChoice
from ..rules.writing.notation import read_place, split_orders
from ..state.orders import NO_ORDERS, WAIVE, Order, Orders, hold
from ..state.state import State
from ..words.wording import place_name
from .completion import order_suggestions
from .sheet_words import Lack, missing_lines, question_lines


@dataclass(frozen=True, slots=True)
class Entry:
    """What became of one order that was typed: understood, or why not."""

    text: str
    order: Order | None = None
    #: Why it is not on the sheet; or, if it is, why it will not be carried out.
    refusal: Refusal | None = None
    #: The unit's earlier order, which this one takes the place of.
    replaced: Order | None = None

    @property
    def is_written(self) -> bool:
        return self.order is not None


@dataclass(slots=True)
class Sheet:
    """The orders of one seat for one question, in the order in which they were written."""

    match: Match
    seat: str
    choice: WrittenChoice
    offer: Sequence[Pick]
    orders: list[Order] = field(default_factory=list)

    @property
    def state(self) -> State:
        """The state now: messages may have been sent since the sheet was opened."""
        assert isinstance(self.match.state, State)
        return self.match.state

    @property
    def kind(self) -> str:
        """What is asked, as message ids name it."""
        return self.choice.asks

    @property
    def written(self) -> list[str]:
        """The orders in notation."""
        return [order.text for order in self.orders]

    @property
    def wanted(self) -> int:
        return sum(pick.count for pick in self.offer)

    @property
    def left(self) -> int:
        """How many orders are not written yet."""
        return sum(lack.count for lack in self.lacks())

    def write(self, text: str) -> list[Entry]:
        """Put one or many orders on the sheet; each is judged by itself."""
        return [self._write_one(part) for part in self.parts(text)]

    def _write_one(self, text: str) -> Entry:
        entry = self.judge(text)
        if entry.order is not None:
            self.orders = [*(order for order in self.orders if order is not entry.replaced), entry.order]
        return entry

    def judge(self, text: str) -> Entry:
        """What would become of one order if it were written now."""
        try:
            order = self.choice.read(self.state, text).orders[0]
        except UnreadableDecision as problem:
            return Entry(text, refusal=problem.refusal)
        replaced = next((o for o in self.orders if o.province == order.province and o.kind != WAIVE), None)
        others = tuple(other for other in self.orders if other is not replaced)
        # Beside the others there may be, for example, one build too many.
        voids = [
            *self.choice.void_orders(self.state, (order,)),
            *self.choice.void_orders(self.state, (*others, order)),
        ]
        doubt = next((void.why for void in voids if void.order is order), None)
        if doubt is not None and not self.choice.accepts_unlawful(self.state):
            return Entry(text, refusal=doubt)
        # Where unlawful orders are accepted the writer shall know that this one will not be carried out.
        return Entry(text, order, doubt, replaced=replaced)

    def parts(self, text: str) -> list[str]:
        """The single orders of a line."""
        return split_orders(text) or [text]

    def clear(self) -> None:
        self.orders.clear()

    def take_back(self) -> Order | None:
        """Strike the order written last."""
        return self.orders.pop() if self.orders else None

    def lacks(self) -> list[Lack]:
        """What is still to be written, pick by pick."""
        found = []
        for pick in self.offer:
            places = {order.province for order in pick.orders}
            given = sum(1 for order in self.orders if order.province in places)
            if given < pick.count:
                found.append(Lack(pick, pick.count - given))
        waived = sum(1 for order in self.orders if order.kind == WAIVE)
        return _without(found, waived)

    @property
    def answer(self) -> Orders:
        return Orders(tuple(self.orders))

    def answer_without_orders(self, line: str) -> Orders | None:
        """A sheet that orders nobody, if the line says so; whoever hands one in still governs. [2.9, 9.1]"""
        if line.strip().casefold() != NO_ORDERS:
            return None
        if self.choice.phase is not PhaseKind.MOVEMENT:
            return Orders(())
        return Orders(tuple(hold(u.kind, u.location) for u in self.choice.own_units(self.state).values()))

    def legal_texts(self, rest: str) -> list[list[str]]:
        """The legal orders of one unit, or of all, a group for each pick; raises UnreadableDecision."""
        groups = [list(pick.orders) for pick in self.offer]
        if rest:
            place = PROVINCE_OF[read_place(_without_letter(rest))]
            groups = [[order for order in orders if order.province == place] for orders in groups]
        return [[order.text for order in orders] for orders in groups if orders]

    def suggestions(self, texts: Texts, typed: str) -> list[Suggestion]:
        """What Tab offers while an order is typed."""
        return order_suggestions(typed, self.legal(), lambda place: place_name(texts, LOCATIONS[place]))

    def question_lines(self, texts: Texts) -> list[str]:
        everything = [Lack(pick, pick.count) for pick in self.offer]
        return question_lines(texts, self.choice, self.state, everything)

    def missing_lines(self, texts: Texts) -> list[str]:
        return missing_lines(texts, self.choice, self.lacks())

    def legal(self) -> list[Order]:
        """Everything that may be written, units without an order first."""
        written = {order.province for order in self.orders}
        all_orders = [order for pick in self.offer for order in pick.orders]
        return sorted(all_orders, key=lambda order: order.province in written)


def _without(lacks: list[Lack], waived: int) -> list[Lack]:
    """Waived builds count as written."""
    left = []
    for lack in lacks:
        used = 0 if lack.pick.exact else min(waived, lack.count)
        waived -= used
        if lack.count > used:
            left.append(Lack(lack.pick, lack.count - used))
    return left


def open_sheet(match: Match, question: Question, texts: Iterable[str] = ()) -> Sheet:
    """A sheet for the question, with orders kept from before as far as they still stand."""
    assert isinstance(question.choice, WrittenChoice)
    sheet = Sheet(match, question.seat, question.choice, question.offer)
    for text in texts:
        sheet.write(text)
    return sheet


def _without_letter(text: str) -> str:
    """`A Par` and `Par` mean the same unit."""
    letter, _, place = text.partition(" ")
    return place if letter.casefold() in ("a", "f") and place else text
