"""Checklist chapter 9: powers without a government, and removals nobody has chosen."""

from __future__ import annotations

import pytest

from tests.games.diplomacy.cases import Outcome, adjust, holding, play, resolve


def test_r9_1_units_of_a_power_without_orders_hold() -> None:
    out = play("S1901M", Italy="A Ven - Tri", extra={"Austria": "A Tri; A Bud"})

    assert out[holding("A Tri")] == "holds"
    assert out["A Ven - Tri"] == "bounces"


def test_r9_2_foreign_support_for_them_counts() -> None:
    out = play(
        "S1901M",
        Italy="A Ven - Tri; A Tyr S A Ven - Tri",
        Germany="A Vie S A Tri",
        extra={"Austria": "A Tri; A Bud"},
    )

    assert out["A Vie S A Tri"] == "supports"
    assert out.board["A Tri"] == "Austria"


def test_r9_2_they_do_not_support_one_another() -> None:
    out = play("S1901M", Italy="A Ven - Tri; A Tyr S A Ven - Tri", extra={"Austria": "A Tri; A Bud; A Ser"})

    assert out.board["A Tri"] == "Italy"


def test_r9_3_dislodged_units_of_such_a_power_are_disbanded() -> None:
    orders = {"Italy": "A Ven - Tri; A Tyr S A Ven - Tri"}
    out = resolve("S1901M", orders, extra={"Austria": "A Tri; A Bud"}, disorder=["Austria"])

    assert out.units("Austria") == ["A Bud"]
    assert out.retreats("A Tri") == []
    assert out.next_phase == "F1901M"


def test_r9_1_nobody_writes_for_a_power_without_a_government() -> None:
    out = resolve("S1901M", {"Austria": "A Tri - Alb"}, disorder=["Austria"])

    assert out["A Tri - Alb"] == "void"
    assert out.units("Austria") == ["A Tri"]


def test_r9_3_missing_orders_alone_do_not_tell_the_referee_of_a_fallen_government() -> None:
    out = play("S1901M", Italy="A Ven - Tri; A Tyr S A Ven - Tri", extra={"Austria": "A Tri; A Bud"})

    assert "Alb" in out.retreats("A Tri")


def test_r9_3_who_orders_one_unit_is_not_in_disorder() -> None:
    out = play(
        "S1901M", Italy="A Ven - Tri; A Tyr S A Ven - Tri", Austria="A Bud - Rum", extra={"Austria": "A Tri"}
    )

    assert "Alb" in out.retreats("A Tri")
    assert out.next_phase == "S1901R"


def test_r9_4_power_without_orders_builds_nothing() -> None:
    out = adjust({"Italy": "A Rom"}, {"Italy": "Nap Rom Ven"})

    assert out.units("Italy") == ["A Rom"]


def shrunk(units: str, power: str = "Russia", centres: str = "Mos", **options: str) -> Outcome:
    """A power that must shrink to as many units as centres and has named no removal."""
    return adjust({power: units}, {power: centres}, options=dict(options) if options else None)


@pytest.mark.parametrize(
    ("units", "left"),
    [
        ("A Lvn; A Swe", ["A Lvn"]),
        ("A Gal; A Boh", ["A Gal"]),
        ("A Mos; A Pru", ["A Mos"]),
        ("F Nwy; F Nth", ["F Nwy"]),
        ("A Fin; F Den", ["A Fin"]),
        ("F Bla; A Mun", ["F Bla"]),
    ],
)
def test_r9_5_farthest_from_the_country_goes_first(units: str, left: list[str]) -> None:
    assert shrunk(units).units("Russia") == left


def test_r9_5_distance_is_measured_to_any_province_of_the_country() -> None:
    """Livonia and Finland are Russia itself, Norway borders it."""
    assert shrunk("A Nwy; A Lvn; A Fin", centres="Mos War").units("Russia") == ["A Fin", "A Lvn"]


def test_r9_5_distance_goes_over_land_and_sea_for_both_kinds() -> None:
    """Greece is two steps over the Ionian Sea from Apulia, Galicia three over land from Venice."""
    assert shrunk("A Gre; A Gal", "Italy", "Nap").units("Italy") == ["A Gre"]


def test_r9_5_fleets_before_armies_at_equal_distance() -> None:
    assert shrunk("A Arm; F Bla").units("Russia") == ["A Arm"]


def test_r9_5_alphabet_at_equal_distance_and_kind() -> None:
    assert shrunk("A Rum; A Gal").units("Russia") == ["A Rum"]


def test_r9_5_alphabet_is_that_of_the_names_not_of_the_codes() -> None:
    """North Sea comes before Norwegian Sea, though Nrg comes before Nth."""
    assert shrunk("F Nrg; F Nth").units("Russia") == ["F Nrg"]


def test_r9_5_alphabet_takes_gulf_of_bothnia_by_its_name() -> None:
    """English Channel comes before Gulf of Bothnia, though Bot comes before Eng."""
    assert shrunk("F Bot; F Eng", "Germany", "Kie").units("Germany") == ["F Bot"]


def test_r9_5_several_units_go_in_that_order() -> None:
    assert shrunk("A Mos; F Nth; A Boh; A Pru", centres="Mos War").units("Russia") == ["A Mos", "A Pru"]


@pytest.mark.parametrize("fleet", ["F Spa/NC", "F Spa/SC"])
def test_r9_5_coast_of_a_fleet_does_not_matter(fleet: str) -> None:
    assert shrunk(f"{fleet}; A Por", "Italy", "Nap").units("Italy") == [fleet]


@pytest.mark.parametrize(
    ("measure", "left"), [("country", "A Apu"), ("home_centre", "A Tri"), ("owned_centre", "A Tri")]
)
def test_r9_5_option_says_what_distance_is_measured_to(measure: str, left: str) -> None:
    """Apulia is Italy, but as far from an Italian centre as Trieste is."""
    assert shrunk("A Apu; A Tri", "Italy", "Ven", removal_distance=measure).units("Italy") == [left]


@pytest.mark.parametrize(
    ("measure", "left"), [("country", "A Tus"), ("home_centre", "A Tus"), ("owned_centre", "A War")]
)
def test_r9_5_owned_centre_may_lie_abroad(measure: str, left: str) -> None:
    assert shrunk("A Tus; A War", "Italy", "War", removal_distance=measure).units("Italy") == [left]


def test_r9_6_too_few_removals_are_completed_in_the_same_way() -> None:
    out = adjust({"Russia": "A Mos; A Swe; A Lvn"}, {"Russia": "StP"}, Russia="D A Mos")

    assert out["D A Mos"] == "removes"
    assert out.units("Russia") == ["A Lvn"]


def test_r9_6_a_removal_that_means_nothing_is_made_up_for() -> None:
    out = adjust({"Russia": "A Mos; A Swe"}, {"Russia": "StP"}, Russia="D A Par")

    assert out.units("Russia") == ["A Mos"]
