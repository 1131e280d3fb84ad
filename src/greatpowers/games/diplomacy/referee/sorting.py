"""Which written orders count, one a unit, and what is said of the others. [2.13]"""

from __future__ import annotations

from collections.abc import Callable

from ....engine.errors import GreatPowersError, Reason
from ....engine.plain import PlainDict
from ..printed.names import POWERS
from ..rules.legality import refusal_of
from ..rules.retreats import refusal_of as retreat_refusal
from ..rules.voids import alone, sifted
from ..state.forces import Centres
from ..state.orders import Order, Void
from .request import Request, Written


class Results:
    """Words and reasons by power and order text; a speaker adds each reason as a sentence."""

    def __init__(self, say: Callable[[Reason], str] | None = None) -> None:
        self.words: dict[str, dict[str, str]] = {}
        self.reasons: dict[str, dict[str, PlainDict]] = {}
        self._say = say

    def add(self, power: int, text: str, word: str, reason: Reason | None = None) -> None:
        name = POWERS[power]
        if text in self.words.setdefault(name, {}):
            return  # the same words written twice count once
        self.words[name][text] = word
        if reason is not None:
            self.reasons.setdefault(name, {})[text] = self.plain(reason)

    def plain(self, reason: Reason) -> PlainDict:
        found: PlainDict = {"message": reason.message, "rule": reason.rule, **reason.params}
        return found if self._say is None else {**found, "says": self._say(reason)}


def choose_orders(request: Request, results: Results) -> tuple[dict[int, Order], dict[int, str]]:
    """One order a unit: unlawful ones are struck first, two different lawful ones cancel. [2.13]"""
    by_unit: dict[int, list[Written]] = {}
    for written in request.written:
        if written.order is None:
            results.add(written.power, written.text, "void", written.refusal)
        else:
            by_unit.setdefault(written.order.province, []).append(written)
    orders: dict[int, Order] = {}
    texts: dict[int, str] = {}
    for province, candidates in by_unit.items():
        if len(candidates) > 1:
            candidates = _rid_of_doubles(request, candidates, results)
        if candidates:
            orders[province] = candidates[0].order  # type: ignore[assignment]
            texts[province] = candidates[0].text
    return orders, texts


def _rid_of_doubles(request: Request, candidates: list[Written], results: Results) -> list[Written]:
    lawful = []
    for written in candidates:
        assert written.order is not None
        refusal = refusal_of(request.units, written.order)
        if refusal is None:
            lawful.append(written)
        else:
            results.add(written.power, written.text, "void", refusal)
    if len({written.order for written in lawful}) <= 1:
        return lawful[:1]
    for written in lawful:
        results.add(
            written.power, written.text, "void", Reason("order-twice", "2.13", {"text": written.text})
        )
    return []


Reasoned = tuple[Written, Reason]


def sort_retreats(request: Request) -> tuple[dict[int, Written], list[Reasoned]]:
    """The retreats that count, and every other line with its reason. [2.13, 7.2–7.6]"""
    first: dict[Order, Written] = {}
    voids: list[Reasoned] = []
    for written in request.written:
        if written.order is not None:
            first.setdefault(written.order, written)
        elif written.refusal is not None:
            voids.append((written, written.refusal))
    lawful, broken = sifted(first, lambda order: retreat_refusal(order, request.dislodged))
    voids += [(first[void.order], void.why) for void in broken if void.order is not None]
    return {province: first[order] for province, order in lawful.items()}, voids


def lone_orders(request: Request, voids: list[Reasoned]) -> list[Reasoned]:
    """The void orders whose units were given no other."""
    given = [written.order for written in request.written if written.order is not None]
    lone = alone(given, [Void(w.text, why, w.order) for w, why in voids])
    return [(w, why) for w, why in voids if w.order is not None and w.order.province in lone]


def needed_centres(request: Request) -> Centres:
    if request.centres is None:
        raise GreatPowersError("an adjustment phase needs 'centres'")
    return request.centres
