"""Proposals and answers as values: written and read back, lawful on a board or refused, saved."""

from __future__ import annotations

import msgspec
import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.house.wire import WIRE
from greatpowers.games.diplomacy.press.arrangements import (
    Given,
    NoMore,
    Not,
    Package,
    Solo,
    is_bounce,
    peace,
    seats_in,
    together,
)
from greatpowers.games.diplomacy.press.speech import Accept, Propose
from greatpowers.games.diplomacy.press.written import (
    read_arrangement,
    read_meaning,
    write_arrangement,
    write_meaning,
)
from greatpowers.games.diplomacy.state.events import PressSent
from tests.games.diplomacy.matches import happened, new_match, why_not

ARRANGEMENTS = (
    "peace(England, France)",
    "alliance(England, France; Germany)",
    "alliance(Austria, Italy; Russia, Turkey)",
    "empty(England, France; Eng, Bur)",
    "order(France; A Par - Bur)",
    "order(France; F Bre C A Pic - Lon)",
    "order(Italy; A Ven S F Tri)",
    "order(Russia; F StP/SC - Bot)",
    "draw(France, Turkey)",
    "solo(Turkey)",
    "shares(France, Bel; Germany, Hol, Den)",
    "not solo(Turkey)",
    "not order(France; A Par - Bur)",
    "end alliance(England, France; Germany)",
    "order(France; A Par - Bur) + order(Germany; A Mun - Bur)",
    "not (peace(England, France) + draw(England, France))",
    "peace(Austria+France, Italy+Russia) + order(Austria+France; A Par H)",
)


@pytest.mark.parametrize("text", ARRANGEMENTS)
def test_an_arrangement_is_read_back_as_it_was_written(text: str) -> None:
    what = read_arrangement(text)

    assert read_arrangement(write_arrangement(what)) == what


@pytest.mark.parametrize(
    "text",
    [
        "propose peace(England, France)",
        "accept order(France; A Par - Bur)",
        "reject draw(France, Turkey)",
        "later peace(England, France)",
        "counter peace(England, France) => alliance(England, France; Germany)",
        "cancel peace(England, France)",
        "question",
        "question order(France; A Par - Bur)",
        "warn order(Germany; A Mun - Bur)",
        "fact order(France; A Par - Bur)",
        "thank",
        "accuse order(France; A Par - Bur)",
        "excuse peace(England, France)",
        "huh",
    ],
)
def test_a_meaning_is_read_back_as_it_was_written(text: str) -> None:
    assert write_meaning(read_meaning(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "propose", "propose ", "propose peace", "propose peace()", "propose peace(England, )", "huh huh",
     "propose peace(England; France)", "counter peace(England, France)", "propose order(France; A Par - Xyz)",
     "propose " + "not " * 90 + "solo(Turkey)", "propose ((((((solo(Turkey)))))))",
     "propose peace(England, France",
     "propose order(France; B A Par)", "propose x" * 400],
)  # fmt: skip
def test_what_is_not_in_the_notation_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableDecision):
        read_meaning(text)


def test_seats_stand_in_one_order_and_once() -> None:
    assert peace("France", "England", "France") == peace("England", "France")
    assert seats_in(read_arrangement("order(France; A Par - Bur) + order(England; F Lon - Eng)")) == (
        "England",
        "France",
    )


def test_a_package_is_flat() -> None:
    one, other = read_arrangement("solo(Turkey)"), read_arrangement("draw(France, Italy)")

    assert together(together(one, other), one) == Package((one, other))
    assert together(one) == one


def test_two_moves_of_two_seats_to_one_place_are_a_bounce() -> None:
    assert is_bounce(read_arrangement("order(France; A Par - Bur) + order(Germany; A Mun - Bur)"))
    assert not is_bounce(read_arrangement("order(France; A Par - Bur) + order(France; A Mar - Bur)"))
    assert not is_bounce(read_arrangement("order(France; A Par - Bur) + order(Germany; A Mun - Ruh)"))


