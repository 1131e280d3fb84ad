"""Arrangements and meanings for the browser: flat, so that nothing has to be taken apart there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Struct

from ....engine.shown import named
from ..printed.board import LOCATIONS
from ..show.orders import OrderOnWire, encoded_order
from .arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    NoMore,
    Not,
    Package,
    Peace,
    Shares,
    Solo,
    is_bounce,
    parts_of,
)
from .speech import Counter, Huh, Meaning
from .written import ACTS, write_arrangement

#: What a row is called; a bounce has a name of its own though it is two orders.
KINDS: Final = (
    "peace", "alliance", "empty", "order", "draw", "solo", "shares", "not", "end", "package", "bounce",
)  # fmt: skip
_KIND_OF: Final = {
    Peace: "peace", Alliance: "alliance", Empty: "empty", Given: "order", Draw: "draw", Solo: "solo",
    Shares: "shares", Not: "not", NoMore: "end", Package: "package",
}  # fmt: skip


class ShareOnWire(Struct):
    seat: str
    centres: list[str]


class ArrangementOnWire(Struct, kw_only=True):
    """One arrangement; `text` is what is sent back to accept it or to build another from it."""

    kind: Annotated[str, named("ArrangementKind", KINDS)]
    text: str
    #: Who has to do or leave something; of an order and a solo the one seat.
    seats: list[str] = []
    against: list[str] = []
    places: list[str] = []
    order: OrderOnWire | None = None
    shares: list[ShareOnWire] = []
    #: Of a package and a bounce its rows; of `not` and `end` what they speak of.
    parts: list[ArrangementOnWire] = []


class MeaningOnWire(Struct, kw_only=True):
    """What a letter does, and with what; `instead` is what a counter-offer offers."""

    act: Annotated[str, named("PressAct", sorted(ACTS.values()))]
    what: ArrangementOnWire | None = None
    instead: ArrangementOnWire | None = None


def arrangement_on_wire(what: Arrangement) -> ArrangementOnWire:
    kind = "bounce" if is_bounce(what) else _KIND_OF[type(what)]
    sent = ArrangementOnWire(kind=kind, text=write_arrangement(what))
    match what:
        case Peace(seats) | Draw(seats):
            sent.seats = list(seats)
        case Alliance(seats, against):
            sent.seats, sent.against = list(seats), list(against)
        case Empty(seats, places):
            sent.seats, sent.places = list(seats), _ids(places)
        case Given(seat, given):
            sent.seats, sent.order = [seat], encoded_order(given)
        case Solo(seat):
            sent.seats = [seat]
        case Shares(shares):
            sent.seats = [share.seat for share in shares]
            sent.shares = [ShareOnWire(share.seat, _ids(share.centres)) for share in shares]
        case Not(inner) | NoMore(inner):
            sent.parts = [arrangement_on_wire(inner)]
        case Package():
            sent.parts = [arrangement_on_wire(part) for part in parts_of(what)]
    return sent


def meaning_on_wire(meaning: Meaning) -> MeaningOnWire:
    sent = MeaningOnWire(act=ACTS[type(meaning)])
    if not isinstance(meaning, Huh) and meaning.what is not None:
        sent.what = arrangement_on_wire(meaning.what)
    if isinstance(meaning, Counter):
        sent.instead = arrangement_on_wire(meaning.instead)
    return sent


def _ids(places: Iterable[int]) -> list[str]:
    return [LOCATIONS[place] for place in places]
