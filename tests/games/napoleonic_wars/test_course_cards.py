"""New hands between two turns and the first Impulse of the next, in every year and for every number of
players, reached by playing from the real start. [14.3, 5.9]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.cards import HOME_CARDS
from greatpowers.games.napoleonic_wars.printed.names import NATION_NUMBER, NATIONS, POWERS
from greatpowers.games.napoleonic_wars.show.view import View
from greatpowers.games.napoleonic_wars.state.events.war import (
    CardDiscarded,
    CardPlayed,
    CardsTaken,
    ForceMoved,
    HandThrownIn,
    HomeCardTurned,
    ResourcesChanged,
    RoundBegan,
    TurnBegan,
)
from tests.games.napoleonic_wars.course import Walk, in_force, walked
from tests.games.napoleonic_wars.seen import round_of, strength_on_map
from tests.games.napoleonic_wars.test_course import GOING_ON

#: Smallest and largest hand. [14.32]
HAND = {nation: (4, 8) if nation == "france" else (1, 3) for nation in NATIONS}
HAND |= {NATIONS[power]: (2, 4) for power in POWERS[1:]}


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
    keys = view.nations[number].keys + (view.table.plus_key if nation == "france" else 0)
    fewer = (view.table.peace_paid >> number & 1) + in_force(view).get(f"game.draw_fewer:{nation}", 0)
    is_closed = "game.continental_system" in in_force(view) and view.nations[0].keys >= 12
    return keys // 2 - fewer - (1 if nation == "britain" and is_closed else 0)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_31_a_card_for_two_keys_within_the_limits(scenario: str) -> None:
    """For every nation, whoever runs it; somebody has paid a card for peace."""
    walk = walked(scenario)
    view = before_cards(walk)

    assert view.table.peace_paid
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
            had = view.table.resources[number]
            assert first.before().table.resources[number] == had + gained.count(known.nation)


def test_r14_33_somebody_had_cards_over_the_limit() -> None:
    """In most courses; influence was bought with one of them."""
    over = [scenario for scenario in GOING_ON if walked(scenario).of("ChooseExcess")]
    influence = [step for scenario in over for step in walked(scenario).of("ChooseExcess")]

    assert len(over) >= 4
    assert any(step.text.startswith("influence ") for step in influence)


@pytest.mark.parametrize("scenario", GOING_ON)
def test_r14_34_home_cards_lie_face_up_again(scenario: str) -> None:
    walk = walked(scenario)
    used = before_cards(walk).table.home_used
    turned = {event.card for event in walk.during("cards") if isinstance(event, HomeCardTurned)}
    first = next(step for step in walk.steps if step.turn == second_turn(walk)[0]).before()

    assert used
    assert turned == set(used)
    assert first.table.home_used == ()
    for number, known in enumerate(first.nations):
        if known.seat and not any(name.startswith("turn.no_home") for name in in_force(first)):
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

    assert (turn[1].turn, round_of(next(e for e in after if isinstance(e, RoundBegan)))) == (
        turn[0].turn + 1,
        1,
    )
    assert CardPlayed(NATIONS[play.nation], play.text.split()[1], "cp") in play.happened
    left = march.table_before().pieces(moved.frm, owner) - strength_on_map(moved) - len(moved.leaders)
    assert march.table_after().pieces(moved.frm, owner) == left
    assert march.before().table.purse > march.after().table.purse