@pytest.mark.parametrize(
    ("meaning", "message"),
    [
        ("propose order(France; A Par - Lon)", "move-not-adjacent"),
        ("propose order(France; A Mun - Bur)", "press-other-unit"),
        ("propose order(France; A Gas - Bur)", "order-no-unit"),
        ("propose order(Germany; A Mun - Bur)", "press-not-theirs"),
        ("propose peace(France)", "press-alone"),
        ("propose peace(France, Spain)", "seat-unknown"),
        ("propose alliance(England, France; France)", "press-against-itself"),
        ("propose shares(France, Bur)", "press-no-centre"),
        ("propose order(France; A Par - Bur) + order(France; A Par - Pic)", "press-two-orders"),
        ("propose peace(France, Germany)", "press-not-theirs"),
        ("counter peace(England, France) => order(France; A Par - Lon)", "move-not-adjacent"),
    ],
)
def test_what_cannot_be_kept_may_not_be_proposed(meaning: str, message: str) -> None:
    match = new_match()

    refusal = why_not(match, "England", f"press France {{{meaning}}}: Hello")

    assert refusal.message == message


def test_two_may_speak_of_a_third_without_asking_it() -> None:
    match = new_match()
    match.decide("England", "press France {propose not solo(Turkey)}: Let nobody help Turkey win.")
    match.decide("England", "press France {warn order(Germany; A Mun - Bur)}: Beware of Munich.")

    assert len(happened(match, PressSent, "France")) == 2


def test_a_letter_carries_its_meaning_to_its_readers_and_into_the_record() -> None:
    match = new_match()
    match.decide("England", "press France {propose  peace( France,England ) }: Shall we have peace?")
    match.decide("France", "press England: {perhaps}: who knows")

    for again in (match, replay(read_record(write_record(record_of(match))), lambda _: Diplomacy())):
        letters = again.view("France").press
        assert [(letter.text, letter.meaning) for letter in letters] == [
            ("Shall we have peace?", "propose peace(England, France)"),
            ("{perhaps}: who knows", ""),
        ]
        assert again.view("Germany").press == ()


def test_a_letter_without_a_meaning_is_saved_as_letters_always_were() -> None:
    match = new_match()
    match.decide("England", "press France: Hello")

    saved = Diplomacy().codec.save(match.state)

    assert saved["press"] == [{"phase": "S1901M", "sender": "England", "to": ("France",), "text": "Hello"}]


def test_the_browser_gets_rows_that_need_no_reading() -> None:
    match = new_match()
    rows = "order(France; A Par - Bur) + order(Germany; A Mun - Bur)"
    match.decide("France", f"press Germany {{propose {rows}}}: Bounce in Burgundy?")
    match.decide("Germany", f"press France {{accept {rows}}}: Gladly.")

    sent = msgspec.json.decode(msgspec.json.encode(WIRE.letters(match.view("Germany"))))

    assert [letter["meaning"]["act"] for letter in sent] == ["propose", "accept"]
    what = sent[0]["meaning"]["what"]
    assert (what["kind"], what["text"]) == ("bounce", rows)
    assert [row["order"]["text"] for row in what["parts"]] == ["A Par - Bur", "A Mun - Bur"]
    assert [row["seats"] for row in what["parts"]] == [["France"], ["Germany"]]


def test_the_opposite_and_the_end_of_something_name_it() -> None:
    kept = peace("England", "France")

    assert read_arrangement("end peace(England, France)") == NoMore(kept)
    assert read_arrangement("not solo(Turkey)") == Not(Solo("Turkey"))
    assert read_meaning("accept peace(England, France)") == Accept(kept)
    assert isinstance(read_meaning("propose order(France; A Par H)"), Propose)
    assert isinstance(read_arrangement("order(France; A Par H)"), Given)
