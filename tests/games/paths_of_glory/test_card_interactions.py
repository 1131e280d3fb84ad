"""Cards that open, close, answer or undo each other, over rounds and turns. [9.5, 16.3, 16.4]"""

from __future__ import annotations

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.printed.units import FR_ORIENT
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.actions.activation_costs import cost_of
from greatpowers.games.paths_of_glory.rules.events.in_force import haig_in_force, lloyd_george_in_force
from greatpowers.games.paths_of_glory.rules.events.modifiers import attack_refusal_by_event, haig_holds
from greatpowers.games.paths_of_glory.rules.movement.limits import (
    barred_spaces,
    entry_refusal,
    may_stay_on_channel,
    may_storm_russian_forts,
)
from greatpowers.games.paths_of_glory.rules.replacements.replacements import halves_of, points_lost
from greatpowers.games.paths_of_glory.rules.war.mandates import offensive_due
from greatpowers.games.paths_of_glory.rules.war.war import russian_capitulation, us_entry
from greatpowers.games.paths_of_glory.state.changes.map import place_unit
from greatpowers.games.paths_of_glory.state.changes.rounds import begin_turn, next_turn
from greatpowers.games.paths_of_glory.state.setup import unused
from tests.games.paths_of_glory.boards import board, spaces
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.cardplay import (
    asked,
    at,
    fight,
    fits,
    forbidden_by,
    held_by_ap,
    held_by_cp,
    offered,
    play,
    say,
    war,
    where,
)
from tests.games.paths_of_glory.changing import (
    note_event,
    reset_control,
    set_rp,
    set_trench,
    set_trenches,
)
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import (
    actions_of,
    besieged_forts,
    broken_sieges,
    combat_in,
    cp_spaces,
    events_of,
    removed_of,
    russian_vp_at_fall,
    trenches_of,
    turn_of,
    vp_of,
    war_status_of,
)

RUSSIAN_VP = ("warsaw", "lodz", "vilna", "riga", "kiev", "odessa", "minsk")


def pass_round(state, side, text="auto"):
    """An action round of a side without anything to do on the map."""
    state.push(ActionRound(side, len(actions_of(state, side)) + 1))
    advance(state)
    say(state, text)
    while state.stack:
        say(state, "done")
    return state


def new_turn(state):
    next_turn(state)
    begin_turn(state)
    return state


def test_r9_5_guns_of_august_open_the_rape_of_belgium():
    """Item 169. Pitfall 9: supply is known anew after the march."""
    state = board(start=True)
    assert forbidden_by(state, "ap_13") == "play-needs-card"

    play(state, "cp_01", "done")
    assert forbidden_by(state, "ap_13") == ""


@pytest.mark.parametrize(
    ("card", "free"), [("cp_08", may_stay_on_channel), ("cp_11", may_storm_russian_forts)]
)
def test_r16_1_5_war_status_four_does_what_the_card_does(card, free):
    """Items 134, 386: in the middle of a turn; the card may be played nevertheless."""
    by_status = war(war_status={"cp": 4})
    by_card = play(war(), card)

    assert free(by_status)
    assert free(by_card)
    assert not free(war(war_status={"ap": 9, "cp": 3}))
    assert forbidden_by(by_status, card) == ""


def test_r9_5_moltke_and_falkenhayn_change_the_price_of_the_march():
    """Pitfall 12: Moltke overrides the 11th Army."""
    units = {"sedan": ["ge_11", "ge_corps", "ah_corps"]}
    state = war(units, events={"cp_29": 2}, control=held_by_cp("sedan"), turn=2)
    sedan = SPACE_NUMBER["sedan"]
    assert cost_of(state, sedan, "attack") == 1

    play(state, "ap_09")
    assert cost_of(state, sedan, "attack") == 3
    play(state, "cp_13")
    assert cost_of(state, sedan, "attack") == 1


@pytest.mark.parametrize(("first", "second"), [("ap_12", "cp_06"), ("cp_06", "ap_12")])
def test_r9_5_either_side_may_entrench_first_and_the_other_never(first, second):
    """Item 135."""
    units = {"paris": ["fr_6"], "metz": ["ge_4"]}
    state = play(war(units), first)

    assert forbidden_by(state, second) == "play-closed-by-card"
    assert sum(len(levels) for levels in trenches_of(state).values()) == 1


