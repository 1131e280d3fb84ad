"""Inspecting positions: what a game can be asked of one, and what it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from ...engine.errors import GreatPowersError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...locale import Texts

Q = TypeVar("Q")


class Unanswerable(GreatPowersError):
    """The position cannot be read or asked: a message of the terminal's texts with its parameters."""

    def __init__(self, message_id: str, **params: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.params = params


class WrongQuestion(Unanswerable):
    """Something was asked that cannot be asked so."""


class Inspection(ABC):
    """What there is to know of one position."""

    @abstractmethod
    def findings(self) -> Mapping[str, object]:
        """In plain values."""

    @abstractmethod
    def shown(self, texts: Texts) -> Iterable[RenderableType]:
        """For reading."""

    def drawings(self, _: Texts) -> Iterator[tuple[Path, bytes]]:
        """The pictures that were asked for, and the files they go to."""
        return iter(())


class Inspector(Protocol):
    """How positions of one game are inspected."""

    @property
    def reads(self) -> str:
        """Which positions it reads, for the help of the command: `Chess in the format fen`."""

    @property
    def questions(self) -> type:
        """A dataclass of what may be asked, each field an option of the command line with its help."""

    def inspect(self, data: bytes, file: str, asked: Mapping[str, object]) -> Inspection:
        """The position in a file, with what is asked of it by the names of the questions."""


@dataclass(frozen=True, slots=True)
class Inspecting(Generic[Q]):
    """An inspector that gets its questions as a value of their class."""

    reads: str
    questions: type[Q]
    inspection: Callable[[bytes, str, Q], Inspection]

    def inspect(self, data: bytes, file: str, asked: Mapping[str, object]) -> Inspection:
        return self.inspection(data, file, self.questions(**asked))


def comma_list(text: str) -> list[str]:
    """The parts of a text between its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
