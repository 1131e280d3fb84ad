"""Games between players of given levels, seats rotated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.errors import GreatPowersError, OptionError
from ..engine.game import Game
from ..engine.match import Match, Question
from ..engine.options import scenario_named
from ..engine.plain import PlainObject
from .player import Player
from .tasks import MatchTask, Settings, find_function, run_tasks

#: A game that is not over after so many decisions has failed: it would never end.
MOST_DECISIONS = 100_000


@dataclass(frozen=True, slots=True)
class GameTask(MatchTask):
    """Everything one game between players depends on."""

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
    result: PlainObject = field(default_factory=dict)
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

    @property
    def kind(self) -> object:
        """How it ended, such as "win" or "draw"."""
        return self.result.get("kind")

    @property
    def sharers(self) -> tuple[str, ...]:
        """The seats that won, or share the draw."""
        seats = self.result.get("seats")
        return tuple(seats) if isinstance(seats, list | tuple) else ()


class BotFailed(GreatPowersError):
    """A player raised something or gave an answer that is not allowed."""

    def __init__(self, seat: str, level: str, decision: int, problem: Exception) -> None:
        said = f"{type(problem).__name__}: {problem}"
        super().__init__(f"{level} as {seat} failed at decision {decision}: {said}")


def make_player(game: Game, level: str, seed: str) -> Player:
    """A player of that level."""
    levels = game.bots()
    if level not in levels:
        raise OptionError(f"{game.id} has no players of level {level!r}; known: {', '.join(levels)}")
    player: Player = levels[level](seed)
    return player


def play_game(task: GameTask, watch: Callable[[Match], None] | None = None) -> GameOutcome:
    """Play one game to its end; `watch` looks at it after every answer."""
    game = task.find_game()
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
    options: Settings | None = None,
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
    return run_tasks(play_game, tasks, workers, progress)
