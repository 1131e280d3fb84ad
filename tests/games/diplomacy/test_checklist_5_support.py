"""Checklist chapter 5: giving, matching, refusing and cutting support."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import play


def test_r5_1_each_support_adds_one() -> None:
    out = play(
        "S1901M",
        Germany="A Mun - Bur; A Ruh S A Mun - Bur; A Bel S A Mun - Bur",
        France="A Bur H; A Par S A Bur",
    )

    assert out.board["A Bur"] == "Germany"


def test_r5_1_supporter_does_not_move() -> None:
    out = play("S1901M", Germany="A Mun - Bur; A Ruh S A Mun - Bur")

    assert out.units("Germany") == ["A Bur", "A Ruh"]


def test_r5_2_support_across_powers_without_consent() -> None:
    """Italy never asked for help, and Vienna is taken all the same."""
    out = play("S1901M", Italy="A Tri - Vie", Russia="A Gal S A Tri - Vie", Austria="A Vie H")

    assert out.board["A Vie"] == "Italy"


@pytest.mark.parametrize(
    ("support", "move", "word"),
    [
        ("F Bal S A Kie - Den", "A Kie - Den", "supports"),
        ("F Ska S A Kie - Den", "A Kie - Den", "supports"),
        ("A Nwy S A Kie - Den", "A Kie - Den", "void"),
        ("F Bot S A Kie - Den", "A Kie - Den", "void"),
        ("F Por S A Mar - Spa", "A Mar - Spa", "supports"),
        ("F Spa/NC S F Tun - Wes", "F Tun - Wes", "void"),
        ("F Spa/SC S F Tun - Wes", "F Tun - Wes", "supports"),
    ],
)
def test_r5_3_supporter_must_be_able_to_go_there(support: str, move: str, word: str) -> None:
    out = play("S1901M", Germany=f"{support}; {move}")

    assert out[support] == word


@pytest.mark.parametrize(
    ("support", "move"),
    [
        ("A Bre S F Lon - Eng", "F Lon - Eng"),
        ("F Gre S A Bud - Ser", "A Bud - Ser"),
        ("F Rom S A Tri - Ven", "A Tri - Ven"),
        ("F Tri S A Boh - Vie", "A Boh - Vie"),
    ],
)
def test_r5_4_no_support_where_the_supporter_cannot_go(support: str, move: str) -> None:
    out = play("S1901M", Austria=f"{support}; {move}")

    assert out[support] == "void"


@pytest.mark.parametrize("goal", ["Spa/NC", "Spa"])
def test_r5_5_coasts_do_not_matter_to_the_supporter(goal: str) -> None:
    """The supporter reaches only the south coast, and supports into the north all the same."""
    out = play("S1901M", France=f"F Gas - {goal}; F Wes S F Gas - {goal}", Italy="A Spa H")

    assert out.board["F Spa/NC"] == "France"


def test_r5_5_army_into_a_two_coast_province_supported_by_a_fleet() -> None:
    out = play("S1901M", Turkey="A Con - Bul; F Bla S A Con - Bul", Austria="A Bul H")

    assert out.board["A Bul"] == "Turkey"


def test_r5_5_support_that_names_the_other_coast_is_void() -> None:
    out = play("S1901M", France="F Mid - Spa/SC; F Gas S F Mid - Spa/NC")

    assert out["F Gas S F Mid - Spa/NC"] == "void"


def test_r5_6_supporter_need_not_touch_the_supported_unit() -> None:
    out = play("S1901M", Italy="A Rom - Ven; F Tri S A Rom - Ven", Austria="A Ven H")

    assert out.board["A Ven"] == "Italy"


def test_r5_7_supporting_unit_is_supported_in_holding() -> None:
    out = play(
        "S1901M",
        France="A Bur S A Par - Pic; A Par - Pic; A Mar S A Bur",
        Germany="A Mun - Bur; A Ruh S A Mun - Bur",
    )

    assert out["A Mun - Bur"] == "bounces"


def test_r5_7_support_with_the_word_hold_is_the_same() -> None:
    out = play("S1901M", France="A Bur H; A Mar S A Bur H", Germany="A Mun - Bur; A Ruh S A Mun - Bur")

    assert out["A Mar S A Bur H"] == "supports"
    assert out["A Mun - Bur"] == "bounces"


def test_r5_8_support_to_hold_is_void_for_a_unit_ordered_to_move() -> None:
    out = play(
        "S1901M",
        France="A Bur - Bel; A Mar S A Bur",
        Germany="A Mun - Bur; A Ruh S A Mun - Bur",
        England="A Bel H",
    )

    assert out["A Mar S A Bur"] == "void"
    assert out.driven_out == {"A Bur": "France"}


def test_r5_9_support_to_move_must_name_the_same_goal() -> None:
    out = play("S1901M", Russia="A Gal - Bud; A Boh S A Gal - Vie", Austria="A Bud H")

    assert out["A Boh S A Gal - Vie"] == "void"
    assert out["A Gal - Bud"] == "bounces"


def test_r5_10_mismatched_support_does_not_protect_at_home() -> None:
    out = play("S1901M", Turkey="A Bul S A Rum - Ser; A Rum H", Russia="A Ukr - Rum; F Sev S A Ukr - Rum")

    assert out["A Bul S A Rum - Ser"] == "void"
    assert out.driven_out == {"A Rum": "Turkey"}


@pytest.mark.parametrize("order", ["A Bul S A Bul", "A Bul S A Gre - Bul"])
def test_r5_11_no_support_of_itself_or_into_its_own_province(order: str) -> None:
    out = play("S1901M", Turkey=f"{order}; A Con H", Austria="A Gre - Bul; A Ser S A Gre - Bul")

    assert out[order] == "void"
    assert out.driven_out == {"A Bul": "Turkey"}


def test_r5_12_own_support_does_not_help_to_dislodge() -> None:
    out = play("S1901M", Turkey="A Bul H; A Con S A Gre - Bul", Austria="A Gre - Bul")

    assert out["A Gre - Bul"] == "bounces"


def test_r5_12_nor_when_the_own_unit_wanted_to_leave() -> None:
    out = play("S1901M", Turkey="A Bul - Rum; A Con S A Gre - Bul", Austria="A Gre - Bul", Russia="A Rum H")

    assert out.board["A Bul"] == "Turkey"


def test_r5_13_such_support_counts_against_other_attackers() -> None:
    """Turkey cannot help Austria into Bulgaria, but it can help Austria to keep Russia out."""
    out = play(
        "S1901M",
        Turkey="A Bul H; A Con S A Gre - Bul",
        Austria="A Gre - Bul",
        Russia="A Rum - Bul; F Bla S A Rum - Bul",
    )

    assert out["A Rum - Bul"] == "bounces"
    assert out.board["A Bul"] == "Turkey"


def test_r5_13_own_move_counts_against_other_attackers() -> None:
    out = play(
        "S1901M",
        Turkey="A Bul H; A Con - Bul; A Ser S A Con - Bul",
        Russia="A Rum - Bul; F Bla S A Rum - Bul",
    )

    assert not out.driven_out
    assert out["A Rum - Bul"] == "bounces"


def test_r5_14_enough_foreign_strength_dislodges() -> None:
    out = play("S1901M", Turkey="A Bul H; A Con S A Gre - Bul", Austria="A Gre - Bul; A Ser S A Gre - Bul")

    assert out.driven_out == {"A Bul": "Turkey"}


def test_r5_15_two_equal_attacks_of_one_power_stand_each_other_off() -> None:
    out = play("S1901M", Turkey="A Con - Bul; A Ser - Bul")

    assert out.contested == ["Bul"]


def test_r5_15_the_stronger_of_two_own_attacks_succeeds() -> None:
    out = play("S1901M", Turkey="A Con - Bul; A Ser - Bul; F Bla S A Con - Bul")

    assert out.units("Turkey") == ["A Bul", "A Ser", "F Bla"]


def test_r5_15_not_if_an_own_unit_stays_there() -> None:
    out = play("S1901M", Turkey="A Con - Bul; A Ser - Bul; A Bul H", Russia="F Bla S A Con - Bul")

    assert out.units("Turkey") == ["A Bul", "A Con", "A Ser"]


@pytest.mark.parametrize("attack", ["A Ser - Rum", "A Bud - Rum", "A Ukr - Rum"])
def test_r5_16_attack_from_anywhere_else_cuts(attack: str) -> None:
    out = play("S1901M", Russia="A Rum S F Bla - Bul/EC; F Bla - Bul/EC", Austria=attack, Turkey="A Bul H")

    assert out["A Rum S F Bla - Bul/EC"] == "cut"
    assert out["F Bla - Bul/EC"] == "bounces"


def test_r5_16_attack_from_where_support_is_given_does_not_cut() -> None:
    out = play("S1901M", Russia="A Rum S F Bla - Bul/EC; F Bla - Bul/EC", Turkey="A Bul - Rum")

    assert out["A Rum S F Bla - Bul/EC"] == "supports"
    assert out.driven_out == {"A Bul": "Turkey"}


def test_r5_16_support_to_hold_is_cut_from_every_other_side() -> None:
    out = play(
        "S1901M",
        Russia="A Rum S F Bul/EC; F Bul/EC H",
        Austria="A Bud - Rum",
        Turkey="A Con - Bul; F Bla S A Con - Bul",
    )

    assert out["A Rum S F Bul/EC"] == "cut"
    assert out.driven_out == {"F Bul/EC": "Russia"}


def test_r5_16_unlawful_attack_cuts_nothing() -> None:
    out = play(
        "S1901M", Russia="A Rum S F Bla - Bul/EC; F Bla - Bul/EC", Austria="A Tri - Rum", Turkey="A Bul H"
    )

    assert out["A Rum S F Bla - Bul/EC"] == "supports"


def test_r5_17_dislodgement_cuts_from_the_target_itself() -> None:
    out = play(
        "S1901M",
        Russia="A Rum S F Bla - Bul/EC; F Bla - Bul/EC",
        Turkey="A Bul - Rum; A Ser S A Bul - Rum; A Con - Bul",
    )

    assert out["A Rum S F Bla - Bul/EC"] == "cut"
    assert out["F Bla - Bul/EC"] == out["A Con - Bul"] == "bounces"


def test_r5_18_unit_dislodged_elsewhere_still_cuts() -> None:
    out = play(
        "S1901M",
        Russia="A Rum S F Bla - Bul/EC; F Bla - Bul/EC; A Gal - Bud; A Vie S A Gal - Bud",
        Austria="A Bud - Rum",
        Turkey="A Bul H",
    )

    assert out.driven_out == {"A Bud": "Austria"}
    assert out["A Rum S F Bla - Bul/EC"] == "cut"


def test_r5_19_own_attack_does_not_cut() -> None:
    out = play("S1901M", Russia="A Rum S F Bla - Bul/EC; F Bla - Bul/EC; A Ukr - Rum", Turkey="A Bul H")

    assert out["A Rum S F Bla - Bul/EC"] == "supports"
    assert out.driven_out == {"A Bul": "Turkey"}


def test_r5_20_army_whose_convoy_is_broken_cuts_nothing() -> None:
    out = play(
        "S1901M",
        England="A Edi - Den; F Nth C A Edi - Den",
        France="F Eng - Nth; F Bel S F Eng - Nth",
        Germany="F Den S F Kie - Bal; F Kie - Bal",
        Russia="F Bal H",
    )

    assert out["A Edi - Den"] == "no convoy"
    assert out["F Den S F Kie - Bal"] == "supports"
    assert out.board["F Bal"] == "Germany"


def test_r5_20_whole_convoy_cuts() -> None:
    out = play(
        "S1901M",
        England="A Edi - Den; F Nth C A Edi - Den",
        Germany="F Den S F Kie - Bal; F Kie - Bal",
        Russia="F Bal H",
    )

    assert out["F Den S F Kie - Bal"] == "cut"


def test_r5_21_support_is_not_given_across_a_convoy() -> None:
    out = play("S1901M", England="A Yor S A Kie - Den; F Nth C A Yor - Den; A Kie - Den", Russia="F Den H")

    assert out["A Yor S A Kie - Den"] == "void"
    assert out["A Kie - Den"] == "bounces"
