"""The texts in parts, so that a browser fetches what it shows and no more: those of the house, those of each
game, and by themselves the long ones of its rules, its school and its studies."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...games.table import packages
from ...locale import text_files
from ..tagged import tag_of

SHELL: Final = "shell"
#: Pages round the tables: whoever opens a table does not wait for them.
CLUB: Final = "club"
#: Pauses, votes, stand-ins, leave: fetched when there is something of the kind.
ABSENCE: Final = "absence"
#: How the files of a game begin.
_GAMES: Final = {package.texts: game for game, package in packages()}
#: How files end that only a page of their own needs.
_BY_THEMSELVES: Final = ("rules", "school")
#: How files end that only studies need: their pages, why a position or a pack of tables cannot be read.
_STUDY: Final = "study"
_STUDIED: Final = frozenset({_STUDY, "positions", "pack"})
#: Files of which the browser shows nothing: how they begin, how they end.
_ELSEWHERE: Final = frozenset({"cli", "notices"})
_OF_THE_TERMINAL: Final = "inspect"
_OF_A_GAME: Final = (*_BY_THEMSELVES, _STUDY)
_APART: Final = frozenset(f"{game}-{word}" for game in _GAMES.values() for word in _OF_A_GAME)
PARTS: Final = frozenset({SHELL, CLUB, ABSENCE, *_GAMES.values()}) | _APART


def part_of(name: str) -> str:
    """The part a file belongs to; none if it is not for browsers."""
    words = name.removesuffix(".ftl").removeprefix("web-").split("-")
    if words[0] in _ELSEWHERE or words[-1] == _OF_THE_TERMINAL:
        return ""
    if words[0] in (CLUB, ABSENCE):
        return words[0]
    game = _GAMES.get(words[0])
    if game is None:
        return SHELL
    if words[-1] in _STUDIED:
        return f"{game}-{_STUDY}"
    return f"{game}-{words[-1]}" if name.startswith("web-") and words[-1] in _BY_THEMSELVES else game


@cache
def texts_of(language: str, part: str | None = None) -> tuple[bytes, str] | None:
    """A part of a language's texts, or all of them, with its tag; None if there is no such part.

    A game whose school, rules or studies have no file of their own has an empty part for them."""
    if part is not None and part not in PARTS:
        return None
    found = [file for file in text_files(language) if part is None or part_of(file.name) == part]
    data = "\n\n".join(file.read_text(encoding="utf-8") for file in found).encode()
    return data, tag_of(data)
