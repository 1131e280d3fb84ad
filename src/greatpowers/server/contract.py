"""What the part of a game that lives in a house may use of the server: types, and nothing that acts on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

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

if TYPE_CHECKING:
    from PIL.Image import Image

    from ..games.shared.maps.plates import Plate

Theme = Literal["light", "dark"]
Form = Literal["svg", "png"]
#: A page of its own, or what a link is shown with.
PictureForm = Literal["svg", "png", "card"]
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

    def rows_of(self, is_meant: Callable[[Event], bool]) -> list[int]:
        """The rows that led to such events, each once, in their order."""

    @property
    def last(self) -> int:
        """The last row there is."""


class Painter(NamedTuple):
    """How one game is drawn. Whatever draws is done in a worker with what `picture_of` gave."""

    #: What is to be drawn of the phase of a row, as a seat may see it knowing nothing after another row.
    #: Given a row before it, everything that happened since.
    picture_of: Callable[[History, int, int, str | None, Language, int | None], Any]
    #: The whole page.
    render: Callable[[Any, Form, Theme], bytes]
    #: The rows that make the pictures of a film, one list for each way to divide the game, the finest first.
    grains: Callable[[History], Sequence[Sequence[int]]]
    #: One picture of a film, so many pixels wide, and how wide films are if nobody says it.
    frame: Callable[[Any, Theme, int], Image]
    film_width: int
    #: What a link to a table is shown with.
    card: Callable[[Any, Theme], bytes]
    #: What is said of a picture.
    plate: Callable[[Any], Plate]
    #: A position everybody knows, for links to tables that are nobody else's business.
    example: Callable[[Language], Any]


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
    "PictureForm",
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
