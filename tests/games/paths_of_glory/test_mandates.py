"""Mandated offensives. [7]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.positions.writing import dump
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDE_NUMBER
from greatpowers.games.paths_of_glory.rules.events.modifiers import attack_refusal_by_event
from greatpowers.games.paths_of_glory.rules.events.playing import EventPlay
from greatpowers.games.paths_of_glory.rules.war.mandates import (
    lives_on_italy,
    mandated_for,
    note_attack,
    offensive_due,
    penalty,
)
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.changes.map import set_control
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board, changed_hands, units
from tests.games.paths_of_glory.changing import mark_retreated, set_mandated, set_turn
from tests.games.paths_of_glory.seen import mandates_met, vp_of
from tests.games.paths_of_glory.turns import played, run

EVERYBODY = ("it", "tu", "bu", "ro", "gr", "us")


def rolls(side: int, **fields: object) -> list[str]:
    state = board(**{"at_war": EVERYBODY, "turn": 9, **fields})  # type: ignore[arg-type]
    return [mandated_for(state, side, die) for die in range(1, 7)]


def test_r7_1_1_the_tables() -> None:
    """Item 077"""
    assert rolls(CP) == ["ah", "ah_it", "tu", "ge", "", ""]
    assert rolls(AP) == ["fr", "fr", "br", "it", "it", "ru"]


def test_r7_1_2_neutral_nations_are_not_sent() -> None:
    """Item 078"""
    assert rolls(AP, at_war=()) == ["fr", "fr", "br", "", "", "ru"]
    assert rolls(CP, at_war=()) == ["ah", "ah", "", "ge", "", ""]


@pytest.mark.parametrize(
    ("side", "die", "capital", "nation"),
    [(AP, 1, "paris", "br"), (AP, 4, "rome", "ru"), (CP, 3, "constantinople", "ge"), (CP, 4, "berlin", "")],
)
def test_r7_1_2_a_lost_capital_shifts_the_marker(side: int, die: int, capital: str, nation: str) -> None:
    """Item 079: one box to the right."""
    assert rolls(side, control=changed_hands(capital))[die - 1] == nation


def test_r7_1_2_austria_hungary_has_two_capitals() -> None:
    """Item 079: both must be lost; then neither of its boxes is meant any more."""
    assert rolls(CP, control=changed_hands("vienna"))[:2] == ["ah", "ah_it"]
    assert rolls(CP, control=changed_hands("vienna", "budapest"))[:2] == ["tu", "tu"]


def test_r7_1_2_the_box_reached_is_tested_again() -> None:
    """Item 080: for neutrality, capitals and the events that end offensives."""
    gone = changed_hands("vienna", "budapest", "constantinople", "paris", "rome")

    assert rolls(CP, control=gone) == ["ge", "ge", "ge", "ge", "", ""]
    assert rolls(CP, control=changed_hands("vienna", "budapest"), at_war=())[:2] == ["", ""]
    assert rolls(AP, control=changed_hands("rome"), at_war=("it",))[3] == "ru"
    assert rolls(AP, control=changed_hands("rome"), events={"cp_53": 8})[3] == ""
    assert rolls(CP, control=gone, events={"cp_54": 8})[:4] == ["", "", "", ""]


def attack(side: str, nation: str, who: str, target: str, against: list[str], **fields: object) -> State:
    """One attack in a turn whose offensive is the nation's; `who` as `fr_1@paris`."""
    kind, _, space = who.partition("@")
    place = {space: [kind], **({target: against} if against else {})}
    state = board(place, mandated={side: nation}, at_war=EVERYBODY, **fields)  # type: ignore[arg-type]
    note_attack(state, SIDE_NUMBER[side], units(state, who), SPACE_NUMBER[target])
    return state


def is_met(*args: object, **fields: object) -> bool:
    state = attack(*args, **fields)  # type: ignore[arg-type]
    return bool(mandates_met(state))


def test_r7_1_3_an_attack_on_a_unit_is_needed() -> None:
    """Item 081: an empty fort is no unit."""
    assert is_met("ap", "ru", "ru_1@lomza", "tannenberg", ["ge_corps"])
    assert not is_met("ap", "ru", "ru_1@lomza", "tannenberg", [])
    assert not is_met("cp", "ge", "ge_1@metz", "verdun", [])


def test_r7_1_3_units_that_retreated_do_not_count() -> None:
    """Item 081: what is attacked then is the fort alone."""
    state = board({"metz": ["ge_1"], "verdun": ["fr_1"]}, mandated={"cp": "ge"})
    mark_retreated(state, units(state, "fr_1@verdun")[0])
    note_attack(state, CP, units(state, "ge_1@metz"), SPACE_NUMBER["verdun"])

    assert "cp" not in mandates_met(state)


@pytest.mark.parametrize(("side", "nation", "vp"), [("ap", "fr", 11), ("cp", "ge", 9)])
def test_r7_1_3_failing_costs_a_point(side: str, nation: str, vp: int) -> None:
    """Item 082: even if nobody could have attacked."""
    state = board(turn=5, mandated={side: nation})
    run(state, WarStatusPhase())

    assert vp_of(state) == vp
    assert dump(state)["missed_mandates"][side] == [5]


