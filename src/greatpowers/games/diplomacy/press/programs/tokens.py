"""Words of three letters and brackets: the text of a message as a tree, with the place of every word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from .....engine.errors import DataError, Reason, UnreadableDecision
from ...printed.board import LOCATIONS, PROVINCE_COUNT, PROVINCES
from ...printed.names import POWER_NUMBER, POWERS
from ...rules.writing.gazetteer import data_lines, data_rows

#: Longer is no message but an attack; deeper nothing is meant.
LONGEST: Final = 2000
_DEEPEST: Final = 12
_PIECES: Final = re.compile(r"\s*(?:(?P<bracket>[()])|(?P<word>[A-Za-z]{3})(?![A-Za-z0-9])|(?P<other>\S))")
#: Where the reader stumbled, before the word it could not read.
WRONG: Final = "ERR"

#: Coasts of fleets: `(STP SCS)`.
COAST_TOKENS: Final = {"NC": "NCS", "SC": "SCS", "EC": "ECS"}
POWER_TOKENS: Final = {power: power[:3].upper() for power in POWERS}


class Huh(UnreadableDecision):
    """A message that cannot be read: the answer is the message itself with a mark before what is wrong."""

    def __init__(self, text: str, position: int) -> None:
        self.answer = f"HUH ({text[:position]}{WRONG} {text[position:]})"
        self.position = position
        super().__init__(Reason("press-huh", "1.9", {"text": self.answer[:200], "position": position + 1}))


@dataclass(frozen=True, slots=True)
class Word:
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Group:
    """What stands between brackets."""

    items: tuple[Item, ...]
    at: int
    end: int


Item = Word | Group


def parsed(text: str) -> Group:
    """The whole message as one group; brackets have to match."""
    if len(text) > LONGEST:
        raise Huh(text[:60], 0)
    stack: list[tuple[int, list[Item]]] = [(0, [])]
    at = 0
    while match := _PIECES.match(text, at):
        start, at = match.start(match.lastgroup or 0), match.end()
        if match["other"]:
            raise Huh(text, start)
        if match["word"]:
            stack[-1][1].append(Word(match["word"].upper(), start))
        elif match["bracket"] == "(":
            if len(stack) > _DEEPEST:
                raise Huh(text, start)
            stack.append((start, []))
        elif len(stack) == 1:
            raise Huh(text, start)
        else:
            opened, items = stack.pop()
            stack[-1][1].append(Group(tuple(items), opened, at))
    if len(stack) > 1:
        raise Huh(text, len(text))
    # As if a bracket closed it: what is missing is missing at the end.
    return Group(tuple(stack[0][1]), 0, len(text) + 1)


@cache
def levels() -> dict[str, int]:
    """From which level of press a word may be used."""
    found: dict[str, int] = {}
    for line, row in data_rows(data_lines("press/tokens.csv"), "press/tokens.csv"):
        if not row["level"].isdigit():
            raise DataError("press/tokens.csv", line, f"no level {row['level']!r}")
        found[row["token"]] = int(row["level"])
    return found


@cache
def province_tokens() -> dict[int, str]:
    """The word of every province; those that would be a power have another."""
    named = {
        row["province"]: row["token"] for _, row in data_rows(data_lines("press/province_tokens.csv"), "")
    }
    return {province.number: named.get(province.id, province.id.upper()) for province in PROVINCES}


@cache
def provinces_by_token() -> dict[str, int]:
    return {token: province for province, token in province_tokens().items()}


@cache
def powers_by_token() -> dict[str, int]:
    return {token: POWER_NUMBER[power] for power, token in POWER_TOKENS.items()}


def place_text(location: int) -> str:
    """`PAR`, or `(STP SCS)` where a coast is named."""
    if location < PROVINCE_COUNT:
        return province_tokens()[location]
    province, _, coast = LOCATIONS[location].partition("/")
    number = next(p.number for p in PROVINCES if p.id == province)
    return f"({province_tokens()[number]} {COAST_TOKENS[coast]})"
