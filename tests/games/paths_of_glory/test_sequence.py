"""The sequence of play: phases, rounds, and what a round may be used for. [6, 8, 9.1, 9.3, 9.4, 9.5.2.5]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.events import DieRolled
from greatpowers.engine.state import decide_in_place
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import (
    AP,
    CP,
    SIDE_NUMBER,
    SIDES,
)
from greatpowers.games.paths_of_glory.printed.ruleset import rules_of
from greatpowers.games.paths_of_glory.printed.tables import TURN_NAMES, season
from greatpowers.games.paths_of_glory.printed.units import the
from greatpowers.games.paths_of_glory.rules.actions.action_round import (
    ActionPhase,
    ActionRound,
    ChooseAction,
)
from greatpowers.games.paths_of_glory.rules.actions.actions import BARE_USES, CARD_USES, points_of
from greatpowers.games.paths_of_glory.rules.supply.wearing_out import AttritionPhase, lose_space
from greatpowers.games.paths_of_glory.rules.turn.sieges import SiegePhase
from greatpowers.games.paths_of_glory.rules.turn.turn import Turn
from greatpowers.games.paths_of_glory.rules.war.mandating import MandatedOffensivePhase
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.events.war import (
    ActionTaken,
    OffensiveMandated,
    PhaseBegan,
    RoundBegan,
)
from greatpowers.games.paths_of_glory.state.state import State, controller
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import mark_failed_entrench, take
from tests.games.paths_of_glory.seen import (
    actions_of,
    besieged_forts,
    card_in_play,
    commitment_of,
    destroyed_forts,
    discards_of,
    entrenchment_failed,
    events_of,
    hand_of,
    ops_left,
    phase_of,
    removed_of,
    rp_of,
    trenches_of,
    turn_of,
    vp_of,
)
from tests.games.paths_of_glory.turns import (
    answer,
    deal,
    new_game,
    played,
    question,
    real_dice,
    run,
    stack,
    texts,
    why_not,
)


def play_idly(state: State, *stops: str) -> State:
    """Automatic operations without orders and nothing else, until the game asks in one of these phases."""
    while state.stack and phase_of(state) not in stops:
        answer(state, "auto" if isinstance(question(state), ChooseAction) else "done")
    return state


def events(state: State, kind: type) -> list:  # type: ignore[type-arg]
    return [recorded.event for recorded in state.events if isinstance(recorded.event, kind)]


def an_idle_turn() -> State:
    state = real_dice(board(start=True, turn=3))
    deal(state, "ap")
    deal(state, "cp")
    return play_idly(run(state, Turn()))


def test_r6_0_the_phases_in_order() -> None:
    """Item 064"""
    state = an_idle_turn()

    assert [event.phase for event in events(state, PhaseBegan)] == [
        "mandated_offensives", "actions", "attrition", "sieges", "war_status", "replacements", "draw",
    ]  # fmt: skip


@pytest.mark.parametrize("turn", [1, 2, 9])
def test_r6_0_a_each_side_rolls_for_its_offensive(turn: int) -> None:
    """Item 065: one die each, also on turn 1."""
    state = run(board(turn=turn, dice=[1, 6]), MandatedOffensivePhase())

    assert [(e.side, e.die, e.nation) for e in events(state, OffensiveMandated)] == [
        ("cp", 1, "ah"),
        ("ap", 6, "ru"),
    ]
    assert len(events(state, DieRolled)) == 2


def test_r6_0_b_six_rounds_with_the_central_powers_first() -> None:
    """Item 066"""
    state = an_idle_turn()

    assert [(e.side, e.round) for e in events(state, RoundBegan)] == [
        (side, number) for number in range(1, 7) for side in ("cp", "ap")
    ]


def test_r6_0_e_automatic_victory_comes_before_armistice_and_commitment() -> None:
    """Item 067: E.1 points, E.2 automatic victory, E.3 armistice, E.4 commitment."""
    automatic = board(turn=16, vp=20, war_status={"ap": 11, "cp": 11, "combined": 40})
    armistice = board(turn=16, vp=19, war_status={"ap": 11, "cp": 11, "combined": 40})
    for state in (automatic, armistice):
        run(state, WarStatusPhase())

    assert automatic.result["why"] == "automatic"
    assert armistice.result["why"] == "armistice"
    assert commitment_of(armistice) == {"ap": "mobilization", "cp": "mobilization"}


def test_r6_0_e_points_come_before_automatic_victory() -> None:
    """Item 067: an offensive not made can decide the game."""
    state = board(turn=5, vp=19, mandated={"ap": "fr"})
    run(state, WarStatusPhase())

    assert (state.result["why"], state.result["winner"]) == ("automatic", "cp")


def test_r6_0_e4_no_commitment_on_turn_1() -> None:
    """Item 068"""
    first = run(board(turn=1, war_status={"ap": 4, "cp": 4}), WarStatusPhase())
    second = run(board(turn=2, war_status={"ap": 4, "cp": 4}), WarStatusPhase())

    assert commitment_of(first) == {"ap": "mobilization", "cp": "mobilization"}
    assert commitment_of(second) == {"ap": "limited", "cp": "limited"}


def test_r6_0_h_the_turn_goes_on() -> None:
    """Item 075: until the last turn is over, which is tested with the scenarios."""
    assert turn_of(an_idle_turn()) == 4


def test_turn_track_names_and_seasons() -> None:
    """Item 076: the first two turns have no season."""
    assert len(TURN_NAMES) == 20
    assert TURN_NAMES[:4] == ("august-1914", "september-1914", "fall-1914", "winter-1915")
    assert [season(turn) for turn in range(1, 8)] == ["", "", "fall", "winter", "spring", "summer", "fall"]
    assert {turn: season(turn) for turn in (8, 12, 16, 20)} == dict.fromkeys((8, 12, 16, 20), "winter")
    assert (TURN_NAMES[7], TURN_NAMES[14], TURN_NAMES[18]) == ("winter-1916", "fall-1917", "fall-1918")


def hand(side: int, *cards: str, **fields: object) -> State:
    """A side about to act with these cards."""
    state = board(start=True, **{"turn": 3, **fields})  # type: ignore[arg-type]
    deal(state, ("ap", "cp")[side], *cards)
    return run(state, ActionRound(side, 1))


def test_r8_1_3_what_a_round_may_be_used_for() -> None:
    """Item 098: operations, redeployment, replacements, event, peace, or one free point; no pass."""
    state = hand(CP, "cp_10", vp=11)

    assert texts(state) == ["ops cp_10", "sr cp_10", "rp cp_10", "event cp_10", "auto", "peace"]


def test_r8_1_3_one_action_a_round() -> None:
    """Item 098: six for each side and turn."""
    state = an_idle_turn()

    assert [e.side for e in events(state, ActionTaken)] == ["cp", "ap"] * 6
    assert actions_of(state, "ap") == actions_of(state, "cp") == ["auto"] * 6


def test_r8_1_3_the_automatic_operation_needs_no_card() -> None:
    """Item 099: it is there every round, and all that an empty hand can do."""
    empty, full = hand(AP), hand(AP, "ap_02")

    assert texts(empty) == ["auto"]
    assert "auto" in texts(full)
    answer(full, "auto")
    assert hand_of(full, "ap") == ["ap_02"]
    assert ops_left(full) == 1


def test_r8_1_3_peace_only_if_the_points_allow() -> None:
    """Item 098"""
    assert "peace" not in texts(hand(CP, vp=10))
    assert "peace" not in texts(hand(AP, vp=10))


def test_r9_1_3_a_card_is_used_in_one_way() -> None:
    """Item 101: a card for operations is no event, and the other way round."""
    state = answer(hand(CP, "cp_10"), "ops cp_10")
    other = answer(hand(CP, "cp_10"), "event cp_10")

    assert ops_left(state) == 3
    assert "cp_10" not in events_of(state)
    assert ops_left(other) == 0
    assert "cp_10" in events_of(other)


def test_r9_1_3_some_events_say_that_they_give_operations() -> None:
    """Item 101: Mata Hari looks at the hand and then moves."""
    state = answer(hand(CP, "cp_17"), "event cp_17")

    assert ops_left(state) == 2


def test_r9_1_3_striped_events_outside_the_historical_scenario() -> None:
    """Item 101: they give none there, unless that was agreed."""
    fields = {"turn": 9, "control": held_by_cp("riga", "warsaw", "lodz")}
    plain = answer(hand(CP, "cp_28", **fields), "event cp_28")
    agreed = answer(hand(CP, "cp_28", options={"stripe_ops_everywhere": True}, **fields), "event cp_28")

    assert ops_left(plain) == 0
    assert ops_left(agreed) == 4


def test_r9_1_4_eight_cards_by_agreement() -> None:
    """Item 102"""
    seven, eight = rules_of("campaign", {}), rules_of("campaign", {"eight_cards": True})
    state = answer(new_game(eight_cards=True), "guns of august")

    assert (seven.hand_size, eight.hand_size) == (7, 8)
    assert [len(hand_of(state, side)) for side in (AP, CP)] == [8, 8]


@pytest.mark.parametrize("card", ["cp_10", "cp_02", "cp_14"])
def test_r9_3_2_redeployment_points(card: str) -> None:
    """Item 129: as many as the card says."""
    state = answer(hand(CP, card), f"sr {card}")

    assert question(state).points == CARDS[card].sr


def test_r9_3_3_no_redeployment_twice_running() -> None:
    """Item 130: in consecutive rounds of a turn."""
    state = hand(CP, "cp_10", actions_this_turn={"cp": ["ops", "sr"]})
    later = hand(CP, "cp_10", actions_this_turn={"cp": ["sr", "ops"]})
    next_turn = hand(CP, "cp_10", actions_this_turn={})

    assert why_not(state, "sr cp_10") == "9.3.3"
    assert "sr cp_10" in texts(later)
    assert "sr cp_10" in texts(next_turn)


def test_r9_3_3_the_turn_ends_the_ban() -> None:
    """Item 130: round 6 and round 1 of the next turn may both be redeployments."""
    state = real_dice(
        board(start=True, turn=3, actions_this_turn={"ap": ["auto"] * 6, "cp": ["auto"] * 5 + ["sr"]})
    )
    deal(state, "cp", "cp_10")
    run(state, ActionPhase(), Turn())

    assert phase_of(state) == "actions"
    assert "sr cp_10" in texts(state)


def test_r9_3_3_salonika_is_a_redeployment() -> None:
    """Item 130: before another one, and after one."""
    before = hand(AP, "ap_30", "ap_02", turn=6)
    answer(before, "event ap_30")
    while not isinstance(question(before), ChooseAction) and card_in_play(before):
        answer(before, next(text for text in reversed(texts(before))))
        if not before.stack:
            break
    after = hand(AP, "ap_30", turn=6, actions_this_turn={"ap": ["sr"]})

    assert actions_of(before, "ap") == ["sr"]
    assert "event ap_30" not in texts(after)
    assert why_not(after, "event ap_30") == "9.3.3"


def test_r9_4_1_neutral_nations_gain_no_points() -> None:
    """Item 131: Bulgaria, Italy and Turkey; the minor allies share one counter."""
    neutral, at_war = board(), board(at_war=["tu", "bu", "it"])

    assert points_of(neutral, "cp_14") == {"ge": 3, "ah": 2}
    assert points_of(at_war, "cp_14") == {"ge": 3, "ah": 2, "bu": 1, "tu": 1}
    assert points_of(neutral, "ap_02") == {"allied": 1, "br": 2, "fr": 2, "ru": 3}
    assert points_of(at_war, "ap_02") == {"allied": 1, "br": 2, "fr": 2, "it": 1, "ru": 3}


def test_r9_4_2_replacements_are_only_recorded() -> None:
    """Item 132: they are spent in the Replacement Phase, and nothing else happens in this round."""
    state = hand(CP, "cp_14", units={"essen": ["ge_9 reduced"]})
    answer(state, "rp cp_14")

    assert (rp_of(state)["ge"], rp_of(state)["ah"]) == (3, 2)
    assert stack(state, "essen") == ["ge_9 reduced"]
    assert not state.stack
    assert actions_of(state, "cp") == ["rp"]


def test_r9_4_2_points_add_up_over_the_turn() -> None:
    """Item 132"""
    state = hand(CP, "cp_14", "cp_05", rp={"ge": 2})
    answer(state, "rp cp_05")

    assert rp_of(state)["ge"] == 3


def test_r9_4_3_no_replacements_twice_running() -> None:
    """Item 133: in consecutive rounds of a turn."""
    state = hand(AP, "ap_02", actions_this_turn={"ap": ["rp"]})

    assert why_not(state, "rp ap_02") == "9.4.3"
    assert "rp ap_02" in texts(hand(AP, "ap_02", actions_this_turn={"ap": ["rp", "ops"]}))
    assert "rp ap_02" in texts(hand(AP, "ap_02"))


def test_r9_5_1_1_influenza_stops_replacement_cards() -> None:
    """Item 428: of both sides, for the rest of its turn."""
    state = played(hand(CP, "cp_14", turn=16), "ap_65")
    later = played(hand(CP, "cp_14", turn=17), "ap_65", on=16)

    assert "rp cp_14" not in texts(state)
    assert "rp cp_14" in texts(later)


@pytest.mark.parametrize("card", ["ap_16", "ap_17"])
def test_r9_5_2_5_late_entries(card: str) -> None:
    """Item 149: with the Central Powers alone at Total War they are events or nothing."""
    state = hand(AP, card, turn=12, commitment={"ap": "limited", "cp": "total"})

    assert texts(state) == [f"event {card}", "auto"]
    assert why_not(state, f"ops {card}") == "9.5.2.5"


@pytest.mark.parametrize("commitment", [("total", "total"), ("limited", "limited"), ("total", "limited")])
def test_r9_5_2_5_the_limit_lifts(commitment: tuple[str, str]) -> None:
    """Items 149, 150: it holds in no other state of the war."""
    state = hand(AP, "ap_16", turn=12, commitment=dict(zip(SIDES, commitment, strict=True)))

    assert {"ops ap_16", "sr ap_16", "rp ap_16"} <= set(texts(state))


def test_r9_5_4_1_combat_cards_are_no_events_of_an_action() -> None:
    """Item 098"""
    state = hand(CP, "cp_02")

    assert texts(state) == ["ops cp_02", "sr cp_02", "rp cp_02", "auto"]
    assert why_not(state, "event cp_02") == "9.5.4.1"


def test_r9_5_1_2_starred_events_leave_the_game() -> None:
    """Item 141: other uses of the card do not remove it."""
    event, ops = hand(CP, "cp_10"), hand(CP, "cp_10")
    answer(event, "event cp_10")
    answer(answer(ops, "ops cp_10"), "done")

    assert (event.removed_cards[CP], event.discards[CP]) == (["cp_10"], [])
    assert (removed_of(ops, "cp"), discards_of(ops, "cp")) == ([], ["cp_10"])


def test_what_is_listed_is_what_is_not_refused() -> None:
    """Item 098: the list and the refusals agree on every card and use."""
    for seed in range(3):
        state, stream = new_game("campaign", f"agree {seed}"), Stream(str(seed))
        for _ in range(120):
            choice = question(state)
            if isinstance(choice, ChooseAction):
                side = SIDE_NUMBER[choice.seat]
                thinkable = [use(card) for card in sorted(hand_of(state, side)) for use in CARD_USES]
                thinkable += [use() for use in BARE_USES]
                assert list(choice.options(state)) == [a for a in thinkable if not choice.refuse(state, a)]
            decide_in_place(state, choice, choice.sample(choice.options(state), stream))
            if not state.stack:
                break


def test_cards_of_the_other_side_are_refused() -> None:
    """Item 100: what is not in the hand cannot be played."""
    state = hand(CP, "cp_10")

    assert why_not(state, "ops ap_02") == "9.1.2"
    assert why_not(state, "ops cp_14") == "9.1.2"


def test_r14_3_5_attrition_takes_units_of_both_sides_at_once() -> None:
    """Item 359: armies for good, corps to the units that can be rebuilt."""
    state = board({"kolberg": ["ru_1", "ru_corps"], "rouen": ["ge_1", "ge_corps"]})
    run(state, AttritionPhase())

    assert stack(state, "ap_removed_box") == ["ru_1"]
    assert stack(state, "ap_eliminated_box") == ["ru_corps"]
    assert stack(state, "cp_removed_box") == ["ge_1"]
    assert stack(state, "cp_eliminated_box") == ["ge_corps"]


def cut_off() -> State:
    """Everything around Rouen is the Central Powers', the town itself is not."""
    state = board()
    around = ("calais", "amiens", "paris", "le_havre", "caen", "le_mans", "orleans", "chateau_thierry")
    take(state, "cp", *around)
    state.board_changed()
    state.touch()
    return state


