"""Every game of the house, and the toy, through the shared checks: whole random games, checked on the way."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.bots.soak import soak_game
from greatpowers.engine.game import Game
from greatpowers.games.table import GAMES, find_game
from tests.conformance.checks import play_checked
from tests.testkit.toy import Toy

SEEDS = ("conformance-1", "conformance-2", "conformance-3")

#: Options to vary: one set for each seed.
VARIETY: dict[str, tuple[dict[str, Any], ...]] = {
    "toy": ({}, {"coins": "none"}, {"coins": "many", "rounds": 3}),
    "diplomacy": (
        {},
        {"reading": "datc3", "unlawful_orders": "hold", "hidden_votes": True, "press": "public"},
        {
            "press": "grey",
            "press_closed_after_moves": False,
            "draw_includes_all": False,
            "hidden_votes": True,
        },
    ),
    "napoleonic-wars": ({}, {"bid": True}, {"diplomacy_in_reinforcement": False}),
    "paths-of-glory": (
        {"peace_terms": False},
        {"edition": "2010", "tournament": True, "alternative_setup": True},
        {"optional_cards": "selected", "stripe_ops_everywhere": True, "trench_modifier": True},
    ),
}
#: Long games have the costly checks made less often.
RARELY = {
    "paths-of-glory": {"every": 12, "undo_every": 7},
    "napoleonic-wars": {"every": 25, "undo_every": 15},
}
#: Games of many scenarios have one seed for each of them, in turn.
ONE_SEED = ("napoleonic-wars",)


def quick_options(game: Game, scenario: str, seed: str) -> dict[str, Any]:
    """The options of the seed, and an early end for games that could go on for long."""
    chosen = VARIETY[game.id][SEEDS.index(seed)]
    if game.id == "diplomacy":
        return {**chosen, "last_year": 1917 if scenario == "two" else 1905}
    return chosen


CASES = [
    pytest.param(game, scenario.id, seed, id=f"{game.id}-{scenario.id}-{number}")
    for game in (*map(find_game, GAMES), Toy())
    for place, scenario in enumerate(game.scenarios)
    for number, seed in enumerate(SEEDS, start=1)
    if game.id not in ONE_SEED or place % len(SEEDS) == number - 1
]


@pytest.mark.parametrize(("game", "scenario", "seed"), CASES)
def test_a_random_game_passes_every_check(game: Game, scenario: str, seed: str) -> None:
    often = RARELY.get(game.id, {"every": 2})
    match = play_checked(game, scenario, quick_options(game, scenario, seed), seed, **often)

    assert match.is_over
    assert match.result


@pytest.mark.parametrize(("game", "scenario", "seed"), CASES[::3])
def test_a_talkative_game_passes_every_check(game: Game, scenario: str, seed: str) -> None:
    """Messages, votes and whatever else the game lets people say come between the answers."""
    often = RARELY.get(game.id, {"every": 3})
    match = play_checked(game, scenario, quick_options(game, scenario, seed), seed, talkative=True, **often)

    assert match.is_over


@pytest.mark.parametrize(("game", "scenario", "seed"), CASES[1::3])
def test_a_soaked_game_passes(game: Game, scenario: str, seed: str) -> None:
    """What `greatpowers soak` does by the thousand."""
    report = soak_game(game, scenario, quick_options(game, scenario, SEEDS[0]), seed, thorough=1)

    assert report.decisions > 0
    assert report.result
