"""Entrenching, and what becomes of trenches. [11.2]"""

from __future__ import annotations

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.combat.strength import attacker_fire, defender_fire
from greatpowers.games.paths_of_glory.rules.combat.targets import combat_of
from greatpowers.games.paths_of_glory.rules.movement.entrenchment import (
    entrench_refusal,
    modifier,
    trench_level,
)
from greatpowers.games.paths_of_glory.rules.supply.wearing_out import AttritionPhase
from tests.games.paths_of_glory.boards import board, unit
from tests.games.paths_of_glory.changing import take
from tests.games.paths_of_glory.operating import march_of, mark, offered, operate, rest, say, why_not
from tests.games.paths_of_glory.seen import cp_spaces, entrenchment_failed, trenches_of

KNOWN = {"cp_06": 1}


def dig(units, space, digger, *, dice, played=KNOWN, **fields):
    """Activate a space and let one army dig in; the state after the roll."""
    state = board(units, dice=dice, events=dict(played), **fields)
    say(operate(state, 1), f"activate {space} move", f"entrench {digger}@{space}")
    while state.stack and "done" in offered(state):
        say(state, "done")
    return state


def level(state, name, side=CP):
    return trench_level(state, SPACE_NUMBER[name], side)


@pytest.mark.parametrize("card", ["ap_12", "cp_06"])
def test_r11_2_1_somebody_must_have_played_entrench(card):
    """Item 208: either side's card serves both."""
    state = say(operate(board({"essen": ["ge_1", "ge_2"]}), 1), "activate essen move")
    assert not any(text.startswith("entrench") for text in offered(state))
    assert why_not(state, "entrench ge_1@essen") == "11.2.1"

    known = say(operate(board({"essen": ["ge_1", "ge_2"]}, events={card: 1}), 1), "activate essen move")
    assert {"entrench ge_1@essen", "entrench ge_2@essen"} <= set(offered(known))


def test_r11_2_1_one_army_of_a_space_digs_while_others_march():
    """Item 209: instead of moving; no corps; the other units are free to go."""
    state = board({"essen": ["ge_1", "ge_2", "ge_corps"]}, events=dict(KNOWN), dice=[6])
    say(operate(state, 1), "activate essen move", "entrench ge_1@essen")
    assert not any(text.startswith("entrench") for text in offered(state))
    assert why_not(state, "entrench ge_2@essen") == "11.2.1"
    assert why_not(state, "move ge_1@essen") == "11.1.1"
    assert "move ge_2@essen, ge_corps@essen" in offered(state)

    corps = say(operate(board({"essen": ["ge_corps", "ge_1"]}, events=dict(KNOWN)), 1), "activate essen move")
    assert why_not(corps, "entrench ge_corps@essen") == "11.2.1"


def test_r11_2_1_an_army_that_moved_does_not_dig():
    """Item 209."""
    state = board({"essen": ["ge_1"], "aachen": ["ge_2"]}, events=dict(KNOWN))
    say(operate(state, 2), "activate essen move", "activate aachen move", "move ge_1@essen", "to aachen")

    assert why_not(state, "entrench ge_1@aachen") == "11.2.1"


def test_r11_2_1_besiegers_may_dig():
    """Item 209: also while besieging an enemy fort."""
    state = dig({"verdun": ["ge_1"]}, "verdun", "ge_1", dice=[3], forts_besieged=["verdun"])

    assert level(state, "verdun") == 1


def test_r11_2_1_who_neither_holds_nor_besieges_a_space_does_not_dig():
    """In play an army besieges whatever fort it stands before."""
    state = board({"verdun": ["ge_1"], "essen": ["ge_2"]}, events=dict(KNOWN), broken_sieges=["verdun"])
    say(operate(state, 2), "activate verdun move", "activate essen move")

    assert why_not(state, "entrench ge_1@verdun") == "11.2.1"
    assert why_not(state, "entrench ge_2@essen") == ""


