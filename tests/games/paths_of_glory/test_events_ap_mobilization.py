"""Events of the Allied mobilization deck. [cards ap_01–ap_14, ap_56, ap_57]"""

from __future__ import annotations

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.names import AP
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.events.in_force import moltke_in_force
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import (
    asked,
    at,
    forbidden_by,
    held_by_cp,
    offered,
    play,
    say,
    war,
    where,
    why_not,
)
from tests.games.paths_of_glory.changing import set_trenches
from tests.games.paths_of_glory.seen import (
    combined_war_status,
    discards_of,
    events_of,
    removed_of,
    trenches_of,
    vp_of,
    war_status_of,
)

ONE_ARMY = {"sedan": ["fr_5"], "paris": ["fr_6 reduced"]}


def test_r9_5_1_3_an_event_raises_the_own_and_the_combined_war_status():
    """Item 142: Blockade counts 2 for the Allies and 2 together."""
    state = play(war(war_status={"ap": 1, "cp": 3, "combined": 4}), "ap_02")

    assert (war_status_of(state), combined_war_status(state)) == ({"ap": 3, "cp": 3}, 6)


def test_r9_5_1_2_a_starred_event_leaves_the_game_after_the_round():
    """Item 141."""
    state = play(war(), "ap_02")

    assert removed_of(state, "ap") == ["ap_02"]
    assert discards_of(state, "ap") == []
    assert forbidden_by(state, "ap_02") == "play-gone"


def test_r9_5_1_2_a_starred_card_used_otherwise_is_only_discarded():
    """Item 141: war status does not move either."""
    state = war(hands={"ap": ["ap_02"]})
    state.push(ActionRound(AP, 1))
    advance(state)
    say(state, "rp ap_02")

    assert (discards_of(state, "ap"), removed_of(state, "ap")) == (["ap_02"], [])
    assert war_status_of(state)["ap"] == 0


@pytest.mark.parametrize("turn", [1, 2])
def test_r9_5_card_ap_09_moltke_only_in_the_first_two_turns(turn):
    """Item 138."""
    assert forbidden_by(war(turn=turn), "ap_09") == ""
    assert forbidden_by(war(turn=3), "ap_09") == "play-too-late"


def test_r9_5_card_ap_09_moltke_lasts_until_falkenhayn():
    state = play(war(turn=2), "ap_09")
    assert moltke_in_force(state)

    play(state, "cp_13")
    assert not moltke_in_force(state)


def test_r9_5_card_ap_12_a_trench_of_level_one_where_a_supplied_army_stands():
    """Item 135: and never more than level 1."""
    state = play(war({**ONE_ARMY, "calais": ["br_corps"], "nancy": ["fr_1"]}, trenches={}), "ap_12")

    assert asked(state) == ("ap", "ChooseTrench")
    assert offered(state) == ["trench at paris", "trench at sedan", "trench at nancy"]
    assert why_not(state, "trench at calais") == "entrench-no-army"
    say(state, "trench at sedan")
    assert trenches_of(state) == {"ap": {"sedan": 1}}


def test_r9_5_card_ap_12_no_trench_is_dug_deeper_by_the_event():
    state = war(ONE_ARMY)
    set_trenches(state, {"ap": {"sedan": 1}})

    play(state, "ap_12")
    # Paris is the only space left, so nobody is asked.
    assert trenches_of(state) == {"ap": {"sedan": 1, "paris": 1}}


def test_r9_5_card_ap_12_an_army_without_supply_does_not_dig():
    state = war({"sedan": ["fr_5"], "paris": ["fr_6"], "reval": ["fr_1"]})

    play(state, "ap_12")
    assert offered(state) == ["trench at paris", "trench at sedan"]


def test_r9_5_card_ap_12_with_nowhere_to_dig_the_event_still_counts():
    state = play(war({"calais": ["br_corps"]}), "ap_12")

    assert asked(state) == ("", "")
    assert "ap_12" in events_of(state)
    assert trenches_of(state) == {}


