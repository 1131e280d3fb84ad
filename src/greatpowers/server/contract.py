"""What the part of a game that lives in a house may use of the server: types, and nothing that acts."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from .dice import DiceStatistics, Roll, statistics
from .pace import SEALED_STAGE
from .positions import PositionDesk
from .reasons import ReasonOnWire, reason_on_wire
from .wire import Digest, GameWire, Told

Theme = Literal["light", "dark"]
Form = Literal["svg", "png"]
Language = Literal["en", "ru", "hu"]


class History(Protocol):
    """A game at any moment of its past."""

    def view(self, row: int, seat: str | None) -> Any:
        """What the seat saw after a row."""

    def state(self, row: int) -> Any:
        """The true state after a row: to be asked only what follows from what everybody sees."""


__all__ = [
    "SEALED_STAGE",
    "DiceStatistics",
    "Digest",
    "Form",
    "GameWire",
    "History",
    "Language",
    "PositionDesk",
    "ReasonOnWire",
    "Roll",
    "Theme",
    "Told",
    "reason_on_wire",
    "statistics",
]
