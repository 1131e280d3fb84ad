"""Checklist chapter 2: how orders are written, and which of them are carried out."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import ask, holding, play


@pytest.mark.parametrize(
    ("order", "word"),
    [
        ("F Nth H", "holds"),
        ("F Nth - Nwy", "moves"),
        ("F Nth S A Lon", "supports"),
        ("F Nth C A Lon - Nwy", "void"),
    ],
)
def test_r2_1_an_order_names_kind_place_and_action(order: str, word: str) -> None:
    """All four kinds of order are read; the convoy has no army to carry here."""
    out = play("S1901M", England=f"{order}; A Lon H")

    assert out[order] == word


def test_r2_2_order_without_unit_letter_is_not_carried_out() -> None:
    out = play("S1901M", units={"France": "A Par; A Mar"}, France="Par - Bur; A Mar H")

    assert out["Par - Bur"] == "void"
    assert out.units("France") == ["A Mar", "A Par"]


def test_r2_2_unit_with_such_an_order_can_be_supported() -> None:
    out = play(
        "S1901M",
        units={"France": "A Par; A Gas"},
        France="Par - Pic; A Gas S A Par",
        Germany="A Bur - Par; A Bre S A Bur - Par",
    )

    assert out["A Bur - Par"] == "bounces"


def test_r2_3_lawful_order_written_by_mistake_is_carried_out() -> None:
    """Paris is left open to the Germans, and nothing can be done about it."""
    out = play("S1901M", France="A Par - Bre", Germany="A Bur - Par")

    assert out.board == {"A Bre": "France", "A Par": "Germany"}


@pytest.mark.parametrize(
    "order", ["A Tri - Mos", "A Tri - Adr", "A Tri C A Ser - Bud", "A Tri S A Tri", "A Tri dances"]
)
def test_r2_4_unit_with_an_unlawful_order_holds_and_can_be_supported(order: str) -> None:
    out = play(
        "S1901M",
        units={"Austria": "A Tri; A Ser"},
        Austria=f"{order}; A Ser S A Tri",
        Italy="A Ven - Tri; A Tyr S A Ven - Tri",
    )

    assert out[order] == "void"
    assert out["A Ser S A Tri"] == "supports"
    assert out.board["A Tri"] == "Austria"


def test_r2_5_unit_without_an_order_holds() -> None:
    out = play("S1901M", Austria="A Ser S A Tri", extra={"Austria": "A Tri"}, Italy="A Ven - Tri")

    assert out[holding("A Tri")] == "holds"
    assert out["A Ven - Tri"] == "bounces"


@pytest.mark.parametrize(
    ("unit", "order"),
    [
        ("F Kie", "F Kiel - Den"),
        ("F Kie", "F KIEL-DEN"),
        ("F Kie", "F Киль - Дания"),
        ("F Kie", "F Kiel - Denmark"),
    ],
)
def test_r2_7_other_spellings_count_if_they_can_mean_one_place(unit: str, order: str) -> None:
    out = play("S1901M", units={"Germany": unit}, Germany=order)

    assert out.units("Germany") == ["F Den"]


def test_r2_7_full_names_of_seas_are_read() -> None:
    out = play(
        "S1901M", units={"France": "F Mid; F Bre"}, France="F Mid-Atlantic Ocean - Irish Sea; F Bre - Ла-Манш"
    )

    assert out.units("France") == ["F Eng", "F Iri"]


def test_r2_8_order_that_can_mean_two_places_fails() -> None:
    """From Edinburgh both the North Sea and the Norwegian Sea can be reached."""
    out = play("S1901M", units={"England": "F Edi"}, England="F Edi - Nor")

    assert out["F Edi - Nor"] == "void"
    assert out.units("England") == ["F Edi"]


def test_r2_9_player_may_order_only_some_units() -> None:
    out = play("S1901M", France="A Par - Bur", extra={"France": "A Mar; F Bre"})

    assert out.units("France") == ["A Bur", "A Mar", "F Bre"]


def test_r2_9_player_cannot_order_a_foreign_unit() -> None:
    out = play(
        "S1901M",
        units={"France": "A Par", "Germany": "A Mun"},
        France="A Par H; A Mun - Tyr",
        Germany="A Mun H",
    )

    assert out["A Mun - Tyr"] == "void"
    assert out.units("Germany") == ["A Mun"]


@pytest.mark.parametrize("nation", ["German", "Italian"])
def test_r2_10_nation_word_in_a_support_changes_nothing(nation: str) -> None:
    """A wrong nation does no harm either: only one unit can stand in Ruhr [4.C.6]."""
    support = f"A Par S {nation} A Ruh-Bur"
    out = play("S1901M", France=support, Germany="A Ruh - Bur", Italy="A Bur H")

    assert out[support] == "supports"
    assert out.board["A Bur"] == "Germany"


def test_r2_10_nation_word_in_a_convoy_changes_nothing() -> None:
    out = play("S1901M", France="F Eng C English A Lon-Bel", England="A Lon - Bel")

    assert out.board["A Bel"] == "England"


def test_r2_11_only_fleets_convoy() -> None:
    out = play("S1901M", England="A Lon - Hol; A Yor C A Lon - Hol")

    assert out["A Yor C A Lon - Hol"] == "void"
    assert out.units("England") == ["A Lon", "A Yor"]


def test_r2_12_unit_letter_of_the_supported_unit_may_be_missing() -> None:
    out = play("S1901M", France="A Par S Mar - Bur; A Mar - Bur", Germany="A Bur H")

    assert out["A Par S Mar - Bur"] == "supports"
    assert "A Bur" in out.driven_out


def test_r2_12_unit_letter_of_the_holding_unit_may_be_missing() -> None:
    out = play("S1901M", France="A Par S Bur; A Bur H", Germany="A Mun - Bur; A Ruh S A Mun - Bur")

    assert out["A Par S Bur"] == "supports"
    assert out["A Mun - Bur"] == "bounces"


def test_r2_12_unit_letter_of_the_convoyed_army_may_be_missing() -> None:
    out = play("S1901M", England="F Nth C Lon - Nwy; A Lon - Nwy")

    assert out["F Nth C Lon - Nwy"] == "convoys"
    assert out.board["A Nwy"] == "England"


def test_r2_13_two_different_lawful_orders_leave_the_unit_holding() -> None:
    out = play("S1901M", units={"France": "A Par; A Gas"}, France="A Par - Bur; A Par - Pic; A Gas S A Par")

    assert out.units("France") == ["A Gas", "A Par"]
    assert out["A Gas S A Par"] == "supports"


def test_r2_13_unlawful_orders_are_struck_first() -> None:
    out = play("S1901M", units={"France": "A Par"}, France="A Par - Lon; A Par - Bur")

    assert out.units("France") == ["A Bur"]


def test_r2_13_the_same_order_twice_is_one_order() -> None:
    out = play("S1901M", units={"France": "A Par"}, France="A Par - Bur; A Par-Bur")

    assert out.units("France") == ["A Bur"]


def test_r4_c_2_wrong_unit_letter_is_carried_out() -> None:
    out = play("S1901M", units={"Italy": "A Ven"}, Italy="F Ven - Pie")

    assert out.units("Italy") == ["A Pie"]


def test_r4_c_2_wrong_unit_letter_fails_by_the_strict_option() -> None:
    out = play("S1901M", units={"Italy": "A Ven"}, Italy="F Ven - Pie", options={"strict_unit_letter": True})

    assert out["F Ven - Pie"] == "void"
    assert out.units("Italy") == ["A Ven"]


def test_r4_c_2_wrong_letter_does_not_change_the_kind_of_the_unit() -> None:
    """The army in Rome ordered as a fleet still cannot sail."""
    out = play("S1901M", units={"Italy": "A Rom"}, Italy="F Rom - Tyn")

    assert out["F Rom - Tyn"] == "void"


def test_r4_e_3_support_orders_nobody_to_move() -> None:
    out = play("S1901M", France="A Par S A Mar - Bur", extra={"France": "A Mar"})

    assert out["A Par S A Mar - Bur"] == "void"
    assert out.units("France") == ["A Mar", "A Par"]


def test_r4_e_3_convoy_orders_nobody_to_move() -> None:
    out = play("S1901M", England="F Nth C A Lon - Nwy", extra={"England": "A Lon"})

    assert out.units("England") == ["A Lon", "F Nth"]


def test_r2_4_answer_tells_the_reason_of_a_void_order() -> None:
    out = ask(
        {"id": 7, "phase": "S1901M", "units": {"France": ["A Par"]}, "orders": {"France": ["A Par - Lon"]}}
    )

    assert out.answer["id"] == 7
    assert out.answer["reasons"]
