"""A letter divided into clauses: each says one thing, and the places around its verb belong to it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from .lexicon import Meant, Person
from .places import Role
from .tagging import Item
from .tokens import Sign

#: What makes a clause say something of its own.
HEADS: Final = (
    "support", "help", "convoy", "move", "attack", "hold", "bounce", "empty", "stayout", "touch", "peace",
    "fight", "ally", "enemy", "draw", "end", "accuse", "plans", "thanks", "sorry", "withdraw", "warn",
    "doomed",
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
    #: The same without what was only hung on: “…, Denmark can wait”.
    core: Clause | None = None

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
    def is_past(self) -> bool:
        """It tells what was or might have been: “if only you had”, «ты поддержал», "támogattál volna"."""
        return self.does("past") or (self.does("did") and not self.does("would"))

    @property
    def asks_openly(self) -> bool:
        """Who, where, when, why: a question that no order answers."""
        at = self.first("wh", "why")
        begins = at >= 0 and all(item.does("talk", "and", "polite", "yes") for item in self.items[:at])
        return self.is_question and begins and not self.does("filler:about")

    @property
    def asks_plans(self) -> bool:
        """What are you up to?"""
        yours = self.does("you", "your", "yours") or any(
            meant.person is Person.YOU for item in self.items for meant in item.meant
        )
        open_about_you = self.asks_openly and yours and not self.does("why", "past", "did")
        return self.does("plans") or open_about_you

    @property
    def is_mirror(self) -> bool:
        """“… if you don't”, “nor do I”, «и я тоже»."""
        if self.places:
            return False
        if self.is_condition and self.does("you"):
            return True
        words = ("i", "you", "not", "too", "and", "me", "filler", "polite", "ask")
        short = all(item.does(*words) for item in self.items)
        return short and self.does("i", "you") and self.does("not", "too")

    def and_then(self, other: Clause) -> Clause:
        """Both as one, where the second says what the first left open."""
        return replace(self, items=(*self.items, *other.items))

    @property
    def has_head(self) -> bool:
        return (
            self.does(*HEADS)
            or (self.does("against") and bool(self.powers))
            or (self.does("nobody") and bool(self.places))
        )

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
    is_after_please = False
    for item in items:
        if item.sign in (Sign.STOP, Sign.QUESTION):
            if sentence:
                yield sentence, item.sign is Sign.QUESTION or _asks(sentence)
            sentence = []
        elif item.does("please"):
            # Between commas it divides nothing.
            while sentence and sentence[-1].sign is Sign.COMMA:
                sentence.pop()
            is_after_please = True
            continue
        elif not (item.sign is Sign.COMMA and is_after_please):
            sentence.append(item)
        is_after_please = False
    if sentence:
        yield sentence, _asks(sentence)


def _asks(sentence: list[Item]) -> bool:
    """Begun like a question, though no sign ends it: “are you working with Germany”."""
    return sentence[0].does("asking")


def _of_sentence(items: list[Item], is_question: bool, number: int) -> list[Clause]:
    """Pieces between commas and conjunctions; what says nothing alone goes with its neighbour."""
    merged: list[Clause] = []
    waiting: list[Item] = []
    if any(item.does("request") or (is_question and item.does("ask")) for item in items):
        # «Не поддержите ли», “why don't you”: said out of politeness.
        items = [item for item in items if not item.does("not") or item.does(*HEADS)]
    for piece in _pieces(items):
        if any(item.does("threat") for item in piece):
            continue
        clause = Clause(
            tuple(waiting + _with_subject(merged, piece)), is_question,
            is_condition=any(item.does("if") for item in piece),
            is_threat=piece[0].does("or") and bool(merged),
            sentence=number,
        )  # fmt: skip
        if clause.has_head or clause.is_short_order or clause.is_threat or clause.is_mirror:
            merged.append(clause)
            waiting = []
        elif clause.is_contrast and merged and not merged[-1].does("not"):
            continue
        elif merged and (swapped := _swapped(merged[-1], piece)):
            merged.append(swapped)
        elif merged and _belongs(piece):
            merged[-1] = _joined(merged[-1], piece)
        elif not merged:
            waiting += piece
    if waiting:
        rest = Clause(tuple(waiting), is_question, sentence=number)
        merged.append(rest)
    return [part for clause in merged for part in _divided(clause)]


