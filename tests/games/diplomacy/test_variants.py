"""Games for three to six players: unplayed powers, and seats with several powers. [V1–V8, V14, V15]"""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import IllegalDecision
from greatpowers.games.diplomacy.printed.board import CENTRES, LOCATIONS
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.printed.seats import SCENARIOS
from greatpowers.games.diplomacy.state.events import (
    OrderResolved,
    UnitBuilt,
    UnitDisbanded,
    UnitRemoved,
)
from tests.games.diplomacy.cases import play
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
    units_of,
)

ALL_POWERS = sorted(POWERS)


def seats(scenario: str) -> tuple[str, ...]:
    return next(s.seats for s in SCENARIOS if s.id == scenario)


def powers_played(scenario: str) -> list[str]:
    return sorted(power for seat in seats(scenario) for power in seat.split("+"))


def test_table_of_players() -> None:
    assert {s.id: len(s.seats) for s in SCENARIOS} == {
        "seven": 7, "six": 6, "five": 5, "four": 4, "three": 3, "two": 2,
    }  # fmt: skip
    assert powers_played("seven") == powers_played("four") == powers_played("three") == ALL_POWERS
    assert powers_played("six") == [power for power in ALL_POWERS if power != "Italy"]
    assert powers_played("five") == [power for power in ALL_POWERS if power not in ("Italy", "Germany")]
    assert powers_played("two") == [power for power in ALL_POWERS if power != "Italy"]


@pytest.mark.parametrize(
    ("scenario", "team"),
    [
        ("four", {"England"}), ("four", {"Austria", "France"}), ("four", {"Germany", "Turkey"}),
        ("four", {"Italy", "Russia"}), ("three", {"England", "Germany", "Austria"}),
        ("three", {"Russia", "Italy"}), ("three", {"France", "Turkey"}),
        ("two", {"England", "France", "Russia"}), ("two", {"Austria", "Germany", "Turkey"}),
    ],
)  # fmt: skip
def test_table_of_teams(scenario: str, team: set[str]) -> None:
    assert team in [set(seat.split("+")) for seat in seats(scenario)]


@pytest.mark.parametrize("scenario", [s.id for s in SCENARIOS])
def test_v1_all_units_stand_on_the_board_at_the_start(scenario: str) -> None:
    assert board(new_match(scenario)) == board(new_match("seven"))


@pytest.mark.parametrize(("scenario", "unplayed"), [("six", {"Italy"}), ("five", {"Italy", "Germany"})])
def test_v1_unplayed_powers_hold_every_turn(scenario: str, unplayed: set[str]) -> None:
    match = new_match(scenario)
    before = {power: units_of(match, power) for power in unplayed}
    skip_to(match, "S1904M")

    assert {power: units_of(match, power) for power in unplayed} == before
    done = [e for e in happened(match, OrderResolved) if e.power in unplayed]
    assert {e.outcome for e in done} == {"holds"}
    assert not unplayed & set(asked(match))


def test_v1_nobody_can_order_an_unplayed_unit() -> None:
    match = new_match("six")

    refusal = match.explain("Austria", "A Ven - Tri")
    assert refusal is not None
    assert refusal.rule == "2.9"


def test_v2_unplayed_units_do_not_support_each_other() -> None:
    """Two armies beat the one in Venice, though another Italian stands beside it."""
    match = match_from({"Italy": "A Ven, A Rom", "Austria": "A Tri, A Tyr"}, scenario="six")
    give(match, Austria="A Tri - Ven; A Tyr S A Tri - Ven")

    assert board(match)["A Ven"] == "Austria"


def test_v3_support_from_a_player_counts_for_an_unplayed_unit() -> None:
    match = match_from({"Italy": "A Ven", "Austria": "A Tri, A Tyr", "France": "A Pie"}, scenario="six")
    give(match, Austria="A Tri - Ven; A Tyr S A Tri - Ven", France="A Pie S A Ven")

    assert board(match)["A Ven"] == "Italy"
    assert outcomes(match)["A Pie S A Ven"] == "supports"


def test_v4_a_dislodged_unplayed_unit_is_disbanded() -> None:
    match = match_from({"Italy": "A Ven", "Austria": "A Tri, A Tyr"}, scenario="six")
    give(match, Austria="A Tri - Ven; A Tyr S A Tri - Ven")

    assert phase(match) == "F1901M"
    assert [(e.power, e.unit.text) for e in happened(match, UnitDisbanded)] == [("Italy", "A Ven")]
    assert units_of(match, "Italy") == []


def test_v5_an_unplayed_power_never_builds() -> None:
    """Italy has lost an army and still owns three centres."""
    match = match_from(
        {"Italy": "A Rom", "France": "A Par"}, {"Italy": "Rom Nap Ven", "France": "Par"}, scenario="six"
    )
    skip_to(match, "S1904M")

    assert units_of(match, "Italy") == ["A Rom"]
    assert happened(match, UnitBuilt) == []


def test_v5_unplayed_units_own_the_centres_they_stand_in() -> None:
    match = match_from(
        {"Italy": "A Ven, A Rom, F Nap", "Austria": "A Tri"},
        {"Italy": "Rom", "Austria": "Tri"},
        scenario="six",
    )
    skip_to(match, "S1902M")

    assert centres_of(match, "Italy") == ["Nap", "Rom", "Ven"]
    assert happened(match, UnitRemoved) == []


def test_v5_an_unplayed_power_loses_its_farthest_units() -> None:
    match = match_from(
        {"Italy": "A Boh, F Aeg, A Rom", "Austria": "A Tri"},
        {"Italy": "Rom", "Austria": "Tri"},
        scenario="six",
    )
    skip_to(match, "S1902M")

    assert [e.unit.text for e in happened(match, UnitRemoved)] == ["F Aeg", "A Boh"]
    assert not any(e.chosen for e in happened(match, UnitRemoved))
    assert units_of(match, "Italy") == ["A Rom"]


