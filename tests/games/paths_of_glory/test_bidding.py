"""Bidding for the sides in a tournament, and what the bid does at the end. [5.6]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.turn.opening import Bidding, ChooseBid
from greatpowers.games.paths_of_glory.rules.war.peace_terms import PeaceOffer
from greatpowers.games.paths_of_glory.rules.war.victory import end_by_points
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.state import State, rules
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.changing import set_vp
from tests.games.paths_of_glory.seen import bid_of, seats_exchanged
from tests.games.paths_of_glory.turns import answer, new_game, question, run, texts, why_not

TOURNAMENT = {"tournament": True}


def bidding(*dice: int) -> State:
    return run(board(options=TOURNAMENT, dice=dice), Bidding())


def test_r5_6_1_the_higher_die_bids_first() -> None:
    """Item 039: it names a side and whole points, nought allowed."""
    state = bidding(2, 5)

    assert question(state).seat == "cp"
    assert {"bid ap 0", "bid cp 0", "bid ap 3"} <= set(texts(state))
    assert why_not(state, "accept") == "5.6.1"


def test_r5_6_1_the_other_accepts_or_goes_higher_for_the_same_side() -> None:
    """Item 039: and so on in turns."""
    state = answer(bidding(6, 1), "bid ap 1")

    assert question(state).seat == "cp"
    assert why_not(state, "bid ap 1") == "5.6.1"
    assert why_not(state, "bid cp 2") == "5.6.1"
    answer(state, "bid ap 4")
    assert question(state) == ChooseBid("ap", AP, 4)
    assert why_not(state, "bid ap 3") == "5.6.1"


def test_r5_6_1_a_tied_roll_is_made_again() -> None:
    """Item 040"""
    state = bidding(3, 3, 4, 4, 1, 2)

    assert question(state).seat == "cp"
    assert state.dice.drawn == 6


@pytest.mark.parametrize(("side", "vp"), [("ap", 14), ("cp", 8)])
def test_r5_6_1_the_bid_is_given_to_the_other_side_at_the_end(side: str, vp: int) -> None:
    """Item 041: a bid for the Allies raises the points, one for the Central Powers lowers them."""
    state = answer(answer(bidding(6, 1), f"bid {side} 3"), "accept")
    set_vp(state, 11)
    end_by_points(state, "last-turn")

    assert state.result["vp"] == vp


def test_r5_6_1_the_loser_of_the_bidding_takes_the_other_side() -> None:
    """Item 039: who bid for a side from the other side's seat changes seats."""
    stays = answer(answer(bidding(6, 1), "bid ap 2"), "accept")
    moves = answer(answer(bidding(6, 1), "bid cp 2"), "accept")

    assert (bid_of(stays), seats_exchanged(stays)) == (("ap", 2), False)
    assert (bid_of(moves), seats_exchanged(moves)) == (("cp", 2), True)


def test_r5_6_1_1_the_bid_does_not_count_for_automatic_victory() -> None:
    """Item 042: eighteen points and a bid of three are no automatic victory."""
    state = board(options=TOURNAMENT, turn=5, vp=18, bid=("ap", 3))
    run(state, WarStatusPhase())

    assert not state.result


def test_r5_6_2_draws_are_won_by_the_allies() -> None:
    """Item 043: in tournaments of the Limited War and the Campaign."""
    for scenario, vp in (("campaign", 11), ("limited", 15)):
        plain = board(scenario=scenario, vp=vp)
        contest = board(scenario=scenario, vp=vp, options=TOURNAMENT)
        end_by_points(plain, "last-turn")
        end_by_points(contest, "last-turn")

        assert (plain.result["kind"], plain.result["winner"]) == ("draw", "")
        assert (contest.result["kind"], contest.result["winner"]) == ("win", "ap")


def test_r5_6_2_other_levels_stay() -> None:
    """Item 043"""
    state = board(vp=13, options=TOURNAMENT)
    end_by_points(state, "last-turn")

    assert state.result["winner"] == "cp"


def test_r5_6_3_accepted_peace_makes_both_losers() -> None:
    """Item 044"""
    state = run(board(options=TOURNAMENT, vp=12), PeaceOffer(CP))
    answer(state, "accept")

    assert state.result["kind"] == "both-lose"
    assert state.result["winner"] == ""


@pytest.mark.parametrize(
    ("edition", "scenario", "is_bid_for"),
    [
        ("2010", "limited", True),
        ("2010", "campaign", True),
        ("2010", "historical", False),
        ("2010", "introductory", False),
        ("2018", "historical", True),
        ("2018", "introductory", True),
    ],
)
def test_r5_6_1_of_2010_only_two_scenarios_are_for_tournaments(
    edition: str, scenario: str, is_bid_for: bool
) -> None:
    """Item 045"""
    state = new_game(scenario, tournament=True, edition=edition)

    assert isinstance(question(state), ChooseBid) == is_bid_for
    assert rules(state).tournament == is_bid_for
