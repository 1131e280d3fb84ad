"""The twenty-two rules at the end of the rulebook, one by one, in positions other than those of the diagrams.

Each rule is shown from both sides: where it applies, and where it does not. Where the printed list is garbled
(rules 11, 12 and 19) the running text and the diagrams are followed; see docs/diplomacy/rulings.md.
"""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import play


def test_rule_01_army_and_fleet_are_equally_strong() -> None:
    out = play("S1901M", Austria="A Ser - Gre", Italy="F Ion - Gre")

    assert out["A Ser - Gre"] == out["F Ion - Gre"] == "bounces"


def test_rule_01_only_support_makes_the_difference() -> None:
    out = play("S1901M", Austria="A Gre H", Turkey="F Aeg - Gre; A Bul S F Aeg - Gre")

    assert out.board["F Gre"] == "Turkey"


def test_rule_02_one_unit_in_a_province_whichever_coast() -> None:
    out = play("S1901M", France="F Mid - Spa/NC", Italy="F Spa/SC H")

    assert out["F Mid - Spa/NC"] == "bounces"


def test_rule_02_a_province_that_is_left_can_be_entered() -> None:
    out = play("S1901M", France="F Mid - Spa/NC", Italy="F Spa/SC - Wes")

    assert out.board == {"F Spa/NC": "France", "F Wes": "Italy"}


def test_rule_03_equal_units_stay_where_they_were() -> None:
    out = play("S1901M", England="F Nth - Nwy", Russia="A StP - Nwy")

    assert out.board == {"F Nth": "England", "A StP": "Russia"}
    assert out.contested == ["Nwy"]


def test_rule_03_the_stronger_of_two_gets_in() -> None:
    out = play("S1901M", England="F Nth - Nwy", Russia="A StP - Nwy; A Swe S A StP - Nwy")

    assert out.board["A Nwy"] == "Russia"
    assert out["F Nth - Nwy"] == "bounces"


def test_rule_04_a_standoff_leaves_the_unit_in_place() -> None:
    out = play(
        "S1901M",
        Russia="A Sev - Rum; F Bla S A Sev - Rum",
        Turkey="A Bul - Rum; A Ser S A Bul - Rum",
        Austria="A Rum H",
    )

    assert out["A Rum H"] == "holds"
    assert not out.driven_out


def test_rule_04_no_standoff_no_protection() -> None:
    out = play(
        "S1901M",
        Russia="A Sev - Rum; F Bla S A Sev - Rum; A Ukr S A Sev - Rum",
        Turkey="A Bul - Rum; A Ser S A Bul - Rum",
        Austria="A Rum H",
    )

    assert out.board["A Rum"] == "Russia"
    assert out["A Bul - Rum"] == "bounces"


def test_rule_05_one_standing_unit_stops_the_column() -> None:
    out = play("S1901M", Italy="A Pie - Tus; A Tus - Rom; A Rom - Nap; F Nap H")

    assert out.units("Italy") == ["A Pie", "A Rom", "A Tus", "F Nap"]


def test_rule_05_the_column_moves_when_its_head_does() -> None:
    out = play("S1901M", Italy="A Pie - Tus; A Tus - Rom; A Rom - Nap; F Nap - Ion")

    assert out.units("Italy") == ["A Nap", "A Rom", "A Tus", "F Ion"]


def test_rule_06_two_units_do_not_change_places() -> None:
    out = play("S1901M", Austria="A Vie - Bud", Russia="A Bud - Vie")

    assert out["A Vie - Bud"] == out["A Bud - Vie"] == "bounces"


def test_rule_06_the_stronger_of_two_drives_the_other_out() -> None:
    out = play("S1901M", Austria="A Vie - Bud; A Tri S A Vie - Bud", Russia="A Bud - Vie")

    assert out.board["A Bud"] == "Austria"
    assert out.driven_out == {"A Bud": "Russia"}


def test_rule_07_three_units_rotate() -> None:
    out = play("S1901M", France="A Par - Bur", Germany="A Bur - Gas", Italy="A Gas - Par")

    assert out.board == {"A Bur": "France", "A Gas": "Germany", "A Par": "Italy"}


def test_rule_07_four_units_rotate() -> None:
    out = play("S1901M", Austria="A Bud - Rum; A Rum - Gal; A Gal - Vie; A Vie - Bud")

    assert set(out.answer["results"]["Austria"].values()) == {"moves"}