def test_r5_7_4_4_no_entrench_event_in_august_in_the_historical_scenario():
    assert forbidden_by(board(ONE_ARMY, scenario="historical", turn=1), "ap_12") == "entrench-august"
    assert forbidden_by(board(ONE_ARMY, scenario="historical", turn=2), "ap_12") == ""
    assert forbidden_by(board(ONE_ARMY, scenario="campaign", turn=1), "ap_12") == ""


def test_r9_5_card_ap_13_rape_of_belgium_needs_the_guns_and_mobilization():
    """Item 169."""
    assert forbidden_by(war(), "ap_13") == "play-needs-card"
    assert forbidden_by(war(events={"cp_01": 1}, commitment={"ap": "limited", "cp": "total"}), "ap_13") == (
        "play-commitment-too-high"
    )

    state = play(war(events={"cp_01": 1}, vp=12, commitment={"cp": "limited"}), "ap_13")
    assert (vp_of(state), war_status_of(state)) == (11, {"ap": 2, "cp": 0})


def test_r9_5_card_ap_56_paris_taxis_restore_one_army_near_paris():
    """The card may be played only if there is such an army."""
    near = {
        "paris": ["fr_6 reduced"],
        "melun": ["fr_9 reduced", "fr_corps reduced"],
        "dijon": ["fr_1 reduced"],
    }
    state = play(war(near), "ap_56")

    assert offered(state) == ["flip fr_6 reduced@paris", "flip fr_9 reduced@melun"]
    assert why_not(state, "flip fr_1 reduced@dijon") == "taxis-other-unit"
    assert why_not(state, "flip fr_corps reduced@melun") == "taxis-other-unit"
    say(state, "flip fr_9 reduced@melun")
    assert at(state, "melun") == ["fr_9", "fr_corps reduced"]
    assert at(state, "paris") == ["fr_6 reduced"]


def test_r9_5_card_ap_56_nobody_to_drive():
    assert forbidden_by(war({"dijon": ["fr_1 reduced"], "paris": ["fr_2"]}), "ap_56") == "taxis-nobody"


def test_r9_5_card_ap_57_cavalry_joins_a_supplied_army_in_russia():
    """Item 424: both corps in one space, within stacking; not in the Near East."""
    armies = {"vilna": ["ru_1"], "riga": ["ru_2", "ru_corps"], "tarnow": ["ru_3"], "kiev": ["ru_corps"],
              "batum": ["ru_cau"]}  # fmt: skip
    state = play(war({**armies, "kovno": ["ru_4"]}), "ap_57")

    assert offered(state) == ["place ru_cav_corps at kovno", "place ru_cav_corps at vilna"]
    for space in ("riga", "tarnow", "kiev", "batum"):
        assert why_not(state, f"place ru_cav_corps at {space}") == "cavalry-not-there"
    say(state, "place ru_cav_corps at vilna")
    assert at(state, "vilna") == ["ru_1", "ru_cav_corps", "ru_cav_corps"]


def test_r9_5_card_ap_57_is_no_event_without_such_an_army():
    """Item 424: cut off armies do not count."""
    cut_off = war(
        {"vilna": ["ru_1"]}, control=held_by_cp("petrograd", "moscow", "kharkov", "caucasus", "belgrade")
    )

    assert forbidden_by(cut_off, "ap_57") == "cavalry-no-place"
    assert forbidden_by(war({"vilna": ["ru_1"]}, turn=1), "ap_57") == ""


def test_r9_5_card_ap_57_cavalry_is_no_reinforcement_of_the_turn():
    state = play(war({"vilna": ["ru_1"]}), "ap_57")

    assert where(state, "ru_cav_corps") == ["vilna", "vilna"]
    assert forbidden_by(state, "ap_08") == ""


@pytest.mark.parametrize("starred", ["ap_02", "ap_13"])
def test_r5_3_in_the_introductory_scenario_a_starred_event_is_worth_a_point(starred):
    """On top of what the event itself gives."""
    state = board(scenario="introductory", turn=2, events={"cp_01": 1})
    own = {"ap_02": 0, "ap_13": -1}[starred]

    assert vp_of(play(state, starred)) == 10 + own - 1
