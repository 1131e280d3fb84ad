"""Risings, raids, plagues and plots, one by one. Cards 82 to 89 and 94 to 98. [6.17, 10.6]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER, NAPOLEON, SQUADRONS_OF
from greatpowers.games.napoleonic_wars.rules.cards.beginning import passes_over
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.impulse.playing import preemptor
from greatpowers.games.napoleonic_wars.rules.land.interception import interceptors_into
from greatpowers.games.napoleonic_wars.rules.land.movement import march_cost
from greatpowers.games.napoleonic_wars.rules.turn.rounds import Box
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import begin_war
from greatpowers.games.napoleonic_wars.state.effects import Pauses, is_on
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.card_boards import dice, event_refused, play_event, settle
from tests.games.napoleonic_wars.land_boards import happened
from tests.games.napoleonic_wars.seen import afloat, flags_of, hand_of, leader_place, squadron_place
from tests.games.napoleonic_wars.war_boards import owner, put_consul
from tests.games.napoleonic_wars.war_boards import refused as act_refused

NOTHING = "nw-event-no-effect 6.1"


def asked_of(state: State) -> str:
    question = asked(state)
    assert question is not None
    return question.seat


# 82 to 85


def test_card_82_spares_the_british_and_frees_flags() -> None:
    """Item 69: a French Flag in Apulia and two points in Naples; the British at Calabria do not roll."""
    state = board(
        {"naples": "2 france", "calabria": "1 britain"}, flags={"apulia": "france"}, turn=3, dice=[6, 6, 6]
    )
    play_event(state, "britain", "calabrian_brigands")
    settle(state)

    assert standing_in(state, "naples") == "1 france"
    assert owner(state, "apulia") == "britain"
    assert standing_in(state, "calabria") == "1 britain"


def test_card_82_needs_somebody_to_rob() -> None:
    assert event_refused(board({"naples": "1 britain"}, turn=3), "france", "calabrian_brigands") == NOTHING


def test_card_83_the_tyrol_rises() -> None:
    """Both areas roll; Innsbruck is Austrian again with a point."""
    state = board({"salzburg": "1 france"}, flags={"innsbruck": "france"}, turn=3, dice=[6, 1])
    play_event(state, "russia", "tyrolean_revolt")
    settle(state)

    assert owner(state, "innsbruck") == "austria"
    assert standing_in(state, "innsbruck") == "1 austria"
    assert standing_in(state, "salzburg") == ""


def test_card_83_fails_where_a_formation_holds_out() -> None:
    state = board({"innsbruck": "2 france"}, flags={"innsbruck": "france"}, turn=3, dice=[1, 1, 1])
    play_event(state, "austria", "tyrolean_revolt")

    assert owner(state, "innsbruck") == "france"
    assert standing_in(state, "innsbruck") == "2 france"


def test_card_84_a_british_vendee() -> None:
    """The last French point is lost; the Flag goes up and Britain lands two points."""
    state = board({"vendee": "1 france"}, turn=3, dice=[6])
    play_event(state, "austria", "vendee_rising")
    assert asked_of(state) == "britain"
    answer(state, "land troops")
    settle(state)

    assert owner(state, "vendee") == "britain"
    assert standing_in(state, "vendee") == "2 britain"


def test_card_84_an_army_nearby_may_tear_the_flag_down() -> None:
    """Item 187: then nobody lands."""
    state = board({"orleans": "ney + 3 france"}, turn=3, dice=[6, 6])
    play_event(state, "britain", "vendee_rising", "intercept ney")

    assert owner(state, "vendee") == "france"
    assert asked(state) is None


def test_card_84_the_french_may_survive() -> None:
    state = board({"vendee": "2 france"}, turn=3, dice=[6, 1])
    play_event(state, "britain", "vendee_rising")

    assert standing_in(state, "vendee") == "1 france"
    assert owner(state, "vendee") == "france"


@pytest.mark.parametrize("town", ["dublin", "cork"])
def test_card_85_a_french_flag_in_ireland(town: str) -> None:
    """France may place it where no British Formation is left."""
    state = board({town: "1 britain"}, turn=3, dice=[6])
    play_event(state, "russia", "irish_rising", f"rising {town}")
    assert asked_of(state) == "france"
    answer(state, f"flag {town}")

    assert owner(state, town) == "france"


def test_card_85_british_troops_hold_the_town() -> None:
    state = board({"cork": "1 britain"}, turn=3, dice=[5])
    play_event(state, "france", "irish_rising", "rising cork")

    assert asked(state) is None
    assert owner(state, "cork") == "britain"


# 86 to 89


def prussia_flagged(*areas: str) -> State:
    state = board(flags=dict.fromkeys(areas, "france"), turn=3, dice=dice())
    begin_war(state, nation("prussia"), nation("france"))
    return state


def test_card_86_two_flags_go_and_a_point_comes() -> None:
    state = prussia_flagged("breslau", "posen", "stettin")
    play_event(state, "britain", "schills_freikorps")
    first, second = (text.split()[1] for text in texts(state)[:2])
    answer(state, f"free {first}", f"also {first} {second}")
    answer(state, f"place {first}")

    assert owner(state, first) == owner(state, second) == "prussia"
    assert standing_in(state, first) == "1 prussia"
    assert len(flags_of(state, "france")) == 1


def test_card_86_one_is_enough() -> None:
    state = prussia_flagged("breslau")
    play_event(state, "britain", "schills_freikorps")
    settle(state)

    assert owner(state, "breslau") == "prussia"
    assert standing_in(state, "breslau") == "1 prussia"


def test_card_86_needs_an_open_area_under_a_foreign_flag() -> None:
    assert event_refused(board(turn=3), "prussia", "schills_freikorps") == NOTHING
    held = board({"breslau": "1 france"}, flags={"breslau": "france"}, turn=3)
    begin_war(held, nation("prussia"), nation("france"))
    assert event_refused(held, "prussia", "schills_freikorps") == NOTHING


def test_card_87_an_army_within_two_areas() -> None:
    """It suffers, and its leader does not intercept."""
    state = board({"munich": "murat + 2 france", "vienna": "charles + 3 austria"}, turn=3, dice=[6, 1, 1, 1])
    play_event(state, "france", "cavalry_raid")
    answer(state, "lose sp")

    assert standing_in(state, "vienna") == "charles + 2 austria"
    assert LEADER_NUMBER["charles"] not in interceptors_into(state, place("linz"), nation("france"))


def test_card_87_the_leader_waits_for_his_own_impulse() -> None:
    """Not in the Impulses of others meanwhile."""
    forces = {"munich": "murat + 2 france", "vienna": "charles + 3 austria"}
    state = board(forces, turn=3, dice=dice(), hands={"france": ["rally"], "austria": ["rally"]})
    play_event(state, "france", "cavalry_raid")
    run(state, Impulse(nation("france"), False))
    assert not interceptors_into(state, place("linz"), nation("france"))
    answer(state, "cp rally")
    state.stack.clear()

    run(state, Impulse(nation("austria"), False))
    assert interceptors_into(state, place("linz"), nation("france")) == [LEADER_NUMBER["charles"]]


def test_card_87_needs_an_enemy_army_in_reach() -> None:
    far = board({"paris": "murat + 2 france", "vienna": "charles + 3 austria"}, turn=3)
    assert event_refused(far, "france", "cavalry_raid") == NOTHING
    unled = board({"munich": "2 france", "vienna": "charles + 3 austria"}, turn=3)
    assert event_refused(unled, "france", "cavalry_raid") == NOTHING


def test_card_88_dutch_areas_turn_on_fives_and_sixes() -> None:
    """Four areas in order; where the French stand they suffer instead."""
    state = board({"rotterdam": "2 france"}, turn=3, dice=[6, 4, 5, 6, 1])
    play_event(state, "prussia", "dutch_revolt")
    settle(state)
    british = {
        town for town in ("amsterdam", "rotterdam", "groningen", "arnhem") if owner(state, town) == "britain"
    }

    assert british == {"amsterdam", "arnhem"}
    assert standing_in(state, "rotterdam") == "1 france"


@pytest.mark.parametrize("zone", ["western_mediterranean", "tyrrhenian_sea"])
def test_card_89_closes_a_sea_to_convoys(zone: str) -> None:
    """Item 245: and a lone ship there may be taken."""
    state = board({"naples": "1 britain"}, fleets={zone: "1 france"}, turn=3, dice=[6], active="britain")
    play_event(state, "austria", "barbary_corsairs", f"zone {zone}")
    trip = "convoy 1 britain @ naples to palermo by tyrrhenian_sea"

    assert (act_refused(state, "britain", trip) == "nw-convoy-zone-barred 6.1") == (zone == "tyrrhenian_sea")
    assert all(squadron_place(state, s) == "pool" for s in SQUADRONS_OF[0])


def test_card_89_two_ships_are_safe() -> None:
    state = board(fleets={"tyrrhenian_sea": "2 france"}, turn=3)
    play_event(state, "austria", "barbary_corsairs", "zone tyrrhenian_sea")

    assert len(afloat(state)) == 2


def test_card_89_the_ally_of_turkey_may_land_from_tangier() -> None:
    """Item 249: two points, free of CPs, under the rules of landings."""
    state = board({"tangier": "3 turkey"}, turn=3, dice=dice())
    put_consul(state, "turkey", "france", "pact")
    play_event(state, "france", "barbary_corsairs", "zone tyrrhenian_sea")
    assert asked_of(state) == "france"
    friendly = next(text for text in texts(state) if text != "land none")
    answer(state, friendly)
    settle(state)

    assert standing_in(state, "tangier") == "1 turkey"
    assert standing_in(state, friendly.removeprefix("land ")) == "2 turkey"


# 94 to 98


def test_card_94_crowded_areas_suffer() -> None:
    """Seven pieces roll, six do not."""
    state = board({"munich": "ney + 6 france", "lyon": "6 france"}, turn=3, dice=[6, 6, 1, 1, 1, 1, 1])
    play_event(state, "austria", "typhus")
    answer(state, "lose sp")

    assert len(happened(state, "DieRolled")) == 7
    assert standing_in(state, "munich") == "ney + 5 france"
    assert standing_in(state, "lyon") == "6 france"
    assert event_refused(state, "austria", "typhus") == NOTHING


def test_card_95_mud_doubles_every_march_until_the_box_comes_round() -> None:
    """An Army and a lone counter pay two CPs an area, for everybody."""
    state = board({"munich": "ney + 4 france", "linz": "mack + 4 austria"}, turn=3)
    ney, lone = (read_force(text) for text in ("ney + 4 france", "1 austria"))
    assert (march_cost(state, ney), march_cost(state, lone)) == (1, 1)
    play_event(state, "prussia", "mud")

    assert (march_cost(state, ney), march_cost(state, lone)) == (2, 2)
    assert not passes_over(state, nation("france"))
    assert march_cost(state, ney) == 2
    assert not passes_over(state, nation("prussia"))
    assert march_cost(state, ney) == 1


@pytest.mark.parametrize(("faces", "box"), [((6, 6), "pool"), ((5, 6), "regroup"), ((4, 6), "regroup")])
def test_card_96_twelve_kills_ten_regroups(faces: tuple[int, int], box: str) -> None:
    """Item 83."""
    state = board({"paris": "napoleon"}, turn=3, dice=faces)
    play_event(state, "britain", "infernal_machine")

    assert leader_place(state, NAPOLEON) == box


def test_card_96_otherwise_france_looks_into_a_hand() -> None:
    """Only France sees what is in it."""
    state = board(
        {"paris": "napoleon"}, turn=3, dice=[4, 5], hands={"russia": ["rally"], "austria": ["haiti"]}
    )
    play_event(state, "britain", "infernal_machine")
    assert asked_of(state) == "france"
    answer(state, "look russia")

    assert leader_place(state, NAPOLEON) == "paris"
    shown = [recorded for recorded in state.events if type(recorded.event).__name__ == "HandShown"]
    assert [recorded.event.cards for recorded in shown] == [("rally",)]
    assert event_refused(board(turn=3), "britain", "infernal_machine") == "nw-event-no-napoleon 6.1"


def away(paris: str = "1 france", **facts: object) -> State:
    """Napoleon is in Lyon; Britain's turn has come."""
    return board({"lyon": "napoleon + 2 france", "paris": paris}, turn=3, hands=HANDS, **facts)


