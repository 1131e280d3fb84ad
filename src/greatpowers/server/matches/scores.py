"""The score of a table over its turns: counted from stored states, each only once, for rows never change."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from ...engine.events import Event
from ...engine.scoring import Figure, Score, Scoring, Sentence, Verdict
from ..problems import Problem
from .history import History
from .table import Play

_TABLES_REMEMBERED: Final = 64
#: How many turning points are told.
_TURNING_POINTS: Final = 4


class ScoreMoment(msgspec.Struct):
    """The count when a turn began, by line; the last one is the present or the end."""

    n: int
    phase: str
    points: dict[str, int]


class TurningPoint(msgspec.Struct):
    """One of the largest swings: during the turn that began at `n` a line moved by so much."""

    n: int
    phase: str
    line: str
    by: int
    told: Sentence


class Scores(msgspec.Struct):
    """How a table stands, how it came to it, and once it is over how it ended."""

    score: Score
    moments: list[ScoreMoment]
    turning: list[TurningPoint]
    verdict: Verdict | None
    #: Of a hundred points so many for each seat, where the table counts them.
    shares: dict[str, float]
    #: What was done how often, once it is over.
    figures: list[Figure]


class _Turn(NamedTuple):
    row: int
    phase: str


class _Known(NamedTuple):
    """What was counted of a table; states do not change, so it stays true."""

    points: dict[int, Mapping[str, int]]
    told: dict[tuple[int, int, str], Sentence]


class Scorekeeper:
    """The counts of the tables somebody asked about lately."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._gate = asyncio.Lock()

    async def of(self, play: Play, seat: str | None, history: Callable[[], Awaitable[History]]) -> Scores:
        """The score as the seat counts its rows; `history` is asked only where something is not known yet."""
        scoring = play.game.scoring()
        if scoring is None:
            raise Problem(404, "no-score", "this game counts nothing")
        known = self._remembered(play.about.id)
        # The game may go on while its past is counted: what is told here is one moment of it.
        turns, state, is_over = turns_of(play, scoring), play.match.state, play.match.is_over
        events = public_events(play, 0, play.revision)
        async with self._gate:
            missing = [turn.row for turn in turns[:-1] if turn.row not in known.points]
            if missing:
                await asyncio.to_thread(_count, scoring, await history(), missing, known)
            # The last moment is the present: it is at hand.
            known.points[turns[-1].row] = scoring.points(state)
            swings = _swings(turns, known) if is_over else []
            untold = [swing for swing in swings if swing[:3] not in known.told]
            if untold:
                await asyncio.to_thread(_tell, scoring, await history(), untold, known)
        verdict = scoring.verdict(state, events)
        counts = verdict is not None and bool(scoring.systems)
        shares = scoring.shares(play.about.scoring, state, verdict) if verdict is not None and counts else {}
        return Scores(
            scoring.score(state, events),
            [ScoreMoment(play.seen_number(seat, t.row), t.phase, dict(known.points[t.row])) for t in turns],
            [_point(play, seat, turns, swing, known) for swing in swings],
            verdict,
            dict(shares),
            scoring.figures(events) if is_over else [],
        )

    def _remembered(self, table: str) -> _Known:
        known = self._known.setdefault(table, _Known({}, {}))
        self._known.move_to_end(table)
        while len(self._known) > _TABLES_REMEMBERED:
            self._known.popitem(last=False)
        return known


def turns_of(play: Play, scoring: Scoring) -> list[_Turn]:
    """The rows at which turns began, the set-up first, the present last."""
    turns = [_Turn(0, "")]
    for entry in play.log:
        phase = scoring.turn_begun(entry.recorded.event, turns[-1].phase)
        if phase and entry.number == turns[-1].row:
            turns[-1] = _Turn(entry.number, phase)
        elif phase:
            turns.append(_Turn(entry.number, phase))
    now = play.digest().phase
    if turns[-1].row != play.revision:
        turns.append(_Turn(play.revision, now))
    return turns


def public_events(play: Play, after: int, until: int) -> list[Event]:
    """What everybody knows of what happened between two rows; the set-up belongs to row 0."""
    entries = (e for e in play.log if (after < e.number or after == 0) and e.number <= until)
    seen = (entry.recorded.as_seen_by(None) for entry in entries)
    return [event for event in seen if event is not None]


def _count(scoring: Scoring, history: History, rows: Sequence[int], known: _Known) -> None:
    for row in rows:
        known.points[row] = scoring.points(history.state(row))


#: From row, to row, line, by so much.
_Swing = tuple[int, int, str, int]


def _swings(turns: Sequence[_Turn], known: _Known) -> list[_Swing]:
    """The largest moves of a line within a turn, in the order they happened."""
    found: list[_Swing] = []
    for before, after in pairwise(turns):
        had, has = known.points[before.row], known.points[after.row]
        moves = [(before.row, after.row, line, has[line] - had.get(line, 0)) for line in has]
        # A turn is told once, by whom it moved most: what one wins another loses.
        most = max(moves, key=lambda move: (abs(move[3]), move[3]), default=None)
        if most is not None and most[3]:
            found.append(most)
    largest = sorted(found, key=lambda move: -abs(move[3]))[:_TURNING_POINTS]
    return sorted(largest)


def _tell(scoring: Scoring, history: History, swings: Sequence[_Swing], known: _Known) -> None:
    for before, after, line, _ in swings:
        events = public_events(history.play, before, after)
        told = scoring.swing(line, history.state(before), history.state(after), events)
        known.told[before, after, line] = told


def _point(
    play: Play, seat: str | None, turns: Sequence[_Turn], swing: _Swing, known: _Known
) -> TurningPoint:
    before, after, line, by = swing
    phase = next(turn.phase for turn in turns if turn.row == before)
    return TurningPoint(play.seen_number(seat, before), phase, line, by, known.told[before, after, line])
