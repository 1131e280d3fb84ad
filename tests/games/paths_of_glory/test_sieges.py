"""Forts and sieges: entering, besieging, leaving, surrender. [15]"""

from __future__ import annotations

import random

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import FORT, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.printed.units import OF_KIND
from greatpowers.games.paths_of_glory.rules.combat.strength import attacker_fire, defender_fire
from greatpowers.games.paths_of_glory.rules.combat.targets import attack_refusal, combat_of
from greatpowers.games.paths_of_glory.rules.movement.completing import faults
from greatpowers.games.paths_of_glory.rules.movement.limits import entry_refusal
from greatpowers.games.paths_of_glory.rules.movement.movement import path_refusal
from greatpowers.games.paths_of_glory.rules.movement.occupation import after_leaving, can_besiege
from greatpowers.games.paths_of_glory.rules.movement.stacking import overstacked
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply
from greatpowers.games.paths_of_glory.rules.turn.sieges import SiegePhase
from greatpowers.games.paths_of_glory.state.changes.map import (
    destroy_fort,
    eliminate_unit,
    place_unit,
)
from greatpowers.games.paths_of_glory.state.setup import unused
from greatpowers.games.paths_of_glory.state.state import controller, has_fort
from tests.games.paths_of_glory.boards import board, spaces, unit
from tests.games.paths_of_glory.changing import (
    lift_sieges,
    make_ready,
    make_unready,
    note_event,
    set_turn,
    set_war_status,
    take,
)
from tests.games.paths_of_glory.operating import (
    march_of,
    mark,
    numbers,
    offered,
    operate,
    reachable,
    rest,
    say,
    why_not,
)
from tests.games.paths_of_glory.seen import (
    besieged_forts,
    broken_sieges,
    counters_in,
    cp_spaces,
    has_moved,
    place_of,
    vp_of,
)


def besieging(stack, space="liege", **fields):
    """A board where these units already besiege a fort."""
    also = fields.pop("also", {})
    return board({space: stack, **also}, forts_besieged=[space], **fields)


def test_r15_1_1_entering_an_unbesieged_fort_ends_the_march():
    """Item 363. Pitfall 18."""
    state = mark(board({"koblenz": ["ge_1"]}), "koblenz")

    assert "liege" in reachable(state, "ge_1@koblenz")
    way = numbers(["koblenz", "liege", "brussels"])
    assert path_refusal(state, (unit(state, "ge_1@koblenz"),), way).rule == "15.1.1"
    march_of(state, "ge_1@koblenz", "liege")
    assert besieged_forts(state) == {"liege"}
    assert has_moved(state, unit(state, "ge_1@liege"))


def test_r11_1_1_others_pass_a_fort_besieged_earlier_in_the_round():
    """Item 191: one group finishes first, so the next walks past the siege."""
    state = say(operate(board({"koblenz": ["ge_1", "ge_2"]}), 1), "activate koblenz move")
    say(state, "move ge_1@koblenz", "to liege", "move ge_2@koblenz")

    assert why_not(state, "path liege brussels") == ""


def test_r15_1_2_an_unbesieged_fort_is_attacked_from_next_door():
    """Item 364."""
    state = mark(board({"koblenz": ["ge_1"]}), "koblenz", purpose="attack")

    assert attack_refusal(state, CP, (unit(state, "ge_1@koblenz"),), SPACE_NUMBER["liege"]) is None


def test_r15_1_3_a_besieged_fort_is_attacked_from_within_only():
    """Item 365."""
    state = besieging(["ge_1"], also={"koblenz": ["ge_2"]})
    mark(state, "liege", "koblenz", purpose="attack")
    liege = SPACE_NUMBER["liege"]

    assert attack_refusal(state, CP, (unit(state, "ge_1@liege"),), liege) is None
    assert attack_refusal(state, CP, (unit(state, "ge_2@koblenz"),), liege).rule == "15.1.3"


def test_r15_1_4_a_fort_adds_to_defence_and_never_to_attack():
    """Item 366."""
    state = board({"verdun": ["fr_1"], "metz": ["ge_1"]})
    target = combat_of(state, CP, (unit(state, "ge_1@metz"),), SPACE_NUMBER["verdun"])
    assert defender_fire(state, target).factors == 3 + FORT[SPACE_NUMBER["verdun"]]

    back = combat_of(state, AP, (unit(state, "fr_1@verdun"),), SPACE_NUMBER["metz"])
    assert attacker_fire(state, back).factors == 3


