"""Plain values out of a document that people write, with clear words where something is wrong.

What is wrong is said in English for files and terminals, and by a message that clients word in any language.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from ...engine.errors import GreatPowersError

#: What people write, an object of JSON; nothing is known of its parts before they are read.
Document = Mapping[str, object]
#: Fields of a state by name: each has its own type, and the state is made of all of them at once.
Fields = dict[str, Any]

#: Longest part of a wrong value that is repeated to whoever wrote it.
_SHOWN = 60


class PositionError(GreatPowersError):
    """A position that cannot be read; names the place in it and what is wrong there."""

    def __init__(self, text: str, message: str = "", **params: str | int) -> None:
        """In English, and by a message with its parameters for all languages."""
        super().__init__(text)
        self.message = message
        self.params = params


def wrong(where: str, problem: str, message: str = "", **params: str | int) -> PositionError:
    """What is wrong at a place of the document."""
    return PositionError(f"{where}: {problem}", message, where=where, **params)


def unknown_field(name: str, known: Collection[str]) -> PositionError:
    """A field nobody knows; the one that was probably meant is named."""
    problem = f"unknown field {name!r}{did_you_mean(name, known)}"
    meant = closest(name, known) or "none"
    return PositionError(problem, "position-unknown-field", where=name, meant=meant)


def closest(word: object, known: Collection[str], likeness: float = 0.6) -> str:
    """The known word that was probably meant, or nothing."""
    close = difflib.get_close_matches(str(word), known, n=1, cutoff=likeness)
    return close[0] if close else ""


def did_you_mean(word: object, known: Collection[str], likeness: float = 0.6) -> str:
    meant = closest(word, known, likeness)
    return f"; did you mean {meant!r}?" if meant else ""


def one_of(value: object, known: Collection[str], where: str, what: str) -> str:
    """A word that must be known."""
    if not isinstance(value, str) or value not in known:
        said = {"value": str(value)[:_SHOWN], "meant": closest(value, known) or "none"}
        problem = f"unknown {what} {value!r}{did_you_mean(value, known)}"
        raise wrong(where, problem, "position-unknown-word", **said)
    return value


def number(value: object, where: str, lowest: int, highest: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise _of_another_kind(value, where, "number", "a whole number")
    if not lowest <= value <= highest:
        said = {"value": value, "lowest": lowest, "highest": highest}
        raise wrong(where, f"{value} is not between {lowest} and {highest}", "position-out-of-bounds", **said)
    return value


def truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise _of_another_kind(value, where, "truth", "true or false")
    return value


def mapping(value: object, where: str) -> Document:
    if not isinstance(value, Mapping):
        raise _of_another_kind(value, where, "object", "an object")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise _of_another_kind(value, where, "text", "a text")
    return value


def entries(value: object, where: str) -> Iterator[tuple[object, str]]:
    """The entries of a list, each with its place in the document."""
    if isinstance(value, str) or not isinstance(value, list | tuple):
        raise _of_another_kind(value, where, "list", "a list")
    for index, entry in enumerate(value):
        yield entry, f"{where}[{index}]"


def words(value: object, where: str) -> Iterator[tuple[str, str]]:
    """The texts of a list, each with its place in the document."""
    for entry, at in entries(value, where):
        yield text(entry, at), at


def _of_another_kind(value: object, where: str, needed: str, name: str) -> PositionError:
    said = {"needed": needed, "value": str(value)[:_SHOWN]}
    return wrong(where, f"{name} is needed, not {value!r}", "position-wrong-kind", **said)