def _pieces(items: list[Item]) -> Iterator[list[Item]]:
    piece: list[Item] = []
    for at, item in enumerate(items):
        between_places = item.sign is Sign.DASH and 0 < at < len(items) - 1 and bool(items[at - 1].provinces)
        if (item.sign is Sign.COMMA or item.does("and", "or")) and piece and _lists_on(piece, items, at):
            continue
        if item.sign is Sign.COMMA or (item.sign is Sign.DASH and not between_places):
            if piece:
                yield piece
            piece = []
        elif item.does(*_OPENING) and not item.provinces:
            if piece:
                yield piece
            piece = [item]
        elif item.sign is not Sign.DASH:
            before = piece[-1] if piece else None
            if item.provinces and before is not None and before.provinces and item.role is Role.ANY:
                item = item._replace(role=before.role)
            piece.append(item)
    if piece:
        yield piece


def _lists_on(piece: list[Item], items: list[Item], at: int) -> bool:
    """A list goes on: a place before, a place after, and that one is not on its way somewhere else."""
    after = [item for item in items[at + 1 :] if not item.does("article", "and", "too")]
    if not (at and items[at - 1].provinces and after and after[0].provinces):
        return False
    rest = list(itertools.takewhile(lambda item: item.sign is Sign.WORD and not item.does(*_OPENING), after))
    goes = sum(bool(item.provinces) for item in piece) > 1 and any(item.role is Role.TO for item in piece)
    says = goes or any(item.does(*HEADS) or item.role is Role.START for item in piece)
    if says and any(item.does(*HEADS) for item in rest):
        return False
    following = next((item for item in after[1:4] if item.provinces or item.sign is Sign.COMMA), None)
    return following is None or following.role is not Role.TO or following.sign is Sign.COMMA


def _with_subject(merged: list[Clause], piece: list[Item]) -> list[Item]:
    """“We sign a truce and carve up England”: after and the subject is the one before."""
    head = next((at for at, item in enumerate(piece) if item.does(*HEADS)), -1)
    if not merged or head < 0 or not piece[0].does("and"):
        return piece
    if any(
        item.provinces or item.power >= 0 or item.does("i", "you", "both", "nobody", "they", "my", "your")
        for item in piece[:head]
    ):
        return piece
    subject = next((item for item in merged[-1].items if item.does("i", "you", "both")), None)
    return piece if subject is None else [piece[0], subject, *piece[1:]]


def _belongs(piece: list[Item]) -> bool:
    """Words without a verb that still say something of the clause before."""
    if any(item.does("talk", "wish") for item in piece):
        return False
    if any(item.power >= 0 for item in piece) and not any(item.provinces for item in piece):
        # Who is meant, not what somebody else does: “…, against Turkey”, “…, Germany and me”.
        return all(item.is_known for item in piece)
    return any(item.provinces or item.does("both", "number", "there") for item in piece)


def _swapped(before: Clause, piece: list[Item]) -> Clause | None:
    """“I support you into Belgium, you me into Sweden”: the verb is that of the clause before."""
    person = next((p for p in (Person.I, Person.YOU) if any(item.does(p.value) for item in piece)), None)
    at = before.first("support", "help")
    if person is None or at < 0 or not any(item.role is Role.TO for item in piece if item.provinces):
        return None
    verb = before.items[at]
    meant = tuple(Meant(m.does, person) for m in verb.meant)
    return Clause((verb._replace(meant=meant), *piece), before.is_question, sentence=before.sentence)


def _joined(clause: Clause, piece: list[Item]) -> Clause:
    return replace(clause, items=(*clause.items, *piece), core=clause.core or clause)


def _divided(clause: Clause) -> Iterator[Clause]:
    """Two things without a comma, “for your support I will leave”: the second begins with its subject."""
    for at in range(1, len(clause.items) - 1):
        if not clause.items[at].does(*_SUBJECTS) or clause.items[at].does("not"):
            continue
        left = Clause(
            clause.items[:at], clause.is_question, clause.is_condition, clause.is_threat, clause.sentence
        )
        right = Clause(clause.items[at:], clause.is_question, False, clause.is_threat, clause.sentence)
        if _says_something(left) and _says_something(right):
            yield left
            yield right
            return
    yield clause


def _says_something(clause: Clause) -> bool:
    return clause.does("support", "help", "convoy", "stayout", "move", "peace", "empty") and bool(
        clause.places or clause.does("peace", "there")
    )