@pytest.mark.parametrize(("die", "made"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_r11_2_2_the_loss_factor_or_less_makes_a_trench(die, made):
    """Item 210: a German army needs a three."""
    assert level(dig({"essen": ["ge_1"]}, "essen", "ge_1", dice=[die]), "essen") == made


def test_r11_2_2_austrians_need_a_two():
    """Item 210."""
    assert level(dig({"tarnow": ["ah_1"]}, "tarnow", "ah_1", dice=[3]), "tarnow") == 0
    assert level(dig({"tarnow": ["ah_1 reduced"]}, "tarnow", "ah_1 reduced", dice=[2]), "tarnow") == 1


def test_r11_2_2_rolls_come_after_all_movement():
    """Item 210: no die falls while units may still move."""
    state = board({"essen": ["ge_1"], "kassel": ["ge_2"]}, events=dict(KNOWN), dice=[1])
    say(operate(state, 2), "activate essen move", "activate kassel move", "entrench ge_1@essen")
    assert state.dice.drawn == 0

    say(state, "done")
    assert state.dice.drawn == 1
    assert level(state, "essen") == 1


def test_r11_2_2_a_second_success_deepens_and_a_third_is_not_tried():
    """Items 211, 212: one marker, two levels at most."""
    deeper = dig({"essen": ["ge_1"]}, "essen", "ge_1", dice=[1], trenches={"cp": {"essen": 1}})
    assert level(deeper, "essen") == 2

    full = board({"essen": ["ge_1"]}, events=dict(KNOWN), trenches={"cp": {"essen": 2}})
    mark(full, "essen")
    assert entrench_refusal(full, unit(full, "ge_1@essen")).rule == "11.2.3"


def test_r11_2_4_a_trench_outlasts_its_builders():
    """Item 213."""
    state = mark(board({"essen": ["ge_1"]}, trenches={"cp": {"essen": 2}}), "essen")
    march_of(state, "ge_1@essen", "aachen")

    assert level(state, "essen") == 2


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1)])
def test_r11_2_5_who_enters_levels_shallow_trenches_and_takes_deep_ones(before, after):
    """Item 214: in passing too."""
    trenches = {"ap": {"sedan": before, "cambrai": before}}
    state = mark(board({"koblenz": ["ge_1"]}, trenches=trenches), "koblenz")
    march_of(state, "ge_1@koblenz", "sedan", "cambrai")

    for name in ("sedan", "cambrai"):
        assert level(state, name, AP) == 0
        assert level(state, name, CP) == after


def test_r11_2_5_friends_leave_their_trenches_as_they_are():
    """Item 214."""
    state = mark(board({"koblenz": ["ge_1"]}, trenches={"cp": {"aachen": 2}}), "koblenz")
    march_of(state, "ge_1@koblenz", "aachen")

    assert level(state, "aachen") == 2


def test_r11_2_5_besiegers_take_the_trenches_around_the_fort():
    """Item 214: a unit enters the space though the fort holds out."""
    state = mark(board({"metz": ["ge_1"]}, trenches={"ap": {"verdun": 2}}), "metz")
    march_of(state, "ge_1@metz", "verdun")

    assert (level(state, "verdun", AP), level(state, "verdun", CP)) == (0, 1)


def starve(space, depth, edition="2018", **fields):
    """Attrition over a space the Central Powers cannot feed."""
    state = board(options={"edition": edition}, trenches={"cp": {space: depth}}, **fields)
    take(state, "cp", space)
    state.push(AttritionPhase())
    advance(state)
    return state


def test_r11_2_7_attrition_levels_a_shallow_trench():
    """Item 215."""
    state = starve("orleans", 1)

    assert trenches_of(state) == {}


@pytest.mark.parametrize(("edition", "owner"), [("2018", AP), ("2010", CP)])
def test_r11_2_7_attrition_halves_a_deep_trench(edition, owner):
    """Items 216, 217: it goes to the enemy in 2018 and stays its owner's in 2010."""
    state = starve("orleans", 2, edition)

    assert level(state, "orleans", owner) == 1


def test_r11_2_7_trenches_with_a_fort_outlast_attrition():
    """Item 218: the fort keeps its space, so nothing there is touched."""
    state = board({"posen": ["ru_corps", "ru_corps"]}, trenches={"cp": {"breslau": 2}})
    take(state, "ap", "posen", "cottbus", "oppeln")
    state.push(AttritionPhase())
    advance(state)

    assert level(state, "breslau") == 2
    assert "breslau" in cp_spaces(state)


