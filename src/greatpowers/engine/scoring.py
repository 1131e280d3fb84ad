"""The score of a match, told by where its points come from; and the turns by which it is followed.

All of it is public: a game answers from what everybody sees.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

from msgspec import Struct

from .events import Event
from .plain import StateT


class Sentence(Struct):
    """What is said of a score: a message id, the rule it follows from, and what stands in its slots."""

    message: str
    rule: str = ""
    params: dict[str, str | int] = {}


class ScoreSource(Struct):
    """Some of the points of a line: what for, and where on the board."""

    id: str
    points: int
    told: Sentence
    detail: Sentence | None = None
    places: list[str] = []


class ScoreLine(Struct):
    """What is counted for a seat, or on a track that belongs to nobody; the sources add up to the points."""

    id: str
    points: int
    #: Equal points share a rank.
    rank: int
    sources: list[ScoreSource]


class Threshold(Struct):
    """A count that decides: at this many points, and why; which seat holds what lies above and what below,
    where one does, with the words for the latter."""

    at: int
    told: Sentence
    above: str = ""
    below: str = ""
    told_below: Sentence | None = None


class Score(Struct):
    """How a match stands; `outlook` says what else the count hangs on."""

    lines: list[ScoreLine]
    thresholds: list[Threshold]
    outlook: list[Sentence]


class Figure(Struct):
    """Something of the course of a match that counts no points: how often for each seat."""

    told: Sentence
    counts: dict[str, int]


class Placed(Struct):
    """Where a seat came in, with its points, and in a few words how."""

    seat: str
    rank: int
    points: int
    how: Sentence


class Verdict(Struct):
    """How a match ended: the headline, the sentence below it, and the seats in their order."""

    title: Sentence
    why: Sentence
    winners: list[str]
    standings: list[Placed]


class Scoring(ABC, Generic[StateT]):
    """What a game tells of its score."""

    #: Ways to share out a hundred points at the end, the usual one first; none where a win is simply a win.
    systems: ClassVar[tuple[str, ...]] = ()

    def shares(self, system: str, state: StateT, verdict: Verdict) -> Mapping[str, float]:
        """What the end is worth to each seat by a system: by none the best of them share it equally."""
        best = [one.seat for one in verdict.standings if one.rank == 1]
        return {one.seat: 100 / len(best) if one.rank == 1 else 0.0 for one in verdict.standings}

    @abstractmethod
    def points(self, state: StateT) -> Mapping[str, int]:
        """The count of every line, quickly."""

    def leading(self, state: StateT, seats: Sequence[str]) -> list[str]:
        """The seats that would win, or share a draw, if the match ended now: those with most points."""
        counts = self.points(state)
        most = max((counts.get(seat, 0) for seat in seats), default=0)
        return [seat for seat in seats if counts.get(seat, 0) == most]

    @abstractmethod
    def score(self, state: StateT, events: Sequence[Event]) -> Score:
        """The whole score; `events` are all that happened since the set-up."""

    @abstractmethod
    def turn_begun(self, event: Event, before: str) -> str:
        """The phase with which a turn of the graph begins by this event, or none; `before`: the last one."""

    @abstractmethod
    def swing(self, line: str, before: StateT, after: StateT, events: Sequence[Event]) -> Sentence:
        """What moved a line between two moments, in one sentence."""

    def figures(self, events: Sequence[Event]) -> list[Figure]:
        """What else is told of a match that is over; none unless a game counts some."""
        return []

    @abstractmethod
    def verdict(self, state: StateT, events: Sequence[Event]) -> Verdict | None:
        """How the match ended; None while it goes on."""


def ranked(lines: Mapping[str, Sequence[ScoreSource]]) -> list[ScoreLine]:
    """Lines in their order, each with its sum and its place among the others."""
    sums = {name: sum(one.points for one in sources) for name, sources in lines.items()}
    return [
        ScoreLine(name, sums[name], 1 + sum(other > sums[name] for other in sums.values()), list(sources))
        for name, sources in lines.items()
    ]


def in_order(orders: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """The rank of each seat by what counts for it, most first; equals share one."""
    return {seat: 1 + sum(other > own for other in orders.values()) for seat, own in orders.items()}
