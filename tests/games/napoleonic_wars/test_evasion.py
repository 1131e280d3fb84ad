"""Evasion, pursuit, and the order of it all. [10.2, 10.4, 10.5]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.rules.land.evasion import counters_of, modifier
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.effects import SureEvasion, is_on
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.land_boards import cost, faces, fight, happened, move

GO = "davout + 4 france @ munich to linz"
AUSTRIA = nation("austria")
MACK = "evade mack + 6 austria to"


def attack(**facts):
    """Davout enters Linz from Munich, where Mack stands."""
    linz = facts.pop("linz", "mack + 6 austria")
    return board({"munich": "davout + 4 france", "linz": linz, **facts.pop("more", {})}, **facts)


def purposes(state) -> list[str]:
    return list(dict.fromkeys(event.purpose for event in happened(state, "DieRolled")))


def test_r10_2_evasion_goes_to_an_adjacent_area_but_not_where_the_enemy_came_from():
    """Item 182: every neighbour of Linz but Munich."""
    state = attack()

    move(state, GO)
    offered = {text.rpartition(" ")[2] for text in texts(state)} - {"stand"}
    assert offered == {"ratisbon", "vienna", "salzburg", "prague", "graz"}
    assert refusal(state, f"{MACK} munich") == "nw-evade-no-refuge"


def test_r10_2_evasion_never_goes_onto_an_enemy_formation():
    """Item 182: a French counter stands in Salzburg."""
    state = attack(more={"salzburg": "1 france"})

    move(state, GO)
    assert f"{MACK} salzburg" not in texts(state)
    assert refusal(state, f"{MACK} salzburg") == "nw-evade-no-refuge"


def test_r10_2_evasion_never_enters_a_neutral_area():
    """Item 182: from Prague not to Prussian Dresden."""
    state = board({"ratisbon": "davout + 4 france", "prague": "mack + 6 austria"}, dice=[1] * 5)

    move(state, "davout + 4 france @ ratisbon to prague")
    assert f"{MACK} dresden" not in texts(state)
    assert f"{MACK} brunn" in texts(state)


def test_r10_2_a_group_evades_as_a_whole_with_one_roll():
    """Item 183: Charles and Mack go together, with Charles's rating."""
    state = attack(linz="mack, charles + 8 austria", dice=[3, 3])

    move(state, GO)
    assert refusal(state, "evade mack + 6 austria to vienna") == "nw-evade-whole-group"
    answer(state, "evade charles, mack + 8 austria to vienna")
    assert standing_in(state, "vienna") == "charles, mack + 8 austria"
    assert len(happened(state, "MarchRollMade")) == 1


def test_r10_2_unled_counters_roll_one_by_one():
    """Item 183: seven SP are a 4, a 2 and a 1; the 2 fails and fights alone."""
    state = attack(linz="7 austria", dice=[6, 6, 1, 1, 6, 6, *[1] * 60])

    move(state, GO)
    answer(state, "evade 7 austria to vienna")
    assert counters_of(7) == [4, 2, 1]
    assert standing_in(state, "vienna").endswith("austria")
    (begun,) = happened(state, "BattleBegan")
    assert sum(begun.sp[1]) == 2


def test_r10_2_strength_beyond_the_rating_rolls_apart_from_the_group():
    """Item 183: Mack leads six; the other two try for themselves."""
    state = attack(linz="mack + 8 austria", dice=[6, 6])

    move(state, GO)
    answer(state, f"{MACK} vienna")
    assert standing_in(state, "linz") == "davout + 4 france, 2 austria"
    assert "evade 2 austria to vienna" in texts(state)


@pytest.mark.parametrize(
    ("leader", "frm", "to", "flags", "expected"),
    [
        ("mack", "linz", "vienna", {}, 2),
        ("charles", "linz", "vienna", {}, 3),
        ("mack", "linz", "prague", {}, 1),
        ("mack", "linz", "ratisbon", {}, 1),
        ("mack", "munich", "linz", {}, 1),
        ("mack", "munich", "linz", {"munich": "austria"}, 2),
    ],
)
def test_r10_2_evasion_has_the_modifiers_of_interception(leader, frm, to, flags, expected):
    """Item 184: Friendly refuge +1, Uncontrolled area left -1, the rating, a bad line -1."""
    force = read_force(f"{leader} + 4 austria")
    state = board({frm: f"{leader} + 4 austria"}, flags=flags)

    assert modifier(state, nation("austria"), force, place(frm), place(to)) == expected


