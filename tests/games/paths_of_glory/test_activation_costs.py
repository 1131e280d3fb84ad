"""What it costs to activate a space. [9.2.2–9.2.4, 9.2.7.1]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.card_names import EVERYONE_INTO_BATTLE
from greatpowers.games.paths_of_glory.printed.units import KIND_ID
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply
from greatpowers.games.paths_of_glory.state.changes.map import place_beachhead
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.changing import note_event, take
from tests.games.paths_of_glory.operating import cost, offered, operate, say, why_not
from tests.games.paths_of_glory.seen import beachhead_of, counters_in, ops_left

GE_AND_AH = {"tarnow": ["ah_1", "ge_corps"]}


@pytest.mark.parametrize("purpose", ["move", "attack"])
def test_r9_2_2_moving_and_attacking_cost_the_same(purpose):
    """Item 104: the price does not depend on what the space is activated for."""
    state = board({"koblenz": ["ge_2", "ah_1"], "sedan": ["fr_1"]})

    assert cost(state, "koblenz", purpose) == 2


def test_r9_2_2_after_the_tsar_every_russian_attacks_at_his_own_price():
    """Items 105, 106. Pitfall 14: one point for each Russian unit; marches as before."""
    state = board(
        {"lemberg": ["ru_8", "ru_corps", "ro_corps"], "stanislau": ["ah_1"]}, active="ap", at_war=["ro"]
    )
    assert cost(state, "lemberg", "attack") == 2

    note_event(state, "cp_52", 9)
    assert cost(state, "lemberg", "attack") == 3
    assert cost(state, "lemberg", "move") == 2


def test_r9_2_2_a_single_russian_costs_one_after_the_tsar():
    """Item 105: the first Russian unit is in the ordinary count."""
    state = board({"lemberg": ["ru_8"], "stanislau": ["ah_1"]}, active="ap", events={"cp_52": 9})

    assert cost(state, "lemberg", "attack") == 1


def test_r9_2_3_a_space_costs_its_nations_and_no_fort():
    """Item 107: three nations cost three, three units of one nation one, a fort nothing."""
    assert cost(board({"kassel": ["ge_1", "ah_1", "bu_corps"]}, at_war=["bu"]), "kassel") == 3
    assert cost(board({"metz": ["ge_1", "ge_2", "ge_corps"]}), "metz") == 1


@pytest.mark.parametrize(("space", "price"), [("calais", 1), ("amiens", 1), ("ostend", 1), ("antwerp", 1),
                                              ("brussels", 2), ("cambrai", 2)])  # fmt: skip
def test_r9_2_3_belgians_pass_for_british_on_the_coast_only(space, price):
    """Item 108."""
    assert cost(board({space: ["be_1", "br_corps"]}, active="ap"), space) == price


def test_r9_2_3_the_commonwealth_is_one_nation():
    """Item 109."""
    stacks = {"calais": ["br_1", "br_aus_corps", "br_cnd_corps"], "cairo": ["br_pt_corps", "br_ana_corps"]}
    state = board(stacks, active="ap")

    assert cost(state, "calais") == 1
    assert cost(state, "cairo") == 1


@pytest.mark.parametrize(("space", "price"), [("verdun", 1), ("metz", 1), ("brussels", 2), ("milan", 2)])
def test_r9_2_3_french_and_americans_are_one_in_france_and_germany_only(space, price):
    """Item 110."""
    state = board({space: ["fr_1", "us_1"]}, active="ap", at_war=["us", "it"], forts_destroyed=["metz"])
    take(state, "ap", "metz")

    assert cost(state, space) == price


def test_r9_2_3_senussi_are_turks_and_montenegrins_serbs():
    """Item 111."""
    state = board({"beirut": ["tu_corps", "tu_sn_corps"]}, at_war=["tu"])
    assert cost(state, "beirut") == 1

    assert cost(board({"cetinje": ["mn_corps", "sb_1"]}, active="ap"), "cetinje") == 1


@pytest.mark.parametrize(
    ("stack", "before", "after"),
    [
        (["ah_1", "ge_corps"], 2, 1),
        (["ah_corps", "ge_corps", "ge_corps"], 2, 1),
        (["ah_1", "ge_corps", "bu_corps"], 3, 2),
        (["ah_1", "ah_corps", "ge_corps"], 2, 2),
        (["ah_1", "ge_8"], 2, 2),
        (["ah_1", "ge_8", "ge_corps"], 2, 2),
        (["ah_1", "bu_corps"], 2, 2),
    ],
)
def test_r9_2_3_sud_army_joins_one_austrian_unit_and_german_corps(stack, before, after):
    """Item 112. Pitfall 11: one Austrian unit, no second army, a third nation costs one more."""
    state = board({"tarnow": stack}, at_war=["bu"])
    assert cost(state, "tarnow") == before

    note_event(state, "cp_10", 3)
    assert cost(state, "tarnow") == after


def test_r9_2_3_one_sud_army_a_round():
    """Item 112. Pitfall 11: the second such stack of a round costs two."""
    state = board({**GE_AND_AH, "cracow": ["ah_2", "ge_corps"]}, events={"cp_10": 3})
    say(operate(state, 3), "activate tarnow move")

    assert cost(state, "cracow") == 2


def test_r9_2_3_an_ordinary_stack_does_not_use_the_sud_army_up():
    state = board({**GE_AND_AH, "cracow": ["ah_2", "ah_3"]}, events={"cp_10": 3})
    say(operate(state, 3), "activate cracow move")

    assert cost(state, "tarnow") == 1


@pytest.mark.parametrize(
    ("stack", "price"),
    [
        (["ge_11", "ah_corps", "bu_corps"], 1),
        (["ge_11", "ah_1", "bu_corps"], 2),
        (["ge_11", "ge_8"], 1),
        (["ge_8", "ah_corps"], 2),
    ],
)
def test_r9_2_3_the_11th_army_takes_corps_of_any_nation_along(stack, price):
    """Item 113. Pitfall 12: corps only; with a second army two at most."""
    assert cost(board({"tarnow": stack}, at_war=["bu"], events={"cp_29": 5}), "tarnow") == price


def test_r9_2_3_moltke_counts_units_until_falkenhayn():
    """Item 114. Pitfall 12: one point a unit in France and Belgium, before every discount."""
    played = {"ap_09": 1, "cp_10": 1, "cp_29": 1}
    state = board({"brussels": ["ge_11", "ge_corps", "ah_corps"], "kassel": ["ge_1", "ge_2"]}, events=played)
    take(state, "cp", "brussels", "liege")
    assert cost(state, "brussels") == 3
    assert cost(state, "kassel") == 1

    note_event(state, "cp_13", 2)
    assert cost(state, "brussels") == 1


def test_r9_2_3_everyone_into_battle_makes_one_nation_in_the_west():
    """Item 115. Pitfall 13: one point, never none; Germany is not covered."""
    state = board({"verdun": ["fr_1", "us_1", "br_1"], "calais": ["be_1", "br_2"], "metz": ["fr_2", "br_3"]},
                  active="ap", at_war=["us"], events={EVERYONE_INTO_BATTLE: 1},
                  forts_destroyed=["metz"])  # fmt: skip
    take(state, "ap", "metz")

    assert [cost(state, s) for s in ("verdun", "calais", "metz")] == [1, 1, 2]


def test_r9_2_4_the_full_price_is_paid_for_those_who_stay_too():
    """Item 116: the Austrians in the stack are paid for though only the Germans go."""
    state = say(operate(board({"koblenz": ["ge_2", "ah_1"]}), 2), "activate koblenz move")

    assert ops_left(state) == 0
    assert "move ge_2@koblenz" in offered(state)


def beach(units, **fields):
    """A beachhead at Gallipoli's beach with the Allies ashore."""
    state = board(units, active="ap", at_war=["tu"], **fields)
    place_beachhead(state, SPACE_NUMBER["mef_1"])
    take(state, "ap", "gallipoli")
    return state


