"""Movement and the Attrition of marches. [9]"""

from __future__ import annotations

import itertools

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.printed.board import AREA_COUNT
from greatpowers.games.napoleonic_wars.printed.names import FRANCE
from greatpowers.games.napoleonic_wars.printed.pieces import NAPOLEON
from greatpowers.games.napoleonic_wars.rules.impulse.spending import Spend
from greatpowers.games.napoleonic_wars.rules.land.movement import destinations, step_refusal
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.effects import (
    Closed,
    ForcedMarch,
    FreeAreas,
    HomeBound,
    Jealous,
    MoveCancelled,
    is_on,
    value,
)
from greatpowers.games.napoleonic_wars.state.relations import are_enemies
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.land_boards import cost, happened, move, refused
from tests.games.napoleonic_wars.seen import present_mask, purse_of

ONES = [1] * 90


def rolls(state, purpose: str) -> int:
    """How many dice were rolled for a purpose."""
    return sum(event.purpose == purpose for event in happened(state, "DieRolled"))


def test_r9_2_any_number_may_stand_and_defend_in_an_area():
    """Item 147: there is no limit to standing in an area; all of them defend."""
    state = board({"munich": "murat + 4 france", "linz": "mack + 20 austria"}, dice=ONES)

    move(state, "murat + 4 france @ munich to linz")
    answer(state, "stand")
    (begun,) = happened(state, "BattleBegan")
    assert sum(begun.sp[1]) == 20


def test_r9_3_movement_is_only_between_adjacent_areas():
    """Item 148: from Munich to Linz, not to Vienna."""
    state = board({"munich": "murat + 4 france"})

    assert refused(state, "murat + 4 france @ munich to linz") == ""
    assert refused(state, "murat + 4 france @ munich to vienna") == "nw-move-not-adjacent"


def test_r9_1_pieces_that_do_not_move_as_one_army_fight_one_after_the_other():
    """Items 146, 170: the first counter fights alone; the second cannot wait for it or join it."""
    state = board({"munich": "8 france", "linz": "1 austria"}, dice=[1, 1, 1, 1, 1, 1, 1, *ONES])

    assert refused(state, "8 france @ munich to linz") == "nw-counter-needs-leader"
    move(state, "4 france @ munich to linz")
    answer(state, "stand")
    (begun,) = happened(state, "BattleBegan")
    assert sum(begun.sp[0]) == 4


def test_r9_73_a_joint_move_brings_several_armies_into_one_battle():
    """Item 170: an Army Group that moves as one fights as one."""
    state = board({"munich": "napoleon, murat + 12 france", "linz": "1 austria"}, dice=ONES)

    move(state, "napoleon, murat + 12 france @ munich to linz")
    answer(state, "stand")
    (begun,) = happened(state, "BattleBegan")
    assert sum(begun.sp[0]) == 12


def test_r9_4_a_die_for_each_sp_and_leader_a_six_costs_one_of_the_owners_choice():
    """Item 149: Charles with three over the pass rolls four dice and chooses who is lost."""
    state = board({"innsbruck": "charles + 3 austria"}, active="austria", dice=[6, 1, 2, 5])

    move(state, "charles + 3 austria @ innsbruck to munich")
    assert texts(state) == ["lose sp", "lose charles"]
    answer(state, "lose sp")
    assert standing_in(state, "munich") == "charles + 2 austria"


def test_r9_4_several_causes_are_all_rolled_before_losses_are_taken():
    """Items 150, 151, 153: over a pass out of an Uncontrolled area: two dice for each piece."""
    state = board({"munich": "charles + 3 austria"}, active="austria", flags={"innsbruck": "france"})
    state.dice.faces = [1] * 8

    move(state, "charles + 3 austria @ munich to innsbruck")
    assert rolls(state, "attrition") == 8


@pytest.mark.parametrize(
    ("frm", "to", "flags", "dice"),
    [
        ("innsbruck", "munich", {}, 4),  # a pass, an Enemy area
        ("innsbruck", "munich", {"munich": "austria"}, 0),  # a pass, a Friendly area
        ("linz", "munich", {}, 0),  # a plain, an Enemy area
        ("verona", "innsbruck", {"innsbruck": "france"}, 4),
    ],
)
def test_r9_41_a_pass_into_an_enemy_area_wears_out(frm, to, flags, dice):
    """Item 151: entering an Enemy area over a pass or marsh causes Attrition."""
    state = board({frm: "charles + 3 austria"}, active="austria", flags=flags, dice=ONES)

    move(state, f"charles + 3 austria @ {frm} to {to}")
    assert rolls(state, "attrition") == dice


