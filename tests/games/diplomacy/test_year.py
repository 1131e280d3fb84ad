"""A year from the printed start for every number of players: both turns with a convoy and a driven-out army,
retreat, centres, builds and a removal, and the next spring with a retreat of its own. [1.4, 1.5, 7, 8]

No two enemies stand so that anybody could be driven out in the first spring, so that one has no retreats.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.printed.seats import SCENARIOS
from greatpowers.games.diplomacy.state.events import (
    CentreTaken,
    PhaseBegan,
    UnitBuilt,
    UnitDislodged,
    UnitRemoved,
    UnitRetreated,
)
from tests.games.diplomacy.matches import (
    asked,
    board,
    centres_of,
    give,
    happened,
    new_match,
    outcomes,
    phase,
    units_of,
)

ALL = [scenario.id for scenario in SCENARIOS]
#: What the powers write, phase by phase; everybody else holds.
YEAR: Mapping[str, Mapping[str, str]] = {
    "S1901M": {
        "England": "F Lon - Nth; F Edi - Nrg; A Lvp - Yor",
        "Russia": "F Sev - Rum; A Mos - Sev",
        "Turkey": "F Ank - Bla; A Smy - Arm",
    },
    "F1901M": {
        "England": "F Nth C A Yor - Nwy; A Yor - Nwy; F Nrg S A Yor - Nwy",
        "Russia": "F Rum - Bla",
        "Turkey": "F Bla - Sev; A Arm S F Bla - Sev",
    },
    "F1901R": {"Russia": "A Sev R Ukr"},
    "F1901A": {"England": "B F Lon", "Russia": "R A War", "Turkey": "B A Smy"},
    "S1902M": {"Russia": "A Ukr - Sev; F Bla S A Ukr - Sev"},
    "S1902R": {"Turkey": "F Sev R Rum"},
}


def first(scenario: str) -> int:
    """The game for two begins in 1914. [V9]"""
    return 1914 if scenario == "two" else 1901


def later(text: str, scenario: str) -> str:
    """A phase of the script as this game counts its years."""
    return f"{text[0]}{int(text[1:5]) - 1901 + first(scenario)}{text[5]}"


def by_seat(match: Match, orders: Mapping[str, str]) -> dict[str, str]:
    """Orders of powers, put together for those who play them."""
    found: dict[str, list[str]] = {}
    for power, text in orders.items():
        seat = next(seat for seat in match.seats if power in seat.split("+"))
        found.setdefault(seat, []).append(text)
    return {seat: "; ".join(texts) for seat, texts in found.items()}


@cache
def played(scenario: str, until: str = "") -> Match:
    """The script up to a phase; without one, to the second autumn."""
    match = new_match(scenario)
    for name, orders in YEAR.items():
        if name == until:
            break
        assert phase(match) == later(name, scenario)
        give(match, by_seat(match, orders))
    return match


@pytest.mark.parametrize("scenario", ALL)
def test_r1_5_the_phases_of_a_year_and_of_the_next_spring(scenario: str) -> None:
    match = played(scenario)
    phases = [event.phase for event in happened(match, PhaseBegan)]

    assert phases == [later(name, scenario) for name in (*YEAR, "F1902M")]


@pytest.mark.parametrize("scenario", ALL)
def test_r6_the_army_lands_in_norway(scenario: str) -> None:
    match = played(scenario, "F1901R")

    assert outcomes(match)["A Yor - Nwy"] == "moves"
    assert board(match)["A Nwy"] == "England"
    assert "A Yor" not in board(match)


@pytest.mark.parametrize("scenario", ALL)
def test_r7_the_army_driven_out_of_sevastopol_retreats(scenario: str) -> None:
    """Only its owner is asked; it may not go where the attacker came from."""
    before, after = played(scenario, "F1901R"), played(scenario, "F1901A")
    (driven,) = happened(before, UnitDislodged)

    assert asked(before) == list(by_seat(before, {"Russia": ""}))
    assert (driven.power, driven.unit.text, driven.attacker_from) == ("Russia", "A Sev", "Bla")
    assert [(e.unit.text, e.to) for e in happened(after, UnitRetreated)] == [("A Sev", "Ukr")]
    assert board(after)["A Ukr"] == "Russia"
    assert board(after)["F Sev"] == "Turkey"


@pytest.mark.parametrize("scenario", ALL)
def test_r8_1_centres_are_counted_after_the_autumn_only(scenario: str) -> None:
    """Each of two has one more, Russia one less; all others have what they had."""
    start, spring, count = new_match(scenario), played(scenario, "F1901M"), played(scenario, "F1901A")
    had = {power: set(centres_of(start, power)) for power in POWERS}
    gained = {"England": {"Nwy"}, "Turkey": {"Sev"}}

    assert {power: set(centres_of(spring, power)) for power in POWERS} == had
    assert {power: set(centres_of(count, power)) for power in POWERS} == {
        power: (had[power] | gained.get(power, set())) - ({"Sev"} if power == "Russia" else set())
        for power in POWERS
    }
    taken = {(e.centre, e.power) for e in happened(count, CentreTaken)}
    assert taken == {("Nwy", "England"), ("Sev", "Turkey")}


@pytest.mark.parametrize("scenario", ALL)
def test_r8_builds_and_a_removal_make_units_as_many_as_centres(scenario: str) -> None:
    """Only powers whose numbers differ are asked."""
    before, after = played(scenario, "F1901A"), played(scenario, "S1902M")
    differing = by_seat(before, dict.fromkeys(("England", "Russia", "Turkey"), ""))

    assert sorted(asked(before)) == sorted(differing)
    assert {(e.power, e.unit.text) for e in happened(after, UnitBuilt)} == {
        ("England", "F Lon"), ("Turkey", "A Smy"),
    }  # fmt: skip
    assert [(e.power, e.unit.text, e.chosen) for e in happened(after, UnitRemoved)] == [
        ("Russia", "A War", True)
    ]
    for power in POWERS:
        assert len(units_of(after, power)) == len(centres_of(after, power)), power


@pytest.mark.parametrize("scenario", ALL)
def test_r1_5_the_board_after_the_year(scenario: str) -> None:
    """Who was not in the script stands where it stood."""
    start, match = new_match(scenario), played(scenario, "S1902M")
    moved = {
        "England": ["A Nwy", "F Lon", "F Nrg", "F Nth"],
        "Russia": ["A Ukr", "F Bla", "F StP/SC"],
        "Turkey": ["A Arm", "A Con", "A Smy", "F Sev"],
    }

    assert {p: units_of(match, p) for p in POWERS} == {p: moved.get(p, units_of(start, p)) for p in POWERS}


@pytest.mark.parametrize("scenario", ALL)
def test_r7_the_next_spring_has_its_retreat_and_changes_no_centre(scenario: str) -> None:
    before, after = played(scenario, "S1902M"), played(scenario)

    assert board(after)["A Sev"] == "Russia"
    assert board(after)["F Rum"] == "Turkey"
    assert [centres_of(after, p) for p in POWERS] == [centres_of(before, p) for p in POWERS]
