"""Positions of games as rows of numbers, with what became of them: what a regression learns from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.match import Match
from ..arena import GameTask, play_game

#: A position is noted every so many decisions.
_EVERY = 40


@dataclass(frozen=True, slots=True)
class Row:
    """A position as a seat's player sees it, and the score of the seat in the end."""

    features: Mapping[str, float]
    score: float


@dataclass(frozen=True, slots=True)
class FeatureGame:
    """The rows of one game."""

    task: GameTask
    rows: tuple[Row, ...]


def play_features(task: GameTask) -> FeatureGame:
    """Play a game and note its positions for every seat; a game that failed has none."""
    noted: list[tuple[str, Mapping[str, float]]] = []

    def look(match: Match) -> None:
        if len(match.decisions) % _EVERY == 0:
            study = match.game.study()
            noted.extend((seat, study.features(match.state, seat)) for seat in match.seats)

    outcome = play_game(task, look)
    if outcome.error:
        return FeatureGame(task, ())
    return FeatureGame(
        task, tuple(Row(features, outcome.scores[seat]) for seat, features in noted if features)
    )
