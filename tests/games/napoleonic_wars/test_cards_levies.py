"""Events that raise Troops, one by one. Cards 70 to 81. [6.11, 7.2]"""

from __future__ import annotations

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.printed.board import HOME
from greatpowers.games.napoleonic_wars.printed.names import GONE, IMPERIAL, POOL
from greatpowers.games.napoleonic_wars.printed.pieces import (
    BERNADOTTE,
    HAND_MIN,
    PONIATOWSKI,
    SQUADRONS_OF,
)
from greatpowers.games.napoleonic_wars.rules.conquest.falling import turn_neutral
from greatpowers.games.napoleonic_wars.rules.formation.building import callable_leaders, sp_left
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.interphase.drawing import NewHands, cards_to_draw
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcements import reinforcement_cp
from greatpowers.games.napoleonic_wars.rules.land.dice import drilled_minors
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import (
    begin_war,
    join_camp,
    note_conquest,
)
from greatpowers.games.napoleonic_wars.state.changes.map import add_sp, remove_leader
from greatpowers.games.napoleonic_wars.state.effects import DrawFewer, Reforms, is_on
from greatpowers.games.napoleonic_wars.state.state import State, sp_at
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    names,
    nation,
    place,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.card_boards import dice, event_refused, midgame, play_event, settle
from tests.games.napoleonic_wars.war_boards import consul, cost, owner, put_consul

NOTHING = "nw-event-no-effect 6.1"


def strength(state: State, who: str) -> int:
    return sum(sp_at(state, nation(who), area) for area in range(170))


def lost_home(who: str, to: str) -> dict[str, str]:
    """Every Home area of a nation under another's Flag."""
    return dict.fromkeys(names(HOME[nation(who)]), to)


def test_card_70_four_points_and_a_card_to_play_at_once() -> None:
    """Item 29: the card drawn is played in the same Impulse."""
    state = board(hands={"russia": ["holy_mother_russia"]}, deck=("haiti",), turn=3, active="russia")
    run(state, Impulse(nation("russia"), False))
    answer(state, "event holy_mother_russia", "place moscow", "place kiev", "place kiev", "place kiev")
    assert set(texts(state)) == {"cp haiti", "event haiti"}
    answer(state, "cp haiti")

    assert standing_in(state, "kiev") == "3 russia"
    assert state.purse == 6


@pytest.mark.parametrize("paris", [True, False])
def test_card_71_five_at_paris_and_one_in_three_others(paris: bool) -> None:
    state = board(flags={} if paris else {"paris": "britain"}, turn=3)
    play_event(state, "france", "anticipated_conscription", "place lyon", "place munich")
    assert not {"place lyon", "place munich", "place amsterdam"} & set(texts(state))
    answer(state, "place rome")

    assert standing_in(state, "paris") == ("5 france" if paris else "")
    assert strength(state, "france") == (8 if paris else 3)


def test_card_71_costs_a_card_of_the_next_hand() -> None:
    """Item 258: once; never below the minimum."""
    state = midgame(deck=tuple(["haiti"] * 3))
    before = cards_to_draw(state, nation("france"))
    play_event(state, "france", "anticipated_conscription")
    settle(state)
    assert cards_to_draw(state, nation("france")) == before - 1
    run(state, NewHands())
    assert cards_to_draw(state, nation("france")) == before

    poor = board(flags=lost_home("france", "britain"), turn=3)
    set_effect(poor, DrawFewer(nation("france")))
    assert cards_to_draw(poor, nation("france")) == HAND_MIN[0]


def test_card_72_in_hanover_if_it_is_british() -> None:
    state = board(flags={"hanover": "britain"}, turn=3)
    play_event(state, "britain", "kings_german_legion")

    assert standing_in(state, "hanover") == "3 britain"


def test_card_72_otherwise_in_a_home_port_and_two_zones_are_free() -> None:
    """Item 243: the port still costs its CP."""
    state = board({"hampshire": "1 britain"}, turn=3, active="britain")
    trip = "convoy 1 britain @ hampshire to lisbon by english_channel, bay_of_biscay, mid_atlantic"
    before = cost(state, "britain", trip)
    play_event(state, "britain", "kings_german_legion")
    assert "place midlands" not in texts(state)
    answer(state, "place cornwall", "place cornwall", "place cornwall")

    assert before == 4
    assert cost(state, "britain", trip) == 2


