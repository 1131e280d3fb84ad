"""Events: who sees what, what the others see instead, and which events reveal a secret."""

from __future__ import annotations

import pytest

from greatpowers.engine.events import EVENTS, DieRolled, Event, Recorded, event
from greatpowers.engine.match import Match
from tests.testkit.toy import Toy
from tests.testkit.toy_state import BidsOpened, CardsDealt, CardSwapped, SeatMoved, SomethingSaid


@event
class LetterSent(Event):
    text: str


@event
class LetterSeen(Event):
    """What others see of a letter."""


OPEN = Recorded(LetterSent("hello"))
PRIVATE = Recorded(LetterSent("hello"), ("red", "blue"))
COVERED = Recorded(LetterSent("hello"), ("red",), LetterSeen())


@pytest.mark.parametrize("seat", ["red", "blue", "green", None])
def test_an_event_without_audience_is_for_everybody(seat: str | None) -> None:
    assert OPEN.as_seen_by(seat) == LetterSent("hello")


def test_a_private_event_is_for_its_audience() -> None:
    assert PRIVATE.as_seen_by("red") == PRIVATE.as_seen_by("blue") == LetterSent("hello")


@pytest.mark.parametrize("seat", ["green", None, ""])
def test_others_learn_nothing_of_a_private_event(seat: str | None) -> None:
    assert PRIVATE.as_seen_by(seat) is None


@pytest.mark.parametrize("seat", ["blue", None])
def test_others_see_what_stands_instead(seat: str | None) -> None:
    assert COVERED.as_seen_by(seat) == LetterSeen()
    assert COVERED.as_seen_by("red") == LetterSent("hello")


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    assert Recorded(LetterSent("x"), ()).as_seen_by("red") is None


def test_events_are_values() -> None:
    assert LetterSent("a") == LetterSent("a") != LetterSent("b")
    with pytest.raises(AttributeError):
        LetterSent("a").text = "b"  # type: ignore[misc]


def test_events_are_registered_by_their_names() -> None:
    assert EVENTS[LetterSent.event_name] is LetterSent
    assert EVENTS["testkit.CardsDealt"] is CardsDealt


def test_dice_and_opened_bids_reveal_something() -> None:
    assert DieRolled.reveals
    assert BidsOpened.reveals
    assert not SeatMoved.reveals


def played() -> Match:
    """A game for two in which red swapped a card in the first round."""
    match = Match(Toy(), "two", {"coins": "many"}, seed="events")
    match.decide("red", str(match.view("red").hand[0]))
    match.decide("blue", str(match.view("blue").hand[0]))
    match.decide(match.pending()[0].seat, "coin")
    match.decide("red", "up")
    match.decide("red", "stay")
    match.decide("blue", "stay")
    match.decide("red", str(match.view("red").hand[0]))
    return match


def test_each_seat_sees_its_own_cards_only() -> None:
    match = played()

    for seat, other in (("red", "blue"), ("blue", "red")):
        dealt = {e.seat: e.cards for e in match.events(seat) if isinstance(e, CardsDealt)}
        assert len(dealt[seat]) == 4
        assert dealt[other] == ()


def test_a_spectator_sees_no_cards() -> None:
    assert {e.cards for e in played().events(None) if isinstance(e, CardsDealt)} == {()}


def test_a_swapped_card_is_seen_by_its_owner() -> None:
    match = played()

    (own,) = [e for e in match.events("red") if isinstance(e, CardSwapped)]
    (other,) = [e for e in match.events("blue") if isinstance(e, CardSwapped)]
    assert own.card in match.view("red").hand
    assert other.card == 0


def test_decide_answers_what_happened() -> None:
    match = played()

    told = match.decide("blue", "say well played")
    assert [recorded.event for recorded in told] == [SomethingSaid("blue", "well played")]


def test_events_since_a_decision_leave_out_the_earlier_ones() -> None:
    match = played()
    before = len(match.decisions)
    match.decide("blue", "say well played")

    assert match.events("red", since=before) == [SomethingSaid("blue", "well played")]


def test_events_from_the_start_include_the_deal() -> None:
    assert any(isinstance(e, CardsDealt) for e in played().events("red"))