def test_r15_1_7_a_destroyed_fort_stays_destroyed():
    """Item 367: its owner coming back does not rebuild it."""
    state = mark(besieging(["ge_1"], also={"brussels": ["be_1"]}, active="ap"), "brussels")
    destroy_fort(state, SPACE_NUMBER["liege"])
    eliminate_unit(state, unit(state, "ge_1@liege"), "")
    march_of(state, "be_1@brussels", "liege")

    assert not has_fort(state, SPACE_NUMBER["liege"])
    assert not besieged_forts(state)


def test_r15_1_10_a_fort_keeps_its_space_while_it_stands():
    """Item 368: no control, no victory point for the besieger until it falls."""
    state = mark(board({"metz": ["ge_1"]}), "metz")
    march_of(state, "ge_1@metz", "verdun")
    assert controller(state, SPACE_NUMBER["verdun"]) == AP
    assert vp_of(state) == 10

    set_turn(state, 3)
    state.dice.faces = [4]
    state.push(SiegePhase())
    advance(state)
    assert controller(state, SPACE_NUMBER["verdun"]) == CP
    assert vp_of(state) == 11


def test_r15_1_11_germans_besiege_but_do_not_storm_russian_forts_at_first():
    """Item 369: Austrians storm; OberOst or war status 4 frees the Germans."""
    state = mark(board({"tannenberg": ["ge_8"], "lemberg": ["ah_3"]}), "tannenberg")
    german, austrian = unit(state, "ge_8@tannenberg"), unit(state, "ah_3@lemberg")
    lomza, lutsk = SPACE_NUMBER["lomza"], SPACE_NUMBER["lutsk"]
    assert entry_refusal(state, german, lomza, "attack").rule == "15.1.11"
    assert entry_refusal(state, austrian, lutsk, "attack") is None
    assert "lomza" in reachable(state, "ge_8@tannenberg")

    set_war_status(state, cp=4)
    assert entry_refusal(state, german, lomza, "attack") is None
    set_war_status(state, cp=0)
    note_event(state, "cp_11", 1)
    assert entry_refusal(state, german, lomza, "attack") is None


def test_r15_1_12_russians_keep_off_german_forts_in_august():
    """Item 370: neither entered nor attacked nor besieged on turn 1; Austrian forts are not meant."""
    state = mark(board({"plock": ["ru_1"], "lublin": ["ru_4"]}, active="ap", turn=1), "plock", "lublin")
    russian = unit(state, "ru_1@plock")
    assert "thorn" not in reachable(state, "ru_1@plock")
    assert "przemysl" in reachable(state, "ru_4@lublin")
    for how in ("move", "attack", "advance"):
        assert entry_refusal(state, russian, SPACE_NUMBER["thorn"], how).rule == "15.1.12"

    set_turn(state, 2)
    assert "thorn" in reachable(state, "ru_1@plock")


def test_r15_1_12_a_destroyed_german_fort_is_open():
    """Item 370."""
    state = mark(board({"plock": ["ru_1"]}, active="ap", forts_destroyed=["thorn"]), "plock")

    assert "thorn" in reachable(state, "ru_1@plock")


def test_r15_2_1_one_army_or_corps_by_the_forts_number():
    """Item 371: full or reduced makes no difference."""
    army, corps = OF_KIND["ge_1"], OF_KIND["ge_corps"]

    assert can_besiege(army, 3)
    assert not can_besiege(corps[:2], 3)
    assert can_besiege(corps[:3], 3)
    assert can_besiege(corps[:1], 1)


def test_r15_2_1_corps_may_come_one_by_one_in_a_round():
    """Item 371. Pitfall 18: they add up at the end of movement, not at each step."""
    stacks = {"koblenz": ["ge_corps", "ge_corps"], "aachen": ["ge_corps", "ge_corps"]}
    state = say(operate(board(stacks), 2), "activate koblenz move", "activate aachen move")
    say(state, "move ge_corps@koblenz", "to liege")
    assert faults(state, CP) == spaces("liege")
    assert "done" not in offered(state)
    assert why_not(state, "done") == "15.2.1"

    say(state, "move ge_corps@koblenz", "to liege")
    assert not besieged_forts(state)
    assert "done" not in offered(state)
    say(state, "to liege")  # one of the two at Aachen must go, so only its way is asked
    assert besieged_forts(state) == {"liege"}
    assert "done" in offered(state)


def test_r11_1_8_a_start_that_nobody_can_finish_is_refused():
    """Item 197. Pitfall 18: two corps in reach of a fort of three."""
    stacks = {"koblenz": ["ge_corps"], "aachen": ["ge_corps"], "kassel": ["ge_1"]}
    state = say(
        operate(board(stacks), 2), "activate koblenz move", "activate aachen move", "move ge_corps@koblenz"
    )

    assert "to liege" not in offered(state)
    assert why_not(state, "to liege") == "11.1.8"


