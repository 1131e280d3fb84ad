"""Questions of Diplomacy as they are sent: for each unit or centre the orders it may be given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Struct

from ....engine.frames import AnyChoice
from ....engine.shown import named
from ..printed.board import LOCATIONS
from ..printed.names import KIND_LETTERS, POWERS, Season
from ..printed.units import unit_at
from ..rules.adjustments import owners_after_autumn
from ..rules.asking import Pick
from ..state.orders import BUILD, DISBAND, REMOVE, RETREAT, WAIVE, Order
from ..state.state import State
from .balances import DipBalance, DipOpenCentre, balance_of, due_of, is_due, open_centres
from .orders import OrderOnWire, encoded_order


class DipPick(Struct):
    """So many of these orders are to be given; builds and removals name no unit beforehand."""

    unit: str | None
    power: str | None
    place: str | None
    count: int
    exact: bool
    orders: list[OrderOnWire]
    #: Of a retreat in autumn: how many units may be built this winter, or must go, after each order.
    winter: dict[str, int] = {}


class QuestionShown(Struct):
    seat: str
    kind: Annotated[str, named("DipAsks", ("orders", "retreats", "adjustments"))]
    picks: list[DipPick]
    balances: list[DipBalance] = []
    open_centres: list[DipOpenCentre] = []


def question_of(state: State, choice: AnyChoice) -> QuestionShown:
    offer: Iterable[Pick] = choice.options(state)
    shown = QuestionShown(choice.seat, choice.asks, [_pick(pick, state) for pick in offer])
    powers = state.powers[choice.seat]
    if choice.asks == "adjustments":
        shown.balances = [balance_of(state, power) for power in powers if is_due(state, power)]
    elif choice.asks == "orders":
        shown.open_centres = [one for power in powers for one in open_centres(state, power)]
    return shown


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
        winter=_winter(pick, state),
    )


def _power_of(order: Order, state: State) -> str | None:
    if order.kind in (RETREAT, DISBAND):
        return POWERS[state.dislodged[order.province].unit.power]
    if order.kind == BUILD:
        return POWERS[state.centres[order.province]]
    return POWERS[state.units[order.province].power] if order.province in state.units else None


def _winter(pick: Pick, state: State) -> dict[str, int]:
    """What winter brings after each way out: a retreat onto a home centre can cost a build."""
    first = pick.orders[0] if pick.orders else None
    if first is None or first.kind not in (RETREAT, DISBAND) or state.season is not Season.AUTUMN:
        return {}
    power = state.dislodged[first.province].unit.power
    return {order.text: _due_after(state, power, order) for order in pick.orders}


def _due_after(state: State, power: int, order: Order) -> int:
    units = dict(state.units)
    if order.kind == RETREAT:
        units[order.target_province] = unit_at(power, order.unit_kind, order.target)
    return due_of(power, units, owners_after_autumn(state.centres, units))
