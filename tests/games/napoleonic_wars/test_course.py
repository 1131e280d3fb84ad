"""The course of a turn in every year and for every number of players, from the real start to its end. [5]

What comes between the turns is in `test_nw_course_interphase.py`.
"""

from __future__ import annotations

import pytest

from greatpowers.engine.events import DieRolled
from greatpowers.engine.match import Match, play_through
from greatpowers.games.napoleonic_wars.printed.board import FORTRESSES, PLACE_NUMBER
from greatpowers.games.napoleonic_wars.printed.names import MINORS, NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRONS
from greatpowers.games.napoleonic_wars.state.events.conquest import ConquestRolled, NationConquered
from greatpowers.games.napoleonic_wars.state.events.war import (
    FlagPlaced,
    GameEnded,
    ImpulseBegan,
    ImpulsePassed,
    PeaceModified,
    PeaceRolled,
    PhaseBegan,
    RoundBegan,
    SquadronRefitted,
    TurnBegan,
)
from tests.games.napoleonic_wars.course import EARLY_WINTER, GAME, Walk, track_from, walked
from tests.games.napoleonic_wars.course_table import first_keys

YEARS = {"1805": 1, "1812": 4, "1813": 5}
ALL = [f"{year}-{players}" for year in YEARS for players in (2, 3, 4, 5)]
LAST = [scenario for scenario in ALL if scenario.startswith("1813")]
GOING_ON = [scenario for scenario in ALL if scenario not in LAST]
TO_THE_END = [scenario for scenario in ALL if scenario not in EARLY_WINTER]
#: The Powers of each seat by number of players. [4.3]
SEATS = {
    5: {"france": [0], "britain": [1], "austria": [2], "russia": [3], "prussia": [4]},
    4: {"france": [0], "britain": [1], "austria": [2], "russia": [3]},
    3: {"france": [0], "britain": [1], "austria": [2, 3]},
    2: {"france": [0], "britain": [1, 2, 3]},
}
#: [15.1]
CONQUEST = {"denmark": 3, "sweden": 2, "prussia": -1, "austria": -1, "britain": -1, "russia": -1,
            "france": -2, "spain": -2, "turkey": -2}  # fmt: skip


def boxes(walk: Walk) -> list[list[str]]:
    """The nations whose box the marker lay in, turn by turn."""
    turns: list[list[str]] = []
    for event in walk.told(TurnBegan, ImpulseBegan, ImpulsePassed):
        if isinstance(event, TurnBegan):
            turns.append([])
        elif isinstance(event, ImpulsePassed) or not event.preempting:
            turns[-1].append(event.nation)
    return turns


@pytest.mark.parametrize("scenario", ALL)
def test_r5_11_the_marker_goes_from_box_to_box(scenario: str) -> None:
    """Nobody is left out, and after Denmark comes France."""
    first = boxes(walked(scenario))[0]

    assert first == (track_from(0) * len(first))[: len(first)]


@pytest.mark.parametrize("scenario", ALL)
def test_r5_5_a_round_begins_with_france(scenario: str) -> None:
    """One Round for every time the marker comes to France, counted from one."""
    walk = walked(scenario)
    rounds = [event.round for event in walk.during("rounds") if isinstance(event, RoundBegan)]

    assert rounds == list(range(1, len(rounds) + 1))
    assert boxes(walk)[0].count("france") in (len(rounds), len(rounds) - 1)


@pytest.mark.parametrize("scenario", TO_THE_END)
def test_r5_5_the_rounds_end_when_one_nation_alone_holds_cards(scenario: str) -> None:
    """It had the last Impulse and keeps what it holds."""
    walk = walked(scenario)
    step = next(step for step in walk.steps if PhaseBegan("attrition") in step.happened)
    holding = [known.nation for known in step.after().nations if known.hand_size]
    last = [event.nation for event in walk.during("rounds") if isinstance(event, ImpulseBegan)][-1]

    assert holding in ([], [last])


@pytest.mark.parametrize("scenario", EARLY_WINTER)
def test_r16_2_an_early_winter_ends_the_rounds_with_cards_in_many_hands(scenario: str) -> None:
    step = next(step for step in walked(scenario).steps if PhaseBegan("attrition") in step.happened)

    assert step.text == "resource winter"
    assert sum(known.hand_size > 0 for known in step.after().nations) > 1


@pytest.mark.parametrize("scenario", ALL)
def test_r5_the_phases_come_in_their_order(scenario: str) -> None:
    """The last turn of the game has neither peace nor Interphase."""
    phases = [event.phase for event in walked(scenario).told(PhaseBegan)]
    between = ["peace", "camps", "reinforcements", "cards", "rounds"]

    assert phases == ["rounds", "attrition", "conquest", *([] if scenario in LAST else between)]


def untold(walk: Walk) -> list[tuple[str, str]]:
    """What changed on the map with a decision and was not told: the answer, and what changed.
    Somebody who saw the table before it and listens should know the table after it."""
    found = []
    heard = walk.steps[0].table_before()
    for step in walk.steps:
        for event in step.happened:
            heard.hear(event)
        seen = step.table_after()
        names = ("strength", "holder", "squadrons", "leaders")
        found += [(step.text, name) for name in names if getattr(heard, name) != getattr(seen, name)]
        heard = seen
    return found


@pytest.mark.parametrize("scenario", ALL)
def test_r6_13_everything_on_the_map_changes_as_it_is_told(scenario: str) -> None:
    """Strength that goes to a Foreign War too."""
    assert untold(walked(scenario)) == []


