"""How a game ended for every seat: its outcome, its points, its rank by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from ..matches.scores import public_events
from ..matches.table import Play

Outcome = Literal["won", "draw", "survived", "lost"]
_TWO: Final = 2
#: Points that differ by less are the same.
_SAME: Final = 1e-6


class SeatResult(msgspec.Struct, frozen=True):
    """What became of a seat; of a hundred points, so many."""

    seat: str
    outcome: Outcome
    rank: int
    points: float


def systems_of(play: Play) -> tuple[str, ...]:
    scoring = play.game.scoring()
    return () if scoring is None else scoring.systems


def results_of(play: Play, system: str) -> list[SeatResult]:
    """How it ended for each seat; nothing for a game that tells no verdict."""
    scoring = play.game.scoring()
    if scoring is None:
        return []
    state = play.match.state
    verdict = scoring.verdict(state, public_events(play, 0, play.revision))
    if verdict is None:
        return []
    points = {seat: float(worth) for seat, worth in scoring.shares(system, state, verdict).items()}
    left = scoring.points(state)
    winners = verdict.winners or [one.seat for one in verdict.standings if one.rank == 1]
    ranks = _ranks(points) if scoring.systems else {one.seat: one.rank for one in verdict.standings}
    return [
        SeatResult(one.seat, _outcome(one.seat, winners, left), ranks[one.seat], points[one.seat])
        for one in verdict.standings
    ]


def _ranks(points: Mapping[str, float]) -> dict[str, int]:
    """Equal points share a rank."""
    return {seat: 1 + sum(other > own + _SAME for other in points.values()) for seat, own in points.items()}


def _outcome(seat: str, winners: list[str], left: Mapping[str, int]) -> Outcome:
    if seat in winners:
        return "won" if len(winners) == 1 else "draw"
    return "survived" if len(left) > _TWO and left.get(seat, 0) > 0 else "lost"