def test_r14_3_6_spaces_without_supply_change_hands() -> None:
    """Item 360: whether or not the enemy could supply them."""
    state = cut_off()
    run(state, AttritionPhase())

    assert controller(state, SPACE_NUMBER["rouen"]) == CP
    assert controller(state, SPACE_NUMBER["bordeaux"]) == AP


def test_r14_3_6_all_at_once() -> None:
    """Item 360: two pockets go over to each other."""
    state = cut_off()
    run(state, AttritionPhase())

    assert controller(state, SPACE_NUMBER["amiens"]) == AP


def test_r14_3_6_forts_hold_out() -> None:
    """Item 360: an intact fort keeps its space."""
    around = held_by_cp("sedan", "bar_le_duc", "nancy", "liege", "cambrai", "chateau_thierry")
    state, destroyed = board(control=around), board(control=around, forts_destroyed=["verdun"])
    for one in (state, destroyed):
        one.board_changed()
        run(one, AttritionPhase())

    assert controller(state, SPACE_NUMBER["verdun"]) == AP
    assert controller(destroyed, SPACE_NUMBER["verdun"]) == CP


def test_r14_3_6_serbia_changes_hands_only_by_entering() -> None:
    """Item 361"""
    state = board()
    take(state, "cp", "belgrade", "nis", "salonika", "kavala")
    state.board_changed()
    run(state, AttritionPhase())

    assert controller(state, SPACE_NUMBER["valjevo"]) == AP


