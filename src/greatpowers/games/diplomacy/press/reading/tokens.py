"""A letter cut into words and signs, each with its place in the text."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from ...rules.writing.spelling import fold


class Sign(StrEnum):
    """What stands between words."""

    WORD = "word"
    #: Between the start and the goal of a unit: `Par-Bur`, `Par - Bur`, `Par -> Bur`.
    DASH = "dash"
    COMMA = "comma"
    STOP = "stop"
    QUESTION = "question"


class Token(NamedTuple):
    sign: Sign
    #: As it is looked up: folded, without apostrophes.
    key: str
    start: int
    end: int
    #: Written with capitals throughout, as unit letters and abbreviations are.
    is_capital: bool = False
    #: Hangs on the word before by a hyphen.
    is_joined: bool = False


_PIECES = re.compile(
    r"(?P<word>[^\W_](?:[^\W_]|[\u0300-\u036f]|['’](?=[^\W_]))*)"
    r"|(?P<dash>\s*(?:-+>|=+>|[→⇒➡]|--+|[-‐-―−])\s*)"
    r"|(?P<question>[?]+[!?]*)|(?P<stop>[.!;…\n]+)|(?P<comma>[,:()/&+]+)"
)
_SIGNS = {sign.value: sign for sign in Sign}


def tokens_of(text: str) -> tuple[Token, ...]:
    """The words and signs of a letter in their order; anything else is passed over."""
    found: list[Token] = []
    for piece in _PIECES.finditer(text):
        sign = _SIGNS[piece.lastgroup or ""]
        word = piece[0]
        start = piece.start()
        if sign is Sign.STOP and word == "." and found and _is_abbreviated(text, found[-1], piece.end()):
            continue
        key = fold(re.sub(r"['’]", "", word)) if sign is Sign.WORD else word.strip()
        joined = (
            bool(found) and found[-1].sign is Sign.DASH and found[-1].end == start and found[-1].key == "-"
        )
        joined = joined and found[-1].end - found[-1].start == 1
        found.append(Token(sign, key, start, piece.end(), word.isupper(), joined))
    return tuple(found)


def _is_abbreviated(text: str, word: Token, end: int) -> bool:
    """`Bur. S Par.`: a full stop after a short word in the middle of a line ends no sentence."""
    rest = text[end:].lstrip(" ")
    return word.sign is Sign.WORD and len(word.key) <= 3 and bool(rest) and not rest[0].isupper()
