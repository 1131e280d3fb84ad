"""Completing an order piece by piece from what is legal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ...shared.terminal import Suggestion
from ..printed.board import LOCATIONS
from ..printed.names import KIND_LETTERS
from ..state.orders import (
    BUILD,
    CONVOY,
    MOVE,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    WAIVE,
    Order,
)

#: Where the order that is being typed begins: after the last separator.
_BEGINNING: Final = re.compile(r"[;,\n]\s*|^\s*")
_BLANKS: Final = re.compile(r"\s+")

#: Names a place in the reader's language.
Naming = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of an order that is typed in one go, and the place it names, if any."""

    text: str
    place: int = -1


def pieces_of(order: Order) -> tuple[Piece, ...]:
    """The order cut where a writer stops to think: unit, verb with its goal, helped unit, its goal."""
    if order.kind == WAIVE:
        return (Piece(order.text),)
    unit = Piece(f"{KIND_LETTERS[order.unit_kind]} {LOCATIONS[order.at]}", order.at)
    if order.kind in (BUILD, REMOVE):
        return (Piece(order.text[0]), unit)
    if order.kind in (SUPPORT_HOLD, SUPPORT_MOVE, CONVOY):
        other = Piece(f"{KIND_LETTERS[order.other_kind]} {LOCATIONS[order.other]}", order.other)
        verb = Piece("C" if order.kind == CONVOY else "S")
        goal = () if order.kind == SUPPORT_HOLD else (Piece(f"- {LOCATIONS[order.target]}", order.target),)
        return (unit, verb, other, *goal)
    verb_and_goal = order.text.removeprefix(unit.text).strip()
    return (unit, Piece(verb_and_goal, order.target if order.kind in (MOVE, RETREAT) else -1))


def order_suggestions(typed: str, orders: Iterable[Order], name_of: Naming) -> list[Suggestion]:
    """How the order at the end of the text can go on, one piece further."""
    begun = typed[[found.end() for found in _BEGINNING.finditer(typed)][-1] :]
    wanted = _BLANKS.sub(" ", begun).casefold()
    found: dict[str, Suggestion] = {}
    for order in orders:
        if not order.text.casefold().startswith(wanted):
            continue
        text = ""
        for piece in pieces_of(order):
            text = f"{text} {piece.text}" if text else piece.text
            if len(text) > len(wanted):
                meaning = name_of(piece.place) if piece.place >= 0 else ""
                found.setdefault(text, Suggestion(text, len(begun), meaning))
                break
    return list(found.values())