def test_v6_each_power_of_a_player_adjusts_its_own_units() -> None:
    """France has one centre more than units, Austria one less: they do not make up for each other."""
    match = match_from(
        {"Austria": "A Vie, A Ukr", "France": "A Par", "England": "F Lon"},
        {"Austria": "Vie", "France": "Par Mar", "England": "Lon"},
        scenario="four",
    )
    skip_to(match, "F1901A")
    (question,) = match.pending()

    assert [(pick.count, pick.exact) for pick in question.offer] == [(1, True), (1, False)]
    give(match, {"Austria+France": "R A Ukr; B A Mar"})
    assert board(match) == {"A Vie": "Austria", "A Par": "France", "A Mar": "France", "F Lon": "England"}


@pytest.mark.parametrize("text", ["B A Bud", "B A Vie", "B F Tri"])
def test_v6_no_centre_is_lent_to_another_power(text: str) -> None:
    """France may build, Austria may not, even in a home centre that France owns."""
    match = match_from(
        {"Austria": "A Tyr, A Boh", "France": "A Par, A Gas"},
        {"Austria": "Vie Bud", "France": "Par Mar Tri"},
        scenario="four",
    )
    skip_to(match, "F1901A")

    refusal = match.explain("Austria+France", text)
    assert refusal is not None
    assert refusal.rule in ("8.6", "8.7")


def test_v7_eighteen_centres_of_one_power_win() -> None:
    match = match_from({"Austria": "A Tri", "France": "A Par"}, _centres(17, 1), scenario="four")
    give(match, {"Austria+France": "A Tri - Ven; A Par H"})
    give(match)

    assert match.result["seats"] == ["Austria+France"]
    assert match.result["centres"]["Austria"] == 18


def test_v7_two_powers_do_not_add_up() -> None:
    match = match_from({"Austria": "A Vie", "France": "A Par"}, _centres(10, 10), scenario="four")
    skip_to(match, "F1901A")

    assert not match.is_over


def test_v7_unless_the_option_says_so() -> None:
    match = match_from(
        {"Austria": "A Vie", "France": "A Par"}, _centres(10, 10), scenario="four", count_all_powers=True
    )
    give(match)
    give(match)

    assert match.result["seats"] == ["Austria+France"]


def test_v7_an_unplayed_power_never_wins() -> None:
    everything = " ".join([centre for centre in _CENTRES if centre != "Par"][:20])
    match = match_from(
        {"Italy": "A Rom", "France": "A Par"}, {"Italy": everything, "France": "Par"}, scenario="six"
    )
    skip_to(match, "S1902M")

    assert not match.is_over


def test_v8_the_powers_of_a_player_are_two_countries() -> None:
    """A player may dislodge a unit of another power of his own."""
    match = match_from({"Austria": "A Tyr, A Tri", "France": "A Ven"}, scenario="four")
    give(match, {"Austria+France": "A Tyr - Ven; A Tri S A Tyr - Ven; A Ven H"})

    assert phase(match) == "S1901R"
    assert board(match)["A Ven"] == "Austria"


def test_v8_one_power_cuts_the_support_of_the_other() -> None:
    match = match_from({"Austria": "A Tyr, A Tri", "France": "A Boh", "England": "A Ven"}, scenario="four")
    give(match, {"Austria+France": "A Tri - Ven; A Tyr S A Tri - Ven; A Boh - Tyr"})

    assert outcomes(match)["A Tyr S A Tri - Ven"] == "cut"


def test_v8_only_a_fleet_of_the_same_power_shows_intent_to_convoy() -> None:
    """The fleet belongs to the same player, but not to the army's power: the army walks and cannot swap."""
    match = match_from({"Austria": "A Rom, A Nap", "France": "F Tyn"}, scenario="four")
    give(match, {"Austria+France": "A Rom - Nap; A Nap - Rom; F Tyn C A Rom - Nap"})

    assert board(match)["A Rom"] == "Austria"
    assert outcomes(match)["A Rom - Nap"] == "bounces"


def test_v14_a_seat_is_not_bound_to_the_person_who_left() -> None:
    """After a year without orders somebody else writes for the same seat and everything works again."""
    match = new_match()
    for _ in range(2):
        give(match, France="none")
    give(match, France="A Par - Bur; A Mar H; F Bre H")

    assert board(match)["A Bur"] == "France"


def test_v15_a_referee_settles_a_turn_from_the_position_alone() -> None:
    out = play("S1914M", England="F Nth - Nwy", Russia="F StP/NC - Nwy")

    assert out["F Nth - Nwy"] == out["F StP/NC - Nwy"] == "bounces"
    assert out.next_phase == "F1914M"


def test_v15_a_referee_sees_the_table_without_a_seat() -> None:
    match = new_match()
    match.decide("France", "A Par - Bur")
    seen = match.view(None)

    assert seen.ready == ("France",)
    assert seen.own_orders == ()
    with pytest.raises(IllegalDecision):
        match.decide("referee", "A Par H")


_CENTRES = [LOCATIONS[centre] for centre in CENTRES]
_WESTERN = ["Par", "Mar", "Bre", "Spa", "Por", "Bel", "Hol", "Lon", "Lvp", "Edi"]


def _centres(austria: int, france: int) -> dict[str, str]:
    """So many centres for each, France's in the west; Venice belongs to nobody."""
    western = _WESTERN[:france]
    others = [centre for centre in _CENTRES if centre not in western and centre != "Ven"]
    return {"Austria": " ".join(others[:austria]), "France": " ".join(western)}