def test_r14_3_6_a_unit_may_die_where_the_space_lives() -> None:
    """Item 362: a Russian in the west finds no source, the space does."""
    state = board({"orleans": ["ru_corps"]})
    run(state, AttritionPhase())

    assert stack(state, "ap_eliminated_box") == ["ru_corps"]
    assert controller(state, SPACE_NUMBER["orleans"]) == AP


@pytest.mark.parametrize(
    ("level", "edition", "left"),
    [(1, "2018", {}), (2, "2018", {"cp": {"rouen": 1}}), (1, "2010", {}), (2, "2010", {"ap": {"rouen": 1}})],
)
def test_r11_2_7_trenches_in_spaces_lost(level: int, edition: str, left: dict[str, dict[str, int]]) -> None:
    """Level 1 goes; level 2 becomes the enemy's first, in 2010 its owner's."""
    state = board(options={"edition": edition}, trenches={"ap": {"rouen": level}})
    lose_space(state, SPACE_NUMBER["rouen"], AP)

    assert trenches_of(state) == left


def test_r15_2_4_attrition_can_end_a_siege() -> None:
    """Item 375: nobody is left to keep it up."""
    state = board({"paris": ["ge_1"]}, forts_besieged=["paris"])
    run(state, AttritionPhase())

    assert stack(state, "paris") == []
    assert not besieged_forts(state)


