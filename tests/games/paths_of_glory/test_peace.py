"""Peace terms. [16.5]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDES
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound, ChooseAction
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.seen import actions_of, hand_of, vp_of
from tests.games.paths_of_glory.turns import answer, deal, played, question, run, texts, why_not


def to_act(side: int, vp: int, **fields: object) -> State:
    return run(board(vp=vp, turn=3, **fields), ActionRound(side, 1))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("side", "vp", "rule"),
    [(CP, 11, ""), (CP, 10, "16.5.1.1"), (AP, 9, ""), (AP, 10, "16.5.1.2"), (CP, 9, "16.5.1.1")],
)
def test_r16_5_1_who_may_offer(side: int, vp: int, rule: str) -> None:
    """Item 404: the Central Powers at 11 or more, the Allies at 9 or fewer."""
    state = to_act(side, vp)

    assert ("peace" in texts(state)) == (rule == "")
    assert why_not(state, "peace") == rule


def test_r16_5_1_an_offer_is_the_whole_action() -> None:
    """Items 404, 407: no card is played, and there is one offer a round."""
    state = board(vp=12, turn=3, dice=[4])
    deal(state, "cp", "cp_10")
    run(state, ActionRound(CP, 1), ActionRound(AP, 1))
    answer(answer(state, "peace"), "decline")

    assert hand_of(state, "cp") == ["cp_10"]
    assert actions_of(state, "cp") == ["peace"]
    assert question(state) == ChooseAction("ap")


def test_r16_5_2_acceptance_ends_the_game() -> None:
    """Item 405: at once, as a draw."""
    state = to_act(CP, 15)
    answer(state, "peace")

    assert question(state).seat == "ap"
    assert texts(state) == ["accept", "decline"]
    answer(state, "accept")
    assert (state.result["kind"], state.stack) == ("draw", [])


@pytest.mark.parametrize(("combined", "changes"), [(19, [1, 1, 1, 0, 0, -1]), (20, [1, 1, 0, 0, 0, -1])])
@pytest.mark.parametrize("side", [AP, CP])
def test_r16_5_2_refusals(side: int, combined: int, changes: list[int]) -> None:
    """Item 406: a die for the side that offered; 6 is against it."""
    vp = 12 if side == CP else 5
    found = []
    for die in range(1, 7):
        state = to_act(side, vp, dice=[die], war_status={"combined": combined})
        answer(answer(state, "peace"), "decline")
        found.append(vp_of(state) - vp)

    assert found == [change if side == CP else -change for change in changes]


def test_r16_5_3_offers_are_not_counted() -> None:
    """Item 407: again in the next round, and the one after."""
    state = board(vp=15, turn=3, dice=[4, 4, 4])
    run(state, *(ActionRound(CP, number) for number in (1, 2, 3)))
    for _ in range(3):
        answer(answer(state, "peace"), "decline")

    assert actions_of(state, "cp") == ["peace"] * 3


def test_card_14_points_leaves_peace_to_the_allies() -> None:
    """Item 404: for the rest of the game."""
    central, allied = played(to_act(CP, 15), "ap_40"), played(to_act(AP, 5), "ap_40")

    assert "peace" not in texts(central)
    assert "peace" in texts(allied)


def test_peace_can_be_left_out_by_agreement() -> None:
    """Item 404: an option of the match."""
    state = to_act(CP, 15, options={"peace_terms": False})

    assert "peace" not in texts(state)


def test_the_other_side_answers() -> None:
    """Item 405"""
    for side in (AP, CP):
        state = to_act(side, 12 if side == CP else 8)
        answer(state, "peace")

        assert question(state).seat == SIDES[1 - side]
