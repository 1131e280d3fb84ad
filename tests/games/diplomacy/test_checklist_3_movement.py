"""Checklist chapter 3: where armies and fleets can step."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import Outcome, play


def step(unit: str, goal: str) -> Outcome:
    """A lone Turkish unit ordered to a place."""
    return play("S1901M", Turkey=f"{unit} - {goal}")


def word(unit: str, goal: str) -> str:
    return step(unit, goal)[f"{unit} - {goal}"]


@pytest.mark.parametrize(
    ("unit", "goal", "result"),
    [
        ("A Ukr", "Rum", "moves"),
        ("A Rum", "Bla", "void"),
        ("A Syr", "Eas", "void"),
        ("A Gre", "Bul", "moves"),
        ("A Fin", "Swe", "moves"),
    ],
)
def test_r3_1_army_steps_on_land_never_to_sea(unit: str, goal: str, result: str) -> None:
    assert word(unit, goal) == result


@pytest.mark.parametrize(
    ("unit", "goal", "result"),
    [
        ("F Bla", "Rum", "moves"),
        ("F Rum", "Bud", "void"),
        ("F Tri", "Vie", "void"),
        ("F Gre", "Ser", "void"),
        ("F Hel", "Hol", "moves"),
    ],
)
def test_r3_2_fleet_steps_to_sea_and_coast_never_inland(unit: str, goal: str, result: str) -> None:
    assert word(unit, goal) == result


@pytest.mark.parametrize(
    ("unit", "goal"),
    [
        ("F Rom", "Ven"),
        ("F Rom", "Apu"),
        ("F Edi", "Lvp"),
        ("F Yor", "Lvp"),
        ("F Wal", "Yor"),
        ("F Ank", "Smy"),
        ("F Arm", "Smy"),
        ("F Arm", "Syr"),
        ("F Fin", "Nwy"),
        ("F Pie", "Ven"),
        ("F Tus", "Ven"),
        ("F Gas", "Mar"),
    ],
)
def test_r3_3_fleet_needs_a_common_coastline(unit: str, goal: str) -> None:
    army = unit.replace("F ", "A ")

    assert word(unit, goal) == "void"
    assert word(army, goal) == "moves"


@pytest.mark.parametrize(
    ("unit", "reached", "barred"),
    [
        ("F Spa/NC", "Gas", "GoL"),
        ("F Spa/SC", "Mar", "Gas"),
        ("F StP/NC", "Nwy", "Bot"),
        ("F StP/SC", "Fin", "Nwy"),
        ("F Bul/EC", "Rum", "Aeg"),
        ("F Bul/SC", "Gre", "Bla"),
    ],
)
def test_r3_4_fleet_leaves_by_the_coast_it_stands_on(unit: str, reached: str, barred: str) -> None:
    assert word(unit, reached) == "moves"
    assert word(unit, barred) == "void"


@pytest.mark.parametrize(("unit", "goal"), [("F Bul/EC", "Con"), ("F Bul/SC", "Con"), ("F Spa/SC", "Por")])
def test_r3_4_both_coasts_touch_the_neighbour_at_their_end(unit: str, goal: str) -> None:
    assert word(unit, goal) == "moves"


def test_r3_4_fleet_on_one_coast_occupies_the_whole_province() -> None:
    out = play("S1901M", France="F Spa/NC H", Italy="F Wes - Spa/SC; A Mar - Spa")

    assert out["F Wes - Spa/SC"] == "bounces"
    assert out["A Mar - Spa"] == "bounces"


@pytest.mark.parametrize(("unit", "province"), [("F Mid", "Spa"), ("F Por", "Spa"), ("F Con", "Bul")])
def test_r3_5_fleet_that_reaches_both_coasts_must_name_one(unit: str, province: str) -> None:
    out = step(unit, province)

    assert out[f"{unit} - {province}"] == "void"
    assert out.units("Turkey") == [unit]


@pytest.mark.parametrize("coast", ["EC", "SC"])
def test_r3_5_named_coast_is_entered(coast: str) -> None:
    assert step("F Con", f"Bul/{coast}").units("Turkey") == [f"F Bul/{coast}"]


@pytest.mark.parametrize(
    ("unit", "province", "arrived"),
    [
        ("F GoL", "Spa", "F Spa/SC"),
        ("F Gas", "Spa", "F Spa/NC"),
        ("F Bla", "Bul", "F Bul/EC"),
        ("F Gre", "Bul", "F Bul/SC"),
        ("F Bar", "StP", "F StP/NC"),
        ("F Lvn", "StP", "F StP/SC"),
    ],
)
def test_r3_6_fleet_that_reaches_one_coast_need_not_name_it(unit: str, province: str, arrived: str) -> None:
    assert step(unit, province).units("Turkey") == [arrived]


@pytest.mark.parametrize(
    ("unit", "goal"),
    [
        ("F Bla", "Con"),
        ("F Con", "Aeg"),
        ("F Hol", "Kie"),
        ("F Kie", "Ber"),
        ("A Con", "Smy"),
        ("A Bul", "Con"),
        ("A Kie", "Den"),
    ],
)
def test_r3_7_kiel_and_constantinople_have_a_single_coast(unit: str, goal: str) -> None:
    assert word(unit, goal) == "moves"


@pytest.mark.parametrize(
    ("unit", "goal"),
    [("F Bla", "Aeg"), ("F Hel", "Bal"), ("F Hol", "Ber"), ("A Bul", "Smy"), ("F Hel", "Ber")],
)
def test_r3_7_nobody_jumps_over_them(unit: str, goal: str) -> None:
    assert word(unit, goal) == "void"


@pytest.mark.parametrize(
    ("unit", "goal", "result"),
    [
        ("A Swe", "Den", "moves"),
        ("F Swe", "Den", "moves"),
        ("A Den", "Swe", "moves"),
        ("F Bal", "Ska", "void"),
        ("F Ska", "Bal", "void"),
        ("F Den", "Ber", "void"),
        ("A Den", "Ber", "void"),
        ("F Swe", "Ska", "moves"),
        ("F Swe", "Bal", "moves"),
    ],
)
def test_r3_8_sweden_and_denmark(unit: str, goal: str, result: str) -> None:
    assert word(unit, goal) == result


@pytest.mark.parametrize(
    ("unit", "goal"),
    [
        ("A Bur", "Switzerland"),
        ("A Tyr", "Swi"),
        ("F Tyn", "Sicily"),
        ("F Tyn", "Sardinia"),
        ("F Aeg", "Crete"),
        ("F Iri", "Ireland"),
    ],
)
def test_r3_9_unnamed_places_cannot_be_entered(unit: str, goal: str) -> None:
    assert word(unit, goal) == "void"


@pytest.mark.parametrize("unit", ["A Con", "F Con", "F Bla"])
def test_r3_10_unit_cannot_be_ordered_to_its_own_province(unit: str) -> None:
    assert word(unit, unit[2:]) == "void"


def test_r3_10_nor_to_the_other_coast_of_it() -> None:
    assert word("F Bul/EC", "Bul/SC") == "void"


def test_r3_11_army_crosses_water_only_by_convoy() -> None:
    alone = play("S1901M", Turkey="A Con - Sev")
    carried = play("S1901M", Turkey="A Con - Sev; F Bla C A Con - Sev")

    assert alone["A Con - Sev"] == "void"
    assert carried.board["A Sev"] == "Turkey"
