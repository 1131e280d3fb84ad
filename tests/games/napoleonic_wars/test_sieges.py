"""Fortresses and sieges. [12, 17.2]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.rules.land.sieges import SiegeAction, Sieges
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.control import (
    FRIENDLY,
    UNCONTROLLED,
    controller,
    enemy_fortress,
    status,
)
from greatpowers.games.napoleonic_wars.state.effects import Armistice
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.land_boards import faces, happened, move, refused, siege, siege_refused
from tests.games.napoleonic_wars.seen import battle_in

VENICE = place("venice")
ARMY = "massena + 6 france"
ATTACK = f"venice with {ARMY}"
DICE = 6 + 2 + 2


def before_venice(*dice: int, standing=ARMY, **facts):
    """Masséna stands before Venice, Verona behind him is French."""
    forces = {"venice": standing, **facts.pop("more", {})}
    return board(forces, flags={"verona": "france"}, dice=dice, **facts)


def dice_of(state, number: int = 0) -> tuple[int, int]:
    rolled = happened(state, "BattleRolled")[number]
    return len(rolled.faces[0]), len(rolled.faces[1])


def test_r12_1_a_fortress_has_no_effect_on_a_battle():
    """Item 213: Austrians before Venice have no dice of the Fortress."""
    state = board(
        {"verona": "massena + 6 france", "venice": "john + 4 austria"},
        flags={"verona": "france"},
        dice=[1] * 60,
    )

    move(state, "massena + 6 france @ verona to venice")
    answer(state, "stand")
    assert dice_of(state) == (DICE, 4 + 1 + 1)


def test_r12_1_a_fortress_controls_its_area_whatever_stands_there():
    """Item 213: Venice stays Austrian and Friendly to Austria, Uncontrolled to the besieger."""
    state = before_venice()

    assert controller(state, VENICE) == nation("austria")
    assert status(state, nation("austria"), VENICE) == FRIENDLY
    assert status(state, nation("france"), VENICE) == UNCONTROLLED


def test_r12_2_no_siege_while_an_enemy_formation_is_in_the_area():
    """Item 214: the Austrians before the walls must go first."""
    state = before_venice(more={"venice": f"{ARMY}, 1 austria"})

    assert siege_refused(state, ATTACK) == "nw-siege-enemy-there"


def test_r12_2_no_siege_after_a_battle_short_of_annihilation():
    """Item 214: Masséna beat John but did not destroy him."""
    state = board(
        {"verona": ARMY, "venice": "john + 4 austria"},
        flags={"verona": "france"},
        dice=[*faces(DICE, 1), *faces(6)],
    )
    move(state, f"{ARMY} @ verona to venice")
    answer(state, "stand", "lose 1 austria", "retreat trieste")

    assert siege_refused(state, ATTACK) == "nw-siege-after-battle"


def test_r12_2_a_siege_may_follow_an_annihilation():
    """Item 214: nothing is left of the enemy."""
    state = board(
        {"verona": ARMY, "venice": "1 austria"}, flags={"verona": "france"}, dice=[*faces(DICE, 1), *faces(2)]
    )
    move(state, f"{ARMY} @ verona to venice")
    answer(state, "stand")

    assert siege_refused(state, ATTACK) == ""


def test_r12_2_an_army_that_has_just_come_may_besiege():
    """Item 214: it has stopped, but a siege is no movement."""
    state = board({"verona": ARMY}, flags={"verona": "france"})
    move(state, f"{ARMY} @ verona to venice")

    assert siege_refused(state, ATTACK) == ""


def test_r12_2_a_siege_costs_no_cp():
    """Item 215: it is offered with an empty purse."""
    state = before_venice(purse=0)
    action = SiegeAction()
    (body,) = action.options(state, state.active)

    assert action.cost(state, state.active, body) == 0


def test_r12_2_a_nation_that_passes_may_besiege():
    """Item 215: whoever has no Impulse is asked for sieges."""
    state = before_venice(*faces(DICE, 2), *faces(2))

    run(state, Sieges(nation("france")))
    assert texts(state) == ["no siege", f"siege {ATTACK}"]
    answer(state, f"siege {ATTACK}")
    assert controller(state, VENICE) == nation("france")


def test_r12_2_only_in_the_impulse_that_is_due():
    """Item 215: not in an Impulse that pre-empts another's."""
    state = before_venice(due="austria")

    assert siege_refused(state, ATTACK) == "nw-siege-not-due"
    assert SiegeAction().options(state, nation("france")) == []


