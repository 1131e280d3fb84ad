"""Decisions on their way to SQLite: whatever waits at one moment goes to disk together, in one thread.

Each piece of work is a transaction to whoever asked for it. Several share one sync to disk; if one of them
fails, all are taken back and done one by one, so that nobody pays for a neighbour.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

from sqlalchemy import Engine, Executable, create_engine
from sqlalchemy.engine import make_url

from .sqlite import prepare_sqlite
from .trouble import Troubles, reason_for

#: A statement and the values of its parameters, of one row or of several.
Work = tuple[Executable, dict[str, object] | list[dict[str, object]]]
_Waiting = tuple[Sequence[Work], asyncio.Future[None]]

_MOST_TOGETHER = 64


class Conflict(Exception):
    """Somebody else changed the row first."""


class Journal:
    """The one writer of decisions."""

    def __init__(self, url: str, turn: asyncio.Lock, troubles: Troubles) -> None:
        self._url = make_url(url).set(drivername="sqlite")
        self._turn = turn
        self._troubles = troubles
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    @cached_property
    def _engine(self) -> Engine:
        engine = create_engine(self._url, pool_size=1, max_overflow=0, hide_parameters=True)
        prepare_sqlite(engine, "BEGIN IMMEDIATE")
        return engine

    async def commit(self, work: Sequence[Work]) -> None:
        """Returns when the work is on disk; raises what went wrong with it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._turn:
                together, self._waiting = self._waiting[:_MOST_TOGETHER], self._waiting[_MOST_TOGETHER:]
                problems = await loop.run_in_executor(
                    self._thread, self._carry_out, [work for work, _ in together]
                )
            for (_, done), problem in zip(together, problems, strict=True):
                if done.done():
                    continue
                if problem is None:
                    self._troubles.written()
                    done.set_result(None)
                    continue
                reason = reason_for(problem)
                done.set_exception(problem if reason is None else self._troubles.noted(reason))

    def _carry_out(self, together: list[Sequence[Work]]) -> list[Exception | None]:
        """In the thread: all at once, or each alone."""
        if len(together) > 1:
            problem = self._attempt(together)
            # What is the matter with the whole store would only go wrong for each of them again.
            if problem is None or reason_for(problem) is not None:
                return [problem] * len(together)
        return [self._attempt([work]) for work in together]

    def _attempt(self, together: list[Sequence[Work]]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                for work in together:
                    for place, (statement, values) in enumerate(work):
                        done = connection.execute(statement, values)
                        if place == 0 and done.rowcount != 1:
                            raise Conflict
        except Exception as problem:
            return problem
        return None

    async def close(self) -> None:
        """Finish what waits and let the file go."""
        while self._writing is not None and not self._writing.done():
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
