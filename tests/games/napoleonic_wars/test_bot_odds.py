"""What players reckon with: tables of dice, areas ahead, plans, what a board is worth."""

from __future__ import annotations

from itertools import product

import pytest

from greatpowers.games.napoleonic_wars.bots.odds import dice_of, hits, siege_chance, win_chance
from greatpowers.games.napoleonic_wars.bots.regular.situation import Situation
from greatpowers.games.napoleonic_wars.bots.regular.worth import worth
from greatpowers.games.napoleonic_wars.printed.board import NEIGHBOURS, PLACE_NUMBER
from greatpowers.games.napoleonic_wars.printed.names import AUSTRIA, FRANCE
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import board


def area(name: str) -> int:
    return PLACE_NUMBER[name]


def first_round(ours: int, theirs: int) -> float:
    """The chance to win in one round, by going through all faces."""
    won = 0
    for faces in product(range(1, 7), repeat=ours + theirs):
        inflicted = sum(face >= 5 for face in faces[:ours])
        won += inflicted > sum(face >= 5 for face in faces[ours:])
    return won / 6 ** (ours + theirs)


def test_hits_are_a_distribution() -> None:
    assert sum(hits(7)) == pytest.approx(1.0)
    assert sum(n * p for n, p in enumerate(hits(9))) == pytest.approx(3.0)


@pytest.mark.parametrize(("ours", "theirs"), [(1, 1), (3, 2), (2, 3)])
def test_a_battle_is_won_in_the_first_round_or_a_second(ours: int, theirs: int) -> None:
    once = first_round(ours, theirs)

    assert once < win_chance(ours, theirs) < 1.0


def test_more_dice_win_more_often() -> None:
    chances = [win_chance(dice, 6) for dice in range(1, 15)]

    assert chances == sorted(chances)
    assert win_chance(6, 6) < 0.5  # equal losses beat the active side
    assert win_chance(3, 0) == 1.0
    assert win_chance(0, 3) == 0.0


def test_a_strong_fortress_holds_longer() -> None:
    assert siege_chance(10, 1) > siege_chance(10, 2) > siege_chance(10, 3) > 0
    assert siege_chance(0, 1) == 0.0


def test_r11_2_dice_are_strength_leaders_and_the_rating_of_the_best() -> None:
    """Eight points, a commander rated 4, another leader, two for French troops."""
    assert dice_of(read_force("napoleon, murat + 8 france")) == 8 + 4 + 1 + 2


def test_areas_ahead_end_at_neutral_powers_and_fortresses() -> None:
    state = board({"munich": "napoleon + 8 france", "venice": "1 austria"})
    ahead = Situation(state, "france").reach(FRANCE, area("munich"))

    assert ahead[area("munich")] == 0
    assert all(ahead[to] == 1 for to in NEIGHBOURS[area("munich")] if to in ahead)
    assert area("berlin") not in ahead
    assert area("vienna") in ahead


def test_a_key_counts_more_with_who_has_it_against_us() -> None:
    view = Situation(board(), "france")

    assert view.weight[FRANCE] == 1.0
    assert view.weight[AUSTRIA] < 0
    assert view.prize(FRANCE, area("vienna")) > view.prize(FRANCE, area("linz")) > 0


def test_one_goal_is_not_counted_twice() -> None:
    """A second army as near as the first brings less than the first did."""
    one = Situation(board({"linz": "davout + 6 france"}), "france").planned()
    two = Situation(board({"linz": "davout + 6 france", "graz": "soult + 6 france"}), "france").planned()

    assert one < two < 2 * one


def test_an_army_beside_a_key_keeps_it_safer() -> None:
    threat = {"lutsk": "kutuzov + 8 russia"}
    bare = Situation(board({**threat, "warsaw": "1 prussia"}, hostile=[("prussia", "russia")]), "prussia")
    guards = {**threat, "warsaw": "1 prussia", "posen": "blucher + 6 prussia"}
    guarded = Situation(board(guards, hostile=[("prussia", "russia")]), "prussia")

    warsaw = area("warsaw")
    assert guarded.exposure(warsaw, guarded.cover(warsaw)) < bare.exposure(warsaw, bare.cover(warsaw))


def _at_war(one: int, other: int) -> list[int]:
    hostile = [0] * 9
    hostile[one], hostile[other] = 1 << other, 1 << one
    return hostile


def test_a_lost_key_is_worth_a_point_and_the_rival_who_has_it_more() -> None:
    before = worth(board(start=True), "austria")
    after = worth(board(start=True, flags={"prague": "france"}), "austria")

    assert before - after > 1.0