def test_card_72_is_refused_when_no_area_is_left() -> None:
    state = board(flags=lost_home("britain", "france"), turn=3)

    assert event_refused(state, "britain", "kings_german_legion") == NOTHING


def test_card_73_turkey_drills_for_anybody() -> None:
    """Item 193: at Constantinople or beside it; a bonus die until the end of the turn."""
    state = board(turn=3)
    put_consul(state, "turkey", "france", "pact")
    play_event(state, "britain", "nizam_i_cedid")
    assert "place constantinople" in texts(state)
    assert "place belgrade" not in texts(state)
    settle(state)

    assert strength(state, "turkey") == 3
    assert drilled_minors(state) == 1 << nation("turkey")


def test_card_74_points_in_british_portugal_and_flags_elsewhere() -> None:
    """Item 98: the French Flag in Oporto goes; where French Troops stand nothing happens."""
    state = board({"alentejo": "1 france"}, flags={"oporto": "france", "alentejo": "france"}, turn=3)
    play_event(state, "britain", "portuguese_levies")

    assert standing_in(state, "lisbon") == "3 britain"
    assert owner(state, "oporto") == "britain"
    assert owner(state, "alentejo") == "france"


def test_card_74_is_refused_when_portugal_is_occupied() -> None:
    state = board(dict.fromkeys(("lisbon", "oporto", "alentejo"), "1 france"), turn=3)

    assert event_refused(state, "britain", "portuguese_levies") == NOTHING


def test_card_75_four_points_in_one_area() -> None:
    state = board(turn=3)
    play_event(state, "russia", "opolchenie", "place kiev")

    assert standing_in(state, "kiev") == "4 russia"


def test_card_75_six_in_two_with_the_enemy_in_the_land() -> None:
    state = board({"smolensk": "1 france"}, turn=3)
    play_event(state, "russia", "opolchenie", "place kiev", "place moscow")
    assert set(texts(state)) == {"place kiev", "place moscow"}
    settle(state)

    assert strength(state, "russia") == 6


@pytest.mark.parametrize(("card", "who"), [("opolchenie", "russia"), ("krumper_system", "prussia")])
def test_cards_75_76_are_refused_without_a_free_home_area(card: str, who: str) -> None:
    state = board(flags=lost_home(who, "france"), turn=3)
    if who == "prussia":
        begin_war(state, nation("prussia"), nation("france"))

    assert event_refused(state, who, card) == NOTHING


@pytest.mark.parametrize(("conquered", "points"), [(False, 3), (True, 5)])
def test_card_76_points_and_a_leader(conquered: bool, points: int) -> None:
    """Item 82: free of charge."""
    state = board(turn=3)
    if conquered:
        note_conquest(state, nation("prussia"), nation("france"))
    play_event(state, "prussia", "krumper_system")
    while texts(state)[0].startswith("place"):
        answer(state, "place berlin")
    answer(state, next(text for text in texts(state) if text.endswith(" berlin")))

    assert strength(state, "prussia") == points
    assert [at for at in state.leader_at if at == place("berlin")] == [place("berlin")]
    assert state.purse == 0


def test_card_77_two_more_reinforcement_cps_until_austria_falls() -> None:
    """Item 254."""
    state = board(turn=3)
    before = reinforcement_cp(state, nation("austria"))
    play_event(state, "austria", "archduke_reforms")
    assert standing_in(state, "vienna") == "1 austria"
    assert reinforcement_cp(state, nation("austria")) == before + 2

    turn_neutral(state, nation("russia"))
    assert is_on(state, Reforms)
    turn_neutral(state, nation("austria"))
    assert reinforcement_cp(state, nation("austria")) == before


def test_card_78_a_ship_is_laid_down_and_all_others_fitted_out() -> None:
    """Item 85: the new one is not ready."""
    state = board(fleets={"brest": "2 france", "hampshire": "1 britain"}, turn=3)
    for ship, at in enumerate(state.squadron_at):
        state.refitting |= (at >= 0) << ship
    play_event(state, "france", "naval_programme", "port bordeaux")
    new = squadrons_at(state, place("bordeaux"))[0]

    assert state.building >> new & 1
    assert [s for s in range(len(state.squadron_at)) if state.refitting >> s & 1] == [
        s for s in SQUADRONS_OF[1] if state.squadron_at[s] >= 0
    ]


