"""Checklist chapter 4: standoffs, chains, rotations and dislodged units."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import play


def test_r4_1_a_single_unit_dislodges_nobody() -> None:
    out = play("S1901M", Russia="A Ukr - Rum", Turkey="F Rum H")

    assert out["A Ukr - Rum"] == "bounces"
    assert not out.driven_out


def test_r4_2_never_two_units_in_one_province() -> None:
    out = play("S1901M", Russia="A Ukr - Gal; A War - Gal", Austria="A Vie - Gal; A Bud - Gal")

    assert sorted(out.board) == ["A Bud", "A Ukr", "A Vie", "A War"]


def test_r4_3_equal_strengths_stay() -> None:
    out = play(
        "S1901M", Austria="A Bud - Ser; A Tri S A Bud - Ser", Turkey="A Bul - Ser; A Rum S A Bul - Ser"
    )

    assert out["A Bud - Ser"] == out["A Bul - Ser"] == "bounces"
    assert out.contested == ["Ser"]


def test_r4_4_three_powers_stay_alike() -> None:
    out = play("S1901M", England="F Nth - Hol", Germany="A Kie - Hol", France="A Bel - Hol")

    assert out.contested == ["Hol"]


def test_r4_4_units_of_one_power_stay_alike() -> None:
    out = play("S1901M", Germany="A Kie - Hol; A Ruh - Hol")

    assert out.units("Germany") == ["A Kie", "A Ruh"]


def test_r4_4_the_third_bounces_off_the_two_others_alike() -> None:
    """The strongest of three wins, though the other two are equal."""
    out = play(
        "S1901M", England="F Nth - Hol; F Hel S F Nth - Hol", Germany="A Kie - Hol", France="A Bel - Hol"
    )

    assert out.board["F Hol"] == "England"
    assert out["A Kie - Hol"] == out["A Bel - Hol"] == "bounces"


def test_r4_5_standoff_does_not_dislodge() -> None:
    out = play("S1901M", England="F Nth - Hol", Germany="A Kie - Hol", France="A Hol H")

    assert out["A Hol H"] == "holds"
    assert out.contested == []


def test_r4_6_unit_that_stays_stops_equal_strength() -> None:
    """A supporter stops a move just as a holding unit does."""
    out = play("S1901M", Turkey="A Bul - Ser; A Con - Bul", Austria="A Ser S A Bud; A Bud H")

    assert out["A Bul - Ser"] == out["A Con - Bul"] == "bounces"


def test_r4_6_whole_chain_behind_it_stops() -> None:
    out = play("S1901M", Russia="A Mos - War; A War - Sil; A Lvn - Mos; A StP - Lvn", Germany="A Sil H")

    assert out.units("Russia") == ["A Lvn", "A Mos", "A StP", "A War"]


def test_r4_7_no_swap_over_different_coasts() -> None:
    out = play("S1901M", Turkey="F Con - Bul/SC", Russia="F Bul/EC - Con")

    assert out["F Con - Bul/SC"] == out["F Bul/EC - Con"] == "bounces"


def test_r4_7_no_swap_of_army_and_fleet() -> None:
    out = play("S1901M", Turkey="A Con - Ank; F Ank - Con")

    assert out.units("Turkey") == ["A Con", "F Ank"]


def test_r4_8_rotation_over_land_and_sea() -> None:
    out = play("S1901M", Italy="F Ion - Gre", Austria="F Gre - Alb", Turkey="F Alb - Ion")

    assert out.board == {"F Gre": "Italy", "F Alb": "Austria", "F Ion": "Turkey"}


def test_r4_8_direct_swap_inside_a_larger_order_set_fails() -> None:
    out = play("S1901M", Italy="F Ion - Gre; F Apu - Ion", Austria="F Gre - Ion")

    assert out["F Ion - Gre"] == out["F Gre - Ion"] == out["F Apu - Ion"] == "bounces"


def test_r4_9_one_bounce_breaks_the_rotation() -> None:
    out = play("S1901M", Italy="F Ion - Gre", Austria="F Gre - Alb; A Ser - Alb", Turkey="F Alb - Ion")

    assert out.board == {"F Ion": "Italy", "F Gre": "Austria", "A Ser": "Austria", "F Alb": "Turkey"}


def test_r4_9_rotation_with_enough_support_throws_the_outsider_back() -> None:
    out = play(
        "S1901M",
        Italy="F Ion - Gre; F Adr S F Gre - Alb",
        Austria="F Gre - Alb; A Ser - Alb",
        Turkey="F Alb - Ion",
    )

    assert out.board["F Alb"] == "Austria"
    assert out["A Ser - Alb"] == "bounces"


def test_r4_10_province_that_is_left_is_free() -> None:
    out = play("S1901M", Russia="A War - Gal; A Mos - War", Austria="A Gal - Bud")

    assert out.board == {"A Gal": "Russia", "A War": "Russia", "A Bud": "Austria"}


def test_r4_10_attack_on_a_unit_that_leaves_dislodges_nobody() -> None:
    out = play("S1901M", Russia="A War - Gal; A Ukr S A War - Gal", Austria="A Gal - Bud")

    assert not out.driven_out


def test_r4_11_failed_mover_defends_with_strength_one() -> None:
    """The support for its move does not protect it at home."""
    out = play(
        "S1901M",
        Austria="A Gal - Ukr; A Rum S A Gal - Ukr",
        Russia="A Ukr H; A Mos S A Ukr; A War - Gal; A Sil S A War - Gal",
    )

    assert out["A Gal - Ukr"] == "bounces"
    assert out.driven_out == {"A Gal": "Austria"}


def test_r4_11_failed_mover_still_stops_a_single_unit() -> None:
    out = play("S1901M", Austria="A Gal - Ukr", Russia="A Ukr H; A War - Gal")

    assert out["A War - Gal"] == "bounces"


def test_r4_12_winner_must_beat_defender_and_every_rival() -> None:
    out = play(
        "S1901M",
        Turkey="F Rum H; A Bul S F Rum",
        Russia="A Ukr - Rum; F Sev S A Ukr - Rum; F Bla S A Ukr - Rum",
        Austria="A Bud - Rum; A Ser S A Bud - Rum",
    )

    assert out.board["A Rum"] == "Russia"
    assert out["A Bud - Rum"] == "bounces"


def test_r4_12_beating_the_defender_alone_is_not_enough() -> None:
    out = play(
        "S1901M",
        Turkey="F Rum H",
        Russia="A Ukr - Rum; F Sev S A Ukr - Rum",
        Austria="A Bud - Rum; A Ser S A Bud - Rum",
    )

    assert out["A Ukr - Rum"] == out["A Bud - Rum"] == "bounces"
    assert out.board["F Rum"] == "Turkey"


def test_r4_13_dislodged_unit_stands_off_elsewhere() -> None:
    out = play(
        "S1901M", England="F Nth - Hol", France="A Bel - Hol", Germany="F Eng - Bel; A Pic S F Eng - Bel"
    )

    assert out.driven_out == {"A Bel": "France"}
    assert out["F Nth - Hol"] == "bounces"
    assert out.contested == ["Hol"]


def test_r4_14_dislodged_unit_has_no_effect_where_its_attacker_came_from() -> None:
    out = play(
        "S1901M", England="F Nth - Hol", France="A Bel - Hol", Germany="A Hol - Bel; A Ruh S A Hol - Bel"
    )

    assert out.board == {"F Hol": "England", "A Bel": "Germany", "A Ruh": "Germany"}


def test_r4_14_supported_or_not() -> None:
    out = play(
        "S1901M",
        England="F Nth - Hol",
        France="A Bel - Hol; F Hel S A Bel - Hol",
        Germany="A Hol - Bel; A Ruh S A Hol - Bel; A Bur S A Hol - Bel",
    )

    assert out.board["F Hol"] == "England"


def test_r4_14_not_without_dislodgement() -> None:
    out = play("S1901M", England="F Nth - Hol", France="A Bel - Hol", Germany="A Hol - Bel")

    assert set(out.board) == {"F Nth", "A Bel", "A Hol"}


def test_r4_15_province_left_empty_so_is_not_contested() -> None:
    """Rumania is open to the army that is driven out of Galicia."""
    out = play(
        "S1901M",
        Turkey="A Bul - Rum",
        Russia="A Rum - Bul; A Ser S A Rum - Bul; A Gal H",
        Austria="A Vie - Gal; A Boh S A Vie - Gal",
    )

    assert out.contested == []
    assert "Rum" in out.retreats("A Gal")
    assert "Rum" not in out.retreats("A Bul")


@pytest.mark.parametrize(("rules", "word"), [("rulebook", "moves"), ("datc3", "bounces")])
def test_r4_a_7_no_effect_even_when_the_attacker_came_by_sea(rules: str, word: str) -> None:
    """The book makes no exception; the standard keeps the rule to head-to-head battles."""
    out = play(
        "S1901M",
        rules=rules,
        Italy="A Apu - Alb; F Ion C A Apu - Alb; F Gre S A Apu - Alb; A Nap - Apu",
        Turkey="A Alb - Apu; F Adr C A Alb - Apu",
    )

    assert out.driven_out == {"A Alb": "Turkey"}
    assert out["A Nap - Apu"] == word


@pytest.mark.parametrize(
    ("rules", "option", "word"), [("rulebook", True, "bounces"), ("datc3", False, "moves")]
)
def test_r4_a_7_option_overrides_the_reading(rules: str, option: bool, word: str) -> None:
    out = play(
        "S1901M",
        rules=rules,
        options={"head_to_head_only": option},
        Italy="A Apu - Alb; F Ion C A Apu - Alb; F Gre S A Apu - Alb; A Nap - Apu",
        Turkey="A Alb - Apu; F Adr C A Alb - Apu",
    )

    assert out["A Nap - Apu"] == word
