"""Interception by land. [10.1, 10.3, 10.6]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.pieces import LEADERS
from greatpowers.games.napoleonic_wars.rules.land.interception import (
    FlagInterception,
    interceptors_into,
    modifier,
)
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.effects import (
    Armistice,
    Closed,
    RollBonus,
    RollFails,
    SureInterception,
    is_on,
)
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
from tests.games.napoleonic_wars.land_boards import faces, fight, happened, move
from tests.games.napoleonic_wars.seen import flag_in

GO = "davout + 4 france @ stuttgart to nuremberg"
AUSTRIA = nation("austria")
MACK = "intercept mack + 6 austria @ ratisbon"


def meeting(**facts):
    """Davout goes to Nuremberg, beside Mack in Ratisbon."""
    forces = {"stuttgart": "davout + 4 france", "ratisbon": "mack + 8 austria"}
    return board({**forces, **facts.pop("more", {})}, **facts)


def test_r10_1_an_army_beside_the_area_may_intercept():
    """Item 171: enemy Troops entering an adjacent area are intercepted."""
    state = meeting()

    move(state, GO)
    assert asked(state).seat == "austria"
    assert texts(state) == ["stand", MACK]


def test_r10_1_not_into_an_area_that_already_holds_the_moving_side():
    """Item 171: a French counter in Nuremberg shields Davout's march."""
    state = meeting(more={"nuremberg": "1 france"})

    move(state, GO)
    assert asked(state) is None


def test_r10_1_own_defenders_in_the_area_do_not_prevent_it():
    """Item 171: Mack comes to the help of a counter that is attacked."""
    state = meeting(more={"nuremberg": "1 austria"})

    move(state, GO)
    assert MACK in texts(state)


def test_r10_1_troops_placed_by_builds_or_events_may_be_intercepted():
    """Item 172: a force put beside an enemy Army is met like one that marched."""
    state = board({"nuremberg": "2 france", "ratisbon": "mack + 6 austria"}, dice=[6, 6, *[1] * 90])

    run(state, fight("2 france", "nuremberg"))
    answer(state, MACK)
    (begun,) = happened(state, "BattleBegan")
    assert begun.nation == "france"


def test_r10_1_the_active_player_is_the_attacker_after_an_interception():
    """Items 173, 196: Mack came first, has the ground and defends it over rough country."""
    state = board(
        {"stuttgart": "davout + 4 france", "munich": "mack + 6 austria"},
        flags={"ulm": "austria", "munich": "austria"},
        dice=[6, 6, *[1] * 60],
    )

    move(state, "davout + 4 france @ stuttgart to ulm")
    answer(state, "intercept mack + 6 austria @ munich")
    (begun,) = happened(state, "BattleBegan")
    first = happened(state, "BattleRolled")[0]
    assert begun.nation == "france"
    assert (len(first.faces[0]), len(first.faces[1])) == (4 + 3 + 2, 6 + 1 + 1 + 1)


def test_r10_1_an_army_tries_again_and_again_until_it_fails():
    """Items 174, 181: after a failure neither Mack nor anybody else in Ratisbon tries again."""
    state = meeting(more={"ratisbon": "mack, john + 8 austria"}, dice=[1, 1])

    move(state, GO)
    answer(state, "intercept mack + 6 austria @ ratisbon")
    assert asked(state) is None
    move(state, "davout + 4 france @ nuremberg to stuttgart")
    assert asked(state) is None


def test_r10_1_standing_keeps_the_chance_for_the_next_move():
    """Item 174: who lets an Army pass may try at the next area."""
    state = meeting()

    move(state, GO)
    answer(state, "stand")
    move(state, "davout + 4 france @ nuremberg to ulm")
    assert asked(state) is None
    move(state, "davout + 4 france @ ulm to nuremberg")
    assert MACK in texts(state)