def test_r11_1_8_while_a_siege_is_incomplete_helpers_may_not_wander_off():
    """Pitfall 18: the last corps that could complete the siege may go nowhere else."""
    stacks = {"koblenz": ["ge_corps", "ge_corps"], "aachen": ["ge_corps"]}
    state = say(operate(board(stacks), 2), "activate koblenz move", "activate aachen move")
    say(state, "move ge_corps@koblenz, ge_corps@koblenz", "to liege")

    assert state.stack == []  # the one march left was made without asking
    assert besieged_forts(state) == {"liege"}


def test_r15_2_2_a_besieged_fort_is_no_obstacle():
    """Item 372: friends pass and trace supply; sea supply through besieged Riga does not flow."""
    state = besieging(["ge_1"], also={"koblenz": ["ge_2"], "brussels": ["ge_3"]})
    assert "cambrai" in reachable(mark(state, "koblenz"), "ge_2@koblenz")
    take(state, "ap", "sedan", "cambrai", "ostend")
    assert in_supply(state, unit(state, "ge_3@brussels"))

    riga = besieging(["ge_8"], "riga")
    assert not in_supply(riga, unit(riga, "ge_8@riga"))
    freed = besieging(["ge_8"], "riga", forts_destroyed=["riga"])
    lift_sieges(freed)
    take(freed, "cp", "riga")
    assert in_supply(freed, unit(freed, "ge_8@riga"))


def test_r15_2_3_only_besiegers_beyond_the_minimum_attack_elsewhere():
    """Item 373. Pitfall 37: enough others must stay; all may attack the fort itself."""
    state = besieging(["ge_1", "ge_corps"], also={"brussels": ["be_1"]})
    mark(state, "liege", purpose="attack")
    army, corps = unit(state, "ge_1@liege"), unit(state, "ge_corps@liege")
    brussels = SPACE_NUMBER["brussels"]

    assert attack_refusal(state, CP, (corps,), brussels) is None
    assert attack_refusal(state, CP, (army,), brussels).rule == "15.2.3"
    assert attack_refusal(state, CP, (army, corps), SPACE_NUMBER["liege"]) is None


def test_r15_2_4_besiegers_may_not_leave_too_few_behind():
    """Item 374. Pitfall 37: all of them may go, or those beyond the minimum."""
    state = say(operate(besieging(["ge_1", "ge_corps"]), 1), "activate liege move")
    assert "move ge_corps@liege" in offered(state)
    say(state, "move ge_1@liege", "to aachen")
    assert faults(state, CP) == spaces("liege")
    assert all(text.startswith("to ") for text in offered(state))  # the corps must leave too

    say(state, "to koblenz")
    assert not besieged_forts(state)
    assert counters_in(state, "liege") == ()


def test_r15_2_4_the_last_sufficient_besieger_stays_if_others_cannot_leave():
    """Item 374: the corps is out of reach of orders, so the army stays."""
    state = besieging(["ge_1", "ge_corps"])
    mark(state, "liege")
    make_unready(state, unit(state, "ge_corps@liege"))

    assert reachable(state, "ge_1@liege") == set()


def test_r15_2_4_who_must_keep_up_a_siege_is_told_so():
    """Not that there is nowhere to go: the roads are open."""
    state = besieging(["ge_1", "ge_corps"], also={"vienna": ["ah_2"]})
    say(operate(state, 2), "activate liege move", "activate vienna move")
    make_unready(state, unit(state, "ge_corps@liege"))
    state.touch()

    assert why_not(state, "move ge_1@liege") == "15.2.4"


def test_r15_2_4_a_relief_in_the_same_round_lets_the_besieger_go():
    """Item 374: the siege is judged at the end of movement."""
    state = besieging(["ge_1", "ge_corps"], also={"aachen": ["ge_2"]})
    mark(state, "liege", "aachen")
    make_unready(state, unit(state, "ge_corps@liege"))

    assert "brussels" in reachable(state, "ge_1@liege")
    march_of(state, "ge_1@liege", "brussels")
    march_of(state, "ge_2@aachen", "liege")
    assert not faults(state, CP)
    assert besieged_forts(state) == {"liege"}


def test_r15_2_4_losses_break_a_siege_without_driving_anyone_off():
    """Item 375: no surrender roll, no supply through; the next operations do not call it a fault."""
    state = besieging(["ge_1", "ge_corps"], also={"brussels": ["ge_2"]})
    take(state, "ap", "sedan")
    eliminate_unit(state, unit(state, "ge_1@liege"), "")
    after_leaving(state, SPACE_NUMBER["liege"])
    assert broken_sieges(state) == {"liege"}
    assert not besieged_forts(state)
    assert in_supply(state, unit(state, "ge_corps@liege"))
    assert not in_supply(state, unit(state, "ge_2@brussels"))
    assert not faults(state, CP)

    state.push(SiegePhase())
    advance(state)
    assert state.dice.drawn == 0