def siege(die: int, space: str = "verdun", turn: int = 5, **fields: object) -> State:
    state = board({space: ["ge_1"]}, forts_besieged=[space], turn=turn, dice=[die], **fields)  # type: ignore[arg-type]
    return run(state, SiegePhase())


@pytest.mark.parametrize(("die", "falls"), [(1, False), (3, False), (4, True), (6, True)])
def test_r15_3_2_a_die_above_the_fort_destroys_it(die: int, falls: bool) -> None:
    """Item 378: Verdun is worth three; control passes at once."""
    state = siege(die)

    assert bool("verdun" in destroyed_forts(state)) == falls
    assert (controller(state, SPACE_NUMBER["verdun"]) == CP) == falls
    assert vp_of(state) == 10 + falls


def test_r15_3_2_the_trench_falls_with_the_fort() -> None:
    """Item 378: the new owner takes it over a level lower."""
    assert trenches_of(siege(6, trenches={"ap": {"verdun": 2}})) == {"cp": {"verdun": 1}}
    assert trenches_of(siege(6, trenches={"ap": {"verdun": 1}})) == {}


@pytest.mark.parametrize("turn", [1, 2])
def test_r15_3_3_the_short_turns_of_1914(turn: int) -> None:
    """Item 379: minus two on every siege roll."""
    assert not destroyed_forts(siege(5, turn=turn))
    assert destroyed_forts(siege(6, turn=turn))
    assert destroyed_forts(siege(4, turn=3))