def test_r10_3_a_battle_short_of_annihilation_ends_interception():
    """Item 174: Mack has fought and may not intercept any more."""
    state = board(
        {"stuttgart": "davout + 4 france", "ulm": "mack + 6 austria", "metz": "ney + 2 france"},
        dice=[*faces(9, 1), *faces(8), *faces(6)],
    )
    move(state, "davout + 4 france @ stuttgart to ulm")
    answer(state, "stand", "lose 1 austria", "retreat munich")

    assert interceptors_into(state, place("ratisbon"), nation("france")) == []


def test_r10_3_annihilation_in_its_favour_leaves_an_army_free_to_intercept():
    """Item 174: the attacker is gone; Mack may try again."""
    state = board({"stuttgart": "1 france", "ulm": "mack + 6 austria"}, dice=[*faces(3), *faces(8, 1)])
    move(state, "1 france @ stuttgart to ulm")
    answer(state, "stand")

    assert interceptors_into(state, place("munich"), nation("france")) != []


def test_r10_1_interceptions_are_not_intercepted():
    """Item 175: Mack enters Nuremberg beside Ney, who is not asked."""
    state = meeting(more={"mainz": "ney + 4 france"}, dice=[6, 6, *[1] * 60])

    move(state, GO)
    answer(state, MACK)
    assert len(happened(state, "MarchRollMade")) == 1
    assert happened(state, "BattleBegan")
    assert standing_in(state, "mainz") == "ney + 4 france"


def test_r10_1_strength_outside_a_leaders_command_does_not_intercept():
    """Item 176: Mack takes six of eight; unled counters do not come at all."""
    state = meeting(more={"ulm": "4 austria"})

    move(state, GO)
    assert texts(state) == ["stand", MACK]
    assert refusal(state, "intercept mack + 7 austria @ ratisbon") == "nw-force-over-command"
    assert refusal(state, "intercept 4 austria @ ulm") == "nw-intercept-unled"


@pytest.mark.parametrize(
    ("force", "frm", "to", "flags", "expected"),
    [
        ("mack", "ratisbon", "nuremberg", {"ratisbon": "austria"}, 1),
        ("mack", "ratisbon", "nuremberg", {}, 0),
        ("mack", "linz", "vienna", {}, 2),
        ("charles", "linz", "vienna", {}, 3),
        ("mack", "linz", "prague", {}, 1),
        ("mack", "venice", "bologna", {}, 0),
    ],
)
def test_r10_11_modifiers_of_interception(force, frm, to, flags, expected):
    """Item 177: +1 into Friendly, -1 from Uncontrolled, the rating, -1 over marsh, pass or strait."""
    state = board({frm: f"{force} + 2 austria"}, flags=flags)

    assert modifier(state, read_force(f"{force} + 2 austria"), place(frm), place(to)) == expected


@pytest.mark.parametrize(("dice", "succeeds"), [([4, 5], True), ([4, 4], False)])
def test_r10_11_nine_or_more_succeeds(dice, succeeds):
    """Item 177: Mack (1) out of Uncontrolled Ratisbon needs a nine."""
    state = meeting(dice=[*dice, *[1] * 60])

    move(state, GO)
    answer(state, MACK)
    (rolled,) = happened(state, "MarchRollMade")
    assert rolled.succeeded is succeeds
    assert bool(happened(state, "BattleBegan")) is succeeds


def test_r10_11_a_failed_interception_causes_no_attrition():
    """Item 178: over a pass into an Enemy area, but it failed."""
    state = board({"stuttgart": "davout + 4 france", "prague": "mack + 6 austria"}, dice=[1, 1])

    move(state, GO)
    answer(state, "intercept mack + 6 austria @ prague")
    assert standing_in(state, "prague") == "mack + 6 austria"
    assert not any(event.purpose == "attrition" for event in happened(state, "DieRolled"))


def test_r10_12_a_successful_interceptor_enters_with_the_attrition_due():
    """Item 179: over the pass from Prague into French Nuremberg, seven dice."""
    state = board({"stuttgart": "davout + 4 france", "prague": "mack + 6 austria"}, dice=[6, 6, *[1] * 60])

    move(state, GO)
    answer(state, "intercept mack + 6 austria @ prague")
    worn = [event for event in happened(state, "DieRolled") if event.purpose == "attrition"]
    assert len(worn) == 7


