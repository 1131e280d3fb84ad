"""Simultaneous questions: sealed, unseen, replaceable, opened only when all are in, in a fixed order."""

from __future__ import annotations

from itertools import permutations

import pytest

from greatpowers.engine.frames import Together
from greatpowers.engine.match import Match
from greatpowers.engine.state import choice_of, decide_in_place, open_choices
from tests.testkit.notebook import AskWord, Notebook, run
from tests.testkit.toy import Toy

SEATS = ("red", "blue", "green")


def asked() -> Notebook:
    return run(Together(tuple(AskWord(seat) for seat in SEATS)))


def seal(state: Notebook, seat: str, word: str) -> None:
    choice = choice_of(state, seat)
    assert choice is not None
    decide_in_place(state, choice, word)


def toy() -> Match:
    return Match(Toy(), "three", seed="together")


def bid(match: Match, seat: str, which: int = 0) -> int:
    """The seat bids its n-th card; answers the card."""
    card: int = match.state.hands[seat][which]  # type: ignore[attr-defined]
    match.decide(seat, str(card))
    return card


def test_all_seats_are_asked_at_once() -> None:
    assert [choice.seat for choice in open_choices(asked())] == list(SEATS)


def test_nothing_is_opened_before_the_last_answer() -> None:
    state = asked()
    seal(state, "blue", "yes")
    seal(state, "green", "yes")

    assert state.lines == []
    assert [choice.seat for choice in open_choices(state)] == ["red"]


def test_the_last_answer_opens_all_in_the_order_of_the_seats() -> None:
    state = asked()
    for seat in ("green", "red", "blue"):
        seal(state, seat, "yes")

    assert state.lines == ["red yes", "blue yes", "green yes"]
    assert state.is_over


def test_an_answer_can_be_replaced_while_it_is_sealed() -> None:
    state = asked()
    seal(state, "red", "yes")
    seal(state, "red", "no")
    seal(state, "blue", "yes")
    seal(state, "green", "yes")

    assert state.lines[0] == "red no"


def test_replacing_does_not_stand_for_a_missing_answer() -> None:
    state = asked()
    for word in ("yes", "no", "yes"):
        seal(state, "red", word)

    assert [choice.seat for choice in open_choices(state)] == ["blue", "green"]


def test_opened_answers_do_not_stay_behind() -> None:
    state = run(Together((AskWord("red"),)), Together((AskWord("red"),)))
    seal(state, "red", "yes")

    assert state.sealed == {}
    assert [choice.seat for choice in open_choices(state)] == ["red"]


def test_a_sealed_answer_does_not_touch_the_table() -> None:
    """What was derived from the open board stays true while answers come in."""
    state = asked()
    before = state.revision
    seal(state, "red", "yes")

    assert state.revision == before
    assert state.events == []


@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_the_order_of_answers_does_not_matter(order: tuple[str, ...]) -> None:
    match, other = toy(), toy()
    for seat in order:
        bid(match, seat)
    for seat in SEATS:
        bid(other, seat)

    assert match.game.codec.hash(match.state) == other.game.codec.hash(other.state)


def test_nobody_else_sees_a_sealed_answer() -> None:
    one, other = toy(), toy()
    bid(one, "red", 0)
    bid(other, "red", 1)

    for seat in ("blue", "green", None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    assert one.view("red") != other.view("red")


def test_that_a_seat_has_answered_is_no_secret() -> None:
    match = toy()
    bid(match, "red")

    assert match.view("blue").ready == ("red",)


def test_a_seat_that_has_answered_is_not_pending_but_has_its_question() -> None:
    match = toy()
    bid(match, "red")

    assert [question.seat for question in match.pending()] == ["blue", "green"]
    question = match.question("red")
    assert question is not None
    assert list(question.offer) == list(match.view("red").hand)


def test_the_match_opens_the_replaced_answer() -> None:
    match = toy()
    bid(match, "red", 0)
    second = bid(match, "red", 1)
    bid(match, "blue")
    bid(match, "green")

    assert match.view(None).bids["red"] == second


def test_a_replaced_answer_leaves_one_decision() -> None:
    match = toy()
    bid(match, "red", 0)
    bid(match, "blue")
    card = bid(match, "red", 1)

    assert sorted(match.decisions) == sorted([("red", str(card)), ("blue", match.decisions[0][1])])
