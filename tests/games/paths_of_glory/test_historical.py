"""The historical scenario. [5.7]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.masks import members
from greatpowers.engine.state import decide_in_place
from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE, SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.printed.ruleset import rules_of
from greatpowers.games.paths_of_glory.printed.units import OF_KIND
from greatpowers.games.paths_of_glory.rules.actions.action_round import ActionRound
from greatpowers.games.paths_of_glory.rules.events.playing import EventPlay, ops_of_event
from greatpowers.games.paths_of_glory.rules.movement.historical import (
    ends_barred_to_army,
    spaces_barred_to_army,
)
from greatpowers.games.paths_of_glory.rules.replacements.replacements import has_sedan_bonus
from greatpowers.games.paths_of_glory.rules.replacements.replacing import ReplacementPhase
from greatpowers.games.paths_of_glory.rules.war.mandates import mandated_for
from greatpowers.games.paths_of_glory.rules.war.victory import end_by_points
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.state import State, rules
from tests.games.paths_of_glory.boards import board, spaces
from tests.games.paths_of_glory.changing import take
from tests.games.paths_of_glory.seen import (
    commitment_of,
    destroyed_forts,
    events_of,
    hand_of,
    ops_left,
    place_number,
    trenches_of,
)
from tests.games.paths_of_glory.turns import (
    GAME,
    answer,
    deal,
    new_game,
    played,
    question,
    run,
    texts,
    why_not,
)

OLD = {"edition": "2010"}


def historical(**fields: object) -> State:
    return board(scenario="historical", **fields)  # type: ignore[arg-type]


def vp_spaces(scenario: str, **options: str) -> set[str]:
    return {SPACES[space] for space in members(rules_of(scenario, options).vp_spaces)}


def test_r5_7_1_trenches() -> None:
    """Item 046: five more, and none in Brussels."""
    here, there = trenches_of(historical(start=True)), trenches_of(board(start=True))

    assert here["cp"]["strasbourg"] == 1
    assert [here["ap"][s] for s in ("verona", "asiago", "maggiore", "udine")] == [1, 1, 1, 1]
    assert {*there["ap"], *there["cp"]} - {*here["ap"], *here["cp"]} == {"brussels"}


def test_r5_7_2_no_peace_and_draws_for_the_allies() -> None:
    """Item 047"""
    state = run(historical(vp=12, turn=3), ActionRound(CP, 1))
    refusal = why_not(state, "peace")
    end_by_points(state, "last-turn")

    assert refusal == "5.7.2"
    assert state.result["winner"] == "ap"


def test_r5_7_2_of_2010_peace_and_draws_are_as_usual() -> None:
    """Item 047: the older book says nothing against them."""
    state = run(historical(vp=12, turn=3, options=OLD), ActionRound(CP, 1))
    offered = texts(state)
    end_by_points(state, "test")

    assert "peace" in offered
    assert state.result["kind"] == "draw"


def test_r5_7_2_scored_spaces() -> None:
    """Item 048: five out, five in."""
    plain, here = vp_spaces("campaign"), vp_spaces("historical")

    assert plain - here == {"ahwaz", "venice", "minsk", "jerusalem", "kharput"}
    assert here - plain == {"kovno", "sedan", "amiens", "koblenz", "aachen"}


def test_r5_7_2_of_2010_scored_spaces() -> None:
    """Item 049: four out, four in."""
    plain, here = vp_spaces("campaign"), vp_spaces("historical", edition="2010")

    assert plain - here == {"ahwaz", "venice", "jerusalem", "kharput"}
    assert here - plain == {"brest_litovsk", "sedan", "koblenz", "aachen"}


SEDAN_AND_TWO = ("sedan", "liege", "cambrai")


@pytest.mark.parametrize(
    ("taken", "commitment", "is_given"),
    [
        (SEDAN_AND_TWO, "total", True),
        (SEDAN_AND_TWO, "limited", False),
        (("sedan", "liege"), "total", False),
        (("brussels", "liege", "cambrai"), "total", False),
    ],
)
def test_r5_7_3_sedan_brings_a_german_point(taken: tuple[str, ...], commitment: str, is_given: bool) -> None:
    """Item 050: with Sedan and two more French or Belgian spaces, at Total War."""
    state = historical(turn=12, commitment={"ap": "limited", "cp": commitment})
    take(state, "cp", *taken)

    assert has_sedan_bonus(state) == is_given


def test_r5_7_3_only_in_the_historical_scenario() -> None:
    """Item 050"""
    state = board(turn=12, commitment={"ap": "limited", "cp": "total"})
    take(state, "cp", *SEDAN_AND_TWO)

    assert not has_sedan_bonus(state)


def test_r5_7_3_not_on_the_turn_that_brings_total_war() -> None:
    """Item 050: the cards have to be there first."""
    state = historical(
        turn=12, commitment={"ap": "limited", "cp": "limited"}, war_status={"ap": 4, "cp": 11}, at_war=["tu"]
    )
    take(state, "cp", *SEDAN_AND_TWO)
    run(state, WarStatusPhase())

    assert commitment_of(state)["cp"] == "total"
    assert not has_sedan_bonus(state)


def test_r5_7_3_the_point_can_be_spent() -> None:
    """Item 050: without any card played for replacements."""
    state = historical(
        turn=12, commitment={"ap": "limited", "cp": "total"}, units={"essen": ["ge_1 reduced"]}
    )
    take(state, "cp", *SEDAN_AND_TWO)
    run(state, ReplacementPhase())

    assert texts(state) == ["done", "flip ge_1 reduced@essen"]


def test_r5_7_4_1_eight_cards_and_the_trench_modifier() -> None:
    """Item 051: both are part of the 2018 scenario; in 2010 the modifier is an option."""
    new, old = rules(historical()), rules(historical(options=OLD))

    assert (new.hand_size, new.trench_modifier) == (8, True)
    assert (old.hand_size, old.trench_modifier) == (8, False)


@pytest.mark.parametrize("edition", ["2018", "2010"])
def test_r5_7_4_3_the_guns_of_august_open_the_war(edition: str) -> None:
    """Item 052: as an event, and nothing else is allowed."""
    state = new_game("historical", edition=edition)

    assert len(hand_of(state, "cp")) == 8
    assert texts(state) == ["event cp_01"]
    assert why_not(state, "auto") == "5.7.4.3"
    assert why_not(state, "ops cp_01") == "5.7.4.3"


def test_r5_7_4_3_only_the_first_action() -> None:
    """Item 052"""
    state = historical(start=True, actions_this_turn={"cp": ["event"]})
    deal(state, "cp", "cp_08")
    run(state, ActionRound(CP, 2))

    assert "auto" in texts(state)


@pytest.mark.parametrize(("side", "card"), [(AP, "ap_12"), (CP, "cp_06")])
def test_r5_7_4_4_nobody_entrenches_by_card_on_turn_1(side: int, card: str) -> None:
    """Item 053"""
    first = historical(start=True, actions_this_turn={"cp": ["event"]}, turn=1)
    second = historical(start=True, turn=2)
    for state in (first, second):
        deal(state, card[:2], card)
        run(state, ActionRound(side, 1))

    assert f"event {card}" not in texts(first)
    assert why_not(first, f"event {card}") == "5.7.4.4"
    assert f"event {card}" in texts(second)


def test_r5_7_4_5_a_british_offensive_of_turn_1_is_french() -> None:
    """Item 054: on turn 1, in 2018."""
    assert mandated_for(historical(turn=1), AP, 3) == "fr"
    assert mandated_for(historical(turn=2), AP, 3) == "br"
    assert mandated_for(historical(turn=1, options=OLD), AP, 3) == "br"
    assert mandated_for(board(turn=1), AP, 3) == "br"


def italy_closed(state: State, kind: str, how: str = "move") -> bool:
    mask = spaces_barred_to_army(state, OF_KIND[kind][0], how)
    return bool(mask >> SPACE_NUMBER["verona"] & 1)


@pytest.mark.parametrize("how", ["move", "attack", "advance", "sr"])
def test_r5_7_4_6_italy_is_for_austrian_and_italian_armies(how: str) -> None:
    """Item 055: until the Allies are at Total War."""
    state = historical(commitment={"ap": "limited", "cp": "total"})
    later = historical(commitment={"ap": "total", "cp": "limited"})

    assert {kind: italy_closed(state, kind, how) for kind in ("fr_1", "ge_1", "br_1", "ah_1", "it_1")} == {
        "fr_1": True, "ge_1": True, "br_1": True, "ah_1": False, "it_1": False,
    }  # fmt: skip
    assert not italy_closed(later, "fr_1", how)


def test_r5_7_4_6_german_armies_do_not_stay_on_the_italian_border() -> None:
    """Item 056: Trent, Villach and Trieste are closed to the end of their moves and redeployments."""
    border = spaces("trent", "villach", "trieste")
    closed, open_ = (
        historical(commitment={"ap": "limited", "cp": "total"}),
        historical(commitment={"ap": "total", "cp": "limited"}),
    )
    army = OF_KIND["ge_1"][0]

    for how in ("move", "sr"):
        assert ends_barred_to_army(closed, army, how) & border == border
        assert not ends_barred_to_army(open_, army, how) & border
    assert not ends_barred_to_army(closed, OF_KIND["ah_1"][0], "move") & border


def test_r5_7_4_6_of_2010_italy_opens_with_both_sides() -> None:
    """Item 057: and redeployment is not mentioned."""
    one, both = (
        historical(commitment={"ap": "total", "cp": "limited"}, options=OLD),
        historical(commitment={"ap": "total", "cp": "total"}, options=OLD),
    )

    assert italy_closed(one, "fr_1")
    assert not italy_closed(one, "fr_1", "sr")
    assert not italy_closed(both, "fr_1")


def test_r5_7_4_6_corps_are_free() -> None:
    """Item 058"""
    state = historical(commitment={"ap": "limited", "cp": "limited"})

    assert not italy_closed(state, "fr_corps")
    assert not ends_barred_to_army(state, OF_KIND["ge_corps"][0], "move")


@pytest.mark.parametrize(
    ("card", "ops"),
    [("ap_28", 4), ("ap_54", 5), ("ap_55", 5), ("cp_28", 4), ("cp_52", 5), ("cp_53", 5)],
)
def test_r5_7_4_7_six_events_give_their_operations_too(card: str, ops: int) -> None:
    """Item 059: once, not doubled."""
    assert ops_of_event(historical(), card) == ops
    assert ops_of_event(board(), card) == 0
    assert ops_of_event(board(options={"stripe_ops_everywhere": True}), card) == ops


def test_r5_7_4_7_event_first_then_operations() -> None:
    """Item 059: in the same action."""
    state = historical(start=True)
    deal(state, "cp", "cp_28")
    run(state, EventPlay(CP, "cp_28"))

    assert "cp_28" in events_of(state)
    assert ops_left(state) == 4
    assert any(text.startswith("activate") for text in texts(state))


def ended(state: State, why: str = "armistice") -> int:
    end_by_points(state, why, is_full_length=True)
    return int(state.result["vp"])


AMERICAN_CARDS = ("ap_38", "ap_43", "ap_47")


@pytest.mark.parametrize("count", range(4))
def test_r5_7_4_8_american_cards_not_played(count: int) -> None:
    """Item 060: a point for each reinforcement card never played as an event, with an army or without."""
    assert ended(played(historical(), "cp_52", *AMERICAN_CARDS[:count])) == 10 + 3 - count


@pytest.mark.parametrize(
    ("options", "swaps", "vp"),
    [
        ({"optional_cards": "all"}, {}, 14),
        ({"optional_cards": "selected"}, {"ap_64": "ap_42"}, 14),
        ({"optional_cards": "selected"}, {"ap_64": "ap_43"}, 13),
        ({"optional_cards": "selected"}, {}, 13),
    ],
)
def test_r5_7_4_8_only_cards_of_this_game_count(
    options: dict[str, str], swaps: dict[str, str], vp: int
) -> None:
    """Item 060: the optional card if it is played with, not a card it stands for."""
    assert ended(played(historical(options=options, swaps={"ap": swaps}), "cp_52")) == vp


def test_r5_7_4_8_of_2010_american_armies_not_there() -> None:
    """Item 061: not on the map, or dead."""
    none = played(historical(options=OLD), "cp_52", "ap_43")
    one = played(historical(options=OLD, units={"bordeaux": ["us_1"]}), "cp_52")
    both = played(historical(options=OLD, units={"bordeaux": ["us_1"], "paris": ["us_2"]}), "cp_52")
    dead = played(
        historical(options=OLD, units={"bordeaux": ["us_1"], "ap_eliminated_box": ["us_2"]}), "cp_52"
    )
    gone = played(historical(options=OLD, units={"ap_removed_box": ["us_1"]}), "cp_52")

    assert [ended(state) for state in (none, one, both, dead, gone)] == [12, 11, 10, 11, 12]


def test_r5_7_4_9_a_tsar_who_never_fell() -> None:
    """Item 062: two points less."""
    assert ended(played(historical(), *AMERICAN_CARDS)) == 8
    assert ended(played(historical(), *AMERICAN_CARDS, "cp_52")) == 10


def test_r5_7_4_8_other_scenarios_have_no_such_points() -> None:
    """Items 060, 062"""
    assert ended(board()) == 10


def test_r5_7_4_8_automatic_victories_stay_as_they_are() -> None:
    """Item 063: nothing is added to them."""
    state = historical(turn=9, vp=20)
    run(state, WarStatusPhase())

    assert (state.result["why"], state.result["vp"]) == ("automatic", 20)


def test_r5_7_4_8_the_armistice_brings_them() -> None:
    """Items 060, 062: in E.3 as at the end of turn 20."""
    state = historical(turn=18, war_status={"combined": 41}, vp=12)
    run(state, WarStatusPhase())

    assert (state.result["why"], state.result["vp"]) == ("armistice", 12 + 3 - 2)


@pytest.mark.parametrize("edition", ["2018", "2010"])
def test_r5_7_4_8_whole_games_end_with_what_america_sent(edition: str) -> None:
    """From August 1914 to the end: the points are those of the cards that were played, or of the map."""
    told = 0
    for seed in range(4):
        stream = Stream(f"america {seed}")
        state = new_game("historical", f"america {seed}", edition=edition, peace_terms=False)
        while not state.is_over:
            choice = question(state)
            state.events.clear()
            decide_in_place(state, choice, choice.sample(choice.options(state), stream))
        gained = [e.event.by for e in state.events if getattr(e.event, "why", "") == "americans-missing"]
        sent = sum(card in events_of(state) for card in AMERICAN_CARDS)
        there = sum(0 <= place_number(state, OF_KIND[army][0]) < BOARD_SIZE for army in ("us_1", "us_2"))
        if state.result["why"] != "automatic":
            told += 1
            assert sum(gained) == (3 - sent if edition == "2018" else 2 - there)

    assert told


def test_the_first_question_of_the_scenario_can_be_played() -> None:
    """Item 052: the Guns of August run on into their attacks."""
    state = answer(new_game("historical"), "event cp_01")

    assert "liege" in destroyed_forts(state)
    GAME.check(state)
