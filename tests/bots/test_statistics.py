"""Means, rates and their intervals against known values, and the plain data an arena answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from greatpowers.bots.arena import GameOutcome, GameTask
from greatpowers.bots.statistics import (
    by_level,
    by_seat,
    mean_estimate,
    rate_estimate,
    summary,
    t_quantile,
    tally,
)


def game(
    levels: Mapping[str, str],
    scores: Sequence[float],
    kind: str = "draw",
    winners: Sequence[str] = (),
    survivors: tuple[str, ...] = (),
) -> GameOutcome:
    """An outcome with these scores, in the order of the seats."""
    task = GameTask("t:f", "chess", "two", {}, levels, "1")
    result: dict[str, Any] = {"kind": kind, "seats": list(winners)}
    return GameOutcome(task, dict(zip(levels, scores, strict=True)), result, 10, survivors)


A_B = {"white": "a", "black": "b"}
B_A = {"white": "b", "black": "a"}
FAILED = GameOutcome(GameTask("t:f", "chess", "two", {}, A_B, "1"), error="crash")
ONE_TWO = {"red": "a", "blue": "b", "green": "b"}


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_interval(hits: int, trials: int, low: float, high: float) -> None:
    found = rate_estimate(hits, trials)

    assert (found.value, found.low, found.high) == pytest.approx((hits / trials, low, high), abs=1e-4)


def test_a_rate_of_nothing_may_be_anything() -> None:
    assert rate_estimate(0, 0).plain() == {"value": 0.0, "ci95": [0.0, 1.0]}


def test_mean_of_few_values_uses_students_t() -> None:
    found = mean_estimate([0.2, 0.4, 0.6])

    # s = 0.2, t(2) = 4.303, so the half width is 4.303 · 0.2 / √3 = 0.4969; below zero there is nothing.
    assert found.value == pytest.approx(0.4)
    assert (found.low, found.high) == pytest.approx((0.0, 0.8969), abs=1e-4)


def test_mean_of_many_values_is_nearly_normal() -> None:
    found = mean_estimate([0.0, 1.0] * 500)

    assert found.high - found.value == pytest.approx(1.9623 * 0.50025 / 1000**0.5, rel=1e-3)


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_scores_that_are_all_the_same_end_of_the_scale_are_not_certain(score: float) -> None:
    assert mean_estimate([score] * 10) == rate_estimate(round(10 * score), 10)


@pytest.mark.parametrize(("freedom", "expected"), [(1, 12.706), (30, 2.042), (40, 2.021), (120, 1.980)])
def test_t_quantiles_as_in_the_tables(freedom: int, expected: float) -> None:
    assert t_quantile(freedom) == pytest.approx(expected, abs=2e-3)


def test_one_value_tells_nothing_about_the_spread() -> None:
    assert mean_estimate([0.5]).plain() == {"value": 0.5, "ci95": [0.0, 1.0]}
    assert mean_estimate([]).plain() == {"value": 0.0, "ci95": [0.0, 1.0]}


def test_wins_and_draws_go_to_the_level_in_the_seat() -> None:
    outcomes = [
        game(A_B, (1, 0), "win", ["white"]),
        game(B_A, (0, 1), "win", ["black"]),
        game(A_B, (0.5, 0.5), "draw", ["white", "black"]),
    ]
    found = by_level(outcomes)

    assert (found["a"].seats, found["a"].wins, found["a"].draws) == (3, 2, 1)
    assert (found["b"].seats, found["b"].wins, found["b"].draws) == (3, 0, 1)
    assert found["a"].score.value == pytest.approx(2.5 / 3)
    assert found["a"].solo.value == pytest.approx(2 / 3)


def test_seats_of_one_level_are_pooled_but_games_are_counted() -> None:
    outcomes = [game(ONE_TWO, (0.0, 0.9, 0.1)), game(ONE_TWO, (0.0, 0.2, 0.8))]
    found = tally(outcomes, "b")

    assert found.seats == 4
    assert found.score.value == pytest.approx(0.5)
    # Both games give the pair the same mean: pooled seats must not look like four spread-out games.
    assert found.score.high == pytest.approx(0.5)


def test_a_seat_by_itself() -> None:
    outcomes = [game(A_B, (1, 0), "win", ["white"]), game(B_A, (1, 0), "win", ["white"])]

    assert by_seat(outcomes, "a")["white"].wins == 1
    assert by_seat(outcomes, "a")["black"].wins == 0
    assert list(by_seat([outcomes[0]], "a")) == ["white"]


def test_failed_games_are_counted_as_errors_and_not_scored() -> None:
    told = summary([game(A_B, (1, 0), "win", ["white"]), FAILED], 1)

    assert (told["games"], told["errors"]) == (2, 1)
    assert told["players"]["a"]["seats"] == 1


def test_survival_counts_seats_and_not_scores() -> None:
    outcomes = [game(A_B, (1, 0), survivors=("white", "black")), game(B_A, (1, 0), survivors=("white",))]
    found = by_level(outcomes)

    assert (found["a"].survival.value, found["b"].survival.value) == (0.5, 1.0)


def test_the_plain_data_of_an_arena() -> None:
    outcomes = [
        game(A_B, (1, 0), "win", ["white"], ("white",)),
        game(B_A, (0, 1), "win", ["black"], ("black",)),
    ]
    told = summary(outcomes, 2.5)

    assert {key: told[key] for key in ("game", "games", "errors", "seconds")} == {
        "game": "chess", "games": 2, "errors": 0, "seconds": 2.5,
    }  # fmt: skip
    assert list(told["players"]) == ["a", "b"]
    player = told["players"]["a"]
    assert (player["seats"], player["wins"], player["draws"], player["score"]) == (2, 2, 0, 1.0)
    assert player["ci95"] == [0.3424, 1.0]
    assert player["solo"]["value"] == player["survival"]["value"] == 1.0
    assert set(player["per_seat"]) == {"white", "black"}
    assert player["per_seat"]["white"]["seats"] == 1


def test_an_arena_without_games() -> None:
    assert summary([], 0.0) == {"game": "", "games": 0, "errors": 0, "seconds": 0.0, "players": {}}
