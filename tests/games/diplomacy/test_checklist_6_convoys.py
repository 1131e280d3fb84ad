"""Checklist chapter 6: convoys, their routes, and armies that could also walk."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import play


def test_r6_1_fleet_at_sea_carries_an_army_from_coast_to_coast() -> None:
    out = play("S1901M", Italy="A Tun - Nap; F Ion C A Tun - Nap")

    assert out["F Ion C A Tun - Nap"] == "convoys"
    assert out.board["A Nap"] == "Italy"


def test_r6_1_coasts_must_touch_the_sea() -> None:
    out = play("S1901M", Italy="A Tun - Ven; F Ion C A Tun - Ven")

    assert out["A Tun - Ven"] == "void"
    assert out["F Ion C A Tun - Ven"] == "void"


def test_r6_1_fleet_carries_one_army_only() -> None:
    """Two convoy orders for one fleet contradict each other, so it holds."""
    out = play(
        "S1901M",
        units={"England": "A Lon; A Yor; F Nth"},
        England="A Lon - Nwy; A Yor - Den; F Nth C A Lon - Nwy; F Nth C A Yor - Den",
    )

    assert out.units("England") == ["A Lon", "A Yor", "F Nth"]


@pytest.mark.parametrize(
    ("army", "fleet"), [("A Bul - Ank", "F Con"), ("A Kie - Swe", "F Den"), ("A Ber - Hol", "F Kie")]
)
def test_r6_2_fleets_in_coastal_provinces_do_not_convoy(army: str, fleet: str) -> None:
    out = play("S1901M", Germany=f"{army}; {fleet} C {army}")

    assert out[f"{fleet} C {army}"] == "void"
    assert army[:5] in out.units("Germany")


def test_r6_2_fleets_are_not_convoyed() -> None:
    out = play("S1901M", Italy="F Nap - Gre; F Ion C F Nap - Gre")

    assert out["F Nap - Gre"] == "void"
    assert out["F Ion C F Nap - Gre"] == "void"


def test_r6_3_convoy_must_name_the_move_that_is_made() -> None:
    out = play("S1901M", Italy="A Tun - Nap; F Ion C A Tun - Gre")

    assert out["F Ion C A Tun - Gre"] == "void"
    assert out["A Tun - Nap"] == "no convoy"


def test_r6_4_fleets_of_several_powers_form_a_chain() -> None:
    out = play(
        "S1901M",
        Turkey="A Smy - Ven; F Aeg C A Smy - Ven",
        Italy="F Ion C A Smy - Ven",
        Austria="F Adr C A Smy - Ven",
    )

    assert out.board["A Ven"] == "Turkey"


def test_r6_4_one_fleet_ordered_otherwise_breaks_the_chain() -> None:
    out = play(
        "S1901M",
        Turkey="A Smy - Ven; F Aeg C A Smy - Ven",
        Italy="F Ion C A Smy - Apu",
        Austria="F Adr C A Smy - Ven",
    )

    assert out["A Smy - Ven"] == "no convoy"


def test_r6_5_dislodged_fleet_breaks_the_convoy() -> None:
    out = play(
        "S1901M",
        Turkey="A Smy - Ven; F Aeg C A Smy - Ven; F Ion C A Smy - Ven; F Adr C A Smy - Ven",
        Italy="F Nap - Ion; F Tyn S F Nap - Ion",
    )

    assert out["F Ion C A Smy - Ven"] == "disrupted"
    assert out["F Adr C A Smy - Ven"] == "convoys"
    assert out["A Smy - Ven"] == "no convoy"


def test_r6_5_fleet_that_is_only_attacked_goes_on_convoying() -> None:
    out = play("S1901M", Turkey="A Smy - Apu; F Aeg C A Smy - Apu; F Ion C A Smy - Apu", Italy="F Nap - Ion")

    assert out.board["A Apu"] == "Turkey"


def test_r6_6_failed_convoy_has_no_effect_at_its_goal() -> None:
    """Neither standoff nor contested province."""
    out = play(
        "S1901M",
        Turkey="A Smy - Apu; F Aeg C A Smy - Apu; F Ion C A Smy - Apu",
        Italy="F Nap - Ion; F Tyn S F Nap - Ion; A Ven - Apu",
    )

    assert out.board["A Apu"] == "Italy"
    assert out.contested == []


def test_r6_7_convoyed_army_that_bounces_stays() -> None:
    out = play("S1901M", Turkey="A Smy - Apu; F Aeg C A Smy - Apu; F Ion C A Smy - Apu", Italy="A Ven - Apu")

    assert out["A Smy - Apu"] == out["A Ven - Apu"] == "bounces"
    assert out.contested == ["Apu"]


def test_r6_7_and_can_be_dislodged_at_home() -> None:
    out = play(
        "S1901M",
        Turkey="A Smy - Apu; F Aeg C A Smy - Apu; F Ion C A Smy - Apu",
        Italy="A Ven - Apu",
        Russia="A Arm - Smy; A Syr S A Arm - Smy",
    )

    assert out.driven_out == {"A Smy": "Turkey"}


def test_r6_8_convoyed_army_may_be_supported_at_its_goal() -> None:
    out = play(
        "S1901M",
        Turkey="A Smy - Apu; F Aeg C A Smy - Apu; F Ion C A Smy - Apu; A Rom S A Smy - Apu",
        Italy="A Apu H",
    )

    assert out.board["A Apu"] == "Turkey"


def test_r6_9_swap_with_one_convoy() -> None:
    out = play("S1901M", Italy="A Rom - Nap; F Tyn C A Rom - Nap", Austria="A Nap - Rom")

    assert out.board == {"A Nap": "Italy", "F Tyn": "Italy", "A Rom": "Austria"}


def test_r6_10_one_whole_route_suffices() -> None:
    out = play(
        "S1901M",
        England="A Wal - Bre; F Eng C A Wal - Bre; F Iri C A Wal - Bre; F Mid C A Wal - Bre",
        France="F Pic - Eng; F Bel S F Pic - Eng",
    )

    assert out["F Eng C A Wal - Bre"] == "disrupted"
    assert out.board["A Bre"] == "England"


def test_r6_11_no_cut_of_support_against_a_needed_fleet() -> None:
    out = play(
        "S1901M", England="A Yor - Bel; F Nth C A Yor - Bel", France="F Bel S F Eng - Nth; F Eng - Nth"
    )

    assert out["F Bel S F Eng - Nth"] == "supports"
    assert out["A Yor - Bel"] == "no convoy"
    assert out.driven_out == {"F Nth": "England"}


@pytest.mark.parametrize(("rules", "word"), [("rulebook", "supports"), ("datc3", "cut")])
def test_r6_11_word_for_word_even_when_the_convoy_is_safe(rules: str, word: str) -> None:
    """By rule 21 the support stands though the fleet is safe anyway; the standard has no such rule."""
    out = play(
        "S1901M",
        rules=rules,
        England="A Lon - Bel; F Nth C A Lon - Bel; F Yor S F Nth",
        Germany="F Ska - Nth",
        France="F Bel S F Ska - Nth",
    )

    assert out["F Bel S F Ska - Nth"] == word
    assert out["A Lon - Bel"] == "bounces"
    assert out["F Ska - Nth"] == "bounces"


@pytest.mark.parametrize("rules", ["rulebook", "datc3"])
def test_r6_11_rule_14_stands_beside_it(rules: str) -> None:
    """A landing that dislodges the supporter cuts its support, if the convoy is safe either way."""
    out = play(
        "S1901M",
        rules=rules,
        England="A Lon - Bel; F Nth C A Lon - Bel; F Yor S F Nth; F Eng S A Lon - Bel",
        Germany="F Ska - Nth",
        France="F Bel S F Ska - Nth",
    )

    assert out["F Bel S F Ska - Nth"] == "cut"
    assert out.driven_out == {"F Bel": "France"}


def test_r6_12_cut_when_a_route_without_that_fleet_is_whole() -> None:
    out = play(
        "S1901M",
        England="A Wal - Bre; F Eng C A Wal - Bre; F Iri C A Wal - Bre; F Mid C A Wal - Bre",
        France="F Bre S F Pic - Eng; F Pic - Eng",
    )

    assert out["F Bre S F Pic - Eng"] == "cut"
    assert out["F Pic - Eng"] == "bounces"


def test_r6_12_fleet_common_to_both_routes_is_needed() -> None:
    """Both routes end in the Mid-Atlantic, so rule 21 protects the support against the fleet there."""
    out = play(
        "S1901M",
        England="A Lvp - Bre; F Iri C A Lvp - Bre; F NAt C A Lvp - Bre; F Mid C A Lvp - Bre",
        France="F Bre S F Spa/NC - Mid; F Spa/NC - Mid",
    )

    assert out["F Bre S F Spa/NC - Mid"] == "supports"
    assert out["A Lvp - Bre"] == "no convoy"
    assert out.driven_out == {"F Mid": "England"}


def test_r6_13_own_fleet_means_sea_route() -> None:
    """The convoy is broken, so the army stays although it could have walked."""
    out = play(
        "S1901M",
        Italy="A Rom - Nap; F Tyn C A Rom - Nap",
        France="F Wes - Tyn; F GoL S F Wes - Tyn",
    )

    assert out["A Rom - Nap"] == "no convoy"
    assert out.board["A Rom"] == "Italy"


def test_r6_13_own_fleet_anywhere_in_the_chain_counts() -> None:
    out = play("S1901M", Turkey="A Apu - Rom; F Ion C A Apu - Rom", Italy="F Tyn C A Apu - Rom; A Rom - Apu")

    assert out.board["A Rom"] == "Turkey"
    assert out.board["A Apu"] == "Italy"


def test_r6_13_own_fleet_that_can_lie_on_no_chain_shows_nothing() -> None:
    out = play("S1901M", Italy="A Rom - Nap; F Wes C A Rom - Nap", Austria="F Tyn C A Rom - Nap; A Nap - Rom")

    assert out["A Rom - Nap"] == out["A Nap - Rom"] == "bounces"


def test_r6_14_only_foreign_fleets_mean_land_route() -> None:
    out = play("S1901M", Italy="A Rom - Nap", France="F Tyn C A Rom - Nap", Austria="A Nap - Rom")

    assert out["A Rom - Nap"] == out["A Nap - Rom"] == "bounces"


def test_r6_14_unless_the_order_says_via_convoy() -> None:
    out = play("S1901M", Italy="A Rom - Nap via convoy", France="F Tyn C A Rom - Nap", Austria="A Nap - Rom")

    assert out.board["A Nap"] == "Italy"
    assert out.board["A Rom"] == "Austria"


def test_r6_15_army_is_not_carried_off_against_its_owners_will() -> None:
    """A broken foreign convoy does not keep the army from walking."""
    out = play("S1901M", Italy="A Rom - Nap; F Ion - Tyn; F Tun S F Ion - Tyn", France="F Tyn C A Rom - Nap")

    assert out.board["A Nap"] == "Italy"
    assert out.driven_out == {"F Tyn": "France"}


def test_r6_16_chosen_sea_route_that_breaks_means_no_move() -> None:
    out = play(
        "S1901M",
        Italy="A Rom - Nap via convoy",
        France="F Tyn C A Rom - Nap",
        Turkey="F Ion - Tyn; F Tun S F Ion - Tyn",
    )

    assert out["A Rom - Nap via convoy"] == "no convoy"


@pytest.mark.parametrize(("rules", "word"), [("rulebook", "moves"), ("datc3", "no convoy")])
def test_r6_16_without_a_complete_chain_the_army_walks(rules: str, word: str) -> None:
    """By the book only the land route is left; the standard keeps the army at home."""
    out = play("S1901M", rules=rules, Italy="A Rom - Nap via convoy", France="F Tyn H")

    assert out["A Rom - Nap via convoy"] == word


def test_r6_16_incomplete_chain_with_an_own_fleet_leaves_the_land_route() -> None:
    """The fleet in the Ionian Sea does not help: nobody convoys through the Tyrrhenian Sea."""
    out = play("S1901M", Turkey="A Apu - Rom; F Ion C A Apu - Rom", Italy="F Tyn H")

    assert out.board["A Rom"] == "Turkey"


def test_r6_17_own_fleet_may_convoy_an_attack_on_an_own_unit() -> None:
    out = play(
        "S1901M",
        Italy="A Nap H; F Tyn C A Mar - Nap; F GoL C A Mar - Nap",
        France="A Mar - Nap; F Ion S A Mar - Nap",
    )

    assert out.board["A Nap"] == "France"
    assert out.driven_out == {"A Nap": "Italy"}


def test_r4_e_1b_army_without_its_possible_convoy_counts_as_moving() -> None:
    out = play(
        "S1901M",
        Italy="A Tun - Nap; F Ion H; F Wes S A Tun",
        France="A NAf - Tun; F Tyn S A NAf - Tun",
    )

    assert out["F Wes S A Tun"] == "void"
    assert out["A Tun - Nap"] == "no convoy"
    assert out.driven_out == {"A Tun": "Italy"}


def test_r4_e_1c_army_without_any_possible_convoy_holds_and_is_supported() -> None:
    out = play("S1901M", Italy="A Tun - Gre; F Wes S A Tun", France="A NAf - Tun; F Tyn S A NAf - Tun")

    assert out["A Tun - Gre"] == "void"
    assert out["A NAf - Tun"] == "bounces"


@pytest.mark.parametrize("order", ["A Lon - Nth - Nwy", "A Lon - Nwy via Nth"])
def test_r4_a_6_path_written_into_the_armys_order_is_passed_over(order: str) -> None:
    out = play("S1901M", England=f"{order}; F Nth C A Lon - Nwy")

    assert out[order] == "moves"
    assert out.board["A Nwy"] == "England"
