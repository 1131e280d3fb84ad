"""Structured logs, one JSON object a line, without secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

_SECRETS = ("password", "token", "cookie", "seed", "nonce", "invite", "text")


def configure(level: str = "info") -> None:
    """Write logs to standard error; our own and those of the libraries."""
    number = getattr(logging, level.upper(), logging.INFO)
    logging.basicConfig(level=number, stream=sys.stderr, format="%(message)s", force=True)
    for chatty in ("aiosqlite", "alembic", "asyncio", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def _without_secrets(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name in entry:
        if any(secret in name.casefold() for secret in _SECRETS):
            entry[name] = "…"
    return entry
