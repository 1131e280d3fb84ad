"""Checklist chapter 7: where dislodged units may go, and which of them are disbanded."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import Outcome, after, play, resolve


def burgundy_lost(**more: str) -> Outcome:
    """The French army in Burgundy is driven out from Munich."""
    orders = {"Germany": "A Mun - Bur; A Ruh S A Mun - Bur", "France": "A Bur H", **more}
    return resolve("S1901M", orders)


def two_driven_out() -> Outcome:
    """The Italians are driven out of Vienna from Galicia and out of Trieste from Serbia."""
    return play(
        "S1901M",
        Russia="A Gal - Vie; A Boh S A Gal - Vie",
        Austria="A Ser - Tri; A Bud S A Ser - Tri",
        Italy="A Vie H; A Tri H",
    )


def test_r7_1_a_dislodged_unit_brings_a_retreat_phase() -> None:
    out = burgundy_lost()

    assert out.next_phase == "S1901R"
    assert out.board["A Bur"] == "Germany"


def test_r7_1_no_dislodged_unit_no_retreat_phase() -> None:
    out = play("S1901M", France="A Bur H")

    assert out.next_phase == "F1901M"


def test_r7_1_after_the_retreats_the_next_turn_begins() -> None:
    out = after(burgundy_lost(), France="A Bur - Par")

    assert out.next_phase == "F1901M"
    assert not out.driven_out
    assert out.board["A Par"] == "France"


def test_r7_2_retreat_is_a_step_the_unit_could_make() -> None:
    assert burgundy_lost().retreats("A Bur") == ["Bel", "Gas", "Mar", "Par", "Pic"]


def test_r7_2_fleet_retreats_by_its_own_coast() -> None:
    out = play("S1901M", Italy="F Wes - Spa/SC; F GoL S F Wes - Spa/SC", France="F Spa/NC H")

    assert out.retreats("F Spa/NC") == ["Gas", "Mid", "Por"]


def test_r7_2_fleet_may_choose_the_coast_it_retreats_to() -> None:
    out = play("S1901M", England="F NAt - Mid; F Iri S F NAt - Mid", France="F Mid H")

    assert {"Spa/NC", "Spa/SC"} <= set(out.retreats("F Mid"))


@pytest.mark.parametrize(("order", "units"), [("F Mid - Spa/NC", ["F Spa/NC"]), ("F Mid - Spa", [])])
def test_r7_2_fleet_must_name_the_coast_it_retreats_to(order: str, units: list[str]) -> None:
    out = after(play("S1901M", England="F NAt - Mid; F Iri S F NAt - Mid", France="F Mid H"), France=order)

    assert out.units("France") == units


def test_r7_3_not_to_an_occupied_province() -> None:
    out = burgundy_lost(Italy="A Mar H; A Gas H")

    assert out.retreats("A Bur") == ["Bel", "Par", "Pic"]


def test_r7_3_province_entered_this_turn_is_occupied() -> None:
    out = burgundy_lost(Italy="A Pie - Mar")

    assert "Mar" not in out.retreats("A Bur")


def test_r7_3_province_left_this_turn_is_free() -> None:
    out = burgundy_lost(Italy="A Mar - Spa")

    assert "Mar" in out.retreats("A Bur")


def test_r7_4_not_to_where_its_attacker_came_from() -> None:
    assert "Mun" not in burgundy_lost().retreats("A Bur")


@pytest.mark.parametrize(("rules", "open_to_it"), [("rulebook", False), ("datc3", True)])
def test_r7_4_nor_if_the_attacker_came_by_sea(rules: str, open_to_it: bool) -> None:
    """The book knows no exception for convoyed attackers, the standard does [4.A.5]."""
    out = play(
        "S1901M", rules=rules, Italy="A Rom - Nap; F Tyn C A Rom - Nap; A Apu S A Rom - Nap", Turkey="A Nap H"
    )

    assert ("Rom" in out.retreats("A Nap")) == open_to_it


@pytest.mark.parametrize("allowed", [True, False])
def test_r7_4_option_decides_about_convoyed_attackers(allowed: bool) -> None:
    out = play(
        "S1901M",
        options={"retreat_to_convoy_origin": allowed},
        Italy="A Rom - Nap; F Tyn C A Rom - Nap; A Apu S A Rom - Nap",
        Turkey="A Nap H",
    )

    assert ("Rom" in out.retreats("A Nap")) == allowed


def test_r7_5_not_to_a_province_left_empty_by_a_standoff() -> None:
    out = burgundy_lost(England="F Eng - Pic", Italy="A Par - Pic")

    assert out.contested == ["Pic"]
    assert "Pic" not in out.retreats("A Bur")


def test_r7_5_a_contested_province_is_barred_on_both_coasts() -> None:
    out = play(
        "S1901M",
        England="F NAt - Mid; F Iri S F NAt - Mid",
        France="F Mid H; A Gas - Spa",
        Italy="A Mar - Spa",
    )

    assert out.contested == ["Spa"]
    assert not {"Spa/NC", "Spa/SC"} & set(out.retreats("F Mid"))


def test_r7_5_order_to_a_contested_province_disbands() -> None:
    out = after(burgundy_lost(England="F Eng - Pic", Italy="A Par - Pic"), France="A Bur - Pic")

    assert out["A Bur - Pic"] == "disbands"
    assert out.units("France") == []


def test_r7_6_no_convoy_in_retreats() -> None:
    lost = play("S1901M", Germany="A Bel - Pic; A Par S A Bel - Pic", England="A Pic H; F Eng H")
    out = after(lost, England="A Pic - Lon; F Eng C A Pic - Lon")

    assert out.units("England") == ["F Eng"]


def test_r7_6_no_support_in_retreats() -> None:
    out = after(two_driven_out(), Italy="A Vie - Tyr; A Tri - Alb", Russia="A Boh S A Vie - Tyr")

    assert out["A Boh S A Vie - Tyr"] == "void"
    assert out.units("Italy") == ["A Alb", "A Tyr"]


def test_r7_6_other_units_cannot_be_ordered() -> None:
    out = after(burgundy_lost(), France="A Bur - Par", Germany="A Ruh - Bel")

    assert out["A Ruh - Bel"] == "void"
    assert out.units("Germany") == ["A Bur", "A Ruh"]


def test_r7_7_unit_without_a_place_is_removed_at_once() -> None:
    """The fleet in Constantinople has nowhere to go, so there is no retreat phase."""
    out = play(
        "S1901M",
        Russia="A Bul - Con; A Smy S A Bul - Con; F Bla H; F Aeg H; F Ank H; F Rum - Bul/EC",
        Turkey="F Con H",
    )

    assert out.retreats("F Con") == []
    assert out.next_phase == "F1901M"


def test_r7_8_two_retreats_to_one_province_disband_both() -> None:
    out = after(two_driven_out(), Italy="A Vie - Tyr; A Tri - Tyr")

    assert out["A Vie - Tyr"] == out["A Tri - Tyr"] == "disbands"
    assert out.units("Italy") == []


def test_r7_8_retreats_of_two_powers_to_two_coasts_clash_as_well() -> None:
    lost = play(
        "S1901M",
        England="F NAt - Mid; F Iri S F NAt - Mid",
        France="F Mid H",
        Turkey="F Tyn - GoL; F Wes S F Tyn - GoL",
        Italy="F GoL H",
    )
    out = after(lost, France="F Mid - Spa/NC", Italy="F GoL - Spa/SC")

    assert out["F Mid - Spa/NC"] == out["F GoL - Spa/SC"] == "disbands"


def test_r7_9_unit_without_a_retreat_order_is_disbanded() -> None:
    out = after(two_driven_out(), Italy="A Vie - Tyr")

    assert out.units("Italy") == ["A Tyr"]


@pytest.mark.parametrize("order", ["A Bur - Mun", "A Bur - Ruh", "A Bur - Mos", "A Bur H", "A Bur - Swi"])
def test_r7_9_unit_with_an_unlawful_retreat_is_disbanded(order: str) -> None:
    out = after(burgundy_lost(), France=order)

    assert out.units("France") == []


def test_r7_10_unit_may_be_disbanded_instead() -> None:
    out = after(burgundy_lost(), France="A Bur D")

    assert out["A Bur D"] == "disbands"
    assert out.units("France") == []


def test_r7_10_a_disbanding_unit_clashes_with_nobody() -> None:
    out = after(two_driven_out(), Italy="A Vie D; A Tri - Tyr")

    assert out.units("Italy") == ["A Tyr"]


@pytest.mark.parametrize("order", ["A Bur - Gas", "A Bur R Gas", "A Bur—Gas"])
def test_r7_1_retreat_in_its_spellings(order: str) -> None:
    out = after(burgundy_lost(), France=order)

    assert out[order] == "retreats"
    assert out.units("France") == ["A Gas"]


def test_r7_11_province_another_units_attacker_came_from_is_open() -> None:
    """Galicia is barred to the army it attacked, not to the other one."""
    out = play(
        "S1901M",
        Russia="A Gal - Bud; A Rum S A Gal - Bud",
        Germany="A Boh - Vie; A Tyr S A Boh - Vie",
        Austria="A Bud H; A Vie H",
    )

    assert out.retreats("A Bud") == ["Ser", "Tri"]
    assert out.retreats("A Vie") == ["Gal", "Tri"]
