"""Nations entering the war, and Greece between peace and war. [9.5.2, 16.1.3.1]"""

from __future__ import annotations

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import IN_NATION
from greatpowers.games.paths_of_glory.printed.names import (
    AP,
    BU,
    GR,
    IT,
    PERSIA,
    RO,
    TU,
)
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.supply.supply import closed, in_supply
from greatpowers.games.paths_of_glory.rules.war.war_status import enter_turkey
from greatpowers.games.paths_of_glory.state.changes.rounds import begin_turn, next_turn
from greatpowers.games.paths_of_glory.state.state import is_at_war
from tests.games.paths_of_glory.boards import board, spaces
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
from tests.games.paths_of_glory.seen import (
    actions_of,
    counters_in,
    cp_spaces,
    hand_of,
    ids,
    trenches_of,
    unclaimed_spaces,
    war_status_of,
)

ROMANIANS = [
    "place ro_corps at jassy",
    "place ro_corps at ploesti",
    "place ro_corps at galatz",
    "place ro_corps at barlad",
]


def test_r9_5_2_1_romania_enters_with_corps_where_the_allies_want_them():
    """Item 143."""
    state = play(war(), "ap_16")
    assert at(state, "bucharest") == ["ro_corps", "ro_corps"]
    assert asked(state) == ("ap", "ChooseFreeSpace")
    assert len(offered(state)) == 8

    say(state, *ROMANIANS)
    assert [at(state, s) for s in ("jassy", "ploesti", "galatz", "barlad")] == [["ro_corps"]] * 4
    assert is_at_war(state, RO)
    assert actions_of(state, "ap") == ["neutral_entry"]


def test_r4_2_2_one_corps_a_space_and_none_abroad():
    state = play(war(), "ap_16", ROMANIANS[0])

    assert why_not(state, "place ro_corps at jassy") == "entry-one-corps"
    assert why_not(state, "place ro_corps at bucharest") == "entry-one-corps"
    assert why_not(state, "place ro_corps at odessa") == "entry-other-country"
    assert ROMANIANS[0] not in offered(state)


def test_r9_5_2_1_romania_not_after_the_fall_of_the_tsar():
    """Item 138."""
    assert forbidden_by(war(events={"cp_52": 4}), "ap_16") == "play-closed-by-card"


def test_r9_5_2_1_bulgaria_enters_for_the_central_powers():
    """Item 143: Sofia is a source of supply from now on."""
    state = play(war(), "cp_34")
    assert at(state, "sofia") == ["bu_corps", "bu_corps"]
    assert asked(state) == ("cp", "ChooseFreeSpace")

    while state.stack:
        say(state, offered(state)[0])
    assert len(where(state, "bu_corps")) == 6
    assert is_at_war(state, BU)
    assert all(in_supply(state, unit) for unit in counters_in(state, "sofia"))


def test_r9_5_2_1_italy_enters_with_its_set_up():
    """Item 143."""
    state = play(war(), "ap_17")

    assert at(state, "udine") == ["it_2 reduced"]
    assert at(state, "taranto") == ["it_corps"]
    assert at(state, "ap_reserve_box") == ["it_corps"] * 4
    assert is_at_war(state, IT)
    assert war_status_of(state) == {"ap": 2, "cp": 0}


def test_r9_5_2_1_greece_enters_with_three_corps():
    """Item 143."""
    state = play(war(), "ap_44")

    assert [at(state, s) for s in ("florina", "larisa", "athens")] == [["gr_corps"]] * 3
    assert is_at_war(state, GR)


@pytest.mark.parametrize(("first", "second"), [("ap_17", "cp_34"), ("cp_34", "ap_16"), ("ap_44", "ap_17")])
def test_r9_5_2_2_one_neutral_a_turn_for_both_sides_together(first, second):
    """Item 144."""
    state = play(war(), first)
    while state.stack:
        say(state, offered(state)[0])

    assert forbidden_by(state, second) == "neutral-entry-once"