def test_rule_07_an_outsider_stops_the_rotation() -> None:
    out = play("S1901M", France="A Par - Bur", Germany="A Bur - Gas; A Ruh - Bur", Italy="A Gas - Par")

    assert out.board == {"A Par": "France", "A Bur": "Germany", "A Ruh": "Germany", "A Gas": "Italy"}


@pytest.mark.parametrize("orders", ["F Bal H", "F Bal S A Kie; A Kie H", "F Bal C A Kie - Lvn; A Kie - Lvn"])
def test_rule_08_a_unit_that_does_not_move_is_supported_by_its_place(orders: str) -> None:
    out = play("S1901M", England="F Den - Bal; F Swe S F Den - Bal", Germany=f"{orders}; F Ber S F Bal")

    assert out["F Ber S F Bal"] == "supports"
    assert out["F Den - Bal"] == "bounces"


def test_rule_08_a_unit_without_an_order_is_supported_by_its_place() -> None:
    out = play(
        "S1901M",
        England="F Den - Bal; F Swe S F Den - Bal",
        Germany="F Ber S F Bal",
        extra={"Germany": "F Bal"},
    )

    assert out["F Den - Bal"] == "bounces"


def test_rule_08_a_unit_that_moves_is_not() -> None:
    out = play(
        "S1901M",
        England="F Den - Bal; F Swe S F Den - Bal",
        Germany="F Bal - Bot; F Ber S F Bal",
        Russia="F Bot H",
    )

    assert out["F Ber S F Bal"] == "void"
    assert out.driven_out == {"F Bal": "Germany"}


def test_rule_09_support_must_name_the_move_that_is_made() -> None:
    out = play("S1901M", Italy="A Ven - Tri; A Tyr S A Ven - Pie", Austria="F Tri H")

    assert out["A Tyr S A Ven - Pie"] == "void"
    assert out["A Ven - Tri"] == "bounces"


def test_rule_09_support_for_the_same_move_counts() -> None:
    out = play("S1901M", Italy="A Ven - Tri; A Tyr S A Ven - Tri", Austria="F Tri H")

    assert out.board["A Tri"] == "Italy"


def test_rule_10_a_dislodged_unit_still_stands_off_elsewhere() -> None:
    out = play("S1901M", Russia="A Sev - Arm; F Bla S A Sev - Arm", Turkey="A Arm - Smy", Italy="A Syr - Smy")

    assert out.driven_out == {"A Arm": "Turkey"}
    assert out["A Syr - Smy"] == "bounces"
    assert out.contested == ["Smy"]


def test_rule_10_a_dislodged_unit_that_held_stands_nobody_off() -> None:
    out = play("S1901M", Russia="A Sev - Arm; F Bla S A Sev - Arm", Turkey="A Arm H", Italy="A Syr - Smy")

    assert out.board["A Smy"] == "Italy"


def test_rule_11_no_effect_where_the_attacker_came_from() -> None:
    out = play(
        "S1901M", Russia="A Sev - Arm; F Bla S A Sev - Arm", Turkey="A Arm - Sev", Austria="A Rum - Sev"
    )

    assert out.board["A Sev"] == "Austria"
    assert out.driven_out == {"A Arm": "Turkey"}


def test_rule_11_not_even_with_support() -> None:
    out = play(
        "S1901M",
        Russia="A Sev - Arm; F Bla S A Sev - Arm; A Smy S A Sev - Arm",
        Turkey="A Arm - Sev; A Mos S A Arm - Sev",
        Austria="A Rum - Sev",
    )

    assert out.board["A Sev"] == "Austria"


def test_rule_11_full_effect_when_dislodged_from_another_side() -> None:
    out = play(
        "S1901M", Russia="A Ank - Arm; F Bla S A Ank - Arm", Turkey="A Arm - Sev", Austria="A Rum - Sev"
    )

    assert out.driven_out == {"A Arm": "Turkey"}
    assert out["A Rum - Sev"] == "bounces"
    assert out.contested == ["Sev"]


def test_rule_12_no_power_dislodges_its_own_unit() -> None:
    out = play("S1901M", Austria="A Vie - Tyr; A Tri S A Vie - Tyr; A Tyr H")

    assert out["A Vie - Tyr"] == "bounces"


