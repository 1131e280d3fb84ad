"""When the store cannot be used: what is the matter with it, told as that and not as our mistake."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from ..problems import Problem

log = structlog.get_logger()

Reason = Literal["full", "locked", "unreachable", "read-only", "damaged"]

_WORDS: Final[dict[Reason, str]] = {
    "full": "the disk of the house is full",
    "locked": "the database of the house is locked",
    "unreachable": "the database of the house cannot be reached",
    "read-only": "the database of the house cannot be written",
    "damaged": "the database of the house is damaged",
}
#: What SQLite says, by the beginning of its error names.
_SQLITE: Final[dict[str, Reason]] = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "unreachable",
    "SQLITE_IOERR": "unreachable",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}
#: What PostgreSQL says, by the beginning of its codes.
_POSTGRESQL: Final[dict[str, Reason]] = {
    "53100": "full",
    "55P03": "locked",
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
    "53": "unreachable",
    "57P": "unreachable",
    "08": "unreachable",
}
#: A failure is remembered so long, unless something was written since.
_MEMORY: Final = 10.0
_RETRY: Final = 5


def unavailable(reason: Reason) -> Problem:
    """Whoever asks again later may be served."""
    headers = {"Retry-After": str(_RETRY)}
    params = {"reason": str(reason)}
    return Problem(503, "store-unavailable", _WORDS[reason], params=params, headers=headers)


def reason_for(problem: BaseException) -> Reason | None:
    """What is the matter with the store; None if it is something else."""
    if isinstance(problem, NoConnectionLeft):
        return "unreachable"
    if isinstance(problem, IntegrityError):
        return None
    causes = _chain(problem)
    for cause in causes:
        found = _named(_SQLITE, getattr(cause, "sqlite_errorname", None))
        found = found or _named(
            _POSTGRESQL, getattr(cause, "sqlstate", None) or getattr(cause, "pgcode", None)
        )
        if found is not None:
            return found
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return "unreachable"
    if any(isinstance(cause, OSError) or "connection is closed" in str(cause) for cause in causes):
        return "unreachable"
    return None


def _chain(problem: BaseException) -> list[BaseException]:
    """The exception and everything it came from."""
    found: list[BaseException] = []
    waiting: list[object] = [problem]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, BaseException) and one not in found:
            found.append(one)
            waiting += [getattr(one, "orig", None), one.__cause__, one.__context__]
    return found


def _named(table: dict[str, Reason], name: object) -> Reason | None:
    if not isinstance(name, str):
        return None
    return next((reason for start, reason in table.items() if name.startswith(start)), None)


class Troubles:
    """The last failure of a store, for those who ask how it is."""

    def __init__(self) -> None:
        self._reason: Reason | None = None
        self._at = 0.0

    @property
    def lately(self) -> Reason | None:
        """What went wrong a moment ago, if nothing went well since."""
        return self._reason if time.monotonic() - self._at < _MEMORY else None

    def written(self) -> None:
        self._reason = None

    def noted(self, reason: Reason) -> Problem:
        """Remember it and tell the log, but not for every request that meets with the same."""
        if self.lately != reason:
            log.error("store_unavailable", reason=reason)
        self._reason, self._at = reason, time.monotonic()
        return unavailable(reason)

    @contextmanager
    def told(self) -> Iterator[None]:
        """Failures of the store are raised as problems."""
        try:
            yield
        except Problem:
            raise
        except Exception as problem:
            reason = reason_for(problem)
            if reason is None:
                raise
            raise self.noted(reason) from None
