"""Games between players of given levels, seats rotated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.errors import GreatPowersError, OptionError
from ..engine.game import Game
from ..engine.match import Match, Question
from ..engine.options import scenario_named
from ..engine.plain import PlainObject
from .player import Player, Speaker
from .tasks import MatchTask, Settings, find_function, run_tasks
from .thinking import Clock
from .weights import MARK, variant

#: So often each seat may speak before the answers are asked for.
MOST_ROUNDS = 4
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
    #: Level -> its weights, for levels like `regular@1f0c` that weigh by other numbers than the game's.
    weights: Mapping[str, str] = field(default_factory=dict)
    #: Players that can talk do so before every answer.
    talk: bool = False


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
    #: What was asked of the player who first held a seat, and how long it thought where that was measured.
    asked: Mapping[str, int] = field(default_factory=dict)
    thought: Mapping[str, float] = field(default_factory=dict)

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


def make_player(game: Game, level: str, seed: str, weights: Mapping[str, str] | None = None) -> Player:
    """A player of that level; `weights` holds those of levels that are not the game's own."""
    levels = {**game.bots(), **game.yardsticks()}
    own = (weights or {}).get(level)
    found = level.partition(MARK)[0] if own is not None else level
    if found not in levels:
        raise OptionError(f"{game.id} has no players of level {level!r}; known: {', '.join(levels)}")
    made = levels[found] if own is None else variant(levels[found], own)
    player: Player = made(seed)
    return player


def make_speakers(game: Game, levels: Mapping[str, str], seed: str) -> dict[str, Speaker]:
    """Those of the seats whose level talks."""
    known = game.speakers()
    return {seat: known[level](f"{seed}/{seat}") for seat, level in levels.items() if level in known}


def play_game(
    task: GameTask, watch: Callable[[Match], None] | None = None, clock: Clock | None = None
) -> GameOutcome:
    """Play one game to its end; `watch` looks at it after every answer, `clock` measures who thinks."""
    game = task.find_game()
    match = Match(game, task.scenario, task.options, seed=task.seed)
    sitting = _Sitting(match, task, watch, clock)
    try:
        sitting.play_on()
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
        asked=sitting.asked,
        thought=sitting.thought,
    )


class _Sitting:
    """A match with its players at the table."""

    def __init__(
        self, match: Match, task: GameTask, watch: Callable[[Match], None] | None, clock: Clock | None
    ) -> None:
        self._match = match
        self._levels = task.levels
        self._watch = watch
        self._clock = clock
        self._players = {
            seat: make_player(match.game, level, f"{task.seed}/{task.number}/{seat}", task.weights)
            for seat, level in task.levels.items()
        }
        self.speakers: dict[str, Speaker] = {}
        if task.talk:
            self.speakers = make_speakers(match.game, task.levels, f"{task.seed}/{task.number}")
        self._past: object = None
        self.asked = dict.fromkeys(task.levels, 0)
        self.thought = dict.fromkeys(task.levels, 0.0) if clock is not None else {}

    def play_on(self) -> None:
        """Ask whoever has to decide until nobody has."""
        match = self._match
        while not match.is_over and len(match.decisions) < MOST_DECISIONS:
            if self.speakers:
                self._talk()
            for question in match.pending():
                self._ask(question, match.first_seat(question.seat))
                if self._watch is not None:
                    self._watch(match)

    def _talk(self) -> None:
        """Everybody who has something to say says it, in turns, until nobody has or it was enough."""
        match = self._match
        self._past = match.game.past(match.events(None))
        asked = [question.seat for question in match.pending()]
        for _ in range(MOST_ROUNDS):
            said = [text for seat in asked if seat in self.speakers for text in self._hear(seat)]
            if not said:
                return

    def _hear(self, seat: str) -> list[str]:
        """What a seat has said."""
        match = self._match
        texts = self.speakers[seat].speak(match.view(seat), self._past)
        try:
            for text in texts:
                match.decide(seat, text)
        except Exception as problem:  # a letter that is not allowed is as bad as such an answer
            raise BotFailed(seat, self._levels[seat], len(match.decisions) + 1, problem) from problem
        return texts

    def _ask(self, question: Question, first: str) -> None:
        match = self._match
        try:
            match.decide(question.seat, self._answer(question, first))
        except Exception as problem:  # whatever a player does wrong must not end the whole arena
            level = self._levels[first]
            raise BotFailed(question.seat, level, len(match.decisions) + 1, problem) from problem

    def _answer(self, question: Question, first: str) -> object:
        view = self._match.view(question.seat)
        self.asked[first] += 1
        began = 0.0 if self._clock is None else self._clock()
        if first in self.speakers:
            answer = self.speakers[first].decide(view, question, self._past)
        else:
            answer = self._players[first].decide(view, question)
        if self._clock is not None:
            self.thought[first] += self._clock() - began
        return answer


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
    weights: Mapping[str, str] | None = None,
) -> list[GameTask]:
    """The games of an arena: every player sits in every seat equally often, on the same match seeds."""
    game = find_function(table)(game_id)
    chosen = scenario_named(game.scenarios, scenario or game.scenarios[0].id)
    for level in levels:
        make_player(game, level, seed, weights)
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
            weights=dict(weights or {}),
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
