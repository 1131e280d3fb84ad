"""The option that ends a game after a year: a draw of the survivors, once that year is over."""

from __future__ import annotations

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.state.events import PhaseBegan
from tests.games.diplomacy.matches import give, happened, match_from, new_match, phase, skip_to, units_of

SEVENTEEN = "Par Mar Bre Lon Lvp Edi Spa Por Bel Hol Den Mun Kie Ber Tun Rom Nap"


def phases(match: Match) -> list[str]:
    return [event.phase for event in happened(match, PhaseBegan)]


def test_last_year_ends_the_game_in_a_draw_of_the_survivors() -> None:
    match = match_from({"France": "A Par", "Italy": "A Rom"}, last_year=1902)
    skip_to(match, "F1902M")
    give(match)

    assert match.is_over
    assert match.result["why"] == "last_year"
    assert match.result["seats"] == ["France", "Italy"]


def test_last_year_lets_the_adjustments_of_that_year_happen() -> None:
    match = match_from({"France": "A Gas"}, {"France": "Par"}, last_year=1901)
    give(match, France="A Gas - Spa")
    give(match)
    assert phase(match) == "F1901A"
    give(match, France="B A Par")

    assert match.is_over
    assert units_of(match, "France") == ["A Par", "A Spa"]


def test_last_year_does_not_take_a_win_away() -> None:
    units = {"France": "A Tus", "Russia": "A Mos"}
    match = match_from(units, {"France": SEVENTEEN, "Italy": "Ven", "Russia": "Mos"}, last_year=1901)
    give(match)
    give(match, France="A Tus - Ven")

    assert match.result["kind"] == "win"


def test_last_year_that_is_past_already_ends_the_game_with_its_first_year() -> None:
    match = new_match("two", last_year=1905)
    for _ in range(12):
        if match.is_over:
            break
        give(match)

    assert match.is_over
    assert phases(match)[-1].startswith("F1914")


def test_without_a_last_year_the_game_goes_on() -> None:
    match = match_from({"France": "A Par", "Italy": "A Rom"})

    assert not skip_to(match, "S1931M").is_over
