"""The connection to SQLite or PostgreSQL: reading, and writing that is durable when it returns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import Connection, CursorResult, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...engine.errors import GreatPowersError
from .journal import Conflict, Journal, Work
from .probe import write_something
from .sqlite import prepare_sqlite
from .trouble import Reason, Troubles, reason_for
from .unusable import newer_schema, unusable

_MIGRATIONS = Path(__file__).parent / "migrations"
#: How long the store is given to show that it works, and how long that is believed.
_LOOK_SECONDS = 5.0
_BELIEVED = 2.0


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
        self._troubles = Troubles()
        self._looking = asyncio.Lock()
        self._looked: tuple[float, Reason | None] = (-_BELIEVED, None)
        if self.is_sqlite:
            self._reader = _sqlite_engine(url, "BEGIN", 4)
            self._writer = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
            self._journal = Journal(url, self._turn, self._troubles)
        else:
            self._reader = _server_engine(url)
            self._writer = self._reader

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._connected(self._reader) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; it is on disk when the block ends without an exception."""
        turn = self._turn if self.is_sqlite else nullcontext()
        async with turn, self._connected(self._writer) as connection, connection.begin():
            yield connection
        self._troubles.written()

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        connection = engine.connect()
        with self._troubles.told():
            await connection.start()
        try:
            with _of_the_store(self._troubles):
                yield connection
        finally:
            # Whoever asked may have gone away: the connection is given back all the same.
            await asyncio.shield(asyncio.create_task(connection.close()))

    async def commit(self, work: Sequence[Work]) -> None:
        """Carry statements out in one transaction, if the first one finds the row it is about."""
        if self._journal is not None:
            await self._journal.commit(work)
            return
        async with self.writing() as connection:
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

    async def trouble(self) -> Reason | None:
        """What keeps the store from being read and written; None if nothing does."""
        async with self._looking:
            moment, found = self._looked
            if time.monotonic() - moment >= _BELIEVED:
                found = await self._look()
                self._looked = (time.monotonic(), found)
        # A few words may still fit where the next decision does not.
        return found or ("full" if self._troubles.lately == "full" else None)

    async def _look(self) -> Reason | None:
        """Nothing but writing shows that one can write."""
        try:
            async with asyncio.timeout(_LOOK_SECONDS):
                if self.is_sqlite:
                    async with self._turn:
                        return await asyncio.to_thread(write_something, str(make_url(self.url).database))
                async with self._writer.begin() as connection:
                    await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except TimeoutError:
            return "locked" if self.is_sqlite else "unreachable"
        except Exception as problem:
            return reason_for(problem) or "unreachable"
        return None

    async def close(self) -> None:
        if self._journal is not None:
            await self._journal.close()
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()


@contextmanager
def _of_the_store(troubles: Troubles) -> Iterator[None]:
    """While a connection is used only what the database says counts: other failures are somebody else's."""
    try:
        yield
    except SQLAlchemyError:
        with troubles.told():
            raise


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
