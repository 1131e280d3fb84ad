"""How strength is measured: pairs, the test that stops by itself, ratings; figures follow from the games."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

import pytest

from greatpowers.bots.strength.ladder import ladder_of, ladder_tasks
from greatpowers.bots.strength.pairs import Pentanomial, pair_scores, paired_tasks, pentanomial
from greatpowers.bots.strength.ratings import intervals, strengths
from greatpowers.bots.strength.records import GameRecord, differences, key_of, play_record, shared_out
from greatpowers.bots.strength.sprt import Sprt, elo_of, likeliest, score_of
from greatpowers.bots.weights import short_name, text_of
from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import OptionError

TABLE = "greatpowers.games.table:find_game"


def game(number: int, score: float, levels: Mapping[str, str] | None = None, seed: str = "s") -> GameRecord:
    """A game in which the player in `ap` scored so much."""
    seated = levels or {"ap": ("new", "old")[number % 2], "cp": ("old", "new")[number % 2]}
    return GameRecord(
        "g", "s", {}, f"{seed}/{number // 2}", number, seated, scores={"ap": score, "cp": 1 - score}
    )


def test_a_pair_is_one_seed_with_sides_changed() -> None:
    tasks = paired_tasks(TABLE, "paths-of-glory", ["novice", "random"], 2, scenario="introductory")

    assert [task.seed for task in tasks] == ["1/0", "1/0", "1/1", "1/1"]
    assert [task.levels["ap"] for task in tasks] == ["novice", "random", "novice", "random"]


def test_with_seven_seats_a_pair_gives_every_seat_to_both() -> None:
    one, other, *_ = paired_tasks(TABLE, "diplomacy", ["novice", "random"], 2)

    assert {*one.levels.values()} == {"novice", "random"}
    assert all(one.levels[seat] != other.levels[seat] for seat in one.levels)


def test_pairs_are_told_by_the_score_of_both_games() -> None:
    games = [game(0, 1.0), game(1, 1.0), game(2, 1.0), game(3, 0.0), game(4, 0.5), game(5, 0.0), game(6, 1.0)]

    assert pair_scores(games, "new") == [0.5, 1.0, 0.75]
    assert pentanomial(pair_scores(games, "new")) == (0, 0, 1, 1, 1)


def test_elo_and_score_are_each_others_inverse() -> None:
    assert score_of(0) == 0.5
    assert score_of(400) == pytest.approx(10 / 11)
    assert elo_of(score_of(123)) == pytest.approx(123)


def test_the_likeliest_distribution_has_the_mean_that_was_asked_for() -> None:
    found = likeliest([0.1, 0.2, 0.4, 0.2, 0.1], 0.6)

    assert sum(found) == pytest.approx(1)
    assert sum(share * quarter / 4 for quarter, share in enumerate(found)) == pytest.approx(0.6)


def test_between_opposite_hypotheses_a_balanced_result_says_nothing() -> None:
    assert Sprt(-10, 10).ratio((3, 20, 50, 20, 3)) == pytest.approx(0, abs=1e-9)
    assert Sprt(-10, 10).ratio((0, 20, 50, 30, 3)) == pytest.approx(-Sprt(-10, 10).ratio((3, 30, 50, 20, 0)))


def test_the_ratio_of_many_games_is_that_of_normal_distributions() -> None:
    """Close to one half, by the mean and the variance of pairs: N (s1 − s0) (2 m − s0 − s1) / 2 v."""
    pairs: Pentanomial = (600, 2300, 4900, 2500, 700)
    count = sum(pairs)
    mean = sum(n * q / 4 for q, n in enumerate(pairs)) / count
    variance = sum(n * (q / 4 - mean) ** 2 for q, n in enumerate(pairs)) / count
    test = Sprt(0, 10)
    s0, s1 = score_of(0), score_of(10)

    expected = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert test.ratio(pairs) == pytest.approx(expected, rel=0.02)


def test_it_stops_where_errors_of_one_in_twenty_allow() -> None:
    test = Sprt(0, 20)

    assert (test.lower, test.upper) == (pytest.approx(-log(19)), pytest.approx(log(19)))
    assert test.verdict((0, 0, 0, 0, 0)) == ""
    assert test.verdict((0, 5, 20, 40, 20)) == "stronger"
    assert test.verdict((20, 40, 20, 5, 0)) == "not-stronger"


def trial(chances: list[float], test: Sprt, stream: Stream) -> str:
    """Pairs with these chances of each result until the test stops."""
    counts = [0, 0, 0, 0, 0]
    for _ in range(5000):
        drawn = stream.fraction()
        counts[min(4, sum(drawn > sum(chances[: place + 1]) for place in range(5)))] += 1
        verdict = test.verdict((counts[0], counts[1], counts[2], counts[3], counts[4]))
        if verdict:
            return verdict
    return ""


@pytest.mark.parametrize(("elo", "wrong"), [(0, "stronger"), (100, "not-stronger")])
def test_it_errs_about_as_seldom_as_it_says(elo: float, wrong: str) -> None:
    chances = likeliest([0.1, 0.2, 0.4, 0.2, 0.1], score_of(elo))
    test, stream = Sprt(0, 100), Stream(f"errors {elo}")
    verdicts = [trial(chances, test, stream) for _ in range(200)]

    assert "" not in verdicts
    # 5 % of 200 are 10; more than 20 would be three standard deviations off.
    assert verdicts.count(wrong) <= 20


def test_ratings_explain_the_scores() -> None:
    """Three quarters are 191 Elo, and the one pair that is taken for granted is lost in thousands."""
    meetings = {
        ("strong", "novice"): [0.75] * 4000,
        ("novice", "random"): [0.75] * 4000,
        ("strong", "random"): [0.9] * 4000,
    }
    found = strengths(meetings, "novice")

    assert found["novice"] == 0
    assert found["strong"] == pytest.approx(elo_of(0.75), abs=1)
    assert found["random"] == pytest.approx(-elo_of(0.75), abs=1)


def test_intervals_hold_the_rating_narrow_with_the_games_and_hang_on_the_seed() -> None:
    few = {("strong", "novice"): [1.0, 0.5, 0.75, 0.5] * 3}
    many = {("strong", "novice"): [1.0, 0.5, 0.75, 0.5] * 60}
    low, high = intervals(few, "novice", "a")["strong"]
    narrow = intervals(many, "novice", "a")["strong"]

    assert low < strengths(few, "novice")["strong"] < high
    assert narrow[1] - narrow[0] < (high - low) / 2
    assert intervals(few, "novice", "a") == intervals(few, "novice", "a") != intervals(few, "novice", "b")


def test_whoever_wins_everything_is_not_infinitely_strong() -> None:
    assert 100 < strengths({("strong", "novice"): [1.0] * 10}, "novice")["strong"] < 1000


def test_a_record_comes_out_the_same_again() -> None:
    task = paired_tasks(TABLE, "paths-of-glory", ["novice", "random"], 1, scenario="introductory")[0]
    one = play_record(task)

    assert differences(one, play_record(one.task(TABLE))) == []
    assert one.key == key_of(task)
    assert one.winners == ("ap",)
    assert sum(one.asked.values()) == one.decisions
    assert one.counts["rounds.ap"] == one.counts["rounds.cp"] == 6 * one.turns


def test_another_course_is_told_by_its_fields() -> None:
    one = game(0, 1.0)
    other = GameRecord("g", "s", {}, "s/0", 0, one.levels, scores={"ap": 0.0, "cp": 1.0}, seconds=3)

    assert differences(one, other) == ["scores"]


def test_a_share_of_the_records_is_spread_over_all() -> None:
    games = [game(number, 1.0) for number in range(30)]

    assert [record.number for record in shared_out(games, 0.1)] == [0, 10, 20]
    assert shared_out(games[:3], 0.1) == games[:1]


def test_a_ladder_is_made_of_records() -> None:
    levels = ("novice", "random")
    tasks = ladder_tasks(TABLE, "paths-of-glory", levels, 4, scenario="introductory")
    found = ladder_of([play_record(task) for task in tasks], "random", date="2026-01-01")

    assert [rung["level"] for rung in found["levels"]] == ["novice", "random"]
    assert found["levels"][0]["elo"] > 0 == found["levels"][1]["elo"]
    assert {rung["games"] for rung in found["levels"]} == {4}


def test_a_ladder_needs_its_anchor() -> None:
    with pytest.raises(OptionError):
        ladder_of([game(0, 1.0), game(1, 0.0)], "random")


def test_a_player_with_other_weights_plays_beside_the_one_it_is_made_of() -> None:
    """It decides by its own numbers, and the other's are as they were."""
    text = text_of("greatpowers.games.paths_of_glory.bots.regular")
    peaceful = text.replace("caution = 0.4", "caution = 400.0")
    name = f"regular@{short_name(peaceful)}"
    pair = paired_tasks(
        TABLE, "paths-of-glory", [name, "regular"], 1, scenario="introductory", weights={name: peaceful}
    )
    counts = play_record(pair[0]).counts

    assert peaceful != text
    assert counts.get("attacks.ap", 0) == 0
    assert counts["attacks.cp"] > 0
