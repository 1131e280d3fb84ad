"""Whole random games of every year and number of players through the checks of `greatpowers soak`."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import GameTask, play_game
from greatpowers.bots.soak import soak_game
from tests.games.napoleonic_wars.matches import GAME

SCENARIOS = tuple(scenario.id for scenario in GAME.scenarios)
ENDS = ("last-turn", "peace", "conquest", "submission", "conceded")


@pytest.mark.parametrize("scenario", ["1813-2", "1813-5"])
def test_a_short_game_with_many_checks(scenario: str) -> None:
    report = soak_game(GAME, scenario, {}, f"short/{scenario}", thorough=1)

    assert report.result["why"] in ENDS
    assert report.decisions > 10


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_of_every_scenario(scenario: str) -> None:
    report = soak_game(GAME, scenario, {}, f"plain/{scenario}", thorough=0)

    assert report.result["why"] in ENDS


@pytest.mark.slow
@pytest.mark.parametrize("number", range(36))
def test_many_games_with_all_checks(number: int) -> None:
    options = {"bid": bool(number % 2), "diplomacy_in_reinforcement": bool(number // 2 % 2)}

    assert soak_game(GAME, SCENARIOS[number % 12], options, f"many/{number}", thorough=1).result


def test_random_players_finish_a_game() -> None:
    """Players get views and questions only."""
    table = "greatpowers.games.table:find_game"
    levels = {"france": "random", "britain": "random"}
    outcome = play_game(GameTask(table, GAME.id, "1813-2", {}, levels, "arena"))

    assert outcome.error == ""
    assert sum(outcome.scores.values()) == 1