def test_r7_1_3_an_offensive_made_costs_nothing() -> None:
    """Item 082"""
    state = attack("ap", "fr", "fr_1@nancy", "metz", ["ge_1"])
    set_turn(state, 5)
    run(state, WarStatusPhase())

    assert mandates_met(state) == {"ap"}
    assert vp_of(state) == 10


@pytest.mark.parametrize("who", ["fr_1@nancy", "br_1@nancy"])
def test_r7_1_4_western_offensives(who: str) -> None:
    """Item 083: against Germans in France, Belgium or Germany."""
    nation = who[:2]

    assert is_met("ap", nation, who, "metz", ["ge_1"])
    assert is_met("ap", nation, who, "sedan", ["ge_corps"])
    assert not is_met("ap", nation, who, "metz", ["ah_1"])
    assert not is_met("ap", nation, who, "trent", ["ge_1"])


def test_r7_1_4_the_nation_itself_must_attack() -> None:
    """Item 083"""
    assert not is_met("ap", "fr", "br_1@nancy", "metz", ["ge_1"])
    assert not is_met("ap", "br", "fr_1@nancy", "metz", ["ge_1"])


@pytest.mark.parametrize("kind", ["br_aus_corps", "br_cnd_corps", "br_pt_corps", "br_ana_corps"])
def test_r7_1_4_who_is_not_british(kind: str) -> None:
    """Item 084: Australians, Canadians, Portuguese and Arabs."""
    assert not is_met("ap", "br", f"{kind}@nancy", "metz", ["ge_1"])
    assert is_met("ap", "br", "br_corps@nancy", "metz", ["ge_1"])


@pytest.mark.parametrize(
    ("kind", "is_bound"),
    [("br_corps", True), ("br_aus_corps", False), ("br_cnd_corps", False), ("br_pt_corps", False)],
)
def test_r7_1_4_lloyd_george(kind: str, is_bound: bool) -> None:
    """Item 085: the same units are not bound by him either."""
    state = board({"nancy": [kind], "metz": ["ge_1"]}, trenches={"cp": {"metz": 2}}, turn=13)
    run(state, EventPlay(CP, "cp_55"))
    refusal = attack_refusal_by_event(state, AP, units(state, f"{kind}@nancy"), SPACE_NUMBER["metz"])

    assert bool(refusal) == is_bound


@pytest.mark.parametrize("kind", ["us_1", "br_1", "be_1", "fr_1", "fr_corps"])
def test_r7_1_5_the_german_offensive(kind: str) -> None:
    """Item 086: against Americans, British, Belgians or French in the west."""
    assert is_met("cp", "ge", "ge_1@metz", "verdun", [kind])
    assert not is_met("cp", "ge", "ge_1@trent", "verona", [kind])


def test_r7_1_5_not_against_others() -> None:
    """Item 086"""
    assert not is_met("cp", "ge", "ge_1@metz", "verdun", ["it_1"])
    assert not is_met("cp", "ge", "ah_1@metz", "verdun", ["fr_1"])


def test_r7_1_5_the_turkish_offensive() -> None:
    """Item 087: by Turks; the Senussi do not count."""
    assert is_met("cp", "tu", "tu_corps@gaza", "sinai", ["br_corps"])
    assert not is_met("cp", "tu", "tu_sn_corps@libya", "alexandria", ["br_corps"])


def test_r7_1_6_the_offensive_against_italy() -> None:
    """Item 088: Italians anywhere, or anybody in Italy."""
    assert is_met("cp", "ah_it", "ah_1@trent", "verona", ["fr_corps"])
    assert is_met("cp", "ah_it", "ah_1@trieste", "villach", ["it_1"])
    assert not is_met("cp", "ah_it", "ah_1@cracow", "lodz", ["ru_1"])
    assert not is_met("cp", "ah_it", "ge_1@trent", "verona", ["it_1"])


def test_r7_1_6_units_supplied_through_italy() -> None:
    """Item 088, Pitfall 4: British in the Alps live on Italy, Russians beside them do not."""
    state = board({"villach": ["br_corps", "ru_corps"]}, at_war=EVERYBODY)
    set_control(state, SPACE_NUMBER["villach"], AP)
    british, russian = units(state, "br_corps@villach, ru_corps@villach")

    assert lives_on_italy(state, british)
    assert not lives_on_italy(state, russian)
    assert is_met("cp", "ah_it", "ah_1@trieste", "villach", ["br_corps"])
    assert not is_met("cp", "ah_it", "ah_1@trieste", "villach", ["ru_corps"])


def test_r7_1_6_supply_by_another_way_is_not_italian() -> None:
    """Item 088: a unit that could do without Italy does not live on it."""
    state = board({"nancy": ["br_corps"]}, at_war=EVERYBODY)

    assert not lives_on_italy(state, units(state, "br_corps@nancy")[0])


def test_r7_1_6_no_italian_front() -> None:
    """Item 089, Pitfall 39: with Italy neutral or Rome taken it is an Austrian offensive like any other."""
    assert rolls(CP, at_war=("tu",))[1] == "ah"
    assert rolls(CP, control=changed_hands("rome"))[1] == "ah"


