"""Undo: back to the last barrier and not further; sealed answers withdrawn; records that stay true."""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import IllegalDecision
from greatpowers.engine.match import CHECKPOINT_EVERY, Match
from greatpowers.engine.record import record_of, replay
from tests.testkit.play import bid, card_of, fingerprint, new_match
from tests.testkit.toy import ChooseSwap


def test_undo_takes_the_last_decision_back() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    before = fingerprint(match)
    match.decide("red", "up")
    match.undo("red")

    assert fingerprint(match) == before


def test_undo_goes_back_step_by_step() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    before = [fingerprint(match)]
    match.decide("red", "up")
    before.append(fingerprint(match))
    match.decide("red", "up")

    match.undo("red")
    assert fingerprint(match) == before[1]
    match.undo("red")
    assert fingerprint(match) == before[0]


def test_an_undone_decision_can_be_made_otherwise() -> None:
    match, plain = new_match(), new_match()
    for one in (match, plain):
        one.decide(bid(one), "coin")
    match.decide("red", "up")
    match.undo("red")
    for one in (match, plain):
        one.decide("red", "stay")

    assert fingerprint(match) == fingerprint(plain)


def test_opened_answers_are_a_barrier() -> None:
    match = new_match()
    bid(match)

    for seat in match.seats:
        with pytest.raises(IllegalDecision) as caught:
            match.undo(seat)
        assert caught.value.refusal.message == "undo-barrier"


def test_a_die_is_a_barrier() -> None:
    match = new_match()
    winner = bid(match)
    match.decide(winner, "throw")

    with pytest.raises(IllegalDecision):
        match.undo(winner)


def test_a_die_thrown_by_a_forced_answer_is_a_barrier() -> None:
    """Without coins the reward answers itself with a throw as soon as the bids are opened."""
    match = new_match(coins="none")
    for seat in match.seats:
        match.decide(seat, card_of(match, seat))

    assert match.state.dice.drawn > 0
    for seat in match.seats:
        with pytest.raises(IllegalDecision):
            match.undo(seat)


def test_a_seen_card_is_a_barrier() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    match.decide("red", "stay")
    match.decide("blue", "stay")
    assert isinstance(match.pending()[0].choice, ChooseSwap)
    match.decide("red", card_of(match, "red"))

    with pytest.raises(IllegalDecision):
        match.undo("red")


def test_what_was_done_before_a_barrier_stays_done() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    match.decide("red", "stay")
    match.decide("blue", "stay")
    match.decide("red", card_of(match, "red"))
    match.decide("blue", "keep")

    with pytest.raises(IllegalDecision):
        match.undo("red")


def test_another_seats_decision_is_a_barrier() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    match.decide("red", "stay")
    match.decide("blue", "up")

    with pytest.raises(IllegalDecision):
        match.undo("red")


def test_nobody_undoes_for_another() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    match.decide("red", "up")

    with pytest.raises(IllegalDecision):
        match.undo("blue")


def test_another_seats_word_is_a_barrier() -> None:
    match = new_match()
    match.decide(bid(match), "coin")
    match.decide("red", "up")
    match.decide("blue", "say seen")

    with pytest.raises(IllegalDecision):
        match.undo("red")


def test_words_are_not_taken_back() -> None:
    match = new_match()
    match.decide("red", "say hello")

    with pytest.raises(IllegalDecision):
        match.undo("red")
    assert match.view(None).said == (("red", "hello"),)


def test_undo_at_the_very_start_is_refused() -> None:
    with pytest.raises(IllegalDecision):
        new_match().undo("red")


def test_a_refused_undo_changes_nothing() -> None:
    match = new_match()
    bid(match)
    before = fingerprint(match)

    with pytest.raises(IllegalDecision):
        match.undo("red")
    assert fingerprint(match) == before


def test_a_sealed_answer_can_be_withdrawn() -> None:
    match = new_match("three")
    match.decide("blue", card_of(match, "blue"))
    before = match.game.codec.hash(match.state)
    match.decide("red", card_of(match, "red"))
    match.undo("red")

    assert match.game.codec.hash(match.state) == before
    assert [seat for seat, _ in match.decisions] == ["blue"]
    assert [question.seat for question in match.pending()] == ["red", "green"]


