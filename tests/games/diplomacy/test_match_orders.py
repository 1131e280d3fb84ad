"""Writing orders in a match: whose units, unlawful ones, doubles, sealed secrecy, changing one's mind."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import IllegalDecision, UnreadableDecision
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.events import GovernmentLost, OrdersRevealed, UnitRemoved
from greatpowers.games.diplomacy.state.orders import Orders
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
    why_not,
)


def retreat_phase(**options: Any) -> Match:
    """The German army in Burgundy was driven out by the French one from Paris."""
    match = match_from({"France": "A Par, A Gas", "Germany": "A Bur", "Italy": "A Rom"}, **options)
    give(match, France="A Par - Bur; A Gas S A Par - Bur")
    assert phase(match) == "S1901R"
    return match


def adjustment_phase(**options: Any) -> Match:
    """France may build two, Italy must remove one, England may build one."""
    match = match_from(
        {"France": "A Gas", "Italy": "A Apu, F Ion", "England": "F Nth"},
        {"France": "Par Mar Bre", "Italy": "Rom", "England": "Lon Edi"},
        **options,
    )
    return skip_to(match, "F1901A")


# Whose units. [2.9]


@pytest.mark.parametrize("text", ["A Mun H", "A Mun - Bur", "A Par H; A Mun - Bur", "A Bur H", "F Nth H"])
def test_r2_9_nobody_orders_foreign_units_or_empty_provinces(text: str) -> None:
    assert why_not(new_match(), "France", text).rule == "2.9"


def test_r2_9_nobody_retreats_with_foreign_units() -> None:
    match = match_from(
        {"France": "A Par, A Gas", "Germany": "A Bur", "Italy": "A Tri, A Tyr", "Austria": "A Vie"}
    )
    give(match, France="A Par - Bur; A Gas S A Par - Bur", Italy="A Tri - Vie; A Tyr S A Tri - Vie")
    assert asked(match) == ["Austria", "Germany"]

    assert why_not(match, "Austria", "A Bur R Bel").rule == "2.9"


def test_r2_9_an_empty_province_is_not_called_a_foreign_unit() -> None:
    match = new_match()

    assert why_not(match, "France", "A Bur H").message == "order-no-unit"
    assert why_not(match, "France", "A Mun H").message == "order-foreign-unit"


@pytest.mark.parametrize("text", ["A Par D", "A Mun D"])
def test_r7_6_a_unit_that_was_not_dislodged_is_not_called_a_foreign_one(text: str) -> None:
    refusal = why_not(retreat_phase(), "Germany", text)

    assert (refusal.message, refusal.rule) == ("retreat-not-dislodged", "7.6")


@pytest.mark.parametrize("text", ["R F Ion", "R A Apu", "B A Rom", "B F Lon", "B F Lon; B A Par"])
def test_r2_9_nobody_adjusts_for_others(text: str) -> None:
    """France may neither remove Italian units nor build in England or Italy."""
    assert why_not(adjustment_phase(), "France", text).rule in ("2.9", "8.5", "8.6", "8.7")


def test_r2_9_nobody_removes_foreign_units_even_where_unlawful_orders_are_ignored() -> None:
    match = adjustment_phase(unlawful_orders="hold")
    match.decide("France", "R A Apu")
    give(match, Italy="R F Ion")

    assert [(event.unit.text, event.chosen) for event in happened(match, UnitRemoved)] == [("F Ion", True)]
    assert units_of(match, "Italy") == ["A Apu"]
    assert units_of(match, "France") == ["A Gas"]


def test_r2_9_nobody_builds_foreign_units_even_where_unlawful_orders_are_ignored() -> None:
    match = adjustment_phase(unlawful_orders="hold")
    match.decide("France", "B A Lon")
    give(match, England="none")

    assert units_of(match, "England") == ["F Nth"]
    assert units_of(match, "France") == ["A Gas"]


def test_r2_9_some_none_or_all_units_may_be_ordered() -> None:
    match = new_match()

    for text in ("A Par - Bur", "none", "A Par - Bur; A Mar H; F Bre H"):
        assert match.explain("France", text) is None


# Unlawful orders. [2.4]


UNLAWFUL = [
    ("A Par - Lon", "3.1"),
    ("A Par - Par", "3.10"),
    ("F Bre - Par", "3.2"),
    ("A Mar - GoL", "3.1"),
    ("A Mar - Tun", "3.11"),
    ("F Bre C A Par - Lon", "6.2"),
    ("A Par S A Par", "5.11"),
    ("A Par S F Lon - Eng", "5.4"),
    ("A Mar S A Mun - Kie", "5.3"),
]


@pytest.mark.parametrize(("text", "rule"), UNLAWFUL)
def test_r2_4_an_unlawful_order_is_refused_with_its_rule(text: str, rule: str) -> None:
    match = new_match()
    refusal = why_not(match, "France", text)

    assert refusal.rule == rule
    with pytest.raises(IllegalDecision):
        match.decide("France", text)


@pytest.mark.parametrize(("text", "rule"), UNLAWFUL)
def test_r2_4_or_it_holds_where_the_option_says_so(text: str, rule: str) -> None:
    match = new_match(unlawful_orders="hold")
    give(match, France=text)

    assert outcomes(match)[text] == "void"
    assert units_of(match, "France") == ["A Mar", "A Par", "F Bre"]
    assert rule


def test_r2_4_a_unit_with_an_unlawful_order_can_be_supported_in_holding() -> None:
    match = match_from({"France": "A Par, A Gas", "Germany": "A Bur, A Pic"}, unlawful_orders="hold")
    give(match, France="A Par - Lon; A Gas S A Par", Germany="A Bur - Par; A Pic S A Bur - Par")

    assert board(match)["A Par"] == "France"


def test_r2_4_one_unlawful_order_refuses_the_whole_answer() -> None:
    match = new_match()
    with pytest.raises(IllegalDecision):
        match.decide("France", "A Mar - Spa; A Par - Lon")

    assert match.view("France").own_orders == ()


@pytest.mark.parametrize(
    "text", ["", "  ", ";", "\n", "hello", "A", "A Xyz - Par", "A Par -", "\x00", "A Par - Bur\x00"]
)
def test_r2_6_what_cannot_be_read_is_refused(text: str) -> None:
    match = new_match()
    with pytest.raises(UnreadableDecision) as caught:
        match.decide("France", text)

    assert caught.value.refusal.rule.startswith("2.")
    assert match.view("France").own_orders == ()


def test_r2_6_one_unreadable_order_refuses_the_whole_answer() -> None:
    with pytest.raises(UnreadableDecision):
        new_match().decide("France", "A Par - Bur; gibberish")


# Two orders for one unit. [2.13]


def test_r2_13_two_orders_for_one_unit_are_refused() -> None:
    assert why_not(new_match(), "France", "A Par - Bur; A Par - Pic").rule == "2.13"


def test_r2_13_the_same_order_twice_is_one_order() -> None:
    match = new_match()
    give(match, France="A Par - Bur; army paris to burgundy; A Mar H; F Bre H")

    assert "A Bur" in units_of(match, "France")


def test_r2_13_two_lawful_orders_cancel_where_unlawful_ones_hold() -> None:
    match = new_match(unlawful_orders="hold")
    give(match, France="A Par - Bur; A Par - Pic; A Mar H; F Bre H")

    assert "A Par" in units_of(match, "France")


def test_r2_13_the_unlawful_one_of_two_is_struck_first() -> None:
    match = new_match(unlawful_orders="hold")
    give(match, France="A Par - Lon; A Par - Bur; A Mar H; F Bre H")

    assert "A Bur" in units_of(match, "France")


@pytest.mark.parametrize("text", ["A Bur R Bel; A Bur R Ruh", "A Bur D; A Bur R Ruh"])
def test_r2_13_two_retreats_for_one_unit_are_refused(text: str) -> None:
    assert why_not(retreat_phase(), "Germany", text).rule == "2.13"


# Secrecy. [1.13]


def test_r1_13_sealed_orders_are_seen_by_nobody_else() -> None:
    one, other = new_match(), new_match()
    one.decide("France", "A Par - Bur; A Mar - Spa; F Bre - Mid")
    other.decide("France", "A Par - Pic")

    for seat in (*POWERS, None):
        if seat != "France":
            assert one.view(seat) == other.view(seat)
            assert one.events(seat) == other.events(seat)


def test_r1_13_a_player_sees_his_own_sealed_orders() -> None:
    match = new_match()
    match.decide("France", "army paris to burgundy")

    assert [order.text for order in match.view("France").own_orders] == ["A Par - Bur"]


def test_r1_13_who_has_written_is_known() -> None:
    match = new_match()
    match.decide("France", "none")
    match.decide("Italy", "A Rom - Apu")

    assert match.view("Turkey").ready == ("France", "Italy")
    assert match.view("Turkey").asked == POWERS


def test_r1_13_retreats_and_adjustments_are_sealed_too() -> None:
    match = match_from(
        {"France": "A Par, A Gas", "Germany": "A Bur", "Italy": "A Tri, A Tyr", "Austria": "A Vie"}
    )
    give(match, France="A Par - Bur; A Gas S A Par - Bur", Italy="A Tri - Vie; A Tyr S A Tri - Vie")
    match.decide("Germany", "A Bur R Bel")
    assert match.view("Austria").own_orders == ()
    assert "A Bel" not in board(match)

    other = adjustment_phase()
    other.decide("France", "B A Par")
    assert other.view("Italy").ready == ("France",)
    assert "A Par" not in board(other)


def test_r7_1_retreats_are_shown_together() -> None:
    match = retreat_phase()
    before = len(happened(match, OrdersRevealed))
    give(match, Germany="A Bur R Bel")

    assert [(e.power, str(Orders(e.orders))) for e in happened(match, OrdersRevealed)[before:]] == [
        ("Germany", "A Bur R Bel")
    ]


def test_r8_13_adjustments_are_shown_together() -> None:
    match = adjustment_phase()
    before = len(happened(match, OrdersRevealed))
    give(match, France="B A Par; B F Bre", Italy="R F Ion", England="Waive")
    revealed = happened(match, OrdersRevealed)[before:]
    shown = {event.power: tuple(order.text for order in event.orders) for event in revealed}

    assert shown["France"] == ("B A Par", "B F Bre")
    assert shown["Italy"] == ("R F Ion",)


def test_r8_11_builds_may_be_declined() -> None:
    match = adjustment_phase()
    give(match, France="B A Par; Waive", England="Waive", Italy="R F Ion")

    assert units_of(match, "France") == ["A Gas", "A Par"]
    assert units_of(match, "England") == ["F Nth"]


# Changing one's mind.


def test_sealed_orders_can_be_changed_until_all_are_in() -> None:
    match = new_match()
    match.decide("France", "A Par - Bur")
    match.decide("France", "A Par - Pic")
    match.decide("France", "A Par - Gas; A Mar H; F Bre H")
    give(match)

    assert units_of(match, "France") == ["A Gas", "A Mar", "F Bre"]


def test_changed_orders_replace_the_whole_set() -> None:
    """A unit named only in the first set holds."""
    match = new_match()
    match.decide("France", "A Par - Bur; F Bre - Mid")
    match.decide("France", "A Par - Pic")

    assert [order.text for order in match.view("France").own_orders] == ["A Par - Pic"]


def test_a_refused_change_leaves_the_sealed_orders() -> None:
    match = new_match()
    match.decide("France", "A Par - Bur")
    with pytest.raises(IllegalDecision):
        match.decide("France", "A Par - Lon")

    assert [order.text for order in match.view("France").own_orders] == ["A Par - Bur"]


def test_changed_orders_cannot_be_told_from_first_ones() -> None:
    changed, plain = new_match(), new_match()
    changed.decide("France", "A Par - Bur")
    changed.decide("France", "A Par - Pic")
    plain.decide("France", "A Par - Pic")

    for seat in (*POWERS, None):
        assert changed.view(seat) == plain.view(seat)
        assert changed.events(seat) == plain.events(seat)
    assert changed.decisions == plain.decisions


def test_orders_can_be_withdrawn_until_all_are_in() -> None:
    match = new_match()
    match.decide("France", "A Par - Bur")
    match.undo("France")

    assert match.view("France").own_orders == ()
    assert asked(match) == list(POWERS)


def test_opened_orders_cannot_be_changed() -> None:
    match = new_match()
    give(match, France="A Par - Bur; A Mar H; F Bre H")
    with pytest.raises(IllegalDecision):
        match.undo("France")
    refusal = why_not(match, "France", "A Par - Pic")

    assert refusal.rule == "2.9"


def test_a_match_of_changed_minds_replays() -> None:
    """Every seat changes its orders in every phase, across several checkpoints."""
    match = new_match(last_year=1903)
    while not match.is_over:
        waiting = match.pending()
        for question in waiting[:-1]:
            match.decide(question.seat, "none")
        for question in waiting[:-1]:
            match.decide(question.seat, _first_moves(question))
        match.decide(waiting[-1].seat, _first_moves(waiting[-1]))
    again = replay(read_record(write_record(record_of(match))), lambda _: match.game)

    assert again.game.codec.hash(again.state) == match.game.codec.hash(match.state)


def _first_moves(question: object) -> str:
    offer = question.offer  # type: ignore[attr-defined]
    return "; ".join(pick.orders[min(1, len(pick.orders) - 1)].text for pick in offer if pick.exact) or "none"


# The date over a set. [2.1]


@pytest.mark.parametrize(
    "date",
    ["Spring 1901:", "S1901M:", "Autumn 1901:", "Fall 1907", "Весна 1901 года:", "Осень 1901 года:",
     "Tavasz 1901:", "1999:"],
)  # fmt: skip
def test_r2_1_the_date_over_a_set_is_passed_over_right_or_wrong(date: str) -> None:
    """The house dates every set itself: it belongs to the turn it is handed in for."""
    match = new_match()
    give(match, France=f"{date}\nA Par - Bur; A Mar - Spa")

    assert units_of(match, "France") == ["A Bur", "A Spa", "F Bre"]


def test_r9_1_who_orders_none_of_his_units_still_governs() -> None:
    """Holding all round is what a set without orders means; its dislodged unit retreats."""
    match = match_from({"France": "A Par, A Gas", "Germany": "A Bur"})
    give(match, France="A Par - Bur; A Gas S A Par - Bur", Germany="A Bur H")

    assert happened(match, GovernmentLost) == []
    assert asked(match) == ["Germany"]
