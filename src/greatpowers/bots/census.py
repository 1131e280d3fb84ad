"""Whole games in which everything that happens is counted by its kind: a rule that never happens in any of
them is not done, or not needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..engine.chance import Stream
from ..engine.events import Event
from ..engine.frames import Frame
from ..engine.game import Game
from ..engine.match import Match, Question
from ..engine.options import scenario_named
from .arena import make_player
from .declared import ANY_RULE, kind, reason_name
from .probing import Probe
from .soak import MOST_DECISIONS, STANDING_EVERY, SoakFailure, random_options, taste_named
from .talking import say_something
from .tasks import MatchTask, Settings, find_function, run_tasks

#: Players by chance, and those of the level whose games look most like people's.
RANDOM, LEVEL = "random", "regular"
#: Their games cost many times those of chance, so they play one round of the scenarios in so many.
_LEVEL_EVERY = 10
#: When answers are tried, chance gives one nobody would think of, if it is allowed, once in so many.
_ODD_EVERY = 3
#: Answers are tried at one decision in so many: they cost more than the game itself.
_PROBED_EVERY = 2
#: Warnings are asked for at one decision in so many: some look far ahead.
_WARNED_EVERY = 8


@dataclass(frozen=True, slots=True)
class CensusTask(MatchTask):
    """One game to count."""

    seed: str
    #: Who plays: chance, a way of random play the game offers, or a level.
    player: str = RANDOM
    most_decisions: int = MOST_DECISIONS


@dataclass(frozen=True, slots=True)
class CensusReport:
    """What came up in one game, by kind."""

    task: CensusTask
    decisions: int
    times: Mapping[str, int]


def players_of(game: Game, number: int) -> str:
    """Who plays the round of scenarios with this number."""
    ways = (RANDOM, *game.study().tastes())
    if number % _LEVEL_EVERY == len(ways) and LEVEL in game.bots():
        return LEVEL
    return ways[number % len(ways)]


def census_tasks(
    table: str, game_id: str, games: int, *, scenario: str = "", options: Settings | None = None,
    seed: str = "1", first: int = 0, most_decisions: int = MOST_DECISIONS,
) -> list[CensusTask]:  # fmt: skip
    """So many games over all scenarios, options and kinds of players in turn."""
    game = find_function(table)(game_id)
    scenarios = [scenario_named(game.scenarios, scenario)] if scenario else game.scenarios
    tasks = []
    for number in range(first, first + games):
        drawn = random_options(game, Stream(f"{seed}/{number}/options"))
        settings = {**game.arena_options, **drawn, **(options or {})}
        where = scenarios[number % len(scenarios)].id
        player = players_of(game, number // len(scenarios))
        tasks.append(CensusTask(table, game_id, where, settings, f"{seed}/{number}", player, most_decisions))
    return tasks


def census_task(task: CensusTask) -> CensusReport:
    """Play one game and count, wherever this runs."""
    return count_game(task.find_game(), task)


def count_game(game: Game, task: CensusTask) -> CensusReport:
    """Play the game to its end, or to so many decisions; whatever is raised on the way is a failure."""
    census = _Census(game, task)
    try:
        census.play()
    except Exception as problem:  # any crash is a finding and must say where it happened
        said = f"{type(problem).__name__}: {problem}"
        where = task.scenario, task.options, task.seed, census.decisions
        raise SoakFailure(game.id, *where, said) from problem
    return CensusReport(task, census.decisions, dict(sorted(census.times.items())))


class _Census:
    """One game that is counted."""

    def __init__(self, game: Game, task: CensusTask) -> None:
        self.times: Counter[str] = Counter()
        self.decisions = 0
        self.task = task
        self.match = Match(game, task.scenario, task.options, seed=task.seed, watch=self._watch)
        self.stream = Stream(f"census/{task.seed}")
        self.study = game.study()
        self.probe = Probe(self.match, Stream(f"probe/{task.seed}"))
        self.talks = bool(self.stream.below(2))
        self.answer = self._way_of_play(game)

    def _way_of_play(self, game: Game) -> Callable[[Question], object]:
        player, match = self.task.player, self.match
        if player == LEVEL:
            players = {seat: make_player(game, player, f"{self.task.seed}/{seat}") for seat in match.seats}
            return lambda asked: players[match.first_seat(asked.seat)].decide(match.view(asked.seat), asked)
        taste = taste_named(game, "" if player == RANDOM else player)
        return lambda asked: taste(match.state, asked, self.stream)

    def play(self) -> None:
        """Ask until the game is over, then count what was recorded."""
        while not self.match.is_over and self.decisions < self.task.most_decisions:
            if self.talks and not self.stream.below(STANDING_EVERY):
                self._say_something()
            else:
                self._decide(self.stream.pick(self.match.pending()))
            self.decisions = len(self.match.decisions)
        for entry in self.match.log:
            self._happened(entry.recorded.event)
            if entry.recorded.instead is not None:
                self._happened(entry.recorded.instead)

    def _decide(self, question: Question) -> None:
        self.times[kind("asked", _name(question.choice))] += 1
        refusals, allowed = ([], []) if self.stream.below(_PROBED_EVERY) else self.probe.tried(question)
        for refusal in refusals:
            self._reason(refusal.message, refusal.rule)
        odd = self.task.player == RANDOM and bool(allowed) and not self.stream.below(_ODD_EVERY)
        answer = self.stream.pick(allowed) if odd else self.answer(question)
        if not self.stream.below(_WARNED_EVERY):
            text = answer if isinstance(answer, str) else question.choice.write(answer)
            for warning in self.match.warnings(question.seat, text):
                self._reason(warning.message, warning.rule)
        self.match.decide(question.seat, answer)

    def _say_something(self) -> None:
        """A refusal counts as well."""
        _, refusal = say_something(self.match, self.stream)
        if refusal is not None:
            self._reason(refusal.message, refusal.rule)

    def _watch(self, frame: Frame, step: str) -> None:
        self.times[kind("step", f"{_name(frame)}.{step}") if step else kind("answered", _name(frame))] += 1

    def _happened(self, event: Event) -> None:
        self.times[kind("event", event.event_name.partition(".")[2])] += 1
        used = self.study.card_used(event)
        if used is not None:
            self.times[kind("card", " ".join(used))] += 1
        message = getattr(event, "message", "")
        if message:
            self._reason(message, getattr(event, "rule", ""))

    def _reason(self, message: str, rule: str) -> None:
        """A reason counts with its rule, and with any."""
        self.times[kind("reason", reason_name(message, rule))] += 1
        self.times[kind("reason", reason_name(message, ANY_RULE))] += 1


def _name(frame: Frame) -> str:
    return frame.frame_name.partition(".")[2]


def run_census(
    tasks: Sequence[CensusTask],
    *,
    workers: int = 1,
    progress: Callable[[CensusReport], None] | None = None,
) -> list[CensusReport]:
    """Count the games one after the other; the first failure ends it."""
    return run_tasks(census_task, tasks, workers, progress)
