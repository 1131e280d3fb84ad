"""Events of the Allied Limited War deck. [cards ap_15–ap_34, ap_60]"""

from __future__ import annotations

from greatpowers.engine.state import advance
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.events.modifiers import may_slip_away
from tests.games.paths_of_glory.cardplay import asked, at, forbidden_by, offered, play, war, where
from tests.games.paths_of_glory.changing import set_active, set_turn
from tests.games.paths_of_glory.seen import ops_left, turn_of, vp_of, war_status_of

CP_HAND = ["cp_05", "cp_12", "cp_40"]


def test_r9_5_card_ap_23_cloak_and_dagger_shows_the_hand_then_operates():
    state = play(war({"paris": ["fr_6"]}, hands={"cp": list(CP_HAND)}), "ap_23")
    shown = [r for r in state.events if type(r.event).__name__ == "HandShown"]

    assert [(r.event.side, r.event.cards) for r in shown] == [("cp", tuple(CP_HAND))]
    assert shown[0].audience is not None
    assert asked(state) == ("ap", "ChooseActivation")
    assert ops_left(state) == 2


def test_r9_5_card_ap_26_lusitania_after_blockade_and_before_zimmermann():
    """Item 138."""
    assert forbidden_by(war(), "ap_26") == "play-needs-card"
    assert forbidden_by(war(events={"ap_02": 3, "ap_54": 4}), "ap_26") == "play-closed-by-card"

    state = play(war(events={"ap_02": 3}), "ap_26")
    assert (vp_of(state), war_status_of(state)) == (9, {"ap": 2, "cp": 0})


def test_r9_5_card_ap_27_great_retreat_lasts_for_the_turn():
    """Item 173: Russians may slip away when they are attacked, this turn only."""
    state = play(war({"warsaw": ["ru_1"], "nancy": ["fr_1"]}), "ap_27")
    set_active(state, "cp")
    warsaw, nancy = SPACE_NUMBER["warsaw"], SPACE_NUMBER["nancy"]

    assert may_slip_away(state, warsaw)
    assert not may_slip_away(state, nancy)
    set_turn(state, turn_of(state) + 1)
    assert not may_slip_away(state, warsaw)


def test_r9_5_card_ap_27_gives_no_operations():
    state = play(war({"warsaw": ["ru_1"]}), "ap_27")

    assert asked(state) == ("", "")


def test_r9_5_card_ap_28_landships_give_operations_in_the_historical_scenario_only():
    """9.1.3, 5.7.4.7: the event and the points once."""
    plain = play(war({"paris": ["fr_6"]}), "ap_28")
    historical = play(war({"paris": ["fr_6"]}, scenario="historical"), "ap_28")
    by_option = play(war({"paris": ["fr_6"]}, options={"stripe_ops_everywhere": True}), "ap_28")

    assert asked(plain) == ("", "")
    assert (asked(historical)[1], ops_left(historical)) == ("ChooseActivation", 4)
    assert (asked(by_option)[1], ops_left(by_option)) == ("ChooseActivation", 4)


def test_r9_5_card_ap_33_grand_fleet_never_without_the_enemy_fleet():
    assert forbidden_by(war(), "ap_33") == "grand-fleet-no-answer"
    assert forbidden_by(war(events={"cp_25": 4}), "ap_33") == "grand-fleet-no-answer"


def test_r9_5_card_ap_60_a_czech_legion_for_an_austrian_corps():
    """Item 425."""
    state = play(war({"cp_eliminated_box": ["ah_corps", "ah_corps", "ge_corps"]}), "ap_60")

    assert at(state, "cp_eliminated_box") == ["ah_corps", "ge_corps"]
    assert at(state, "cp_removed_box") == ["ah_corps"]
    assert at(state, "ap_reserve_box") == ["ru_czech_legion"]


def test_r9_5_card_ap_60_the_legion_comes_even_if_no_austrian_corps_is_dead():
    """Item 425."""
    state = play(war({"cp_eliminated_box": ["ah_1"]}), "ap_60")

    assert at(state, "cp_eliminated_box") == ["ah_1"]
    assert where(state, "ru_czech_legion") == ["ap_reserve_box"]


def test_r9_5_1_an_event_cannot_be_played_from_the_other_hand():
    state = war(hands={"cp": ["cp_25"]})
    state.push(ActionRound(AP, 1))
    advance(state)

    assert "event cp_25" not in offered(state)
