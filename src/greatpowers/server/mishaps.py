"""Exceptions as they are logged: what kind and where, and of their words only those that quote nobody."""

from __future__ import annotations

import re
import traceback
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import DataError, InvariantBroken
from .problems import Problem

#: Their words are about code and data files, never about what somebody sent.
_QUOTE_NOBODY: Final = (AttributeError, TypeError, NameError, ImportError, DataError)
_DRIVERS: Final = ("sqlite3", "asyncpg", "aiosqlite")
_QUOTED: Final = re.compile(r"""'[^'\n]*'|"[^"\n]*"|\([^()\n]*\)=\([^\n]*\)""")
_LONGEST: Final = 300
_DEEPEST: Final = 8


def brief(problem: BaseException) -> str:
    """An exception in one line."""
    kind = type(problem).__name__
    words = _words(problem)
    return f"{kind}: {words}" if words else kind


def _words(problem: BaseException) -> str:
    if isinstance(problem, Problem):
        return problem.code
    if isinstance(problem, InvariantBroken):
        return problem.rule
    if isinstance(problem, OSError):
        return problem.strerror or ""
    if isinstance(problem, SQLAlchemyError):
        statement = getattr(problem, "statement", None) or ""
        first = _first_line(problem)
        return f"{first} [SQL: {statement[:_LONGEST]}]" if statement else first
    if type(problem).__module__.partition(".")[0] in _DRIVERS:
        return _first_line(problem)
    if isinstance(problem, _QUOTE_NOBODY):
        return str(problem)[:_LONGEST]
    return ""


def _first_line(problem: BaseException) -> str:
    """Databases put the row that failed into further lines, and its values into quotes or brackets."""
    lines = str(problem).splitlines()
    return _QUOTED.sub("…", lines[0])[:_LONGEST] if lines else ""


def traced(problem: BaseException) -> str:
    """The whole way an exception took, with those that led to it."""
    told: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = problem
    while current is not None and id(current) not in seen and len(told) < _DEEPEST:
        seen.add(id(current))
        told.append(_one(current))
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "\nled to\n".join(reversed(told))


def _one(problem: BaseException) -> str:
    frames = "".join(traceback.format_tb(problem.__traceback__))
    inner = ""
    if isinstance(problem, BaseExceptionGroup):
        inner = "".join(f"\n  {brief(part)}" for part in problem.exceptions[:_DEEPEST])
    return f"Traceback (most recent call last):\n{frames}{brief(problem)}{inner}"


def formatted(exc_info: object) -> str:
    """For loggers, which hand over what `sys.exc_info` gives."""
    problem = exc_info[1] if isinstance(exc_info, tuple) else exc_info
    return traced(problem) if isinstance(problem, BaseException) else ""
