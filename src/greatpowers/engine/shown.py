"""What leaves the house for a seat: its view, the board, its question; and the parts that all games share.

Clients are written with types made of these Structs. A field that is left out of a message is `UNSET`; a
field with few possible words says so with `named`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypedDict, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from .errors import Reason
from .option import Option


class Shown:
    """All that a seat is shown of a state, worked out beside it; nothing twice, and only what is asked."""

    def __init__(
        self,
        view: Any,
        board: Callable[[], Struct] | None = None,
        question: Callable[[], Struct | None] | None = None,
    ) -> None:
        #: What the house and bots read; of a type of the game's own.
        self.view = view
        self._board, self._question = board, question

    @cached_property
    def board(self) -> Struct | None:
        """What everybody sees; its fields are sent one by one."""
        return None if self._board is None else self._board()

    @cached_property
    def question(self) -> Struct | None:
        """The question put to the seat, with its answers and what they would mean."""
        return None if self._question is None else self._question()


class ReasonShown(Struct):
    message: str
    rule: str
    params: dict[str, str | int]
    readings: list[str]


def reason_shown(reason: Reason, readings: Sequence[str] = ()) -> ReasonShown:
    return ReasonShown(reason.message, reason.rule, dict(reason.params), list(readings))


class OptionShown(Struct):
    """An answer as the server sends it."""

    text: str
    verb: str
    parts: Mapping[str, object]


def option_shown(write: Callable[[Any], str], answer: object) -> OptionShown:
    """An answer as clients get it: its text, its verb and its parts."""
    if isinstance(answer, Option):
        return OptionShown(write(answer), answer.verb, answer.parts_to_send())
    return OptionShown(write(answer), "", {})


class Letter(Struct, kw_only=True):
    """What somebody said to somebody. When it was sent is not known of letters that came with a record."""

    n: int
    phase: str
    sender: str
    to: Sequence[str]
    text: str
    sent: str | UnsetType | None = UNSET


class Result(TypedDict, total=False):
    """How a game ended, as it is stored; what is counted differs from game to game."""

    kind: str
    seats: list[str]
    winner: str
    why: str
    turn: int
    vp: int
    centres: dict[str, int]
    points: dict[str, int]


def result_shown(result: Mapping[str, object]) -> Result | None:
    return cast(Result, result) if result else None


def named(name: str, words: Iterable[str], or_none: bool = False, listed: str = "") -> Meta:
    """A text that is one of few words, for clients a type of this name; empty where there may be none.

    `listed`: clients have the words themselves too, under this name and in their order.
    """
    return Meta(extra={"name": name, "words": tuple(words), "or_none": or_none, "listed": listed})


def complete() -> Meta:
    """A mapping that has every one of the few words it goes by."""
    return Meta(extra={"complete": True})


def having(struct: type[Struct]) -> Meta:
    """A mapping that has the fields of this Struct among others."""
    return Meta(extra={"having": struct})


def stands_for(struct: type[Struct]) -> Meta:
    """Something that is encoded already: clients read this Struct."""
    return Meta(extra={"struct": struct})


def fields_of(struct: Struct) -> dict[str, object]:
    """The fields of a Struct that are told, by name."""
    names = struct.__struct_fields__
    return {name: value for name in names if (value := getattr(struct, name)) is not UNSET}
