"""Talk at the table: free, public, binding nobody, and none while an offer is answered."""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import IllegalDecision, UnreadableDecision
from greatpowers.engine.frames import Choice
from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.printed.names import COALITION, FRANCE, PRUSSIA
from greatpowers.games.napoleonic_wars.rules.conquest.submission import ChooseAcceptance
from greatpowers.games.napoleonic_wars.rules.diplomacy.declaring import ChooseConsent
from greatpowers.games.napoleonic_wars.rules.turn.standing import LONGEST_MESSAGE, Press
from tests.games.napoleonic_wars.boards import board
from tests.games.napoleonic_wars.matches import new_match


def heard(match: Match, seat: str | None) -> list[tuple[str, str]]:
    return [(words.seat, words.text) for words in match.view(seat).table.press]


def refused(match: Match, text: str) -> str:
    with pytest.raises(IllegalDecision) as problem:
        match.decide("france", text)
    return problem.value.refusal.message


def test_r8_6_everybody_may_speak_at_any_time_and_all_hear_it() -> None:
    match = new_match()
    waiting = next(seat for seat in match.seats if seat != match.pending()[0].seat)
    question = match.pending()[0].choice

    match.decide(waiting, "press all: Hands off Hanover.")

    assert heard(match, None) == [(waiting, "Hands off Hanover.")]
    assert all(heard(match, seat) == heard(match, None) for seat in match.seats)
    assert match.pending()[0].choice == question


def test_r8_6_nothing_is_said_in_private() -> None:
    match = new_match()

    assert refused(match, "press britain: Let us share.") == "nw-press-public"
    assert heard(match, "britain") == []


def test_r8_6_a_message_has_an_end() -> None:
    match = new_match()

    assert refused(match, f"press all: {'x' * (LONGEST_MESSAGE + 1)}") == "nw-press-too-long"


@pytest.mark.parametrize("text", ["press", "press all", "press all:  ", "press : hello"])
def test_r8_6_words_need_an_addressee_and_a_text(text: str) -> None:
    with pytest.raises(UnreadableDecision):
        new_match().decide("france", text)


@pytest.mark.parametrize(
    "question",
    [
        ChooseAcceptance("france", PRUSSIA, FRANCE, (), ()),
        ChooseConsent("britain", PRUSSIA, COALITION, 0, ()),
    ],
)
def test_r15_41_an_offer_to_submit_or_to_change_camps_is_answered_without_talk(question: Choice) -> None:
    state = board({})
    assert Press().refuse(state, "britain", ("all", "Think it over!")) is None

    state.push(question)

    refused = Press().refuse(state, "britain", ("all", "Think it over!"))
    assert refused is not None
    assert (refused.message, refused.rule) == ("nw-press-silence", "15.41")
