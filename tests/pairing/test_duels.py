"""Rounds of two, played out for fields of every size."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.engine.chance import Stream
from greatpowers.pairing.duels import (
    bracket,
    climbed,
    going_on,
    knock_out,
    ladder,
    round_robin,
    rounds_of_round_robin,
    swiss,
)
from greatpowers.pairing.field import Player, cost_of
from tests.pairing.play import TWO, after, everybody_once, field, meetings


@pytest.mark.parametrize(("count", "rounds"), [(8, 5), (9, 5), (13, 6), (20, 7), (33, 6)])
def test_a_swiss_pairs_nobody_twice_and_gives_nobody_a_second_bye(count: int, rounds: int) -> None:
    players, source = field(count), Stream(count)
    for _ in range(rounds):
        played = swiss(players, TWO)
        assert everybody_once(played, players)
        assert (cost_of(played, players).repeats, cost_of(played, players).second_byes) == (0, 0)
        assert len(played.byes) == count % 2
        players = after(players, played, source)

    leans = [player.sides.count("white") - player.sides.count("black") for player in players]
    assert meetings(players) == 1
    assert max(map(abs, leans)) <= 1


@given(st.integers(2, 15), st.integers(0, 3), st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_whatever_happens_everybody_is_paired_and_repeats_come_only_when_all_have_met(
    count: int, bots: int, seed: int
) -> None:
    players, source = field(count, min(bots, count)), Stream(seed)
    for number in range(min(4, count - 1)):
        played = swiss(players, TWO)
        assert everybody_once(played, players)
        assert cost_of(played, players).second_byes == 0
        if number < count // 2:
            assert cost_of(played, players).repeats == 0
        players = after(players, played, source)


def test_the_bye_goes_to_a_volunteer_then_to_the_last() -> None:
    lowest = [Player("a", 2.0), Player("b", 1.0), Player("c", 0.0)]
    had_it = [Player("a", 2.0), Player("b", 1.0), Player("c", 0.0, byes=1)]
    offers = [Player("a", 2.0, spares=True), Player("b", 1.0), Player("c", 0.0)]

    assert [swiss(players, TWO).byes for players in (lowest, had_it, offers)] == [("c",), ("b",), ("a",)]


def test_a_swiss_brings_equals_together() -> None:
    players = [Player("a", 2), Player("b", 2), Player("c", 1), Player("d", 1), Player("e"), Player("f")]

    assert {frozenset(board.players) for board in swiss(players, TWO).boards} == {
        frozenset("ab"), frozenset("cd"), frozenset("ef"),
    }  # fmt: skip


@pytest.mark.parametrize("count", [2, 3, 5, 8, 9, 13, 20])
def test_in_a_round_robin_everybody_meets_everybody_once_with_even_sides(count: int) -> None:
    players = field(count)
    for number in range(rounds_of_round_robin(count)):
        played = round_robin([player.id for player in players], number, TWO)
        assert everybody_once(played, players)
        players = after(players, played, Stream(0))

    leans = [abs(player.sides.count("white") - player.sides.count("black")) for player in players]
    assert meetings(players) == 1
    assert {len(set(player.met)) for player in players} == {count - 1}
    assert max(leans) <= 1
    assert {player.byes for player in players} == {count % 2}


def test_the_second_cycle_changes_sides() -> None:
    first, again = (round_robin("abcd", number, TWO).boards[0] for number in (0, 3))

    assert first.players == again.players[::-1]


def test_the_best_two_meet_in_the_final_and_byes_go_to_the_best() -> None:
    standing = bracket(["1", "2", "3", "4", "5", "6"])
    known = {id_: Player(id_) for id_ in standing if id_}

    assert standing == ["1", "", "4", "5", "2", "", "3", "6"]
    assert knock_out(standing, known, TWO).byes == ("1", "2")
    assert going_on(standing, {frozenset("45"): "5"}) == ["1", "5", "2", "3"]
    assert going_on(["1", "5", "2", "3"], {frozenset("15"): "1", frozenset("23"): "2"}) == ["1", "2"]


def test_whoever_beats_his_upper_neighbour_climbs_and_next_time_plays_higher() -> None:
    known = {id_: Player(id_) for id_ in "abcde"}
    played = ladder("abcde", 0, known, TWO)
    rungs = climbed("abcde", {frozenset("ab"): "a", frozenset("cd"): "d"})

    assert ([set(board.players) for board in played.boards], played.byes) == ([{*"ab"}, {*"cd"}], ("e",))
    assert rungs == ["a", "b", "d", "c", "e"]
    assert [set(b.players) for b in ladder(rungs, 1, known, TWO).boards] == [{*"bd"}, {*"ce"}]