def test_r10_12_all_interceptions_are_resolved_before_the_battle():
    """Items 179, 170: Mack and Charles come from two sides into one battle."""
    state = meeting(more={"prague": "charles + 2 austria"}, dice=[6, 6, *[1] * 7, 6, 6, *[1] * 60])

    move(state, GO)
    answer(state, MACK)
    answer(state, "intercept charles + 2 austria @ prague")
    (begun,) = happened(state, "BattleBegan")
    assert sum(begun.sp[1]) == 8
    assert begun.commanders == ("davout", "charles")


def test_r10_13_a_group_names_its_force_and_uses_its_commanders_rating():
    """Item 180: the whole group, or an Army of it, each with its own commander."""
    state = board(
        {"stuttgart": "davout + 4 france", "ratisbon": "charles, john + 8 austria"}, dice=[4, 2, *[1] * 60]
    )

    move(state, GO)
    assert set(texts(state)) == {
        "stand",
        "intercept charles, john + 8 austria @ ratisbon",
        "intercept charles + 6 austria @ ratisbon",
        "intercept john + 4 austria @ ratisbon",
    }
    answer(state, "intercept charles, john + 8 austria @ ratisbon")
    (rolled,) = happened(state, "MarchRollMade")
    assert rolled.modifier == 2 - 1
    assert rolled.succeeded is False


def test_r10_13_after_a_success_what_is_left_may_try_for_itself():
    """Item 180: Charles goes, then John rolls for his own Army."""
    state = board(
        {"stuttgart": "davout + 4 france", "ratisbon": "charles, john + 8 austria"}, dice=[6, 6, *[1] * 60]
    )

    move(state, GO)
    answer(state, "intercept charles + 6 austria @ ratisbon")
    assert "intercept john + 2 austria @ ratisbon" in texts(state)


def test_r9_53_no_interception_over_a_strait_held_by_an_enemy_fleet():
    """Item 159: a French Fleet keeps Moore in Palermo."""
    forces = {"naples": "massena + 4 france", "palermo": "moore + 4 britain"}
    free = board(forces, flags={"naples": "france"})
    closed = board(forces, flags={"naples": "france"}, fleets={"tyrrhenian_sea": "1 france"})

    assert interceptors_into(free, place("calabria"), nation("france"))
    assert interceptors_into(closed, place("calabria"), nation("france")) == []


def test_r12_4_interception_out_of_an_enemy_fortress_area_only_into_own_or_contested_ground():
    """Item 221: Austrians before Mainz may come to Austrian Nuremberg, not to French Cologne."""
    state = board({"mainz": "mack + 4 austria"}, flags={"nuremberg": "austria"})
    names = [LEADERS[x].id for x in interceptors_into(state, place("nuremberg"), nation("france"))]

    assert names == ["mack"]
    assert interceptors_into(state, place("cologne"), nation("france")) == []


def test_r6_1_an_armistice_bars_interception():
    """Two nations under an Armistice let each other pass."""
    state = meeting()
    set_effect(state, Armistice(nation("france"), nation("austria")))

    move(state, GO)
    assert asked(state) is None


def test_r6_14_cards_make_a_roll_fail_succeed_or_better():
    """A false report fails without dice, a bonus is added once, a sure one needs no dice."""
    fails, better, sure = meeting(), meeting(dice=[4, 3, *[1] * 60]), meeting(dice=[1] * 60)
    move(fails, GO)
    set_effect(fails, RollFails())
    answer(fails, MACK)
    move(better, GO)
    set_effect(better, RollBonus(2))
    answer(better, MACK)
    move(sure, GO)
    set_effect(sure, SureInterception(AUSTRIA))
    answer(sure, MACK)

    assert [happened(s, "MarchRollMade")[0].succeeded for s in (fails, better, sure)] == [False, True, True]
    assert not any(
        is_on(s, n) for s in (fails, better, sure) for n in (RollFails, RollBonus, SureInterception)
    )


