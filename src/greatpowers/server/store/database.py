"""The connection to SQLite or PostgreSQL: reading, and writing that is durable when it returns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, CursorResult, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...engine.errors import GreatPowersError
from .journal import Conflict, Journal, Work
from .unusable import newer_schema, unusable

_MIGRATIONS = Path(__file__).parent / "migrations"


class NoDriver(GreatPowersError):
    """The driver of the database is not installed."""


class Database:
    """Engines for one URL. SQLite has a single writer: writes queue here instead of colliding there."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        except ArgumentError as problem:
            raise unusable("", problem) from None
        self._turn = asyncio.Lock()
        self._journal: Journal | None = None
        if self.is_sqlite:
            self._reader = _sqlite_engine(url, "BEGIN", 4)
            self._writer = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
            self._journal = Journal(url, self._turn)
        else:
            self._reader = _server_engine(url)
            self._writer = self._reader

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; it is on disk when the block ends without an exception."""
        if self.is_sqlite:
            async with self._turn, self._writer.begin() as connection:
                yield connection
        else:
            async with self._writer.begin() as connection:
                yield connection

    async def commit(self, work: Sequence[Work]) -> None:
        """Carry statements out in one transaction, if the first one finds the row it is about."""
        if self._journal is not None:
            await self._journal.commit(work)
            return
        async with self._writer.begin() as connection:
            for place, (statement, values) in enumerate(work):
                done = await connection.execute(statement, values)
                if place == 0 and isinstance(done, CursorResult) and done.rowcount != 1:
                    raise Conflict

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        try:
            async with self._turn, self._writer.connect() as connection:
                await connection.run_sync(_upgrade)
                await connection.commit()
        except GreatPowersError:
            raise
        except Exception as problem:
            raise unusable(self.url, problem) from problem

    async def answers(self) -> bool:
        """Can the database be asked anything?"""
        try:
            async with self._reader.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def close(self) -> None:
        if self._journal is not None:
            await self._journal.close()
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()


def _server_engine(url: str) -> AsyncEngine:
    try:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError as problem:
        raise NoDriver(f"{problem.name} is missing: install greatpowers[postgresql]") from None
    except NoSuchModuleError as problem:
        raise unusable(url, problem) from None


def _sqlite_engine(url: str, begin: str, size: int) -> AsyncEngine:
    path = make_url(url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=size, max_overflow=0, hide_parameters=True)
    prepare_sqlite(engine.sync_engine, begin)
    return engine


def prepare_sqlite(engine: Any, begin: str) -> None:
    """Set every connection of an engine up the same way."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        # The driver's own transaction handling begins too late for a consistent read; we begin ourselves.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: an acknowledged decision must outlive a power cut, not only a crash of this process.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _upgrade(connection: Connection) -> None:
    if _is_current(connection):
        return
    # Heavy to import, and hardly ever needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_current(connection: Connection) -> bool:
    """Does the store stand at the newest migration?"""
    if not inspect(connection).has_table("alembic_version"):
        return False
    newest = max(path.name.partition("_")[0] for path in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if isinstance(found, str) and found > newest:
        raise newer_schema(found, newest)
    return bool(found == newest)
