"""A match: decisions all or nothing, undo up to the barrier, explanations, seats and nonces."""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import GreatPowersError, IllegalDecision, UnreadableDecision
from greatpowers.engine.match import Match, play_through
from tests.testkit.play import bid, card_of, fingerprint, new_match
from tests.testkit.toy import ChooseReward, Talk, Toy
from tests.testkit.toy_state import ToyState


def play_random(match: Match, stream: Stream, decisions: int) -> None:
    for _ in range(decisions):
        question = stream.pick(match.pending())
        match.decide(question.seat, question.choice.sample(question.offer, stream))


# A decision is carried out wholly or not at all.


@pytest.mark.parametrize("text", ["99", "dance", "", "\x00", "1" * 10_000, "say", "say " + "x" * 99])
def test_a_refused_decision_changes_nothing(text: str) -> None:
    match = new_match()
    before = fingerprint(match)

    with pytest.raises((IllegalDecision, UnreadableDecision)):
        match.decide("red", text)
    assert fingerprint(match) == before


def test_an_error_in_the_middle_of_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules take a coin, record it and fail: none of it may be left."""
    match = new_match()
    winner = bid(match)
    before = fingerprint(match)

    def fail(_self: ChooseReward, state: ToyState, _option: str) -> None:
        state.coins[winner] += 1
        state.said.append((winner, "ha"))
        state.draw(6, "x")
        raise RuntimeError("our own mistake")

    monkeypatch.setattr(ChooseReward, "chosen", fail)
    with pytest.raises(RuntimeError):
        match.decide(winner, "coin")
    assert fingerprint(match) == before


def test_an_error_when_sealed_answers_are_opened_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    match.decide("red", card_of(match, "red"))
    before = fingerprint(match)
    monkeypatch.setattr("tests.testkit.toy.bid_card", lambda *_: 1 / 0)

    with pytest.raises(ZeroDivisionError):
        match.decide("blue", card_of(match, "blue"))
    assert fingerprint(match) == before


def test_a_refused_replacement_leaves_the_sealed_answer() -> None:
    match = new_match()
    match.decide("red", card_of(match, "red"))
    before = fingerprint(match)

    with pytest.raises(IllegalDecision):
        match.decide("red", "99")
    assert fingerprint(match) == before


def test_an_error_in_a_standing_action_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    before = fingerprint(match)

    def fail(_self: Talk, state: ToyState, seat: str, action: str) -> None:
        state.said.append((seat, action))
        raise RuntimeError("our own mistake")

    monkeypatch.setattr(Talk, "apply", fail)
    with pytest.raises(RuntimeError):
        match.decide("red", "say hello")
    assert fingerprint(match) == before


def test_text_and_option_mean_the_same() -> None:
    by_text, by_option = new_match(), new_match()
    by_text.decide("red", card_of(by_text, "red"))
    by_option.decide("red", by_option.view("red").hand[0])

    assert fingerprint(by_text) == fingerprint(by_option)


def test_an_option_that_is_not_offered_is_refused_like_a_text() -> None:
    with pytest.raises(IllegalDecision) as caught:
        new_match().decide("red", 99)

    assert caught.value.refusal.rule == "T1"
    assert caught.value.seat == "red"


# Who may speak.


@pytest.mark.parametrize("seat", ["yellow", "", "Red", "red "])
def test_an_unknown_seat_is_refused(seat: str) -> None:
    with pytest.raises(IllegalDecision) as caught:
        new_match().decide(seat, "say hello")

    assert caught.value.refusal.message == "seat-unknown"


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    match = new_match()
    loser = {"red": "blue", "blue": "red"}[bid(match)]

    with pytest.raises(IllegalDecision) as caught:
        match.decide(loser, "coin")
    assert caught.value.refusal.message == "not-your-turn"


def test_a_stale_answer_is_refused() -> None:
    """The bid was opened; the same text sent again finds another question."""
    match = new_match()
    cards = {seat: card_of(match, seat) for seat in match.seats}
    winner = bid(match)

    with pytest.raises((IllegalDecision, UnreadableDecision)):
        match.decide(winner, cards[winner])


def test_nothing_is_decided_after_the_end() -> None:
    match = new_match(rounds=1)
    stream = Stream("end")
    while not match.is_over:
        play_random(match, stream, 1)
    before = fingerprint(match)

    for text in ("say hello", "1", "stay"):
        refusal = match.explain("red", text)
        assert refusal is not None
        assert refusal.message == "game-over"
        with pytest.raises(IllegalDecision):
            match.decide("red", text)
    assert match.pending() == []
    assert match.question("red") is None
    assert fingerprint(match) == before


def test_standing_actions_need_no_question() -> None:
    match = new_match()
    loser = {"red": "blue", "blue": "red"}[bid(match)]
    pending = [(question.seat, question.choice) for question in match.pending()]
    match.decide(loser, "SAY  well bid ")

    assert match.view(None).said == ((loser, "well bid"),)
    assert [(question.seat, question.choice) for question in match.pending()] == pending


def test_a_standing_action_is_recorded_in_one_form() -> None:
    match = new_match()
    match.decide("red", "  SAY   hello there  ")

    assert match.decisions == [("red", "say hello there")]


# Why not.


def test_explain_names_the_rule() -> None:
    refusal = new_match().explain("red", "99")

    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("toy-not-offered", "T1")


def test_explain_tells_unreadable_texts_too() -> None:
    refusal = new_match().explain("red", "dance")

    assert refusal is not None
    assert refusal.message == "toy-unreadable"


def test_explain_has_nothing_against_what_is_allowed() -> None:
    match = new_match()

    assert match.explain("red", card_of(match, "red")) is None
    assert match.explain("blue", "say hello") is None


def test_explain_changes_nothing() -> None:
    match = new_match()
    before = fingerprint(match)
    match.explain("red", card_of(match, "red"))

    assert fingerprint(match) == before


# Seeds and nonces.


def test_the_same_seed_deals_the_same_cards() -> None:
    assert new_match(seed="s").view("red") == new_match(seed="s").view("red")
    assert new_match(seed="s").view("red").hand != new_match(seed="t").view("red").hand


def test_a_nonce_changes_the_deal() -> None:
    plain = Match(Toy(), "two", seed="s")
    own = Match(Toy(), "two", seed="s", nonces={"red": "my number"})
    same = Match(Toy(), "two", seed="s", nonces={"red": "my number"})

    assert plain.view("red").hand != own.view("red").hand
    assert own.view("red").hand == same.view("red").hand


def test_a_nonce_of_nobody_is_refused() -> None:
    with pytest.raises(GreatPowersError, match="yellow"):
        Match(Toy(), "two", seed="s", nonces={"yellow": "1"})


def test_the_commitment_is_published_from_the_start_and_never_changes() -> None:
    match = new_match()
    before = match.commitment
    bid(match)

    assert match.commitment == before == new_match().commitment


def test_playing_through_names_the_decision_that_fails() -> None:
    match = new_match()

    with pytest.raises(GreatPowersError, match=r"decision 2 \(blue: '99'\)"):
        play_through(match, [("red", card_of(match, "red")), ("blue", "99")])
