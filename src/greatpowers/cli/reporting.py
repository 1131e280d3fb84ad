"""What the inspections of positions share: a position out of a file, and findings told under headings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.text import Text

from ..engine.errors import GreatPowersError
from ..engine.record import FORMAT, read_record, replay
from ..engine.state import GameState
from ..games.shared.rendering import Flow
from ..games.table import find_game
from ..locale import Texts
from .problems import Problem

S = TypeVar("S", bound=GameState)


def read_state(data: bytes, file: str, kind: type[S], load: Callable[[Any], S]) -> S:
    """The position in a file: a document of the game's format, or where a record stands."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise GreatPowersError(f"{file}: {problem}") from None
    if isinstance(plain, dict) and plain.get("format") == FORMAT:
        record = read_record(data)
        if record.pack is not None:
            raise Problem("cli-pack-no-inspect", name=record.pack.name[:40])
        state = replay(record, find_game).state
        if not isinstance(state, kind):
            raise Problem("cli-no-position", file=file)
        return state
    return load(plain)


class Report(ABC):
    """Findings one after the other, each under its heading."""

    def __init__(self, texts: Texts, console: Console) -> None:
        self._texts = texts
        self._console = console

    @abstractmethod
    def _message(self, heading: str) -> str:
        """The game's message for a heading."""

    def _say(self, heading: str, **params: str | int) -> str:
        return self._texts.format(self._message(heading), **params)

    def _list(self, heading: str, words: Iterable[str], **params: str | int) -> None:
        self._console.print()
        self._console.print(Text(self._say(heading, **params), style="bold"))
        self._console.print(Flow([Text(word) for word in words] or [Text("–")], gap=3))

    def _print(self, heading: str, **params: str | int) -> None:
        self._console.print()
        self._console.print(self._say(heading, **params))
