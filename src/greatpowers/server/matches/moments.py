"""What is stored after every row so that nothing need be played again: the state, its events, and marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from ...engine.codec import Codec
from ...engine.events import Recorded
from ...engine.moments import difference, packed
from ...engine.plain import PlainDict
from ...engine.stretches import write_event
from .takebacks import Wish

#: Every so many rows the state is stored whole.
_WHOLE_EVERY: Final = 50


class Marks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a row did beside changing the state."""

    #: A phase began with it, or the game ended; another question was put; a sealed answer was given.
    began: bool = False
    anew: bool = False
    sealed: bool = False
    #: Rows whose decisions do not count any more.
    gone: list[int] = []
    #: What a seat asks to take back, after a word about it.
    wish: Wish | None = None
    #: The barriers of the match after the row.
    floor: int = 0
    asked: int = 0
    #: How many of the fingerprints are still right, if not all, and those that came.
    checks_kept: int | None = None
    checks: list[tuple[int, str]] = []


class Moment(msgspec.Struct, frozen=True):
    """The stored moment after a row; number 0 is the set-up. `state` is packed, whole or as a change."""

    number: int
    rules: str
    whole: bool
    state: bytes
    marks: str
    events: str


class Told(msgspec.Struct, frozen=True):
    """The light part of a stored moment."""

    number: int
    rules: str
    whole: bool
    marks: Marks
    events: list[Recorded]


def moment_of(
    number: int,
    rules: str,
    before: PlainDict | None,
    after: PlainDict,
    marks: Marks,
    events: str,
) -> Moment:
    """A moment to be stored; `before` is the state stored last, if it is known."""
    whole = before is None or number % _WHOLE_EVERY == 0
    state = after if before is None or whole else difference(before, after)
    return Moment(number, rules, whole, packed(state), msgspec.json.encode(marks).decode(), events)


def write_events(codec: Codec, events: Iterable[Recorded]) -> str:
    """Events with who sees them, as text."""
    return msgspec.json.encode([write_event(codec, recorded) for recorded in events]).decode()


def read_marks(text: str) -> Marks:
    return _MARKS.decode(text)


_MARKS: Final = msgspec.json.Decoder(Marks)
