"""Events of the Central Powers' Limited War deck. [cards cp_15–cp_34, cp_58–cp_61]"""

from __future__ import annotations

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
from tests.games.paths_of_glory.changing import reset_control
from tests.games.paths_of_glory.seen import discards_of, ops_left, removed_of, vp_of, war_status_of

FRENCH_FORTS = ("paris", "verdun", "nancy", "belfort")
RUSSIAN_VP = ("warsaw", "lodz", "vilna", "riga", "kiev", "odessa", "minsk")


def test_r9_5_card_cp_17_mata_hari_shows_the_allied_hand_then_operates():
    state = play(war({"essen": ["ge_1"]}, hands={"ap": ["ap_02", "ap_30"]}), "cp_17")
    shown = [r.event for r in state.events if type(r.event).__name__ == "HandShown"]

    assert [(event.side, event.cards) for event in shown] == [("ap", ("ap_02", "ap_30"))]
    assert (asked(state), ops_left(state)) == (("cp", "ChooseActivation"), 2)


def test_r9_5_card_cp_26_place_of_execution_alone_once_no_french_fort_stands():
    """Item 137: after Falkenhayn and before H-L."""
    ruins = {"forts_destroyed": [*FRENCH_FORTS]}

    assert forbidden_by(war(events={"cp_13": 3}), "cp_26") == "play-only-in-combat"
    assert forbidden_by(war(**ruins), "cp_26") == "play-needs-card"
    assert forbidden_by(war(events={"cp_13": 3, "cp_54": 4}, **ruins), "cp_26") == "play-closed-by-card"
    state = play(war(events={"cp_13": 3}, **ruins), "cp_26")
    assert war_status_of(state) == {"ap": 0, "cp": 1}
    assert removed_of(state, "cp") == ["cp_26"]


def test_r16_4_3_tsar_takes_command_needs_three_russian_spaces():
    """Item 393: at the time of play; they may be lost again before."""
    two = war(control=held_by_cp(*RUSSIAN_VP[:2]))
    three = war(control=held_by_cp(*RUSSIAN_VP[:3]))

    assert forbidden_by(two, "cp_28") == "tsar-too-few-spaces"
    assert forbidden_by(three, "cp_28") == ""
    reset_control(three, held_by_cp(*RUSSIAN_VP[:2]))
    assert forbidden_by(three, "cp_28") == "tsar-too-few-spaces"


def test_r9_5_card_cp_28_gives_operations_in_the_historical_scenario():
    units = {"essen": ["ge_1"]}
    held = held_by_cp("warsaw", "lodz", "vilna")

    assert ops_left(play(war(units, control=held, scenario="historical"), "cp_28")) == 4
    assert asked(play(war(units, control=held), "cp_28")) == ("", "")


def test_r9_5_card_cp_29_the_eleventh_army_need_not_be_there():
    """Item 134: playable before it comes and after it is gone."""
    assert forbidden_by(war(), "cp_29") == ""
    assert forbidden_by(war({"cp_removed_box": ["ge_11"]}), "cp_29") == ""


BRITISH = {
    "cairo": ["br_corps reduced"],
    "ap_reserve_box": ["br_corps", "br_aus_corps", "br_bef_corps"],
    "amiens": ["br_1", "br_corps", "br_cnd_corps"],
    "ap_eliminated_box": ["br_corps"],
}


def test_r9_5_card_cp_32_war_in_africa_takes_a_full_british_corps_or_a_point():
    """Item 171: no Commonwealth corps, no BEF, no reduced one while there is a full one."""
    state = play(war(BRITISH), "cp_32")

    assert asked(state) == ("ap", "ChooseForAfrica")
    assert sorted(offered(state)) == ["remove br_corps@amiens", "remove br_corps@ap_reserve_box", "vp"]
    for text in (
        "br_corps reduced@cairo",
        "br_aus_corps@ap_reserve_box",
        "br_bef_corps@ap_reserve_box",
        "br_1@amiens",
    ):
        assert why_not(state, f"remove {text}") == "africa-other-unit"
    say(state, "remove br_corps@ap_reserve_box")
    assert at(state, "ap_removed_box") == ["br_corps"]
    assert vp_of(state) == 10


def test_r9_5_card_cp_32_the_allies_may_always_give_the_point():
    """Item 171."""
    state = play(war(BRITISH), "cp_32", "vp")

    assert vp_of(state) == 11
    assert at(state, "ap_removed_box") == []


def test_r9_5_card_cp_32_a_reduced_corps_if_there_is_no_other():
    """Item 171."""
    state = play(war({"cairo": ["br_corps reduced"]}), "cp_32")

    assert offered(state) == ["remove br_corps reduced@cairo", "vp"]


def test_r9_5_card_cp_32_without_any_corps_the_point_is_lost():
    assert vp_of(play(war({"amiens": ["br_1"]}), "cp_32")) == 11


def test_r9_5_card_cp_33_rathenau_may_be_played_for_war_status_alone():
    """Item 134: after the Independent Air Force."""
    state = play(war(events={"ap_37": 4}), "cp_33")

    assert war_status_of(state) == {"ap": 0, "cp": 2}


def test_r9_5_card_cp_58_stavka_timidity_after_the_tsar_and_again_later():
    """It is discarded, not removed."""
    assert forbidden_by(war(), "cp_58") == "play-needs-card"

    state = play(war(events={"cp_28": 4}), "cp_58")
    assert discards_of(state, "cp") == ["cp_58"]
    assert removed_of(state, "cp") == []


def test_r9_5_card_cp_59_polish_corps_for_a_point():
    """Item 426."""
    assert forbidden_by(war(), "cp_59") == "play-space-not-held"

    state = play(war(control=held_by_cp("warsaw")), "cp_59")
    assert where(state, "pl_corps") == ["cp_reserve_box"] * 3
    assert vp_of(state) == 9


def test_r9_5_card_cp_59_poles_take_no_landwehr_while_warsaw_is_allied():
    """Item 426: they are Germans otherwise."""
    poles = {"cp_reserve_box": ["pl_corps reduced"], "bremen": ["ge_corps reduced"]}
    lost = play(war(poles), "cp_05")
    held = play(war(poles, control=held_by_cp("warsaw")), "cp_05")

    assert why_not(lost, "flip pl_corps reduced@cp_reserve_box") == "poles-without-warsaw"
    assert "flip pl_corps reduced@cp_reserve_box" in offered(held)
