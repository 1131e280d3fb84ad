"""Rounds of seven."""

from __future__ import annotations

from itertools import combinations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.pairing.field import Player
from greatpowers.pairing.parties import balanced, who_plays
from tests.pairing.play import SEVEN, after, everybody_once, field, meetings


def played_out(players: list[Player], rounds: int) -> list[Player]:
    for number in range(rounds):
        played = balanced(players, SEVEN, "a fixed seed", number)
        assert everybody_once(played, players)
        players = after(players, played, Stream(number))
    return players


def test_seven_people_have_every_power_once() -> None:
    players = played_out(field(7), 7)

    assert {tuple(sorted(player.sides)) for player in players} == {tuple(sorted(SEVEN))}


def test_forty_nine_people_all_meet_once_in_eight_rounds() -> None:
    players = played_out(field(49), 8)

    assert all(len(set(player.met)) == len(player.met) == 48 for player in players)
    assert max(player.sides.count(seat) for player in players for seat in SEVEN) <= 2


@pytest.mark.parametrize(("count", "rounds", "most", "repeats"), [(21, 3, 2, 48), (70, 3, 1, 0)])
def test_few_meet_again_and_nobody_has_a_power_twice(
    count: int, rounds: int, most: int, repeats: int
) -> None:
    """Three tables of seven cannot do without: two or three of each old table meet at each new one."""
    players = played_out(field(count), rounds)

    twice = sum(one.met.count(two.id) > 1 for one, two in combinations(players, 2))
    assert meetings(players) <= most
    assert twice <= repeats
    assert max(player.sides.count(seat) for player in players for seat in SEVEN) == 1


def test_the_same_seed_makes_the_same_tables() -> None:
    one, two, other = (balanced(field(21), SEVEN, seed) for seed in ("a", "a", "b"))

    assert one == two != other


def test_people_to_keep_apart_do_not_meet() -> None:
    pairs = [frozenset({"p0", "p1"}), frozenset({"p2", "p3"})]
    played = balanced(field(14), SEVEN, "apart", apart=pairs)

    assert [pair for board in played.boards for pair in pairs if pair <= set(board.players)] == []


def test_numbers_that_do_not_divide() -> None:
    """Whoever offered it plays twice, else whoever offered it sits out, else bots come."""
    thirteen, eight = field(13), field(8)
    spare = [Player("p0", spares=True), *eight[1:]]

    twice = who_plays(thirteen, 7, ["p3"])
    out = who_plays(spare, 7)
    bots = who_plays(thirteen, 7)
    assert ([p.id for p in twice[0]].count("p3"), twice[1:]) == (2, ([], 0))
    assert (len(out[0]), out[1:]) == (7, (["p0"], 0))
    assert (len(bots[0]), bots[1:]) == (13, ([], 1))


def test_whoever_plays_twice_sits_at_two_tables_with_two_powers() -> None:
    players = field(13)
    played = balanced([*players, players[3]], SEVEN, "twice")

    own = [seat for board in played.boards for seat, id_ in board.seats if id_ == "p3"]
    assert [board.players.count("p3") for board in played.boards] == [1, 1]
    assert len(set(own)) == 2
