"""What the board adds to a written order: letters, coasts, the unit that is meant. [2.6, 2.12, 3.4–3.6]"""

from __future__ import annotations

import pytest

from greatpowers.games.diplomacy.rules.writing.notation import read, settle
from tests.games.diplomacy.spelled import A, R, settled, units


@pytest.mark.parametrize(
    ("text", "on", "order"),
    [("F Ven-Pie", "A Ven", "A Ven - Pie"), ("A Wes-NAf", "F Wes", "F Wes - NAf"),
     ("A Par S F Mar - Bur", "A Par, A Mar", "A Par S A Mar - Bur"),
     ("F Nth C F Lon - Bel", "F Nth, A Lon", "F Nth C A Lon - Bel")],
)  # fmt: skip
def test_r2_6_wrong_letter_is_corrected_by_the_unit_that_stands_there(text: str, on: str, order: str) -> None:
    assert settled(text, on) == order


def test_r2_6_wrong_letter_stays_when_letters_are_strict() -> None:
    assert settled("F Ven-Pie", "A Ven", strict=True) == "F Ven - Pie"
    assert settled("A Par S F Mar - Bur", "A Par, A Mar", strict=True) == "A Par S F Mar - Bur"
    assert settled("A Par S Mar - Bur", "A Par, A Mar", strict=True) == "A Par S A Mar - Bur"


@pytest.mark.parametrize(
    ("text", "on", "order"),
    [("F Mid C Lon-Tun", "F Mid, A Lon", "F Mid C A Lon - Tun"),
     ("F Nap S Rom-Tyn", "F Nap, F Rom", "F Nap S F Rom - Tyn"),
     ("F Hol S Bel", "F Hol, F Bel", "F Hol S F Bel"), ("F Nap S Tyn", "", "F Nap S F Tyn"),
     ("A Ruh S Bel", "", "A Ruh S A Bel")],
)  # fmt: skip
def test_r2_12_letter_of_the_supported_or_convoyed_unit_is_filled_in(text: str, on: str, order: str) -> None:
    assert settled(text, on) == order


@pytest.mark.parametrize(
    ("text", "on", "order"),
    [("F StP-Bot", "F StP/SC", "F StP/SC - Bot"), ("F StP/NC - Bot", "F StP/SC", "F StP/SC - Bot"),
     ("F Spa/EC H", "F Spa/NC", "F Spa/NC H"),
     ("A Spa/NC H", "A Spa", "A Spa H"), ("F Mid S F Spa", "F Mid, F Spa/NC", "F Mid S F Spa/NC"),
     ("F Mid S F Spa/SC - Por", "F Mid, F Spa/NC", "F Mid S F Spa/NC - Por")],
)  # fmt: skip
def test_r3_4_unit_is_known_by_its_province_and_keeps_its_coast(text: str, on: str, order: str) -> None:
    assert settled(text, on) == order


@pytest.mark.parametrize(
    ("text", "on", "order"),
    [("F Gas - Spa", "F Gas", "F Gas - Spa/NC"), ("F Mar - Spa", "F Mar", "F Mar - Spa/SC"),
     ("F Mid - Spa", "F Mid", "F Mid - Spa"),
     ("F Con - Bul", "F Con", "F Con - Bul"), ("F Gas - Spa/SC", "F Gas", "F Gas - Spa/SC"),
     ("F Gas - Spa/EC", "F Gas", "F Gas - Spa/NC"),
     ("A Gas - Spa/NC", "A Gas", "A Gas - Spa"), ("F Lon - Nth/NC", "F Lon", "F Lon - Nth"),
     ("F Fin - StP", "F Fin", "F Fin - StP/SC"),
     ("A Gas - Spa/SC", "F Gas", "F Gas - Spa/SC")],
)  # fmt: skip
def test_r3_6_only_reachable_coast_of_the_target_is_filled_in(text: str, on: str, order: str) -> None:
    assert settled(text, on) == order


@pytest.mark.parametrize(
    ("text", "order"),
    [("F Mar S F Gas - Spa/NC", "F Mar S F Gas - Spa/NC"), ("F Mar S F Gas - Spa", "F Mar S F Gas - Spa"),
     ("F Mar S A Por - Spa/NC", "F Mar S A Por - Spa"), ("F Mid C A Bre - Spa/SC", "F Mid C A Bre - Spa")],
)  # fmt: skip
def test_r5_5_coast_of_a_supported_move_is_kept_if_a_fleet_moves(text: str, order: str) -> None:
    assert settled(text, "F Mar, F Gas, A Por, F Mid, A Bre") == order


def test_r7_2_retreat_belongs_to_the_dislodged_unit() -> None:
    """The victor stands in the same province; its letter and coast do not count."""
    winner, loser = units("A Spa"), units("F Spa/NC")

    retreat = settle(read("A Spa - Por", R), winner, at_dislodged=loser)
    fleet = settle(read("F Por R Spa", R), winner, at_dislodged=units("F Por"))
    coast = settle(read("F Gas - Spa", R), {}, at_dislodged=units("F Gas"))

    assert (retreat.text, fleet.text, coast.text) == ("F Spa/NC R Por", "F Por R Spa", "F Gas R Spa/NC")


def test_r8_5_removed_unit_is_known_by_its_province() -> None:
    assert settled("D F StP", "F StP/NC", A) == settled("R A StP", "F StP/NC", A) == "R F StP/NC"
    assert settled("R A StP", "F StP/NC", A, strict=True) == "R A StP"
