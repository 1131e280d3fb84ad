"""Matches to be played, one after the other or on several processes.

What comes of a match is a pure function of its task, so it does not matter who plays it, or where.
"""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from ..engine.errors import GreatPowersError, OptionError
from ..engine.game import Game
from .cluster import Cluster, spread_over

FindGame = Callable[[str], Game]
#: Options of a match by name.
Settings = Mapping[str, bool | str | int]
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


@dataclass(frozen=True, slots=True)
class MatchTask:
    """What every match depends on; plain parts, so that it can be sent to another process."""

    #: Where `find_game` is, such as "package.module:function": bots know no games.
    table: str
    game: str
    scenario: str
    options: Settings

    def find_game(self) -> Game:
        return find_function(self.table)(self.game)


def find_function(place: str) -> FindGame:
    """The function a text like "package.module:function" means."""
    module, colon, name = place.partition(":")
    if not colon:
        raise OptionError(f"{place!r} is not like package.module:function")
    function: FindGame = getattr(importlib.import_module(module), name)
    return function


def run_tasks(
    work: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    workers: int,
    progress: Callable[[Outcome], None] | None,
    *,
    enough: Callable[[], bool] = lambda: False,
    batch: int = 1,
    cluster: Cluster | None = None,
) -> list[Outcome]:
    """Do the work on all tasks until there is enough; the outcomes come in the order of the tasks."""
    outcomes = []
    done = _spread(work, tasks, workers, batch) if cluster is None else spread_over(cluster, work, tasks)
    for outcome in done:
        outcomes.append(outcome)
        if progress is not None:
            progress(outcome)
        if enough():
            break
    return outcomes


def _spread(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], workers: int, batch: int
) -> Iterator[Outcome]:
    """The work done on every task, in order, by as many processes as wanted."""
    if workers <= 1:
        yield from map(work, tasks)
        return
    # Workers start from nothing everywhere, so that no state of this process can reach them.
    context = multiprocessing.get_context("spawn")
    try:
        with ProcessPoolExecutor(max_workers=workers, mp_context=context) as pool:
            yield from pool.map(work, tasks, chunksize=batch)
    except BrokenProcessPool:
        raise GreatPowersError("a worker process died before its games were over") from None
