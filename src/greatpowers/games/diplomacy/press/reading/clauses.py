"""A letter divided into clauses: each says one thing, and the places around its verb belong to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from .places import Role
from .tagging import Item
from .tokens import Sign

#: What makes a clause say something of its own.
HEADS: Final = (
    "support", "help", "convoy", "move", "attack", "hold", "bounce", "empty", "stayout", "touch", "peace", "fight",
    "ally", "against", "enemy", "draw", "end", "accuse", "plans", "thanks", "sorry", "withdraw",
)  # fmt: skip
#: Words that open a new clause.
_OPENING: Final = ("and", "if", "or")
_SUBJECTS: Final = ("i", "you")


@dataclass(frozen=True, slots=True)
class Clause:
    items: tuple[Item, ...]
    is_question: bool = False
    #: It is a condition: begins with if.
    is_condition: bool = False
    #: It threatens: begins with or.
    is_threat: bool = False
    #: The sentence it stands in, by number.
    sentence: int = 0

    @property
    def start(self) -> int:
        return self.items[0].start

    @property
    def end(self) -> int:
        return self.items[-1].end

    @property
    def places(self) -> list[Item]:
        return [item for item in self.items if item.provinces]

    @property
    def powers(self) -> list[Item]:
        return [item for item in self.items if item.power >= 0]

    def does(self, *words: str) -> bool:
        return any(item.does(*words) for item in self.items)

    def first(self, *words: str) -> int:
        """Where the first phrase stands that does one of these; -1 if none does."""
        return next((at for at, item in enumerate(self.items) if item.does(*words)), -1)

    @property
    def has_head(self) -> bool:
        return self.does(*HEADS)

    @property
    def is_short_order(self) -> bool:
        """A unit and where it goes, without a verb."""
        roles = {item.role for item in self.places}
        return Role.TO in roles and len(roles) > 1

    @property
    def is_contrast(self) -> bool:
        """“…, not Tyrolia”."""
        return self.does("not") and bool(self.places) and not self.has_head


def clauses_of(items: Iterable[Item]) -> list[Clause]:
    """The clauses of a letter in their order."""
    clauses: list[Clause] = []
    for number, (sentence, is_question) in enumerate(_sentences(items)):
        clauses += _of_sentence(sentence, is_question, number)
    return clauses


def _sentences(items: Iterable[Item]) -> Iterator[tuple[list[Item], bool]]:
    sentence: list[Item] = []
    for item in items:
        if item.sign in (Sign.STOP, Sign.QUESTION):
            if sentence:
                yield sentence, item.sign is Sign.QUESTION
            sentence = []
        else:
            sentence.append(item)
    if sentence:
        yield sentence, False


def _of_sentence(items: list[Item], is_question: bool, number: int) -> list[Clause]:
    """Pieces between commas and conjunctions; what says nothing alone goes with its neighbour."""
    merged: list[Clause] = []
    waiting: list[Item] = []
    for piece in _pieces(items):
        clause = Clause(
            tuple(waiting + piece), is_question,
            is_condition=any(item.does("if") for item in piece),
            is_threat=piece[0].does("or") and bool(merged),
            sentence=number,
        )  # fmt: skip
        if clause.has_head or clause.is_short_order or clause.is_threat or _is_mirror(clause):
            merged.append(clause)
            waiting = []
        elif clause.is_contrast and merged:
            continue
        elif merged and (merged[-1].has_head or merged[-1].is_short_order) and not _is_opinion(piece):
            merged[-1] = _joined(merged[-1], piece)
        else:
            waiting += piece
    if waiting:
        merged.append(Clause(tuple(waiting), is_question, sentence=number))
    return [part for clause in merged for part in _divided(clause)]


def _pieces(items: list[Item]) -> Iterator[list[Item]]:
    piece: list[Item] = []
    for at, item in enumerate(items):
        between_places = item.sign is Sign.DASH and 0 < at < len(items) - 1 and bool(items[at - 1].provinces)
        if item.sign is Sign.COMMA or (item.sign is Sign.DASH and not between_places):
            if piece:
                yield piece
            piece = []
        elif item.does(*_OPENING) and not item.provinces:
            if piece:
                yield piece
            piece = [item]
        elif item.sign is not Sign.DASH:
            piece.append(item)
    if piece:
        yield piece


def _is_mirror(clause: Clause) -> bool:
    """“… if you don't”, “if you do the same”."""
    return clause.is_condition and clause.does("you") and not clause.places


def _is_opinion(piece: list[Item]) -> bool:
    """Small words between commas, which say nothing about a place or a power."""
    return not any(item.provinces or item.power >= 0 for item in piece) and all(
        not item.does("you", "me", "both", "i", "not", "nobody") for item in piece
    )


def _joined(clause: Clause, piece: list[Item]) -> Clause:
    return Clause(
        (*clause.items, *piece), clause.is_question, clause.is_condition, clause.is_threat, clause.sentence
    )


def _divided(clause: Clause) -> Iterator[Clause]:
    """Two things said without a comma, “for your support I will leave”: the second begins with its subject."""
    for at in range(1, len(clause.items) - 1):
        if not clause.items[at].does(*_SUBJECTS) or clause.items[at].does("not"):
            continue
        left = Clause(clause.items[:at], clause.is_question, clause.is_condition, clause.is_threat, clause.sentence)
        right = Clause(clause.items[at:], clause.is_question, False, clause.is_threat, clause.sentence)
        if _says_something(left) and _says_something(right):
            yield left
            yield right
            return
    yield clause


def _says_something(clause: Clause) -> bool:
    return clause.does("support", "help", "convoy", "stayout", "move", "peace", "empty") and bool(
        clause.places or clause.does("peace")
    )
