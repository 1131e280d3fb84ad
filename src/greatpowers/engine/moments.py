"""States kept one after the other: a whole one now and then, in between only what changed.

A change is a mapping by field: `name` has a new value, `+name` is a list that grew by these, `~name` a list
in which the values at these places are others.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

import msgspec

from .errors import RecordError
from .plain import Plain, PlainDict, PlainObject, plain_list, plain_number, plain_object

_encode: Final = msgspec.json.encode

_GREW: Final = "+"
_ALTERED: Final = "~"
_ATOMS: Final = frozenset({int, bool, str, type(None)})
#: A list is written anew if more than one in so many of its values changed.
_FEW: Final = 4


def packed(plain: Plain) -> bytes:
    return zlib.compress(_encode(plain), 1)


def unpacked(data: bytes) -> PlainDict:
    try:
        return plain_object(msgspec.json.decode(zlib.decompress(data)))
    except (zlib.error, msgspec.DecodeError, TypeError) as problem:
        raise RecordError(f"a stored state is damaged: {problem}") from None


def difference(before: PlainObject, after: PlainObject) -> PlainDict:
    """What must be known to make the second of the first; both have the same fields."""
    change: PlainDict = {}
    for name, value in after.items():
        if name not in before or not _same(before[name], value):
            change.update(_altered(name, before.get(name), value))
    return change


def _same(old: Plain, new: Plain) -> bool:
    """The order of what is kept by name counts, so that equal is not enough."""
    if old != new:
        return False
    return (type(new) in _ATOMS and type(old) is type(new)) or _encode(old) == _encode(new)


def _altered(name: str, old: Plain, new: Plain) -> PlainDict:
    if not isinstance(old, list) or not isinstance(new, list) or not old:
        return {name: new}
    if len(new) > len(old) and _encode(new[: len(old)]) == _encode(old):
        return {_GREW + name: new[len(old) :]}
    if len(new) == len(old):
        others = [[n, b] for n, (a, b) in enumerate(zip(old, new, strict=True)) if _encode(a) != _encode(b)]
        if len(others) * _FEW <= len(new):
            return {_ALTERED + name: others}
    return {name: new}


def patched(before: PlainObject, change: PlainObject) -> PlainDict:
    """The state after a change; what did not change is shared."""
    after = dict(before)
    for key, value in change.items():
        name = key.lstrip(_GREW + _ALTERED)
        if key[0] == _GREW:
            after[name] = [*plain_list(after[name]), *plain_list(value)]
        elif key[0] == _ALTERED:
            altered = list(plain_list(after[name]))
            for place, new in map(plain_list, plain_list(value)):
                altered[plain_number(place)] = new
            after[name] = altered
        else:
            after[name] = value
    return after


class Reel:
    """Stored states by number, each whole or as the change from the one before it."""

    def __init__(self, frames: Iterable[tuple[int, bool, bytes]]) -> None:
        kept = sorted(frames)
        self._frames = {number: data for number, _, data in kept}
        self._whole = [number for number, whole, _ in kept if whole]
        self._last: tuple[int, PlainDict] = (-1, {})

    def __contains__(self, number: int) -> bool:
        return number in self._frames and bool(self._whole) and number >= self._whole[0]

    def add(self, number: int, whole: bool, data: bytes) -> None:
        """One more at the end."""
        self._frames[number] = data
        if whole:
            self._whole.append(number)

    def plain(self, number: int) -> PlainDict:
        """The state with this number as it was dumped; to be read, not to be altered."""
        if number not in self:
            raise RecordError(f"no state is stored at {number}")
        start = self._whole[bisect_right(self._whole, number) - 1]
        last, state = self._last
        if not start <= last <= number:
            last, state = start, unpacked(self._frames[start])
        try:
            for n in range(last + 1, number + 1):
                state = patched(state, unpacked(self._frames[n]))
        except (LookupError, TypeError) as problem:
            raise RecordError(f"the stored state at {number} is damaged: {problem!r}") from None
        self._last = (number, state)
        return state