def test_r12_2_one_siege_a_fortress_an_impulse_by_one_army():
    """Item 216: the second Army does not try again."""
    state = before_venice(*faces(DICE), *faces(2), standing=f"{ARMY}, davout")
    siege(state, ATTACK)

    assert siege_refused(state, "venice with davout + 6 france") == "nw-siege-once"


def test_r12_2_two_armies_do_not_besiege_together():
    """Item 216: an Army Group attacks with one of its Armies."""
    state = before_venice(standing="massena, davout + 12 france")

    assert siege_refused(state, "venice with massena, davout + 12 france") == "nw-siege-one-army"
    assert siege_refused(state, "venice with massena, davout + 5 france") == ""


def test_r12_2_strength_without_a_leader_does_not_besiege():
    """Item 216: a siege needs an Army."""
    state = before_venice(standing="4 france")

    assert siege_refused(state, "venice with 4 france") == "nw-siege-needs-army"


def test_r12_2_only_an_enemy_fortress_is_besieged():
    """Item 214: Mainz is French, Verona has no Fortress."""
    state = board({"mainz": ARMY, "verona": "davout + 2 france"})

    assert siege_refused(state, f"mainz with {ARMY}") == "nw-siege-no-fortress"
    assert siege_refused(state, "verona with davout + 2 france") == "nw-siege-no-fortress"


@pytest.mark.parametrize(
    ("forces", "order", "dice"),
    [
        ({"venice": ARMY}, ATTACK, (DICE, 2)),
        ({"gibraltar": "massena + 6 france"}, "gibraltar with massena + 6 france", (DICE, 4)),
    ],
)
def test_r12_3_a_fortress_rolls_its_strength(forces, order, dice):
    """Item 217: two dice, Gibraltar four."""
    state = board(forces, dice=[1] * 20)
    siege(state, order)

    assert dice_of(state) == dice


def test_r12_3_the_strength_of_a_fortress_never_changes():
    """Item 217: after a six it still rolls two dice."""
    state = before_venice(*faces(DICE, 1), *faces(2), *faces(DICE), *faces(2))
    siege(state, ATTACK)
    answer(state, "go on")

    assert dice_of(state, 1)[1] == 2


@pytest.mark.parametrize(("sixes", "fives", "falls"), [(2, 0, True), (1, 5, False)])
def test_r12_3_it_falls_to_as_many_sixes_as_its_strength(sixes, fives, falls):
    """Items 218, 220: fives do nothing to walls; a fallen Fortress is flagged for nothing."""
    state = before_venice(*faces(DICE, sixes, fives), *faces(2, 0, 0))
    siege(state, ATTACK)

    assert (controller(state, VENICE) == nation("france")) is falls


def test_r12_3_sixes_of_several_rounds_of_one_impulse_are_added():
    """Item 218: one and one."""
    state = before_venice(*faces(DICE, 1), *faces(2), *faces(DICE, 1), *faces(2))
    siege(state, ATTACK)
    answer(state, "go on")

    assert controller(state, VENICE) == nation("france")


@pytest.mark.parametrize(
    ("scored", "suffered", "again"),
    [(1, (0, 0), True), (1, (0, 1), False), (0, (0, 0), False), (1, (1, 0), False)],
)
def test_r12_3_another_round_only_after_more_sixes_than_hits_taken(scored, suffered, again):
    """Item 219: more sixes than the fives and sixes suffered in this round."""
    state = before_venice(*faces(DICE, scored), *faces(2, *suffered))
    siege(state, ATTACK)
    if asked(state) is not None and sum(suffered):
        answer(state, texts(state)[0])

    assert (asked(state) is not None) is again
    assert not again or texts(state) == ["go on", "stop"]


def test_r12_3_the_besieger_may_stop():
    """Item 219: to go on is his choice."""
    state = before_venice(*faces(DICE, 1), *faces(2))
    siege(state, ATTACK)
    answer(state, "stop")

    assert controller(state, VENICE) == nation("austria")
    assert battle_in(state) is None


def test_r12_3_a_fallen_fortress_serves_its_new_owner():
    """Item 220: Venice is a Fortress against Austria now."""
    state = before_venice(*faces(DICE, 2), *faces(2))
    siege(state, ATTACK)

    assert enemy_fortress(state, nation("austria"), VENICE)
    assert not enemy_fortress(state, nation("france"), VENICE)


