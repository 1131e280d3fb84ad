"""Verdicts on promises with what was at stake."""

from __future__ import annotations

from dataclasses import replace

from .....engine.chance import Stream
from ...press.arrangements import Given, Not
from ...press.ledger import Standing
from ...press.verdicts import BROKEN, KEPT, Verdict, verdicts_in
from ...state.orders import Order, hold
from ..situation import Situation
from ..veteran.candidates import Auctions
from .history import History, Past

#: Auctions that show what a seat could have won by breaking its word.
_TEMPTATIONS = 2


def verdicts(history: History, standings: list[Standing], observer: str) -> list[Verdict]:
    """All verdicts in the order of time, weighed by one seat."""
    pasts = {past.phase: past for past in history.pasts}
    return [
        replace(verdict, stake=_stake(history, pasts[verdict.phase], verdict, observer))
        for verdict in verdicts_in(history.pasts, standings, history.table)
    ]


def _stake(history: History, past: Past, verdict: Verdict, observer: str) -> float:
    what = verdict.promise.what
    if isinstance(what, Not):
        return 0.0
    if verdict.outcome == KEPT:
        return temptation_in(past, history.table.seats.index(verdict.promise.by))
    if verdict.outcome != BROKEN:
        return 0.0
    if isinstance(what, Given):
        return _loss(history, past, observer, {what.order.province: what.order})
    return _loss(history, past, observer, {deed.province: _holding(deed) for deed in verdict.deeds})


def _holding(order: Order) -> Order:
    return hold(order.unit_kind, order.at)


def _loss(history: History, past: Past, observer: str, kept: dict[int, Order]) -> float:
    """What it cost the observer that it was not so."""
    camp = history.table.seats.index(observer)
    return max(0.0, past.worth_with(kept)[camp] - past.worth[camp])


def temptation_in(past: Past, camp: int) -> float:
    """What a seat could have won more by playing as it liked, in points."""
    if camp not in past.temptations:
        past.temptations[camp] = _temptation(past, camp)
    return past.temptations[camp]


def _temptation(past: Past, camp: int) -> float:
    light = past.light.seen_by(camp)
    auctions = Auctions(light, Stream(f"temptation/{past.phase}/{camp}"), Situation(light).reach)
    best = past.worth[camp]
    for _ in range(_TEMPTATIONS):
        own = {order.province: order for order in auctions.usual()}
        best = max(best, past.worth_with(own)[camp])
    return max(0.0, best - past.worth[camp])
