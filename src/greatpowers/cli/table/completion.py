"""Completing what is being typed: orders piece by piece from what is legal, commands and their words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...games.diplomacy.board import LOCATIONS
from ...games.diplomacy.names import KIND_LETTERS
from ...games.diplomacy.orders import (
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
class Suggestion:
    """What could stand instead of the last `length` letters, and what it means."""

    text: str
    length: int
    meaning: str = ""


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


def word_suggestions(typed: str, words: Iterable[str]) -> list[Suggestion]:
    """Words that begin like the text."""
    begun = typed.lstrip()
    return [
        Suggestion(word, len(begun))
        for word in words
        if word.casefold().startswith(begun.casefold()) and word.casefold() != begun.casefold()
    ]


@dataclass(frozen=True, slots=True)
class Prompting:
    """All that can be typed at a prompt: legal orders, commands, and the words some commands take."""

    orders: Sequence[Order]
    commands: Sequence[str]
    #: Command -> words that may follow it.
    words: Mapping[str, Sequence[str]]
    #: Commands that are followed by an order.
    before_orders: Sequence[str]
    #: Every word for a command, in any language -> the command.
    meaning_of: Mapping[str, str]
    name_of: Naming

    def suggestions(self, typed: str) -> list[Suggestion]:
        """What Tab offers for the text before the cursor."""
        first, blank, rest = typed.lstrip().partition(" ")
        known = self.meaning_of.get(first.casefold(), "")
        if blank and known in self.words:
            return word_suggestions(rest, self.words[known])
        if blank and known in self.before_orders:
            return order_suggestions(rest, self.orders, self.name_of)
        found = order_suggestions(typed, self.orders, self.name_of)
        if blank or _has_separator(typed):
            return found
        return found + word_suggestions(typed, self.commands)


def _has_separator(typed: str) -> bool:
    return any(mark in typed for mark in ";,\n")
