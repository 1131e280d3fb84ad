"""Checklist chapter 9 through a match: no orders, no government; removals that the rules name."""

from __future__ import annotations

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.state.events import (
    BuildsWaived,
    GovernmentLost,
    OrdersRevealed,
    UnitDisbanded,
    UnitRemoved,
)
from tests.games.diplomacy.matches import (
    asked,
    board,
    give,
    happened,
    match_from,
    new_match,
    outcomes,
    phase,
    skip_to,
    units_of,
)


def lost_governments(match: Match) -> list[str]:
    return [event.power for event in happened(match, GovernmentLost)]


def removed(match: Match) -> list[str]:
    return [event.unit.text for event in happened(match, UnitRemoved)]


def test_r9_1_without_orders_all_units_hold() -> None:
    match = new_match()
    before = units_of(match, "France")
    give(match, France="none")

    assert units_of(match, "France") == before
    assert {outcomes(match)[f"{unit} H"] for unit in before} == {"holds"}
    assert lost_governments(match) == ["France"]


def test_r9_1_it_is_shown_that_no_orders_came() -> None:
    match = new_match()
    give(match, France="none")

    assert ("France", ()) in [(event.power, event.orders) for event in happened(match, OrdersRevealed)]


def test_r9_1_orders_for_some_units_are_enough_of_a_government() -> None:
    match = new_match()
    give(match, France="A Par - Bur")

    assert lost_governments(match) == []
    assert units_of(match, "France") == ["A Bur", "A Mar", "F Bre"]


def test_r9_1_a_player_who_left_has_no_government() -> None:
    match = new_match()
    match.decide("France", "concede")
    give(match)

    assert lost_governments(match) == ["France"]
    assert "France" not in asked(match)


def test_r9_1_who_orders_again_is_back() -> None:
    match = new_match()
    give(match, France="none")
    give(match, France="A Par - Bur; A Mar H; F Bre H")

    assert lost_governments(match) == ["France"]
    assert "A Bur" in units_of(match, "France")


def test_r9_1_a_government_is_lost_anew_each_turn() -> None:
    match = new_match()
    give(match, France="none")
    give(match, France="none")

    assert lost_governments(match) == ["France", "France"]


def test_r9_1_a_power_without_units_loses_no_government() -> None:
    match = match_from({"Italy": "A Rom"}, {"Italy": "Rom", "France": "Par"})
    give(match)

    assert lost_governments(match) == []


def test_r9_2_units_in_disorder_do_not_support_each_other() -> None:
    match = match_from({"France": "A Par, A Gas", "Germany": "A Bur, A Pic"})
    give(match, France="none", Germany="A Bur - Par; A Pic S A Bur - Par")

    assert board(match)["A Par"] == "Germany"


def test_r9_2_support_from_others_counts() -> None:
    match = match_from({"France": "A Par", "Germany": "A Bur, A Pic", "England": "A Bre"})
    give(match, France="none", Germany="A Bur - Par; A Pic S A Bur - Par", England="A Bre S A Par")

    assert board(match)["A Par"] == "France"


def test_r9_3_a_dislodged_unit_in_disorder_is_disbanded_without_a_question() -> None:
    match = match_from({"France": "A Par", "Germany": "A Bur, A Pic"})
    give(match, France="none", Germany="A Bur - Par; A Pic S A Bur - Par")

    assert phase(match) == "F1901M"
    assert [(e.unit.text, e.rule) for e in happened(match, UnitDisbanded)] == [("A Par", "9.3")]


def test_r9_3_a_player_with_partial_orders_retreats() -> None:
    match = match_from({"France": "A Par, A Mar", "Germany": "A Bur, A Pic"})
    give(match, France="A Mar H", Germany="A Bur - Par; A Pic S A Bur - Par")

    assert phase(match) == "S1901R"
    assert asked(match) == ["France"]


def test_r9_3_units_of_a_player_who_left_are_disbanded() -> None:
    match = match_from({"France": "A Par", "Germany": "A Bur, A Pic", "Italy": "A Rom"})
    match.decide("France", "concede")
    give(match, Germany="A Bur - Par; A Pic S A Bur - Par")

    assert units_of(match, "France") == []
    assert phase(match) == "F1901M"


