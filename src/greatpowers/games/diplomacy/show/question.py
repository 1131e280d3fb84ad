"""Questions of Diplomacy as they are sent: for each unit or centre the orders it may be given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Struct

from ....engine.frames import AnyChoice
from ....engine.shown import named
from ..printed.board import LOCATIONS
from ..printed.names import KIND_LETTERS, POWERS
from ..rules.asking import Pick
from ..state.orders import BUILD, DISBAND, REMOVE, RETREAT, WAIVE, Order
from ..state.state import State
from .orders import OrderOnWire, encoded_order


class DipPick(Struct):
    """So many of these orders are to be given; builds and removals name no unit beforehand."""

    unit: str | None
    power: str | None
    place: str | None
    count: int
    exact: bool
    orders: list[OrderOnWire]


class QuestionShown(Struct):
    seat: str
    kind: Annotated[str, named("DipAsks", ("orders", "retreats", "adjustments"))]
    picks: list[DipPick]


def question_of(state: State, choice: AnyChoice) -> QuestionShown:
    offer: Iterable[Pick] = choice.options(state)
    return QuestionShown(choice.seat, choice.asks, [_pick(pick, state) for pick in offer])


def _pick(pick: Pick, state: State) -> DipPick:
    first = pick.orders[0] if pick.orders else None
    named = first is not None and first.kind not in (BUILD, REMOVE, WAIVE)
    return DipPick(
        unit=f"{KIND_LETTERS[first.unit_kind]} {LOCATIONS[first.at]}" if first and named else None,
        power=_power_of(first, state) if first is not None else None,
        place=LOCATIONS[first.at] if first and named else None,
        count=pick.count,
        exact=pick.exact,
        orders=[encoded_order(order) for order in pick.orders],
    )


def _power_of(order: Order, state: State) -> str | None:
    if order.kind in (RETREAT, DISBAND):
        return POWERS[state.dislodged[order.province].unit.power]
    if order.kind == BUILD:
        return POWERS[state.centres[order.province]]
    return POWERS[state.units[order.province].power] if order.province in state.units else None
