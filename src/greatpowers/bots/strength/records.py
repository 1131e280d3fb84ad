"""A game between players as one line of JSON: what it depended on, how it ended, what happened in it.

What a line says is a pure function of what it depended on, but for the time it took.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace

from ...engine.events import Event
from ...engine.match import Match
from ..arena import GameOutcome, GameTask, play_game
from ..thinking import Clock

#: Fields that another run need not repeat.
_OF_THE_MACHINE = ("seconds", "thought")


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One line. Seats are those the players first sat in."""

    game: str
    scenario: str
    options: Mapping[str, bool | str | int]
    seed: str
    number: int
    levels: Mapping[str, str]
    kind: str = ""
    why: str = ""
    winners: tuple[str, ...] = ()
    survivors: tuple[str, ...] = ()
    scores: Mapping[str, float] = field(default_factory=dict)
    points: Mapping[str, float] = field(default_factory=dict)
    turns: int = 0
    decisions: int = 0
    asked: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, float] = field(default_factory=dict)
    weights: Mapping[str, str] = field(default_factory=dict)
    error: str = ""
    #: Processor time of the whole game and of each player.
    seconds: float = 0.0
    thought: Mapping[str, float] = field(default_factory=dict)

    @property
    def key(self) -> tuple[object, ...]:
        """All that the game depended on."""
        return (
            self.game, self.scenario, tuple(sorted(self.options.items())), self.seed, self.number,
            tuple(sorted(self.levels.items())), tuple(sorted(self.weights.items())),
        )  # fmt: skip

    def task(self, table: str) -> GameTask:
        """The game to be played again."""
        return GameTask(
            table=table,
            game=self.game,
            scenario=self.scenario,
            options=self.options,
            levels=self.levels,
            seed=self.seed,
            number=self.number,
            weights=self.weights,
        )

    def score_of(self, level: str) -> float:
        """What the players of a level got together, from 0 to 1."""
        return sum(score for seat, score in self.scores.items() if self.levels[seat] == level)


def key_of(task: GameTask) -> tuple[object, ...]:
    """What the record of a task goes by."""
    return _empty(task).key


def _empty(task: GameTask) -> GameRecord:
    return GameRecord(
        game=task.game,
        scenario=task.scenario,
        options=dict(task.options),
        seed=task.seed,
        number=task.number,
        levels=dict(task.levels),
        weights=dict(task.weights),
    )


class _Watcher:
    """Keeps the match that is being played."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def look(self, match: Match) -> None:
        self.match = match


def play_record(task: GameTask, clock: Clock | None = None) -> GameRecord:
    """Play a game and write it down."""
    watcher = _Watcher()
    outcome = play_game(task, watcher.look, clock)
    found = _empty(task)
    if outcome.error or watcher.match is None:
        return replace(found, decisions=outcome.decisions, error=outcome.error)
    return _written(found, outcome, watcher.match)


def _written(found: GameRecord, outcome: GameOutcome, match: Match) -> GameRecord:
    study = match.game.study()
    came_from = {now: first for first, now in outcome.seating.items()}
    events: list[Event] = [entry.recorded.event for entry in match.log]
    return replace(
        found,
        kind=str(outcome.kind),
        why=study.why_message(outcome.result),
        winners=tuple(came_from.get(seat, seat) for seat in outcome.sharers),
        survivors=tuple(came_from.get(seat, seat) for seat in outcome.survivors),
        scores={came_from.get(seat, seat): round(score, 6) for seat, score in outcome.scores.items()},
        points=dict(study.points(match.state)),
        turns=study.turn(match.state),
        decisions=outcome.decisions,
        asked=dict(outcome.asked),
        counts=dict(study.counts(events)),
        seconds=round(sum(outcome.thought.values()), 3),
        thought={seat: round(seconds, 3) for seat, seconds in outcome.thought.items()},
    )


def outcome_of(record: GameRecord, table: str) -> GameOutcome:
    """The record as an outcome of the arena."""
    return GameOutcome(
        record.task(table),
        scores=record.scores,
        result={"kind": record.kind, "seats": list(record.winners)},
        decisions=record.decisions,
        survivors=record.survivors,
        error=record.error,
    )


def differences(one: GameRecord, other: GameRecord) -> list[str]:
    """Fields in which two records of the same game differ; there should be none."""
    first, second = asdict(one), asdict(other)
    return [name for name in first if name not in _OF_THE_MACHINE and first[name] != second[name]]


def shared_out(records: Sequence[GameRecord], share: float) -> list[GameRecord]:
    """So great a part of the records, spread evenly; at least one."""
    if not records:
        return []
    wanted = min(len(records), max(1, round(share * len(records))))
    return [records[place * len(records) // wanted] for place in range(wanted)]


def levels_in(records: Iterable[GameRecord]) -> list[str]:
    """The levels that played, in order of appearance."""
    return list(dict.fromkeys(level for record in records for level in record.levels.values()))