@pytest.mark.parametrize("scenario", ALL)
def test_r5_6_every_piece_in_an_enemys_land_rolls_for_attrition(scenario: str) -> None:
    """A die for each strength point and leader."""
    walk = walked(scenario)
    dice = [e for e in walk.during("attrition") if isinstance(e, DieRolled) and e.purpose == "attrition"]
    invaders = walk.as_began("attrition").invaders()

    assert invaders
    assert len(dice) == sum(invaders.values())


@pytest.mark.parametrize("scenario", ALL)
def test_r5_6_survivors_take_the_open_land_they_stand_in(scenario: str) -> None:
    """Where no defender stands beside them and no Fortress closes the area."""
    walk = walked(scenario)
    before, after = walk.as_began("attrition"), walk.as_began("conquest")
    flags = {event.area for event in walk.during("attrition") if isinstance(event, FlagPlaced)}
    still = {
        area
        for area, nation in after.invaders()
        if not FORTRESSES >> PLACE_NUMBER[area] & 1
        and not any(nation in after.enemies[other] for other in after.standing(area))
    }

    assert still == set()
    assert flags <= {area for area, _ in before.invaders()}


@pytest.mark.parametrize("scenario", ALL)
def test_r5_6_ships_on_the_stocks_are_to_be_fitted_out(scenario: str) -> None:
    """Every Squadron laid down in the turn bears a Refit marker after it."""
    walk = walked(scenario)
    step = next(step for step in walk.steps if PhaseBegan("attrition") in step.happened)
    stocks = {name for n, name in enumerate(SQUADRONS) if step.before().table.building >> n & 1}
    turned = {e.squadron for e in walk.during("attrition") if isinstance(e, SquadronRefitted)}
    end = next(step for step in walk.steps if PhaseBegan("conquest") in step.happened).after()

    assert stocks
    assert stocks <= turned
    assert {name for n, name in enumerate(SQUADRONS) if end.table.refitting >> n & 1} >= turned
    assert end.table.building == 0


@pytest.mark.parametrize("scenario", ALL)
def test_r5_7_who_lost_the_capital_rolls_and_who_lost_all_keys_falls(scenario: str) -> None:
    """Nobody else is in danger; die and modifiers are those of the book. [15.1]"""
    walk = walked(scenario)
    table, told = walk.as_began("conquest"), walk.during("conquest")
    rolls = {event.nation: event for event in told if isinstance(event, ConquestRolled)}
    fallen = {event.nation for event in told if isinstance(event, NationConquered)}
    keyless = {n for n in NATIONS if not table.keys(n) and table.enemies[n]}

    assert set(rolls) == {n for n in NATIONS if table.lost_capital(n) and n not in keyless}
    assert fallen == keyless | {nation for nation, event in rolls.items() if event.falls}
    for nation, event in rolls.items():
        assert event.modifier == CONQUEST[nation] + len(first_keys(nation) - table.keys(nation))
        assert event.falls == (event.die + event.modifier >= 6)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r5_8_players_are_asked_in_track_order_before_the_peace_roll(scenario: str) -> None:
    """From the one who will be first next turn; below six the war goes on."""
    walk = walked(scenario)
    asked = [NATIONS[step.nation] for step in walk.of("ChoosePeace")]
    told = walk.during("peace")
    bought = [event.by for event in told if isinstance(event, PeaceModified) and event.nation]
    rolled = next(event for event in told if isinstance(event, PeaceRolled))

    assert asked == [nation for nation in track_from(next_box(walk)) if nation in asked]
    assert bought == [-1]  # one of them paid
    assert rolled.die + rolled.modifier < 6
    assert not walk.match.is_over


def next_box(walk: Walk) -> int:
    """The box after the one in which the turn ended. [5.9]"""
    return (NATIONS.index(boxes(walk)[0][-1]) + 1) % len(NATIONS)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r5_9_the_next_box_begins_the_next_turn(scenario: str) -> None:
    walk = walked(scenario)
    second = boxes(walk)[1]

    assert second == track_from(next_box(walk))[: len(second)]


@pytest.mark.parametrize("scenario", LAST)
def test_r5_81_the_last_turn_ends_with_the_count(scenario: str) -> None:
    """Keys gained less Keys lost by Powers and Vassals, Minors in Pact, Resources; of equals the later."""
    walk = walked(scenario)
    view, ended = walk.last_view, walk.told(GameEnded)[0]
    counted = {seat: points(walk, seat) for seat in walk.match.seats}
    best = max(counted.values())
    later = {seat: max(powers) for seat, powers in SEATS[len(walk.match.seats)].items()}

    assert walk.match.is_over
    assert ended.points == view.result["points"] == counted
    assert ended.why == view.result["why"] == "last-turn"
    assert ended.winner == max((s for s in counted if counted[s] == best), key=lambda seat: later[seat])


def points(walk: Walk, seat: str) -> int:
    """[5.81]"""
    view = walk.last_view
    table, powers = view.table, SEATS[len(walk.match.seats)][seat]
    rows, column = table.consul_row, table.consul_box
    vassals = [n for n in range(len(NATIONS)) if n not in powers and rows[n] in powers and column[n] > 0]
    gained = sum(view.nations[n].keys - table.start_keys[n] for n in (*powers, *vassals))
    pacts = sum(1 for n in vassals if n in MINORS and column[n] == 4)
    resources = sum(table.resources[n] for n, known in enumerate(view.nations) if known.seat == seat)
    return gained + pacts + resources + (table.plus_key if 0 in powers else 0)


def test_a_course_can_be_walked_again() -> None:
    """The same decisions and dice lead to the same table."""
    walk = walked("1812-3")
    again = Match(GAME, walk.scenario, seed=walk.match.seed)
    play_through(again, walk.match.decisions)

    assert GAME.codec.hash(again.state) == GAME.codec.hash(walk.match.state)
