"""Orders as they are sent: text, verb and parts, each encoded once."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypedDict

import msgspec
from msgspec import Raw, Struct

from ....engine.shown import named, stands_for
from ..printed.names import KIND_LETTERS
from ..state.orders import VERBS, Order
from ..state.spoken import order_on_wire

KindLetter = Annotated[str, named("UnitKind", KIND_LETTERS)]


class DipPiece(Struct):
    kind: KindLetter
    place: str


class DipParts(TypedDict, total=False):
    unit: DipPiece
    other: DipPiece
    place: str
    via: bool


class DipOrder(Struct):
    """An order with its parts; a line that is no order has no verb."""

    text: str
    verb: Annotated[str, named("DipVerb", VERBS, or_none=True)]
    parts: DipParts


#: An order that is encoded already.
OrderOnWire = Annotated[Raw, stands_for(DipOrder)]


@cache
def encoded_order(order: Order) -> Raw:
    """Orders are few thousand values used again and again: each is encoded once."""
    return Raw(msgspec.json.encode(order_on_wire(order)))
