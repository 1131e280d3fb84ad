"""What is stored after every row so that nothing need be played again: the state, its events, and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ..engine.codec import Codec
from ..engine.errors import RecordError
from ..engine.events import Event, Recorded
from ..engine.moments import Plain, difference, packed
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
    before: Plain | None,
    after: Plain,
    marks: Marks,
    events: str,
) -> Moment:
    """A moment to be stored; `before` is the state stored last, if it is known."""
    whole = before is None or number % _WHOLE_EVERY == 0
    state = after if before is None or whole else difference(before, after)
    return Moment(number, rules, whole, packed(state), msgspec.json.encode(marks).decode(), events)


def write_events(codec: Codec, events: Iterable[Recorded]) -> str:
    """Events with who sees them: `[event]`, `[event, audience]` or `[event, audience, what others see]`."""
    return msgspec.json.encode([_plain(codec, recorded) for recorded in events]).decode()


def _plain(codec: Codec, recorded: Recorded) -> list[Any]:
    plain: list[Any] = [codec.event(recorded.event)]
    if recorded.audience is not None:
        plain.append(recorded.audience)
        if recorded.instead is not None:
            plain.append(codec.event(recorded.instead))
    return plain


def read_events(codec: Codec, text: str, *, strict: bool) -> list[Recorded]:
    """Events that were written; of older rules those nobody knows any more are passed over."""
    found = []
    for plain in msgspec.json.decode(text) if text != "[]" else ():
        try:
            found.append(_recorded(codec, plain))
        except RecordError:
            if strict:
                raise
    return found


def _recorded(codec: Codec, plain: Sequence[Any]) -> Recorded:
    audience = tuple(plain[1]) if len(plain) > 1 else None
    instead: Event | None = codec.read_event(plain[2]) if len(plain) > 2 else None
    return Recorded(codec.read_event(plain[0]), audience, instead)


def read_marks(text: str) -> Marks:
    return _MARKS.decode(text)


_MARKS: Final = msgspec.json.Decoder(Marks)