def test_r9_5_blockade_opens_lusitania_and_zimmermann_closes_it():
    """Item 138."""
    state = play(war(war_status={"combined": 30}), "ap_02")
    assert forbidden_by(state, "ap_26") == ""

    play(state, "ap_54")
    assert forbidden_by(state, "ap_26") == "play-closed-by-card"


def test_r9_5_the_high_seas_fleet_scores_after_the_next_allied_action():
    state = play(war(), "cp_25")
    assert vp_of(state) == 10

    pass_round(state, AP)
    assert vp_of(state) == 11
    assert forbidden_by(state, "ap_33") == "grand-fleet-no-answer"


def test_r9_5_the_grand_fleet_meets_the_high_seas_fleet():
    state = play(war(), "cp_25")
    assert forbidden_by(state, "ap_33") == ""

    play(state, "ap_33")
    assert vp_of(state) == 10
    pass_round(pass_round(state, CP), AP)
    assert vp_of(state) == 10
    assert (removed_of(state, "ap"), removed_of(state, "cp")) == (["ap_33"], ["cp_25"])


def test_r9_5_zeppelin_raids_cost_four_british_points_this_turn_only():
    """Item 167: never below nothing."""
    state = play(war(rp={"br": 6}), "cp_27")
    assert points_lost(state) == {"br": 4}
    set_rp(state, {"br": 3})
    assert points_lost(state) == {"br": 3}

    assert points_lost(new_turn(state)) == {}


def test_r9_5_war_in_africa_can_lift_a_siege():
    """Item 171: the corps that goes was one of the two besiegers."""
    units = {"gaza": ["br_corps", "br_corps"]}
    state = war(units, forts_besieged=["gaza"], at_war=["tu"], control=held_by_ap("sinai"))
    play(state, "cp_32", "remove br_corps@gaza")

    assert at(state, "gaza") == ["br_corps"]
    assert "gaza" not in besieged_forts(state)
    assert "gaza" in broken_sieges(state)


def test_r9_5_mef_salonika_and_greece_in_one_war():
    """Item 148: the landing first, then Salonika, then Greece on a later turn."""
    state = war({"ap_reserve_box": ["br_corps", "fr_corps"]}, at_war=["tu"])
    play(state, "ap_31", "place br_mef at mef_3")
    play(state, "ap_30", "sr fr_corps@ap_reserve_box to salonika", "done")
    play(new_turn(state), "ap_44")

    assert (where(state, "br_mef"), at(state, "salonika")) == (["mef_3"], ["fr_corps"])
    assert where(state, "gr_corps") == ["florina", "larisa", "athens"]


def test_r9_5_corps_may_leave_the_beachhead_for_salonika():
    state = war({"ap_reserve_box": ["fr_corps"]}, at_war=["tu"])
    play(state, "ap_31", "place br_mef at mef_1")
    place_unit(state, unused(state, "br_corps"), SPACE_NUMBER["mef_1"])
    play(state, "ap_30")

    assert "sr br_corps@mef_1 to salonika" in offered(state)


@pytest.mark.parametrize(
    ("card", "unit", "place"), [("ap_29", "ru_cau", "moscow"), ("ap_50", "br_ne", "london")]
)
def test_r9_5_near_east_armies_placed_at_home_never_go_there(card, unit, place):
    """Item 159. Pitfall 22: neither by move nor by attack."""
    state = play(war(), card)
    if state.stack:
        say(state, f"place {unit} at {place}")
    (found,) = units_of_text(state, f"{unit}@{place}")

    assert barred_spaces(state, found, "move") & spaces("baku", "cairo") == spaces("baku", "cairo")
    assert barred_spaces(state, found, "attack") & spaces("erzerum")


def test_r9_5_the_orient_army_placed_at_home_keeps_out_of_salonika():
    """Item 159."""
    state = play(war(at_war=["gr"]), "ap_53", "place fr_orient at paris")
    landed = play(war(at_war=["gr"]), "ap_53", "place fr_orient at salonika")

    assert barred_spaces(state, FR_ORIENT, "sr") & spaces("salonika", "kavala") == spaces("salonika")
    assert not barred_spaces(landed, FR_ORIENT, "sr") & spaces("salonika")
    assert entry_refusal(state, FR_ORIENT, SPACE_NUMBER["salonika"], "sr").rule == "9.5.3.4"


