"""Work at a table that failed: tried again after growing pauses, and told once for each try."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import NamedTuple

import structlog

from ..problems import Problem

log = structlog.get_logger()

_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 3600.0
_MOST_REMEMBERED = 10_000


class _Setback(NamedTuple):
    about: object
    pause: float
    until: float


class Setbacks:
    """Remembers what went wrong with which table, so that the next one need not wait for it."""

    def __init__(self, now: Callable[[], float], event: str, longest: float = _LONGEST_PAUSE) -> None:
        self._now = now
        self._event = event
        self._longest = longest
        self._known: dict[str, _Setback] = {}

    def rests(self, table: str, about: object = None) -> bool:
        """Is it too early to try again? Something else about the table may be tried at once."""
        known = self._known.get(table)
        if known is None or known.about != about:
            return False
        # A clock that was put back must not make the pause longer than it was meant to be.
        return 0 < known.until - self._now() <= known.pause

    def until(self, table: str, about: object = None) -> float:
        """When it may be tried again."""
        return self._known[table].until if self.rests(table, about) else 0.0

    def failed(
        self, table: str, problem: BaseException, about: object = None, *, quiet: bool = False
    ) -> None:
        """Put the next try off; `quiet` where somebody else has told of it."""
        if self.rests(table, about):
            return
        known = self._known.get(table)
        is_new = known is None or known.about != about
        pause = _FIRST_PAUSE if known is None or is_new else min(known.pause * 2, self._longest)
        self._forget_oldest()
        self._known[table] = _Setback(about, pause, self._now() + pause)
        if not quiet:
            log.warning(self._event, table=table, problem=reason_of(problem), pause=pause)

    def succeeded(self, table: str) -> None:
        self._known.pop(table, None)

    def _forget_oldest(self) -> None:
        while len(self._known) >= _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]


def reason_of(problem: BaseException) -> str:
    """What went wrong and where, without a word of what people wrote."""
    if isinstance(problem, Problem):
        return problem.code
    frames = traceback.extract_tb(problem.__traceback__)
    place = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(problem).__name__}{place}"
