"""What the part of a game that lives in a house may use of the server: types, and nothing that acts on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from ..engine.events import Event
from .games.dice import FACES, DiceStatistics, Roll, statistics
from .games.positions import PositionDesk
from .games.routes import Printed, Route, Study
from .live.explaining import Explanation, explained
from .live.reasons import ReasonOnWire, reason_on_wire
from .live.wire import Digest, GameWire, Told, encode
from .matches.pace import SEALED_STAGE
from .problems import Problem

Theme = Literal["light", "dark"]
Form = Literal["svg", "png"]
Language = Literal["en", "ru", "hu"]


class History(Protocol):
    """A game at any moment of its past."""

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


__all__ = [
    "FACES",
    "SEALED_STAGE",
    "DiceStatistics",
    "Digest",
    "Explanation",
    "Form",
    "GameWire",
    "History",
    "Language",
    "PositionDesk",
    "Printed",
    "Problem",
    "ReasonOnWire",
    "Roll",
    "Route",
    "Study",
    "Theme",
    "Told",
    "encode",
    "explained",
    "reason_on_wire",
    "statistics",
]