def history(state, *names):
    """The Central Powers hold these Russian spaces from now on."""
    reset_control(state, held_by_cp(*names))
    state.board_changed()
    state.touch()
    return state


@pytest.mark.parametrize(("romania", "points"), [([], 3), (["ro"], 1)])
def test_r16_4_the_way_of_russia_out_of_the_war(romania, points):
    """Items 392, 394, 395, 396, 398, 399: step by step, with and without Romania."""
    state = history(war(turn=13, war_status={"combined": 30}, at_war=romania), *RUSSIAN_VP[:3])
    assert russian_capitulation(state) == "tsar_takes_command_allowed"
    play(state, "cp_28")
    assert russian_capitulation(state) == "fall_of_the_tsar_allowed"

    vp = vp_of(state)
    play(state, "cp_52")
    assert (vp_of(state) - vp, russian_vp_at_fall(state)) == (points, 3)
    assert forbidden_by(state, "ap_16") != ""
    assert forbidden_by(state, "cp_53") == "play-needs-earlier-turn"

    new_turn(state)
    assert forbidden_by(state, "cp_53") == "revolution-not-yet"
    history(state, *RUSSIAN_VP[:4])
    assert forbidden_by(state, "cp_53") == ""
    play(state, "cp_53")
    set_rp(state, {"ru": 3})
    assert dict(halves_of(state, AP)) == {"ru": 2}

    assert forbidden_by(state, "cp_45") == ""
    play(state, "cp_45")
    assert russian_capitulation(state) == "treaty_of_brest_litovsk"


def test_r16_4_3_and_4_boxes_fall_back():
    """Items 393, 394."""
    state = history(war(war_status={"combined": 29}), *RUSSIAN_VP[:3])
    assert russian_capitulation(history(state, "lodz")) == "none"

    play(history(state, *RUSSIAN_VP[:3]), "cp_28")
    assert russian_capitulation(history(state, "lodz", "warsaw")) == "tsar_takes_command"
    assert forbidden_by(state, "cp_52") == "tsar-stands"


def test_r16_4_6_baku_counts_for_more_than_at_the_fall():
    """Item 396."""
    state = war(turn=6, events={"cp_28": 4, "cp_52": 5}, cp_russian_vp_at_fall=3)
    history(state, *RUSSIAN_VP[:3])
    assert forbidden_by(state, "cp_53") == "revolution-not-yet"

    assert forbidden_by(history(state, *RUSSIAN_VP[:3], "baku"), "cp_53") == ""


def test_r16_4_6_all_seven_spaces_will_do():
    """Item 396: where the Tsar fell with as many."""
    state = war(turn=6, events={"cp_28": 4, "cp_52": 5}, cp_russian_vp_at_fall=8)

    assert forbidden_by(history(state, *RUSSIAN_VP[:6]), "cp_53") == "revolution-not-yet"
    assert forbidden_by(history(state, *RUSSIAN_VP), "cp_53") == ""


def test_r16_4_6_the_revolution_box_is_lost_with_the_spaces():
    """Item 397."""
    state = war(turn=6, events={"cp_28": 4, "cp_52": 5}, cp_russian_vp_at_fall=3)
    history(state, *RUSSIAN_VP[:4])
    assert forbidden_by(state, "cp_53") == ""

    assert forbidden_by(history(state, *RUSSIAN_VP[:3]), "cp_53") == "revolution-not-yet"


def test_r16_4_8_of_2010_the_treaty_waits_for_a_later_turn():
    """Items 399, 400."""
    state = war(options={"edition": "2010"}, events={"cp_53": 5})
    assert forbidden_by(state, "cp_45") == "treaty-too-early"
    assert forbidden_by(new_turn(state), "cp_45") == ""

    assert forbidden_by(war(events={"cp_53": 5}), "cp_45") == ""
    assert forbidden_by(war(), "cp_45") == "play-needs-card"


