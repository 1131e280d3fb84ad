"""Which part of a game a picture tells: the round of a moment, or the one before if nothing happened yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from ....engine.events import Event
from ....engine.plain import PlainObject, plain_list
from ....locale import Texts
from .happenings import NOTHING, Happened

_ROUNDS_BACK: Final = 2
#: More seats than these are counted in a title.
_NAMED: Final = 3


class Past(Protocol):
    """What must be known of a game's past: what happened, and where its phases begin."""

    @property
    def last(self) -> int: ...
    def events(self, after: int, until: int, seat: str | None) -> Sequence[Event]: ...
    def phase_before(self, row: int) -> int: ...
    def rows_of(self, is_meant: Callable[[Event], bool]) -> list[int]: ...


class Told(NamedTuple):
    """The row at which it began, and what happened since; None: nothing worth drawing."""

    since: int | None
    happened: Happened


def told_until(
    history: Past,
    row: int,
    seat: str | None,
    tell: Callable[[Iterable[Event]], Happened],
    since: int | None = None,
) -> Told:
    """What happened in the round of a row, or since another row."""
    if since is not None:
        return Told(since, tell(history.events(since, row, seat)) if since < row else NOTHING)
    start = row + 1
    for _ in range(_ROUNDS_BACK):
        start = history.phase_before(start - 1)
        found = tell(history.events(start, row, seat))
        if found:
            return Told(start, found)
        if not start:
            break
    return Told(None, NOTHING)


def divided(history: Past, *kinds: Callable[[Event], bool]) -> Sequence[Sequence[int]]:
    """The rows at which the parts of a game begin, and the last one there is, for each way to divide it."""
    return [sorted({*history.rows_of(kind), history.last}) for kind in kinds]


def end_title(texts: Texts, moment: str, result: PlainObject, names: Iterable[str]) -> str:
    """When it was over, and who has won."""
    shared = list(names)
    if not plain_list(result["seats"]):
        return texts.format("picture-without-winner", moment=moment)
    if result["kind"] == "draw" and len(shared) > _NAMED:
        return texts.format("picture-drawn-by-many", moment=moment, count=len(shared))
    seats = texts.list_of(shared)
    return texts.format(
        "picture-drawn" if result["kind"] == "draw" else "picture-won", moment=moment, seats=seats
    )