def test_rule_12_nor_with_foreign_help_when_its_unit_fails_to_leave() -> None:
    out = play(
        "S1901M",
        Austria="A Vie - Tyr; A Tyr - Pie",
        Germany="A Mun S A Vie - Tyr; A Boh S A Vie - Tyr",
        Italy="A Pie H",
    )

    assert out.units("Austria") == ["A Tyr", "A Vie"]


def test_rule_12_nor_helps_others_to_do_it() -> None:
    out = play("S1901M", Austria="F Tri H; A Alb S A Ven - Tri", Italy="A Ven - Tri")

    assert out["A Ven - Tri"] == "bounces"


def test_rule_12_foreign_strength_alone_is_enough() -> None:
    out = play("S1901M", Austria="F Tri H; A Alb S A Ven - Tri", Italy="A Ven - Tri; A Tyr S A Ven - Tri")

    assert out.driven_out == {"F Tri": "Austria"}


def test_rule_12_a_unit_that_leaves_can_be_followed() -> None:
    out = play("S1901M", Austria="A Vie - Tyr; A Tri S A Vie - Tyr; A Tyr - Mun")

    assert out.units("Austria") == ["A Mun", "A Tri", "A Tyr"]


def test_rule_13_an_attack_from_another_side_cuts_support() -> None:
    out = play("S1901M", France="A Pic - Bel; A Bur S A Pic - Bel", Germany="A Bel H; A Mun - Bur")

    assert out["A Bur S A Pic - Bel"] == "cut"
    assert out["A Pic - Bel"] == "bounces"


def test_rule_13_an_attack_from_the_target_does_not() -> None:
    out = play("S1901M", France="A Pic - Bel; A Bur S A Pic - Bel", Germany="A Bel - Bur")

    assert out["A Bur S A Pic - Bel"] == "supports"
    assert out.driven_out == {"A Bel": "Germany"}


def test_rule_14_dislodgement_cuts_support_even_from_the_target() -> None:
    out = play(
        "S1901M",
        France="A Pic - Bel; A Bur S A Pic - Bel",
        Germany="A Bel - Bur; A Ruh S A Bel - Bur",
        England="F Nth - Bel",
    )

    assert out["A Bur S A Pic - Bel"] == "cut"
    assert out.driven_out == {"A Bur": "France"}
    assert out.contested == ["Bel"]


def test_rule_14_a_supporter_that_stays_supports() -> None:
    out = play(
        "S1901M", France="A Pic - Bel; A Bur S A Pic - Bel", Germany="A Bel - Bur", England="F Nth - Bel"
    )

    assert out.board["A Bel"] == "France"


def test_rule_15_a_dislodged_unit_still_cuts_support() -> None:
    out = play(
        "S1901M",
        Turkey="A Bul - Rum; F Bla S A Bul - Rum; A Arm - Sev",
        Austria="A Ukr S A Arm - Sev",
        Russia="A Rum H; F Sev - Bla",
    )

    assert out.driven_out == {"F Sev": "Russia"}
    assert out["F Bla S A Bul - Rum"] == "cut"
    assert out.board["A Rum"] == "Russia"


def test_rule_15_a_dislodged_unit_that_held_cuts_nothing() -> None:
    out = play(
        "S1901M",
        Turkey="A Bul - Rum; F Bla S A Bul - Rum; A Arm - Sev",
        Austria="A Ukr S A Arm - Sev",
        Russia="A Rum H; F Sev H",
    )

    assert out.driven_out == {"F Sev": "Russia", "A Rum": "Russia"}


def test_rule_16_no_power_cuts_its_own_support() -> None:
    out = play("S1901M", Turkey="A Bul - Gre; F Aeg S A Bul - Gre; F Smy - Aeg", Austria="A Gre H")

    assert out["F Aeg S A Bul - Gre"] == "supports"
    assert out.board["A Gre"] == "Turkey"


def test_rule_16_another_power_does() -> None:
    out = play("S1901M", Turkey="A Bul - Gre; F Aeg S A Bul - Gre", Italy="F Ion - Aeg", Austria="A Gre H")

    assert out["F Aeg S A Bul - Gre"] == "cut"


def test_rule_17_the_army_stays_when_a_needed_fleet_is_dislodged() -> None:
    out = play("S1901M", Turkey="A Smy - Gre; F Aeg C A Smy - Gre", Italy="F Ion - Aeg; F Eas S F Ion - Aeg")

    assert out["F Aeg C A Smy - Gre"] == "disrupted"
    assert out["A Smy - Gre"] == "no convoy"
    assert out.board["A Smy"] == "Turkey"