def test_r9_5_2_2_the_next_turn_another_may_enter():
    state = play(war(), "ap_17")
    next_turn(state)
    begin_turn(state)

    assert forbidden_by(state, "cp_34") == ""


def test_r9_5_2_2_turkey_and_salonika_are_no_neutral_entries():
    """Item 145."""
    state = war({"ap_reserve_box": ["br_corps"]})
    enter_turkey(state)
    assert forbidden_by(state, "ap_17") == ""

    play(state, "ap_30")
    while state.stack:
        say(state, offered(state)[-1])
    assert forbidden_by(state, "ap_17") == ""


def test_r9_5_2_1_a_nation_enters_once():
    assert forbidden_by(war(at_war=["it"]), "ap_17") == "neutral-entry-at-war"


def test_r16_1_3_1_turkey_takes_the_field():
    state = war()
    enter_turkey(state)

    assert is_at_war(state, TU)
    assert is_at_war(state, PERSIA)
    assert len(where(state, "tu_corps")) == 14
    assert trenches_of(state) == {"cp": {"giresun": 1, "baghdad": 1, "gaza": 1}}


def test_r11_1_13_persia_is_shared_out_when_turkey_enters():
    """Item 202: Kermanshah to the Central Powers, the rest to the Allies."""
    state = war()
    enter_turkey(state)

    assert "kermanshah" in cp_spaces(state)
    assert not {"dilman", "tabriz", "hamadan", "khorramabad", "ahwaz"} & cp_spaces(state)
    assert not closed(state) & spaces("tabriz", "kermanshah")


def test_r11_1_13_of_2010_persia_is_only_opened():
    """Item 203: everybody may enter; only Ahwaz has an owner."""
    state = war(options={"edition": "2010"})
    enter_turkey(state)

    assert unclaimed_spaces(state) == ids(IN_NATION[PERSIA]) - {"ahwaz"}
    assert not (cp_spaces(state) | ids(closed(state))) & ids(IN_NATION[PERSIA])


CORPS = {
    "ap_reserve_box": ["br_corps", "fr_corps reduced", "br_bef_corps", "ru_corps", "it_corps"],
    "marseilles": ["fr_corps", "br_aus_corps"],
    "paris": ["fr_corps"],
    "calais": ["fr_1"],
}


def test_r9_5_card_ap_30_one_to_three_corps_sail_to_salonika():
    """Items 145, 164. Pitfall 20: no BEF, no Commonwealth corps, nobody from inland."""
    state = play(war(CORPS), "ap_30")
    assert asked(state) == ("ap", "ChooseLanding")
    assert set(offered(state)) == {
        "sr br_corps@ap_reserve_box to salonika",
        "sr fr_corps reduced@ap_reserve_box to salonika",
        "sr fr_corps@marseilles to salonika",
    }
    assert why_not(state, "sr br_bef_corps@ap_reserve_box to salonika") == "salonika-other-corps"
    assert why_not(state, "sr br_aus_corps@marseilles to salonika") == "salonika-other-corps"
    assert why_not(state, "sr fr_corps@paris to salonika") == "salonika-no-port"

    say(state, "sr fr_corps@marseilles to salonika")
    assert "done" in offered(state)
    say(state, "sr br_corps@ap_reserve_box to salonika", "sr fr_corps reduced@ap_reserve_box to salonika")
    assert at(state, "salonika") == ["br_corps", "fr_corps", "fr_corps reduced"]
    assert not state.stack


def test_r9_5_card_ap_30_at_least_one_corps_must_go():
    """Item 164."""
    assert "done" not in offered(play(war(CORPS), "ap_30"))
    assert why_not(play(war(CORPS), "ap_30"), "done") == "salonika-nobody"
    assert forbidden_by(war({"paris": ["fr_corps"], "ap_reserve_box": ["br_bef_corps"]}), "ap_30") == (
        "salonika-no-corps"
    )