def test_r15_2_4_broken_sieges_do_not_roll() -> None:
    """Item 375: a force too weak to besiege takes nothing."""
    state = board({"verdun": ["ge_corps"]}, broken_sieges=["verdun"], turn=5)
    run(state, SiegePhase())

    assert state.dice.drawn == 0


def test_r15_2_5_desert_forts_roll_in_summer() -> None:
    """Item 377"""
    state = board(
        {"gaza": ["br_corps", "br_corps"]}, forts_besieged=["gaza"], turn=6, dice=[6], at_war=["tu"]
    )
    run(state, SiegePhase())

    assert "gaza" in destroyed_forts(state)


@pytest.mark.parametrize(
    ("action", "is_kept"), [("ops cp_17", True), ("event cp_17", True), ("rp cp_17", False)]
)
def test_r11_2_10_a_failed_attempt_is_forgotten_without_operations(action: str, is_kept: bool) -> None:
    """Item 220: the help of a failed entrenchment lasts for the very next round, if anybody can dig in it."""
    state = board({"metz": ["ge_1"]}, turn=5)
    mark_failed_entrench(state, the("ge_1"))
    deal(state, "cp", "cp_17")
    answer(run(state, ActionRound(CP, 2)), action)

    assert bool(entrenchment_failed(state)) == is_kept
