"""Between two turns, in every year and for every number of players, reached by playing from the real start:
Camps, reinforcements and Deployment. [14.1, 14.2]

Cards and the first Impulse of the next turn are in `test_nw_course_cards.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from greatpowers.games.napoleonic_wars.printed.board import (
    CAPITALS,
    HOME,
    PLACE_NUMBER,
    PLACES,
    PORTS,
)
from greatpowers.games.napoleonic_wars.printed.names import CAMPS as CAMP_NAMES
from greatpowers.games.napoleonic_wars.printed.names import NATION_NUMBER, NATIONS, POWERS
from greatpowers.games.napoleonic_wars.printed.pieces import (
    LEADERS,
    SP_LIMIT,
    SQUADRON_NATION,
    SQUADRON_NUMBER,
)
from greatpowers.games.napoleonic_wars.show.view import View
from greatpowers.games.napoleonic_wars.state.events.conquest import NationConquered
from greatpowers.games.napoleonic_wars.state.events.war import (
    CampJoined,
    FleetMoved,
    ForceMoved,
    LeaderPlaced,
    SquadronPlaced,
    StrengthPlaced,
)
from tests.games.napoleonic_wars.course import CAMPS, Step, Walk, in_force, track_from, walked
from tests.games.napoleonic_wars.course_table import Table
from tests.games.napoleonic_wars.test_course import ALL, GOING_ON, next_box

#: [14.2]
POINTS = {"france": 18, "britain": 6, "austria": 8, "russia": 8, "prussia": 8, "spain": 4, "turkey": 4,
          "sweden": 2, "denmark": 2}  # fmt: skip
#: Effects that change the points of some nation.
_CHANGING = {"game.crop_failure", "game.continental_system", "game.reforms", "turn.orders_in_council"}
BUYING = ("ChooseAct",)
DEPLOYING = ("ChooseDeployment", "ChooseGathering", "ChooseFleetGoal")


def run_by_players(view: View) -> list[str]:
    return [known.nation for known in view.nations if known.seat]


def first_step(walk: Walk, phase: str) -> Step:
    return next(step for step in walk.steps if step.phase == phase)


def bought_by(walk: Walk) -> dict[str, list[Step]]:
    """What each nation did with its reinforcement CPs, in the order they were asked."""
    found: dict[str, list[Step]] = {}
    for step in walk.of(*BUYING, phase="reinforcements"):
        found.setdefault(NATIONS[step.nation], []).append(step)
    return found


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_1_players_are_asked_about_camps_from_the_next_starter_on(scenario: str) -> None:
    """Every Power of a player that could join a Camp or declare a war."""
    walk = walked(scenario)
    asked = list(dict.fromkeys(NATIONS[step.nation] for step in walk.of("ChooseCamp")))

    assert asked
    assert asked == [nation for nation in track_from(next_box(walk)) if nation in asked]
    assert {NATION_NUMBER[nation] for nation in asked} <= set(POWERS)


@pytest.mark.parametrize("scenario", [name for name, text in CAMPS.items() if text.startswith("join")])
def test_r14_1_a_power_joins_a_camp_with_the_consent_of_all_its_players(scenario: str) -> None:
    walk = walked(scenario)
    asking = next(step for step in walk.of("ChooseCamp") if step.text == CAMPS[scenario])
    camp = CAMP_NAMES.index(asking.text.split()[1])
    members = {known.seat for known in asking.before().nations if known.camp == camp}
    joined = [event for event in walk.during("camps") if isinstance(event, CampJoined)]

    assert {step.seat for step in walk.of("ChooseConsent")} == members
    assert [(e.nation, e.camp) for e in joined] == [(NATIONS[asking.nation], CAMP_NAMES[camp])]
    assert first_step(walk, "reinforcements").before().nations[asking.nation].camp == camp


@pytest.mark.parametrize("scenario", [name for name, text in CAMPS.items() if text.startswith("war")])
def test_r14_1_a_war_is_declared_free_of_charge(scenario: str) -> None:
    """The neutral is defended by somebody and is the enemy of the aggressor from now on. [8.32, 8.34]"""
    walk = walked(scenario)
    step = next(step for step in walk.of("ChooseCamp") if step.text == CAMPS[scenario])
    enemy, power = step.text.split()[1], NATIONS[step.nation]
    view = first_step(walk, "reinforcements").before()

    assert enemy not in step.table_before().enemies[power]
    assert enemy in Table.seen_in(view).enemies[power]
    assert view.nations[NATION_NUMBER[enemy]].seat not in ("", step.seat)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_every_nation_of_a_player_is_given_its_points(scenario: str) -> None:
    """As the book lists them, in track order from the next starter on."""
    walk = walked(scenario)
    view = first_step(walk, "reinforcements").before()
    given = {nation: steps[0].before().table.purse / 2 for nation, steps in bought_by(walk).items()}

    assert list(given) == [nation for nation in track_from(next_box(walk)) if nation in run_by_players(view)]
    if not _CHANGING & set(in_force(view)) and not view.table.foreign_wars:
        assert given == {nation: POINTS[nation] for nation in given}


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_all_points_are_spent_by_whom_has_something_to_buy(scenario: str) -> None:
    """What is left would not pay for anything, or there is nothing any more."""
    for nation, steps in bought_by(walked(scenario)).items():
        last = steps[-1]
        assert last.text != "done" or last.offer == ("done", "deploy"), (nation, last.offer)
        left = last.before().table.purse / 2 - price(last)
        assert left == 0 or not strength_to_build(last.after(), nation), nation


def price(step: Step) -> float:
    """CPs an act costs: 2 a point of strength, a leader his rating, a ship 4; of another, all. [7.1–7.3]"""
    words = step.text.split()
    if words[0] == "build" and words[1] == "leader":
        return next(leader.command for leader in LEADERS if leader.id == words[2])
    if words[0] == "build":
        return 4 if words[1] == "squadron" else 2 * int(words[1])
    return 0 if step.text == "done" else step.before().table.purse / 2


def strength_to_build(view: View, nation: str) -> int:
    """Strength points in the box of the game. [7.1]"""
    number = NATION_NUMBER[nation]
    away = sum(c.sp for war in view.table.foreign_wars for c in war.committed if c.nation == number)
    on_map = Table.seen_in(view).on_map(nation)
    return SP_LIMIT[number] - on_map - view.table.sp_regroup[number] - away


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_what_is_bought_stands_on_the_board(scenario: str) -> None:
    """Told, and seen by every seat: strength, leaders and Squadrons of all who spend."""
    walk = walked(scenario)
    steps = [step for step in walk.of(*BUYING, phase="reinforcements") if step.text.startswith("build")]

    assert steps
    for step in steps:
        *what, area = step.text.removeprefix("build ").replace("@ ", "").split()
        nation = NATIONS[step.nation]
        for seat in walk.match.seats:
            before, after = step.table_before(seat), step.table_after(seat)
            if what[0] == "leader":
                assert what[1] not in before.leaders
                assert after.leaders[what[1]] == area
            elif what[0] == "squadron":
                new = set(after.squadrons) - set(before.squadrons)
                assert [after.squadrons[ship] for ship in new] == [area]
            else:
                gained = after.on_map(nation) - before.on_map(nation)
                assert gained == int(what[0])
        assert any(getattr(event, "why", "") == "build" for event in step.happened)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_reinforcements_appear_in_the_capital_and_ships_in_a_home_port(scenario: str) -> None:
    """If an enemy has the capital, in a Home area; neutral Proxies too."""
    walk = walked(scenario)
    table = walk.as_began("reinforcements")
    for event in walk.during("reinforcements"):
        if isinstance(event, SquadronPlaced):
            nation, place = SQUADRON_NATION[SQUADRON_NUMBER[event.squadron]], PLACE_NUMBER[event.place]
            assert HOME[nation] & PORTS & 1 << place, event
        elif isinstance(event, StrengthPlaced | LeaderPlaced):
            nation = nation_of(event)
            capitals = {PLACES[area] for area in CAPITALS[nation]}
            free = {area for area in capitals if is_free(table, NATIONS[nation], area)}
            assert event.area in free if free else HOME[nation] & 1 << PLACE_NUMBER[event.area], event


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_nothing_else_than_a_free_capital_is_offered(scenario: str) -> None:
    """For strength and leaders, from the first point to the last."""
    walk = walked(scenario)
    table = walk.as_began("reinforcements")
    for nation, steps in bought_by(walk).items():
        capitals = {PLACES[area] for area in CAPITALS[NATION_NUMBER[nation]]}
        free = {area for area in capitals if is_free(table, nation, area)}
        offered = {area for step in steps for area in mustering(step.offer)}
        assert offered <= free or not free, nation


def nation_of(event: StrengthPlaced | LeaderPlaced) -> int:
    if isinstance(event, StrengthPlaced):
        return NATION_NUMBER[event.nation]
    return next(leader.nation for leader in LEADERS if leader.id == event.leader)


def is_free(table: Table, nation: str, area: str) -> bool:
    """Held by the nation, and no enemy stands there."""
    there = table.standing(area)
    return table.holder[area] == nation and not any(other in table.enemies[nation] for other in there)


def test_r14_2_without_its_capital_a_nation_musters_in_one_place() -> None:
    """Of several nearest areas one is chosen for everything that comes on foot."""
    offered = [
        (scenario, nation, mustering(step.offer) - {steps[0].text.split()[-1]})
        for scenario in GOING_ON
        for nation, steps in bought_by(walked(scenario)).items()
        if not mustering(steps[0].offer) & {PLACES[area] for area in CAPITALS[NATION_NUMBER[nation]]}
        for step in steps[1:]
    ]

    assert offered
    assert [found for found in offered if found[2]] == []


def mustering(offer: Sequence[str]) -> set[str]:
    """Areas in which strength or leaders may appear."""
    words = [text.split() for text in offer if text.startswith(("build", "regroup"))]
    return {word[-1] for word in words if word[1] != "squadron"}


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_neutral_proxies_build_too(scenario: str) -> None:
    """Nobody is asked for them; they spend no more than their points and the CP they saved. [7.5]"""
    walk = walked(scenario)
    view = first_step(walk, "reinforcements").before()
    neutral = [known.nation for known in view.nations if not known.seat]
    placed = [event for event in walk.during("reinforcements") if isinstance(event, StrengthPlaced)]
    gained = {nation: sum(e.count for e in placed if e.nation == nation) for nation in neutral}

    assert all(gained[nation] <= POINTS[nation] + 1 for nation in neutral)
    assert any(gained.values()) or not any(strength_to_build(view, nation) for nation in neutral)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_21_a_deployment_goes_where_it_was_sent(scenario: str) -> None:
    """With everything it took along; it is free, and the others see it."""
    walk = walked(scenario)
    steps = [step for step in walk.of(*DEPLOYING, phase="reinforcements") if step.text.startswith("to ")]

    assert any(step.kind == "ChooseGathering" for step in steps)
    for step in steps:
        goal = step.text.removeprefix("to ")
        moves = [event for event in step.happened if isinstance(event, ForceMoved | FleetMoved)]
        after = step.table_after()
        assert {(event.to, event.how) for event in moves} == {(goal, "deployment")}
        for event in moves:
            if isinstance(event, FleetMoved):
                assert {after.squadrons[ship] for ship in event.squadrons} == {goal}
            else:
                assert all(after.leaders[leader] == goal for leader in event.leaders)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_21_the_pieces_taken_along_leave_nothing_behind(scenario: str) -> None:
    walk = walked(scenario)
    steps = walk.of("ChooseGathering", phase="reinforcements")
    taken = {step.nation: step.text.split() for step in steps if step.text.startswith("take ")}

    for step in steps:
        if step.text.startswith("to ") and step.nation in taken:
            _, count, owner, _, start = taken[step.nation]
            goal = step.text.removeprefix("to ")
            before, after = step.table_before(), step.table_after()
            moved = 0 if start == goal else int(count)
            for area, by in ((start, -moved), (goal, moved)):
                had = before.strength.get((area, owner), 0)
                assert after.strength.get((area, owner), 0) == had + by


def test_r14_nobody_is_asked_for_a_response_between_turns() -> None:
    """Neither events nor interceptions."""
    phases = {"peace", "camps", "reinforcements", "cards"}
    asked = {step.kind for scenario in ALL for step in walked(scenario).steps if step.phase in phases}

    assert not {"ChooseResponse", "ChooseReaction"} & asked


def test_r15_21_the_peace_with_a_conquered_proxy_lasts_into_the_next_turn() -> None:
    """It falls at the end of a turn: through the Interphase and after it nobody may make war on it, and its
    Consul rests. [15.22]"""
    checked = 0
    for scenario in GOING_ON:
        walk = walked(scenario)
        last = walk.steps[-1].after().table
        for event in walk.told(NationConquered):
            number = NATION_NUMBER[event.nation]
            if event.nation not in NATIONS[len(POWERS) :]:
                continue
            checked += 1
            assert last.phase == "rounds"
            assert last.truces[number] >> NATION_NUMBER[event.conqueror] & 1
            assert last.consul_frozen >> number & 1

    assert checked