def test_r9_5_card_ap_30_greeks_stand_by_as_neutrals():
    """Items 146, 147: their spaces are closed, the other Greek spaces are open."""
    state = play(war(CORPS), "ap_30", "sr br_corps@ap_reserve_box to salonika", "done")

    assert where(state, "gr_corps") == ["florina", "larisa", "athens"]
    assert not is_at_war(state, GR)
    assert closed(state) & spaces("florina", "larisa", "athens") == spaces("florina", "larisa", "athens")
    assert not closed(state) & spaces("salonika", "kavala")
    assert not {"salonika", "kavala"} & cp_spaces(state)


def test_r9_5_2_4_greece_frees_the_greeks_that_salonika_placed():
    """Item 146."""
    state = play(war(CORPS), "ap_30", "sr br_corps@ap_reserve_box to salonika", "done")
    play(state, "ap_44")

    assert where(state, "gr_corps") == ["florina", "larisa", "athens"]
    assert is_at_war(state, GR)
    assert not closed(state) & spaces("florina", "larisa", "athens", "salonika", "kavala")


def test_r9_5_2_4_1_greece_may_come_before_salonika_and_mef():
    """Item 148."""
    state = play(war(CORPS, at_war=["tu"]), "ap_44")
    assert forbidden_by(state, "ap_31") == ""

    play(state, "ap_30", "sr br_corps@ap_reserve_box to salonika", "done")
    assert len(where(state, "gr_corps")) == 3


def test_r9_5_card_ap_30_after_greeces_entry_salonika_must_be_allied_and_have_room():
    enemy = war({**CORPS, "salonika": ["bu_corps"]}, at_war=["gr", "bu"], control=held_by_cp("salonika"))
    lost = war(CORPS, at_war=["gr"], control=held_by_cp("salonika"))
    full = war({**CORPS, "salonika": ["fr_orient", "sb_corps", "br_2"]}, at_war=["gr"])

    assert forbidden_by(enemy, "ap_30") == "entry-not-friendly"
    assert forbidden_by(lost, "ap_30") == "entry-not-friendly"
    assert forbidden_by(full, "ap_30") == "entry-full"


def test_r9_5_card_ap_30_within_stacking():
    """Item 164."""
    state = play(war({**CORPS, "salonika": ["sb_1", "sb_2"]}, at_war=["gr"]), "ap_30")
    say(state, "sr br_corps@ap_reserve_box to salonika")

    assert not state.stack
    assert len(at(state, "salonika")) == 3


def test_r9_3_3_salonika_is_a_redeployment_and_may_not_follow_one():
    """Item 130: nor may one follow it."""
    assert forbidden_by(war(CORPS, actions_this_turn={"ap": ["ops", "sr"]}), "ap_30") == "salonika-after-sr"
    assert forbidden_by(war(CORPS, actions_this_turn={"ap": ["sr", "ops"]}), "ap_30") == ""

    state = play(war(CORPS), "ap_30", "sr br_corps@ap_reserve_box to salonika", "done")
    assert actions_of(state, "ap") == ["sr"]
    hand_of(state, "ap").append("ap_14")
    state.push(ActionRound(AP, 2))
    advance(state)
    assert "sr ap_14" not in offered(state)
    assert "ops ap_14" in offered(state)


def test_r9_5_card_ap_30_the_mef_landing_is_over():
    """Item 148."""
    state = play(war(CORPS, at_war=["tu"]), "ap_30", "sr br_corps@ap_reserve_box to salonika", "done")

    assert where(play(state, "ap_31"), "br_mef") == ["london"]


@pytest.mark.parametrize("card", ["ap_16", "ap_17"])
def test_r9_5_2_5_late_entry_cards_are_events_or_nothing(card):
    """Items 149, 150: while the Central Powers alone are at Total War."""
    late = war(commitment={"ap": "limited", "cp": "total"}, hands={"ap": [card]})
    late.push(ActionRound(AP, 1))
    advance(late)
    level = board(turn=6, commitment={"ap": "total", "cp": "total"}, hands={"ap": [card]})
    level.push(ActionRound(AP, 1))
    advance(level)

    assert [text for text in offered(late) if card in text] == [f"event {card}"]
    assert {f"ops {card}", f"sr {card}", f"rp {card}", f"event {card}"} <= set(offered(level))
