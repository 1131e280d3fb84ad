"""Tuning: a regression finds what made the scores, the search goes where fitness is, files keep shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

import pytest

from greatpowers.bots.arena import GameTask
from greatpowers.bots.tuning.evolving import evolved
from greatpowers.bots.tuning.features import Row, play_features
from greatpowers.bots.tuning.regression import logistic, solved
from greatpowers.bots.tuning.start import started
from greatpowers.bots.weights import flat, text_of, with_numbers
from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import OptionError

TABLE = "greatpowers.games.table:find_game"
HAS_CMA = find_spec("cma") is not None
TEXT = """# How it weighs.
[front]
open = 0.8
# by steps
near = [1.0, 0.5]

[unit]
open = 2.0
"""


def test_equations_are_solved() -> None:
    assert solved([[0, 2], [3, 1]], [4, 5]) == pytest.approx([1, 2])


def positions(weight: float) -> list[Row]:
    """Positions whose judgement is the rest and a feature weighed so, won as often as that says."""
    stream = Stream("rows")
    rows = []
    for _ in range(4000):
        rest, feature = 4 * stream.fraction() - 2, 4 * stream.fraction() - 2
        chance = logistic_chance(rest + weight * feature)
        rows.append(Row({"": rest, "front.open": feature}, float(stream.fraction() < chance)))
    return rows


def logistic_chance(value: float) -> float:
    return float(1 / (1 + 2.718281828 ** (-value)))


def test_a_regression_finds_the_coefficients_the_scores_were_made_with() -> None:
    rows = positions(0.5)
    table = [[row.features[""], row.features["front.open"]] for row in rows]
    found = logistic(table, [row.score for row in rows])

    assert found == pytest.approx([1.0, 0.5], abs=0.12)


def test_a_start_is_what_the_games_say_within_bounds() -> None:
    assert started(positions(0.5), {"front.open": 0.8})["front.open"] == pytest.approx(0.5, abs=0.12)
    assert started(positions(0.5), {"front.open": 0.1})["front.open"] == 0.2
    assert started(positions(0.5)[:10], {"front.open": 0.8}) == {"front.open": 0.8}


def test_numbers_are_put_into_a_file_and_nothing_else_changes() -> None:
    changed = with_numbers(TEXT, {"front.open": 0.9})

    assert changed == TEXT.replace("open = 0.8", "open = 0.9")
    assert flat(changed) == {"front.open": 0.9, "front.near.0": 1.0, "front.near.1": 0.5, "unit.open": 2.0}
    with pytest.raises(KeyError):
        with_numbers(TEXT, {"front.shut": 1.0})


def test_positions_of_a_game_are_told_by_the_weights_of_its_player() -> None:
    levels = {"ap": "novice", "cp": "novice"}
    task = GameTask(TABLE, "paths-of-glory", "introductory", {"peace_terms": False}, levels, "f")
    rows = play_features(task).rows
    named = flat(text_of("greatpowers.games.paths_of_glory.bots.regular"))

    assert len(rows) >= 4
    assert all({*row.features} - {""} <= {*named} for row in rows)
    assert {row.score for row in rows} <= {0.0, 0.5, 1.0}


@pytest.mark.skipif(not HAS_CMA, reason="the package cma is not installed: pip install greatpowers[workshop]")
def test_the_search_goes_where_fitness_is_and_takes_the_same_way_again() -> None:
    asked: list[Sequence[Mapping[str, float]]] = []

    def fitness(_generation: int, candidates: Sequence[Mapping[str, float]]) -> list[float]:
        asked.append(candidates)
        return [1 - abs(one["a"] - 2) - abs(one["b"] - 0.5) for one in candidates]

    start = {"a": 1.0, "b": 1.0}
    found = evolved(start, start, fitness, generations=40, seed=3)
    first = asked[:40]
    again = evolved(start, start, fitness, generations=40, seed=3)

    assert found == pytest.approx({"a": 2.0, "b": 0.5}, abs=0.1)
    assert again == found
    assert asked[40:] == first


@pytest.mark.skipif(HAS_CMA, reason="the package cma is installed")
def test_without_the_package_the_search_says_what_to_install() -> None:
    with pytest.raises(OptionError, match="greatpowers\\[workshop\\]"):
        evolved({"a": 1.0}, {"a": 1.0}, lambda *_: [], generations=1, seed=1)
