"""Types the engine and all games share: plain values as JSON knows them, and what only one game knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    #: A value that JSON can hold.
    Plain: TypeAlias = bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"] | None
    #: The state and the view of one game. Where a game is named without them it may be each of the games, and
    #: what is handed to it comes from itself.
    StateT = TypeVar("StateT", default=Any)
    ViewT = TypeVar("ViewT", default=Any)
    #: What somebody says outside the questions, once it is read.
    ActionT = TypeVar("ActionT", default=Any)
else:
    from typing import TypeVar

    # Hints are looked at when states and records are read: msgspec knows no types that name themselves.
    Plain = object
    StateT, ViewT, ActionT = TypeVar("StateT"), TypeVar("ViewT"), TypeVar("ActionT")

#: An object of JSON that is read, and one that is being made.
PlainObject: TypeAlias = Mapping[str, Plain]
PlainDict: TypeAlias = dict[str, Plain]


def plain_object(value: object) -> PlainDict:
    """The value, which must be an object of JSON."""
    if not isinstance(value, dict):
        raise TypeError(f"an object is needed, not {type(value).__name__}")
    return value


def plain_list(value: object) -> Sequence[Plain]:
    """The value, which must be a list of JSON."""
    if not isinstance(value, list | tuple):
        raise TypeError(f"a list is needed, not {type(value).__name__}")
    return value


def plain_number(value: object) -> int:
    """The value, which must be a whole number."""
    if not isinstance(value, int):
        raise TypeError(f"a whole number is needed, not {type(value).__name__}")
    return value