def test_a_sealed_answer_can_be_withdrawn_after_others_answered() -> None:
    match = new_match("three")
    match.decide("red", card_of(match, "red"))
    match.decide("blue", card_of(match, "blue"))
    match.undo("red")

    assert match.decisions == [("blue", card_of(match, "blue"))]
    assert match.view(None).ready == ("blue",)


def test_a_sealed_answer_is_withdrawn_although_its_seat_spoke_since() -> None:
    match = new_match()
    card = card_of(match, "red")
    match.decide("red", card)
    match.decide("red", "say done")
    match.undo("red")

    assert match.decisions == [("red", "say done")]
    assert match.view(None).ready == ()


def test_what_others_said_stays_when_a_sealed_answer_is_withdrawn() -> None:
    match = new_match()
    match.decide("red", card_of(match, "red"))
    match.decide("blue", "say hurry")
    heard = match.events("red")
    match.undo("red")

    assert match.events("red") == heard


def test_decide_tells_only_what_this_decision_did_when_an_answer_is_replaced() -> None:
    match = new_match("three")
    match.decide("red", card_of(match, "red"))
    match.decide("blue", "say hurry")

    assert match.decide("red", card_of(match, "red", 1)) == []


def test_events_since_a_decision_are_right_after_a_replaced_answer() -> None:
    match = new_match("three")
    match.decide("red", card_of(match, "red"))
    match.decide("blue", "say hurry")
    match.decide("red", card_of(match, "red", 1))
    heard = len(match.decisions)
    match.decide("green", "say yes")

    assert [event.text for event in match.events(None, since=heard)] == ["yes"]  # type: ignore[attr-defined]


# Checkpoints belong to the decisions that are there.


def sealed_across_a_checkpoint() -> Match:
    """Red has bid just before a checkpoint and blue just at it; green is still missing."""
    match = new_match("three")
    while len(match.decisions) < CHECKPOINT_EVERY - 2:
        match.decide("green", f"say {len(match.decisions)}")
    match.decide("red", card_of(match, "red"))
    match.decide("blue", card_of(match, "blue"))
    return match


def test_a_checkpoint_is_kept_every_so_many_decisions() -> None:
    match = sealed_across_a_checkpoint()

    assert match.checkpoints == [(CHECKPOINT_EVERY, match.game.codec.hash(match.state))]


def test_replacing_an_answer_from_before_a_checkpoint_leaves_a_record_that_replays() -> None:
    match = sealed_across_a_checkpoint()
    match.decide("red", card_of(match, "red", 1))

    assert fingerprint_of_replay(match) == match.game.codec.hash(match.state)


def test_withdrawing_an_answer_from_before_a_checkpoint_leaves_a_record_that_replays() -> None:
    match = sealed_across_a_checkpoint()
    match.decide("green", "say hm")
    match.undo("red")

    assert fingerprint_of_replay(match) == match.game.codec.hash(match.state)


def fingerprint_of_replay(match: Match) -> str:
    again = replay(record_of(match), lambda _: match.game)
    return again.game.codec.hash(again.state)


@pytest.mark.parametrize("seed", range(4))
def test_a_random_match_with_undo_and_changed_answers_replays(seed: int) -> None:
    stream = Stream(seed)
    match = new_match("three", seed=str(seed), coins="few")
    for _ in range(400):
        if match.is_over:
            break
        seat = stream.pick(match.seats)
        question = match.question(seat)
        chance = stream.below(10)
        if chance == 0:
            match.decide(seat, f"say {stream.below(100)}")
        elif chance < 3:
            try:
                match.undo(seat)
            except IllegalDecision:
                continue
        elif question is not None:
            match.decide(seat, question.choice.sample(question.offer, stream))

    assert match.is_over
    assert fingerprint_of_replay(match) == match.game.codec.hash(match.state)
