"""Checklist chapter 1 in a match: set-up, seasons and phases, the winner, the agreed and the last draw."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.chance import Stream, dice_key
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.printed.board import CENTRES
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.printed.seats import SCENARIOS, deal_seats
from greatpowers.games.diplomacy.state.events import (
    CentreTaken,
    CoinTossed,
    GameDrawn,
    GameWon,
    OrderResolved,
    OrdersRevealed,
    PhaseBegan,
    PowerEliminated,
    UnitDisbanded,
)
from tests.games.diplomacy.matches import (
    asked,
    board,
    centres_of,
    give,
    happened,
    match_from,
    new_match,
    outcomes,
    phase,
    skip_to,
    state_of,
    units_of,
)

DATA = Path(__file__).parents[3] / "src/greatpowers/games/diplomacy/data"

SEVENTEEN = "Par Mar Bre Lon Lvp Edi Spa Por Bel Hol Den Mun Kie Ber Tun Rom Nap"


def almost_won(**options: Any) -> Match:
    """France owns 17 centres and stands beside empty Venice."""
    units = {"France": "A Tus", "Russia": "A Mos"}
    return match_from(units, {"France": SEVENTEEN, "Italy": "Ven", "Russia": "Mos"}, **options)


def fight_for_venice() -> Match:
    """The same in autumn with an Italian army in Venice, just driven out."""
    units = {"France": "A Tus, A Pie, A Apu, F Tyn", "Italy": "A Ven"}
    match = match_from(units, {"France": SEVENTEEN, "Italy": "Ven"})
    give(match)
    give(match, France="A Tus - Ven; A Pie S A Tus - Ven; A Apu S A Tus - Ven; F Tyn H")
    return match


def phases(match: Match) -> list[str]:
    return [event.phase for event in happened(match, PhaseBegan)]


def test_r1_1_seven_powers_are_dealt_out_by_lot() -> None:
    players = [f"player {number}" for number in range(7)]
    dealt = deal_seats(SCENARIOS[0], players, dice_key("lots"))

    assert sorted(dealt) == players
    assert sorted(dealt.values()) == sorted(POWERS)


def test_r1_1_every_player_gets_every_power_about_as_often() -> None:
    players = [f"player {number}" for number in range(7)]
    first = Counter(deal_seats(SCENARIOS[0], players, dice_key(str(n)))["player 0"] for n in range(1400))

    assert sum((count - 200) ** 2 / 200 for count in first.values()) < 22.46  # one fair deal in a thousand


def test_r1_1_nothing_else_is_random() -> None:
    """Two seeds, the same orders: the same game in everything but the dice nobody uses."""
    boards = []
    for seed in ("one", "another"):
        match, stream = new_match(seed=seed, last_year=1904), Stream("orders")
        while not match.is_over:
            for question in match.pending():
                match.decide(question.seat, question.choice.sample(question.offer, stream))
        assert state_of(match).dice.drawn == 0
        boards.append((board(match), match.result, match.events(None)))

    assert boards[0] == boards[1]


def test_r1_2_units_stand_as_in_the_table() -> None:
    with (DATA / "setup.csv").open(encoding="utf-8") as table:
        rows = list(csv.DictReader(table))
    printed = {
        f"{row['unit']} {row['province']}" + (f"/{row['coast']}" if row["coast"] else ""): row["power"]
        for row in rows
    }

    assert len(printed) == 22
    assert board(new_match()) == printed


@pytest.mark.parametrize(
    ("power", "units"),
    [
        ("Austria", ["A Bud", "A Vie", "F Tri"]),
        ("England", ["A Lvp", "F Edi", "F Lon"]),
        ("France", ["A Mar", "A Par", "F Bre"]),
        ("Germany", ["A Ber", "A Mun", "F Kie"]),
        ("Italy", ["A Rom", "A Ven", "F Nap"]),
        ("Russia", ["A Mos", "A War", "F Sev", "F StP/SC"]),
        ("Turkey", ["A Con", "A Smy", "F Ank"]),
    ],
)
def test_r1_2_each_power_starts_with_its_units(power: str, units: list[str]) -> None:
    """Russia's northern fleet stands on the south coast."""
    assert units_of(new_match(), power) == units


def test_r1_3_each_power_owns_its_home_centres() -> None:
    match = new_match()

    assert {power: len(centres_of(match, power)) for power in POWERS} == {
        "Austria": 3, "England": 3, "France": 3, "Germany": 3, "Italy": 3, "Russia": 4, "Turkey": 3,
    }  # fmt: skip


def test_r1_3_twelve_centres_are_unowned_and_empty() -> None:
    state = state_of(new_match())
    free = [centre for centre in CENTRES if centre not in state.centres]

    assert len(free) == 12
    assert not [centre for centre in free if centre in state.units]


