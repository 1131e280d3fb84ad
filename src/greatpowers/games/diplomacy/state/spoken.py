"""What events speak of, each of a kind that texts, wire and words know: powers, places, units, orders."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NewType

from ....engine.errors import Reason
from ....engine.kinds import kind
from ....engine.plain import PlainDict
from ..printed.board import LOCATION_NUMBER, LOCATIONS
from ..printed.names import KIND_LETTERS
from ..printed.units import Unit
from .canonical import order_in, saved_order
from .orders import NOWHERE, VERBS, Order

#: By name: `France`; the seats of a variant may hold several, `Italy+Russia`.
Power = NewType("Power", str)
Seat = NewType("Seat", str)
#: By id: `Par`, `StP/SC`.
Place = NewType("Place", str)
#: `S1901M`.
PhaseName = NewType("PhaseName", str)
#: What became of an order, in a word of the referee.
Outcome = NewType("Outcome", str)
#: A line of a set of orders, readable or not.
Line = NewType("Line", str)
Why = NewType("Why", Reason)


def seats_named(names: Iterable[str]) -> tuple[Seat, ...]:
    return tuple(Seat(name) for name in names)


class Piece:
    """An army or fleet at a place, whoever owns it. Made only by `piece`; compare by identity."""

    __slots__ = ("at", "kind", "text")

    def __init__(self, kind: int, at: int) -> None:
        self.kind = kind
        self.at = at
        self.text = f"{KIND_LETTERS[kind]} {LOCATIONS[at]}"

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return piece, (self.kind, self.at)


@cache
def piece(kind: int, at: int) -> Piece:
    """The one piece of this kind at this place."""
    return Piece(kind, at)


def piece_of(unit: Unit) -> Piece:
    return piece(unit.kind, unit.location)


def saved_piece(text: str) -> Piece:
    """`F StP/SC` as it was saved."""
    letter, _, place = text.partition(" ")
    return piece(KIND_LETTERS.index(letter), LOCATION_NUMBER[place])


def piece_on_wire(one: Piece) -> dict[str, str]:
    return {"kind": KIND_LETTERS[one.kind], "place": LOCATIONS[one.at]}


#: The kinds of the parts of an order, whatever its verb.
ORDER_PARTS: Final = {"unit": "unit", "other": "unit", "place": "place", "via": "yes"}


@cache
def order_on_wire(given: Order) -> PlainDict:
    """Text, verb and parts; what an order lacks is left out. Not to be changed: it is made once an order."""
    parts: PlainDict = {}
    if given.at != NOWHERE:
        parts["unit"] = piece_on_wire(piece(given.unit_kind, given.at))
    if given.other != NOWHERE:
        parts["other"] = piece_on_wire(piece(given.other_kind, given.other))
    if given.target != NOWHERE:
        parts["place"] = LOCATIONS[given.target]
        parts["via"] = given.via_convoy
    return {"text": given.text, "verb": VERBS[given.kind], "parts": parts}


def line_on_wire(text: str) -> PlainDict:
    """A line as the order it is, or without verb and parts."""
    given = order_in(text)
    return {"text": text, "verb": "", "parts": {}} if given is None else order_on_wire(given)


def why_on_wire(why: Reason) -> PlainDict:
    return {"message": why.message, "rule": why.rule, "params": dict(why.params)}


kind(Power, "power")
kind(Seat, "seat")
kind(Place, "place")
kind(PhaseName, "phase")
kind(Outcome, "outcome")
kind(Line, "order", wire=line_on_wire)
kind(Why, "reason", write=str, wire=why_on_wire)
kind(Piece, "unit", write=lambda one: one.text, read=saved_piece, wire=piece_on_wire)
kind(Order, "order", write=lambda given: given.text, read=saved_order, wire=order_on_wire)