AFTER_REVOLUTION = {"cp_28": 10, "cp_52": 11, "cp_53": 12}
SCATTERED = {
    "kiev": ["ru_8"],
    "lemberg": ["ru_9"],
    "erzerum": ["ru_corps"],
    "belgrade": ["ru_corps"],
    "bucharest": ["ru_10", "ro_corps"],
    "paris": ["fr_6"],
    "tabriz": ["ru_cau"],
    "ap_reserve_box": ["ru_corps", "fr_corps"],
}


def treaty(**fields):
    return play(
        war(SCATTERED, turn=13, events=dict(AFTER_REVOLUTION), at_war=["ro", "tu"], **fields), "cp_45"
    )


def test_r16_4_9_the_treaty_interns_russians_abroad_and_among_allies():
    """Items 401, 402: those at home, in Germany, Turkey, Austria and Romania stay, unless stacked."""
    state = treaty()

    assert (at(state, "kiev"), at(state, "lemberg"), at(state, "erzerum")) == (
        ["ru_8"],
        ["ru_9"],
        ["ru_corps"],
    )
    assert (at(state, "belgrade"), at(state, "bucharest"), at(state, "tabriz")) == ([], ["ro_corps"], [])
    assert at(state, "ap_eliminated_box") == ["ru_10", "ru_corps"]
    assert at(state, "ap_removed_box") == ["ru_cau"]
    assert at(state, "ap_reserve_box") == ["fr_corps", "ru_corps"]


def test_r16_4_9_russians_attack_no_more_and_only_turks_attack_them():
    """Item 403."""
    state = treaty()

    def why(attackers, target):
        units = units_of_text(state, attackers)
        side = AP if attackers.startswith(("ru", "fr")) else CP
        found = attack_refusal_by_event(state, side, units, SPACE_NUMBER[target])
        return found.message.removeprefix("pog-treaty-") if found else ""

    for kind, space in (("ge_1", "brest_litovsk"), ("tu_corps", "eleskirt"), ("tu_corps", "adrianople")):
        place_unit(state, unused(state, kind), SPACE_NUMBER[space])
    assert why("ru_8@kiev", "brest_litovsk") == "russians-attack"
    assert why("ge_1@brest_litovsk", "kiev") == "russians-attacked"
    assert why("tu_corps@eleskirt", "erzerum") == ""
    assert why("tu_corps@adrianople", "kiev") == "russians-attacked"
    assert why("ge_1@brest_litovsk", "paris") == ""
    assert why("fr_6@paris", "brest_litovsk") == ""
    # An empty Russian fort may still be attacked.
    assert why("ge_1@brest_litovsk", "riga") == ""


def test_r16_4_9_russians_and_other_allies_keep_apart_afterwards():
    """Item 402."""
    state = treaty()
    (russian,) = units_of_text(state, "ru_8@kiev")
    (romanian,) = units_of_text(state, "ro_corps@bucharest")

    assert barred_spaces(state, russian, "move") & spaces("bucharest", "belgrade") == spaces(
        "bucharest", "belgrade"
    )
    assert barred_spaces(state, romanian, "move") & spaces("kiev", "odessa") == spaces("kiev")


def test_r9_5_zimmermann_over_there_and_the_american_armies():
    """Items 157, 389, 390: on the turn of Over There the first of them may come."""
    state = play(war(war_status={"combined": 30}, turn=13), "ap_54")
    assert forbidden_by(state, "ap_43") == "play-needs-card"
    play(new_turn(state), "ap_55")
    assert us_entry(state) == "over_there"

    play(state, "ap_43", "place us_1 at bordeaux")
    assert (at(state, "bordeaux"), at(state, "ap_reserve_box")) == (["us_1"], ["us_corps", "us_corps"])
    assert forbidden_by(state, "ap_47") == "reinforced-already"


def test_r9_5_submarines_stop_the_americans_until_the_convoy():
    """Item 166."""
    state = war(turn=14, events={"ap_54": 12, "ap_55": 13, "cp_54": 12}, at_war=["us"])
    play(state, "cp_36")
    assert forbidden_by(state, "ap_38") == "play-closed-by-card"

    play(state, "ap_52")
    assert forbidden_by(state, "ap_38") == ""


