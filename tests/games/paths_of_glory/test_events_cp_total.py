"""Events of the Central Powers' Total War deck. [cards cp_36–cp_55, cp_63–cp_65]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.replacements.replacements import points_lost
from greatpowers.games.paths_of_glory.rules.war.mandates import mandated_for, offensive_due
from tests.games.paths_of_glory.cardplay import (
    asked,
    at,
    forbidden_by,
    held_by_cp,
    offered,
    play,
    say,
    war,
    why_not,
)
from tests.games.paths_of_glory.changing import reset_control
from tests.games.paths_of_glory.seen import mandated_of, war_status_of

AFTER_H_L = {"cp_54": 4}


@pytest.mark.parametrize("card", ["cp_36", "cp_37"])
def test_r9_5_card_cp_36_and_cp_37_after_hindenburg_and_ludendorff(card):
    """Item 137."""
    assert forbidden_by(war(), card) == "play-needs-card"
    assert forbidden_by(war(events=AFTER_H_L), card) == ""


def test_r9_5_card_cp_36_submarines_cost_the_british_a_point_until_the_convoy():
    """Item 166."""
    state = play(war(events=AFTER_H_L, rp={"br": 3}), "cp_36")
    assert points_lost(state) == {"br": 1}
    assert war_status_of(state) == {"ap": 0, "cp": 2}

    assert points_lost(play(state, "ap_52")) == {}


def test_r9_5_card_cp_37_hoffmann_counts_from_the_next_roll():
    state = war(events=AFTER_H_L, mandated={"cp": "ah"})
    assert mandated_for(state, CP, 2) == "ah"

    play(state, "cp_37")
    assert mandated_of(state) == {"cp": "ah"}
    # A 2 counts as a 3 now: the Turks, who are neutral.
    assert mandated_for(state, CP, 2) == ""


def test_r9_5_card_cp_47_a_french_offensive_is_a_mutiny_from_now_on():
    """Pitfall 39: the offensive due this turn is due no more."""
    state = war(mandated={"ap": "fr"})
    assert offensive_due(state, AP) == "fr"

    assert offensive_due(play(state, "cp_47"), AP) == ""


def test_r9_5_card_cp_54_ends_german_offensives_at_once():
    """Pitfall 39."""
    state = war(mandated={"cp": "ge"})
    assert offensive_due(state, CP) == "ge"

    play(state, "cp_54")
    assert offensive_due(state, CP) == ""
    assert mandated_for(state, CP, 4) == ""


@pytest.mark.parametrize("offensive", ["cp_49", "cp_50", "cp_51"])
def test_r9_5_card_cp_55_lloyd_george_not_after_the_german_offensives(offensive):
    """Item 172."""
    assert forbidden_by(war(), "cp_55") == ""
    assert forbidden_by(war(events={offensive: 4}), "cp_55") == "play-closed-by-card"


RUSSIANS = {
    "riga": ["ru_12", "ru_corps reduced"],
    "minsk": ["ru_1", "ru_2"],
    "kiev": ["ru_8", "ru_corps"],
    "ap_reserve_box": ["ru_corps"],
    "ap_eliminated_box": ["ru_3"],
    "paris": ["fr_6"],
}


def test_r9_5_card_cp_63_desertions_reduce_up_to_four_russians_on_the_map():
    assert forbidden_by(war(RUSSIANS), "cp_63") == "play-needs-card"
    state = play(war(RUSSIANS, events={"cp_52": 4}), "cp_63")

    assert asked(state) == ("cp", "ChooseDeserters")
    assert set(offered(state)) == {
        "reduce ru_12@riga", "reduce ru_1@minsk", "reduce ru_2@minsk", "reduce ru_8@kiev",
        "reduce ru_corps@kiev", "done",
    }  # fmt: skip
    for text in ("ru_corps@ap_reserve_box", "ru_corps reduced@riga", "fr_6@paris", "ru_3@ap_eliminated_box"):
        assert why_not(state, f"reduce {text}") == "desertions-other-unit"
    say(state, "reduce ru_1@minsk", "reduce ru_2@minsk", "reduce ru_8@kiev", "reduce ru_12@riga")
    assert at(state, "minsk") == ["ru_1 reduced", "ru_2 reduced"]
    assert asked(state) == ("", "")


def test_r9_5_card_cp_63_fewer_will_do():
    state = play(war(RUSSIANS, events={"cp_52": 4}), "cp_63", "reduce ru_1@minsk", "done")

    assert at(state, "minsk") == ["ru_1 reduced", "ru_2"]
    assert at(state, "kiev") == ["ru_8", "ru_corps"]


def test_r9_5_card_cp_65_prince_max_until_turn_sixteen():
    """Item 429."""
    assert forbidden_by(war(turn=17), "cp_65") == "play-too-late"

    assert war_status_of(play(war(turn=16), "cp_65")) == {"ap": 0, "cp": 3}


def test_r16_4_4_the_tsar_falls_at_a_sum_of_thirty_three():
    """Item 394: after Tsar Takes Command; the box is lost again if the sum drops."""
    three = held_by_cp("warsaw", "lodz", "vilna")
    assert forbidden_by(war(war_status={"combined": 33}, control=three), "cp_52") == "play-needs-card"
    state = war(war_status={"combined": 30}, control=three, events={"cp_28": 4})
    assert forbidden_by(state, "cp_52") == ""

    reset_control(state, held_by_cp("warsaw", "lodz"))
    assert forbidden_by(state, "cp_52") == "tsar-stands"
