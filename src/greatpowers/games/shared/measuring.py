"""Measuring the speed of a game, with a clock that somebody else brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Stopwatch(Protocol):
    """Takes the time of some work; games have no clock of their own."""

    def __call__(self, work: Callable[[], object], runs: int = ...) -> float: ...
