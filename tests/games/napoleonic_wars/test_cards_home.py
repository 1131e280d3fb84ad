"""Home cards, one by one: what each does, when, and when not. [6.2]"""

from __future__ import annotations

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.cards.events.marching import EmperorReward
from greatpowers.games.napoleonic_wars.printed.board import HOME, PLACES
from greatpowers.games.napoleonic_wars.printed.pieces import (
    SQUADRON_DICE,
    SQUADRONS,
    SQUADRONS_OF,
)
from greatpowers.games.napoleonic_wars.rules.formation.building import sp_left
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.impulse.playing import playable
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import begin_war
from greatpowers.games.napoleonic_wars.state.changes.map import set_flag
from greatpowers.games.napoleonic_wars.state.state import State, sp_at
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.card_boards import dice, event_refused, midgame, play_event, settle
from tests.games.napoleonic_wars.changing import refit, set_leader, set_regroup, set_squadron
from tests.games.napoleonic_wars.land_boards import happened, refused
from tests.games.napoleonic_wars.seen import (
    afloat,
    building_squadrons,
    hand_of,
    has_plus_key,
    purse_of,
    refitting_squadrons,
    squadron_place,
    squadrons_in,
    used_home_cards,
)
from tests.games.napoleonic_wars.war_boards import consul, owner, put_consul, spend

NOTHING = "nw-event-no-effect 6.1"
SEAS = ("north_sea", "english_channel", "irish_sea", "bay_of_biscay", "mid_atlantic", "north_atlantic")


def strength(state: State, who: str, mask: int) -> int:
    return sum(sp_at(state, nation(who), area) for area in members(mask))


def test_h1_needs_napoleon_on_the_map() -> None:
    state = board({"paris": "ney + 2 france"}, turn=3)

    assert event_refused(state, "france", "the_emperor_commands") == "nw-event-no-napoleon 6.1"


def test_h1_six_areas_without_cps() -> None:
    """A seventh is not offered."""
    state = board({"paris": "napoleon + 4 france"}, turn=3, dice=dice())
    play_event(state, "france", "the_emperor_commands")
    for _ in range(6):
        answer(state, next(text for text in texts(state) if text.startswith("move napoleon + 4")))

    assert asked(state) is None
    assert purse_of(state) == 0


def test_h1_keys_are_compared_with_the_start_of_the_impulse() -> None:
    """Item 280: Prague fell to a card played before; it was the enemy's when the Impulse began."""
    state = board({"munich": "napoleon + 4 france"}, hands={"france": ["rally"]}, turn=3, dice=dice())
    run(state, Impulse(nation("france"), False))
    set_flag(state, place("prague"), nation("france"), "test")
    answer(state, "event the_emperor_commands", "done")
    settle(state)

    assert has_plus_key(state)


def test_h1_no_marker_without_a_new_key() -> None:
    """Item 280."""
    state = board({"munich": "napoleon + 4 france"}, turn=3, dice=dice())
    play_event(state, "france", "the_emperor_commands", "done")
    set_flag(state, place("linz"), nation("france"), "test")
    run(state, EmperorReward())

    assert not has_plus_key(state)


def test_h2_four_points_where_one_likes() -> None:
    state = board({"strasbourg": "charles + 2 austria"}, turn=3)
    play_event(state, "france", "grande_armee")
    assert "place strasbourg" not in texts(state)
    answer(state, "place paris", "place paris", "place lyon", "place munich")

    assert standing_in(state, "paris") == "2 france"
    assert standing_in(state, "munich") == "1 france"
    assert asked(state) is None


def test_h2_or_six_pieces_from_regroup() -> None:
    state = board(turn=3)
    set_regroup(state, "france", 8)
    set_leader(state, "ney", "regroup")
    state.board_changed()
    play_event(state, "france", "grande_armee", "grande_armee regroup", "return 6 ney paris")
    for left in range(5, 0, -1):
        answer(state, f"return {left} sp paris")

    assert standing_in(state, "paris") == "ney + 5 france"
    assert asked(state) is None


