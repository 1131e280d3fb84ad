"""What players are told before it is too late."""

from __future__ import annotations

from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.analysis.warnings import (
    bare_reserves,
    before_action,
    cut_off_by_advance,
    cut_off_by_move,
    open_mandate,
    wasted_marks,
)
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.movement.occupation import march
from tests.games.paths_of_glory.boards import board, unit, units
from tests.games.paths_of_glory.changing import mark_moved, set_mandated, set_round, take
from tests.games.paths_of_glory.operating import mark, numbers
from tests.games.paths_of_glory.seen import besieged_forts, mandated_of, place_of
from tests.games.paths_of_glory.turns import GAME


def test_r14_3_5_a_march_out_of_supply_is_warned_of():
    """The only besieger of Liege goes on to Brussels, and the fort behind it wakes."""
    state = mark(board({"liege": ["ge_1", "ge_2"]}, forts_besieged=["liege"]), "liege")
    way = numbers(["liege", "brussels"])

    both = cut_off_by_move(state, units(state, "ge_1@liege, ge_2@liege"), way)
    assert [warning.params for warning in both] == [
        {"unit": "ge_1", "space": "brussels"},
        {"unit": "ge_2", "space": "brussels"},
    ]
    assert cut_off_by_move(state, units(state, "ge_1@liege"), way) == []


def test_r14_3_5_who_is_left_without_supply_by_others_is_named():
    """The besiegers of Liege march off, and the army beyond is cut off."""
    state = mark(board({"liege": ["ge_1"], "brussels": ["ge_2"]}, forts_besieged=["liege"]), "liege")
    take(state, "cp", "brussels")
    found = cut_off_by_move(state, (unit(state, "ge_1@liege"),), numbers(["liege", "aachen"]))

    assert [(warning.message, warning.params) for warning in found] == [
        ("pog-warn-out-of-supply", {"unit": "ge_2", "space": "brussels"})
    ]
    assert besieged_forts(state) == {"liege"}


def test_r12_7_an_advance_out_of_supply_is_warned_of():
    """The besieger attacks Brussels; if it wins and advances, the fort is behind it."""
    state = board({"liege": ["ge_1"], "brussels": ["be_1"]}, forts_besieged=["liege"])
    attackers = units(state, "ge_1@liege")
    found = cut_off_by_advance(state, attackers, numbers(["brussels"])[0])

    assert [warning.params for warning in found] == [{"unit": "ge_1", "space": "brussels"}]
    assert place_of(state, attackers[0]) == "liege"


def test_r7_1_an_open_offensive_is_recalled_in_the_last_round_only():
    state = board(round=6, mandated={"ap": "fr"}, mandate_met=[])
    assert [w.params["nation"] for w in open_mandate(state, AP)] == ["fr"]
    assert open_mandate(state, CP) == []

    set_round(state, 5)
    assert open_mandate(state, AP) == []
    set_round(state, 6)
    set_mandated(state, mandated_of(state), met=["ap"])
    assert open_mandate(state, AP) == []


def test_r12_4_4_nations_without_corps_in_reserve_are_named():
    """The Germans have armies and no corps to take their place; the Austrians have one."""
    state = board(
        {"essen": ["ge_1"], "tarnow": ["ah_1"], "cp_reserve_box": ["ah_corps", "ge_corps"]}, round=6
    )
    assert bare_reserves(state, CP) == []
    corps = unit(state, "ge_corps@cp_reserve_box")

    assert [w.params["nation"] for w in bare_reserves(state, CP, leaving=(corps,))] == ["ge"]
    assert before_action(state, CP) == []


def test_r9_2_8_an_activated_space_that_nobody_left_is_named():
    state = mark(board({"essen": ["ge_1"], "kassel": ["ge_2"]}), "essen", "kassel")
    mark_moved(state, unit(state, "ge_2@kassel"))

    assert [w.params["space"] for w in wasted_marks(state)] == ["essen"]


def test_r9_2_8_a_space_that_one_of_two_units_left_is_not_wasted():
    """The one that stays behind was activated with the other."""
    state = mark(board({"essen": ["ge_1", "ge_2"], "kassel": ["ge_3"]}), "essen", "kassel")
    march(state, [unit(state, "ge_1@essen")], numbers(["essen", "koblenz"]))

    assert [w.params["space"] for w in wasted_marks(state)] == ["kassel"]


def test_an_answer_is_warned_of_before_it_is_given() -> None:
    """The match tells what an allowed answer would do, and says nothing of what is refused."""
    match = Match(GAME, "campaign", {"peace_terms": False}, seed="warned")
    match.decide("cp", "no guns of august")
    match.decide("cp", "auto")
    match.decide("cp", "activate metz move")

    assert [reason.message for reason in match.warnings("cp", "done")] == ["pog-warn-nobody-moved"]
    assert match.warnings("cp", "move fr_5@sedan") == ()
    assert match.warnings("ap", "done") == ()
    match.decide("cp", "move ge_4@metz")
    assert match.warnings("cp", "to koblenz") == []
