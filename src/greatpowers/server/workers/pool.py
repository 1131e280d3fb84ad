"""Worker processes for heavy work, with a time limit; a dying or stuck worker is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing.context import ForkServerContext
from typing import Any, ParamSpec, TypeVar

import structlog

P = ParamSpec("P")
R = TypeVar("R")

log = structlog.get_logger()

#: Beyond its own alarm a worker gets this long before it is taken for stuck.
_PATIENCE = 2.0


class WorkFailed(Exception):
    """The work could not be done: too slow, or the worker died."""


class OutOfTime(Exception):
    """Raised inside a worker when its time is up."""


class Workers:
    """A pool of processes that starts with the first piece of work; without any, threads have to do."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        #: What is not done yet, and how long each may take.
        self._under_way: dict[Future[Any], float] = {}

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            method = "spawn" if sys.platform == "win32" else "forkserver"
            context = multiprocessing.get_context(method)
            if isinstance(context, ForkServerContext):
                context.set_forkserver_preload(["greatpowers.server.workers.bots_ready"])
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_prepare)
        return self._pool

    async def run(self, seconds: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do the work in a process; raises WorkFailed if that does not succeed in time."""
        if not self._count:
            return await self._run_here(seconds, partial(work, *args, **kwargs))
        pool = self._executor()
        limit = self._waiting_limit(seconds)
        try:
            given = pool.submit(_timed, seconds, partial(work, *args, **kwargs))
        except (BrokenExecutor, RuntimeError) as problem:
            self._replace(pool)
            raise WorkFailed("worker died") from problem
        self._under_way[given] = seconds
        given.add_done_callback(lambda done: self._under_way.pop(done, None))
        try:
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(given)
        except TimeoutError as problem:
            self._replace(pool)
            raise WorkFailed("worker stuck") from problem
        except OutOfTime as problem:
            raise WorkFailed("out of time") from problem
        except BrokenExecutor as problem:
            self._replace(pool)
            raise WorkFailed("worker died") from problem
        except asyncio.CancelledError as problem:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # Nobody called this off: its pool was replaced while it waited.
            raise WorkFailed("worker replaced") from problem

    async def _run_here(self, seconds: float, work: Callable[[], R]) -> R:
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.to_thread(work)
        except TimeoutError as problem:
            raise WorkFailed("out of time") from problem

    def _waiting_limit(self, seconds: float) -> float:
        """Work queues behind other work, which may take its own time: a picture has longer than a bot."""
        ahead = sum(other + _PATIENCE for other in list(self._under_way.values()))
        return ahead / self._count + seconds + _PATIENCE + 10.0

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            log.warning("workers_replaced")
            self._pool = None
            _end(pool)

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(_end, pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _prepare() -> None:
    # Whoever stops the server with Ctrl-C stops the workers through it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    """A server that was killed cannot send its workers home; they notice by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _timed(seconds: float, work: Callable[[], R]) -> R:
    """Do the work under an alarm, where the system has alarms."""
    if not hasattr(signal, "setitimer"):
        return work()

    def ring(*_: object) -> None:
        raise OutOfTime

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
