"""What the referee is asked and answers over HTTP, as clients read it; the format is the referee's own."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Struct, UnsetType

from ....engine.shown import having
from ..show.orders import DipOrder


class Why(Struct):
    """A reason, with its parameters beside these."""

    message: str
    rule: str


_Why = Annotated[dict[str, str | int], having(Why)]


class DislodgedTold(Struct, rename={"attacker": "from"}):
    """Where the attacker came from, and where the unit may go."""

    attacker: str
    retreats: list[str]


class ToldOrder(Struct):
    """What became of an order, with its parts."""

    power: str
    text: str
    order: DipOrder
    outcome: str


class Verdict(Struct):
    """The position after the orders, and by power and order what became of it and why."""

    next_phase: str
    units: dict[str, list[str]]
    dislodged: dict[str, dict[str, DislodgedTold]]
    contested: list[str]
    results: dict[str, dict[str, str]]
    reasons: dict[str, dict[str, _Why]]
    #: The results once more, with the parts of the orders.
    told: list[ToldOrder]
    centres: dict[str, list[str]] | UnsetType = UNSET
    winner: str | UnsetType = UNSET


class CheckedOrders(Struct):
    """What would not be carried out, and what is missing; nothing is resolved."""

    phase: str
    checked: dict[str, dict[str, str]]
    reads: dict[str, dict[str, str]]
    reasons: dict[str, dict[str, _Why]]
    missing: dict[str, list[_Why]]
