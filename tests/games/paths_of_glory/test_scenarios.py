"""Victory points and who has won, scenario by scenario. [5.1–5.5]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP, DECKS, SIDES, TOTAL_WAR
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound, ChooseAction
from greatpowers.games.paths_of_glory.rules.events.playing import EventPlay
from greatpowers.games.paths_of_glory.rules.turn.turn import Turn
from greatpowers.games.paths_of_glory.rules.war.peace_terms import PeaceOffer
from greatpowers.games.paths_of_glory.rules.war.victory import end_by_points
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.changes.map import change_vp, set_control
from greatpowers.games.paths_of_glory.state.state import State, rules
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import commitment_of, cp_spaces, phase_of, vp_of
from tests.games.paths_of_glory.turns import answer, deal, played, question, run, texts, why_not


def winner(state: State) -> str:
    """Who wins on points now: a side, or "draw"."""
    end_by_points(state, "last-turn")
    return str(state.result["winner"]) or "draw"


def levels(scenario: str, vps: range, *cards: str) -> dict[int, str]:
    return {vp: winner(played(board(scenario=scenario, vp=vp), *cards)) for vp in vps}


def test_r5_1_1_points_decide_but_peace_is_a_draw() -> None:
    """Item 021: whatever the points are when terms are accepted."""
    state = answer(run(board(vp=19), PeaceOffer(CP)), "accept")

    assert winner(board(vp=19)) == "cp"
    assert (state.result["kind"], state.result["why"]) == ("draw", "peace")


def test_r5_1_2_points_are_not_cut_off() -> None:
    """Item 022: they may pass 20 and 0 within a turn, and the game goes on."""
    state = board(vp=19)
    change_vp(state, 5, "test")
    high = vp_of(state)
    change_vp(state, -30, "test")

    assert (high, vp_of(state)) == (24, -6)
    assert not state.result


def test_vp_table_a_space_counts_when_it_changes_hands() -> None:
    """Item 023: plus one to the Central Powers, minus one to the Allies, again and again."""
    state = board()
    paris, metz = SPACE_NUMBER["paris"], SPACE_NUMBER["metz"]
    found = []
    for space, side in ((paris, CP), (metz, AP), (metz, CP), (paris, AP), (paris, AP)):
        set_control(state, space, side)
        found.append(vp_of(state))

    assert found == [11, 10, 11, 10, 10]


def test_vp_table_other_spaces_count_nothing() -> None:
    """Item 023"""
    state = board()
    set_control(state, SPACE_NUMBER["sedan"], CP)

    assert vp_of(state) == 10


@pytest.mark.parametrize(
    ("card", "by"), [("cp_09", 1), ("ap_13", -1), ("ap_26", -1), ("ap_52", -1), ("ap_54", -1), ("ap_40", -1)]
)
def test_vp_table_events(card: str, by: int) -> None:
    """Item 024: Reichstag Truce for the Central Powers; five events for the Allies."""
    state = board(start=True, at_war=["tu"])
    run(state, EventPlay(CP if card.startswith("cp") else AP, card))

    assert vp_of(state) == 10 + by


def fleet(*answers: str) -> State:
    """The High Seas Fleet sails; then the Allies act."""
    state = board(start=True)
    deal(state, "cp", "cp_25")
    deal(state, "ap", "ap_33", "ap_02")
    run(state, ActionRound(CP, 1), ActionRound(AP, 1))
    for text in ("event cp_25", *answers):
        answer(state, text)
    return state


def test_vp_table_the_high_seas_fleet() -> None:
    """Item 025: a point, unless the Grand Fleet is the very next Allied action."""
    assert vp_of(fleet("rp ap_02")) == 11
    assert vp_of(fleet("event ap_33")) == 10


def test_vp_table_the_high_seas_fleet_waits_for_the_allied_action() -> None:
    """Item 025: nothing is scored before the Allies have answered."""
    assert vp_of(fleet()) == 10


@pytest.mark.parametrize(("at_war", "by"), [((), 3), (("ro",), 1)])
def test_vp_table_the_fall_of_the_tsar(at_war: tuple[str, ...], by: int) -> None:
    """Item 026: more if Romania stays out of the war."""
    state = board(at_war=at_war)
    run(state, EventPlay(CP, "cp_52"))

    assert vp_of(state) == 10 + by


@pytest.mark.parametrize(("choice", "by"), [("vp", 1), ("remove br_corps@cairo", 0)])
def test_vp_table_war_in_africa(choice: str, by: int) -> None:
    """Item 027: a point only if the Allies keep their corps."""
    state = run(board({"cairo": ["br_corps"]}), EventPlay(CP, "cp_32"))
    answer(state, choice)

    assert vp_of(state) == 10 + by


@pytest.mark.parametrize(("advances", "by"), [(False, -1), (True, 1)])
def test_vp_table_the_peace_offensive(advances: bool, by: int) -> None:
    """Item 028: a point lost if nobody advances into the target, here Cambrai, which itself counts one."""
    fight = Fight(
        {"cambrai": ["fr_corps reduced"], "sedan": ["ge_3"]},
        ["sedan"],
        hands={"cp": ["cp_51"]},
        dice=[6, 1],
        cp_holds=["sedan"],
        turn=17,
        events={"cp_54": 13},
    )
    fight.say("attack cambrai")
    while fight.asked:
        wanted = [text for text in fight.options() if text.startswith(("card", "advance"))]
        if fight.asked.startswith("ChooseAdvance") and not advances:
            wanted = []
        fight.say(wanted[0] if wanted else fight.options()[-1])

    assert vp_of(fight.state) == 10 + by


@pytest.mark.parametrize(("turn", "by"), [(4, -1), (5, 0), (2, 0), (8, -1), (20, -1)])
def test_vp_table_blockade(turn: int, by: int) -> None:
    """Item 029: each winter after it was played."""
    state = played(board(scenario="historical", turn=turn), "ap_02")
    run(state, WarStatusPhase())

    assert vp_of(state) == 10 + by


def test_vp_table_blockade_must_have_been_an_event() -> None:
    """Item 029"""
    state = board(turn=4)
    run(state, WarStatusPhase())

    assert vp_of(state) == 10


@pytest.mark.parametrize(
    ("commitment", "at_war", "by"), [(TOTAL_WAR, (), 1), (TOTAL_WAR, ("it",), 0), (1, (), 0)]
)
def test_vp_table_italy_neutral(commitment: int, at_war: tuple[str, ...], by: int) -> None:
    """Item 030: a point a turn while the Allies are at Total War without Italy."""
    state = board(turn=9, commitment={"ap": DECKS[commitment]}, at_war=at_war)
    run(state, WarStatusPhase())

    assert vp_of(state) == 10 + by


@pytest.mark.parametrize("scenario", ["introductory", "limited", "campaign", "historical"])
@pytest.mark.parametrize(("vp", "side"), [(20, "cp"), (23, "cp"), (0, "ap"), (-2, "ap"), (19, ""), (1, "")])
def test_r5_2_automatic_victory(scenario: str, vp: int, side: str) -> None:
    """Item 031: at 20 or 0, in every scenario."""
    state = board(scenario=scenario, turn=2, vp=vp)
    run(state, WarStatusPhase())

    assert state.result.get("winner", "") == side
    assert state.result.get("why", "automatic") == "automatic"


def test_r5_2_automatic_victory_is_tested_in_one_segment_only() -> None:
    """Item 031: points of the War Status Phase still count before it, earlier ones do not end the game."""
    saved = played(board(turn=4, vp=20), "ap_02")
    run(saved, WarStatusPhase())

    assert not saved.result
    assert vp_of(saved) == 19


def last_turn(scenario: str, turn: int, **fields: object) -> State:
    """A turn in which everybody does nothing, up to its end."""
    state = board(scenario=scenario, turn=turn, dice=[6, 6], start=True, **fields)
    run(state, Turn())
    while state.stack and not (phase_of(state) == "draw" or state.result):
        choice = question(state)
        answer(state, "auto" if isinstance(choice, ChooseAction) else "done")
    return state


def test_r5_3_the_introductory_scenario_lasts_three_turns() -> None:
    """Item 032: commitment never rises in it and no peace is offered."""
    second, third = last_turn("introductory", 2, war_status={"ap": 9, "cp": 9}), last_turn("introductory", 3)

    assert not second.result
    assert commitment_of(second) == {"ap": "mobilization", "cp": "mobilization"}
    assert third.result["why"] == "last-turn"


def test_r5_3_3_no_peace_in_the_introductory_scenario() -> None:
    """Item 032"""
    state = run(board(scenario="introductory", vp=15), ActionRound(CP, 1))

    assert "peace" not in texts(state)
    assert why_not(state, "peace") == "5.3.3"


def test_r5_3_4_introductory_levels() -> None:
    """Item 033"""
    assert levels("introductory", range(9, 16)) == {
        9: "ap", 10: "ap", 11: "draw", 12: "draw", 13: "draw", 14: "cp", 15: "cp",
    }  # fmt: skip


@pytest.mark.parametrize(("card", "by"), [("cp_10", 1), ("cp_09", 2), ("ap_02", -1), ("ap_13", -2)])
def test_r5_3_starred_events_count_in_the_introductory_scenario(card: str, by: int) -> None:
    """Item 034: besides what the event itself is worth."""
    side = CP if card.startswith("cp") else AP
    here, elsewhere = board(scenario="introductory"), board(scenario="campaign")
    run(here, EventPlay(side, card))
    run(elsewhere, EventPlay(side, card))

    assert vp_of(here) == 10 + by
    assert vp_of(elsewhere) == 10 + by - (1 if by > 0 else -1)


@pytest.mark.parametrize("side", [AP, CP])
def test_r5_4_1_the_limited_war_ends_with_total_war(side: int) -> None:
    """Item 035: on either side."""
    status, commitment = {SIDES[side]: 11}, {"ap": "limited", "cp": "limited"}
    limited = board(scenario="limited", turn=6, war_status=status, commitment=commitment, at_war=["tu"])
    campaign = board(scenario="campaign", turn=6, war_status=status, commitment=commitment, at_war=["tu"])
    run(limited, WarStatusPhase())
    run(campaign, WarStatusPhase())

    assert limited.result["why"] == "total-war"
    assert not campaign.result


def test_r5_4_1_the_limited_war_ends_after_turn_10() -> None:
    """Item 035"""
    ninth, tenth = last_turn("limited", 9), last_turn("limited", 10)

    assert not ninth.result
    assert tenth.result["why"] == "last-turn"
    assert rules(tenth).peace_terms


def test_r5_4_2_limited_war_levels() -> None:
    """Item 036"""
    found = levels("limited", range(11, 19))

    assert found == {11: "ap", 12: "ap", 13: "draw", 14: "draw", 15: "draw", 16: "draw", 17: "cp", 18: "cp"}


def test_r5_5_1_the_campaign_ends_after_turn_20() -> None:
    """Item 037"""
    nineteenth, twentieth = last_turn("campaign", 19), last_turn("campaign", 20)

    assert not nineteenth.result
    assert twentieth.result["why"] == "last-turn"


def test_r5_5_1_the_campaign_ends_by_armistice() -> None:
    """Item 037"""
    state = board(turn=17, war_status={"combined": 40}, vp=13)
    run(state, WarStatusPhase())

    assert (state.result["why"], state.result["winner"]) == ("armistice", "cp")


def test_r5_5_2_campaign_levels() -> None:
    """Item 038: the treaty of Brest-Litovsk makes less do for the Central Powers."""
    plain = levels("campaign", range(8, 15))
    treaty = levels("campaign", range(8, 15), "cp_45")

    assert plain == {8: "ap", 9: "ap", 10: "draw", 11: "draw", 12: "draw", 13: "cp", 14: "cp"}
    assert treaty == {8: "ap", 9: "ap", 10: "draw", 11: "cp", 12: "cp", 13: "cp", 14: "cp"}


def test_control_of_scored_spaces_is_what_the_points_are_made_of() -> None:
    """Item 023: ten, plus what the Central Powers hold, minus what they lost."""
    state = board()
    for space in ("paris", "amiens", "lodz", "warsaw"):
        set_control(state, SPACE_NUMBER[space], CP)
    set_control(state, SPACE_NUMBER["lemberg"], AP)
    taken = {"paris", "lodz", "warsaw"} & cp_spaces(state)

    assert vp_of(state) == 10 + len(taken) - 1
