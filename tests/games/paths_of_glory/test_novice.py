"""The Novice plays whole games, quickly, the same way every time, and better than chance."""

from __future__ import annotations

import time

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import Player
from greatpowers.engine.match import Match
from greatpowers.games.table import find_game
from tests.games.paths_of_glory.seen import round_of, turn_of

GAME = find_game("paths-of-glory")


def play(levels: tuple[str, str], seed: str, scenario: str = "historical") -> Match:
    """A game between two levels, Allies first, to its end."""
    match = Match(GAME, scenario, seed=seed)
    players: dict[str, Player] = {
        seat: make_player(GAME, level, f"{seed}/{seat}")
        for seat, level in zip(match.seats, levels, strict=True)
    }
    while not match.is_over:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    return match


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("levels", [("novice", "random"), ("random", "novice")])
def test_the_novice_beats_chance_on_either_side(levels: tuple[str, str], number: int) -> None:
    match = play(levels, f"novice {number}")

    assert match.result["winner"] == ("ap", "cp")[levels.index("novice")]


def test_the_same_game_is_played_twice() -> None:
    one, other = (play(("novice", "novice"), "twice", "introductory") for _ in range(2))

    assert one.decisions == other.decisions


def test_a_decision_depends_on_view_and_seed_alone() -> None:
    match = Match(GAME, "introductory", seed="view")
    players = {seat: make_player(GAME, "novice", seat) for seat in match.seats}
    for _ in range(60):
        question = match.pending()[0]
        view = match.view(question.seat)
        answer = players[question.seat].decide(view, question)
        assert make_player(GAME, "novice", question.seat).decide(view, question) == answer
        match.decide(question.seat, answer)


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param("historical", marks=pytest.mark.slow),
        pytest.param("campaign", marks=pytest.mark.slow),
        "limited",
        "introductory",
    ],
)
def test_novices_finish_every_scenario(scenario: str) -> None:
    assert play(("novice", "novice"), "finish", scenario).is_over


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "2010", "alternative_setup": True},
        {"optional_cards": "all"},
        {"optional_cards": "selected", "tournament": True},
        {"solo": True},
    ],
    ids=str,
)
def test_novices_cope_with_every_option(options: dict[str, bool | str | int]) -> None:
    match = Match(GAME, "campaign", options, seed="options")
    players = {seat: make_player(GAME, "novice", seat) for seat in match.seats}
    while not match.is_over and turn_of(match.state) < 4:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))

    GAME.check(match.state)


def test_a_decision_takes_a_few_milliseconds_at_most() -> None:
    match = Match(GAME, "historical", seed="speed")
    player = make_player(GAME, "novice", "speed")
    spent, count = 0.0, 0
    while not match.is_over and turn_of(match.state) < 3:
        question = match.pending()[0]
        view = match.view(question.seat)
        begun = time.process_time()
        answer = player.decide(view, question)
        spent, count = spent + time.process_time() - begun, count + 1
        match.decide(question.seat, answer)

    assert spent / count < 0.015  # the aim is 5 ms on a quiet machine


def test_the_guns_of_august_are_used_to_attack() -> None:
    match = Match(GAME, "historical", seed="guns")
    player = make_player(GAME, "novice", "guns")
    while round_of(match.state) == 1 and not match.is_over:
        question = match.pending()[0]
        if question.seat == "ap":
            break
        match.decide(question.seat, player.decide(match.view(question.seat), question))

    assert any(text.startswith("attack ") for _, text in match.decisions)