def test_r9_4_a_power_in_disorder_builds_nothing() -> None:
    match = match_from({"France": "A Gas", "Italy": "A Rom"}, {"France": "Par Mar", "Italy": "Rom Nap"})
    give(match)
    give(match, France="none")

    assert phase(match) == "F1901A"
    assert asked(match) == ["Italy"]
    give(match)
    assert units_of(match, "France") == ["A Gas"]
    assert "France" not in [event.power for event in happened(match, BuildsWaived)]


def test_r9_4_disorder_in_spring_does_not_forbid_building_in_autumn() -> None:
    """It lasts for the given turn."""
    match = match_from({"France": "A Gas"}, {"France": "Par Mar"})
    give(match, France="none")
    give(match, France="A Gas H")

    assert asked(match) == ["France"]


def test_r9_5_the_count_comes_before_the_removals() -> None:
    """Moscow is taken by standing there, so nobody has to go."""
    match = match_from({"France": "A Mos, A Bur, A Par"}, {"France": "Par Mar"})
    give(match)
    give(match, France="none")

    assert removed(match) == []


@pytest.mark.parametrize(
    ("units", "gone"),
    [
        ("A Ukr, A Bur, A Par", "A Ukr"),  # far before near
        ("A Ukr, A Gal, A Par", "A Ukr"),  # one step more counts
        ("A Gal, F GoL, A Par", "A Gal"),  # distance before kind
        ("F GoL, A Pie, A Par", "F GoL"),  # fleet before army at equal distance
        ("F Eng, F Mid, A Par", "F Eng"),  # English Channel before Mid-Atlantic
        ("A Ruh, A Pie, A Par", "A Pie"),  # Piedmont before Ruhr
    ],
)
def test_r9_5_distance_then_fleets_then_names(units: str, gone: str) -> None:
    match = match_from({"France": units}, {"France": "Par Mar"})
    give(match)
    give(match, France="none")

    assert removed(match) == [gone]


def test_r9_5_the_names_are_those_of_the_map_not_the_abbreviations() -> None:
    """English Channel stands before Gulf of Bothnia, though Eng stands after Bot."""
    match = match_from({"Germany": "F Bot, F Eng"}, {"Germany": "Ber"})
    give(match)
    give(match, Germany="none")

    assert removed(match) == ["F Eng"]


@pytest.mark.parametrize(
    ("distance", "gone"), [("country", "A Pie"), ("home_centre", "A Ruh"), ("owned_centre", "A Gas")]
)
def test_r9_5_the_distance_can_be_measured_otherwise(distance: str, gone: str) -> None:
    """From France, from Paris, Marseilles and Brest, or from Munich and Trieste, which France owns."""
    units = {"France": "A Ruh, A Pie, A Gas"}
    match = match_from(units, {"France": "Mun Tri"}, removal_distance=distance)
    give(match)
    give(match, France="none")

    assert removed(match) == [gone]


def test_r9_6_missing_removals_follow_the_same_order() -> None:
    """Two must go, one is named: the rules name the other."""
    match = match_from({"France": "A Ukr, A Gal, A Bur, A Par"}, {"France": "Par Mar"})
    skip_to(match, "F1901A")
    give(match, France="R A Bur")

    assert [(e.unit.text, e.chosen) for e in happened(match, UnitRemoved)] == [
        ("A Bur", True),
        ("A Ukr", False),
    ]
    assert units_of(match, "France") == ["A Gal", "A Par"]


def test_r9_6_no_removals_named_at_all() -> None:
    match = match_from({"France": "A Ukr, A Gal, A Bur, A Par"}, {"France": "Par Mar"})
    skip_to(match, "F1901A")
    give(match, France="none")

    assert removed(match) == ["A Ukr", "A Gal"]


def test_r9_7_a_seat_can_be_taken_over_in_the_middle_of_disorder() -> None:
    """The question stays open to the seat, whoever sits there; nothing of the absence is kept."""
    match = new_match()
    match.decide("France", "none")
    match.decide("France", "A Par - Bur; A Mar H; F Bre H")
    give(match)

    assert lost_governments(match) == []
    assert "A Bur" in units_of(match, "France")


def test_r9_1_all_powers_of_a_silent_player_lose_their_governments() -> None:
    match = new_match("four")
    give(match, {"Austria+France": "none"})

    assert lost_governments(match) == ["Austria", "France"]


def test_r9_1_a_player_who_orders_one_of_his_powers_is_present() -> None:
    match = new_match("four")
    give(match, {"Austria+France": "A Par - Bur"})

    assert lost_governments(match) == []
