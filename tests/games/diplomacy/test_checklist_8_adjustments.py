"""Checklist chapter 8: ownership of centres, builds and removals."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import adjust, after, play

HOME = {
    "France": "Bre Mar Par",
    "Germany": "Ber Kie Mun",
    "Russia": "Mos Sev StP War",
    "Italy": "Nap Rom Ven",
}


def test_r8_1_ownership_is_settled_after_the_autumn_moves() -> None:
    out = play("F1901M", centres={"France": HOME["France"]}, France="A Bur - Bel; F Mid - Por")

    assert out.centres("France") == ["Bel", "Bre", "Mar", "Par", "Por"]


def test_r8_1_and_after_the_autumn_retreats() -> None:
    """The dislodged army takes Belgium by retreating there."""
    moves = play(
        "F1901M",
        centres={"France": HOME["France"], "Germany": HOME["Germany"]},
        France="A Bur H; A Par H",
        Germany="A Mun - Bur; A Ruh S A Mun - Bur",
    )
    out = after(moves, France="A Bur - Bel")

    assert moves.centres("France") == ["Bre", "Mar", "Par"]
    assert out.centres("France") == ["Bel", "Bre", "Mar", "Par"]


def test_r8_2_occupied_centre_changes_its_owner() -> None:
    out = play("F1901M", centres=HOME, Germany="A Bur - Par", France="A Gas H")

    assert "Par" in out.centres("Germany")
    assert out.centres("France") == ["Bre", "Mar"]


def test_r8_2_empty_centre_stays_with_its_owner() -> None:
    out = play("F1901M", centres=HOME, Germany="A Mun - Bur", France="A Par - Pic")

    assert out.centres("France") == ["Bre", "Mar", "Par"]
    assert out.centres("Germany") == ["Ber", "Kie", "Mun"]


def test_r8_2_province_without_a_centre_is_not_owned() -> None:
    out = play("F1901M", centres=HOME, Germany="A Mun - Bur")

    assert "Bur" not in out.centres("Germany")


def test_r8_3_spring_changes_nothing() -> None:
    out = play("S1901M", centres=HOME, Germany="A Bur - Par", France="A Gas H")

    assert out.centres("France") == ["Bre", "Mar", "Par"]


def test_r8_3_passing_through_in_spring_gives_nothing() -> None:
    spring = play("S1901M", centres=HOME, France="A Mar - Spa")
    autumn = after(spring, France="A Spa - Por")

    assert autumn.centres("France") == ["Bre", "Mar", "Par", "Por"]


def test_r8_4_autumn_is_followed_by_the_adjustments() -> None:
    out = play("F1901M", centres=HOME, France="A Bur - Bel")

    assert out.next_phase == "F1901A"


def test_r8_4_and_these_by_the_next_spring() -> None:
    out = adjust({"France": "A Par"}, HOME, France="B A Mar")

    assert out.next_phase == "S1902M"


@pytest.mark.parametrize("letter", ["D", "R"])
def test_r8_5_surplus_units_are_removed_by_choice(letter: str) -> None:
    out = adjust({"Russia": "A Gal; A Mos; A Sev"}, {"Russia": "Mos Sev"}, Russia=f"{letter} A Mos")

    assert out[f"{letter} A Mos"] == "removes"
    assert out.units("Russia") == ["A Gal", "A Sev"]


def test_r8_5_nothing_is_removed_without_need() -> None:
    out = adjust({"Russia": "A Gal; A Mos"}, {"Russia": "Mos Sev"}, Russia="D A Gal")

    assert out["D A Gal"] == "void"
    assert out.units("Russia") == ["A Gal", "A Mos"]


def test_r8_6_builds_up_to_the_difference() -> None:
    out = adjust({"France": "A Bur"}, HOME, France="B F Bre; B A Par")

    assert out["B F Bre"] == out["B A Par"] == "builds"
    assert out.units("France") == ["A Bur", "A Par", "F Bre"]


def test_r8_6_not_more_than_the_difference() -> None:
    out = adjust({"France": "A Bur; A Gas"}, HOME, France="B F Bre; B A Par")

    assert out["B A Par"] == "void"
    assert out.units("France") == ["A Bur", "A Gas", "F Bre"]


def test_r8_6_not_where_a_unit_stands() -> None:
    out = adjust({"France": "A Par", "Germany": "A Mar"}, HOME, France="B A Par; B A Mar")

    assert out.units("France") == ["A Par"]


def test_r8_6_not_in_a_lost_home_centre() -> None:
    out = adjust({"France": "A Bur"}, {"France": "Bre Par", "Italy": "Mar"}, France="B A Mar")

    assert out["B A Mar"] == "void"


def test_r8_6_impossible_builds_use_up_nothing() -> None:
    out = adjust({"France": "A Bur; A Gas"}, HOME, France="B A Bel; B A Par")

    assert out.units("France") == ["A Bur", "A Gas", "A Par"]


@pytest.mark.parametrize("place", ["Bel", "Bur", "Spa"])
def test_r8_7_no_builds_outside_the_home_centres(place: str) -> None:
    """Neither in an owned foreign centre nor at home without a centre."""
    out = adjust({"France": "A Par"}, {"France": "Bre Mar Par Bel Spa"}, France=f"B A {place}")

    assert out[f"B A {place}"] == "void"


def test_r8_7_no_build_in_the_home_of_another_power() -> None:
    out = adjust({"France": "A Par"}, {"France": "Bre Mar Par Mun"}, France="B A Mun")

    assert out["B A Mun"] == "void"


@pytest.mark.parametrize("order", ["B F Mos", "B F War"])
def test_r8_8_no_fleet_in_an_inland_centre(order: str) -> None:
    out = adjust({"Russia": "A Sev"}, HOME, Russia=order)

    assert out[order] == "void"


def test_r8_8_coastal_build_must_say_army_or_fleet() -> None:
    out = adjust({"Russia": "A Mos"}, HOME, Russia="B Sev")

    assert out.units("Russia") == ["A Mos"]


def test_r8_8_inland_build_without_a_letter_is_an_army() -> None:
    """Only an army is possible there [4.C.3]."""
    out = adjust({"Russia": "A Sev"}, HOME, Russia="B Mos")

    assert out.units("Russia") == ["A Mos", "A Sev"]


@pytest.mark.parametrize(
    ("order", "units"), [("B F StP", []), ("B F StP/NC", ["F StP/NC"]), ("B A StP", ["A StP"])]
)
def test_r8_8_fleet_in_st_petersburg_needs_its_coast(order: str, units: list[str]) -> None:
    out = adjust({"Russia": "A Mos"}, HOME, Russia=order)

    assert out.units("Russia") == ["A Mos", *units]


def test_r8_9_no_free_home_centre_no_build() -> None:
    out = adjust(
        {"France": "A Par; A Mar; F Bre"},
        {"France": "Bre Mar Par Spa Por"},
        France="B A Par; B A Mar; B F Bre",
    )

    assert out.units("France") == ["A Mar", "A Par", "F Bre"]


def test_r8_10_power_without_home_centres_plays_on_without_builds() -> None:
    out = adjust(
        {"France": "A Spa"}, {"France": "Spa Por", "Italy": "Mar Par Bre"}, France="B A Par; B A Spa; B A Por"
    )

    assert out.units("France") == ["A Spa"]


def test_r8_10_with_a_home_centre_again_it_builds() -> None:
    out = adjust({"France": "A Spa"}, {"France": "Spa Por Mar", "Italy": "Par Bre"}, France="B A Mar")

    assert out.units("France") == ["A Mar", "A Spa"]


def test_r8_11_builds_may_be_declined() -> None:
    out = adjust({"France": "A Par"}, HOME, France="Waive; B A Mar")

    assert out["Waive"] == "waives"
    assert out.units("France") == ["A Mar", "A Par"]


def test_r8_11_builds_that_are_not_ordered_are_declined() -> None:
    out = adjust({"France": "A Par"}, HOME, France="")

    assert out.units("France") == ["A Par"]


def test_r8_12_recaptured_home_centre_can_be_built_in() -> None:
    """Marseilles was retaken and left again; in the next autumn it is owned and empty."""
    autumn = play("F1901M", centres={"France": "Bre Par Mar", "Italy": "Rom"}, France="A Mar - Spa; A Par H")
    out = after(autumn, France="B F Mar")

    assert out["B F Mar"] == "builds"


def test_r8_12_not_while_the_unit_that_retook_it_stands_there() -> None:
    autumn = play("F1901M", centres={"France": "Bre Par", "Italy": "Rom Mar"}, France="A Gas - Mar; A Par H")
    out = after(autumn, France="B F Mar; B F Bre")

    assert autumn.centres("France") == ["Bre", "Mar", "Par"]
    assert out.units("France") == ["A Mar", "A Par", "F Bre"]


@pytest.mark.parametrize("order", ["B A", "build something nice", "A Par - Bur", "B A Xyz"])
def test_r8_13_unclear_or_unlawful_orders_are_ignored(order: str) -> None:
    out = adjust({"France": "A Par"}, HOME, France=f"{order}; B A Mar")

    assert out.units("France") == ["A Mar", "A Par"]


def test_r8_13_two_builds_in_one_centre_give_one_unit() -> None:
    out = adjust({"France": "A Par"}, HOME, France="B A Mar; B F Mar")

    assert out.units("France") == ["A Mar", "A Par"]


def test_r8_13_removal_of_a_unit_that_is_not_there_is_ignored() -> None:
    out = adjust({"Russia": "A Gal; A Mos; A Sev"}, {"Russia": "Mos Sev"}, Russia="D A Ukr; D A Sev")

    assert out.units("Russia") == ["A Gal", "A Mos"]


def test_r8_14_power_without_centres_loses_its_last_unit() -> None:
    out = adjust({"Italy": "A Rom"}, {"Italy": "", "Austria": "Rom Nap Ven"}, Italy="")

    assert out.units("Italy") == []


def test_r8_4_a_change_in_one_power_leaves_the_others_alone() -> None:
    out = adjust({"France": "A Par; A Mar; F Bre", "Germany": "A Mun"}, HOME, Germany="B A Ber")

    assert out.units("France") == ["A Mar", "A Par", "F Bre"]
    assert out.units("Germany") == ["A Ber", "A Mun"]


#: Seventeen centres; with Tunis it makes eighteen.
NEARLY_ALL = "Bre Mar Par Spa Por Bel Hol Kie Ber Mun Den Lon Lvp Edi Ven Rom Nap"


def test_r8_14_power_that_owns_nothing_any_more_is_left_without_units() -> None:
    """Its last centre falls in autumn, and the unit that was driven out of it has no ground to live on."""
    moves = play(
        "F1910M",
        centres={"France": NEARLY_ALL, "Italy": "Tun"},
        France="F Wes - Tun; F NAf S F Wes - Tun",
        Italy="F Tun H",
    )
    retreats = after(moves, Italy="F Tun - Ion")
    out = after(retreats)

    assert retreats.units("Italy") == ["F Ion"]
    assert out.units("Italy") == []


def test_r8_15_eighteen_centres_after_an_autumn_turn_win() -> None:
    out = play("F1910M", centres={"France": NEARLY_ALL}, France="F Wes - Tun")

    assert out.answer.get("winner") == "France"


def test_r8_15_not_in_spring() -> None:
    out = play("S1910M", centres={"France": NEARLY_ALL}, France="F Wes - Tun")

    assert out.answer.get("winner") is None


def test_r8_15_not_before_the_autumn_retreats() -> None:
    """Tunis changes hands only when the fleet driven out of it has gone."""
    moves = play(
        "F1910M",
        centres={"France": NEARLY_ALL, "Italy": "Tun"},
        France="F Wes - Tun; F NAf S F Wes - Tun",
        Italy="F Tun H",
    )
    retreats = after(moves, Italy="F Tun D")

    assert moves.answer.get("winner") is None
    assert retreats.answer.get("winner") == "France"


def test_r8_15_seventeen_are_not_enough() -> None:
    out = play("F1910M", centres={"France": NEARLY_ALL}, France="F Wes H")

    assert out.answer.get("winner") is None
