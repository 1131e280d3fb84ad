"""Armies, staff officers, Army Groups. [9.1, 9.6, 9.7]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.cards.events.lasting import end_lapsed
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER
from greatpowers.games.napoleonic_wars.rules.attrition import force_in
from greatpowers.games.napoleonic_wars.rules.land.armies import (
    commander,
    commanding_nation,
    legal_force,
)
from greatpowers.games.napoleonic_wars.rules.turn.standing import Entrustment
from greatpowers.games.napoleonic_wars.state.changes.map import move_force
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import board, nation, place, standing_in
from tests.games.napoleonic_wars.changing import set_last_active
from tests.games.napoleonic_wars.land_boards import cost, move, moves, refused

METZ = "napoleon, murat + 14 france"
COALITION = 0b1110


def test_r9_1_a_leader_pays_one_cp_an_area_alone_or_with_his_army():
    """Item 142: one CP for each area, whatever he takes along."""
    state = board({"metz": "napoleon + 8 france"})

    assert cost(state, "napoleon @ metz to reims") == 1
    assert cost(state, "napoleon + 8 france @ metz to reims") == 1


def test_r9_1_example_six_cps_move_an_army_a_counter_and_a_leader():
    """The book's example: an Army three areas, a 4 one area, a leader two areas."""
    state = board({"metz": "napoleon + 8 france", "lyon": "4 france", "milan": "massena"})
    spent = 0
    for order in (
        "napoleon + 8 france @ metz to reims",
        "napoleon + 8 france @ reims to paris",
        "napoleon + 8 france @ paris to calais",
        "4 france @ lyon to dijon",
        "massena @ milan to turin",
        "massena @ turin to genoa",
    ):
        spent += cost(state, order)
        move(state, order)

    assert spent == 6
    assert standing_in(state, "calais") == "napoleon + 8 france"


@pytest.mark.parametrize(
    ("force", "message"),
    [
        ("murat + 4 france", ""),
        ("murat + 5 france", "nw-force-over-command"),
        ("murat + 2 france, 2 spain", ""),
        ("murat, castanos + 3 spain", ""),
        ("murat + 1 austria", "nw-force-not-commanded"),
    ],
)
def test_r9_1_an_army_is_a_leader_with_pieces_of_his_nation_and_allied_minors(force, message):
    """Item 143: up to his command rating, of his nation or of its allied Minors."""
    state = board({"metz": "murat, castanos + 5 france, 3 spain, 1 austria"})

    assert refused(state, f"{force} @ metz to reims") == message


@pytest.mark.parametrize(
    ("force", "message"),
    [("castanos + 6 spain", ""), ("castanos + 5 spain, 1 france", "nw-force-not-commanded")],
)
def test_r9_1_a_leader_of_a_minor_commands_only_his_own_nation(force, message):
    """Item 144: Castaños leads Spaniards only."""
    state = board({"madrid": "castanos + 6 spain, 4 france"}, active="spain")

    assert refused(state, f"{force} @ madrid to la_mancha") == message


def test_r9_1_a_minor_leader_does_not_stretch_the_army_of_a_power():
    """Item 144: six Frenchmen do not march under Murat (4) and Castaños (6)."""
    state = board({"madrid": "murat, castanos + 6 france"})

    assert refused(state, "murat, castanos + 6 france @ madrid to la_mancha") == "nw-force-over-command"


@pytest.mark.parametrize(
    ("count", "message"),
    [(1, ""), (2, ""), (4, ""), (3, "nw-counter-needs-leader"), (6, "nw-counter-needs-leader")],
)
def test_r9_1_a_single_counter_without_a_leader_moves_for_one_cp(count, message):
    """Items 145, 3: counters of 1, 2 and 4 move alone, those of 6 and 8 need a leader."""
    state = board({"metz": "8 france"})
    order = f"{count} france @ metz to reims"

    assert refused(state, order) == message
    assert message or cost(state, order) == 1


def test_r9_1_an_allied_minor_moves_its_lone_counters_in_its_own_impulse():
    """Item 145: France moves Spaniards only in French Armies."""
    state = board({"metz": "2 spain, 2 france"})

    assert refused(state, "2 spain @ metz to reims") == "nw-counter-other-nation"


def test_r2_2_counters_must_suffice_to_leave_part_of_the_strength():
    """Item 4: change is made within the counter mix; Denmark has four ones and two twos."""
    ones = {"stavanger": "1 denmark", "christiania": "1 denmark", "copenhagen": "1 denmark"}
    short = board({"holstein": "4 denmark", "stockholm": "1 denmark", **ones}, active="denmark")
    enough = board({"holstein": "3 denmark", **ones}, active="denmark")

    assert refused(short, "1 denmark @ holstein to jutland") == "nw-counters-short"
    assert refused(enough, "1 denmark @ holstein to jutland") == ""


def test_r9_6_a_staff_officer_counts_as_a_unit_of_the_commanders_army():
    """Item 161: Murat is one of Napoleon's eight, until the rating is full."""
    state = board({"metz": METZ})

    assert cost(state, "napoleon, murat + 7 france @ metz to reims") == 1
    assert cost(state, "napoleon, murat + 8 france @ metz to reims") == 2


