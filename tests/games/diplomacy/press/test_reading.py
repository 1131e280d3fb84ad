"""Letters of people are read: what the lists mean, only what is lawful, and never a failure."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.games.diplomacy.press.arrangements import Empty, Given, Package, Peace, parts_of, peace
from greatpowers.games.diplomacy.press.lawful import refusal_of_arrangement
from greatpowers.games.diplomacy.press.reading.letter import LONGEST_READ, read_letter
from greatpowers.games.diplomacy.press.reading.meanings import agreed_to
from greatpowers.games.diplomacy.press.reading.tagging import tagged
from greatpowers.games.diplomacy.press.speech import Accept, Fact, Propose, Question, Reject
from tests.games.diplomacy.press import measure

DOCUMENT = Path(__file__).parents[4] / "docs" / "diplomacy" / "letters.md"
BOARDS = ("start", "1902", "1904")


@pytest.mark.parametrize("language", measure.LANGUAGES)
def test_what_people_write_is_understood(language: str) -> None:
    """At least 85 of 100 are read as meant, at most 2 otherwise than meant."""
    verdicts = sum(measure.measured(language).values(), Counter())
    count = sum(verdicts.values())

    assert count >= 200
    assert verdicts[measure.UNDERSTOOD] >= 0.85 * count
    assert verdicts[measure.MISREAD] <= 0.02 * count


def test_the_table_in_the_documents_is_that_of_today() -> None:
    assert measure.table() in DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", measure.LANGUAGES)
def test_all_the_lists_mean_can_be_kept_on_the_board(language: str) -> None:
    """The lists ask for nothing unlawful: what was understood was lawful to say."""
    for sentence in measure.sentences(language):
        ground = measure.ground(sentence.board)
        reading = read_letter(sentence.text, ground, sentence.writer, (sentence.reader,), language)
        for row in reading.rows:
            refused = [choice for choice in row.choices if refusal_of_arrangement(ground, choice)]
            assert refused == [], sentence.text


@given(text=st.text(max_size=120), board=st.sampled_from(BOARDS))
@settings(max_examples=60, deadline=None)
def test_any_text_is_read_without_a_failure(text: str, board: str) -> None:
    reading = read_letter(text, measure.ground(board), "France", ("Germany",))

    all_known = all(item.is_known for item in tagged(text[:LONGEST_READ], reading.language))
    assert reading.is_understood or reading.unknown or all_known


@given(data=st.data(), language=st.sampled_from(list(measure.LANGUAGES)), board=st.sampled_from(BOARDS))
@settings(max_examples=60, deadline=None)
def test_words_of_letters_in_any_order_mean_only_what_is_lawful(
    data: st.DataObject, language: str, board: str
) -> None:
    words = sorted({word for sentence in measure.sentences(language) for word in sentence.text.split()})
    text = " ".join(data.draw(st.lists(st.sampled_from(words), max_size=14)))
    ground = measure.ground(board)

    reading = read_letter(text, ground, "Italy", ("Austria",), language)

    assert not any(refusal_of_arrangement(ground, choice) for row in reading.rows for choice in row.choices)


def test_the_same_letter_is_read_the_same_way() -> None:
    def read() -> object:
        return read_letter("support me into Burgundy", measure.ground("start"), "France", ("Germany",))

    assert read() == read()


def test_several_lawful_readings_are_asked_about() -> None:
    reading = read_letter("support me into Burgundy", measure.ground("start"), "France", ("Germany",))

    assert not reading.is_clear
    assert reading.meaning("France") is None
    supports = [choice.order.text for choice in reading.rows[0].choices if isinstance(choice, Given)]
    assert supports == ["A Mun S A Par - Bur", "A Mun S A Mar - Bur"]
    assert isinstance(reading.chosen([1]).meaning("France"), Propose)


def test_a_condition_makes_a_package() -> None:
    text = "If you support Bur - Bel, I will be at peace with you"

    meaning = read_letter(text, measure.ground("1902"), "France", ("England",)).meaning("France")

    assert isinstance(meaning, Propose)
    assert isinstance(meaning.what, Package)
    assert {type(part) for part in parts_of(meaning.what)} == {Given, Peace}


def test_two_halves_of_a_zone_are_one() -> None:
    text = "я не пойду в Бургундию, если ты не пойдешь"

    meaning = read_letter(text, measure.ground("start"), "France", ("Germany",), "ru").meaning("France")

    assert isinstance(meaning, Propose)
    assert isinstance(meaning.what, Empty)
    assert meaning.what.seats == ("France", "Germany")


def test_what_i_shall_do_is_told_and_what_you_may_do_is_asked() -> None:
    ground = measure.ground("start")

    mine = read_letter("Párizs Pikárdiába megy", ground, "France", ("Germany",), "hu").meaning("France")
    yours = read_letter("Will you go to Burgundy?", ground, "France", ("Germany",)).meaning("France")

    assert isinstance(mine, Fact)
    assert isinstance(yours, Question)


def test_a_plain_answer_needs_something_to_answer() -> None:
    ground, offered = measure.ground("start"), peace("France", "Germany")

    assert read_letter("yes", ground, "France", ("Germany",)).rows == ()
    assert read_letter("yes", ground, "France", ("Germany",), open_proposal=offered).meaning(
        "France"
    ) == Accept(offered)
    assert read_letter("нет", ground, "France", ("Germany",), open_proposal=offered).meaning(
        "France"
    ) == Reject(offered)


def test_who_proposes_what_was_offered_says_yes() -> None:
    ground, offered = measure.ground("start"), peace("France", "Germany")

    reading = read_letter("All right, let there be peace.", ground, "France", ("Germany",))

    assert agreed_to(reading.meaning("France"), offered) == Accept(offered)
    assert agreed_to(reading.meaning("France"), peace("France", "Italy")) == Propose(offered)


def test_where_part_of_an_order_is_not_understood_the_writer_is_asked() -> None:
    reading = read_letter("mar - spa and bre - mos please", measure.ground("start"), "Italy", ("France",))

    assert reading.rows
    assert not reading.is_clear
    assert reading.meaning("Italy") is None
    assert "mos" in " ".join(reading.unknown)
    assert reading.chosen([0]).meaning("Italy") is not None


def test_what_is_told_of_the_past_proposes_nothing() -> None:
    told = read_letter(
        "You supported me into Burgundy last year", measure.ground("start"), "France", ("Germany",)
    )

    assert told.rows == ()
    assert told.is_talk


def test_what_nobody_understands_is_named() -> None:
    reading = read_letter("qwertz Burgundy uiop", measure.ground("start"), "France", ("Germany",))

    assert not reading.is_understood
    assert reading.unknown == ("qwertz", "uiop")


def test_small_talk_is_no_proposal() -> None:
    reading = read_letter("Hello! Good luck, have fun", measure.ground("start"), "France", ("Germany",))

    assert reading.is_talk
    assert reading.rows == ()


def test_support_me_never_means_a_third_ones_unit() -> None:
    """On a board on which no unit of mine can get there nothing is understood."""
    reading = read_letter("Support me into Rumania", measure.ground("1902"), "France", ("Russia",))

    assert reading.rows == ()


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Support me into Moscow"), ("ru", "Поддержи меня в Москву"), ("hu", "Támogass Moszkvába!")],
)
def test_known_words_that_fit_nothing_are_not_called_unknown(language: str, text: str) -> None:
    ground = measure.ground("start")
    reading = read_letter(text, ground, "France", ("Turkey",), language)
    strange = read_letter(f"{text} qwerty", ground, "France", ("Turkey",), language)

    assert (reading.rows, reading.unknown, reading.is_understood) == ((), (), False)
    assert strange.unknown == ("qwerty",)


def test_what_holds_no_word_is_not_understood_as_it_stands() -> None:
    assert read_letter(" ?! ", measure.ground("start"), "France", ("Turkey",)).unknown == ("?!",)
