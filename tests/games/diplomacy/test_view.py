"""Views: nothing hidden in them, everything open in them, and states made up from them for search."""

from __future__ import annotations

import copy

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match
from greatpowers.engine.state import advance, choice_of, decide_in_place, open_choices
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.state import State
from tests.games.diplomacy.matches import give, match_from, new_match, phase, skip_to, state_of

GAME = Diplomacy()


def busy_match() -> Match:
    """Orders of three seats are sealed, letters and hidden votes are about."""
    match = new_match(hidden_votes=True, press="grey")
    match.decide("France", "press Italy: secret one")
    match.decide("Italy", "press grey all: secret two")
    match.decide("Turkey", "draw yes")
    match.decide("France", "A Par - Bur; A Mar - Spa; F Bre - Mid")
    match.decide("Russia", "A War - Gal")
    match.decide("Turkey", "none")
    return match


@pytest.mark.parametrize("seat", [*POWERS, None])
def test_what_is_hidden_leaves_no_trace_in_a_view(seat: str | None) -> None:
    match = busy_match()
    for number in range(5):
        twin = GAME.hidden_shuffled(state_of(match), seat, str(number))

        assert GAME.view(twin, seat) == match.view(seat)


@pytest.mark.parametrize("seat", [*POWERS, None])
def test_r1_13_no_text_of_foreign_orders_is_in_a_view(seat: str | None) -> None:
    text = repr(busy_match().view(seat))

    assert ("A Par - Bur" in text) == (seat == "France")
    assert ("A War - Gal" in text) == (seat == "Russia")


@pytest.mark.parametrize("seat", [*POWERS, None])
def test_r1_9_letters_are_in_the_views_of_their_readers(seat: str | None) -> None:
    text = repr(busy_match().view(seat))

    assert ("secret one" in text) == (seat in ("France", "Italy"))
    assert "secret two" in text


def test_r1_12_hidden_votes_are_in_the_voters_view_only() -> None:
    match = busy_match()

    assert [seat for seat in (*POWERS, None) if match.view(seat).votes] == ["Turkey"]


def test_the_seed_is_in_no_view() -> None:
    match = new_match(seed="a very secret seed")
    key = match.state.dice.key

    for seat in (*POWERS, None):
        text = repr(match.view(seat))
        assert "secret seed" not in text
        assert key.hex() not in text
        assert repr(key) not in text


def test_the_open_board_is_in_every_view() -> None:
    match = new_match()
    give(match, France="A Par - Bur; A Mar - Spa; F Bre - Mid")
    state = state_of(match)

    for seat in (*POWERS, None):
        view = match.view(seat)
        assert view.units == state.units
        assert view.centres == state.centres
        assert (view.season, view.year, view.phase) == (state.season, state.year, state.phase)


def test_a_view_does_not_change_with_the_match() -> None:
    match = new_match()
    view = match.view("France")
    before = copy.deepcopy(view)
    give(match, France="A Par - Bur; A Mar - Spa; F Bre - Mid")
    skip_to(match, "S1903M")

    assert view == before


def test_changing_a_view_does_not_change_the_match() -> None:
    match = new_match()
    view = match.view("France")
    view.units.clear()
    view.centres.clear()
    view.powers.clear()
    view.options.clear()
    view.votes["France"] = ("France",)

    assert len(match.view("France").units) == 22
    assert len(match.view("France").centres) == 22
    assert match.view("France").votes == {}


def test_a_view_names_who_is_asked_and_who_is_ready() -> None:
    view = busy_match().view("England")

    assert view.asked == POWERS
    assert view.ready == ("France", "Russia", "Turkey")


def test_after_the_end_a_view_has_the_result() -> None:
    match = match_from({"France": "A Par", "Italy": "A Rom"})
    match.decide("France", "draw yes")
    match.decide("Italy", "draw yes")

    assert match.view(None).result["kind"] == "draw"
    assert match.view(None).asked == ()


# States made up from views.


def positions() -> list[Match]:
    """A match in each kind of phase."""
    movement = new_match()
    retreats = match_from(
        {"France": "A Par, A Gas", "Germany": "A Bur", "Italy": "A Tri, A Tyr", "Austria": "A Vie"}
    )
    give(retreats, France="A Par - Bur; A Gas S A Par - Bur", Italy="A Tri - Vie; A Tyr S A Tri - Vie")
    adjustments = match_from(
        {"France": "A Gas", "Italy": "A Apu, F Ion"}, {"France": "Par Mar Bre", "Italy": "Rom"}
    )
    skip_to(adjustments, "F1901A")
    coin = skip_to(new_match("two"), "S1915M")
    return [movement, retreats, adjustments, coin]


@pytest.mark.parametrize("number", range(4))
def test_a_made_up_state_looks_like_the_view(number: int) -> None:
    match = positions()[number]
    for seat in match.seats:
        view = match.view(seat)

        assert GAME.view(GAME.determinize(view, "seed"), seat) == view


@pytest.mark.parametrize("number", range(4))
def test_a_made_up_state_plays_on_as_the_real_one(number: int) -> None:
    """The same answers lead to the same board, round after round."""
    match = positions()[number]
    state = GAME.determinize(match.view(match.seats[0]), "seed")
    stream, other = Stream("on"), Stream("on")
    for _ in range(40):
        questions, choices = match.pending(), open_choices(state)
        assert [question.choice for question in questions] == choices
        if not choices:
            break
        match.decide(questions[0].seat, questions[0].choice.sample(questions[0].offer, stream))
        decide_in_place(state, choices[0], choices[0].sample(choices[0].options(state), other))

        assert isinstance(state, State)
        assert state.units == state_of(match).units
        assert state.centres == state_of(match).centres
        assert state.phase == state_of(match).phase


def test_a_made_up_state_keeps_the_viewers_sealed_orders() -> None:
    match = busy_match()
    state = GAME.determinize(match.view("France"), "seed")
    choice = choice_of(state, "France")

    assert choice is not None
    assert choice.write(state.sealed["France"]) == "A Par - Bur; A Mar - Spa; F Bre - Mid"


def test_a_made_up_state_knows_nothing_of_others_orders() -> None:
    match = busy_match()
    state = GAME.determinize(match.view("France"), "seed")

    assert set(state.sealed) == {"France"}
    assert state.dice.key != match.state.dice.key


def test_a_made_up_state_of_a_finished_game_is_finished() -> None:
    match = match_from({"France": "A Par", "Italy": "A Rom"})
    match.decide("France", "concede")
    state = GAME.determinize(match.view("Italy"), "seed")
    advance(state)

    assert state.is_over
    assert state.result == match.result


def test_a_made_up_state_shares_nothing_with_its_view() -> None:
    match = positions()[1]
    view = match.view("France")
    before = repr(view)
    state = GAME.determinize(view, "seed")
    stream = Stream("x")
    while phase(match) == "S1901R" and (choices := open_choices(state)):
        decide_in_place(state, choices[0], choices[0].sample(choices[0].options(state), stream))
        if isinstance(state, State) and state.year > 1902:
            break

    assert repr(view) == before
