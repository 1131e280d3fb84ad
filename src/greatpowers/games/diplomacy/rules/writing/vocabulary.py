"""An order cut into items: unit letters, places, coasts and the words of three languages. [2.1, 2.7]"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from .....engine.errors import DataError
from .gazetteer import COASTS, GAZETTEER, data_lines, data_rows
from .spelling import fold, key_of


class Meaning(StrEnum):
    """What a word does in an order. The lower part is found by the eye, not in the table of words."""

    ARMY = "army"
    FLEET = "fleet"
    TO = "to"
    HOLD = "hold"
    SUPPORT = "support"
    CONVOY = "convoy"
    VIA = "via"
    BUILD = "build"
    DISBAND = "disband"
    R = "r"  # retreats in one phase, removes in the other
    RETREAT = "retreat"
    WAIVE = "waive"
    NATION = "nation"
    HEADER = "header"
    FILLER = "filler"

    PLACE = "place"
    COAST = "coast"
    AMBIGUOUS = "ambiguous"
    UNKNOWN = "unknown"
    END = "end"


_UNTABLED: Final = frozenset((Meaning.PLACE, Meaning.COAST, Meaning.AMBIGUOUS, Meaning.UNKNOWN, Meaning.END))


class Item(NamedTuple):
    """One piece of an order and where it was written; what a place can mean, which coast it is."""

    meaning: Meaning
    word: str
    position: int
    provinces: tuple[int, ...] = ()
    coast: str = ""


def load_words(lines: Iterable[str], file: str = "order_words.csv") -> dict[str, Meaning]:
    """The table of order words by folded key; no word may be a place or mean two things."""
    words: dict[str, Meaning] = {}
    tabled = {meaning.value: meaning for meaning in Meaning if meaning not in _UNTABLED}
    for line, row in data_rows(lines, file):
        key = key_of(row["word"])
        if row["meaning"] not in tabled:
            raise DataError(file, line, f"unknown meaning {row['meaning']!r}", ", ".join(tabled))
        if not key:
            raise DataError(file, line, "empty word")
        if key in words or key in GAZETTEER.exact or key in COASTS:
            raise DataError(file, line, f"{row['word']!r} has a meaning already")
        words[key] = tabled[row["meaning"]]
    return words


WORDS: Final = load_words(data_lines("order_words.csv"))


def _longest_phrases() -> dict[str, int]:
    """For every word that opens a phrase: the number of words in its longest phrase."""
    longest: dict[str, int] = {}
    for phrase in (*GAZETTEER.exact, *COASTS, *WORDS):
        first, *others = phrase.split()
        longest[first] = max(longest.get(first, 1), 1 + len(others))
    return longest


_LONGEST_PHRASE: Final = _longest_phrases()

_DASHES: Final = "\\-\u2010-\u2015\u2212"
_PIECES = re.compile(
    r"(?P<word>[^\W_](?:[^\W_]|[\u0300-\u036f])*)"
    rf"|(?P<hyphen>[{_DASHES}](?![{_DASHES}>]))|(?P<arrow>[{_DASHES}=>\u2192\u21d2\u27a1]+)|(?P<plus>\+)"
    r"|(?P<blank>[\s.,;:/\\()\[\]*#\u2022\"'«»\u2018-\u201f]+)|(?P<other>.)",
    re.DOTALL,
)
_UNIT_LETTERS: Final = {"a": Meaning.ARMY, "а": Meaning.ARMY, "f": Meaning.FLEET, "ф": Meaning.FLEET}
#: Russian for "into" where a place follows, and a printed B for build at either end of an order.
_IN_OR_BUILD: Final = "в"


class _Piece(NamedTuple):
    kind: str
    word: str
    key: str
    position: int


def items_of(text: str) -> list[Item]:
    """The items of a cleaned text in their order; fillers are left out."""
    pieces = [
        _Piece(match.lastgroup or "", match[0], fold(match[0]), match.start() + 1)
        for match in _PIECES.finditer(text)
        if match.lastgroup != "blank"
    ]
    items: list[Item] = []
    at = 0
    while at < len(pieces):
        at = _take(pieces, at, items)
    return [item for item in items if item.meaning is not Meaning.FILLER]


def _take(pieces: list[_Piece], at: int, items: list[Item]) -> int:
    """Append what stands at this piece, the longest known phrase first; answers where to go on."""
    piece = pieces[at]
    if piece.kind != "word":
        meanings = {"hyphen": Meaning.TO, "arrow": Meaning.TO, "plus": Meaning.BUILD}
        items.append(Item(meanings.get(piece.kind, Meaning.UNKNOWN), piece.word, piece.position))
        return at + 1
    if piece.key == _IN_OR_BUILD and at in (0, len(pieces) - 1):
        items.append(Item(Meaning.BUILD, piece.word, piece.position))
        return at + 1
    for count in range(_LONGEST_PHRASE.get(piece.key, 1), 0, -1):
        phrase, after = _phrase(pieces, at, count)
        item = _listed(phrase, piece)
        if item:
            items.append(item)
            return after
    items.extend(_unlisted(piece))
    return at + 1


def _listed(key: str, piece: _Piece) -> Item | None:
    """The item of a phrase that stands in one of the tables."""
    if key in WORDS:
        return Item(WORDS[key], piece.word, piece.position)
    if key in GAZETTEER.exact:
        return Item(Meaning.PLACE, piece.word, piece.position, (GAZETTEER.exact[key],))
    if key in COASTS:
        return Item(Meaning.COAST, piece.word, piece.position, coast=COASTS[key])
    return None


def _phrase(pieces: list[_Piece], at: int, count: int) -> tuple[str, int]:
    """The key of that many words from here, hyphens between them skipped, and the piece after it."""
    words = [pieces[at].key]
    at += 1
    while len(words) < count and at < len(pieces):
        if pieces[at].kind == "hyphen" and at + 1 < len(pieces):
            at += 1
        if pieces[at].kind != "word":
            break
        words.append(pieces[at].key)
        at += 1
    return (" ".join(words), at) if len(words) == count else ("", at)


def _unlisted(piece: _Piece) -> list[Item]:
    """A word that is in no table: the beginning of a name, letters run together, or unknown."""
    found = GAZETTEER.find(piece.key)
    if found:
        meaning = Meaning.AMBIGUOUS if found.is_ambiguous else Meaning.PLACE
        return [Item(meaning, piece.word, piece.position, found.provinces)]
    return _run_together(piece) or [Item(Meaning.UNKNOWN, piece.word, piece.position)]


def _run_together(piece: _Piece) -> list[Item]:
    """The items of `FStPSC`: a letter, a place and a coast without blanks; empty if it is not that."""
    letter = _UNIT_LETTERS.get(piece.key[:1])
    for start in (0, 1) if letter else (0,):
        for end in (len(piece.key), len(piece.key) - 2):
            province = GAZETTEER.exact.get(piece.key[start:end])
            coast = COASTS.get(piece.key[end:], "")
            if province is None or bool(coast) != bool(piece.key[end:]):
                continue
            items = [Item(letter, piece.word, piece.position)] if letter and start else []
            items.append(Item(Meaning.PLACE, piece.word, piece.position, (province,)))
            if coast:
                items.append(Item(Meaning.COAST, piece.word, piece.position, coast=coast))
            return items
    return []
