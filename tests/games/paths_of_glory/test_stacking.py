"""How many units a space holds, during movement and after it. [10.1]"""

from __future__ import annotations

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.movement.overstacking import RelieveStacks
from greatpowers.games.paths_of_glory.rules.movement.stacking import overstacked, room, spaces_with
from tests.games.paths_of_glory.boards import board, spaces, unit
from tests.games.paths_of_glory.operating import mark, offered, operate, reachable, say, why_not
from tests.games.paths_of_glory.seen import place_of

FULL_KASSEL = {"kassel": ["ge_1", "ge_2", "ge_corps"], "essen": ["ge_3", "ge_corps"]}


def test_r10_1_1_a_fourth_unit_may_not_stack():
    """Item 186: three units fill a space whatever they are; a fort takes no room."""
    state = board({"kassel": ["ge_1", "ge_2", "ge_corps"], "metz": ["ge_3", "ge_4"], "koblenz": ["ge_corps"],
                   "bremen": ["ge_corps"]})  # fmt: skip
    mark(state, "koblenz", "bremen")

    assert "kassel" not in reachable(state, "ge_corps@bremen")
    assert "metz" in reachable(state, "ge_corps@koblenz")
    assert [room(state, SPACE_NUMBER[name]) for name in ("kassel", "metz", "essen")] == [0, 1, 3]


def test_r10_1_1_a_group_needs_room_for_all_of_it():
    state = mark(board({"kassel": ["ge_1", "ge_2"], "essen": ["ge_3", "ge_corps"]}), "essen")

    assert "kassel" in reachable(state, "ge_3@essen")
    assert "kassel" not in reachable(state, "ge_3@essen, ge_corps@essen")


def test_r10_1_2_units_may_pass_through_a_full_space():
    """Item 187."""
    state = board({"aachen": ["ge_1", "ge_2", "ge_4"], "essen": ["ge_3"]})

    assert "koblenz" in reachable(mark(state, "essen"), "ge_3@essen")


def test_r10_1_2_too_many_is_allowed_until_movement_ends():
    """Item 187: the newcomer may stop where others can still leave, and movement does not end before."""
    state = say(operate(board(FULL_KASSEL), 2), "activate kassel move", "activate essen move")
    say(state, "move ge_3@essen", "to kassel")
    assert overstacked(state) == spaces("kassel")
    assert "done" not in offered(state)
    assert why_not(state, "done") == "10.1.2"
    assert any("@kassel" in text for text in offered(state))

    say(state, "move ge_1@kassel", "to bremen")
    assert "done" in offered(state)


def test_r10_1_2_nobody_may_come_where_nobody_can_leave():
    """Item 187: the full space is not activated, or its units have moved already."""
    state = mark(board(FULL_KASSEL), "essen")
    assert "kassel" not in reachable(state, "ge_3@essen")

    other = say(operate(board(FULL_KASSEL), 2), "activate kassel move", "activate essen move")
    for mover in ("ge_1", "ge_2", "ge_corps"):
        say(other, f"move {mover}@kassel", "path essen kassel")
    assert why_not(say(other, "move ge_3@essen"), "to kassel") == "10.1.1"


def test_r10_1_3_the_opponent_chooses_who_goes_for_good():
    """Item 188: a stack too large by mistake loses what the other side chooses, armies for good."""
    state = board({"kassel": ["ge_1", "ge_2", "ge_corps", "ge_corps"]})
    army = unit(state, "ge_1@kassel")
    state.push(RelieveStacks(CP))
    advance(state)
    assert offered(state) == ["remove ge_1@kassel", "remove ge_2@kassel", "remove ge_corps@kassel"]

    say(state, "remove ge_1@kassel")
    assert place_of(state, army) == "cp_removed_box"
    assert not overstacked(state)


def test_r10_1_3_a_corps_so_lost_may_be_rebuilt():
    """Item 188."""
    state = board({"verdun": ["fr_1", "fr_2", "fr_3", "fr_corps"]}, active="ap")
    corps = unit(state, "fr_corps@verdun")
    state.push(RelieveStacks(AP))
    advance(state)
    say(state, "remove fr_corps@verdun")

    assert place_of(state, corps) == "ap_eliminated_box"


def test_r10_1_4_nobody_may_overstack_on_purpose():
    """Item 188: a march that could only end in losses is not offered and is refused."""
    state = say(operate(board(FULL_KASSEL), 1), "activate essen move", "move ge_3@essen")

    assert "to kassel" not in offered(state)
    assert why_not(state, "to kassel") == "10.1.1"


def test_r10_1_5_enemies_never_share_a_space_but_allies_do():
    """Item 189: besieging a fort is no sharing; nations of one side stack freely."""
    stacks = {"koblenz": ["ge_2"], "sedan": ["fr_1"], "kassel": ["ah_1", "bu_corps"], "essen": ["ge_1"]}
    state = mark(board(stacks, at_war=["bu"]), "koblenz", "essen")

    assert "sedan" not in reachable(state, "ge_2@koblenz")
    assert "liege" in reachable(state, "ge_2@koblenz")
    assert "kassel" in reachable(state, "ge_1@essen")


def test_r10_1_1_sizes_are_counted_over_the_board():
    state = board({"kassel": ["ge_1", "ge_2"], "verdun": ["fr_1"]})

    assert spaces_with(state, 1) == spaces("kassel", "verdun")
    assert spaces_with(state, 2) == spaces("kassel")
    assert spaces_with(state, 3) == 0
