"""Where unlawful orders are accepted: that one is not carried out, the others stand. [2.4, 2.13, 8.13]"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.events import (
    GovernmentLost,
    LinePassedOver,
    OrderPassedOver,
    OrdersRevealed,
    UnitBuilt,
    UnitDisbanded,
    UnitRemoved,
    UnitRetreated,
)
from greatpowers.games.diplomacy.state.state import State
from greatpowers.games.table import find_game
from tests.games.diplomacy.matches import (
    asked,
    board,
    give,
    happened,
    match_from,
    new_match,
    outcomes,
    phase,
    skip_to,
    units_of,
)


def opened(**options: Any) -> Match:
    return new_match(unlawful_orders="hold", **options)


def passed_over(match: Match, seat: str | None = None) -> list[tuple[str, str, str]]:
    """Power, line and message of everything the seat saw passed over."""
    return [(e.power, e.order, e.message) for e in happened(match, OrderPassedOver, seat)]


#: A line France cannot be given in the first turn, and why.
BAD = [
    ("A Mun - Bur", "order-foreign-unit", "2.9"),
    ("A Bur H", "order-no-unit", "2.9"),
    ("gibberish", "order-unknown-place", "2.7"),
    ("A Xyz - Par", "order-unknown-place", "2.7"),
    ("A Par", "order-incomplete", "2.1"),
    ("B A Par", "order-wrong-phase", "2.11"),
    ("Bre - Mid", "order-without-letter", "2.2"),
]


@pytest.mark.parametrize(("line", "message", "rule"), BAD)
def test_r2_4_one_bad_line_does_not_touch_the_others(line: str, message: str, rule: str) -> None:
    match = opened()
    give(match, France=f"A Mar - Spa; {line}; A Par - Pic")

    assert units_of(match, "France") == ["A Pic", "A Spa", "F Bre"]
    assert [(e.order, e.message, e.rule) for e in happened(match, OrderPassedOver, "France")] == [
        (line, message, rule)
    ]


@pytest.mark.parametrize(("line", "message", "rule"), BAD)
def test_r2_4_before_sealing_the_writer_is_warned_of_it(line: str, message: str, rule: str) -> None:
    match = opened()
    text = f"A Mar - Spa; {line}; A Par - Pic"

    assert match.explain("France", text) is None
    assert [(w.params["line"], w.message, w.rule) for w in match.warnings("France", text)] == [
        (line, message, rule)
    ]


@pytest.mark.parametrize(("line", "message", "rule"), BAD)
def test_r2_4_after_sealing_he_still_sees_it(line: str, message: str, rule: str) -> None:
    match = opened()
    match.decide("France", f"A Mar - Spa; {line}; A Par - Pic")

    assert [(v.text, v.why.message, v.why.rule) for v in match.view("France").own_void] == [
        (line, message, rule)
    ]
    assert all(match.view(seat).own_void == () for seat in (*POWERS, None) if seat != "France")


def test_r2_4_an_own_unit_with_an_unlawful_order_is_told_of_among_the_results() -> None:
    match = opened()
    assert [w.params["line"] for w in match.warnings("France", "A Par - Lon; A Mar - Spa")] == ["A Par - Lon"]
    give(match, France="A Par - Lon; A Mar - Spa")

    assert outcomes(match)["A Par - Lon"] == "void"
    assert passed_over(match) == []


def test_r2_13_both_of_two_lawful_orders_are_passed_over() -> None:
    match = opened()
    give(match, France="A Par - Bur; A Par - Pic; A Mar - Spa")

    assert passed_over(match) == [
        ("France", "A Par - Bur", "order-twice"), ("France", "A Par - Pic", "order-twice"),
    ]  # fmt: skip
    assert units_of(match, "France") == ["A Par", "A Spa", "F Bre"]


def test_r2_13_of_two_orders_the_unlawful_one_is_passed_over() -> None:
    match = opened()
    give(match, France="A Par - Lon; A Par - Bur")

    assert [line for _, line, _ in passed_over(match)] == ["A Par - Lon"]
    assert "A Bur" in units_of(match, "France")


def test_r1_13_what_cannot_be_read_is_shown_to_its_writer_alone() -> None:
    """Else a table without talk would have a way to talk."""
    match = opened(press="none")
    give(match, France="A Par - Pic; shall we be friends", Germany="A Mun H")

    assert [line for _, line, _ in passed_over(match, "France")] == ["shall we be friends"]
    for seat in (*POWERS, None):
        if seat != "France":
            assert passed_over(match, seat) == []
            assert [e.power for e in happened(match, LinePassedOver, seat)] == ["France"]
            assert not any("friends" in repr(event) for event in match.events(seat))


def test_r2_9_nobody_moves_a_foreign_unit() -> None:
    match = opened()
    give(match, France="A Mun - Bur; A Par - Pic", Germany="A Mun - Tyr")

    assert board(match)["A Tyr"] == "Germany"
    shown = {e.power: tuple(o.text for o in e.orders) for e in happened(match, OrdersRevealed)}
    assert shown["France"] == ("A Mun - Bur", "A Par - Pic")
    assert shown["Germany"] == ("A Mun - Tyr",)


def test_r9_1_who_wrote_only_bad_orders_still_governs() -> None:
    match = opened()
    give(match, France="A Par - Lon")

    assert happened(match, GovernmentLost) == []


@pytest.mark.parametrize("text", ["gibberish", "nothing; at all", "A Par -", ";;", ""])
def test_r2_6_a_text_without_any_order_is_refused(text: str) -> None:
    match = opened()
    with pytest.raises(UnreadableDecision):
        match.decide("France", text)

    assert match.view("France").own_orders == ()


def test_r2_6_a_page_of_nonsense_is_no_set_of_orders() -> None:
    with pytest.raises(UnreadableDecision):
        opened().decide("France", "A Par H; " + "; ".join(f"nonsense {number}" for number in range(60)))


def retreats() -> Match:
    """Two Germans are driven out: from Burgundy by Paris, from Tyrolia by Vienna."""
    match = match_from(
        {"France": "A Par, A Gas", "Germany": "A Bur, A Tyr", "Austria": "A Vie, A Tri"},
        unlawful_orders="hold",
    )
    give(match, France="A Par - Bur; A Gas S A Par - Bur", Austria="A Vie - Tyr; A Tri S A Vie - Tyr")
    assert (phase(match), asked(match)) == ("S1901R", ["Germany"])
    return match


def test_r7_9_an_unlawful_retreat_to_where_an_own_unit_arrives_is_no_retreat() -> None:
    """The army of Burgundy goes to Munich, that of Tyrolia is told to go to a place it cannot reach."""
    match = retreats()
    give(match, Germany="A Bur R Ruh; A Tyr R Ruh")

    assert [(e.unit.text, e.to) for e in happened(match, UnitRetreated)] == [("A Bur", "Ruh")]
    (gone,) = happened(match, UnitDisbanded)
    assert (gone.unit.text, gone.message, gone.rule) == ("A Tyr", "retreat-out-of-reach", "7.2")
    assert gone.params == {"unit": "A Tyr", "place": "Ruh"}
    assert units_of(match, "Germany") == ["A Ruh"]


def test_r7_8_a_clash_names_its_place() -> None:
    match = retreats()
    give(match, Germany="A Bur R Mun; A Tyr R Mun")

    assert [(e.unit.text, e.message, e.params) for e in happened(match, UnitDisbanded)] == [
        ("A Bur", "retreat-clash", {"place": "Mun"}), ("A Tyr", "retreat-clash", {"place": "Mun"}),
    ]  # fmt: skip


def test_r2_13_of_two_retreats_the_lawful_one_counts() -> None:
    match = retreats()
    give(match, Germany="A Bur R Par; A Bur R Ruh; A Vie D; rubbish")

    assert units_of(match, "Germany") == ["A Ruh"]
    assert [line for _, line, _ in passed_over(match, "Germany")] == ["rubbish", "A Bur R Par", "A Vie D"]


def test_r2_13_two_lawful_retreats_are_none() -> None:
    match = retreats()
    give(match, Germany="A Bur R Mun; A Bur R Ruh; A Tyr D")

    assert units_of(match, "Germany") == []
    assert [e.message for e in happened(match, UnitDisbanded)] == ["retreat-no-order", "retreat-disbanded"]
    assert [line for _, line, _ in passed_over(match)] == ["A Bur R Mun", "A Bur R Ruh"]


def adjustments() -> Match:
    """France may build two, Italy must remove one."""
    match = match_from(
        {"France": "A Gas", "Italy": "A Apu, F Ion"}, {"France": "Par Mar Bre", "Italy": "Rom"},
        unlawful_orders="hold",
    )  # fmt: skip
    return skip_to(match, "F1901A")


def test_r8_13_bad_adjustments_are_passed_over_and_told() -> None:
    match = adjustments()
    give(
        match,
        France="B A Par; B F Par; R A Apu; B A Mun; nonsense; B F Bre; B A Mar",
        Italy="B A Rom; R F Ion",
    )

    assert [e.unit.text for e in happened(match, UnitBuilt)] == ["A Par", "F Bre"]
    assert [(e.unit.text, e.chosen) for e in happened(match, UnitRemoved)] == [("F Ion", True)]
    assert passed_over(match, "France") == [
        ("France", "nonsense", "order-unknown-place"),
        ("France", "B F Par", "build-fleet-inland"),
        ("France", "R A Apu", "remove-not-yours"),
        ("France", "B A Mun", "build-not-home"),
        ("France", "B A Mar", "adjustment-too-many"),
        ("Italy", "B A Rom", "build-none-due"),
    ]


def test_r8_11_a_waived_build_counts_as_written() -> None:
    match = adjustments()
    give(match, France="Waive; B A Par; B A Mar", Italy="R F Ion")

    assert units_of(match, "France") == ["A Gas", "A Par"]
    assert [line for _, line, _ in passed_over(match)] == ["B A Mar"]


LINES = st.sampled_from(
    ["A Par - Bur", "A Par - Pic", "A Mun H", "A Bur H", "A Par - Lon", "A Mar S A Par - Bur", "hm", "F",
     "1901 x", "A Par - Bur \x00", "x" * 400, "A Mar H" + " " * 250, "none", "press all: hi",
     "France: what, A Mar - Spa", "é\u200b?"]
)  # fmt: skip


@given(st.lists(LINES | st.text(max_size=30), min_size=1, max_size=6))
@settings(max_examples=150, deadline=None)
def test_r2_4_whatever_was_accepted_replays_from_its_own_text(lines: list[str]) -> None:
    match = opened()
    try:
        match.decide("France", "F Bre - Mid; " + "; ".join(lines))
    except UnreadableDecision:
        return
    assert isinstance(match.state, State)
    sealed = match.state.sealed["France"]
    give(match)
    again = opened()
    for seat, text in match.decisions:
        again.decide(seat, text)
        if seat == "France":
            assert again.state.sealed[seat] == sealed

    assert again.game.codec.hash(again.state) == match.game.codec.hash(match.state)
    assert again.events("France") == match.events("France")


def test_r2_4_a_record_keeps_the_lines_that_were_passed_over() -> None:
    match = opened()
    give(match, France="A Par - Pic; rubbish; A Mun H")
    again = replay(read_record(write_record(record_of(match))), find_game)

    assert ("France", "A Par - Pic; A Mun H; rubbish") in again.decisions
    assert passed_over(again, "France") == passed_over(match, "France")