def broken(stack, **also):
    state = board({"liege": stack, **also}, broken_sieges=["liege"])
    return mark(state, *also)


def test_r15_2_4_who_comes_to_a_broken_siege_must_complete_it():
    """Item 376: the whole force must be enough again."""
    one = broken(["ge_corps"], aachen=["ge_corps"])
    assert "liege" not in reachable(one, "ge_corps@aachen")

    two = broken(["ge_corps", "ge_corps"], aachen=["ge_corps"])
    assert "liege" in reachable(two, "ge_corps@aachen")
    march_of(two, "ge_corps@aachen", "liege")
    assert besieged_forts(two) == {"liege"}
    assert not broken_sieges(two)


def test_r15_2_4_a_broken_siege_is_left_by_all_or_none():
    """Item 376. Pitfall 37: part of a force that is too weak anyway may not walk off."""
    state = board({"liege": ["ge_corps", "ge_corps"]}, broken_sieges=["liege"])
    mark(state, "liege")
    assert reachable(state, "ge_corps@liege, ge_corps@liege")
    march_of(state, "ge_corps@liege", "aachen")
    assert faults(state, CP) == spaces("liege")

    march_of(state, "ge_corps@liege", "aachen")
    assert not faults(state, CP)


def test_r15_2_4_old_weakness_does_not_hold_up_a_round():
    """Item 375: a position with too few besiegers is taken as it is."""
    state = operate(board({"liege": ["ge_corps"], "essen": ["ge_1"]}), 1)
    say(state, "activate essen move")

    assert broken_sieges(state) == {"liege"}
    assert "done" in offered(state)


@pytest.mark.parametrize(("space", "die", "falls"), [("gaza", 2, False), ("gaza", 3, True)])
def test_r15_2_5_desert_forts_roll_for_surrender_in_summer(space, die, falls):
    """Item 377: and they may be besieged then."""
    state = mark(board({"sinai": ["br_ne"]}, active="ap", at_war=["tu"], turn=6, dice=[die]), "sinai")
    take(state, "ap", "sinai")
    march_of(mark(rest(state), "sinai"), "br_ne@sinai", space)
    assert besieged_forts(state) == {space}

    state.push(SiegePhase())
    advance(state)
    assert has_fort(state, SPACE_NUMBER[space]) is not falls


@pytest.mark.parametrize(
    ("turn", "die", "falls"), [(3, 3, False), (3, 4, True), (2, 5, False), (1, 6, True), (2, 4, False)]
)
def test_r15_3_2_more_than_the_forts_number_brings_it_down(turn, die, falls):
    """Items 378, 379: control passes at once; two are taken off on the first two turns."""
    state = besieging(["ge_1"], turn=turn, dice=[die])
    state.push(SiegePhase())
    advance(state)

    assert has_fort(state, SPACE_NUMBER["liege"]) is not falls
    assert (controller(state, SPACE_NUMBER["liege"]) == CP) is falls


@pytest.mark.parametrize("seed", range(12))
def test_r11_1_8_whatever_is_begun_can_be_finished(seed):
    """Pitfall 18: crowds around forts march at random; somebody can always put right what is wrong."""
    dice = random.Random(seed)
    state = board(active="cp", events={"ap_12": 1}, dice=[1] * 9)
    near = ("liege", "koblenz", "aachen", "sedan", "brussels", "verdun", "metz", "nancy", "antwerp")
    for name in dice.sample(near, 6):
        for kind in dice.choices(("ge_corps", "ah_corps", "ge_4"), (5, 3, 1), k=dice.randint(1, 3)):
            if any(not place_of(state, u) for u in OF_KIND[kind]):
                place_unit(state, unused(state, kind), SPACE_NUMBER[name], False)
    operate(state, 30)
    while state.stack:
        texts = offered(state)
        assert texts
        say(state, dice.choice([text for text in texts if "attack" not in text]))

    assert not faults(state, CP)
    assert not overstacked(state)


def test_r15_2_4_a_besieger_may_go_out_and_come_back():
    """Item 374: three corps besiege; one takes Sedan and returns, so the siege holds at the end."""
    state = besieging(["ge_corps", "ge_corps", "ge_corps"])
    mark(state, "liege")
    make_ready(state, unit(state, "ge_corps@liege"))
    assert reachable(state, "ge_corps@liege") == set()

    march_of(state, "ge_corps@liege", "sedan", "liege")
    assert "sedan" in cp_spaces(state)
    assert besieged_forts(state) == {"liege"}
    assert not faults(state, CP)
