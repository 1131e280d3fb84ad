"""What many games between players say about the game itself: which seat wins how often and why, how the count
moves from turn to turn, how long a game is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, median, stdev
from typing import TypedDict

from ..engine.match import Match
from ..engine.study import Study
from .arena import GameOutcome, GameTask, arena_tasks, play_game
from .statistics import EstimateRow, mean_estimate, rate_estimate, t_quantile
from .tasks import Settings, run_tasks


@dataclass(frozen=True, slots=True)
class Course:
    """One game with the count at the end of every turn."""

    outcome: GameOutcome
    #: Turn -> what was counted when it was over.
    turns: Mapping[int, Mapping[str, float]]
    #: The id of the message that tells why it ended.
    why: str = ""
    #: What the game finds worth counting.
    counts: Mapping[str, float] = field(default_factory=dict)
    #: Bid for the first seat -> scores of the seats had it been made.
    bids: Mapping[int, Mapping[str, float]] = field(default_factory=dict)


class MeanRow(TypedDict):
    """A mean as plain data; nothing is known of it without values."""

    count: int
    mean: float | None
    ci95: list[float] | None
    #: Half of the values are below it.
    median: float | None
    lowest: float | None
    highest: float | None


class SeatRow(TypedDict):
    """How a seat fared."""

    wins: int
    draws: int
    won: EstimateRow
    score: EstimateRow


class EndRow(TypedDict):
    """One way games ended."""

    why: str
    winners: list[str]
    games: int
    turns: MeanRow


class TurnRow(TypedDict):
    """The count after one turn."""

    turn: int
    games: int
    points: dict[str, MeanRow]


class BidRow(TypedDict):
    """What the games were worth to the first seat for so many points."""

    bid: int
    score: EstimateRow


class Evaluation(TypedDict):
    """Everything that was found, as plain data."""

    game: str
    scenario: str
    options: dict[str, bool | str | int]
    players: list[str]
    games: int
    errors: int
    seconds: float
    seats: dict[str, SeatRow]
    ends: list[EndRow]
    turns: MeanRow
    decisions: MeanRow
    final: dict[str, MeanRow]
    by_turn: list[TurnRow]
    #: What was counted, on the average of all games; of a single thing, such as `event:cp_01`, of those games
    #: in which it came up.
    counts: dict[str, MeanRow]
    #: Bids for the first seat from the lowest on, and where between them the game is even, if anywhere.
    bids: list[BidRow]
    even_bid: float | None


class _Watcher:
    """Notes the count whenever a turn is over: when the next one asks, or nobody does any more."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._turn: int | None = None
        self.counts: Mapping[str, float] = {}
        self.turns: dict[int, Mapping[str, float]] = {}
        self.bids: Mapping[int, Mapping[str, float]] = {}

    def look(self, match: Match) -> None:
        turn = self._study.turn(match.state)
        if match.is_over:
            self.turns[turn] = self._study.points(match.state)
            counts = self._study.counts([entry.recorded.event for entry in match.log])
            self.counts = {**counts, **self._study.following(counts)}
            self.bids = self._study.with_bids(match.state)
        elif self._turn is not None and turn != self._turn:
            self.turns[self._turn] = self._study.points(match.state)
        self._turn = turn


def play_course(task: GameTask) -> Course:
    """Play one game and keep how it went."""
    game = task.find_game()
    watcher = _Watcher(game.study())
    outcome = play_game(task, watcher.look)
    why = game.study().why_message(outcome.result) if outcome.result else ""
    return Course(outcome, watcher.turns, why, watcher.counts, watcher.bids)


def evaluation_tasks(
    table: str,
    game_id: str,
    levels: Sequence[str],
    games: int,
    *,
    scenario: str = "",
    options: Settings | None = None,
    seed: str = "1",
) -> list[GameTask]:
    """The games to play. Players that are all alike gain nothing from changing seats on one seed, and games
    on one seed would not be independent: each has its own then."""
    tasks = arena_tasks(table, game_id, levels, games, scenario=scenario, options=options, seed=seed)
    if len({level for task in tasks for level in task.levels.values()}) > 1:
        return tasks
    return [replace(task, seed=f"{seed}/{task.number}") for task in tasks]


def run_evaluation(
    tasks: Sequence[GameTask],
    *,
    workers: int = 1,
    progress: Callable[[Course], None] | None = None,
) -> list[Course]:
    """Play all games; the courses come in the order of the tasks."""
    return run_tasks(play_course, tasks, workers, progress)


