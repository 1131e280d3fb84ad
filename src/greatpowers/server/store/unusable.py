"""Stores that cannot be opened: what is wrong with them in one line, without the password to them."""

from __future__ import annotations

import sqlite3

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from ...engine.errors import GreatPowersError
from ..mishaps import brief

#: What SQLite says of a file that it did not write, or that somebody else has spoilt.
_DAMAGED = ("not a database", "malformed", "disk image")


class StoreUnusable(GreatPowersError):
    """The store cannot be opened; has a message id with parameters for all languages."""

    def __init__(self, message: str, text: str, **params: str) -> None:
        super().__init__(text)
        self.message_id = message
        self.params = params


def newer_schema(found: str, known: str) -> StoreUnusable:
    """Written by a later version of this program."""
    text = f"the store has schema {found}, this program knows {known}: use the newer program"
    return StoreUnusable("cli-store-newer", text, found=found, known=known)


def unusable(url: str, problem: Exception) -> StoreUnusable:
    """Why a store could not be opened."""
    if isinstance(problem, ArgumentError | NoSuchModuleError):
        return StoreUnusable("cli-store-address", "there is no database of this kind or address")
    where = _shown(url)
    cause = getattr(problem, "orig", None) or problem
    if isinstance(cause, sqlite3.DatabaseError) and any(word in str(cause) for word in _DAMAGED):
        text = f"{where} is damaged or no database: restore a backup"
        return StoreUnusable("cli-store-damaged", text, where=where)
    why = brief(cause if isinstance(problem, SQLAlchemyError) and isinstance(cause, Exception) else problem)
    text = f"the database {where} cannot be opened: {why}"
    return StoreUnusable("cli-store-unreachable", text, where=where, problem=why)


def _shown(url: str) -> str:
    """An address of a database as it may be shown: a file, or host and name."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return parsed.database or ""
    port = f":{parsed.port}" if parsed.port else ""
    return f"{parsed.host or ''}{port}/{parsed.database or ''}"
