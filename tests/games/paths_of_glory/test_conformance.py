"""Whole random games of every scenario and edition through the checks of `greatpowers soak`."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.bots.arena import GameTask, play_game
from greatpowers.bots.soak import soak_game
from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.printed.board import PRINTED_CP
from greatpowers.games.paths_of_glory.state.events.war import VictoryPointsChanged
from greatpowers.games.paths_of_glory.state.state import State, rules
from tests.games.paths_of_glory.seen import vp_of
from tests.games.paths_of_glory.turns import GAME

EDITIONS = ("2018", "2010")
SCENARIOS = tuple(scenario.id for scenario in GAME.scenarios)
#: What else may be agreed on, by edition.
AGREEMENTS: dict[str, dict[str, Any]] = {
    "2018": {"optional_cards": "all", "tournament": True, "stripe_ops_everywhere": True},
    "2010": {"eight_cards": True, "trench_modifier": True, "alternative_setup": True},
}


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_plain_game(scenario: str, edition: str) -> None:
    """Nothing is agreed on but the edition, and peace would end it too early."""
    options = {"edition": edition, "peace_terms": False}
    report = soak_game(GAME, scenario, options, f"plain/{scenario}/{edition}", thorough=0)

    assert report.result["kind"] in ("win", "draw")
    assert report.decisions > 50


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_with_everything_agreed_on(scenario: str, edition: str) -> None:
    options = {"edition": edition, **AGREEMENTS[edition]}
    report = soak_game(GAME, scenario, options, f"agreed/{scenario}/{edition}", thorough=0)

    assert report.result["kind"] in ("win", "draw", "both-lose")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(40))
def test_many_games_with_all_checks(number: int) -> None:
    scenario, edition = SCENARIOS[number % 4], EDITIONS[number // 4 % 2]
    options = {"edition": edition, "peace_terms": False, "optional_cards": ("none", "selected")[number % 2]}

    assert soak_game(GAME, scenario, options, f"many/{number}", thorough=1).result


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_points_are_what_was_taken_and_what_was_scored(edition: str) -> None:
    """Item 023: ten, the scored spaces that changed hands, and every other change that was told."""
    options = {"edition": edition, "peace_terms": False}
    match, stream = Match(GAME, "historical", options, seed="points"), Stream("points")
    while not match.is_over:
        asked = match.pending()[0]
        match.decide(asked.seat, asked.choice.sample(asked.offer, stream))
        state = match.state
        assert isinstance(state, State)
        scored = rules(state).vp_spaces
        taken = state.cp_control & scored & ~PRINTED_CP
        lost = ~state.cp_control & scored & PRINTED_CP
        changes = [e for e in match.events(None) if isinstance(e, VictoryPointsChanged)]
        others = sum(event.by for event in changes if event.why != "vp-space-taken")
        assert vp_of(state) == 10 + taken.bit_count() - lost.bit_count() + others
        if len(match.decisions) == 300:
            break


def test_random_players_finish_a_game() -> None:
    """Players get views and questions only."""
    table = "greatpowers.games.table:find_game"
    levels = {"ap": "random", "cp": "random"}
    outcome = play_game(GameTask(table, GAME.id, "introductory", {"peace_terms": False}, levels, "arena"))

    assert outcome.error == ""
    assert sum(outcome.scores.values()) == 1