def test_r7_1_7_any_attack_will_do_for_austria() -> None:
    """Item 090: on any unit anywhere."""
    assert is_met("cp", "ah", "ah_1@cracow", "lodz", ["ru_1"])
    assert is_met("cp", "ah", "ah_corps@novi_sad", "belgrade", ["sb_1"])
    assert not is_met("cp", "ah", "ge_1@cracow", "lodz", ["ru_1"])


def mutiny(**fields: object) -> State:
    """The French owe an offensive, and they mutiny."""
    pieces = {"nancy": ["fr_1", "fr_2"], "verdun": ["fr_3", "us_1"], "metz": ["ge_1"], "trent": ["ah_1"]}
    state = board(pieces, mandated={"ap": "fr"}, turn=13, at_war=EVERYBODY, **fields)  # type: ignore[arg-type]
    return played(state, "cp_47")


def test_r7_1_8_mutineers_owe_nothing() -> None:
    """Item 091: no attack is required and none is charged for."""
    state = mutiny()

    assert (offensive_due(state, AP), penalty(state, AP)) == ("", 0)
    assert penalty(board(mandated={"ap": "fr"}), AP) == 1


def test_r7_1_8_attacking_mutineers_cost_a_point() -> None:
    """Item 092: the first attack only; afterwards nothing more is due this turn."""
    state = mutiny()
    found = []
    for who in ("fr_1@nancy", "fr_2@nancy"):
        note_attack(state, AP, units(state, who), SPACE_NUMBER["metz"])
        found.append(vp_of(state))

    assert found == [11, 11]
    run(state, WarStatusPhase())
    assert vp_of(state) == 11


def test_r7_1_8_americans_beside_them() -> None:
    """Item 093, Pitfall 39: French beside Americans attack freely; one without them is enough to pay."""
    state = mutiny()
    note_attack(state, AP, units(state, "fr_3@verdun"), SPACE_NUMBER["metz"])
    free = vp_of(state)
    note_attack(state, AP, units(state, "fr_3@verdun, fr_1@nancy"), SPACE_NUMBER["metz"])

    assert (free, vp_of(state)) == (10, 11)


def test_r7_1_8_elsewhere_nobody_minds() -> None:
    """Item 093: attacks outside France, Belgium and Germany."""
    state = mutiny()
    note_attack(state, AP, units(state, "fr_1@nancy"), SPACE_NUMBER["trent"])

    assert vp_of(state) == 10


def test_r7_1_8_without_a_french_offensive_there_is_no_mutiny() -> None:
    """Item 092: on the turn of another nation's offensive."""
    state = mutiny()
    set_mandated(state, {"ap": "br"})
    note_attack(state, AP, units(state, "fr_1@nancy"), SPACE_NUMBER["metz"])

    assert vp_of(state) == 10


def test_r7_1_8_too_late_for_this_turn() -> None:
    """Item 094: the offensive was made before the mutiny."""
    state = mutiny(mandate_met=["ap"])
    note_attack(state, AP, units(state, "fr_1@nancy"), SPACE_NUMBER["metz"])

    assert vp_of(state) == 10


def test_r7_1_8_in_time_it_reverses_the_offensive() -> None:
    """Item 094: the card works at once."""
    state = board({"nancy": ["fr_1"], "metz": ["ge_1"]}, mandated={"ap": "fr"}, turn=13)
    before = offensive_due(state, AP)
    run(state, EventPlay(CP, "cp_47"))
    note_attack(state, AP, units(state, "fr_1@nancy"), SPACE_NUMBER["metz"])

    assert (before, offensive_due(state, AP)) == ("fr", "")
    assert (mandates_met(state), vp_of(state)) == (set(), 11)


def test_r7_1_9_hoffmann_adds_one() -> None:
    """Item 095: to later rolls, at most to the last box; one in force stays."""
    state = board(mandated={"cp": "ah"}, at_war=EVERYBODY)
    run(state, EventPlay(CP, "cp_37"))

    assert [mandated_for(state, CP, die) for die in range(1, 7)] == ["ah_it", "tu", "ge", "", "", ""]
    assert mandated_for(state, AP, 1) == "fr"
    assert offensive_due(state, CP) == "ah"


def test_r7_1_10_hindenburg_and_ludendorff() -> None:
    """Item 096: they end a German offensive in force, and all later ones."""
    state = board(mandated={"cp": "ge"}, turn=12, at_war=EVERYBODY)
    run(state, EventPlay(CP, "cp_54"))

    assert (offensive_due(state, CP), penalty(state, CP)) == ("", 0)
    assert mandated_for(state, CP, 4) == ""


def test_r7_1_11_the_revolution() -> None:
    """Item 097: it ends a Russian offensive in force, and all later ones."""
    state = board(mandated={"ap": "ru"}, turn=15)
    run(state, EventPlay(CP, "cp_53"))

    assert (offensive_due(state, AP), penalty(state, AP)) == ("", 0)
    assert mandated_for(state, AP, 6) == ""
