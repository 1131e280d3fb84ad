"""Events of the Allied Total War deck. [cards ap_35–ap_55, ap_62–ap_65]"""

from __future__ import annotations

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.names import AP, CP, US
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.combat.strength import settled_drm
from greatpowers.games.paths_of_glory.rules.events.modifiers import (
    may_cancel_trench,
    may_use_kerensky,
    round_drm,
)
from greatpowers.games.paths_of_glory.rules.replacements.replacements import points_gained
from greatpowers.games.paths_of_glory.rules.war.peace import peace_refusal
from greatpowers.games.paths_of_glory.rules.war.war import us_entry
from greatpowers.games.paths_of_glory.state.effects import (
    Brusilov,
    Kerensky,
    YanksAndTanks,
    is_in_force,
)
from greatpowers.games.paths_of_glory.state.state import is_at_war
from tests.games.paths_of_glory.cardplay import asked, fight, forbidden_by, play, say, war
from tests.games.paths_of_glory.changing import set_turn, set_vp
from tests.games.paths_of_glory.seen import (
    combat_in,
    combined_war_status,
    hand_of,
    ops_left,
    rp_of,
    vp_of,
    war_status_of,
)

FRONT = {"cambrai": ["us_1"], "amiens": ["br_1"], "sedan": ["ge_1"]}
EAST = {"rovno": ["ru_8", "ru_9"], "tarnopol": ["ah_3"], "dubno": ["ru_corps"]}


def test_r9_5_card_ap_35_yanks_and_tanks_help_attacks_with_americans():
    """Operations with 4 points, +2 in this round."""
    state = play(war(FRONT), "ap_35")
    assert (asked(state)[1], ops_left(state)) == ("ChooseActivation", 4)
    assert is_in_force(state, YanksAndTanks)

    say(state, "done")
    state.push(ActionRound(CP, 2))
    advance(state)
    assert not is_in_force(state, YanksAndTanks)


def test_r9_5_card_ap_35_the_bonus_needs_an_american_attacker():
    on = {"effects": {"round:yanks_and_tanks": 1}}
    both = fight(FRONT, "sedan", "us_1@cambrai, br_1@amiens", **on)
    british = fight(FRONT, "sedan", "br_1@amiens", **on)

    assert round_drm(both, combat_in(both)) == 2
    assert round_drm(british, combat_in(british)) == 0


def test_r9_5_card_ap_40_fourteen_points_need_zimmermann():
    """Item 391."""
    assert forbidden_by(war(), "ap_40") == "play-needs-card"
    assert vp_of(play(war(events={"ap_54": 4}), "ap_40")) == 9


def test_r9_5_card_ap_40_only_the_allies_offer_peace_afterwards():
    """Item 170."""
    state = war(events={"ap_54": 4}, vp=12)
    assert peace_refusal(state, CP) is None

    play(state, "ap_40")
    assert peace_refusal(state, CP) is not None
    set_vp(state, 8)
    assert peace_refusal(state, AP) is None


def test_r9_5_card_ap_45_kerensky_between_two_revolutions():
    """Item 138."""
    assert forbidden_by(war(), "ap_45") == "play-needs-card"
    assert forbidden_by(war(events={"cp_52": 3, "cp_53": 4}), "ap_45") == "play-closed-by-card"

    state = play(war(EAST, events={"cp_52": 3}), "ap_45")
    assert (asked(state)[1], ops_left(state)) == ("ChooseActivation", 3)
    assert is_in_force(state, Kerensky)


@pytest.mark.parametrize(
    ("defender", "helped"),
    [("ah_3", True), ("bu_corps", True), ("tu_corps", True), ("ge_1", False), ("tu_sn_corps", False)],
)
def test_r9_5_card_ap_45_the_bonus_is_against_austrians_bulgarians_and_turks(defender, helped):
    state = fight(
        {"dubno": ["ru_8"], "tarnopol": [defender]}, "tarnopol", "ru_8@dubno", effects={"round:kerensky": 1}
    )

    assert may_use_kerensky(state, combat_in(state)) is helped


def test_r9_5_card_ap_45_a_mixed_stack_will_do_but_a_russian_must_attack():
    units = {"dubno": ["ru_8"], "kamenets_podolski": ["ro_corps"], "tarnopol": ["ge_corps", "ah_corps"]}
    on = {"effects": {"round:kerensky": 1}, "at_war": ["ro"]}
    mixed = fight(units, "tarnopol", "ru_8@dubno", **on)
    romanian = fight(units, "tarnopol", "ro_corps@kamenets_podolski", **on)

    assert may_use_kerensky(mixed, combat_in(mixed))
    assert not may_use_kerensky(romanian, combat_in(romanian))


def test_r9_5_card_ap_46_brusilov_helps_every_russian_attack():
    state = play(war(EAST), "ap_46")
    assert (ops_left(state), war_status_of(state)) == (4, {"ap": 2, "cp": 0})
    assert is_in_force(state, Brusilov)

    attack = fight(EAST, "tarnopol", "ru_corps@dubno", effects={"round:brusilov": 1})
    assert round_drm(attack, combat_in(attack)) == 1


