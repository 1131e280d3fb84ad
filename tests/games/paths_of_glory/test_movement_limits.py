"""Limits of single nations and units in movement. [5.7.4.6, 11.1.9, 11.1.15–11.1.17, 16.4.9]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import IN_NATION, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import CP, TU
from greatpowers.games.paths_of_glory.rules.movement.historical import army_barred
from greatpowers.games.paths_of_glory.rules.movement.limits import barred_spaces, entry_refusal
from greatpowers.games.paths_of_glory.rules.supply.attrition import attrition
from tests.games.paths_of_glory.boards import board, spaces, unit
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import forget_event, note_event, set_commitment, set_war_status, take
from tests.games.paths_of_glory.operating import (
    held_by,
    march_of,
    mark,
    operate,
    reachable,
    rest,
    say,
    why_not,
)
from tests.games.paths_of_glory.seen import besieged_forts, vp_of


@pytest.mark.parametrize("space", ["amiens", "calais", "ostend"])
def test_r11_1_9_central_powers_do_not_stop_on_the_channel_at_first(space):
    """Item 198. Pitfall 17: until Race to the Sea or war status 4; passing through takes the space."""
    state = mark(board({"cambrai": ["ge_1"], "brussels": ["ge_2"]}, forts_destroyed=["liege"]),
                 "cambrai", "brussels")  # fmt: skip
    take(state, "cp", "cambrai", "brussels", "liege")
    mover = "ge_2@brussels" if space == "ostend" else "ge_1@cambrai"
    assert space not in reachable(state, mover)

    note_event(state, "cp_08", 1)
    assert space in reachable(state, mover)
    forget_event(state, "cp_08")
    set_war_status(state, cp=4)
    assert space in reachable(state, mover)


def test_r11_1_9_crossing_the_channel_coast_takes_it():
    """Item 198. Pitfall 17."""
    state = board({"cambrai": ["ge_1"], "kassel": ["ge_2"]}, forts_destroyed=["liege"])
    take(state, "cp", "cambrai", "brussels", "liege", "sedan")
    say(operate(state, 1), "activate cambrai move", "move ge_1@cambrai")
    assert why_not(state, "to calais") == "11.1.9"
    assert why_not(state, "path amiens calais") == "11.1.9"

    say(state, "path calais cambrai")
    assert held_by(state, "calais") == "cp"
    assert held_by(state, "cambrai") == "cp"


def arabs(*path):
    state = mark(board({"arabia": ["br_ana_corps"]}, active="ap", at_war=["tu"]), "arabia")
    return march_of(state, "br_ana_corps@arabia", *path)


def test_r11_1_15_arabs_hold_only_while_they_stand_there():
    """Item 205. Pitfall 19: points follow at once and go back when they leave."""
    state = arabs("jerusalem")
    assert held_by(state, "jerusalem") == "ap"
    assert vp_of(state) == 9

    mark(rest(state), "jerusalem")
    march_of(state, "br_ana_corps@jerusalem", "amman")
    assert held_by(state, "jerusalem") == "cp"
    assert vp_of(state) == 10
    assert held_by(state, "amman") == "ap"


def test_r11_1_15_arabs_passing_take_nothing():
    """Item 205. Pitfall 19."""
    state = arabs("amman", "jerusalem")

    assert held_by(state, "amman") == "cp"
    assert held_by(state, "jerusalem") == "ap"


def test_r11_1_15_arabs_hold_no_fort_they_besiege():
    """Item 205. Pitfall 19: Aqaba stays Turkish while its fort stands."""
    state = arabs("aqaba")

    assert held_by(state, "aqaba") == "cp"
    assert besieged_forts(state) == {"aqaba"}


def test_r11_1_15_what_others_take_stays_allied():
    """Item 205. Pitfall 19: a British corps that comes makes the conversion last."""
    state = board({"arabia": ["br_ana_corps"], "beersheba": ["br_corps"]}, active="ap", at_war=["tu"],
                  forts_destroyed=["beersheba"])  # fmt: skip
    take(state, "ap", "beersheba", "sinai")
    march_of(mark(state, "arabia", "beersheba"), "br_ana_corps@arabia", "jerusalem")
    march_of(state, "br_corps@beersheba", "jerusalem")
    mark(rest(state), "jerusalem")
    march_of(state, "br_ana_corps@jerusalem", "amman")

    assert held_by(state, "jerusalem") == "ap"


def test_r11_1_16_senussi_take_spaces_which_attrition_takes_back():
    """Item 206: only where they stand they keep them; Libya suffers like any other space."""
    state = mark(
        board({"libya": ["tu_sn_corps"]}, at_war=["tu"], control=held_by_cp("libya")),
        "libya",
    )
    march_of(state, "tu_sn_corps@libya", "alexandria")
    assert held_by(state, "alexandria") == "cp"

    lost = attrition(state).lost[CP]
    assert lost & spaces("libya")
    assert not lost & spaces("alexandria")


def test_r11_1_16_libya_is_taken_by_marching_in():
    """Item 206."""
    state = mark(board({"alexandria": ["br_corps"]}, active="ap"), "alexandria")
    march_of(state, "br_corps@alexandria", "libya")

    assert held_by(state, "libya") == "ap"


@pytest.mark.parametrize("counter", ["br_bef_army", "br_bef_corps"])
def test_r11_1_17_the_bef_stays_in_the_west(counter):
    """Item 207. Pitfall 20: Britain, France, Belgium, Germany; no move, no attack, no redeployment beyond."""
    state = mark(board({"grenoble": [counter, "br_corps"]}, active="ap", at_war=["it"]), "grenoble")
    found = unit(state, f"{counter}@grenoble")

    assert "turin" in reachable(state, "br_corps@grenoble")
    assert not {"turin", "milan"} & reachable(state, f"{counter}@grenoble")
    for how in ("move", "attack", "sr", "advance"):
        assert entry_refusal(state, found, SPACE_NUMBER["turin"], how).rule == "11.1.17"
        assert entry_refusal(state, found, SPACE_NUMBER["metz"], how) is None


def historical(units, edition="2018", **fields):
    return board(units, scenario="historical", options={"edition": edition}, at_war=["it"], **fields)


def test_r5_7_4_6_only_austrian_and_italian_armies_act_in_italy_at_first():
    """Items 055, 058. Pitfall 25: until the Allies are at Total War; corps are free."""
    state = mark(historical({"villach": ["ge_1", "ah_1", "ge_corps"]}), "villach")
    german = unit(state, "ge_1@villach")
    assert "maggiore" not in reachable(state, "ge_1@villach")
    assert {"maggiore"} <= reachable(state, "ah_1@villach") & reachable(state, "ge_corps@villach")
    assert "venice" not in reachable(state, "ge_1@villach")
    for how in ("move", "attack", "sr", "advance"):
        assert entry_refusal(state, german, SPACE_NUMBER["maggiore"], how).rule == "5.7.4.6"

    set_commitment(state, ap="total")
    assert "maggiore" in reachable(state, "ge_1@villach")


def test_r5_7_4_6_german_armies_do_not_stop_before_italy():
    """Item 056. Pitfall 25: no move or redeployment ends in Trent, Villach or Trieste; passing is free."""
    state = mark(historical({"graz": ["ge_1", "ge_corps"]}), "graz")
    german = unit(state, "ge_1@graz")

    assert not {"villach", "trieste", "trent"} & reachable(state, "ge_1@graz")
    assert "villach" in reachable(state, "ge_corps@graz")
    assert {"spittal", "zagreb"} & reachable(state, "ge_1@graz")
    for name in ("villach", "trieste", "trent"):
        assert army_barred(state, german, SPACE_NUMBER[name], True, "sr")
        assert not army_barred(state, german, SPACE_NUMBER[name], True, "advance")
    set_commitment(state, ap="total")
    assert "villach" in reachable(state, "ge_1@graz")


def test_r5_7_4_6_of_2010_lasts_until_both_are_at_total_war_and_spares_redeployment():
    """Item 057."""
    state = mark(historical({"villach": ["ge_1"]}, edition="2010"), "villach")
    german = unit(state, "ge_1@villach")
    set_commitment(state, ap="total")
    set_commitment(state, cp="limited")

    assert "maggiore" not in reachable(state, "ge_1@villach")
    assert not army_barred(state, german, SPACE_NUMBER["maggiore"], True, "sr")
    set_commitment(state, cp="total")
    assert "maggiore" in reachable(state, "ge_1@villach")


def test_r5_7_4_6_is_a_rule_of_the_historical_scenario_alone():
    """Item 055."""
    state = mark(board({"villach": ["ge_1"]}, at_war=["it"]), "villach")

    assert "maggiore" in reachable(state, "ge_1@villach")


def after_the_peace(units, **fields):
    return board(units, active="ap", at_war=["ro", "tu"], events={"cp_45": 12}, **fields)


def test_r16_4_9_after_brest_litovsk_russians_stay_near_home_and_alone():
    """Russians neither join nor cross their allies, nor go beyond the lands the treaty leaves them."""
    state = mark(
        after_the_peace({"ismail": ["ru_1"], "galatz": ["ro_corps"], "barlad": ["ro_corps"]}),
        "ismail",
        "galatz",
    )
    assert "galatz" not in reachable(state, "ru_1@ismail")
    assert "ismail" not in reachable(state, "ro_corps@galatz")

    empty = mark(after_the_peace({"ismail": ["ru_1"]}), "ismail")
    assert "galatz" in reachable(empty, "ru_1@ismail")
    far = after_the_peace({"tirana": ["ru_corps"]})
    assert entry_refusal(far, unit(far, "ru_corps@tirana"), SPACE_NUMBER["valona"]).rule == "16.4.9"
    assert not barred_spaces(far, unit(far, "ru_corps@tirana")) & IN_NATION[TU]
