"""Wrong passwords: after some of them whoever guesses waits, longer each time.

Guesses are counted for a name at one address and for the address, never for the name alone: nobody can keep
a member out by guessing at his name from elsewhere.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from .limits import too_often

#: Guesses that cost nothing: at one name from one address, and from one address altogether.
_FREE_OF_NAME: Final = 10
_FREE_OF_ADDRESS: Final = 20
_FIRST_DELAY: Final = 15.0
_LONGEST_DELAY: Final = 900.0
#: After so many seconds without a guess everything is forgotten.
_FORGOTTEN: Final = 6 * 3600.0
_MOST_REMEMBERED: Final = 50_000

#: An address, or an address and a name.
_Key = tuple[str, ...]


class _Count(NamedTuple):
    wrong: int
    #: When the last guess was made, and when the next one is heard.
    last: float
    next: float


class Guesses:
    """Counts wrong passwords."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._now = now
        self._counts: OrderedDict[_Key, _Count] = OrderedDict()

    def begin(self, name: str, address: str) -> None:
        """Count a guess as wrong before it is checked, so that guesses made at once are all counted.

        Raises a Problem with status 429 while whoever guesses has to wait.
        """
        if not self._scale:
            return
        keys = self._keys(name, address)
        now = self._now()
        wait = max(self._count(key).next for key, _ in keys) - now
        if wait > 0:
            raise too_often(wait)
        for key, free in keys:
            wrong = self._count(key).wrong + 1
            self._counts[key] = _Count(wrong, now, now + _delay(wrong - free * self._scale))
            self._counts.move_to_end(key)
        while len(self._counts) > _MOST_REMEMBERED:
            self._counts.popitem(last=False)

    def succeeded(self, name: str, address: str) -> None:
        """It was no guess: the name is clear at this address; of the address only this one is taken back."""
        if not self._scale:
            return
        (of_name, _), (of_address, _) = self._keys(name, address)
        self._counts.pop(of_name, None)
        count = self._count(of_address)
        if count.wrong:
            # Whoever came before has waited already.
            self._counts[of_address] = _Count(count.wrong - 1, count.last, count.last)

    def _keys(self, name: str, address: str) -> tuple[tuple[_Key, int], tuple[_Key, int]]:
        return ((address, name), _FREE_OF_NAME), ((address,), _FREE_OF_ADDRESS)

    def _count(self, key: _Key) -> _Count:
        count = self._counts.get(key)
        if count is None or self._now() - count.last > _FORGOTTEN:
            return _Count(0, 0.0, 0.0)
        return count


def _delay(beyond: float) -> float:
    """Seconds to wait after so many guesses beyond the free ones: twice as long each time."""
    if beyond < 0:
        return 0.0
    return float(min(_LONGEST_DELAY, _FIRST_DELAY * 2 ** min(beyond, 20)))
