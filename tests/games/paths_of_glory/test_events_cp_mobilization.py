"""Events of the Central Powers' mobilization deck. [cards cp_01–cp_14]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.rules.movement.limits import (
    may_stay_on_channel,
    may_storm_russian_forts,
)
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import (
    asked,
    at,
    forbidden_by,
    held_by_ap,
    held_by_cp,
    offered,
    play,
    say,
    war,
    why_not,
)
from tests.games.paths_of_glory.changing import set_turn
from tests.games.paths_of_glory.seen import (
    cp_spaces,
    destroyed_forts,
    marked_for,
    removed_of,
    trenches_of,
    vp_of,
    war_status_of,
)


def august(**fields):
    return board(start=True, **fields)


def test_r9_5_card_cp_01_guns_of_august_take_liege():
    """Item 136: the fort is gone, two armies stand there, and the third may attack too."""
    state = play(august(), "cp_01")

    assert at(state, "liege") == ["ge_1", "ge_2"]
    assert at(state, "koblenz") == ["ge_3"]
    assert destroyed_forts(state) == {"liege"}
    assert "liege" in cp_spaces(state)
    assert asked(state) == ("cp", "ChooseTarget")
    assert set(offered(state)) == {"attack sedan", "attack brussels", "done"}
    assert war_status_of(state) == {"ap": 0, "cp": 2}


def test_r9_5_card_cp_01_the_three_armies_may_decline_to_attack():
    state = play(august(), "cp_01", "done")

    assert not state.stack
    assert removed_of(state, "cp") == ["cp_01"]


def test_r9_5_card_cp_01_no_other_space_is_activated():
    state = play(august(), "cp_01")

    assert marked_for(state, "attack") == {"liege", "koblenz"}
    assert marked_for(state, "move") == set()


def test_r9_5_card_cp_01_only_as_the_first_action():
    """Item 136."""
    later = august(actions_this_turn={"ap": ["ops"], "cp": ["ops"]})

    assert forbidden_by(later, "cp_01") == "guns-of-august-late"
    assert forbidden_by(august(turn=2), "cp_01") == "guns-of-august-late"


TIRED = {
    "mulhouse": ["ge_7 reduced", "ge_corps reduced"],
    "bremen": ["ge_corps reduced"],
    "munich": ["ge_1"],
    "cracow": ["ah_1 reduced"],
    "cp_reserve_box": ["ge_corps reduced"],
}


def test_r9_5_card_cp_05_landwehr_restores_supplied_germans():
    """Two points: an army takes one, two corps take one; nobody else, and nobody at full strength."""
    state = play(war(TIRED), "cp_05")

    assert sorted(offered(state)) == [
        "done",
        "flip ge_7 reduced@mulhouse",
        "flip ge_corps reduced@bremen",
        "flip ge_corps reduced@cp_reserve_box",
        "flip ge_corps reduced@mulhouse",
    ]
    assert why_not(state, "flip ah_1 reduced@cracow") == "landwehr-other-unit"
    assert why_not(state, "flip ge_1@munich") == "landwehr-other-unit"
    say(state, "flip ge_7 reduced@mulhouse", "flip ge_corps reduced@bremen", "flip ge_corps reduced@mulhouse")
    assert at(state, "mulhouse") == ["ge_7", "ge_corps"]
    assert asked(state) == ("", "")


def test_r9_5_card_cp_05_an_army_takes_a_whole_point():
    state = play(war({**TIRED, "essen": ["ge_2 reduced"]}), "cp_05")
    say(state, "flip ge_corps reduced@bremen", "flip ge_7 reduced@mulhouse")

    assert why_not(state, "flip ge_2 reduced@essen") == "landwehr-spent"
    say(state, "done")
    assert at(state, "essen") == ["ge_2 reduced"]


def test_r9_5_card_cp_05_not_for_germans_out_of_supply():
    state = play(war({"reval": ["ge_8 reduced"], "bremen": ["ge_corps reduced"]}), "cp_05")

    assert offered(state) == ["flip ge_corps reduced@bremen", "done"]
    assert why_not(state, "flip ge_8 reduced@reval") == "landwehr-no-supply"


def test_r9_5_card_cp_05_needs_berlin():
    assert forbidden_by(war(TIRED, control=held_by_ap("berlin")), "cp_05") == "landwehr-berlin"
    cut_off = held_by_ap("essen", "breslau", "sofia", "constantinople")
    assert forbidden_by(war(TIRED, control=cut_off), "cp_05") == "landwehr-berlin"
    assert forbidden_by(war(TIRED), "cp_05") == ""


def test_r9_5_card_cp_06_the_other_entrench_card_is_closed_for_good():
    """Item 135."""
    state = play(war({"essen": ["ge_2"], "metz": ["ge_4"]}), "cp_06", "trench at metz")
    assert trenches_of(state) == {"cp": {"metz": 1}}

    assert forbidden_by(state, "ap_12") == "play-closed-by-card"
    set_turn(state, 9)
    assert forbidden_by(state, "ap_12") == "play-closed-by-card"


def test_r9_5_card_cp_06_a_besieging_army_may_dig():
    """An enemy fort under siege will do, if no trench lies there."""
    units = {"verdun": ["ge_2"], "sedan": ["ge_3"], "metz": ["ge_4"]}
    besieged = war(units, forts_besieged=["verdun"], control=held_by_cp("sedan"))
    broken = war(units, control=held_by_cp("sedan"))

    assert "trench at verdun" in offered(play(besieged, "cp_06"))
    assert why_not(play(broken, "cp_06"), "trench at verdun") == "entrench-not-held"


def test_r9_5_card_cp_08_race_to_the_sea_opens_the_coast():
    state = war()
    assert not may_stay_on_channel(state)

    assert may_stay_on_channel(play(state, "cp_08"))


@pytest.mark.parametrize("card", ["cp_08", "cp_11"])
def test_r9_5_1_1_moot_events_may_still_be_played(card):
    """Item 134: Race to the Sea and Oberost after war status 4."""
    state = war(war_status={"cp": 4, "combined": 4})

    assert forbidden_by(state, card) == ""
    assert removed_of(play(state, card), "cp") == [card]


def test_r9_5_card_cp_09_reichstag_truce_before_total_war():
    """Item 137."""
    assert forbidden_by(war(commitment={"cp": "total"}), "cp_09") == "play-commitment-too-high"

    state = play(war(commitment={"ap": "total", "cp": "limited"}), "cp_09")
    assert (vp_of(state), war_status_of(state)) == (11, {"ap": 0, "cp": 1})


def test_r9_5_card_cp_11_oberost_opens_russian_forts():
    state = war()
    assert not may_storm_russian_forts(state)

    assert may_storm_russian_forts(play(state, "cp_11"))


@pytest.mark.parametrize("turn", [1, 2])
def test_r9_5_card_cp_13_falkenhayn_early_only_after_moltke(turn):
    """Item 137."""
    assert forbidden_by(war(turn=turn), "cp_13") == "falkenhayn-too-early"
    assert forbidden_by(war(turn=turn, events={"ap_09": 1}), "cp_13") == ""
    assert forbidden_by(war(turn=3), "cp_13") == ""


def test_r5_3_starred_events_score_for_the_central_powers_in_the_introductory_scenario():
    assert vp_of(play(board(scenario="introductory", turn=2), "cp_08")) == 11
    assert vp_of(play(board(scenario="campaign", turn=2), "cp_08")) == 10
