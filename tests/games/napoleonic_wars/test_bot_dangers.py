"""What a Regular fears and does about it: landings on open coasts, a peace that comes too early."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from greatpowers.games.napoleonic_wars.bots.regular.landings import landings_of
from greatpowers.games.napoleonic_wars.bots.regular.politics import peace_answer
from greatpowers.games.napoleonic_wars.bots.regular.situation import Situation
from greatpowers.games.napoleonic_wars.printed.names import BRITAIN, FRANCE, NATIONS, PRUSSIA
from greatpowers.games.napoleonic_wars.printed.pieces import START_KEYS
from greatpowers.games.napoleonic_wars.rules.turn.victory import points, winner
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import board, place
from tests.games.napoleonic_wars.changing import set_resources
from tests.games.napoleonic_wars.seen import resources_of

ANSWERS = ("nothing", "plus", "minus")
CHANNEL = {"english_channel": "3 britain"}


def coast(kent: str = "moore + 4 britain", fleets: Mapping[str, str] = CHANNEL) -> State:
    return board(
        {"kent": kent, "paris": "4 france"},
        fleets=fleets,
        start_keys=dict(zip(NATIONS, START_KEYS, strict=True)),
    )


def test_troops_in_a_port_threaten_the_ports_of_zones_their_side_rules() -> None:
    ((mover, shores),) = landings_of(coast(), BRITAIN)

    assert (mover.nation, mover.area, mover.led) == (BRITAIN, place("kent"), True)
    assert place("calais") in shores
    assert shores[place("paris")] > shores[place("normandy")]
    assert place("marseilles") not in shores


@pytest.mark.parametrize("state", [coast(fleets={}), coast(kent="moore + 0 britain"), board(fleets=CHANNEL)])
def test_without_ships_or_without_strength_nobody_lands(state: State) -> None:
    assert landings_of(state, BRITAIN) == ()


def test_an_open_key_by_the_sea_is_in_danger_and_a_garrison_helps() -> None:
    fleets = {"english_channel": "2 britain", "bay_of_biscay": "2 britain"}
    view = Situation(coast(fleets=fleets), "france")
    brest = place("brest")

    assert view.exposure(brest, 0) > view.exposure(brest, 9) > 0.0
    assert Situation(coast(fleets={}), "france").exposure(brest, 0) == 0.0
    assert view.threatened() > Situation(coast(fleets={}), "france").threatened()


def test_who_would_win_by_a_tie_wants_peace() -> None:
    state = board(start=True)
    assert points(state)["prussia"] == points(state)["russia"]
    set_resources(
        state, "prussia", resources_of(state, "prussia") + points(state)["france"] - points(state)["prussia"]
    )
    assert winner(state) == "prussia"

    assert peace_answer(state, "prussia", PRUSSIA, ANSWERS) == "plus"


@pytest.mark.parametrize(("paid", "answer"), [(1, "minus"), (0, "nothing"), (-1, "nothing")])
def test_what_another_has_paid_for_peace_is_made_good(paid: int, answer: str) -> None:
    state = board(start=True, peace=paid)
    set_resources(state, "prussia", resources_of(state, "prussia") + 2)
    assert winner(state) == "prussia"

    assert peace_answer(state, "france", FRANCE, ANSWERS) == answer


def test_a_lost_capital_is_the_first_thing_to_be_won_back() -> None:
    state = board(
        {"lyon": "soult + 6 france"},
        flags={"paris": "russia"},
        start_keys=dict(zip(NATIONS, START_KEYS, strict=True)),
    )
    view = Situation(state, "france")

    assert view.prize(FRANCE, place("paris")) > view.prize(FRANCE, place("vienna")) > 0.0
    assert view.relief(place("paris")) > view.relief(place("brest"))
    assert Situation(board(), "france").relief(place("paris")) == 0.0
