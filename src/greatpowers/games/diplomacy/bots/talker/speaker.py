"""A player that talks: letters before the orders, and orders that follow what was agreed on.

What it writes and orders depends on its seed, the view with its letters, and what has happened. Without a
letter that binds it, it orders just as the silent player of its level.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from .....bots.player import Why
from .....engine.chance import Stream
from .....engine.match import Question
from ...press.chronicle import Chronicle
from ...press.letters import letter_text
from ...printed.names import PhaseKind
from ...rules.moving import ChooseOrders
from ...state.orders import Order, Orders
from ...state.view import View
from ..regular.bonds import Bonds
from .answering import answers, written_in_all
from .beginning import beginnings
from .binding import without_forbidden
from .council import Council
from .keeping import bonds_for_orders
from .said import Said
from .weights import DEALING, TEMPERS
from .wording import worded


class Silent(Protocol):
    """The player whose level this is."""

    def decide(self, view: View, question: Question) -> Orders: ...
    def reasons(self) -> list[Why]: ...
    def moves(self, view: View, bonds: Bonds) -> tuple[Order, ...]: ...


class Speaker:
    """Talks for a seat and orders for it."""

    def __init__(self, seed: str, silent: Silent, temper: str = "") -> None:
        self._seed = seed
        self._silent = silent
        self.temper = temper or Stream(f"{seed}/temper").pick(list(TEMPERS))
        self._reasons: list[Why] = []
        self._last: Council | None = None

    @property
    def player(self) -> Silent:
        return self._silent

    def reasons(self) -> list[Why]:
        return self._reasons

    def council(self, view: View, past: Chronicle) -> Council:
        self._last = Council(view, past, self._seed, self.temper, self._last)
        return self._last

    def means(self, view: View, past: Chronicle, people: Collection[str] = ()) -> list[Said]:
        """What it would say now: answers first, then what it begins itself."""
        if view.phase is not PhaseKind.MOVEMENT or view.options["press"] == "none" or view.result:
            return []
        if view.seat in view.conceded or not view.units:
            return []
        council = self.council(view, past)
        if council.seat not in council.ground.alive:
            return []
        found = answers(council, people)
        if view.options["press"] != "public":
            answered = {said.to for said in found}
            room = max(0, DEALING.in_all - len(found) - written_in_all(council))
            found += [said for said in beginnings(council) if said.to not in answered][:room]
        return found

    def speak(
        self, view: View, past: Chronicle, people: Collection[str] = (), language: str = "en"
    ) -> list[str]:
        """The letters it would send now, as decisions."""
        return [
            letter_text((said.to,), worded(said, view, self._seed, language), said.meaning)
            for said in self.means(view, past, people)
        ]

    def decide(self, view: View, question: Question, past: Chronicle) -> Orders:
        """The answer to a question; orders keep to what was agreed on."""
        bound = isinstance(question.choice, ChooseOrders) and any(letter.meaning for letter in view.press)
        if not bound:
            chosen = self._silent.decide(view, question)
            self._reasons = self._silent.reasons()
            return chosen
        council = self.council(view, past)
        bonds, reasons = bonds_for_orders(council)
        if not bonds:
            chosen = self._silent.decide(view, question)
        else:
            orders = {order.province: order for order in self._silent.moves(view, bonds)}
            chosen = Orders(tuple(without_forbidden(orders, council.seat, council.promises).values()))
        self._reasons = [*reasons[:4], *self._silent.reasons(), *_of_trust(council)][:8]
        return chosen


def _of_trust(council: Council) -> list[Why]:
    """The latest changes of trust, one a neighbour."""
    told: list[tuple[str, Why]] = []
    for seat in council.others:
        told += council.trust.told.get(seat, [])[-1:]
    return [why for phase, why in told if phase == council.history.last_phase]
