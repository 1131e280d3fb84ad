"""Responses as ordinary plays of one's own Impulse, on what their player chooses. [5.3, 5.12, 6.14]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.cards.responses.spying import Spying
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import FRANCE
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.occasions import ResponseWindow
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.effects import Mutiny
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.boards import use as use_play
from tests.games.napoleonic_wars.card_boards import dice, event_refused, midgame, play_event, settle
from tests.games.napoleonic_wars.seen import (
    cards_in_play,
    discards_of,
    hand_of,
    plays_of,
    squadrons_in,
    strength_of,
)
from tests.games.napoleonic_wars.test_impulses import HOMES

#: Responses that say what they are played on, and those that need something that has just happened.
ORDINARY = {
    "storm_at_sea", "shortage_of_fodder", "dysentery", "conscripts", "forced_march", "swollen_rivers",
    "jealous_marshals", "mutiny", "spy_ring",
}  # fmt: skip
RESPONSES = {card for card in CARDS if CARDS[card].timing == "response"}


def crowded(**fields: object) -> State:
    """Something of everything: a crowd, an Army Group, Fleets at sea and in port, hands of others."""
    forces = {
        "strasbourg": "davout, ney + 8 france",
        "linz": "mack + 6 austria",
        "stuttgart": "2 france",
    }
    fleets = {"north_sea": "2 britain", "brest": "2 france"}
    return board(
        forces,
        fleets=fleets,
        turn=3,
        dice=dice(),
        home_used=HOMES,
        **fields,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("card", sorted(ORDINARY))
def test_r6_14_a_response_is_an_ordinary_play_of_the_own_impulse(card: str) -> None:
    """Item 66: it uses up the Impulse like any card; what it is played on is asked, unless there is one."""
    state = crowded(hands={"france": [card], "britain": ["rally", "haiti"]})
    run(state, Impulse(FRANCE, False))
    assert f"event {card}" in texts(state)
    answer(state, f"event {card}")
    settle(state)

    assert hand_of(state, "france") == ()
    assert card in discards_of(state)
    assert card not in cards_in_play(state)


@pytest.mark.parametrize("card", sorted(RESPONSES - ORDINARY))
def test_r6_14_a_response_to_what_has_not_happened_is_no_ordinary_play(card: str) -> None:
    """Item 66: nobody has moved, rolled, retreated, sailed or announced anything; the reason is told."""
    who = "denmark" if card == "gallant_danes" else "france"

    assert event_refused(midgame(hands={who: [card]}), who, card) == "nw-event-occasion 6.14"


@pytest.mark.parametrize("card", ["storm_at_sea", "mutiny", "shortage_of_fodder", "spy_ring"])
def test_r6_14_a_response_without_anything_to_strike_is_no_ordinary_play(card: str) -> None:
    """Ruling 50."""
    empty = board(turn=3, hands={"france": [card]})

    assert event_refused(empty, "france", card) == "nw-event-no-effect 6.1"


def test_r6_14_its_player_names_the_zone_of_a_storm() -> None:
    """Item 66."""
    state = board(
        fleets={"north_sea": "2 britain", "baltic_sea": "1 sweden"}, turn=3, dice=dice(5, 6), active="france"
    )
    play_event(state, "france", "storm_at_sea")
    assert texts(state) == ["target north_sea", "target baltic_sea"]
    answer(state, "target north_sea")

    assert squadrons_at(state, place("north_sea")) == ()
    assert len(squadrons_in(state, "regroup")) == 2


def test_r6_14_a_forced_march_is_made_at_once() -> None:
    """Item 66: two areas for nothing, without another card."""
    state = board({"paris": "davout + 4 france"}, turn=3, dice=dice(), hands={"france": ["forced_march"]})
    run(state, Impulse(FRANCE, False))
    answer(state, "event forced_march", "move davout + 4 france @ paris to reims")
    further = next(text for text in texts(state) if text.startswith("move davout + 4 france @ reims to"))
    answer(state, further)

    assert standing_in(state, further.split()[-1]) == "davout + 4 france"
    assert type(asked(state)).__name__ != "ChooseFreeMarch"


def test_r6_14_conscripts_may_be_raised_for_any_nation() -> None:
    """Item 66: three points, and the player of the card is asked for whom."""
    state = board({"linz": "1 austria"}, turn=3)
    play_event(state, "france", "conscripts")
    assert {"target austria", "target france"} <= set(texts(state))
    answer(state, "target austria")
    settle(state)

    assert strength_of(state, "austria") == 4


def test_r6_14_an_ordinary_response_can_be_countermanded() -> None:
    """Item 66: it is announced like any event."""
    state = crowded(hands={"france": ["mutiny"], "austria": ["countermanded"]}, auto_pass={})
    run(state, Impulse(FRANCE, False))
    while "pass" in texts(state):
        answer(state, "pass")
    answer(state, "event mutiny")
    while "austria responds countermanded" not in texts(state):
        answer(state, "pass")
    answer(state, "austria responds countermanded")
    while asked(state) is not None and "pass" in texts(state):
        answer(state, "pass")

    assert not state.effects.every(Mutiny)
    assert {"mutiny", "countermanded"} <= set(discards_of(state))


def test_r5_3_a_neutral_plays_a_red_response_as_an_event() -> None:
    """Items 33, 66: the weakest player chooses where the storm strikes."""
    state = board(
        fleets={"north_sea": "1 britain", "baltic_sea": "1 sweden"},
        hands={"turkey": ["storm_at_sea"], "france": ["rally"]},
        home_used=HOMES, turn=3, dice=dice(1, 6), active="turkey",
    )  # fmt: skip
    run(state, Impulse(nation("turkey"), False))
    assert texts(state) == ["target north_sea", "target baltic_sea"]
    answer(state, "target north_sea")

    assert discards_of(state) == ("storm_at_sea",)
    assert strength_of(state, "turkey") == 0  # nothing was built


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        ("cp secret_treaty", "event spy_ring", True),  # an event of a Response bars no other plus
        ("event spy_ring", "cp secret_treaty", True),
        ("cp secret_treaty", "cp spy_ring", False),  # for CPs it is a plus card like any other
        ("cp spy_ring", "cp secret_treaty", False),
        ("cp fouche", "event spy_ring", True),
        ("event spy_ring", "cp fouche", True),
        ("cp fouche", "event mutiny", False),  # it has no plus: one card an Impulse
    ],
)
def test_r5_12_two_plus_cards_if_one_is_a_response_event(first: str, second: str, allowed: bool) -> None:
    """Item 28."""
    cards = [first.split()[1], second.split()[1]]
    state = crowded(hands={"france": cards, "britain": ["rally"]})
    run(state, Impulse(FRANCE, False))
    use_play(state, first)
    while type(asked(state)).__name__ != "ChoosePlay":
        answer(state, texts(state)[0])

    assert (refusal(state, second) == "") == allowed
    assert allowed or refusal(state, second) == "nw-play-one-card"


def test_r6_14_in_a_window_a_response_still_uses_up_no_impulse() -> None:
    """Item 28: as before."""
    state = crowded(hands={"france": ["spy_ring"], "britain": ["rally"]}, auto_pass={})
    run(state, ResponseWindow("impulse", nation("britain"), -1, -1, ""))
    answer(state, "france responds spy_ring britain")

    assert plays_of(state) == ()
    assert any(isinstance(lying, Spying) for lying in state.stack) or asked(state) is not None
