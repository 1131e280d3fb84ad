"""What the inspections of positions share: a position out of a file, and findings told under headings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ...engine.errors import GreatPowersError
from ...engine.record import FORMAT, read_record, replay
from ...engine.state import GameState
from ...locale import Texts
from ..table import find_game
from .inspection import Unanswerable
from .rendering import Flow

#: Answers about a position in plain values: whoever tells one knows what lies under its name.
Found = dict[str, Any]
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
            raise Unanswerable("cli-pack-no-inspect", name=record.pack.name[:40])
        state = replay(record, find_game).state
        if not isinstance(state, kind):
            raise Unanswerable("cli-no-position", file=file)
        return state
    return load(plain)


class Report(ABC):
    """Findings one after the other, each under its heading."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.told: list[RenderableType] = []

    @abstractmethod
    def _message(self, heading: str) -> str:
        """The game's message for a heading."""

    def _say(self, heading: str, **params: str | int) -> str:
        return self._texts.format(self._message(heading), **params)

    def _list(self, heading: str, words: Iterable[str], **params: str | int) -> None:
        flow = Flow([Text(word) for word in words] or [Text("–")], gap=3)
        self.told += ["", Text(self._say(heading, **params), style="bold"), flow]

    def _print(self, heading: str, **params: str | int) -> None:
        self.told += ["", self._say(heading, **params)]