def test_r1_4_turns_alternate_from_spring_1901() -> None:
    match = new_match()
    seen = []
    for _ in range(4):
        seen.append(phase(match))
        give(match)

    assert seen == ["S1901M", "F1901M", "S1902M", "F1902M"]


def test_r1_5_a_year_with_everything_in_its_order() -> None:
    """Retreats after both turns, adjustments after the autumn only."""
    units = {"France": "A Par, A Gas, A Spa", "Germany": "A Bur, A Mun"}
    match = match_from(units, {"France": "Par Spa", "Germany": "Ber Mun"})
    give(match, France="A Par - Bur; A Gas S A Par - Bur; A Spa H")
    assert phase(match) == "S1901R"
    give(match, Germany="A Bur R Ruh")
    give(match, France="A Bur - Mun; A Gas H; A Spa H", Germany="A Mun - Bur; A Ruh S A Mun - Bur")
    assert phase(match) == "F1901R"
    give(match, France="A Bur R Par")
    assert phase(match) == "F1901A"
    give(match)

    assert phases(match) == ["S1901M", "S1901R", "F1901M", "F1901R", "F1901A", "S1902M"]


def test_r1_5_the_second_turn_of_a_year_ends_with_the_count() -> None:
    match = match_from({"France": "A Gas"}, {"France": "Par Mar"})
    give(match, France="A Gas - Spa")
    assert centres_of(match, "France") == ["Mar", "Par"]
    give(match)

    assert centres_of(match, "France") == ["Mar", "Par", "Spa"]


def test_r1_6_no_retreat_phase_without_a_dislodged_unit() -> None:
    match = new_match()
    give(match)

    assert phase(match) == "F1901M"


def test_r1_6_units_without_any_place_to_go_vanish_at_once() -> None:
    """Everything around Portugal is taken: its army is gone before anybody is asked."""
    match = match_from({"France": "A Spa, F Mid", "Italy": "A Por"})
    give(match, France="A Spa - Por; F Mid S A Spa - Por", Italy="A Por H")

    assert phase(match) == "F1901M"
    assert [(e.unit.text, e.rule) for e in happened(match, UnitDisbanded)] == [("A Por", "7.7")]


def test_r1_6_only_those_who_can_retreat_are_asked() -> None:
    match = match_from({"France": "A Spa, F Mid, A Par, A Gas", "Italy": "A Por", "Germany": "A Bur"})
    give(match, France="A Spa - Por; F Mid S A Spa - Por; A Par - Bur; A Gas S A Par - Bur")

    assert phase(match) == "S1901R"
    assert asked(match) == ["Germany"]


def test_r1_7_random_games_never_put_two_units_into_a_province() -> None:
    match, stream = new_match(last_year=1906), Stream("crowd")
    while not match.is_over:
        for question in match.pending():
            match.decide(question.seat, question.choice.sample(question.offer, stream))
        provinces = [unit.split()[1].partition("/")[0] for unit in board(match)]
        assert len(provinces) == len(set(provinces))


def test_r1_8_never_more_than_34_units_after_an_adjustment() -> None:
    match, stream = new_match(last_year=1907), Stream("grow")
    most = 0
    while not match.is_over:
        for question in match.pending():
            match.decide(question.seat, question.choice.sample(question.offer, stream))
        most = max(most, len(board(match)))
        if phase(match).startswith("S") and phase(match).endswith("M"):
            assert all(len(units_of(match, power)) <= len(centres_of(match, power)) for power in POWERS)

    assert 22 < most <= 34


def test_r1_11_eighteen_centres_after_an_autumn_turn_win() -> None:
    match = almost_won()
    give(match)
    give(match, France="A Tus - Ven")

    assert match.is_over
    assert match.result["kind"] == "win"
    assert match.result["seats"] == ["France"]
    assert match.result["centres"]["France"] == 18
    assert [(e.seat, e.power, e.centres) for e in happened(match, GameWon)] == [("France", "France", 18)]


def test_r1_11_seventeen_do_not_win() -> None:
    match = almost_won()
    skip_to(match, "S1902M")

    assert not match.is_over


def test_r1_11_standing_in_eighteen_centres_in_spring_does_not_win() -> None:
    match = almost_won()
    give(match, France="A Tus - Ven")

    assert not match.is_over
    assert "A Ven" in units_of(match, "France")


def test_r1_11_it_is_checked_after_the_autumn_retreats() -> None:
    match = fight_for_venice()

    assert phase(match) == "F1901R"
    assert not match.is_over


