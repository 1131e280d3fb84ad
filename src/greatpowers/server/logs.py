"""Structured logs, one JSON object a line, without secrets."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import EventDict

from .mishaps import formatted

_SECRETS = ("password", "token", "cookie", "seed", "nonce", "invite", "text")


def configure(level: str = "info") -> None:
    """Write logs to standard error; our own and those of the libraries."""
    number = getattr(logging, level.upper(), logging.INFO)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Discreet("%(message)s"))
    # A line that cannot be written is dropped: the complaint about it would show all of it.
    logging.raiseExceptions = False
    logging.basicConfig(level=number, handlers=[handler], force=True)
    for chatty in ("aiosqlite", "alembic", "asyncio", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_secrets,
            structlog.processors.ExceptionRenderer(formatted),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


class _Discreet(logging.Formatter):
    """What libraries log, without the words of exceptions."""

    def formatException(self, ei: object) -> str:  # noqa: N802
        return formatted(ei)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        if record.name == "asyncio":
            # The lines after the first show objects, and in them whatever they were made of.
            return record.message.partition("\n")[0]
        return super().formatMessage(record)


def _without_secrets(_: object, __: str, entry: EventDict) -> EventDict:
    for name in entry:
        if any(secret in name.casefold() for secret in _SECRETS):
            entry[name] = "…"
    return entry