def test_r9_2_7_1_the_mef_costs_three_and_each_corps_one():
    """Item 122. Pitfall 15: five for the army with two corps, one more for another nation."""
    assert cost(beach({"mef_1": ["br_mef"]}), "mef_1") == 3
    assert cost(beach({"gallipoli": ["br_mef", "br_corps", "br_aus_corps"]}), "gallipoli") == 5
    assert cost(beach({"gallipoli": ["br_corps", "br_corps"]}), "gallipoli") == 2
    assert cost(beach({"gallipoli": ["br_mef", "br_corps", "fr_corps"]}), "gallipoli") == 5


def test_r9_2_7_1_beachhead_supply_is_judged_at_activation():
    """Item 123: units with another line at that moment pay as usual."""
    state = beach({"gallipoli": ["br_mef", "br_corps"]})
    take(state, "ap", "constantinople")

    assert cost(state, "gallipoli") == 1


def test_r9_2_7_1_a_beach_stack_is_not_activated_in_part():
    """Item 124: three points do not move the army alone out of a stack of five."""
    state = operate(beach({"gallipoli": ["br_mef", "br_corps", "br_corps"], "cairo": ["br_corps"]}), 4)

    assert why_not(state, "activate gallipoli move") == "9.2.1"


def test_r9_2_7_1_only_mef_british_and_australians_live_by_the_beachhead():
    """Item 125."""
    state = beach(
        {"gallipoli": ["br_mef", "br_aus_corps", "br_corps"], "mef_1": ["fr_corps", "br_cnd_corps", "br_1"]}
    )
    fed = [
        u
        for u in (*counters_in(state, beachhead_of(state)), *counters_in(state, "gallipoli"))
        if in_supply(state, u)
    ]

    assert sorted(KIND_ID[u] for u in fed) == ["br_aus_corps", "br_corps", "br_mef"]


def test_r9_2_7_1_no_surcharge_for_an_mef_that_came_as_a_reinforcement():
    """Item 126."""
    assert cost(board({"calais": ["br_mef", "br_corps"]}, active="ap"), "calais") == 1