def test_r9_5_card_ap_46_brusilov_cancels_a_trench_once_where_no_german_stands():
    """Pitfall 26: announced before the flank attempt."""
    on = {"effects": {"round:brusilov_trench": 1}}
    austrian = fight(EAST, "tarnopol", "ru_corps@dubno", trench=2, **on)
    german = fight({**EAST, "tarnopol": ["ah_3", "ge_corps"]}, "tarnopol", "ru_corps@dubno", trench=2, **on)
    no_trench = fight(EAST, "tarnopol", "ru_corps@dubno", **on)
    spent = fight(EAST, "tarnopol", "ru_corps@dubno", trench=2, effects={"round:brusilov": 1})

    assert may_cancel_trench(austrian, combat_in(austrian))
    for state in (german, no_trench, spent):
        assert not may_cancel_trench(state, combat_in(state))


def test_r9_5_card_ap_46_brusilov_may_forestall_turk_determination():
    """Only where the optional card could come."""
    units = {"kars": ["ru_corps"], "eleskirt": ["tu_corps"]}
    on = {"effects": {"round:brusilov_trench": 1}, "at_war": ["tu"]}
    plain = fight(units, "eleskirt", "ru_corps@kars", **on)
    optional = fight(units, "eleskirt", "ru_corps@kars", options={"optional_cards": "all"}, **on)

    assert not may_cancel_trench(plain, combat_in(plain))
    assert may_cancel_trench(optional, combat_in(optional))


def test_r9_5_card_ap_51_everyone_into_battle_after_a_german_offensive():
    """Item 138."""
    assert forbidden_by(war(), "ap_51") == "play-needs-offensive-of-1918"
    for card in ("cp_49", "cp_50", "cp_51"):
        assert forbidden_by(war(events={card: 5}), "ap_51") == ""


def test_r9_5_card_ap_52_convoy_after_the_submarines():
    """Items 138, 166."""
    assert forbidden_by(war(), "ap_52") == "play-needs-card"
    assert vp_of(play(war(events={"cp_36": 4}), "ap_52")) == 9


def test_r16_3_2_zimmermann_needs_a_combined_war_status_of_thirty():
    """Item 389: the United States are active then, without reinforcements."""
    assert forbidden_by(war(war_status={"combined": 29}), "ap_54") == "play-war-status-too-low"

    state = play(war(war_status={"combined": 30}), "ap_54")
    assert (vp_of(state), combined_war_status(state)) == (9, 32)
    assert is_at_war(state, US)
    assert us_entry(state) == "zimmermann_telegram"
    assert forbidden_by(state, "ap_38") == "play-needs-card"


def test_r16_3_4_over_there_on_a_later_turn():
    """Item 390."""
    state = war(events={"ap_54": 5}, at_war=["us"])
    assert forbidden_by(war(), "ap_55") == "play-needs-earlier-turn"
    assert forbidden_by(state, "ap_55") == "play-needs-earlier-turn"

    set_turn(state, 6)
    play(state, "ap_55")
    assert us_entry(state) == "over_there"
    assert forbidden_by(state, "ap_38") == ""


@pytest.mark.parametrize(("die", "by"), [(1, -1), (2, -1), (3, -1), (4, 0), (5, 0), (6, 1)])
def test_r9_5_card_ap_62_sixtus_rolls_on_the_early_row_whatever_the_war_status(die, by):
    """Item 427: nobody is asked to accept."""
    state = play(war(dice=[die], war_status={"combined": 35}), "ap_62")

    assert vp_of(state) == 10 + by
    assert asked(state) == ("", "")
    assert combined_war_status(state) == 36


def test_r9_5_card_ap_65_influenza_stops_replacement_cards_of_both_sides():
    """Item 428: from war status 30, for the turn; points already recorded stay."""
    assert forbidden_by(war(war_status={"combined": 29}), "ap_65") == "play-war-status-too-low"

    state = play(war(war_status={"combined": 30}, rp={"ge": 2}), "ap_65")
    for side, card in ((CP, "cp_12"), (AP, "ap_14")):
        hand_of(state, side).append(card)
        state.push(ActionRound(side, 3))
        advance(state)
        (choice,) = state.stack[-1:]
        assert choice.refuse(state, choice.read(state, f"rp {card}")).message == "pog-influenza"
        say(state, "auto")
    assert rp_of(state) == {"ge": 2}


def test_r9_5_card_ap_37_independent_air_force_ends_rathenau():
    """Item 168: before or after Rathenau's own play."""
    rathenau_first = war(events={"cp_33": 4})
    assert points_gained(rathenau_first) == {"ge": 1}

    assert points_gained(play(rathenau_first, "ap_37")) == {}
    assert points_gained(play(war(events={"ap_37": 4}), "cp_33")) == {}


def test_r9_5_card_ap_49_the_pipeline_frees_allied_attacks_from_sinai():
    """Item 165."""
    units = {"sinai": ["br_corps", "br_corps"], "gaza": ["tu_corps"]}
    where = {"at_war": ["tu"], "control": 0}
    before = fight(units, "gaza", "br_corps@sinai", **where)
    after = fight(units, "gaza", "br_corps@sinai", events={"ap_49": 4}, **where)

    assert settled_drm(before, combat_in(before))[0] == -3
    assert settled_drm(after, combat_in(after))[0] == 0