def test_rule_17_an_attack_that_fails_changes_nothing() -> None:
    out = play("S1901M", Turkey="A Smy - Gre; F Aeg C A Smy - Gre", Italy="F Ion - Aeg")

    assert out.board["A Gre"] == "Turkey"


def test_rule_18_a_convoyed_army_that_bounces_stays_and_can_be_dislodged() -> None:
    out = play(
        "S1901M",
        England="A Yor - Den; F Nth C A Yor - Den",
        Germany="A Kie - Den",
        France="F Lon - Yor; A Lvp S F Lon - Yor",
    )

    assert out["A Yor - Den"] == out["A Kie - Den"] == "bounces"
    assert out.driven_out == {"A Yor": "England"}


def test_rule_18_with_support_it_lands() -> None:
    out = play(
        "S1901M", England="A Yor - Den; F Nth C A Yor - Den; F Hel S A Yor - Den", Germany="A Kie - Den"
    )

    assert out.board["A Den"] == "England"


def test_rule_19_a_convoy_lets_two_units_change_places() -> None:
    out = play("S1901M", Turkey="A Ank - Con; F Bla C A Ank - Con", Russia="A Con - Ank")

    assert out.board == {"A Con": "Turkey", "A Ank": "Russia", "F Bla": "Turkey"}


def test_rule_19_without_a_convoy_they_stay() -> None:
    out = play("S1901M", Turkey="A Ank - Con; F Bla H", Russia="A Con - Ank")

    assert out["A Ank - Con"] == out["A Con - Ank"] == "bounces"


def test_rule_20_one_open_route_is_enough() -> None:
    out = play(
        "S1901M",
        Italy="A Nap - Tun; F Ion C A Nap - Tun; F Tyn C A Nap - Tun",
        Turkey="F Eas - Ion; F Aeg S F Eas - Ion",
    )

    assert out["F Ion C A Nap - Tun"] == "disrupted"
    assert out.board["A Tun"] == "Italy"


def test_rule_20_no_open_route_no_passage() -> None:
    out = play(
        "S1901M",
        Italy="A Nap - Tun; F Ion C A Nap - Tun; F Tyn C A Nap - Tun",
        Turkey="F Eas - Ion; F Aeg S F Eas - Ion",
        France="F Wes - Tyn; F GoL S F Wes - Tyn",
    )

    assert out["A Nap - Tun"] == "no convoy"


def test_rule_21_no_cut_of_support_against_a_needed_fleet() -> None:
    out = play("S1901M", Russia="A Rum - Ank; F Bla C A Rum - Ank", Turkey="F Ank S F Con - Bla; F Con - Bla")

    assert out["F Ank S F Con - Bla"] == "supports"
    assert out.driven_out == {"F Bla": "Russia"}
    assert out["A Rum - Ank"] == "no convoy"


def test_rule_21_support_against_another_unit_is_cut() -> None:
    out = play(
        "S1901M",
        Russia="A Rum - Ank; F Bla C A Rum - Ank; A Arm H",
        Turkey="F Ank S A Smy - Arm; A Smy - Arm",
    )

    assert out["F Ank S A Smy - Arm"] == "cut"
    assert out["A Smy - Arm"] == "bounces"


def test_rule_22_with_another_route_the_support_is_cut() -> None:
    out = play(
        "S1901M",
        England="A Lon - Bel; F Eng C A Lon - Bel; F Nth C A Lon - Bel",
        France="F Bel S F Bre - Eng; F Bre - Eng",
    )

    assert out["F Bel S F Bre - Eng"] == "cut"
    assert out["F Bre - Eng"] == "bounces"
    assert out["A Lon - Bel"] == "bounces"


def test_rule_22_when_the_other_route_is_lost_rule_21_is_back() -> None:
    out = play(
        "S1901M",
        England="A Lon - Bel; F Eng C A Lon - Bel; F Nth C A Lon - Bel",
        France="F Bel S F Bre - Eng; F Bre - Eng",
        Germany="F Hol - Nth; F Hel S F Hol - Nth",
    )

    assert out["F Bel S F Bre - Eng"] == "supports"
    assert out.driven_out == {"F Eng": "England", "F Nth": "England"}
    assert out["A Lon - Bel"] == "no convoy"
