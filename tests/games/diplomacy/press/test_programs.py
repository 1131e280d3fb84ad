"""Press of programs: texts there and back, levels, and the place where a message goes wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.games.diplomacy.press.arrangements import (
    Arrangement,
    Given,
    NoMore,
    Not,
    Share,
    Shares,
    Solo,
    alliance,
    draw,
    empty,
    peace,
    together,
)
from greatpowers.games.diplomacy.press.programs.reading import read_message, read_sent
from greatpowers.games.diplomacy.press.programs.tokens import Huh, province_tokens
from greatpowers.games.diplomacy.press.programs.writing import (
    heard_message,
    level_of,
    message_of,
    sent_message,
)
from greatpowers.games.diplomacy.press.speech import (
    Accept,
    Accuse,
    Cancel,
    Counter,
    Excuse,
    Fact,
    Later,
    Meaning,
    Propose,
    Question,
    Reject,
    Thank,
    Warn,
)
from greatpowers.games.diplomacy.press.speech import Huh as SaidHuh
from greatpowers.games.diplomacy.press.written import read_meaning
from greatpowers.games.diplomacy.printed.board import CENTRES, PROVINCE_COUNT
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.printed.seats import SCENARIOS, powers_of_seat
from greatpowers.games.diplomacy.rules.legality import legal_orders
from tests.games.diplomacy.press import measure

SEVEN = {power: (number,) for number, power in enumerate(POWERS)}
ORDERS = [
    Given(POWERS[ground.units[province].power], order)
    for board in ("start", "1902", "1904")
    for ground in (measure.ground(board),)
    for province, orders in legal_orders(ground.units).items()
    for order in orders
]

seats = st.lists(st.sampled_from(POWERS), min_size=2, max_size=4, unique=True).map(tuple)
plain: st.SearchStrategy[Arrangement] = st.one_of(
    seats.map(lambda some: peace(*some)),
    seats.map(lambda some: alliance(some[:1], some[1:])),
    st.builds(empty, seats, st.lists(st.integers(0, PROVINCE_COUNT - 1), min_size=1, max_size=4).map(tuple)),
    seats.map(lambda some: draw(*some)),
    st.sampled_from(POWERS).map(Solo),
    st.sampled_from(ORDERS),
    st.builds(
        lambda seat, c: Shares((Share(seat, (c,)),)), st.sampled_from(POWERS), st.sampled_from(CENTRES)
    ),
)
arrangements = st.one_of(
    plain,
    plain.map(Not),
    plain.map(NoMore),
    st.lists(plain, min_size=2, max_size=4).map(lambda parts: together(*parts)),
)
meanings: st.SearchStrategy[Meaning] = st.one_of(
    *(arrangements.map(act) for act in (Propose, Accept, Reject, Later, Cancel, Warn, Fact)),
    *(st.one_of(st.none(), arrangements).map(act) for act in (Question, Thank, Accuse, Excuse)),
    st.builds(Counter, arrangements, arrangements),
    st.just(SaidHuh()),
)


@given(meaning=meanings)
@settings(max_examples=300, deadline=None)
def test_whatever_is_meant_is_read_back_as_it_was_written(meaning: Meaning) -> None:
    text = message_of(meaning)

    assert read_message(text, SEVEN) == meaning
    assert read_sent(sent_message(["France"], meaning), SEVEN).meaning == meaning


@given(text=st.text("()PRPCEXDOFAMY GERURBND", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_answered_with_the_place_that_is_wrong(text: str) -> None:
    huh = refusal_of(text)

    if huh is not None:
        assert 0 <= huh.position <= len(text)
        assert huh.answer == f"HUH ({text[: huh.position]}ERR {text[huh.position :]})"


def refusal_of(text: str) -> Huh | None:
    try:
        read_message(text, SEVEN)
    except Huh as huh:
        return huh
    return None


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("PRP (PCE (ENG FRA))", "propose peace(England, France)"),
        ("prp(xdo((ger amy mun) sup (fra amy par) mto bur))", "propose order(Germany; A Mun S A Par - Bur)"),
        ("PRP (DMZ (FRA ENG) (ECH))", "propose empty(England, France; Eng)"),
        ("YES (PRP (ALY (FRA ENG) VSS (GER)))", "accept alliance(England, France; Germany)"),
        ("REJ (PRP (PCE (ENG FRA))) PRP (DMZ (ENG FRA) (ECH))",
         "counter peace(England, France) => empty(England, France; Eng)"),
        ("FCT (XDO ((ENG FLT NTH) CVY (AMY YOR) CTO NWY))", "fact order(England; F Nth C A Yor - Nwy)"),
        ("PRP (XDO ((RUS FLT (STP SCS)) MTO GOB))", "propose order(Russia; F StP/SC - Bot)"),
    ],
)  # fmt: skip
def test_messages_mean_what_letters_mean(text: str, meaning: str) -> None:
    assert read_message(text, SEVEN) == read_meaning(meaning)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("PRP (PCE (ENG XXX))", "HUH (PRP (PCE (ENG ERR XXX)))"),
        ("PRP (PCE (ENG FRA)", "HUH (PRP (PCE (ENG FRA)ERR )"),
        ("YES (PCE (ENG FRA))", "HUH (YES (ERR PCE (ENG FRA)))"),
        ("PRP (XDO ((FRA FLT PAR) HLD))", "HUH (PRP (XDO ((FRA FLT ERR PAR) HLD)))"),
    ],
)
def test_a_refusal_marks_the_word_that_is_wrong(text: str, answer: str) -> None:
    with pytest.raises(Huh) as found:
        read_message(text, SEVEN)

    assert found.value.answer == answer
    assert isinstance(found.value, UnreadableDecision)


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("PRP (PCE (ENG FRA))", 10),
        ("PRP (XDO ((FRA AMY PAR) HLD))", 20),
        ("PRP (AND (PCE (ENG FRA)) (DMZ (ENG FRA) (ECH)))", 30),
        ("PRP (SCD (FRA BEL))", 40),
        ("INS (NOT (PCE (ENG FRA)))", 60),
    ],
)
def test_words_above_the_level_of_a_table_are_not_understood(text: str, level: int) -> None:
    assert level_of(text) == level
    read_message(text, SEVEN, level)
    with pytest.raises(Huh):
        read_message(text, SEVEN, level - 1)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
def test_seats_of_several_powers_are_named_by_any_of_them(scenario: object) -> None:
    found = {seat: powers_of_seat(seat) for seat in scenario.seats}  # type: ignore[attr-defined]
    meaning = Propose(peace(*found))

    assert read_message(message_of(meaning), found) == meaning


def test_no_word_is_a_power_and_a_province() -> None:
    tokens = list(province_tokens().values())

    assert len(set(tokens)) == len(tokens) == PROVINCE_COUNT
    assert not {power[:3].upper() for power in POWERS} & set(tokens)


def test_a_message_arrives_with_its_sender_and_readers() -> None:
    meaning = Propose(peace("England", "France"))

    assert heard_message("France", ["England"], meaning) == "FRM (FRA) (ENG) (PRP (PCE (ENG FRA)))"
    assert read_sent("SND (ALL) (PRP (DRW))", SEVEN).to == ("all",)
