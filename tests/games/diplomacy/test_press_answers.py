"""What a talker answers to a person: one letter each time, by what was meant, also where nothing was."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import SPEAKERS
from greatpowers.games.diplomacy.bots.regular.player import RegularPlayer
from greatpowers.games.diplomacy.bots.talker.yardsticks import Beggar, Liar
from greatpowers.games.diplomacy.press.arrangements import Given, is_bounce, seats_in
from greatpowers.games.diplomacy.press.chronicle import chronicle_of
from greatpowers.games.diplomacy.press.lawful import ground_of, refusal_of_arrangement
from greatpowers.games.diplomacy.press.offers import Offers, offers_between
from greatpowers.games.diplomacy.press.written import read_meaning
from greatpowers.games.diplomacy.printed.board import LOCATIONS
from greatpowers.games.diplomacy.state.orders import CONVOY, SUPPORT_HOLD, SUPPORT_MOVE
from tests.games.diplomacy.matches import match_from, new_match


def answered(match: Match, letter: str, *, writer: str = "England", bot: str = "France") -> list[str]:
    """What the bot writes back to this letter of a person, meanings first."""
    match.decide(writer, f"press {bot} {letter}" if letter.startswith("{") else f"press {bot}: {letter}")
    speaker = SPEAKERS["regular"](f"t/{bot}")
    said = speaker.speak(match.view(bot), chronicle_of(match.events(None)), {writer}, "en")
    return [text for text in said if text.partition(" ")[2].startswith(writer)]


@pytest.mark.parametrize(
    ("letter", "acts"),
    [
        ("{propose peace(England, France)}: Peace?", {"accept", "reject", "counter", "later"}),
        ("{propose draw(England, France)}: A draw?", {"later", "reject", "accept"}),
        ("{propose not solo(Turkey)}: Nobody lets Turkey win.", {"accept", "reject", "later"}),
        ("{propose solo(England)}: Let me win.", {"reject", "later"}),
        ("{propose shares(England, Bel; France, Spa)}: Shall we share?", {"later", "reject"}),
        ("{question peace(England, France)}: Are we at peace?", {"propose", "confirm", "fact", ""}),
        ("{question}: What are your plans?", {"fact", ""}),
        ("{accuse peace(England, France)}: You broke your word.", {"excuse", ""}),
        ("{warn order(Germany; A Mun - Bur)}: Mind Munich.", {"thank", ""}),
        ("Hello there, how are you today?", {"", "huh"}),
        ("Xyzzy plugh frobnicate the quux.", {"huh"}),
    ],
)
def test_every_letter_of_a_person_gets_one_answer_of_the_right_kind(letter: str, acts: set[str]) -> None:
    said = answered(new_match(seed="answers"), letter)

    assert len(said) == 1
    head, _, words = said[0].partition(": ")
    act = head.partition("{")[2].partition(" ")[0].rstrip("}")
    assert act in acts
    assert words.strip()


def test_what_was_only_read_is_asked_back_before_it_binds() -> None:
    said = answered(new_match(seed="answers"), "Let us make peace, you and I.")

    assert len(said) == 1
    assert "{propose peace(" in said[0] or "{reject" in said[0] or "{later" in said[0]


def test_a_proposal_nobody_could_keep_is_no_letter_at_all() -> None:
    with pytest.raises(Exception, match="Mos"):
        new_match().decide("England", "press France {propose order(France; A Mos - Ukr)}: Go there.")


@pytest.fixture
def neighbours() -> Offers:
    match = match_from({"France": "A Par, F Bre", "Germany": "A Mun, A Ruh"})
    state: Any = match.state
    return offers_between(ground_of(state), "France", ("Germany",))


def test_offers_are_lawful_and_between_the_two(neighbours: Offers) -> None:
    match = match_from({"France": "A Par, F Bre", "Germany": "A Mun, A Ruh"})
    state: Any = match.state
    ground = ground_of(state)

    for one in (*neighbours.support, *neighbours.convoy, *neighbours.bounce):
        assert refusal_of_arrangement(ground, one) is None
        assert set(seats_in(one)) <= {"France", "Germany"}
    assert {one.order.kind for one in neighbours.support} <= {SUPPORT_HOLD, SUPPORT_MOVE}
    assert {one.order.kind for one in neighbours.convoy} <= {CONVOY}


def test_what_one_asks_for_comes_before_what_one_gives(neighbours: Offers) -> None:
    seats = [one.seat for one in neighbours.support]

    assert seats == sorted(seats, key=lambda seat: seat == "France")
    assert "Germany" in seats


def test_bounces_meet_and_places_lie_between(neighbours: Offers) -> None:
    assert neighbours.bounce
    assert all(is_bounce(one) for one in neighbours.bounce)
    names = [str(LOCATIONS[place]) for place in neighbours.places]
    assert names
    assert "France" not in neighbours.against


def test_the_liar_agrees_to_all_and_the_beggar_asks_for_centres() -> None:
    match = new_match(seed="yardsticks")
    match.decide("England", "press France {propose peace(England, France)}: Peace?")
    liar = Liar("t/France", RegularPlayer("t/France"), "bold")
    said = liar.speak(match.view("France"), chronicle_of(match.events(None)), (), "en")
    assert any("{accept peace(England, France)" in text for text in said)

    beggar = Beggar("t/Germany", RegularPlayer("t/Germany"), "bold")
    for text in beggar.speak(match.view("Germany"), chronicle_of(match.events(None)), (), "en"):
        head = text.partition("{")[2].partition("}")[0]
        what = read_meaning(head)
        assert isinstance(what.what, Given)  # type: ignore[union-attr]


def test_a_letter_that_crossed_an_offer_on_its_way_is_still_answered() -> None:
    match = new_match(seed="answers")
    match.decide("England", "press France {propose empty(England, France; Eng)}: The Channel empty?")
    match.decide("France", "press England {warn order(Germany; A Mun - Bur)}: Mind Munich.")
    speaker = SPEAKERS["regular"]("t/France")
    said = speaker.speak(match.view("France"), chronicle_of(match.events(None)), {"England"}, "en")

    assert [text for text in said if text.startswith("press England {") and "empty(" in text]


def test_what_can_mean_several_things_is_asked_back() -> None:
    """Paris or Marseilles may go: the bot asks for one of them instead of not understanding."""
    (said,) = answered(new_match(seed="answers"), "Shall we bounce in Burgundy?", writer="Germany")

    assert "{huh}" not in said
    assert "order(" in said or "{reject" in said or "{later" in said
