"""News between processes on one PostgreSQL: which table has changed, told by the database itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from sqlalchemy import text
from sqlalchemy.engine import make_url

from ..mishaps import brief
from .journal import Work

log = structlog.get_logger()

_CHANNEL: Final = "greatpowers_tables"
_PAUSE: Final = 2.0
_PULSE: Final = 15.0


_TELL: Final = text("SELECT pg_notify(:channel, :news)")


def news_of(process: str, table: str) -> Work:
    """For the same transaction as the change: the news goes out when it is committed."""
    return _TELL, {"channel": _CHANNEL, "news": f"{process} {table}"}


class Relay:
    """Listens to what other processes say."""

    def __init__(
        self,
        url: str,
        process: str,
        heard: Callable[[str], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._missed = missed
        self._news: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Listen until cancelled; after a lost connection everything known is looked at again."""
        tending = asyncio.create_task(self._tend())
        try:
            while True:
                try:
                    await self._listen()
                except Exception as problem:
                    log.warning("relay_lost", problem=brief(problem))
                await asyncio.sleep(_PAUSE)
                await self._missed()
        finally:
            tending.cancel()

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection: Any = await asyncpg.connect(self._url)
        try:
            await connection.add_listener(_CHANNEL, self._take)
            while True:
                await asyncio.sleep(_PULSE)
                await connection.execute("SELECT 1")
        finally:
            await connection.close(timeout=2)

    def _take(self, _: Any, __: int, ___: str, news: str) -> None:
        process, _, table = news.partition(" ")
        if process != self._process:
            self._news.put_nowait(table)

    async def _tend(self) -> None:
        while True:
            table = await self._news.get()
            try:
                await self._heard(table)
            except Exception:
                log.exception("news_failed", table=table)
