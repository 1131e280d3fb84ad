"""Games between players of given levels, seats rotated, on one or more processes.

A game is a pure function of its task, so the outcomes do not depend on who plays them, or where.
"""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..engine.errors import GreatPowersError, OptionError
from ..engine.game import Game
from ..engine.match import Match, Question
from ..engine.options import scenario_named
from .player import Player

FindGame = Callable[[str], Game]
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

#: A game that is not over after so many decisions has failed: it would never end.
MOST_DECISIONS = 100_000


@dataclass(frozen=True, slots=True)
class GameTask:
    """Everything one game depends on; plain parts, so that it can be sent to another process."""

    #: Where `find_game` is, such as "package.module:function": bots know no games.
    table: str
    game: str
    scenario: str
    options: Mapping[str, bool | str | int]
    #: Seat -> level of the player in it.
    levels: Mapping[str, str]
    #: The seed of the match; games of one rotation share it.
    seed: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """How a game ended: the scores of the seats, or what went wrong."""

    task: GameTask
    scores: Mapping[str, float] = field(default_factory=dict)
    result: Mapping[str, Any] = field(default_factory=dict)
    decisions: int = 0
    #: Seats still in the game at its end.
    survivors: tuple[str, ...] = ()
    error: str = ""
    #: Where players went who changed seats, by their first seats.
    seating: Mapping[str, str] = field(default_factory=dict)

    @property
    def levels(self) -> dict[str, str]:
        """Seat -> level of the player who held it at the end."""
        return {self.seating.get(seat, seat): level for seat, level in self.task.levels.items()}


class BotFailed(GreatPowersError):
    """A player raised something or gave an answer that is not allowed."""

    def __init__(self, seat: str, level: str, decision: int, problem: Exception) -> None:
        said = f"{type(problem).__name__}: {problem}"
        super().__init__(f"{level} as {seat} failed at decision {decision}: {said}")


def find_function(place: str) -> FindGame:
    """The function a text like "package.module:function" means."""
    module, colon, name = place.partition(":")
    if not colon:
        raise OptionError(f"{place!r} is not like package.module:function")
    function: FindGame = getattr(importlib.import_module(module), name)
    return function


def make_player(game: Game, level: str, seed: str) -> Player:
    """A player of that level."""
    levels = game.bots()
    if level not in levels:
        raise OptionError(f"{game.id} has no players of level {level!r}; known: {', '.join(levels)}")
    player: Player = levels[level](seed)
    return player


def play_game(task: GameTask, watch: Callable[[Match], None] | None = None) -> GameOutcome:
    """Play one game to its end; `watch` looks at it after every answer."""
    game = find_function(task.table)(task.game)
    match = Match(game, task.scenario, task.options, seed=task.seed)
    players = {
        seat: make_player(game, level, f"{task.seed}/{task.number}/{seat}")
        for seat, level in task.levels.items()
    }
    try:
        _play_on(match, players, task.levels, watch)
    except BotFailed as problem:
        return GameOutcome(task, decisions=len(match.decisions), error=str(problem))
    if not match.is_over:
        error = f"not over after {len(match.decisions)} decisions"
        return GameOutcome(task, decisions=len(match.decisions), error=error)
    return GameOutcome(
        task,
        scores=dict(game.scores(match.state)),
        result=dict(match.result),
        decisions=len(match.decisions),
        survivors=tuple(game.survivors(match.state)),
        seating=dict(game.seating(match.state)),
    )


def _play_on(
    match: Match,
    players: Mapping[str, Player],
    levels: Mapping[str, str],
    watch: Callable[[Match], None] | None,
) -> None:
    """Ask whoever has to decide until nobody has."""
    while not match.is_over and len(match.decisions) < MOST_DECISIONS:
        for question in match.pending():
            first = match.first_seat(question.seat)
            _ask(match, question, players[first], levels[first])
            if watch is not None:
                watch(match)


def _ask(match: Match, question: Question, player: Player, level: str) -> None:
    try:
        match.decide(question.seat, player.decide(match.view(question.seat), question))
    except Exception as problem:  # whatever a player does wrong must not end the whole arena
        raise BotFailed(question.seat, level, len(match.decisions) + 1, problem) from problem


def seated(levels: Sequence[str], seats: Sequence[str], rotation: int) -> dict[str, str]:
    """Who sits where in one rotation; the last level fills the seats that are left."""
    if not levels:
        raise OptionError("name at least one level")
    if len(levels) > len(seats):
        raise OptionError(f"{len(levels)} players for {len(seats)} seats")
    row = [*levels, *[levels[-1]] * (len(seats) - len(levels))]
    return {seat: row[(place - rotation) % len(seats)] for place, seat in enumerate(seats)}


def arena_tasks(
    table: str,
    game_id: str,
    levels: Sequence[str],
    games: int,
    *,
    scenario: str = "",
    options: Mapping[str, Any] | None = None,
    seed: str = "1",
) -> list[GameTask]:
    """The games of an arena: every player sits in every seat equally often, on the same match seeds."""
    game = find_function(table)(game_id)
    chosen = scenario_named(game.scenarios, scenario or game.scenarios[0].id)
    for level in levels:
        make_player(game, level, seed)
    settings = {**game.arena_options, **(options or {})}
    around = len(chosen.seats)
    return [
        GameTask(
            table=table,
            game=game_id,
            scenario=chosen.id,
            options=settings,
            levels=seated(levels, chosen.seats, number % around),
            seed=f"{seed}/{number // around}",
            number=number,
        )
        for number in range(games)
    ]


def run_arena(
    tasks: Sequence[GameTask],
    *,
    workers: int = 1,
    progress: Callable[[GameOutcome], None] | None = None,
) -> list[GameOutcome]:
    """Play all games; the outcomes come in the order of the tasks however many processes play."""
    outcomes = []
    for outcome in spread(play_game, tasks, workers):
        outcomes.append(outcome)
        if progress is not None:
            progress(outcome)
    return outcomes


def spread(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], workers: int, batch: int = 1
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