def test_r9_41_a_marsh_into_an_enemy_area_wears_out():
    """Item 151: from Bologna over the marsh to Venice."""
    state = board({"bologna": "massena + 3 france"}, dice=ONES)

    move(state, "massena + 3 france @ bologna to venice")
    assert rolls(state, "attrition") == 4


def test_r9_42_the_fifth_area_and_each_further_one_wear_out():
    """Item 152: four areas free, then Attrition in each."""
    state = board({"brest": "napoleon + 3 france"}, dice=ONES)
    road = ["brest", "normandy", "paris", "reims", "metz", "mainz", "stuttgart"]
    seen = []
    for frm, to in itertools.pairwise(road):
        move(state, f"napoleon + 3 france @ {frm} to {to}")
        seen.append(rolls(state, "attrition"))

    assert seen == [0, 0, 0, 0, 4, 8]


def test_r9_42_only_pieces_that_came_so_far_roll():
    """Item 152: Napoleon in his fifth area rolls for himself; fresh troops do not."""
    state = board({"brest": "napoleon", "metz": "4 france"}, dice=ONES)
    road = ["brest", "normandy", "paris", "reims", "metz"]
    for frm, to in itertools.pairwise(road):
        move(state, f"napoleon @ {frm} to {to}")

    move(state, "napoleon + 4 france @ metz to mainz")
    assert rolls(state, "attrition") == 1


def test_r9_42_other_causes_come_on_top_for_those_who_came_so_far():
    """Items 150, 152: five dice for the pass, one more for the tired leader."""
    state = board({"lyon": "massena", "verona": "4 france"}, dice=ONES, flags={"verona": "france"})
    road = ["lyon", "turin", "milan", "bologna", "verona"]
    for frm, to in itertools.pairwise(road):
        move(state, f"massena @ {frm} to {to}")

    move(state, "massena + 4 france @ verona to innsbruck")
    assert rolls(state, "attrition") == 6


def test_r9_43_an_enemy_area_out_of_an_uncontrolled_one_is_an_ambush():
    """Item 153: from occupied Linz to Salzburg, both Austrian."""
    state = board({"linz": "davout + 4 france"}, dice=ONES)

    move(state, "davout + 4 france @ linz to salzburg")
    assert rolls(state, "attrition") == 5


def test_r9_43_not_once_a_flag_lies_in_the_area_left():
    """Item 153: a flagged area is no longer Uncontrolled."""
    state = board({"linz": "davout + 4 france"}, flags={"linz": "france"}, dice=ONES)

    move(state, "davout + 4 france @ linz to salzburg")
    assert rolls(state, "attrition") == 0


@pytest.mark.parametrize(
    ("forces", "order", "lost"),
    [
        ({"verona": "5 france, massena"}, "massena + 5 france @ verona to innsbruck", 2),
        ({"pamplona": "5 france, soult"}, "soult + 5 france @ pamplona to burgos", 3),
    ],
)
def test_r9_45_french_losses_are_halved_except_in_russia_spain_and_turkey(forces, order, lost):
    """Item 155: three sixes cost two in the Tyrol, three in Spain."""
    state = board(forces, flags={"verona": "france", "burgos": "britain", "pamplona": "britain"})
    state.dice.faces = [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1]

    move(state, order)
    while asked(state) is not None:
        answer(state, "lose sp")
    assert sum(event.count for event in happened(state, "StrengthLost")) == lost


def test_r9_45_in_a_mixed_force_the_french_roll_apart():
    """Item 156: two French sixes cost one, two Spanish ones cost two."""
    state = board({"verona": "massena + 2 france, 3 spain"}, flags={"verona": "france"})
    state.dice.faces = [6, 6, 1, 6, 6, 1]

    move(state, "massena + 2 france, 3 spain @ verona to innsbruck")
    while asked(state) is not None:
        answer(state, "lose sp")
    assert standing_in(state, "innsbruck") == "massena + 1 france, 1 spain"


def test_r9_51_entering_an_area_with_an_enemy_formation_stops_for_battle():
    """Item 157: who has fought stays, winner or not."""
    state = board({"munich": "napoleon + 8 france", "linz": "mack + 6 austria"})
    state.dice.faces = [6, *[1] * 13, *[1] * 8]

    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "stand", "lose 1 austria", "retreat vienna")
    assert standing_in(state, "linz") == "napoleon + 8 france"
    assert refused(state, "napoleon + 8 france @ linz to vienna") == "nw-move-stopped"
    assert refused(state, "napoleon @ linz to vienna") == "nw-move-leader-stopped"