def test_r11_2_8_corps_use_trenches_and_forts_alone_do_not():
    """Item 219: shifts for a corps in a trench, with its fort's factor added; none for a bare fort."""
    trench = {"ap": {"verdun": 2}}
    manned = board({"verdun": ["fr_corps"], "metz": ["ge_1"]}, trenches=trench)
    bare = board({"metz": ["ge_1"]}, trenches=trench)
    fires = {}
    for name, state in (("manned", manned), ("bare", bare)):
        attackers = (unit(state, "ge_1@metz"),)
        combat = combat_of(state, CP, attackers, SPACE_NUMBER["verdun"])
        fires[name] = (attacker_fire(state, combat), defender_fire(state, combat))

    assert (fires["manned"][0].shift, fires["manned"][1].shift) == (-2, 1)
    assert (fires["bare"][0].shift, fires["bare"][1].shift) == (0, 0)
    assert fires["manned"][1].factors == 1 + 3


def failed(die=6, **fields):
    """A German army that failed once, with the optional rule on unless the fields say otherwise."""
    options = fields.pop("options", {"trench_modifier": True})
    return dig({"essen": ["ge_1"]}, "essen", "ge_1", dice=[die, 4], options=options, **fields)


def again(state):
    """A second attempt in the next round of the side."""
    say(operate(rest(state), 1), "activate essen move", "entrench ge_1@essen")
    return state


def test_r11_2_10_a_failed_attempt_helps_the_next():
    """Item 220: a four is enough in the round after; without the option it is not."""
    state = failed()
    assert modifier(state, unit(state, "ge_1@essen")) == -1
    assert level(again(state), "essen") == 1
    assert entrenchment_failed(state) == set()

    assert level(again(failed(options={})), "essen") == 0


def test_r11_2_10_the_help_is_never_more_than_one():
    """Item 220: two failures in a row count as one."""
    state = dig({"essen": ["ge_1"]}, "essen", "ge_1", dice=[6, 5, 5], options={"trench_modifier": True})
    assert level(again(state), "essen") == 0
    assert modifier(state, unit(state, "ge_1@essen")) == -1
    assert level(again(state), "essen") == 0


def test_r11_2_10_a_round_without_a_new_attempt_forgets():
    """Item 220."""
    state = failed()
    say(operate(rest(state), 1), "activate essen move", "done")

    assert entrenchment_failed(state) == set()


def test_r11_2_10_only_four_nations_learn():
    """Item 220: not the Austrians."""
    options = {"trench_modifier": True}
    state = dig({"tarnow": ["ah_1"]}, "tarnow", "ah_1", dice=[6], options=options)

    assert entrenchment_failed(state) == set()


def test_r5_7_4_the_historical_scenario_always_has_the_modifier():
    """Item 220."""
    assert entrenchment_failed(failed(options={}, scenario="historical"))


def test_r14_3_3_armies_out_of_supply_do_not_dig():
    """Item 221: those in the same space that are in supply may."""
    state = board({"tirana": ["sb_1", "it_1"]}, active="ap", at_war=["it"], events=dict(KNOWN))
    take(state, "cp", "taranto", "valona")
    say(operate(state, 2), "activate tirana move")

    assert "entrench sb_1@tirana" in offered(state)
    assert "entrench it_1@tirana" not in offered(state)
    assert why_not(state, "entrench it_1@tirana") == "14.3.3"


def test_r11_2_1_only_own_armies_in_activated_spaces_dig():
    state = board({"essen": ["ge_1"], "koblenz": ["ge_2"], "sedan": ["fr_5"]}, events=dict(KNOWN))
    say(operate(state, 1), "activate essen move")

    assert why_not(state, "entrench ge_2@koblenz") == "11.2.1"
    assert why_not(state, "entrench fr_5@sedan") == "9.2.8"


def test_r14_3_3_units_out_of_supply_still_use_trenches():
    """Item 221."""
    state = board({"paris": ["ge_1"], "melun": ["fr_1"]}, active="ap", trenches={"cp": {"paris": 1}})
    combat = combat_of(state, AP, (unit(state, "fr_1@melun"),), SPACE_NUMBER["paris"])

    assert attacker_fire(state, combat).shift == -1