def test_r12_3_a_fortress_stands_if_its_besiegers_fall_in_the_same_round():
    """Items 218, 220: two sixes against the walls, one against Massena, who was alone."""
    state = before_venice(*faces(2 + 2, 2), *faces(2, 1), standing="massena")
    siege(state, "venice with massena")

    ended = happened(state, "SiegeEnded")[0]
    assert (ended.sixes, ended.fell) == (2, False)
    assert controller(state, VENICE) == nation("austria")
    assert standing_in(state, "venice") == ""


def test_r12_3_besiegers_neither_retreat_nor_rout():
    """Item 220: two losses and none scored; they stay, and the disrupted one recovers."""
    state = before_venice(*faces(DICE), *faces(2, 1, 1))
    siege(state, ATTACK)
    answer(state, "lose 1 france", "disrupt 1 france")

    assert standing_in(state, "venice") == "massena + 5 france"
    assert battle_in(state) is None


def test_r12_2_besiegers_do_not_move_on_in_the_same_impulse():
    """Item 220: nor do they after a fall that took as many rounds and sixes as the walls are strong."""
    state = before_venice(*faces(DICE, 1), *faces(2), *faces(DICE, 1), *faces(2))
    siege(state, ATTACK)
    answer(state, "go on")

    assert refused(state, f"{ARMY} @ venice to verona") == "nw-move-stopped"


@pytest.mark.parametrize("sixes", [2, 3])
def test_r12_2_a_fortress_that_falls_at_once_does_not_hold_the_army(sixes):
    """Item 220: in fewer rounds than its strength, or to more sixes, is an annihilation."""
    state = board({"verona": ARMY}, flags={"verona": "france"}, dice=[*faces(DICE, sixes), *faces(2)])
    move(state, f"{ARMY} @ verona to venice")
    siege(state, ATTACK)

    assert refused(state, f"{ARMY} @ venice to trieste") == ""


def test_r12_2_an_army_stays_after_a_siege_that_failed():
    """Item 216: who besieged does not move."""
    state = before_venice(*faces(DICE), *faces(2))
    siege(state, ATTACK)

    assert refused(state, f"{ARMY} @ venice to verona") == "nw-move-stopped"


def test_r17_2_subordinates_besiege_in_their_own_impulse_without_others_bonuses():
    """Item 222: Spaniards in Masséna's Army: their SP alone, no rating, no French bonus."""
    state = before_venice(*faces(4, 2), *faces(2), standing="massena + 2 france, 4 spain", active="spain")
    siege(state, "venice with 4 spain")

    assert dice_of(state) == (4, 2)
    assert controller(state, VENICE) == nation("spain")


def test_r17_2_a_subordinate_army_uses_its_own_leader():
    """Item 222: Austrian and Russian group before Mainz; in the Austrian Impulse Charles attacks alone."""
    state = board({"mainz": "kutuzov, charles + 4 austria, 8 russia"}, active="austria", dice=[1] * 20)

    assert siege_refused(state, "mainz with kutuzov + 8 russia") == "nw-force-commander"
    siege(state, "mainz with charles + 4 austria")
    assert dice_of(state) == (4 + 2 + 1, 2)


def test_r17_2_surplus_strength_replaces_losses_between_rounds():
    """Item 222: Masséna leads six of eight; the two others fill the gaps of the next round."""
    state = board(
        {"gibraltar": "massena + 8 france"}, dice=[*faces(DICE, 3), *faces(4, 1, 1), *faces(DICE), *faces(4)]
    )
    siege(state, "gibraltar with massena + 6 france")
    answer(state, "lose 1 france", "disrupt 1 france", "go on")

    assert dice_of(state, 1)[0] == DICE


def test_r6_1_an_armistice_bars_a_siege():
    """Two nations under an Armistice do not besiege each other."""
    state = before_venice()
    set_effect(state, Armistice(nation("france"), nation("austria")))

    assert siege_refused(state, ATTACK) == "nw-siege-armistice"


def test_r12_2_no_question_where_there_is_nothing_to_besiege():
    """Item 215: an Impulse ends without it."""
    state = board({"verona": ARMY})

    assert run(state, Sieges(nation("france"))) is None


def test_r12_2_what_is_offered_is_lawful():
    """Every siege listed is allowed."""
    state = before_venice(standing="massena, davout + 12 france, 2 spain")
    action = SiegeAction()
    offered = action.options(state, state.active)

    assert offered
    assert all(action.refuse(state, state.active, body) is None for body in offered)