def test_r9_51_after_annihilation_the_march_goes_on():
    """Items 157, 211: nothing is left of the enemy, so the Army may go on."""
    state = board({"munich": "napoleon + 8 france", "linz": "1 austria"})
    state.dice.faces = [6, *[1] * 20]

    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "stand")
    assert refused(state, "napoleon + 8 france @ linz to vienna") == ""


def test_r9_51_a_beaten_force_stays_where_it_went():
    """Item 157: Murat is thrown back to Munich and stays there; others there may go."""
    state = board({"munich": "murat + 6 france", "linz": "mack + 6 austria"})
    state.dice.faces = [*[1] * 8, 6, *[1] * 7]

    move(state, "murat + 4 france @ munich to linz")
    answer(state, "stand", "lose 1 france")
    assert standing_in(state, "munich") == "murat + 5 france"
    assert refused(state, "2 france @ munich to linz") == ""
    assert refused(state, "4 france @ munich to linz") == "nw-move-stopped"
    assert refused(state, "murat @ munich to ulm") == "nw-move-leader-stopped"


def test_r9_52_an_army_that_enters_an_enemy_fortress_area_stops():
    """Item 158: Venice holds the march up, though nobody stands there."""
    state = board({"verona": "massena + 4 france"}, flags={"verona": "france"})

    move(state, "massena + 4 france @ verona to venice")
    assert refused(state, "massena + 4 france @ venice to verona") == "nw-move-stopped"


def test_r9_52_an_own_fortress_does_not_stop_anybody():
    """Item 158: Mainz is French."""
    state = board({"metz": "massena + 4 france"})

    move(state, "massena + 4 france @ metz to mainz")
    assert refused(state, "massena + 4 france @ mainz to cologne") == ""


def test_r12_4_out_of_an_enemy_fortress_area_only_to_friendly_or_uncontrolled():
    """Items 158, 221: from before Venice back to Verona, not on to Trieste."""
    state = board({"venice": "massena + 4 france", "trieste": "1 france"}, flags={"verona": "france"})

    assert refused(state, "massena + 4 france @ venice to verona") == ""
    assert refused(state, "massena + 4 france @ venice to trieste") == ""
    assert refused(state, "massena + 4 france @ venice to innsbruck") == "nw-move-fortress-exit"


@pytest.mark.parametrize(
    ("fleets", "message"),
    [
        ({}, ""),
        ({"tyrrhenian_sea": "1 france"}, "nw-move-strait"),
        ({"palermo": "1 france"}, "nw-move-strait"),
        ({"tyrrhenian_sea": "1 britain"}, ""),
    ],
)
def test_r9_53_an_enemy_fleet_closes_a_strait(fleets, message):
    """Item 159: no movement while an enemy Fleet is in the Zone or the port of the strait."""
    state = board({"calabria": "moore + 2 britain"}, fleets=fleets, active="britain")

    assert refused(state, "moore + 2 britain @ calabria to palermo") == message


def test_r9_54_entering_a_neutrals_area_breaks_its_neutrality():
    """Item 160: France's own Vassal Denmark is at war once France enters Holstein."""
    state = board({"hamburg": "davout + 4 france"}, flags={"hamburg": "france"}, dice=ONES)

    move(state, "davout + 4 france @ hamburg to holstein")
    assert are_enemies(state, FRANCE, 8)


def test_r9_54_a_neutral_power_is_not_entered_without_a_declaration():
    """Item 160: Prussia is neutral."""
    state = board({"mainz": "davout + 4 france"})

    assert refused(state, "davout + 4 france @ mainz to erfurt") == "nw-war-not-declared"


def test_r9_1_absent_pieces_do_not_move():
    """Who is not there cannot be moved."""
    state = board({"munich": "murat + 4 france"})

    assert refused(state, "murat + 5 france @ munich to linz") == "nw-force-absent"
    assert refused(state, "ney @ munich to linz") == "nw-force-absent"


