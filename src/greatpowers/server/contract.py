"""What the part of a game that lives in a house may use of the server: types, and nothing that acts on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from ..engine.events import Event
from .games.dice import FACES, DiceCount, DiceStatistics, Roll, statistics
from .games.positions import PositionDesk
from .games.routes import (
    Answers,
    AtMoment,
    AtTable,
    InLesson,
    Parts,
    Printed,
    Ref,
    Route,
    SeatAsks,
    Study,
    Text,
)
from .live.explaining import Explanation, explained
from .live.reasons import ReasonOnWire, reason_on_wire
from .live.wire import Digest, GameWire, Told, encode
from .matches.pace import SEALED_STAGE
from .problems import Problem
from .terms import Document

Theme = Literal["light", "dark"]
Form = Literal["svg", "png"]
Language = Literal["en", "ru", "hu"]


class History(Protocol):
    """A game at any moment of its past; what its views and states are like only the game knows."""

    def view(self, row: int, seat: str | None) -> Any:
        """What the seat saw after a row."""

    def state(self, row: int) -> Any:
        """The true state after a row: to be asked only what follows from what everybody sees."""

    def events(self, after: int, until: int, seat: str | None) -> Sequence[Event]:
        """What the seat may know of what happened between two rows."""

    def phase_before(self, row: int) -> int:
        """The row at which the phase of this row began."""

    def phase_after(self, row: int) -> int:
        """The row that ended the phase of this row, or the last one there is."""


class Painter(NamedTuple):
    """How one game is drawn."""

    #: What is to be drawn of the phase of a row, as a seat may see it knowing nothing after another row.
    picture_of: Callable[[History, int, int, str | None, Language], Any]
    #: Done in a worker with what `picture_of` gave.
    render: Callable[[Any, Form, Theme], bytes]


__all__ = [
    "FACES",
    "SEALED_STAGE",
    "Answers",
    "AtMoment",
    "AtTable",
    "DiceCount",
    "DiceStatistics",
    "Digest",
    "Document",
    "Explanation",
    "Form",
    "GameWire",
    "History",
    "InLesson",
    "Language",
    "Painter",
    "Parts",
    "PositionDesk",
    "Printed",
    "Problem",
    "ReasonOnWire",
    "Ref",
    "Roll",
    "Route",
    "SeatAsks",
    "Study",
    "Text",
    "Theme",
    "Told",
    "encode",
    "explained",
    "reason_on_wire",
    "statistics",
]