def test_r9_5_h_l_opens_and_closes_cards():
    """Item 137."""
    verdun = {"verdun": ["fr_1"], "metz": ["ge_1"]}
    before = fight(verdun, "verdun", "ge_1@metz", events={"cp_13": 3})
    after = fight(verdun, "verdun", "ge_1@metz", events={"cp_13": 3, "cp_54": 4})

    assert (fits(before, "cp_26"), fits(before, "cp_49")) == (True, False)
    assert (fits(after, "cp_26"), fits(after, "cp_49")) == (False, True)


def british_attack(**fields):
    units = {"cambrai": ["ge_1"], "amiens": ["br_1", "br_aus_corps", "fr_1"]}
    return war(units, trenches={"cp": {"cambrai": 2}}, control=held_by_cp("cambrai", "sedan"), **fields)


def stopped(state, attackers, target="cambrai"):
    found = attack_refusal_by_event(state, AP, units_of_text(state, attackers), SPACE_NUMBER[target])
    return found.params["card"] if found else ""


def test_r9_5_lloyd_george_stops_british_attacks_on_deep_german_trenches():
    """Item 172: Australians and Frenchmen go on; level 1 may be attacked; next turn all may."""
    state = play(british_attack(), "cp_55")

    assert stopped(state, "br_1@amiens") == "cp_55"
    assert stopped(state, "br_1@amiens, fr_1@amiens") == "cp_55"
    assert stopped(state, "br_aus_corps@amiens") == ""
    assert stopped(state, "fr_1@amiens") == ""
    set_trench(state, "cp", "cambrai", 1)
    assert stopped(state, "br_1@amiens") == ""
    set_trench(state, "cp", "cambrai", 2)
    assert stopped(new_turn(state), "br_1@amiens") == ""


@pytest.mark.parametrize("offensive", ["cp_49", "cp_50", "cp_51"])
def test_r9_5_a_german_offensive_ends_lloyd_george_and_haig_at_once(offensive):
    """Item 172."""
    state = play(play(british_attack(), "cp_55"), "cp_61")
    assert lloyd_george_in_force(state)
    assert haig_in_force(state)

    note_event(state, offensive, turn_of(state))
    assert not lloyd_george_in_force(state)
    assert not haig_in_force(state)
    assert stopped(state, "br_1@amiens") == ""


def test_r9_5_stavka_timidity_guards_trenches_of_germans_alone():
    """Mixed stacks, open ground and other attackers are not covered."""
    units = {"warsaw": ["ge_1"], "lublin": ["ge_2", "ah_corps"], "brest_litovsk": ["ru_1", "ro_corps"]}
    level = {"cp": {"warsaw": 1, "lublin": 1}}
    state = war(units, trenches=level, events={"cp_28": 4}, at_war=["ro"])
    play(state, "cp_58")

    assert stopped(state, "ru_1@brest_litovsk", "warsaw") == "cp_58"
    assert stopped(state, "ru_1@brest_litovsk", "lublin") == ""
    assert stopped(state, "ro_corps@brest_litovsk", "warsaw") == ""
    set_trenches(state, {})
    assert stopped(state, "ru_1@brest_litovsk", "warsaw") == ""


def test_r9_5_haig_keeps_entrenched_germans_in_place():
    """British attackers, western trenches that count, this turn."""
    units = {"cambrai": ["ge_1"], "amiens": ["br_1", "br_aus_corps", "fr_1"]}
    on = {"trench": 1, "events": {"cp_61": 5}, "control": held_by_cp("cambrai", "sedan")}
    british = fight(units, "cambrai", "br_1@amiens", **on)
    french = fight(units, "cambrai", "fr_1@amiens", **on)
    australian = fight(units, "cambrai", "br_aus_corps@amiens", **on)
    open_ground = fight(units, "cambrai", "br_1@amiens", **{**on, "trench": 0})

    assert haig_holds(british, combat_in(british))
    for state in (french, australian, open_ground):
        assert not haig_holds(state, combat_in(state))


def test_r9_5_hoffmann_changes_later_rolls_only_and_h_l_comes_first():
    """Item 137."""
    state = war(turn=12)
    assert forbidden_by(state, "cp_37") == "play-needs-card"

    assert forbidden_by(play(state, "cp_54"), "cp_37") == ""


