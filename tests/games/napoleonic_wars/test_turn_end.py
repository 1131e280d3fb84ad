"""The end of a turn and of the game: attrition, free Flags, ships, peace, points. [5.6–5.9]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.cards import HOME_CARDS
from greatpowers.games.napoleonic_wars.printed.names import (
    BRITAIN,
    FRANCE,
    NATIONS,
    PACT,
    PARTNER,
    RUSSIA,
    SPAIN,
    UNALIGNED,
)
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.rules.turn.ending import EndAttrition, EndGame, finish_builds
from greatpowers.games.napoleonic_wars.rules.turn.peace import PeaceRoll, may_push, track_from
from greatpowers.games.napoleonic_wars.rules.turn.turn import Turn
from greatpowers.games.napoleonic_wars.rules.turn.victory import points, winner
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import place_consul
from greatpowers.games.napoleonic_wars.state.changes.map import (
    place_squadron,
    set_flag,
    set_plus_key,
)
from greatpowers.games.napoleonic_wars.state.control import controller
from greatpowers.games.napoleonic_wars.state.effects import EuropeExhausted
from greatpowers.games.napoleonic_wars.state.events.war import PeaceModified, PhaseBegan, TurnBegan
from greatpowers.games.napoleonic_wars.state.setup import unused_squadron
from greatpowers.games.napoleonic_wars.state.state import rules
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.changing import set_resources
from tests.games.napoleonic_wars.matches import some_match, state_of
from tests.games.napoleonic_wars.seen import (
    building_squadrons,
    due_nation,
    peace_payers,
    phase_of,
    refitting_squadrons,
    turn_of,
)


def test_r5_the_game_lasts_at_most_five_turns() -> None:
    """Item 21: from 1805 to 1813, two years each."""
    match = some_match("1805-3", lambda m: m.is_over)
    years = [event.year for event in match.events(None) if isinstance(event, TurnBegan)]

    assert years == [1805, 1807, 1809, 1811, 1813][: len(years)]
    assert match.result["turn"] == len(years)


def test_r5_6_formations_in_uncontrolled_areas_suffer() -> None:
    """Item 44: the French in Linz roll, those at home and the Austrians do not."""
    state = board({"linz": "3 austria", "munich": "4 france", "salzburg": "2 france"}, dice=[6, 1])
    run(state, EndAttrition())

    assert standing_in(state, "salzburg") == "1 france"  # one six, halved and rounded up
    assert (standing_in(state, "munich"), standing_in(state, "linz")) == ("4 france", "3 austria")


def test_r5_6_survivors_take_the_area_free() -> None:
    """Item 45: an enemy area without a Fortress gets their Flag."""
    state = board({"salzburg": "2 france"}, dice=[1, 1])
    run(state, EndAttrition())

    assert controller(state, place("salzburg")) == FRANCE


def test_r5_6_who_does_not_survive_takes_nothing() -> None:
    """Item 45: no Formation, no Flag."""
    state = board({"salzburg": "1 britain"}, flags={"salzburg": "france"}, dice=[6])
    run(state, EndAttrition())

    assert controller(state, place("salzburg")) == FRANCE


def test_r5_6_an_ally_gives_the_area_back_to_its_first_owner() -> None:
    """Item 45: the Russians remove the French Flag from Vienna, they do not place their own."""
    state = board({"vienna": "2 russia"}, flags={"vienna": "france"}, dice=[1, 1])
    run(state, EndAttrition())

    assert controller(state, place("vienna")) == nation("austria")


def test_r5_6_a_fortress_is_not_taken_by_standing_there() -> None:
    """Item 45: the besiegers of Olmutz suffer and get no Flag; its own garrison area stays friendly."""
    state = board({"olmutz": "2 france"}, dice=[1, 1])
    run(state, EndAttrition())

    assert controller(state, place("olmutz")) == nation("austria")


def test_r5_6_naval_builds_are_turned_to_refit() -> None:
    """Item 46: a Squadron on the stocks becomes one that needs refitting."""
    state = board()
    squadron = unused_squadron(state, FRANCE)
    place_squadron(state, squadron, place("brest"), "building", "test")
    finish_builds(state)

    assert (building_squadrons(state), refitting_squadrons(state)) == (set(), {squadron})


def test_r5_7_the_parts_of_a_turn_come_in_their_order() -> None:
    """Item 48: attrition, conquests, peace, then the Interphase."""
    match = some_match("1805-2", lambda m: turn_of(state_of(m)) == 2)
    phases = [event.phase for event in match.events(None) if isinstance(event, PhaseBegan)]

    first = phases[: phases.index("cards") + 1]
    assert first == ["rounds", "attrition", "conquest", "peace", "camps", "reinforcements", "cards"]


@pytest.mark.parametrize(("die", "over"), [(6, True), (5, False)])
def test_r5_8_six_or_more_is_peace(die: int, over: bool) -> None:
    """Item 49: the game ends at once."""
    state = board(
        dice=[die], start=True, start_keys=dict(zip(NATIONS, [13, 9, 8, 7, 7, 5, 5, 2, 2], strict=True))
    )
    run(state, PeaceRoll())
    while asked(state) is not None:
        answer(state, "nothing")

    assert bool(state.result) == over
    assert not over or state.result["why"] == "peace"


def test_r5_8_players_push_the_roll_in_track_order_from_the_next_starter() -> None:
    """Item 50: each once, for a card of the next hand; later ones know the earlier answers."""
    state = board(start=True, dice=[5], due="austria")
    run(state, PeaceRoll())
    seats = []
    while asked(state) is not None:
        seats.append(asked(state).seat)  # type: ignore[union-attr]
        answer(state, "plus" if seats[-1] == "austria" else "minus" if seats[-1] == "france" else "nothing")

    assert seats == ["austria", "russia", "prussia", "france", "britain"]
    assert peace_payers(state) == {"austria", "france"}
    assert state.result == {}  # 5 + 1 - 1


def test_r5_8_a_player_with_several_powers_pushes_once() -> None:
    """Item 50: once Austria has paid, Russia of the same player is not asked."""
    state = board(start=True, scenario="1805-3", dice=[1], due="austria")
    run(state, PeaceRoll())
    answer(state, "plus")

    assert asked(state).seat == "france"  # type: ignore[union-attr]
    assert not may_push(state, RUSSIA)


def test_r5_8_a_nation_at_its_minimum_may_not_push() -> None:
    """Item 51: with five Keys Russia would draw its minimum of two."""
    state = board(start=True, flags={"riga": "france", "vilna": "france"})

    assert not may_push(state, RUSSIA)
    assert may_push(state, nation("prussia"))  # seven Keys: three cards


def test_europe_exhausted_adds_to_the_roll() -> None:
    """Item 49: four on the die and two by the card."""
    state = board(start=True, dice=[4])
    set_effect(state, EuropeExhausted(2))
    run(state, PeaceRoll())
    while asked(state) is not None:
        answer(state, "nothing")

    told = [r.event for r in state.events if isinstance(r.event, PeaceModified)]
    assert state.result["why"] == "peace"
    assert [(event.nation, event.by) for event in told] == [("", 2)]


def test_r5_81_keys_of_power_and_vassals_count_by_what_was_gained_and_lost() -> None:
    """Items 53, 120: France gains one and its Vassal Denmark loses one."""
    state = board(start=True)
    before = points(state)
    set_flag(state, place("vienna"), FRANCE, "test")
    set_flag(state, place("christiania"), BRITAIN, "test")

    assert points(state)["france"] == before["france"] + 1 - 1
    assert points(state)["austria"] == before["austria"] - 1
    assert points(state)["britain"] == before["britain"] + 1


def test_r5_81_a_minor_in_pact_is_a_point_and_a_vassal_short_of_it_is_none() -> None:
    """Item 54: Spain counts for France; Prussia as Proxy is no Minor."""
    state = board(start=True, scenario="1805-4")
    base = points(state)
    place_consul(state, nation("turkey"), RUSSIA, PACT, "test")
    place_consul(state, nation("prussia"), RUSSIA, PACT, "test")
    place_consul(state, nation("denmark"), RUSSIA, PARTNER, "test")

    assert base["france"] == 1
    assert points(state)["russia"] == base["russia"] + 1


def test_r5_81_resources_count_for_the_player_who_runs_the_nation() -> None:
    """Item 54: those of a neutral count for nobody."""
    state = board(start=True)
    base = points(state)
    set_resources(state, "spain", 2)
    set_resources(state, "turkey", 3)
    state.touch()

    assert sum(points(state).values()) == sum(base.values()) + 2


def test_r5_81_the_example_of_the_book() -> None:
    """Item 55: France with 14 Keys and nothing else has one point."""
    state = board(start=True)
    place_consul(state, SPAIN, -1, UNALIGNED, "test")
    set_flag(state, place("vienna"), FRANCE, "test")

    assert points(state)["france"] == 1


def test_r15_5_the_plus_one_key_marker_counts_as_a_key() -> None:
    """Item 280: for points of France."""
    state = board(start=True)
    before = points(state)["france"]
    set_plus_key(state, True)

    assert points(state)["france"] == before + 1


def test_r5_81_a_tie_goes_to_the_later_on_the_track() -> None:
    """Item 56: with nothing gained everybody but France has nought, and Prussia is last."""
    state = board(start=True)
    place_consul(state, SPAIN, -1, UNALIGNED, "test")

    assert set(points(state).values()) == {0}
    assert winner(state) == "prussia"


def test_r5_81_most_points_win_not_most_keys() -> None:
    """Item 53: Russia with seven Keys and one gained beats France with thirteen."""
    state = board(start=True)
    place_consul(state, SPAIN, -1, UNALIGNED, "test")
    set_flag(state, place("bucharest"), RUSSIA, "test")
    run(state, EndGame("peace"))

    assert state.result["winner"] == "russia"


def test_r5_9_the_marker_goes_one_box_on_and_that_nation_starts() -> None:
    """Item 57: Austria had the last Impulse, so Russia is first in 1807."""
    hands = {"austria": ["rally", "mutiny"]}
    used = tuple(card for cards in HOME_CARDS for card in cards)
    state = board(start=True, hands=hands, home_used=used, due="austria", dice=[1] * 40, last_active="")
    run(state, Turn())
    for _ in range(200):
        if asked(state) is None or phase_of(state) == "peace":
            break
        plain = [t for t in texts(state) if t in ("let pass", "done", "nothing", "none", "pass", "lose sp")]
        answer(state, (plain or texts(state))[0])

    assert due_nation(state) == "russia"
    assert NATIONS[track_from(state)[0]] == "russia"


def test_the_last_turn_ends_without_a_roll() -> None:
    """Item 21: after 1813 points are counted whatever a die would say."""
    match = some_match("1813-3", lambda m: m.is_over)

    assert match.result["why"] in ("last-turn", "conquest", "submission")
    assert set(match.result["points"]) == {"france", "britain", "austria"}


def test_r14_2_the_nations_of_players_spend_their_points_in_a_whole_game() -> None:
    """Items 253, 255: from the real start through all Rounds; what ended them does not close the purse."""
    match = some_match("1805-5", lambda match: phase_of(state_of(match)) == "reinforcements")
    asked_to_spend = set()
    while phase_of(state_of(match)) == "reinforcements":
        question = match.pending()[0]
        if isinstance(question.choice, ChooseAct):
            asked_to_spend.add(question.seat)
        match.decide(question.seat, question.choice.write(question.offer[0]))

    assert asked_to_spend == set(rules(state_of(match)).seats)