def test_r9_6_the_first_leader_named_commands():
    """Item 161: Murat (4) may command; Napoleon then counts as one of his four."""
    state = board({"metz": METZ})

    assert cost(state, "murat, napoleon + 3 france @ metz to reims") == 1
    assert cost(state, "murat, napoleon + 4 france @ metz to reims") == 2


def test_r9_7_armies_of_a_camp_in_one_area_form_a_group_under_one_commander():
    """Item 162: Austrians and Russians in Vienna have one commander."""
    state = board({"vienna": "charles + 6 austria", "brunn": "kutuzov + 8 russia"}, active="russia")

    move(state, "kutuzov + 8 russia @ brunn to vienna")
    here = read_force("charles, kutuzov + 6 austria, 8 russia")
    assert commander(state, here, place("vienna")) == read_force("kutuzov").leaders[0]


def test_r9_7_each_army_of_a_moving_group_costs_one_cp():
    """Items 163, 164: Napoleon (8) and Murat (4) take 12 SP for two CPs an area, not 13."""
    state = board({"metz": METZ})

    assert cost(state, "napoleon, murat + 12 france @ metz to reims") == 2
    assert refused(state, "napoleon, murat + 12 france @ metz to reims") == ""
    assert refused(state, "napoleon, murat + 13 france @ metz to reims") == "nw-force-over-command"


def test_r9_7_passing_an_army_forms_no_group_but_joining_it_costs_one_cp_more():
    """Item 165: Davout passes Ney for one CP an area, or goes on with him for two."""
    state = board({"reims": "davout + 6 france", "metz": "ney + 4 france"})

    move(state, "davout + 6 france @ reims to metz")
    assert cost(state, "davout + 6 france @ metz to mainz") == 1
    assert cost(state, "davout, ney + 10 france @ metz to mainz") == 2
    move(state, "davout + 6 france @ metz to mainz")
    assert standing_in(state, "metz") == "ney + 4 france"


@pytest.mark.parametrize(
    ("forces", "active", "expected"),
    [
        ("charles, kutuzov + 6 austria, 4 russia", "russia", "austria"),
        ("charles, kutuzov + 4 austria, 4 russia", "russia", "russia"),
        ("charles, kutuzov + 4 austria, 4 russia", "austria", "austria"),
    ],
)
def test_r9_7_command_goes_to_most_strength_then_to_the_most_recently_active(forces, active, expected):
    """Item 166: most SP, then the one active most recently."""
    state = board({"vienna": forces}, active=active)

    assert commanding_nation(state, place("vienna"), COALITION) == nation(expected)


def test_r9_7_with_equal_strength_the_last_impulse_counts_while_others_are_active():
    """Item 166: in a French Impulse the Power that had the Impulse before commands."""
    state = board({"vienna": "charles, kutuzov + 4 austria, 4 russia"}, active="france")
    set_last_active(state, "austria")

    assert commanding_nation(state, place("vienna"), COALITION) == nation("austria")


def test_r9_7_a_minor_leader_does_not_command_where_a_power_has_one():
    """Item 166: a leader of a Minor heads only his own pieces."""
    state = board({"madrid": "murat, castanos + 1 france, 6 spain"})

    assert commanding_nation(state, place("madrid"), 0b100001) == nation("france")


def entrust(state, seat, leader):
    """What is wrong with it, or "" if it is done."""
    action = Entrustment()
    body = action.read(state, seat, leader)
    refused = action.refuse(state, seat, body)
    if refused is None:
        action.apply(state, seat, body)
    return "" if refused is None else refused.message


def test_r9_7_who_decides_may_give_the_command_to_an_allys_general():
    """Item 166: Austria has most strength and lets Kutuzov command, move the group and place its Flag."""
    state = board({"vienna": "charles, kutuzov + 6 austria, 4 russia"}, active="russia")
    order = "kutuzov, charles + 6 austria, 4 russia @ vienna to linz"
    assert refused(state, order) != ""

    assert entrust(state, "russia", "kutuzov") == "nw-entrust-other"
    assert entrust(state, "austria", "kutuzov") == ""
    assert commanding_nation(state, place("vienna"), COALITION) == nation("russia")
    assert refused(state, order) == ""
    assert (
        commander(state, force_in(state, place("vienna"), COALITION), place("vienna"))
        == LEADER_NUMBER["kutuzov"]
    )


def test_r9_7_a_command_ends_with_its_group():
    """Item 166: apart, Kutuzov commands the Austrians no more; nor if Charles is named after him."""
    state = board({"vienna": "charles, kutuzov + 6 austria, 4 russia"}, active="russia")
    entrust(state, "austria", "kutuzov")
    entrust(state, "austria", "charles")
    assert commanding_nation(state, place("vienna"), COALITION) == nation("austria")

    entrust(state, "austria", "kutuzov")
    move_force(state, read_force("kutuzov + 4 russia"), place("vienna"), place("linz"), "test")
    end_lapsed(state)
    move_force(state, read_force("kutuzov + 4 russia"), place("linz"), place("vienna"), "test")
    assert commanding_nation(state, place("vienna"), COALITION) == nation("austria")