@pytest.mark.parametrize(("dice", "gone"), [([4, 3], True), ([3, 3], False)])
def test_r10_2_nine_or_more_succeeds(dice, gone):
    """Item 184: Mack to Vienna adds two."""
    state = attack(dice=[*dice, *[1] * 60])

    move(state, GO)
    answer(state, f"{MACK} vienna")
    assert (standing_in(state, "vienna") == "mack + 6 austria") is gone


@pytest.mark.parametrize(("refuge", "dice"), [("vienna", 0), ("ratisbon", 7)])
def test_r10_2_evasion_into_an_enemy_area_wears_out(refuge, dice):
    """Item 185: seven dice in French Ratisbon, none in Vienna."""
    state = attack(dice=[6, 6, *[1] * 7])

    move(state, GO)
    answer(state, f"{MACK} {refuge}")
    assert sum(event.purpose == "attrition" for event in happened(state, "DieRolled")) == dice


def test_r10_2_evasion_over_a_strait_wears_out():
    """Item 185: Moore leaves Calabria for Palermo."""
    state = board(
        {"naples": "massena + 4 france", "calabria": "moore + 2 britain"},
        flags={"naples": "france"},
        dice=[6, 6, 1, 1, 1],
    )

    move(state, "massena + 4 france @ naples to calabria")
    answer(state, "evade moore + 2 britain to palermo")
    assert purposes(state) == ["evade", "attrition"]
    assert standing_in(state, "palermo") == "moore + 2 britain"


def test_r10_2_a_failed_evasion_costs_the_terrain_and_gives_the_active_side_a_die():
    """Item 186: over the pass to Innsbruck: two dice for standing, none and one against after a failure."""
    forces = {"munich": "davout + 4 france", "innsbruck": "john + 4 austria"}
    stands, tries = (board(forces, dice=[*d, *[1] * 60]) for d in ([], [1, 1]))
    order = "davout + 4 france @ munich to innsbruck"
    move(stands, order)
    answer(stands, "stand")
    move(tries, order)
    answer(tries, "evade john + 4 austria to salzburg")
    counts = [
        tuple(len(side) for side in happened(state, "BattleRolled")[0].faces) for state in (stands, tries)
    ]

    assert counts == [(9, 4 + 1 + 1 + 2), (10, 4 + 1 + 1)]


def test_r10_4_the_active_side_may_follow_and_the_evader_may_try_again():
    """Item 187: Davout follows to Vienna for another CP; Mack is asked again."""
    state = attack(dice=[6, 6])

    move(state, GO)
    answer(state, f"{MACK} vienna")
    assert cost(state, "davout + 4 france @ linz to vienna") == 1
    state.dice.faces = [1] * 5
    move(state, "davout + 4 france @ linz to vienna")
    assert f"{MACK} brunn" in texts(state)


def test_r10_5_interception_and_evasion_come_before_the_attrition_of_the_march():
    """Item 188: Davout comes over the pass; John's roll is made first."""
    state = board({"munich": "davout + 4 france", "innsbruck": "john + 4 austria"}, dice=[6, 6, *[1] * 5])

    move(state, "davout + 4 france @ munich to innsbruck")
    answer(state, "evade john + 4 austria to salzburg")
    assert purposes(state) == ["evade", "attrition"]


def test_r10_5_the_result_of_one_attempt_is_known_before_the_next_is_declared():
    """Item 188: after Mack has got away, Charles is asked whether he still wants to come."""
    state = attack(more={"salzburg": "charles + 2 austria"}, dice=[6, 6])

    move(state, GO)
    answer(state, f"{MACK} vienna")
    assert "intercept charles + 2 austria @ salzburg" in texts(state)


def test_r10_2_interceptors_do_not_evade_the_battle_they_sought():
    """Item 182: Charles has come; only Mack may still leave."""
    state = attack(more={"salzburg": "charles + 2 austria"}, dice=[6, 6])

    move(state, GO)
    answer(state, "intercept charles + 2 austria @ salzburg")
    assert f"{MACK} vienna" in texts(state)
    assert not any("charles" in text for text in texts(state))


def test_r10_2_landed_troops_may_be_evaded_too():
    """Item 182: a landing has no area the enemy came from."""
    state = board({"brest": "moore + 4 britain, 2 france"}, active="britain", dice=faces(2, 2))

    run(state, fight("moore + 4 britain", "brest", who="britain", landing=True))
    assert "evade 2 france to normandy" in texts(state)


def test_r6_14_a_sure_evasion_needs_no_dice():
    """A card lets an Army get away; it is used up."""
    state = attack()

    move(state, GO)
    set_effect(state, SureEvasion(AUSTRIA))
    answer(state, f"{MACK} vienna")
    assert standing_in(state, "vienna") == "mack + 6 austria"
    assert not is_on(state, SureEvasion)
    assert asked(state) is None