def test_card_78_is_refused_to_a_nation_without_ships() -> None:
    """Denmark has lost every port."""
    state = board(flags=lost_home("denmark", "sweden"), turn=3)
    put_consul(state, "denmark", "france", "pact")

    assert event_refused(state, "denmark", "naval_programme") == NOTHING


def test_card_79_four_points_in_germany_then_a_flag() -> None:
    """Items 126, 187: two in an area at most; a Prussian area under the French Flag, without war."""
    state = board({"dresden": "1 prussia"}, turn=3, dice=dice())
    play_event(state, "france", "confederation_of_the_rhine", "place ulm", "place ulm")
    assert not {"place ulm", "place leipzig", "place paris"} & set(texts(state))
    answer(state, "place munich", "place munich")
    assert "flag dresden" not in texts(state)
    answer(state, "flag leipzig")
    settle(state)

    assert owner(state, "leipzig") == "france"
    assert state.hostile[nation("prussia")] == 0
    assert state.removed == ("confederation_of_the_rhine",)


def test_card_80_needs_a_warsaw_friendly_to_france() -> None:
    """Items 81, 82."""
    assert event_refused(board(turn=3), "france", "poniatowski") == NOTHING
    state = board(flags={"warsaw": "france"}, turn=3)
    play_event(state, "france", "poniatowski")
    settle(state)

    assert standing_in(state, "warsaw") == "poniatowski + 3 france"
    assert event_refused(state, "france", "poniatowski") == NOTHING


def test_card_80_an_allied_warsaw_is_enough_but_not_with_the_enemy_in_it() -> None:
    """Ruling 66."""
    state = board(turn=3)
    join_camp(state, nation("prussia"), IMPERIAL, "test")
    besieged = state.copy()
    add_sp(besieged, nation("russia"), place("warsaw"), 1, "test")
    assert event_refused(besieged, "france", "poniatowski") == NOTHING

    play_event(state, "france", "poniatowski")
    settle(state)
    assert owner(state, "warsaw") == "prussia"
    assert "poniatowski" in standing_in(state, "warsaw")
    assert sp_at(state, nation("france"), place("warsaw")) == 3


@pytest.mark.parametrize("leader", [PONIATOWSKI, BERNADOTTE])
def test_r7_2_leaders_of_cards_do_not_come_back(leader: int) -> None:
    """Item 83."""
    state = board(flags={"warsaw": "france"}, turn=3)
    play_event(state, "france", "poniatowski" if leader == PONIATOWSKI else "bernadotte")
    settle(state)
    assert state.leader_at[leader] >= 0
    remove_leader(state, leader, POOL, "battle")

    assert state.leader_at[leader] == GONE
    assert leader not in callable_leaders(state, nation("france"))


def test_card_81_bernadotte_comes_to_stockholm() -> None:
    """Item 81: the Swedish Consul moves a box either way."""
    state = board(turn=3)
    play_event(state, "france", "bernadotte")
    assert set(texts(state)) == {"consul none", "consul sweden left britain", "consul sweden right britain"}
    answer(state, "consul sweden left britain")

    assert standing_in(state, "stockholm") == "bernadotte + 2 sweden"
    assert consul(state, "sweden") == "britain friend"


def test_card_81_or_to_the_nearest_area_of_sweden() -> None:
    state = board({"stockholm": "1 denmark"}, turn=3)
    begin_war(state, nation("denmark"), nation("sweden"))
    play_event(state, "france", "bernadotte", "consul none")
    at = state.leader_at[BERNADOTTE]

    assert at != place("stockholm")
    assert at in set(members(HOME[nation("sweden")]))


def test_r6_11_a_levy_takes_troops_from_elsewhere_when_none_are_left() -> None:
    """Item 62: all Austrian points are on the map; one of Lemberg is raised again in Hungary."""
    state = board({"lemberg": "1 austria"}, turn=3)
    state.sp_regroup[nation("austria")] = sp_left(state, nation("austria"))
    state.board_changed()
    play_event(state, "austria", "archduke_reforms")
    assert texts(state) == ["enough", "place vienna from lemberg"]
    answer(state, "place vienna from lemberg")

    assert standing_in(state, "vienna") == "1 austria"
    assert standing_in(state, "lemberg") == ""
    assert asked(state) is None