def evaluation(courses: Sequence[Course], seconds: float) -> Evaluation:
    """Everything as plain data; games that failed are counted and left out."""
    sound = [course for course in courses if not course.outcome.error]
    task = courses[0].outcome.task
    bids = _bids(sound)
    return {
        "game": task.game,
        "scenario": task.scenario,
        "options": dict(task.options),
        "players": list(dict.fromkeys(task.levels.values())),
        "games": len(courses),
        "errors": len(courses) - len(sound),
        "seconds": round(seconds, 3),
        "seats": {seat: _seat(sound, seat) for seat in sorted(task.levels)},
        "ends": _ends(sound),
        "turns": mean_of([*map(_length, sound)]),
        "decisions": mean_of([course.outcome.decisions for course in sound]),
        "final": _final(sound),
        "by_turn": _by_turn(sound),
        "counts": _counts(sound),
        "bids": bids,
        "even_bid": _even(bids),
    }


def mean_of(values: Sequence[float]) -> MeanRow:
    """The mean with its interval, which takes two values, and the extremes."""
    if not values:
        return {"count": 0, "mean": None, "ci95": None, "median": None, "lowest": None, "highest": None}
    mean = fmean(values)
    interval = None
    if len(values) > 1:
        half = t_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
        interval = [round(mean - half, 3), round(mean + half, 3)]
    return {
        "count": len(values),
        "mean": round(mean, 3),
        "ci95": interval,
        "median": median(values),
        "lowest": min(values),
        "highest": max(values),
    }


def _seat(courses: Sequence[Course], seat: str) -> SeatRow:
    """How often the seat won, and what the games were worth to it."""
    outcomes = [course.outcome for course in courses]
    shared = [outcome for outcome in outcomes if seat in outcome.sharers]
    wins = sum(outcome.kind == "win" for outcome in shared)
    return {
        "wins": wins,
        "draws": sum(outcome.kind == "draw" for outcome in shared),
        "won": rate_estimate(wins, len(outcomes)).plain(),
        "score": mean_estimate([outcome.scores[seat] for outcome in outcomes]).plain(),
    }


def _ends(courses: Sequence[Course]) -> list[EndRow]:
    """Why games ended and who had won then, the most frequent first."""
    groups: dict[tuple[str, tuple[str, ...]], list[Course]] = {}
    for course in courses:
        winners = course.outcome.sharers if course.outcome.kind == "win" else ()
        groups.setdefault((course.why, winners), []).append(course)
    found = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    return [
        {"why": why, "winners": list(winners), "games": len(group), "turns": mean_of([*map(_length, group)])}
        for (why, winners), group in found
    ]


def _length(course: Course) -> int:
    return max(course.turns, default=0)


def _final(courses: Sequence[Course]) -> dict[str, MeanRow]:
    """The count at the end, by what is counted."""
    last = [course.turns[_length(course)] for course in courses if course.turns]
    return {name: mean_of([points[name] for points in last]) for name in _names(last)}


def _by_turn(courses: Sequence[Course]) -> list[TurnRow]:
    """The mean count after every turn over the games that reached its end."""
    reached = Counter(turn for course in courses for turn in course.turns)
    table: list[TurnRow] = []
    for turn in sorted(reached):
        points = [course.turns[turn] for course in courses if turn in course.turns]
        means = {name: mean_of([found[name] for found in points]) for name in _names(points)}
        table.append({"turn": turn, "games": reached[turn], "points": means})
    return table


def _counts(courses: Sequence[Course]) -> dict[str, MeanRow]:
    """The means of everything that was counted in any of the games, in order of name."""
    found = {}
    for name in sorted({name for course in courses for name in course.counts}):
        kept = [course.counts for course in courses if ":" not in name or name in course.counts]
        found[name] = mean_of([counts.get(name, 0.0) for counts in kept])
    return found


def _bids(courses: Sequence[Course]) -> list[BidRow]:
    """The score of the first seat with every bid, over the games that can tell."""
    told = [course for course in courses if course.bids]
    if not told:
        return []
    seat = next(iter(told[0].outcome.task.levels))
    return [
        {"bid": bid, "score": mean_estimate([course.bids[bid][seat] for course in told]).plain()}
        for bid in sorted(told[0].bids)
    ]


def _even(bids: Sequence[BidRow]) -> float | None:
    """Where the score of the first seat passes one half; the more it cedes the less it scores."""
    for low, high in pairwise(bids):
        above, below = low["score"]["value"], high["score"]["value"]
        if above >= 0.5 >= below and above > below:
            return round(low["bid"] + (above - 0.5) / (above - below), 1)
    return None


def _names(counts: Sequence[Mapping[str, float]]) -> list[str]:
    return list(dict.fromkeys(name for points in counts for name in points))
