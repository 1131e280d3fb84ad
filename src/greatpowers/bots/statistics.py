"""What the outcomes of an arena say: means and rates with 95 % intervals, by player and by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, TypedDict

from .arena import GameOutcome

Z95: Final = NormalDist().inv_cdf(0.975)
#: Two-sided 95 % quantiles of Student's t for 1 to 30 degrees of freedom.
T95: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


class EstimateRow(TypedDict):
    """An estimate as plain data."""

    value: float
    ci95: list[float]


class TallyRow(TypedDict):
    """A tally as plain data."""

    seats: int
    wins: int
    draws: int
    score: float
    ci95: list[float]
    solo: EstimateRow
    survival: EstimateRow


class PlayerRow(TallyRow):
    """The same for all seats of a level, and for each."""

    per_seat: dict[str, TallyRow]


class Summary(TypedDict):
    """An arena as plain data."""

    game: str
    games: int
    errors: int
    seconds: float
    players: dict[str, PlayerRow]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean or a rate, and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float

    def plain(self) -> EstimateRow:
        return {"value": round(self.value, 4), "ci95": [round(self.low, 4), round(self.high, 4)]}


def t_quantile(freedom: int) -> float:
    """How many standard errors the interval reaches to each side."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    return Z95 + (Z95**3 + Z95) / (4 * freedom)


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of scores between 0 and 1; of less than two values nothing is known."""
    if not values:
        return Estimate(0.0, 0.0, 1.0)
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean, 0.0, 1.0)
    if mean in (0.0, 1.0):
        # No spread was seen, which does not mean that there is none: all or nothing is a rate.
        return rate_estimate(round(mean * len(values)), len(values))
    half = t_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


def rate_estimate(hits: int, trials: int) -> Estimate:
    """A rate with Wilson's interval, which is honest near 0 and 1 as well."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    rate = hits / trials
    spread = Z95 * Z95 / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return Estimate(rate, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True, slots=True)
class Tally:
    """What the players of one level achieved, in all seats or in one."""

    #: Seats played: several a game where several players have the level.
    seats: int
    wins: int
    draws: int
    #: The seats of one game are not independent, so the interval is over games.
    score: Estimate
    solo: Estimate
    survival: Estimate

    def plain(self) -> TallyRow:
        shown = self.score.plain()
        return {
            "seats": self.seats,
            "wins": self.wins,
            "draws": self.draws,
            "score": shown["value"],
            "ci95": shown["ci95"],
            "solo": self.solo.plain(),
            "survival": self.survival.plain(),
        }


def tally(outcomes: Sequence[GameOutcome], level: str, seat: str | None = None) -> Tally:
    """The tally of a level over all games that were played to the end."""
    played = wins = draws = alive = 0
    means: list[float] = []
    for outcome in outcomes:
        seats = [s for s, held in outcome.levels.items() if held == level and seat in (None, s)]
        if outcome.error or not seats:
            continue
        played += len(seats)
        shared = set(outcome.sharers) & set(seats)
        wins += len(shared) if outcome.kind == "win" else 0
        draws += len(shared) if outcome.kind == "draw" else 0
        means.append(fmean(outcome.scores[s] for s in seats))
        alive += len(set(outcome.survivors) & set(seats))
    solo, survival = rate_estimate(wins, played), rate_estimate(alive, played)
    return Tally(played, wins, draws, mean_estimate(means), solo, survival)


def levels_in(outcomes: Sequence[GameOutcome]) -> list[str]:
    """The levels that played, in the order of the first game's seats."""
    return list(dict.fromkeys(level for outcome in outcomes for level in outcome.levels.values()))


def by_level(outcomes: Sequence[GameOutcome]) -> dict[str, Tally]:
    return {level: tally(outcomes, level) for level in levels_in(outcomes)}


def by_seat(outcomes: Sequence[GameOutcome], level: str) -> dict[str, Tally]:
    """One level's tallies in each seat it held."""
    seats = dict.fromkeys(seat for outcome in outcomes for seat in outcome.levels)
    tallies = {seat: tally(outcomes, level, seat) for seat in seats}
    return {seat: found for seat, found in tallies.items() if found.seats}


def summary(outcomes: Sequence[GameOutcome], seconds: float) -> Summary:
    """The arena as plain data; `seconds` is what the caller measured."""
    players: dict[str, PlayerRow] = {}
    for level, found in by_level(outcomes).items():
        seats = {seat: one.plain() for seat, one in by_seat(outcomes, level).items()}
        players[level] = {**found.plain(), "per_seat": seats}
    return {
        "game": outcomes[0].task.game if outcomes else "",
        "games": len(outcomes),
        "errors": sum(1 for outcome in outcomes if outcome.error),
        "seconds": round(seconds, 3),
        "players": players,
    }