HANDS = {"france": ["rally", "typhus", "haiti", "mutiny"], "britain": ["desertion"]}


def test_card_97_france_passes_over_its_next_impulse() -> None:
    """It keeps its cards, and is as free as ever afterwards."""
    state = away(due="france")
    play_event(state, "britain", "paris_rising")
    run(state, Box(nation("france")))

    assert [event.nation for event in happened(state, "ImpulsePassed")] == ["france"]
    assert not is_on(state, Pauses, nation("france"))
    assert set(hand_of(state, "france")) == set(HANDS["france"])


def test_card_97_france_does_not_preempt_meanwhile() -> None:
    state = away(due="britain")
    assert preemptor(state) == nation("france")
    play_event(state, "britain", "paris_rising")

    assert preemptor(state) == -1


@pytest.mark.parametrize("paris", ["2 france", "napoleon"])
def test_card_97_a_garrison_or_napoleon_keeps_paris_quiet(paris: str) -> None:
    state = board({"paris": paris}, turn=3)

    assert event_refused(state, "britain", "paris_rising") == NOTHING
    assert event_refused(away(), "britain", "paris_rising") == ""


def test_card_98_two_points_come_home_to_london() -> None:
    state = board({"lisbon": "3 britain"}, turn=3, hands={"britain": ["rally"]}, dice=dice())
    play_event(state, "france", "luddites")
    assert asked_of(state) == "britain"
    answer(state, "luddites troops")
    settle(state)

    assert standing_in(state, "london") == "2 britain"
    assert standing_in(state, "lisbon") == "1 britain"
    assert hand_of(state, "britain") == ("rally",)


def test_card_98_or_a_card_is_lost() -> None:
    """Strength in Great Britain is no help."""
    state = board(
        {"york": "3 britain", "dublin": "1 britain"}, turn=3, hands={"britain": ["rally"]}, dice=dice()
    )
    play_event(state, "france", "luddites")

    assert hand_of(state, "britain") == ()
    assert event_refused(board({"york": "3 britain"}, turn=3), "france", "luddites") == NOTHING
