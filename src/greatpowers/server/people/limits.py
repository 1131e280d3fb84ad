"""How much anybody may ask for in a while: buckets that fill up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from ..problems import Problem


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES: Final = {
    #: Checking a password is heavy work; wrong ones are counted apart, as guesses.
    "sign-in": Rate(30, 30 / 60),
    "newcomer": Rate(20, 20 / 600),
    "create": Rate(20, 20 / 300),
    #: Looking for people, and inviting them.
    "search": Rate(60, 2),
    "invite": Rate(20, 20 / 600),
    "decide": Rate(60, 10),
    "press": Rate(30, 1),
    "record": Rate(6, 6 / 60),
    "advice": Rate(20, 20 / 60),
    "picture": Rate(30, 2),
    "film": Rate(6, 6 / 300),
    "study": Rate(120, 5),
    "read": Rate(240, 40),
    #: Letters that anybody may have sent to somebody.
    "letter": Rate(6, 6 / 3600),
    #: New ways to be reached, and trying them out.
    "channel": Rate(20, 20 / 600),
    "socket": Rate(60, 2),
    #: Streams of lines, and tables that programs make.
    "stream": Rate(30, 1),
    "program-tables": Rate(100, 100 / 86400),
    #: Messages over sockets, and those of them that mean nothing.
    "message": Rate(240, 20),
    "garbage": Rate(20, 1),
}
_MOST_BUCKETS: Final = 50_000


class Limits:
    """Counts requests by what is asked and who asks."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Take one; raises a Problem with status 429 if nothing is left."""
        if not self._scale:
            return
        rate, now = RATES[what], time.monotonic()
        most = rate.burst * self._scale
        left, then = self._buckets.get((what, who), (most, now))
        left = min(most, left + (now - then) * rate.per_second * self._scale)
        if left < 1:
            raise _spent(what, rate, (1 - left) / (rate.per_second * self._scale))
        self._buckets[what, who] = (left - 1, now)
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)


def too_often(seconds: float) -> Problem:
    """Come back after so many seconds."""
    wait = int(seconds) + 1
    headers = {"Retry-After": str(wait)}
    return Problem(429, "too-often", "too many requests", params={"seconds": wait}, headers=headers)


def _spent(what: str, rate: Rate, seconds: float) -> Problem:
    """The same for programs, which also want to know what they have had too much of."""
    problem = too_often(seconds)
    wait = problem.params["seconds"]
    problem.extra["ratelimit"] = {"key": what, "seconds": wait}
    problem.headers["RateLimit"] = f'"{what}";r=0;t={wait}'
    problem.headers["RateLimit-Policy"] = f'"{what}";q={rate.burst:g};w={rate.burst / rate.per_second:g}'
    return problem