def test_r9_7_a_command_is_given_only_in_a_group_of_several_players():
    """Item 162."""
    state = board({"munich": "napoleon, murat + 8 france"})

    assert entrust(state, "france", "murat") == "nw-entrust-no-group"
    assert entrust(state, "austria", "charles") == "nw-entrust-no-group"


def test_r9_71_a_group_moves_in_its_commanders_impulse_at_his_price():
    """Item 168: Russia commands and takes the Austrians along."""
    state = board({"vienna": "charles, kutuzov + 4 austria, 6 russia"}, active="russia")
    order = "kutuzov, charles + 4 austria, 6 russia @ vienna to linz"

    assert refused(state, order) == ""
    assert cost(state, order) == 2
    assert refused(state, "charles + 4 austria @ vienna to linz") == "nw-force-commander"


def test_r9_71_a_group_may_drop_and_pick_up_formations():
    """Item 168: Napoleon leaves two behind, then takes Ney's men along."""
    state = board({"reims": "napoleon + 8 france", "metz": "ney + 4 france"})

    move(state, "napoleon + 6 france @ reims to metz")
    move(state, "napoleon, ney + 7 france @ metz to mainz")

    assert standing_in(state, "reims") == "2 france"
    assert standing_in(state, "metz") == "3 france"
    assert standing_in(state, "mainz") == "napoleon, ney + 7 france"


def test_r9_72_formations_leave_a_group_against_its_commander_only_in_their_own_impulse():
    """Item 169: the weaker Power is taken along by nobody, and goes away in its own Impulse."""
    russian = board({"vienna": "charles, kutuzov + 6 austria, 4 russia"}, active="russia")
    assert (
        refused(russian, "kutuzov, charles + 6 austria, 4 russia @ vienna to linz")
        == "nw-force-not-commanded"
    )
    assert refused(russian, "kutuzov + 4 russia @ vienna to brunn") == ""

    austrian = board({"vienna": "charles, kutuzov + 6 austria, 4 russia"}, active="austria")
    assert refused(austrian, "charles, kutuzov + 6 austria, 4 russia @ vienna to linz") == ""


def test_r9_1_whole_armies_leaders_groups_and_counters_are_offered():
    """What one would usually move is offered; anything lawful may be typed."""
    state = board({"metz": METZ}, purse=4)
    offered = {text.rpartition(" @ ")[0] for text in moves(state)}

    assert offered == {
        "napoleon + 8 france", "murat + 4 france", "napoleon, murat + 12 france",
        "napoleon", "murat", "1 france", "2 france", "4 france",
    }  # fmt: skip


def test_r9_1_a_purse_of_one_cp_offers_no_group():
    """Item 163: two Armies cannot be paid with one CP."""
    state = board({"metz": METZ}, purse=2)

    assert not any(text.startswith("napoleon, murat + 12") for text in moves(state))


def test_r9_1_what_is_offered_is_lawful():
    """Every move listed is one the rules allow and the purse can pay."""
    for active in ("france", "austria", "russia", "spain"):
        state = board(start=True, active=active, purse=8)
        offered = moves(state)
        assert offered
        assert all(refused(state, text) == "" and cost(state, text) <= 4 for text in offered)


def test_r9_1_legal_force_answers_for_any_area():
    """Item 143: a pure question about pieces in one place."""
    state = board({"metz": METZ})

    assert legal_force(state, nation("france"), read_force("napoleon + 8 france"), place("metz"))
    assert not legal_force(state, nation("france"), read_force("napoleon + 9 france"), place("metz"))


def test_r4_3_one_players_powers_take_each_other_along():
    """Item 168: with three players Austria's leader may command the Russians of the same player."""
    state = board({"vienna": "charles, kutuzov + 4 austria, 8 russia"}, scenario="1805-3", active="austria")
    order = "charles, kutuzov + 4 austria, 8 russia @ vienna to linz"

    assert refused(state, order) == ""
    assert cost(state, order) == 2


def test_r9_1_each_power_leads_its_own_strength_in_a_group():
    """Item 143: Charles's rating does not cover Russians."""
    state = board({"vienna": "charles, bagration + 1 austria, 6 russia"}, scenario="1805-3", active="austria")

    assert (
        refused(state, "charles, bagration + 1 austria, 6 russia @ vienna to linz") == "nw-force-over-command"
    )
    assert refused(state, "charles, bagration + 1 austria, 4 russia @ vienna to linz") == ""


def test_r9_1_a_pact_minor_marches_in_the_army_of_any_allied_power_that_commands():
    """Item 143: Swedes in Pact with Britain go with Kutuzov, who has most strength there."""
    state = board({"riga": "kutuzov + 6 russia, 2 sweden"}, scenario="1813-4", active="russia")

    assert refused(state, "kutuzov + 6 russia, 2 sweden @ riga to mitau") == ""
