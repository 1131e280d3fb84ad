"""Letters between players: who may write when, who may read them, and that their text means nothing."""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import IllegalDecision, UnreadableDecision
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.press.letters import LONGEST_MESSAGE
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.events import (
    PressSent,
)
from tests.games.diplomacy.matches import (
    asked,
    board,
    give,
    happened,
    match_from,
    new_match,
    phase,
    skip_to,
    units_of,
    why_not,
)


def letters(match: Match, seat: str | None) -> list[tuple[str, str]]:
    """Sender and text of what a seat can read in its view."""
    return [(message.sender, message.text) for message in match.view(seat).press]


def heard(match: Match, seat: str | None) -> list[tuple[str, str]]:
    """The same from the events it has seen."""
    return [(event.sender, event.text) for event in happened(match, PressSent, seat)]


def test_r1_9_a_letter_is_read_by_its_reader_and_its_writer_only() -> None:
    match = new_match()
    match.decide("France", "press Italy: shall we?")

    for seat in (*POWERS, None):
        expected = [("France", "shall we?")] if seat in ("France", "Italy") else []
        assert letters(match, seat) == heard(match, seat) == expected


def test_r1_9_a_letter_can_go_to_several() -> None:
    match = new_match()
    match.decide("France", "press italy,  GERMANY : to both of you")

    assert heard(match, "Germany") == heard(match, "Italy") == [("France", "to both of you")]
    assert heard(match, "England") == []
    assert happened(match, PressSent, "Italy")[0].to == ("Germany", "Italy")


def test_r1_9_a_word_to_all_is_heard_by_spectators_too() -> None:
    match = new_match()
    match.decide("France", "press all: peace!")

    assert all(letters(match, seat) == [("France", "peace!")] for seat in (*POWERS, None))


def test_r1_9_a_letter_is_dated_with_its_phase() -> None:
    match = new_match()
    give(match)
    match.decide("France", "press all: autumn")

    assert happened(match, PressSent)[0].phase == "F1901M"


@pytest.mark.parametrize("text", ["press all: hello", "press Italy: hello"])
def test_r1_9_without_press_nobody_writes(text: str) -> None:
    assert why_not(new_match(press="none"), "France", text).message == "press-none"


def test_r1_9_public_press_knows_no_letters() -> None:
    match = new_match(press="public")

    assert why_not(match, "France", "press Italy: psst").message == "press-public-only"
    assert match.explain("France", "press all: aloud") is None


@pytest.mark.parametrize("mode", ["public", "private"])
def test_r1_9_grey_letters_only_where_the_option_allows_them(mode: str) -> None:
    assert why_not(new_match(press=mode), "France", "press grey all: who am I?").message == "press-no-grey"


@pytest.mark.parametrize("to", ["all", "Italy", "Italy, Germany"])
def test_r1_9_a_grey_letter_has_no_sender_anywhere(to: str) -> None:
    match = new_match(press="grey")
    match.decide("France", f"press grey {to}: who am I?")

    for seat in (*POWERS, None):
        assert not [sender for sender, _ in letters(match, seat) + heard(match, seat) if sender]
    assert letters(match, "Italy") == heard(match, "Italy") == [("", "who am I?")]
    assert "France" not in repr(match.view("Italy").press)
    assert "France" not in repr(happened(match, PressSent, "Italy"))


def test_r1_9_grey_letters_of_two_seats_cannot_be_told_apart() -> None:
    one, other = new_match(press="grey"), new_match(press="grey")
    one.decide("France", "press grey Italy: who am I?")
    other.decide("Austria", "press grey Italy: who am I?")

    assert one.view("Italy") == other.view("Italy")
    assert one.events("Italy") == other.events("Italy")


def test_r1_9_open_letters_stay_possible_with_grey_press() -> None:
    match = new_match(press="grey")
    match.decide("France", "press Italy: signed")

    assert letters(match, "Italy") == [("France", "signed")]