def test_r9_5_french_mutiny_turns_the_offensive_of_the_turn():
    """Pitfall 39: no French attack is due, and one that was made stays made."""
    state = war({"amiens": ["fr_1"]}, mandated={"ap": "fr"})
    assert offensive_due(state, AP) == "fr"
    assert offensive_due(play(state, "cp_47"), AP) == ""


def test_r9_5_sud_army_discount_once_a_round():
    """Pitfall 11: one Austrian unit with German corps costs one point, a second Austrian two."""
    state = war({"lemberg": ["ah_1", "ge_corps", "ge_corps"], "tarnow": ["ah_2", "ah_corps", "ge_corps"]})
    lemberg, tarnow = SPACE_NUMBER["lemberg"], SPACE_NUMBER["tarnow"]
    assert cost_of(state, lemberg, "move") == 2

    play(state, "cp_10")
    assert (cost_of(state, lemberg, "move"), cost_of(state, tarnow, "move")) == (1, 2)


def test_r9_5_eleventh_army_takes_corps_of_all_nations_along():
    """Pitfall 12: with another army it costs two."""
    state = war({"lemberg": ["ge_11", "ah_corps", "bu_corps"], "tarnow": ["ge_1", "ah_corps"]}, at_war=["bu"])
    lemberg = SPACE_NUMBER["lemberg"]
    assert cost_of(state, lemberg, "move") == 3

    play(state, "cp_29")
    assert cost_of(state, lemberg, "move") == 1
    with_army = war({"lemberg": ["ge_11", "ah_1", "bu_corps"]}, at_war=["bu"], events={"cp_29": 4})
    assert cost_of(with_army, lemberg, "move") == 2


def test_r9_5_everyone_into_battle_makes_one_nation_of_the_allies():
    units = {"cambrai": ["br_1", "fr_1", "us_1"], "metz": ["br_2", "fr_2"]}
    state = war(units, events={"cp_50": 4}, at_war=["us"], control=held_by_ap("metz"))
    cambrai, metz = SPACE_NUMBER["cambrai"], SPACE_NUMBER["metz"]
    before = cost_of(state, cambrai, "attack"), cost_of(state, metz, "attack")

    play(state, "ap_51")
    assert before == (2, 2)
    # Germany is not covered.
    assert (cost_of(state, cambrai, "attack"), cost_of(state, metz, "attack")) == (1, 2)
    assert cost_of(new_turn(state), cambrai, "attack") == 2


def test_r9_5_fall_of_the_tsar_makes_russian_attacks_dear():
    """Item 395: and closes the road over the Caucasus."""
    units = {"lemberg": ["ru_8", "ru_9", "ru_corps"], "tarnow": ["ah_1"]}
    state = history(war(units, war_status={"combined": 30}, events={"cp_28": 4}), *RUSSIAN_VP[:3])
    lemberg = SPACE_NUMBER["lemberg"]
    assert cost_of(state, lemberg, "attack") == 1

    play(state, "cp_52")
    assert (cost_of(state, lemberg, "attack"), cost_of(state, lemberg, "move")) == (3, 1)


def test_r9_5_the_senussi_take_libya_back():
    state = war(at_war=["tu"], control=held_by_ap("libya"))

    assert "libya" in cp_spaces(play(state, "cp_24"))


def test_r9_5_arabs_hold_what_they_stand_on():
    """Item 154: Arabia itself is Allied anyway."""
    state = play(war(at_war=["tu"]), "ap_41")

    assert "arabia" not in cp_spaces(state)
    assert asked(state) == ("", "")


def test_r9_5_1_3_war_status_of_combat_cards_counts_when_they_are_laid():
    """Item 142: Michael."""
    game = Fight(
        {"sedan": ["ge_1"], "cambrai": ["fr_1"]},
        ["sedan"],
        cp_holds=["sedan"],
        hands={"cp": ["cp_49"]},
        events={"cp_54": 4},
        turn=5,
        dice=[1, 1, 1, 1],
    )
    game.attack("cambrai", "ge_1@sedan").say("card cp_49")

    assert war_status_of(game.state) == {"ap": 0, "cp": 1}
    assert "cp_49" in events_of(game.state)
