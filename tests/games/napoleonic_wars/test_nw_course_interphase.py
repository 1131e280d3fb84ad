"""Between two turns, in every year and for every number of players, reached by playing from the real start:
Camps, reinforcements, Deployment, new hands, and the first Impulse of the next turn. [14]"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.napoleonic_wars.course import Step, Walk, track_from, walked
from games.napoleonic_wars.course_table import Table
from games.napoleonic_wars.test_nw_course import ALL, GOING_ON, next_box
from greatpowers.games.napoleonic_wars.board import CAPITALS, HOME, PLACE_NUMBER, PLACES, PORTS
from greatpowers.games.napoleonic_wars.card_facts import HOME_CARDS
from greatpowers.games.napoleonic_wars.events import (
    CardDiscarded,
    CardPlayed,
    CardsTaken,
    FleetMoved,
    ForceMoved,
    HandThrownIn,
    HomeCardTurned,
    LeaderPlaced,
    ResourcesChanged,
    RoundBegan,
    SquadronPlaced,
    StrengthPlaced,
    TurnBegan,
)
from greatpowers.games.napoleonic_wars.names import NATION_NUMBER, NATIONS, POWERS
from greatpowers.games.napoleonic_wars.pieces import LEADERS, SP_LIMIT, SQUADRON_NATION, SQUADRON_NUMBER
from greatpowers.games.napoleonic_wars.view import View

#: [14.2]
POINTS = {"france": 18, "britain": 6, "austria": 8, "russia": 8, "prussia": 8, "spain": 4, "turkey": 4,
          "sweden": 2, "denmark": 2}  # fmt: skip
#: Effects that change the points of some nation.
_CHANGING = {"game.crop_failure", "game.continental_system", "game.reforms", "turn.orders_in_council"}
#: Smallest and largest hand. [14.32]
HAND = {nation: (4, 8) if nation == "france" else (1, 3) for nation in NATIONS}
HAND |= {NATIONS[power]: (2, 4) for power in POWERS[1:]}
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
    asked = [NATIONS[step.nation] for step in walk.of("ChooseCamp")]

    assert asked
    assert asked == [nation for nation in track_from(next_box(walk)) if nation in asked]
    assert {NATION_NUMBER[nation] for nation in asked} <= set(POWERS)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_every_nation_of_a_player_is_given_its_points(scenario: str) -> None:
    """As the book lists them, in track order from the next starter on."""
    walk = walked(scenario)
    view = first_step(walk, "reinforcements").before()
    given = {nation: steps[0].before().table["purse"] / 2 for nation, steps in bought_by(walk).items()}

    assert list(given) == [nation for nation in track_from(next_box(walk)) if nation in run_by_players(view)]
    if not _CHANGING & set(view.table["effects"]) and not view.table["foreign_wars"]:
        assert given == {nation: POINTS[nation] for nation in given}


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_2_all_points_are_spent_by_whom_has_something_to_buy(scenario: str) -> None:
    """What is left would not pay for anything, or there is nothing any more."""
    for nation, steps in bought_by(walked(scenario)).items():
        last = steps[-1]
        assert last.text != "done" or last.offer == ("done", "deploy"), (nation, last.offer)
        left = last.before().table["purse"] / 2 - price(last)
        assert left == 0 or not strength_to_build(last.after(), nation), nation


def price(step: Step) -> float:
    """CPs an act costs: 2 a point of strength, a leader his rating, a ship 4; of another, all. [7.1–7.3]"""
    words = step.text.split()
    if words[0] == "build" and words[1] == "leader":
        return next(leader.command for leader in LEADERS if leader.id == words[2])
    if words[0] == "build":
        return 4 if words[1] == "squadron" else 2 * int(words[1])
    return 0 if step.text == "done" else step.before().table["purse"] / 2


def strength_to_build(view: View, nation: str) -> int:
    """Strength points in the box of the game. [7.1]"""
    number = NATION_NUMBER[nation]
    away = sum(c.sp for war in view.table["foreign_wars"] for c in war.committed if c.nation == number)
    on_map = Table.seen_in(view).on_map(nation)
    return SP_LIMIT[number] - on_map - view.table["sp_regroup"][number] - away


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


def drawn(walk: Walk, nation: str) -> list[int]:
    """Cards the nation drew for its new hand, once more after each hand thrown in."""
    told = [event for event in walk.during("cards") if isinstance(event, CardsTaken)]
    return [event.count for event in told if event.nation == nation]


def before_cards(walk: Walk) -> View:
    """The table before the new hands are drawn."""
    return [step for step in walk.steps if step.phase == "reinforcements"][-1].before()


def due(view: View, nation: str) -> int:
    """A card for two Keys, less what was paid for peace and what events take. [14.31]"""
    number = NATION_NUMBER[nation]
    keys = view.nations[number].keys + (view.table["plus_key"] if nation == "france" else 0)
    fewer = (view.table["peace_paid"] >> number & 1) + view.table["effects"].get(
        f"game.draw_fewer:{nation}", 0
    )
    is_closed = "game.continental_system" in view.table["effects"] and view.nations[0].keys >= 12
    return keys // 2 - fewer - (1 if nation == "britain" and is_closed else 0)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_31_a_card_for_two_keys_within_the_limits(scenario: str) -> None:
    """For every nation, whoever runs it; somebody has paid a card for peace."""
    walk = walked(scenario)
    view = before_cards(walk)

    assert view.table["peace_paid"]
    for nation in NATIONS:
        least, most = HAND[nation]
        count = drawn(walk, nation)[0]
        if due(view, nation) <= most:
            assert count == max(least, due(view, nation)), nation
        else:
            assert count >= most, nation


def second_turn(walk: Walk) -> tuple[int, int]:
    event = walk.told(TurnBegan)[1]
    return event.turn, event.year


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_31_a_new_hand_is_seen_by_its_owner_only(scenario: str) -> None:
    """When its turn to be kept or thrown in has come; the others know how many cards it has. [4.5]"""
    walk = walked(scenario)
    steps = walk.of("ChooseMulligan", phase="cards")
    seats = [known.nation for known in before_cards(walk).nations if known.seat]

    assert sorted({NATIONS[step.nation] for step in steps}) == sorted(seats)
    for step in steps:
        for seat in (*walk.match.seats, None):
            seen = step.before(seat).nations[step.nation]
            assert len(seen.hand) == (seen.hand_size if seat == step.seat else 0)
            assert seen.hand_size in drawn(walk, NATIONS[step.nation])


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_31_a_hand_thrown_in_is_replaced_by_one_card_fewer(scenario: str) -> None:
    """What was kept from the last turn is not touched. [4.5]"""
    walk = walked(scenario)
    thrown = [event for event in walk.during("cards") if isinstance(event, HandThrownIn)]
    step = next(s for s in walk.of("ChooseMulligan", phase="cards") if s.text == "mulligan")
    before, after = (view(step.seat).nations[step.nation] for view in (step.before, step.after))

    assert [(event.nation, event.count) for event in thrown] == [(NATIONS[step.nation], before.hand_size)]
    assert after.hand_size == len(after.hand) == before.hand_size - 1
    assert after.aside == before.aside


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_33_cards_over_the_limit_become_a_resource(scenario: str) -> None:
    """One, however many cards; the hand is as large as the limit allows."""
    walk = walked(scenario)
    view, told = before_cards(walk), walk.during("cards")
    gained = {event.nation: event.by for event in told if isinstance(event, ResourcesChanged)}
    discarded = [event.nation for event in told if isinstance(event, CardDiscarded)]
    total = {n: view.nations[NATION_NUMBER[n]].hand_size + drawn(walk, n)[-1] for n in NATIONS}
    over = {n: total[n] - HAND[n][1] for n in NATIONS if total[n] > HAND[n][1]}

    assert gained == dict.fromkeys(over, 1)
    assert {n: discarded.count(n) for n in NATIONS if n in discarded} == over


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_33_the_new_hands_and_resources_are_on_the_table(scenario: str) -> None:
    """As each seat sees its own nations when the next turn begins."""
    walk = walked(scenario)
    view = before_cards(walk)
    gained = [event.nation for event in walk.during("cards") if isinstance(event, ResourcesChanged)]
    first = next(step for step in walk.steps if step.turn == second_turn(walk)[0])
    for number, known in enumerate(view.nations):
        if known.seat:
            now = first.before(known.seat).nations[number]
            total = known.hand_size + drawn(walk, known.nation)[-1]
            assert now.hand_size == len(now.hand) == min(total, HAND[known.nation][1])
            had = view.table["resources"][number]
            assert first.before().table["resources"][number] == had + gained.count(known.nation)


def test_r14_33_somebody_had_cards_over_the_limit() -> None:
    """In most courses; influence was bought with one of them."""
    over = [scenario for scenario in GOING_ON if walked(scenario).of("ChooseExcess")]
    influence = [step for scenario in over for step in walked(scenario).of("ChooseExcess")]

    assert len(over) >= 4
    assert any(step.text.startswith("influence ") for step in influence)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_34_home_cards_lie_face_up_again(scenario: str) -> None:
    walk = walked(scenario)
    used = before_cards(walk).table["home_used"]
    turned = {event.card for event in walk.during("cards") if isinstance(event, HomeCardTurned)}
    first = next(step for step in walk.steps if step.turn == second_turn(walk)[0]).before()

    assert used
    assert turned == set(used)
    assert first.table["home_used"] == ()
    for number, known in enumerate(first.nations):
        if known.seat and not any(name.startswith("turn.no_home") for name in first.table["effects"]):
            assert set(known.home_cards) == set(HOME_CARDS[number])


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r5_11_the_next_turn_begins_with_an_impulse_that_is_played(scenario: str) -> None:
    """Round 1 of the next turn: a card for CPs, and a piece that moves with them."""
    walk = walked(scenario)
    turn = walk.told(TurnBegan)
    events = walk.match.events(None)
    after = events[events.index(turn[1]) :]
    play = next(s for s in walk.of("ChoosePlay") if s.turn == turn[1].turn and s.text.startswith("cp "))
    march = next(s for s in walk.of("ChooseAct") if s.turn == turn[1].turn and s.text.startswith("move "))
    moved = next(event for event in march.happened if isinstance(event, ForceMoved))
    owner = NATIONS[march.nation]

    assert (turn[1].turn, next(e for e in after if isinstance(e, RoundBegan)).round) == (turn[0].turn + 1, 1)
    assert CardPlayed(NATIONS[play.nation], play.text.split()[1], "cp") in play.happened
    left = march.table_before().pieces(moved.frm, owner) - sum(moved.sp) - len(moved.leaders)
    assert march.table_after().pieces(moved.frm, owner) == left
    assert march.before().table["purse"] > march.after().table["purse"]


@pytest.mark.xfail(strict=True, reason="14: Responses are asked for after influence between the turns")
def test_r14_nobody_is_asked_for_a_response_between_turns() -> None:
    """Neither events nor interceptions."""
    phases = {"peace", "camps", "reinforcements", "cards"}
    asked = {step.kind for scenario in ALL for step in walked(scenario).steps if step.phase in phases}

    assert not {"ChooseResponse", "ChooseReaction"} & asked
