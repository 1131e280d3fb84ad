"""Referees: positions with orders come in as lines of JSON, and every line is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ...locale import Texts


class Referee(Protocol):
    """Answers lines of JSON; `content` unless something was wrong that a caller should hear of."""

    content: bool

    def answer(self, line: bytes, number: int, file: str) -> bytes: ...
    def error(self, number: int, message: str, file: str) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Refereeing:
    """The referees a game has."""

    #: Resolves the orders.
    adjudicator: Callable[[], Referee]
    #: Tells what would be void, in JSON or for reading.
    checker: Callable[[Texts, bool], Referee]
