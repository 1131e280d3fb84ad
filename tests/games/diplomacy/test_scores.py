"""Centres are told by whose they were, turns by what changed hands, the end by who came where. [1.11, 8.1]"""

from __future__ import annotations

from greatpowers.engine.events import Event
from greatpowers.engine.match import Match
from greatpowers.engine.scoring import Score, Verdict
from greatpowers.games.diplomacy.show.score import DiplomacyScoring
from greatpowers.games.diplomacy.state.events import PhaseBegan
from greatpowers.games.diplomacy.state.state import State
from tests.games.diplomacy.matches import give, happened, match_from, new_match, skip_to, state_of

SCORING = DiplomacyScoring()
SEVENTEEN = "Par Mar Bre Lon Lvp Edi Spa Por Bel Hol Den Mun Kie Ber Tun Rom Nap"


def events(match: Match) -> list[Event]:
    return [entry.recorded.event for entry in match.log]


def score(match: Match) -> Score:
    return SCORING.score(state_of(match), events(match))


def sources(match: Match, seat: str) -> dict[str, tuple[int, list[str]]]:
    (line,) = (line for line in score(match).lines if line.id == seat)
    return {
        f"{one.id} {one.told.params.get('power', '')}".strip(): (one.points, one.places)
        for one in line.sources
    }


def verdict(match: Match) -> Verdict:
    found = SCORING.verdict(state_of(match), events(match))
    assert found is not None
    return found


def came(match: Match) -> dict[str, tuple[int, str]]:
    return {one.seat: (one.rank, one.how.message) for one in verdict(match).standings}


def test_r8_1_a_power_sees_its_homes_the_neutral_ones_and_whom_it_took_the_others_from() -> None:
    match = match_from(
        {"France": "A Par", "Germany": "A Mar"}, {"France": "Par Bre Bel Kie", "Germany": "Mar Ber Mun"}
    )

    assert sources(match, "France") == {
        "home": (2, ["Bre", "Par"]),
        "neutral": (1, ["Bel"]),
        "taken Germany": (1, ["Kie"]),
        "lost": (0, ["Mar"]),
    }


def test_r1_11_the_score_says_how_many_centres_win() -> None:
    (threshold,) = score(new_match()).thresholds

    assert (threshold.at, threshold.told.rule) == (18, "1.11")


def test_r1_11_equal_counts_share_a_rank() -> None:
    ranks = {line.id: line.rank for line in score(new_match()).lines}

    assert ranks == {"Russia": 1} | {seat: 2 for seat in ranks if seat != "Russia"}


def test_r8_1_a_turn_of_the_graph_is_a_year() -> None:
    match = new_match(last_year=1902)
    skip_to(match, "S1902M")
    begun = [SCORING.turn_begun(event, "") for event in happened(match, PhaseBegan)]

    assert [one for one in begun if one] == ["S1901M", "S1902M"]


def swung(before: State, match: Match, seat: str) -> tuple[str, dict[str, str | int]]:
    told = SCORING.swing(seat, before, state_of(match), events(match))
    return told.message, told.params


def test_r8_1_a_swing_names_what_was_won_and_lost() -> None:
    match = match_from(
        {"France": "A Gas", "Germany": "A Bur", "Italy": "A Rom"}, {"France": "Par Mar", "Germany": "Mun"}
    )
    before = state_of(match).copy()
    give(match, France="A Gas - Spa", Germany="A Bur - Mar")
    give(match, France="A Spa H", Germany="A Mar H")

    assert swung(before, match, "France") == (
        "dip-swing-both",
        {"seat": "France", "count": 2, "places": "Spa", "lost": "Mar"},
    )
    assert swung(before, match, "Germany") == (
        "dip-swing-won",
        {"seat": "Germany", "count": 2, "places": "Mar"},
    )


def test_r1_11_a_winner_comes_first_and_those_gone_come_last() -> None:
    units = {"France": "A Tus", "Russia": "A Mos", "Italy": "A Apu"}
    match = match_from(units, {"France": SEVENTEEN, "Italy": "Ven", "Russia": "Mos"})
    give(match)
    give(match, France="A Tus - Ven")

    assert verdict(match).title.message == "dip-verdict-win"
    assert verdict(match).title.params == {"seats": "France", "count": 18, "all": 34}
    assert came(match)["France"] == (1, "dip-came-won")
    assert came(match)["Russia"] == (2, "dip-came-survived")
    assert came(match)["England"][1] == "dip-came-out"


def test_r1_12_those_who_share_a_draw_are_equal_whatever_they_hold() -> None:
    match = match_from({"France": "A Par, A Mar", "Italy": "A Rom", "Turkey": "F Con"})
    match.decide("Turkey", "concede")
    for seat in ("France", "Italy"):
        match.decide(seat, "draw yes")

    assert verdict(match).title.message == "dip-verdict-draw"
    assert came(match)["France"] == came(match)["Italy"] == (1, "dip-came-drawn")
    assert came(match)["Turkey"][1] == "dip-came-conceded"


def test_r1_12_a_draw_of_more_than_three_is_told_by_its_size() -> None:
    match = new_match(last_year=1901)
    while not match.is_over:
        give(match)

    assert verdict(match).title.message == "dip-verdict-draw-of-many"
    assert verdict(match).title.params["count"] == 7


def test_r1_11_there_is_no_verdict_while_the_game_goes_on() -> None:
    match = new_match()

    assert SCORING.verdict(state_of(match), events(match)) is None