def test_h2_nothing_in_regroup_leaves_only_the_build() -> None:
    """A question with one answer is not asked."""
    state = board(turn=3)
    play_event(state, "france", "grande_armee")

    assert texts(state)[0].startswith("place")


def test_h3_a_consul_goes_with_parliament_but_not_into_pact() -> None:
    """Item 72: right in the British row, left in another."""
    state = board(turn=3)
    put_consul(state, "sweden", "britain", "partner")
    play_event(state, "britain", "parliament", "to russia")

    assert "consul sweden right britain" not in texts(state)
    assert "consul denmark left france" in texts(state)
    assert "consul denmark right france" not in texts(state)
    assert "consul turkey right britain" in texts(state)
    assert "consul turkey right russia" not in texts(state)
    answer(state, "consul denmark left france")
    assert consul(state, "denmark") == "unaligned"
    assert "parliament" in playable(state, nation("russia"))


def test_h3_nobody_plays_another_nations_parliament_as_an_event() -> None:
    """Item 72."""
    assert event_refused(midgame(), "austria", "parliament") == "nw-event-other-nation 6"


def test_h4_zones_count_as_they_were_when_the_impulse_began() -> None:
    """Item 235: a Zone lost since does no harm, a Zone won since is of no use."""
    state = board(fleets=dict.fromkeys(SEAS, "1 britain"), turn=3, active="britain", deck=("rally", "haiti"))
    run(state, Impulse(nation("britain"), False))
    set_squadron(state, squadrons_at(state, place("irish_sea"))[0], "regroup")
    state.board_changed()
    assert "event admiralty" in texts(state)

    late = board(
        fleets=dict.fromkeys(SEAS[1:], "1 britain"), turn=3, active="britain", deck=("rally", "haiti")
    )
    run(late, Impulse(nation("britain"), False))
    set_squadron(late, next(s for s in SQUADRONS_OF[1] if squadron_place(late, s) == "pool"), SEAS[0])
    late.board_changed()
    assert "event admiralty" not in texts(late)


def test_h4_the_impulse_is_over_with_it() -> None:
    """Item 60: two cards in hand, no CPs, and no second card though one bears a plus."""
    state = board(
        fleets=dict.fromkeys(SEAS, "1 britain"), turn=3, active="britain", deck=("spy_ring", "serbian_revolt")
    )
    run(state, Impulse(nation("britain"), False))
    answer(state, "event admiralty")

    assert sorted(hand_of(state, "britain")) == ["serbian_revolt", "spy_ring"]
    assert asked(state) is None
    assert purse_of(state) == 0


@pytest.mark.parametrize(("flags", "points"), [({}, 3), ({"vienna": "france"}, 5)])
def test_h6_three_points_in_hungary_five_if_vienna_is_lost(flags: dict[str, str], points: int) -> None:
    state = board(flags=flags, turn=3)
    play_event(state, "austria", "hungarian_insurrection")
    assert set(texts(state)) == {
        f"place {name}"
        for name in ("pressburg", "budapest", "kaschau", "debrecen", "temesvar", "hermannstadt", "zagreb")
    }
    settle(state)

    assert strength(state, "austria", HOME[2]) == points


def test_h6_an_enemy_formation_at_vienna_counts_as_its_loss() -> None:
    state = board({"vienna": "1 france"}, turn=3)
    play_event(state, "austria", "hungarian_insurrection")
    settle(state)

    assert strength(state, "austria", HOME[2]) == 5


def test_h6_is_refused_without_hungary() -> None:
    lost = ("pressburg", "budapest", "kaschau", "debrecen", "temesvar", "hermannstadt", "zagreb")
    state = board(flags=dict.fromkeys(lost, "france"), turn=3)

    assert event_refused(state, "austria", "hungarian_insurrection") == NOTHING


