"""Ratings by Bradley and Terry from scores between levels, with intervals by drawing the pairs again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from typing import Final

from ...engine.chance import Stream

#: Level and level -> scores of the first in pairs of games against the second.
Meetings = Mapping[tuple[str, str], Sequence[float]]
#: Every two that met are taken to have drawn one more pair: nobody is infinitely stronger.
_DRAWN: Final = 1.0
_ROUNDS: Final = 400
_CLOSE: Final = 1e-9
_MIDDLE: Final = 0.95


def strengths(meetings: Meetings, anchor: str) -> dict[str, float]:
    """Elo by level, the anchor at 0. Levels that never met anybody are left out."""
    won: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}
    for (one, other), scores in meetings.items():
        count = len(scores) + _DRAWN
        score = sum(scores) + _DRAWN / 2
        won[one] = won.get(one, 0.0) + score
        won[other] = won.get(other, 0.0) + count - score
        met[one, other] = met.get((one, other), 0.0) + count
    powers = _powers(won, met)
    zero = powers.get(anchor, 1.0)
    return {level: 400 * log10(power / zero) for level, power in powers.items()}


def _powers(won: Mapping[str, float], met: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Each level's power so that it should win as much as it did; improved until nothing changes."""
    powers = dict.fromkeys(won, 1.0)
    for _ in range(_ROUNDS):
        chances = dict.fromkeys(won, 0.0)
        for (one, other), count in met.items():
            part = count / (powers[one] + powers[other])
            chances[one] += part
            chances[other] += part
        better = {level: won[level] / chances[level] for level in won}
        scale = len(better) / sum(better.values())
        better = {level: power * scale for level, power in better.items()}
        moved = max(abs(better[level] - powers[level]) for level in won)
        powers = better
        if moved < _CLOSE:
            break
    return powers


def intervals(meetings: Meetings, anchor: str, seed: str, draws: int = 200) -> dict[str, tuple[float, float]]:
    """The middle 95 % of the ratings when pairs are drawn with putting back, by level."""
    stream = Stream(f"ratings {seed}")
    found: dict[str, list[float]] = {}
    for _ in range(draws):
        drawn = {
            players: [scores[stream.below(len(scores))] for _ in scores]
            for players, scores in meetings.items()
        }
        for level, elo in strengths(drawn, anchor).items():
            found.setdefault(level, []).append(elo)
    return {level: _middle(elos) for level, elos in found.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    aside = int((1 - _MIDDLE) / 2 * len(ordered))
    return ordered[aside], ordered[-1 - aside]
