"""The evaluation: what it says follows from the games it was given, and those from their seed."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

import pytest

from greatpowers.bots.arena import GameOutcome, GameTask
from greatpowers.bots.balance import (
    Course,
    evaluation,
    evaluation_tasks,
    mean_of,
    play_course,
    run_evaluation,
)
from greatpowers.engine.match import Match
from greatpowers.games.table import find_game

TABLE = "greatpowers.games.table:find_game"
LEVELS = {"ap": "random", "cp": "random"}


def tasks(
    players: str, games: int, game: str = "paths-of-glory", scenario: str = "introductory"
) -> list[GameTask]:
    return evaluation_tasks(TABLE, game, players.split(","), games, scenario=scenario, seed="e")


def course(winner: str, vps: list[int], why: str = "pog-end-last-turn", number: int = 0) -> Course:
    """A game that went through these victory points, turn by turn."""
    task = GameTask(TABLE, "paths-of-glory", "limited", {}, LEVELS, "s", number)
    seats = [winner] if winner else ["ap", "cp"]
    result = {"kind": "win" if winner else "draw", "seats": seats, "winner": winner}
    scores = {seat: (1.0 if seat == winner else 0.0) if winner else 0.5 for seat in LEVELS}
    outcome = GameOutcome(task, scores=scores, result=result, decisions=100 * len(vps))
    return Course(outcome, {turn: {"vp": float(vp)} for turn, vp in enumerate(vps, start=1)}, why)


def test_equal_players_get_a_seed_for_every_game() -> None:
    seeds = [task.seed for task in tasks("random", 6)]

    assert len(set(seeds)) == 6


def test_different_players_change_seats_on_one_seed() -> None:
    pair = tasks("novice,random", 2)

    assert pair[0].seed == pair[1].seed
    assert pair[0].levels == {"ap": "novice", "cp": "random"}
    assert pair[1].levels == {"ap": "random", "cp": "novice"}


def test_a_course_tells_every_turn_to_the_last() -> None:
    """The count after the last turn is the one the game ended with."""
    for task in tasks("random", 4):
        played = play_course(task)
        last = max(played.turns)

        assert list(played.turns) == list(range(1, last + 1))
        assert last == played.outcome.result["turn"]
        assert played.turns[last] == {"vp": played.outcome.result["vp"]}
        assert played.why.startswith("pog-end-")


def test_the_count_of_a_turn_is_what_stands_when_the_next_one_begins() -> None:
    (task,) = tasks("random", 1)
    played = play_course(task)
    game = find_game(task.game)
    match = Match(game, task.scenario, task.options, seed=task.seed)
    players = {
        seat: game.bots()[level](f"{task.seed}/{task.number}/{seat}") for seat, level in task.levels.items()
    }
    stood: Mapping[str, float] = {}
    while not match.is_over and match.state.turn == 1:  # type: ignore[attr-defined]
        (question,) = match.pending()
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
        stood = game.study().points(match.state)

    assert played.turns[1] == stood


def test_a_game_without_cards_can_be_evaluated() -> None:
    (task,) = tasks("random", 1, "diplomacy", "two")
    played = play_course(task)

    assert played.outcome.error == ""
    assert min(played.turns) == 1914
    assert all(sum(points.values()) <= 34 for points in played.turns.values())
    assert played.why.startswith("dip-why-")


def test_the_number_of_workers_changes_nothing() -> None:
    wanted = tasks("random", 3)

    assert run_evaluation(wanted, workers=2) == run_evaluation(wanted)


def test_seats_are_weighed_against_each_other() -> None:
    found = evaluation([course("ap", [10]), course("ap", [9]), course("cp", [20]), course("", [12])], 1.0)

    assert (found["seats"]["ap"]["wins"], found["seats"]["cp"]["wins"]) == (2, 1)
    assert found["seats"]["ap"]["draws"] == found["seats"]["cp"]["draws"] == 1
    assert found["seats"]["ap"]["won"]["value"] == 0.5
    assert found["seats"]["ap"]["score"]["value"] == 0.625
    low, high = found["seats"]["ap"]["won"]["ci95"]
    assert 0 < low < 0.5 < high < 1


def test_reasons_are_told_with_who_won_by_them() -> None:
    games = [
        course("cp", [12, 20], "pog-end-automatic"),
        course("cp", [15, 18, 21], "pog-end-automatic"),
        course("ap", [5, 0], "pog-end-automatic"),
        course("", [12, 13], "pog-end-last-turn"),
    ]
    ends = evaluation(games, 1.0)["ends"]

    assert [(end["why"], end["winners"], end["games"]) for end in ends] == [
        ("pog-end-automatic", ["cp"], 2),
        ("pog-end-automatic", ["ap"], 1),
        ("pog-end-last-turn", [], 1),
    ]
    assert ends[0]["turns"]["mean"] == 2.5


def test_means_by_turn_are_over_the_games_that_got_so_far() -> None:
    found = evaluation([course("cp", [12, 20]), course("ap", [8, 9, 4])], 1.0)

    assert [(row["turn"], row["games"], row["points"]["vp"]["mean"]) for row in found["by_turn"]] == [
        (1, 2, 10.0),
        (2, 2, 14.5),
        (3, 1, 4.0),
    ]
    assert found["final"]["vp"]["mean"] == 12.0
    assert found["turns"]["mean"] == 2.5
    assert (found["decisions"]["lowest"], found["decisions"]["highest"]) == (200, 300)
    assert found["decisions"]["median"] == 250


def test_a_failed_game_is_counted_and_left_out() -> None:
    task = GameTask(TABLE, "paths-of-glory", "limited", {}, LEVELS, "s", 1)
    failed = Course(GameOutcome(task, error="it fell"), {1: {"vp": 3.0}})
    found = evaluation([course("ap", [10]), failed], 1.0)

    assert (found["games"], found["errors"]) == (2, 1)
    assert found["seats"]["ap"]["won"]["value"] == 1.0
    assert found["by_turn"][0]["games"] == 1


def test_an_evaluation_of_failures_only_says_so() -> None:
    task = GameTask(TABLE, "paths-of-glory", "limited", {}, LEVELS, "s", 1)
    found = evaluation([Course(GameOutcome(task, error="it fell"), {})], 1.0)

    assert (found["games"], found["errors"], found["by_turn"], found["ends"]) == (1, 1, [], [])
    assert found["turns"]["mean"] is None


@pytest.mark.parametrize(
    ("values", "mean", "half"),
    [([4.0, 6.0], 5.0, 12.706 * math.sqrt(2) / math.sqrt(2)), ([1.0, 2.0, 3.0], 2.0, 4.303 / math.sqrt(3))],
)
def test_the_interval_of_a_mean_is_students(values: list[float], mean: float, half: float) -> None:
    found = mean_of(values)

    assert found["mean"] == mean
    assert found["ci95"] == pytest.approx([mean - half, mean + half], abs=0.001)


def test_of_one_value_no_interval_is_known() -> None:
    assert mean_of([7.0])["ci95"] is None
    assert mean_of([7.0])["mean"] == 7.0


def test_a_bid_counts_where_points_decide_and_nowhere_else() -> None:
    """The Allies who win by a point win no more once they have ceded it; an automatic victory stands."""
    even, allied = {"ap": 0.5, "cp": 0.5}, {"ap": 1.0, "cp": 0.0}
    central = {"ap": 0.0, "cp": 1.0}
    close = course("ap", [10, 9])
    outright = course("ap", [5, 0], "pog-end-automatic", 1)
    found = evaluation(
        [
            replace(close, bids={0: allied, 1: even, 2: central}),
            replace(outright, bids=dict.fromkeys(range(3), allied)),
        ],
        1.0,
    )

    assert [row["score"]["value"] for row in found["bids"]] == [1.0, 0.75, 0.5]
    assert found["even_bid"] == 2.0


def test_a_game_tells_what_bids_would_have_changed() -> None:
    played = [play_course(task) for task in tasks("random", 4)]

    for one in played:
        scores = [one.bids[bid]["ap"] for bid in sorted(one.bids)]

        assert one.bids[0] == one.outcome.scores
        assert scores == sorted(scores, reverse=True)