@pytest.mark.parametrize(("flags", "points"), [({}, 3), ({"berlin": "france"}, 5)])
def test_h7_no_more_than_two_points_in_an_area(flags: dict[str, str], points: int) -> None:
    state = board(flags=flags, turn=3)
    begin_war(state, nation("prussia"), nation("france"))
    play_event(state, "prussia", "landwehr", "place breslau", "place breslau")

    assert "place breslau" not in texts(state)
    assert "place hanover" not in texts(state)
    settle(state)
    assert strength(state, "prussia", HOME[4]) == points


def spanish_war(forces: dict[str, str], *faces: int, flags: dict[str, str] | None = None) -> State:
    state = board(forces, flags=flags or {}, turn=3, dice=faces)
    put_consul(state, "spain", "britain", "pact")
    return state


def test_h8_french_losses_in_spain_are_not_halved() -> None:
    """Item 173: three sixes are three points."""
    state = spanish_war({"madrid": "4 france", "lyon": "1 france"}, 6, 6, 6, 1)
    play_event(state, "spain", "guerrillas")

    assert standing_in(state, "madrid") == "1 france"
    assert standing_in(state, "lyon") == "1 france"


def test_h8_without_enemies_two_points_at_madrid() -> None:
    state = spanish_war({})
    play_event(state, "spain", "guerrillas")

    assert standing_in(state, "madrid") == "2 spain"


def test_h8_is_for_a_spain_somebody_runs() -> None:
    """Item 71: a neutral's Home card is not playable."""
    state = board(turn=3)
    put_consul(state, "spain", "", "unaligned")

    assert playable(state, nation("spain")) == ()


def test_h9_four_points_in_two_areas_bound_to_turkey() -> None:
    state = board({"belgrade": "1 turkey"}, turn=3, active="turkey")
    put_consul(state, "turkey", "france", "pact")
    play_event(state, "turkey", "holy_war", "place belgrade", "place belgrade", "place sarajevo")
    assert set(texts(state)) == {"place belgrade", "place sarajevo"}
    answer(state, "place belgrade")

    assert standing_in(state, "belgrade") == "4 turkey"
    assert refused(state, "2 turkey @ belgrade to temesvar") == "nw-move-home-bound"
    assert refused(state, "1 turkey @ belgrade to temesvar") != "nw-move-home-bound"


def test_h9_is_refused_where_no_area_is_free() -> None:
    state = board(flags=dict.fromkeys(names_of_home("turkey"), "russia"), turn=3)
    put_consul(state, "turkey", "france", "pact")

    assert event_refused(state, "turkey", "holy_war") == NOTHING


def names_of_home(who: str) -> list[str]:
    return [PLACES[area] for area in members(HOME[nation(who)])]


def test_h10_fits_out_the_ships_of_sweden_and_its_ally() -> None:
    state = board(fleets={"karlskrona": "1 sweden", "brest": "1 france", "hampshire": "1 britain"}, turn=3)
    put_consul(state, "sweden", "britain", "pact")
    ships = afloat(state)
    for ship in ships:
        refit(state, ship)
    play_event(state, "sweden", "baltic_naval_stores")
    assert {text.split()[1] for text in texts(state)} == {"sweden", "britain"}
    answer(state, "squadron sweden stockholm")

    assert [s for s in ships if s in refitting_squadrons(state)] == [s for s in ships if s in SQUADRONS_OF[0]]
    new = squadrons_at(state, place("stockholm"))
    assert len(new) == 1
    assert new[0] not in building_squadrons(state)


def test_h10_sweden_alone_builds_for_itself() -> None:
    """Item 71: only with a Pact is there anybody to play it."""
    state = board(turn=3)

    assert "baltic_naval_stores" not in playable(state, nation("sweden"))


def danes(**facts: object) -> State:
    state = board(
        fleets={"copenhagen": "2 denmark", "north_sea": "2 britain"},
        turn=3,
        active="britain",
        dice=dice(),
        auto_pass={},
        **facts,
    )
    put_consul(state, "denmark", "france", "pact")
    return state


