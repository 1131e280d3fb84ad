"""Standings from scores alone."""

from __future__ import annotations

from greatpowers.pairing.standings import Score, lot, standings


def game(number: int, winner: str, loser: str, by_default: bool = False) -> list[Score]:
    return [
        Score(number, winner, 1.0, "win", (loser,), by_default),
        Score(number, loser, 0.0, "loss", (winner,)),
    ]


def order(scores: list[Score], players: str, seed: str = "s", duels: bool = True) -> str:
    return "".join(line.player for line in standings(players, scores, seed, duels=duels))


def test_points_then_the_points_of_opponents() -> None:
    """b and c have a point each: c lost to a and beat d, b lost to a and beat e, who has nothing."""
    scores = [
        *game(1, "a", "b"), *game(2, "a", "c"), *game(3, "b", "e"), *game(3, "c", "d"), *game(4, "d", "x"),
    ]  # fmt: skip

    lines = standings("abcde", scores, "s", duels=True)
    assert [(line.player, line.points, line.breaks["buchholz"]) for line in lines] == [
        ("a", 2.0, 2.0), ("c", 1.0, 3.0), ("b", 1.0, 2.0), ("d", 1.0, 1.0), ("e", 0.0, 1.0),
    ]  # fmt: skip
    assert [line.rank for line in lines] == [1, 2, 3, 4, 5]


def test_equals_are_parted_by_the_game_between_them() -> None:
    """b and c have one point and the same opponents' points; b beat c."""
    scores = [
        *game(1, "b", "c"),
        *game(2, "a", "b"),
        *game(2, "c", "d"),
        *game(3, "a", "c"),
        *game(3, "d", "x"),
    ]

    assert order(scores, "bc").startswith("b")


def test_a_win_at_the_board_stands_above_one_by_default() -> None:
    scores = [*game(1, "a", "c", by_default=True), *game(1, "b", "d")]

    assert order(scores, "abcd")[:2] == "ba"


def test_lots_part_the_rest_and_follow_from_the_seed() -> None:
    seeds = {order([], "ab", seed) for seed in "12345678"}

    assert seeds == {"ab", "ba"}
    assert order([], "ab", "1") == "".join(sorted("ab", key=lambda player: lot("1", player)))


def test_of_many_seats_wins_count_before_the_best_round() -> None:
    scores = [
        Score(1, "a", 50, "draw", ("b", "c")), Score(2, "a", 50, "draw", ("b", "c")),
        Score(1, "b", 100, "win", ("a", "c")), Score(2, "b", 0, "loss", ("a", "c")),
    ]  # fmt: skip

    assert order(scores, "abc", duels=False) == "bac"
