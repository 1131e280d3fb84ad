"""Votes on a draw, open or hidden, and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import IllegalDecision, UnreadableDecision
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.diplomacy.state.events import (
    DrawVoted,
    GameWon,
    SeatConceded,
    UnitDisbanded,
    VotedSecretly,
)
from tests.games.diplomacy.matches import (
    asked,
    give,
    happened,
    match_from,
    new_match,
    phase,
    skip_to,
    state_of,
    units_of,
    why_not,
)


def three_left(**options: Any) -> Match:
    """France, Italy and Turkey with a unit each."""
    return match_from({"France": "A Par", "Italy": "A Rom", "Turkey": "F Con"}, **options)


def test_r1_12_one_missing_vote_keeps_the_game_going() -> None:
    match = three_left()
    match.decide("France", "draw yes")
    match.decide("Italy", "draw")

    assert not match.is_over
    assert match.view(None).votes == {
        "France": ("France", "Italy", "Turkey"),
        "Italy": ("France", "Italy", "Turkey"),
    }


def test_r1_12_a_vote_can_be_withdrawn() -> None:
    match = three_left()
    match.decide("France", "draw yes")
    match.decide("France", "draw no")
    match.decide("Italy", "draw yes")
    match.decide("Turkey", "draw yes")

    assert not match.is_over
    match.decide("France", "draw yes")
    assert match.is_over


def test_r1_12_votes_lapse_with_the_moves() -> None:
    match = three_left()
    match.decide("France", "draw yes")
    match.decide("Italy", "draw yes")
    give(match)

    assert match.view(None).votes == {}
    match.decide("Turkey", "draw yes")
    assert not match.is_over


def test_r1_12_who_has_no_unit_does_not_vote() -> None:
    match = match_from(
        {"France": "A Par", "Italy": "A Rom"}, {"France": "Par", "Italy": "Rom", "Turkey": "Con"}
    )

    assert why_not(match, "Turkey", "draw yes").rule == "1.12"
    assert why_not(match, "Austria", "draw yes").message == "draw-not-on-board"


def test_r1_12_all_survivors_share() -> None:
    match = three_left()

    assert why_not(match, "France", "draw France, Italy").message == "draw-all-share"
    assert match.explain("France", "draw Turkey, italy, FRANCE") is None


def test_r1_12_a_smaller_draw_where_the_option_allows_it() -> None:
    match = three_left(draw_includes_all=False)
    for seat in ("France", "Italy", "Turkey"):
        match.decide(seat, "draw Italy, France")

    assert match.result["seats"] == ["France", "Italy"]
    assert match.result["why"] == "agreed"


def test_r1_12_different_proposals_do_not_add_up() -> None:
    match = three_left(draw_includes_all=False)
    match.decide("France", "draw France, Italy")
    match.decide("Italy", "draw France, Italy")
    match.decide("Turkey", "draw yes")

    assert not match.is_over


def test_r1_12_nobody_draws_with_somebody_who_is_out() -> None:
    match = three_left(draw_includes_all=False)

    assert why_not(match, "France", "draw France, Austria").params["seat"] == "Austria"
    with pytest.raises(UnreadableDecision):
        match.decide("France", "draw Narnia")


def test_r1_12_open_votes_are_seen_by_all() -> None:
    match = three_left()
    match.decide("France", "draw yes")

    assert [event.seat for event in happened(match, DrawVoted, "Turkey")] == ["France"]


def test_r1_12_hidden_votes_are_seen_by_their_voters_only() -> None:
    match = three_left(hidden_votes=True)
    match.decide("France", "draw yes")

    assert match.view("France").votes == {"France": ("France", "Italy", "Turkey")}
    for seat in ("Italy", "Turkey", None):
        assert match.view(seat).votes == {}
        assert happened(match, DrawVoted, seat) == []
        assert len(happened(match, VotedSecretly, seat)) == 1


def test_r1_12_a_hidden_no_looks_like_a_hidden_yes() -> None:
    one, other = three_left(hidden_votes=True), three_left(hidden_votes=True)
    one.decide("France", "draw yes")
    other.decide("Turkey", "draw no")

    assert one.events("Italy") == other.events("Italy")
    assert one.view("Italy") == other.view("Italy")


def test_r1_12_hidden_votes_end_the_game_all_the_same() -> None:
    match = three_left(hidden_votes=True)
    for seat in ("France", "Italy", "Turkey"):
        match.decide(seat, "draw yes")

    assert match.result["seats"] == ["France", "Italy", "Turkey"]


def test_r1_12_a_seat_with_several_powers_votes_once() -> None:
    match = new_match("three")
    for seat in match.seats:
        match.decide(seat, "draw yes")

    assert match.result["seats"] == sorted(match.seats)


def test_r1_12_who_gave_up_has_no_share() -> None:
    match = three_left()
    match.decide("Turkey", "concede")
    match.decide("France", "draw yes")
    match.decide("Italy", "draw yes")

    assert match.result["seats"] == ["France", "Italy"]
    assert why_not(three_left_without_turkey(), "Turkey", "draw yes").message == "draw-not-on-board"


def three_left_without_turkey() -> Match:
    match = three_left()
    match.decide("Turkey", "concede")
    return match


# Giving up. [9.1, 9.7]


def test_r9_1_the_last_player_left_has_won() -> None:
    match = three_left()
    match.decide("Turkey", "concede")
    match.decide("France", "concede")

    assert match.result["kind"] == "win"
    assert match.result["seats"] == ["Italy"]
    assert match.result["why"] == "conceded"
    assert [event.seat for event in happened(match, SeatConceded)] == ["Turkey", "France"]
    assert [event.seat for event in happened(match, GameWon)] == ["Italy"]


def test_r9_1_nobody_gives_up_twice() -> None:
    match = three_left()
    match.decide("Turkey", "concede")

    assert why_not(match, "Turkey", "concede").message == "concede-already"


def test_r9_1_who_is_out_has_nothing_to_give_up() -> None:
    assert why_not(three_left(), "Austria", "concede").message == "concede-already"


def test_r9_1_giving_up_takes_no_words() -> None:
    with pytest.raises(UnreadableDecision):
        three_left().decide("France", "concede now please")


def test_r9_1_giving_up_lets_a_waiting_phase_go_on() -> None:
    match = three_left()
    match.decide("France", "A Par - Bur")
    match.decide("Italy", "A Rom - Ven")
    match.decide("Turkey", "concede")

    assert phase(match) == "F1901M"
    assert asked(match) == ["France", "Italy"]


def test_r9_1_sealed_orders_of_who_gives_up_do_not_count() -> None:
    match = three_left()
    match.decide("France", "A Par - Bur")
    match.decide("France", "concede")
    match.decide("Italy", "A Rom - Ven")
    match.decide("Turkey", "F Con - Aeg")

    assert units_of(match, "France") == ["A Par"]


@pytest.mark.parametrize("text", ["A Par - Bur", "none"])
def test_r9_1_who_gave_up_writes_no_more_orders(text: str) -> None:
    match = three_left()
    give(match)
    match.decide("France", "concede")
    decisions = list(match.decisions)

    with pytest.raises(IllegalDecision):
        match.decide("France", text)
    assert match.decisions == decisions


def test_r9_1_giving_up_is_not_undone() -> None:
    match = three_left()
    give(match)
    match.decide("France", "concede")
    decisions = list(match.decisions)

    with pytest.raises(IllegalDecision):
        match.undo("France")
    assert match.decisions == decisions
    assert replayed(match) == match.game.codec.hash(match.state)


def test_r9_1_giving_up_with_sealed_orders_leaves_a_record_that_replays() -> None:
    match = three_left()
    give(match)
    match.decide("France", "A Par - Bur")
    match.decide("France", "concede")
    match.decide("Italy", "A Rom - Ven")

    assert replayed(match) == match.game.codec.hash(match.state)


def replayed(match: Match) -> str:
    again = replay(read_record(write_record(record_of(match))), lambda _: match.game)
    return again.game.codec.hash(again.state)


def test_r9_1_giving_up_in_a_retreat_phase_disbands_what_was_dislodged() -> None:
    match = match_from({"France": "A Par, A Gas", "Germany": "A Bur", "Italy": "A Rom"})
    give(match, France="A Par - Bur; A Gas S A Par - Bur")
    match.decide("Germany", "concede")

    assert phase(match) == "F1901M"
    assert [event.unit.text for event in happened(match, UnitDisbanded)] == ["A Bur"]


def test_r9_1_giving_up_in_the_adjustments_lets_the_rules_remove() -> None:
    match = match_from(
        {"France": "A Gas, A Ukr", "Italy": "A Rom", "Turkey": "F Con"},
        {"France": "Par", "Italy": "Rom", "Turkey": "Con"},
    )
    skip_to(match, "F1901A")
    match.decide("France", "concede")

    assert phase(match) == "S1902M"
    assert units_of(match, "France") == ["A Gas"]


def test_r9_1_a_vote_of_who_gives_up_is_gone() -> None:
    match = three_left()
    match.decide("Turkey", "draw yes")
    match.decide("Turkey", "concede")

    assert "Turkey" not in state_of(match).votes


def test_r9_7_the_units_of_who_gave_up_stay_on_the_board() -> None:
    match = three_left()
    match.decide("Turkey", "concede")
    skip_to(match, "S1903M")

    assert units_of(match, "Turkey") == ["F Con"]
    assert match.view(None).conceded == ("Turkey",)