def sail(state: State, to: str, count: int = 2) -> None:
    ships = afloat(state, of="britain")[:count]
    spend(state, "britain", 3)
    answer(state, f"sail {', '.join(SQUADRONS[s] for s in ships)} to {to}")


def at_copenhagen(*faces: int) -> State:
    """Two British ships attack two Danish ones under the guns of Copenhagen, and Denmark may answer."""
    state = board(
        fleets={"copenhagen": "2 denmark", "skagerrak": "2 britain"},
        turn=3,
        active="britain",
        dice=[*faces, *[1] * 60],
        auto_pass={},
    )
    put_consul(state, "denmark", "france", "pact")
    sail(state, "copenhagen")
    while not any("gallant_danes" in text for text in texts(state)):
        answer(state, "pass")
    return state


def test_h11_gallant_danes_roll_a_die_more_each_in_every_round() -> None:
    """Two ships and the guns of the Fortress in both rounds of a tie."""
    state = at_copenhagen()
    answer(state, "denmark responds gallant_danes")
    settle(state)

    fought = happened(state, "NavalRoundFought")
    assert [rolled.dice[1] for rolled in fought] == [2 * SQUADRON_DICE[8] + 2 + 4] * 2
    assert "gallant_danes" in used_home_cards(state)


@pytest.mark.parametrize(("sixes", "left"), [(1, 2), (2, 1)])
def test_h11_one_six_against_the_danish_fleet_is_void(sixes: int, left: int) -> None:
    """The guns, then the British dice; the second six sinks."""
    state = at_copenhagen(*[1] * 4, *[6] * sixes, *[1] * (6 - sixes), *[6, *[1] * 9])
    answer(state, "denmark responds gallant_danes")
    settle(state)

    danes_left = squadrons_in(state, "copenhagen", of="denmark")
    assert len(danes_left) == left


def test_h11_a_six_of_the_guns_is_void_as_well() -> None:
    """Danish ships sail against a port; the first six of its guns sinks nobody."""
    state = board(
        fleets={"york": "1 britain", "north_sea": "1 denmark"},
        turn=3, active="denmark", dice=[6, 1, *[1] * 60], auto_pass={},
    )  # fmt: skip
    put_consul(state, "denmark", "france", "pact")
    spend(state, "denmark", 3)
    (ship,) = (s for s in SQUADRONS_OF[8] if s in afloat(state))
    answer(state, f"sail {SQUADRONS[ship]} to york")
    while not any("gallant_danes" in text for text in texts(state)):
        answer(state, "pass")
    answer(state, "denmark responds gallant_danes")
    settle(state)

    assert [fired.sixes for fired in happened(state, "BatteryFired")] == [1]
    assert ship in afloat(state)


def test_h11_needs_a_danish_squadron_in_the_battle() -> None:
    state = danes()
    sail(state, "skagerrak")

    while asked(state) is not None and type(asked(state)).__name__ == "ChooseResponse":
        assert not any("gallant_danes" in text for text in texts(state))
        answer(state, "pass")


def test_h5_one_nation_only_and_once() -> None:
    """Item 71: face down until the next turn."""
    state = midgame(dice=dice())
    assert event_refused(state, "austria", "russian_winter") == "nw-event-other-nation 6"
    play_event(state, "russia", "russian_winter")

    assert "russian_winter" not in playable(state, nation("russia"))


def test_h8_a_flag_that_rolls_no_six_stays() -> None:
    """Item 69."""
    state = spanish_war({}, 1, flags={"burgos": "france"})
    play_event(state, "spain", "guerrillas")
    assert owner(state, "burgos") == "france"


def test_h6_is_refused_when_there_is_nobody_to_raise() -> None:
    """Item 60: all of Austria's strength waits in Regroup."""
    state = board(turn=3)
    set_regroup(state, "austria", sp_left(state, 2))
    state.board_changed()

    assert event_refused(state, "austria", "hungarian_insurrection") == NOTHING