def test_r6_14_a_sure_interception_comes_even_after_a_failure():
    """Who failed before in this Impulse may come by a card, without dice for it."""
    barred = meeting(spent_areas=["ratisbon"])
    move(barred, GO)
    assert asked(barred) is None

    state = meeting(spent_areas=["ratisbon"], dice=[1] * 60)
    set_effect(state, SureInterception(AUSTRIA))
    move(state, GO)
    answer(state, MACK)
    assert happened(state, "MarchRollMade")[0].dice == ()
    assert happened(state, "BattleBegan")


def test_r10_6_a_flag_of_an_event_beside_an_enemy_army_may_be_intercepted():
    """Item 189: if the roll succeeds the Flag is removed; the Army stays where it is."""
    state = board({"vienna": "charles + 4 austria"}, flags={"linz": "france"}, dice=[6, 6])

    run(state, FlagInterception(nation("france"), place("linz")))
    assert texts(state) == ["let it be", "intercept charles"]
    answer(state, "intercept charles")
    assert flag_in(state, "linz") == ""
    assert standing_in(state, "vienna") == "charles + 4 austria"


def test_r10_6_a_failed_roll_leaves_the_flag():
    """Item 189: the Flag stays and the Army has had its chance."""
    state = board({"vienna": "charles + 4 austria"}, flags={"linz": "france"}, dice=[1, 1])

    run(state, FlagInterception(nation("france"), place("linz")))
    answer(state, "intercept charles")
    assert flag_in(state, "linz") == "france"
    assert interceptors_into(state, place("linz"), nation("france")) == []


def test_r6_14_a_sure_interception_serves_only_the_player_of_the_card():
    """Kutuzov's player has no use of Austria's card; he rolls."""
    state = meeting(more={"prague": "kutuzov + 4 russia"}, dice=[1, 1])
    move(state, GO)
    set_effect(state, SureInterception(AUSTRIA))
    answer(state, "stand", "intercept kutuzov + 4 russia @ prague")

    assert not happened(state, "MarchRollMade")[0].succeeded
    assert is_on(state, SureInterception)


def test_r10_1_who_intercepts_into_an_area_held_by_the_other_side_is_told_so():
    """Item 171: Austrians who stand beside French ones there may evade; nobody comes to their help."""
    state = meeting(more={"nuremberg": "1 france, 2 austria"})

    move(state, GO)
    assert refusal(state, MACK) == "nw-intercept-occupied"


def test_r10_1_an_armistice_keeps_an_army_from_intercepting():
    """Item 171: the Russians of the same player are asked, Mack may not come."""
    state = meeting(more={"leipzig": "kutuzov + 4 russia"}, scenario="1805-3")
    set_effect(state, Armistice(nation("france"), nation("austria")))

    move(state, GO)
    assert refusal(state, MACK) == "nw-intercept-peace"


def test_r9_53_nobody_intercepts_over_a_closed_line():
    """Item 171: the bridges between Ratisbon and Nuremberg are gone; John comes from Prague."""
    state = meeting(more={"prague": "john + 2 austria"})
    set_effect(state, Closed(place("nuremberg"), place("ratisbon")))

    move(state, GO)
    assert refusal(state, MACK) == "nw-intercept-line-closed"


def test_r12_4_who_stands_before_an_enemy_fortress_does_not_intercept_into_enemy_land():
    """Item 171: Mack before Mainz may not go to Nuremberg, which is French; John may, from Ratisbon."""
    state = board(
        {"stuttgart": "davout + 4 france", "mainz": "mack + 6 austria", "ratisbon": "john + 2 austria"}
    )

    move(state, GO)
    assert refusal(state, "intercept mack + 6 austria @ mainz") == "nw-intercept-fortress-exit"
