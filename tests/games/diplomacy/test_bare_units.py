"""A unit written alone among the adjustments: built or removed, by what its power has to do. [8.4]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.state.events import UnitBuilt, UnitRemoved
from tests.games.diplomacy.cases import Outcome, adjust
from tests.games.diplomacy.matches import (
    give,
    happened,
    match_from,
    new_match,
    skip_to,
    units_of,
    why_not,
)

#: England may build one, Russia must lose one, Italy neither.
UNITS = {"England": "F Nth", "Russia": "A Gal; F Sev; A Mos", "Italy": "F Nap"}
CENTRES = {"England": "Edi Lon", "Russia": "Mos Sev", "Italy": "Nap"}


def adjusted(**orders: str) -> Outcome:
    return adjust(UNITS, CENTRES, **orders)


def reason(out: Outcome, power: str, order: str) -> dict[str, Any]:
    found: dict[str, Any] = out.answer["reasons"][power][order]
    return found


@pytest.mark.parametrize(
    "text",
    [
        "F Edi", "f edi", "FEdi", "fleet Edinburgh", "Ф Эдинбург", "флот Эдинбург", "F Эдинбург",
        "flotta Edinburgh",
        "English F Edi", "England: F Edi", "«F Edi»", "F. Edi", "F Edi.",
    ],
)  # fmt: skip
def test_r8_4_a_unit_alone_is_built_where_a_build_is_due(text: str) -> None:
    out = adjusted(England=text, Russia="R A Gal")

    assert out[text] == "builds"
    assert out.units("England") == ["F Edi", "F Nth"]


@pytest.mark.parametrize(
    "text",
    ["A Gal", "a gal", "AGal", "army Galicia", "А Галиция", "армия Галиция", "hadsereg Galícia", "A Gal."],
)
def test_r8_5_a_unit_alone_is_removed_where_one_must_go(text: str) -> None:
    out = adjusted(Russia=text)

    assert out[text] == "removes"
    assert out.units("Russia") == ["A Mos", "F Sev"]


def test_r8_5_the_unit_that_is_named_goes_and_no_other() -> None:
    """By the rule of distance the army in Galicia would have gone."""
    out = adjusted(Russia="F Sev")

    assert out.units("Russia") == ["A Gal", "A Mos"]


def test_r8_4_who_has_nothing_to_adjust_is_told_so() -> None:
    out = adjusted(Italy="A Rom", Russia="A Gal")

    assert out["A Rom"] == "void"
    assert reason(out, "Italy", "A Rom") == {
        "message": "adjustment-none-due", "rule": "8.4", "power": "Italy", "text": "A Rom",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("power", "text", "message", "rule"),
    [
        ("England", "F Nth", "build-not-home", "8.7"),
        ("England", "A Lvp", "build-not-owned", "8.6"),
        ("Russia", "A War", "remove-not-yours", "8.5"),
        ("Russia", "F Nth", "remove-not-yours", "8.5"),
        ("England", "Edi", "order-without-letter", "2.2"),
        ("Russia", "Mos", "order-without-letter", "2.2"),
        ("Russia", "F", "order-incomplete", "2.1"),
        ("Russia", "F Xyz", "order-unknown-place", "2.7"),
    ],
)
def test_r8_13_what_a_unit_alone_cannot_mean_is_answered_clearly(
    power: str, text: str, message: str, rule: str
) -> None:
    out = adjusted(**{power: text})
    told = reason(out, power, text)

    assert out[text] == "void"
    assert (told["message"], told["rule"]) == (message, rule)


def test_r8_8_an_inland_centre_alone_is_an_army() -> None:
    out = adjust({"Russia": "F Sev"}, {"Russia": "Sev Mos"}, Russia="Mos")

    assert out.units("Russia") == ["A Mos", "F Sev"]


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("F StP/NC", "F StP/NC"), ("f stp/sc", "F StP/SC"), ("F StP (NC)", "F StP/NC"),
        ("F StP NC", "F StP/NC"),
        ("FStPSC", "F StP/SC"), ("F St Petersburg, north coast", "F StP/NC"), ("A StP/NC", "A StP"),
        ("Ф Санкт-Петербург южное побережье", "F StP/SC"), ("F Петербург СП", "F StP/NC"),
    ],
)  # fmt: skip
def test_r8_8_a_coast_is_named_as_in_any_order(text: str, unit: str) -> None:
    out = adjust({"Russia": "A Mos"}, {"Russia": "Mos StP"}, Russia=text)

    assert out.units("Russia") == sorted(["A Mos", unit])


def test_r8_8_a_fleet_alone_in_st_petersburg_still_needs_its_coast() -> None:
    out = adjust({"Russia": "A Mos"}, {"Russia": "Mos StP"}, Russia="F StP")

    assert reason(out, "Russia", "F StP")["message"] == "build-name-the-coast"


@pytest.mark.parametrize("text", ["F StP", "F StP/SC", "F StP/NC", "f stp"])
def test_r8_5_to_remove_a_fleet_no_coast_is_needed(text: str) -> None:
    out = adjust({"Russia": "F StP/SC; A Mos"}, {"Russia": "Mos"}, Russia=text)

    assert out.units("Russia") == ["A Mos"]


# In a match.


def sample_adjustments(**options: Any) -> Match:
    match = match_from(
        {"England": "F Nth", "Russia": "A Gal, F Sev, A Mos"},
        {"England": "Edi Lon", "Russia": "Mos Sev"},
        **options,
    )
    return skip_to(match, "F1901A")


@pytest.mark.parametrize("unlawful", ["refused", "hold"])
def test_r8_4_players_write_bare_units_too(unlawful: str) -> None:
    match = sample_adjustments(unlawful_orders=unlawful)
    give(match, England="F Edi", Russia="F Sev")

    assert [event.unit.text for event in happened(match, UnitBuilt)] == ["F Edi"]
    assert [(event.unit.text, event.chosen) for event in happened(match, UnitRemoved)] == [("F Sev", True)]


def test_r8_4_the_record_keeps_what_was_understood() -> None:
    match = sample_adjustments()
    match.decide("England", "f edi")

    assert [order.text for order in match.view("England").own_orders] == ["B F Edi"]
    assert match.decisions[-1] == ("England", "B F Edi")


def test_r8_13_a_player_is_told_why_his_unit_alone_is_refused() -> None:
    match = sample_adjustments()

    assert why_not(match, "Russia", "F Edi").message == "remove-not-yours"
    with pytest.raises(UnreadableDecision):
        match.decide("Russia", "Mos")


def test_v3_a_seat_of_two_powers_builds_with_one_and_removes_with_the_other() -> None:
    """France may build, Austria must remove: the place tells which of them is meant."""
    match = match_from(
        {"France": "A Gas", "Austria": "A Tyr, A Boh", "Italy": "A Rom"},
        {"France": "Par Bre", "Austria": "Vie", "Italy": "Rom"},
        scenario="four",
    )
    skip_to(match, "F1901A")
    give(match, {"Austria+France": "A Par; A Tyr"})

    assert units_of(match, "France") == ["A Gas", "A Par"]
    assert units_of(match, "Austria") == ["A Boh"]


def test_r8_4_the_first_year_of_the_book_from_the_start_to_its_builds() -> None:
    """The sample game played at the table, its builds written as the book writes them."""
    match = new_match()
    give(
        match,
        Austria="A Vie—Tri, A Bud—Gal, F Tri—Alb", England="A Lvp—Yor, F Lon—Nth, F Edi—Nrg",
        France="A Par—Bur, A Mar—Spa, F Bre—Pic", Germany="A Ber—Kie, A Mun—Ruh, F Kie—Den",
        Italy="A Ven—Pie, A Rom—Ven, F Nap—Ion", Russia="A Mos—Ukr, A War—Gal, F StP—Bot, F Sev—Bla",
        Turkey="A Con—Bul, A Smy—Con, F Ank—Bla",
    )  # fmt: skip
    give(
        match,
        Austria="A Tri—Удерживать, A Bud—Ser, F Alb—Gre", England="A Yor—Nwy, F Nth C A Yor—Nwy, F Nrg—Bar",
        France="A Bur—Mar, A Spa—Port, F Pic—Bel", Germany="A Kie—Hol, A Ruh—Bel, F Den—Удерживать",
        Italy="A Ven—Удерживать, A Pie—Mar, F Ion—Tun",
        Russia="A Ukr S F Sev—Rum, A War—Gal, F Bot—Swe, F Sev—Rum",
        Turkey="A Bul—Ser, A Con—Bul, F Ank—Bla",
    )  # fmt: skip
    give(
        match, England="F Edi", Germany="F Kie, A Mun", Russia="A StP, A Sev", Turkey="A Smy",
        Austria="A Vie", Italy="F Nap", France="F Mar",
    )  # fmt: skip

    built = {event.unit.text for event in happened(match, UnitBuilt)}
    assert built == {"F Edi", "F Kie", "A Mun", "A StP", "A Sev", "A Smy", "A Vie", "F Nap", "F Mar"}
