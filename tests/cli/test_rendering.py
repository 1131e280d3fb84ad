"""Boards and results as they are shown, and pictures of positions."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from greatpowers.engine.events import Event
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.pictures import render_svg
from greatpowers.games.diplomacy.pictures.picture import OrderMark, UnitMark
from greatpowers.games.diplomacy.pictures.portrait import Given, portrait, portrait_of_position, told_orders
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.canonical import saved_order
from greatpowers.games.diplomacy.state.events import GameDrawn, PhaseBegan, UnitBuilt
from greatpowers.games.diplomacy.state.spoken import Power, Seat, saved_piece
from greatpowers.games.diplomacy.terminal.rendering import (
    Flow,
    Text,
    board_rows,
    board_table,
    results_by_power,
    results_view,
    sections,
)
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts

ENGLISH = Texts("en", strict=True)


def shown(renderable: object, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(renderable)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def played(**orders: str) -> tuple[Match, list[Event]]:
    """A match after spring 1901; who is not named holds."""
    match = Match(find_game("diplomacy"), seed="rendering")
    known = len(match.log)
    for seat in match.seats:
        own = [unit.text for unit in match.view(seat).units.values() if POWERS[unit.power] == seat]
        match.decide(seat, orders.get(seat, f"{own[0]} H"))
    return match, [entry.recorded.event for entry in match.log[known:]]


def test_the_board_names_every_unit_and_centre_once() -> None:
    match, _ = played()
    view = match.view(None)
    text = shown(board_table(ENGLISH, view))

    for unit in view.units.values():
        assert text.count(unit.text) == 1
    assert "Bel Bul Den Gre Hol Nwy Por" in " ".join(text.split())


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_unit_is_broken_at_a_line_end(width: int) -> None:
    match, _ = played()
    text = shown(board_table(ENGLISH, match.view(None)), width)

    assert all(unit.text in text for unit in match.view(None).units.values())
    assert max(map(len, text.splitlines())) <= width


def test_changes_since_the_last_look_stand_out() -> None:
    before = Match(find_game("diplomacy"), seed="rendering").view(None)
    after = played(France="A Par - Bur")[0].view(None)
    rows = {row.power: row for row in board_rows(after, before)}

    assert rows["France"].new_units == {"A Bur"}
    assert rows["Italy"].new_units == frozenset()


def test_results_are_grouped_by_power_in_order() -> None:
    _, events = played(France="A Par - Bur", Germany="A Mun - Bur")
    groups = results_by_power(ENGLISH, events)
    lines = {line.notation: line for line in groups["France"]}

    assert list(groups) == list(POWERS)
    assert lines["A Par - Bur"].went_well is False
    assert "rule 4.3" in lines["A Par - Bur"].reason
    assert lines["F Bre H"].went_well is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str) -> None:
    """Strict texts fail on any message or parameter that is missing."""
    from greatpowers.bots.arena import make_player

    game = find_game("diplomacy")
    match = Match(game, "two", {"last_year": 1917}, seed="told")
    players = {seat: make_player(game, "random", seat) for seat in match.seats}
    while not match.is_over:
        for question in match.pending():
            match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    events = [entry.recorded.event for entry in match.log]

    assert shown(results_view(Texts(language, strict=True), events))


def built(power: str, unit: str) -> UnitBuilt:
    return UnitBuilt(Power(power), saved_piece(unit))


def test_what_concerns_everybody_has_no_power_above_it() -> None:
    groups = results_by_power(
        ENGLISH,
        [GameDrawn((Seat("France"), Seat("Italy"))), built("Turkey", "A Con")],
    )

    assert list(groups) == ["Turkey", ""]


def test_events_are_sorted_by_phase() -> None:
    one, two = (
        built("France", "A Par"),
        built("France", "A Mar"),
    )
    found = sections("F1901M", [one, PhaseBegan("F1901R"), PhaseBegan("F1901A"), two])

    assert found == [("F1901M", [one]), ("F1901A", [two])]


def test_a_flow_without_items_is_an_empty_line() -> None:
    assert shown(Flow([], gap=1)).strip() == ""
    assert shown(Flow([Text("A Par")], gap=1), width=3).startswith("A Par"[:3])


def test_a_portrait_shows_the_board_and_the_orders_written() -> None:
    match = Match(find_game("diplomacy"), seed="portrait")
    given = [
        Given("France", saved_order("A Par - Bur")),
        Given("France", saved_order("A Mar S A Par - Bur")),
    ]
    picture = portrait(match.view("France"), "Spring 1901", "hu", given)

    assert len(picture.units) == 22
    assert UnitMark("Russia", "F", "StP/SC") in picture.units
    assert picture.centres["Par"] == "France"
    assert picture.arrows == (
        OrderMark("move", "France", "Par", "Bur"),
        OrderMark("support", "France", "Mar", "Bur", "Par"),
    )
    assert "Spring 1901" in render_svg(picture)


def test_a_position_with_orders_is_drawn_with_what_becomes_of_them() -> None:
    picture = portrait_of_position(
        {
            "phase": "S1901M",
            "units": {"England": ["A Yor", "F Nth"], "France": ["A Par", "A Mar"], "Germany": ["A Mun"]},
            "orders": {
                "England": ["A Yor - Nwy", "F Nth C A Yor - Nwy"],
                "France": ["A Par - Bur", "A Mar - Bur"],
            },
        },
        "convoy",
    )
    outcomes = {mark.at: mark.outcome for mark in picture.arrows}
    vias = {mark.at: mark.via for mark in picture.arrows}

    assert outcomes == {"Yor": "ok", "Nth": "ok", "Par": "bounces", "Mar": "bounces"}
    assert vias["Yor"] == ("Nth",)
    assert render_svg(picture).count("<svg") == 1


def test_a_long_convoy_goes_by_the_shortest_chain() -> None:
    fleets = ("Nth", "Nrg", "Eng", "Mid")
    orders = [Given("England", saved_order("A Lon - Por"))] + [
        Given("England", saved_order(f"F {sea} C A Lon - Por")) for sea in fleets
    ]
    picture = portrait(Match(find_game("diplomacy"), seed="1").view(None), "", orders=orders)

    assert picture.arrows[0].via == ("Eng", "Mid")


def test_dislodged_units_builds_and_removals_are_drawn() -> None:
    position = {
        "phase": "F1901R",
        "units": {"Austria": ["A Tri"]},
        "centres": {"Austria": ["Tri"]},
        "dislodged": {"Italy": {"A Tri": {"from": "Vie", "retreats": ["Ven"]}}},
        "orders": {"Italy": ["A Tri R Ven"]},
    }
    picture = portrait_of_position(position, "retreats")
    builds = portrait_of_position(
        {
            "phase": "F1901A",
            "units": {"Italy": ["A Tyr"]},
            "centres": {"Italy": ["Rom"]},
            "orders": {"Italy": ["B F Rom", "Waive"]},
        },
        "builds",
    )

    assert UnitMark("Italy", "A", "Tri", dislodged=True) in picture.units
    assert picture.arrows == (OrderMark("retreat", "Italy", "Tri", "Ven"),)
    assert builds.arrows == (OrderMark("build", "Italy", "Rom", unit="F"),)
    assert builds.influence == {"Tyr": "Italy"}
    assert render_svg(picture)
    assert render_svg(builds)


def test_events_tell_their_orders_to_the_picture() -> None:
    _, events = played(France="A Par - Bur", Germany="A Mun - Bur")
    told = {given.order.text: given.outcome for given in told_orders(events)}

    assert told["A Par - Bur"] == "bounces"
    assert [given.order.text for given in told_orders([built("France", "A Par")])] == ["B A Par"]
