"""How long a player may think. Clocks are handed down from the borders: players have none of their own."""

from __future__ import annotations

from collections.abc import Callable

#: Seconds from some moment on.
Clock = Callable[[], float]


def give_clock(player: object, clock: Clock) -> None:
    """Let a player that can think by the clock do so; without one it counts what it looks at."""
    use_clock: Callable[[Clock], None] | None = getattr(player, "use_clock", None)
    if use_clock is not None:
        use_clock(clock)


class Allowance:
    """The time for one question, from now on; without a clock it never runs out."""

    def __init__(self, seconds: float, clock: Clock | None = None) -> None:
        self._clock = clock
        self._seconds = seconds
        self._began = self._last = clock() if clock is not None else 0.0
        self._longest = 0.0

    @property
    def is_timed(self) -> bool:
        return self._clock is not None

    def allows_more(self) -> bool:
        """Is there time for another piece of work, should it take as long as the longest so far?"""
        if self._clock is None:
            return True
        now = self._clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now - self._began + self._longest <= self._seconds