def test_r1_11_a_retreat_can_take_the_eighteenth_centre_away() -> None:
    """After the moves France holds 18 centres; the driven-out army retreats into one of them."""
    match = fight_for_venice()
    give(match, Italy="A Ven R Rom")

    assert not match.is_over
    assert "Rom" in centres_of(match, "Italy")
    assert len(centres_of(match, "France")) == 17


def test_r1_11_without_that_retreat_the_game_is_won() -> None:
    match = fight_for_venice()
    give(match, Italy="A Ven R Tyr")

    assert match.result["seats"] == ["France"]


def test_r1_11_nobody_adjusts_once_the_game_is_won() -> None:
    match = almost_won()
    give(match)
    give(match, France="A Tus - Ven")

    assert phases(match)[-1] != "F1901A"
    assert match.pending() == []


def test_r1_12_everybody_with_a_unit_shares_the_agreed_draw() -> None:
    match = match_from(
        {"France": "A Par", "Italy": "A Rom", "Turkey": "F Con"}, {"Austria": "Vie", "France": "Par"}
    )
    for seat in ("France", "Italy", "Turkey"):
        match.decide(seat, "draw yes")

    assert match.is_over
    assert match.result["kind"] == "draw"
    assert match.result["seats"] == ["France", "Italy", "Turkey"]
    assert [e.seats for e in happened(match, GameDrawn)] == [("France", "Italy", "Turkey")]


def test_r1_13_orders_are_shown_together_when_all_are_in() -> None:
    match = new_match()
    for question in match.pending()[:-1]:
        match.decide(question.seat, "none")
    assert happened(match, OrdersRevealed) == []
    match.decide(match.pending()[0].seat, "none")

    assert [event.power for event in happened(match, OrdersRevealed)] == list(POWERS)


def test_r1_13_the_orders_shown_are_those_that_were_written() -> None:
    match = new_match()
    give(match, France="A Par - Bur; A Mar S A Par - Bur; F Bre - Mid")
    shown = {event.power: tuple(o.text for o in event.orders) for event in happened(match, OrdersRevealed)}

    assert shown["France"] == ("A Par - Bur", "A Mar S A Par - Bur", "F Bre - Mid")


def test_r8_14_a_power_without_centres_and_units_is_out() -> None:
    """Italy's last army is destroyed in its last centre."""
    match = match_from(
        {"France": "A Pie, A Tus, A Tyr, A Tri, A Apu", "Italy": "A Ven"},
        {"France": "Par Mar Bre Spa Por", "Italy": "Ven"},
    )
    give(match)
    give(match, France="A Pie - Ven; A Tus S A Pie - Ven; A Tyr H; A Tri H; A Apu H")
    if phase(match) == "F1901R":
        give(match, Italy="A Ven D")
    skip_to(match, "S1902M")

    assert [event.power for event in happened(match, PowerEliminated)] == ["Italy"]
    assert asked(match) == ["France"]


def test_r8_14_a_power_whose_last_unit_is_removed_is_out_too() -> None:
    """Without any centre the last army is disbanded in the adjustments: that is the end of Italy."""
    match = match_from({"France": "A Par, A Mar", "Italy": "A Ukr"}, {"France": "Par Mar"})
    skip_to(match, "S1902M")

    assert units_of(match, "Italy") == []
    assert [event.power for event in happened(match, PowerEliminated)] == ["Italy"]


def test_r8_14_a_power_with_a_centre_but_no_unit_comes_back() -> None:
    match = match_from({"France": "A Par"}, {"France": "Par", "Italy": "Rom"})
    assert asked(match) == ["France"]
    skip_to(match, "F1901A")
    assert "Italy" in asked(match)
    give(match, Italy="B A Rom")

    assert asked(match) == ["France", "Italy"]


def test_r8_15_the_winner_is_found_with_the_centres_settled_in_autumn() -> None:
    """France moves out of a centre it never owned before the count: it does not keep it."""
    match = match_from(
        {"France": "A Ven", "Italy": "A Rom"}, {"France": SEVENTEEN.replace(" Rom", " Ser"), "Italy": "Rom"}
    )
    give(match)
    give(match, France="A Ven - Tri")

    assert [event.centre for event in happened(match, CentreTaken)] == ["Tri"]
    assert match.result["seats"] == ["France"]


def test_outcomes_are_told_with_the_rule_that_made_them() -> None:
    match = new_match()
    give(match, Austria="A Vie - Gal; A Bud H; F Tri H", Russia="A War - Gal; A Mos H; F Sev H; F StP H")

    assert outcomes(match)["A Vie - Gal"] == outcomes(match)["A War - Gal"] == "bounces"
    assert all(event.rule for event in happened(match, OrderResolved))
    assert happened(match, CoinTossed) == []