def test_r17_1_cps_of_the_russian_winter_move_only_inside_russia():
    """CPs of the winter are spent in Russia alone."""
    state = board({"kovno": "kutuzov + 4 russia"}, active="russia", purse=8, purse_use="russia")

    assert refused(state, "kutuzov + 4 russia @ kovno to vilna") == ""
    assert refused(state, "kutuzov + 4 russia @ kovno to konigsberg") == "nw-purse-elsewhere"


def test_r6_1_a_flooded_line_is_closed_in_both_directions():
    """A card closes the line between two areas."""
    state = board({"munich": "murat + 4 france"})
    set_effect(state, Closed(place("munich"), place("linz")))

    assert refused(state, "murat + 4 france @ munich to linz") == "nw-move-closed"


def test_r6_1_a_move_cancelled_by_a_card_is_not_made():
    """The force stands where it stood; its march is not forgotten."""
    state = board({"munich": "murat + 4 france"})
    set_effect(state, MoveCancelled())

    move(state, "murat + 4 france @ munich to ulm")
    assert standing_in(state, "munich") == "murat + 4 france"
    assert not is_on(state, MoveCancelled)


def test_r6_1_free_areas_cost_nothing_until_they_are_used_up():
    """Napoleon's Army enters two areas for nothing, then pays."""
    state = board({"metz": "napoleon, murat + 12 france"}, purse=0)
    set_effect(state, FreeAreas(NAPOLEON, 2))

    for frm, to in (("metz", "reims"), ("reims", "paris")):
        order = f"napoleon, murat + 12 france @ {frm} to {to}"
        assert cost(state, order) == 0
        move(state, order)
    assert value(state, FreeAreas, "napoleon") == 0
    assert cost(state, "napoleon, murat + 12 france @ paris to calais") == 2


def test_r6_1_a_leader_with_a_forced_march_card_is_not_worn_out_by_marching():
    """The card sets rule 9.42 aside for his Army."""
    state = board({"brest": "napoleon + 3 france"}, dice=ONES)
    set_effect(state, ForcedMarch(NAPOLEON))
    road = ["brest", "normandy", "paris", "reims", "metz", "mainz"]
    for frm, to in itertools.pairwise(road):
        move(state, f"napoleon + 3 france @ {frm} to {to}")

    assert rolls(state, "attrition") == 0


def test_r6_1_jealous_marshals_move_one_army_at_a_time():
    """A group under the card does not move as one."""
    state = board({"metz": "napoleon, murat + 12 france"})
    set_effect(state, Jealous(place("metz")))

    assert refused(state, "napoleon, murat + 12 france @ metz to reims") == "nw-move-jealous"
    assert refused(state, "napoleon + 8 france @ metz to reims") == ""


def test_r6_1_home_bound_strength_stays_in_home_areas():
    """Strength bound by a card does not leave the nation's Home areas."""
    state = board({"linz": "mack + 4 austria"}, active="austria")
    set_effect(state, HomeBound(place("linz")))

    assert refused(state, "mack + 4 austria @ linz to munich") == "nw-move-home-bound"
    assert refused(state, "mack + 4 austria @ linz to vienna") == ""


@pytest.mark.parametrize("active", ["france", "britain", "austria", "russia", "prussia", "spain", "turkey"])
def test_r9_5_the_quick_list_of_destinations_agrees_with_the_rule_asked_one_by_one(active):
    """Item 148: every area offered may be entered, every other one is refused."""
    state = board(start=True, active=active)
    by_nation = nation(active)
    for frm in members(present_mask(state, by_nation)):
        one_by_one = [to for to in range(AREA_COUNT) if step_refusal(state, by_nation, frm, to) is None]

        assert list(members(destinations(state, by_nation, frm))) == one_by_one


def test_r6_1_free_areas_are_offered_when_the_purse_is_empty_and_lost_when_done():
    """One CP and two areas for nothing: three areas in all, or fewer if the player is done."""
    state = board({"metz": "napoleon + 8 france"}, purse=2)
    set_effect(state, FreeAreas(NAPOLEON, 2))

    run(state, Spend(FRANCE))
    answer(state, "move napoleon + 8 france @ metz to reims")
    answer(state, "move napoleon + 8 france @ reims to paris")
    answer(state, "move napoleon + 8 france @ paris to calais")
    assert asked(state) is None
    assert purse_of(state) == 0

    state = board({"metz": "napoleon + 8 france"}, purse=2)
    set_effect(state, FreeAreas(NAPOLEON, 2))
    run(state, Spend(FRANCE))
    answer(state, "done")
    assert asked(state) is None
    assert value(state, FreeAreas, "napoleon") == 0
