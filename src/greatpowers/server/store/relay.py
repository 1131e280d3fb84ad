"""News between processes on one PostgreSQL: which table changed, whose session ended; the database tells."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

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


#: Before the id of a person: sessions of his have ended.
PERSON: Final = "@"
#: Before a person and a table, parted by a stroke: he has it before his eyes.
LOOKS: Final = "~"


def news_of(process: str, subject: str) -> Work:
    """For the same transaction as the change: the news goes out when it is committed."""
    return _TELL, {"channel": _CHANNEL, "news": f"{process} {subject}"}


class Listening(Protocol):
    """What we use of a connection of asyncpg, which brings no types."""

    async def add_listener(self, channel: str, heard: Callable[[object, int, str, str], None]) -> None: ...
    async def execute(self, query: str) -> str: ...
    async def close(self, *, timeout: float) -> None: ...


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
        is_first = True
        last = ""
        try:
            while True:
                try:
                    await self._listen(is_first)
                except Exception as problem:
                    # Told once for each kind of failure, not for every try while the database is away.
                    if last != brief(problem):
                        last = brief(problem)
                        log.warning("relay_lost", problem=last)
                is_first = False
                await asyncio.sleep(_PAUSE)
        finally:
            tending.cancel()

    async def _listen(self, is_first: bool) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection: Listening = await asyncpg.connect(self._url)
        try:
            await connection.add_listener(_CHANNEL, self._take)
            if not is_first:
                # Only now: what happens while everything is looked at again is heard.
                await self._missed()
            while True:
                await asyncio.sleep(_PULSE)
                await connection.execute("SELECT 1")
        finally:
            await connection.close(timeout=2)

    def _take(self, _: object, __: int, ___: str, news: str) -> None:
        process, _, subject = news.partition(" ")
        if process != self._process:
            self._news.put_nowait(subject)

    async def _tend(self) -> None:
        while True:
            subject = await self._news.get()
            try:
                await self._heard(subject)
            except Exception as problem:
                log.warning("news_failed", subject=subject, problem=type(problem).__name__)