def test_r1_9_no_talk_during_retreats_and_adjustments() -> None:
    match = match_from(
        {"France": "A Par, A Gas", "Germany": "A Bur"}, {"France": "Par Mar Bre", "Germany": "Ber Mun"}
    )
    give(match, France="A Par - Bur; A Gas S A Par - Bur")
    assert phase(match) == "S1901R"
    assert why_not(match, "France", "press all: ha").message == "press-closed"
    skip_to(match, "F1901A")

    assert why_not(match, "France", "press all: ha").message == "press-closed"


def test_r1_9_unless_the_option_opens_it() -> None:
    match = match_from({"France": "A Par, A Gas", "Germany": "A Bur"}, press_closed_after_moves=False)
    give(match, France="A Par - Bur; A Gas S A Par - Bur")

    assert phase(match) == "S1901R"
    assert match.explain("France", "press all: ha") is None


def test_r1_9_a_letter_too_long_is_refused() -> None:
    match = new_match()
    refusal = why_not(match, "France", "press all: " + "x" * (LONGEST_MESSAGE + 1))

    assert (refusal.message, refusal.params["longest"]) == ("press-too-long", LONGEST_MESSAGE)
    assert match.explain("France", "press all: " + "x" * LONGEST_MESSAGE) is None


@pytest.mark.parametrize(
    "text",
    ["press", "press ", "press all", "press all:", "press : hello", "press all:   ", "press Narnia: hi",
     "press all, Italy: hi", "press France;Italy: hi", "press grey: hi"],
)  # fmt: skip
def test_r1_9_a_letter_without_reader_or_text_cannot_be_read(text: str) -> None:
    with pytest.raises((UnreadableDecision, IllegalDecision)):
        new_match(press="grey").decide("France", text)


def test_r1_9_a_letter_to_oneself_is_refused() -> None:
    assert why_not(new_match(), "France", "press France: dear me").message == "press-to-nobody"


def test_r1_9_a_letter_to_oneself_and_another_goes_to_the_other() -> None:
    match = new_match()
    match.decide("France", "press France, Italy: dear us")

    assert happened(match, PressSent, "Italy")[0].to == ("Italy",)


HOSTILE = [
    "<script>alert(1)</script>", "'; DROP TABLE matches; --", "{seat} %s \\n ${x}", "a:b:c",
    "press all: draw yes", "🙂 Здравствуйте, őű", "\u202egnirts desrever", "A Par - Bur; F Bre H",
    '"quoted" \\ back',
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_r1_9_the_text_of_a_letter_means_nothing(text: str) -> None:
    match = new_match()
    before = board(match)
    match.decide("France", f"press all: {text}")

    assert letters(match, "Italy") == [("France", text)]
    assert board(match) == before
    assert asked(match) == list(POWERS)


@pytest.mark.parametrize("text", [*HOSTILE, "line one\\nline two"])
def test_r1_9_letters_survive_the_record(text: str) -> None:
    match = new_match()
    match.decide("France", f"press Italy, Germany: {text}")
    match.decide("Italy", f"press all: {text}")
    again = replay(read_record(write_record(record_of(match))), lambda _: Diplomacy())

    for seat in ("Italy", "Germany", None):
        assert letters(again, seat) == letters(match, seat)


def test_r1_9_a_line_break_in_a_letter_does_not_break_the_record() -> None:
    """Whatever is done with it, a replay must say the same."""
    match = new_match()
    match.decide("France", "press all: one\ntwo\r\n\tthree\x00")
    again = replay(read_record(write_record(record_of(match))), lambda _: Diplomacy())

    assert letters(again, None) == letters(match, None)


def test_r1_9_a_letter_does_not_unseal_or_change_orders() -> None:
    match = new_match()
    match.decide("France", "A Par - Bur")
    match.decide("France", "press all: I shall hold")
    give(match)

    assert "A Bur" in units_of(match, "France")


def test_r1_9_who_gave_up_and_who_is_out_may_still_talk() -> None:
    match = match_from({"France": "A Par", "Italy": "A Rom", "Turkey": "F Con"})
    match.decide("France", "concede")

    assert match.explain("France", "press all: good luck") is None
    assert match.explain("Austria", "press all: from the gallery") is None
