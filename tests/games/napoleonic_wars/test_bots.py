"""Novice and Regular play lawfully, know nothing they may not know, and do not do silly things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import reasons_of
from greatpowers.engine.chance import Dice, dice_key
from greatpowers.engine.match import Match, Question
from greatpowers.engine.state import decide_in_place, open_choices
from greatpowers.games.napoleonic_wars.printed.board import PLACE_NUMBER
from greatpowers.games.napoleonic_wars.printed.names import BRITAIN, FRANCE, NATIONS, PRUSSIA
from greatpowers.games.napoleonic_wars.printed.pieces import START_KEYS
from greatpowers.games.napoleonic_wars.rules.impulse.spending import GrantCp
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.control import controller
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.words.speakers import worded
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from tests.games.napoleonic_wars.boards import asked, board, run
from tests.games.napoleonic_wars.seen import present_mask, strength_of
from tests.games.napoleonic_wars.war_boards import consul

GAME = find_game("napoleonic-wars")
LEVELS = ("novice", "regular")


def play(scenario: str, levels: Sequence[str], seed: str, most: int = 100_000) -> Match:
    """A game between players of these levels; `decide` refuses whatever is against the rules."""
    match = Match(GAME, scenario, seed=seed)
    players = {
        seat: make_player(GAME, levels[n % len(levels)], f"{seed}/{seat}")
        for n, seat in enumerate(match.seats)
    }
    while not match.is_over and len(match.decisions) < most:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    return match


def spend(state: State, nation: int, cp: int, level: str) -> State:
    """A player spends CPs and answers whatever comes of it, for everybody."""
    player = make_player(GAME, level, "spender")
    state.dice = Dice(dice_key("spender"))
    run(state, GrantCp(nation, cp))
    while state.stack:
        choice = open_choices(state)[0]
        question = Question(choice.seat, choice, choice.options(state))
        decide_in_place(state, choice, player.decide(view(state, choice.seat), question))
    return state


def holder(state: State, area: str) -> int:
    return controller(state, PLACE_NUMBER[area])


@pytest.mark.parametrize(("level", "scenario"), [("novice", "1813-5"), ("regular", "1813-2")])
def test_a_short_war_is_fought_to_its_end(level: str, scenario: str) -> None:
    match = play(scenario, [level], f"short {level}")

    assert match.is_over
    GAME.check(match.state)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["1805-5", "1805-4", "1805-3", "1805-2", "1812-3"])
def test_a_long_war_is_fought_to_its_end(scenario: str) -> None:
    match = play(scenario, ["regular", "novice"], "long")

    assert match.is_over
    GAME.check(match.state)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_game_is_played_again(level: str) -> None:
    first, again = (play("1813-3", [level], "twice", most=200) for _ in range(2))

    assert first.decisions == again.decisions


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_make_no_difference(level: str) -> None:
    match = Match(GAME, "1813-5", seed="honest")
    player = make_player(GAME, level, "honest")
    for number in range(80):
        question = match.pending()[0]
        answer = player.decide(match.view(question.seat), question)
        other = GAME.hidden_shuffled(match.state, question.seat, f"other {number}")
        seen = GAME.view(other, question.seat)
        assert make_player(GAME, level, "honest").decide(seen, question) == answer
        match.decide(question.seat, answer)


@pytest.mark.parametrize("level", LEVELS)
def test_an_open_key_beside_an_army_is_taken(level: str) -> None:
    taken = spend(state_before_vienna(), FRANCE, 2, level)

    assert holder(taken, "vienna") == FRANCE


def state_before_vienna() -> State:
    return board({"linz": "napoleon + 6 france"}, flags={"linz": "france"})


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_walks_into_certain_defeat(level: str) -> None:
    guards = {"linz": "charles, mack + 10 austria", "prague": "3 austria", "innsbruck": "3 austria"}
    state = board({"munich": "2 france", **guards})

    spend(state, FRANCE, 2, level)

    assert not any(present_mask(state, "france") >> PLACE_NUMBER[place] & 1 for place in guards)
    assert strength_of(state, "france") >= 2


def test_a_regular_pushes_a_consul_into_pact() -> None:
    state = board(start=True, active="prussia", consuls={"turkey": "prussia partner plus"})

    spend(state, PRUSSIA, 3, "regular")

    assert consul(state, "turkey").startswith("prussia pact")


def test_a_regular_lands_where_a_key_is_open() -> None:
    home = dict.fromkeys(("london", "lisbon", "naples", "palermo", "gibraltar"), "3 britain")
    guards = {"rome": "4 france", **dict.fromkeys(("corunna", "badajoz", "seville", "cadiz"), "4 spain")}
    state = board(
        {"kent": "moore + 5 britain", "munich": "napoleon + 8 france", **home, **guards},
        fleets={"english_channel": "3 britain", "north_sea": "2 britain", "bay_of_biscay": "2 britain"},
        active="britain",
        start_keys=dict(zip(NATIONS, START_KEYS, strict=True)),
    )

    spend(state, BRITAIN, 6, "regular")

    assert any(holder(state, key) == BRITAIN for key in ("amsterdam", "brest", "bordeaux"))


def test_a_regular_says_why_in_every_language() -> None:
    state = state_before_vienna()
    run(state, GrantCp(FRANCE, 2))
    choice: Any = asked(state)
    player = make_player(GAME, "regular", "reasons")
    player.decide(view(state, "france"), Question("france", choice, choice.options(state)))

    told = reasons_of(player)

    assert told
    for language in LANGUAGES:
        texts = Texts(language)
        for message, params in told:
            assert "nw-bot" not in texts.format(message, **worded(texts, params))


@pytest.mark.parametrize(("scenario", "most"), [("1805-2", 16), ("1812-2", 26), ("1813-2", 2)])
def test_r4_3_regulars_bid_for_the_coalition_until_it_is_too_dear(scenario: str, most: int) -> None:
    match = Match(find_game("napoleonic-wars"), scenario, {"bid": True}, seed="bid")
    said = []
    while not said or said[-1] != "accept":
        question = match.pending()[0]
        player = make_player(match.game, "regular", f"bid {question.seat}")
        said.append(question.choice.write(player.decide(match.view(question.seat), question)))
        match.decide(question.seat, said[-1])

    assert said == [*(f"bid coalition {strength}" for strength in range(most + 1)), "accept"]
