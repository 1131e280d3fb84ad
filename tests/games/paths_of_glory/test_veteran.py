"""The Veteran plays lawfully, knows nothing it may not know, and looks at the enemy's answer."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import Player, Why, reasons_of
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.bots.regular import operating
from greatpowers.games.paths_of_glory.bots.veteran import outlook as veteran_outlook
from greatpowers.games.paths_of_glory.bots.veteran.hands import Hands, hands_of
from greatpowers.games.paths_of_glory.bots.veteran.outlook import Foresight
from greatpowers.games.paths_of_glory.bots.veteran.weights import REPLY
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.show.view import view
from greatpowers.games.paths_of_glory.state.ids import read_space
from greatpowers.games.paths_of_glory.words.wording import why_line
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import held_by_ap, held_by_cp
from tests.games.paths_of_glory.changing import set_deck, set_discards, set_hand
from tests.games.paths_of_glory.seen import deck_of, hand_of, round_of, turn_of

GAME = find_game("paths-of-glory")
#: The enemy holds a card of four points and gives nothing up for it.
FOUR_POINTS = Hands((((1, 1.0), (4, 0.0)),))


def veteran(seed: str = "veteran") -> Player:
    return make_player(GAME, "veteran", seed)


def play(levels: dict[str, str], seed: str, scenario: str, turns: int) -> Match:
    """A game between players of these levels; `decide` refuses whatever is against the rules."""
    match = Match(GAME, scenario, seed=seed)
    players = {seat: make_player(GAME, level, f"{seed}/{seat}") for seat, level in levels.items()}
    while not match.is_over and turn_of(match.state) <= turns:
        asked = match.pending()[0]
        match.decide(asked.seat, players[asked.seat].decide(match.view(asked.seat), asked))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["historical", "campaign", "limited"])
def test_every_answer_of_a_turn_is_legal(scenario: str) -> None:
    match = play({"ap": "veteran", "cp": "veteran"}, "lawful", scenario, turns=1)

    GAME.check(match.state)


@pytest.mark.slow
def test_every_answer_of_a_whole_game_is_legal() -> None:
    match = play({"ap": "veteran", "cp": "veteran"}, "whole", "introductory", turns=3)

    assert match.is_over


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["ap", "cp"])
def test_it_beats_chance_on_either_side(seat: str) -> None:
    other = {"ap": "cp", "cp": "ap"}[seat]
    match = play({seat: "veteran", other: "random"}, "chance", "introductory", turns=3)

    assert match.result["winner"] == seat


def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden_or_remembered() -> None:
    match = Match(GAME, "introductory", seed="same")
    for number in range(16):
        asked = match.pending()[0]
        answer = veteran().decide(match.view(asked.seat), asked)
        shuffled = GAME.hidden_shuffled(match.state, asked.seat, f"hidden {number}")
        operating.forget()
        veteran_outlook.forget()
        assert veteran().decide(GAME.view(shuffled, asked.seat), asked) == answer
        match.decide(asked.seat, answer)


def test_it_tells_its_plan_what_was_weighed_and_the_answer_it_expects() -> None:
    match = Match(GAME, "introductory", seed="reasons")
    told: list[Why] = []
    while turn_of(match.state) < 2 and round_of(match.state) < 4:
        asked = match.pending()[0]
        player = veteran()
        match.decide(asked.seat, player.decide(match.view(asked.seat), asked))
        if type(asked.choice).__name__ == "ChooseAction":
            assert reasons_of(player)
        told += reasons_of(player)

    assert {"pog-bot-weighed", "pog-bot-answer"} <= {message for message, _ in told}
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(why_line(texts, why) for why in told)


def test_the_hands_it_deals_the_enemy_hold_only_cards_that_are_not_in_sight() -> None:
    match = Match(GAME, "introductory", seed="hands")
    state = match.state
    thrown = [card for card in hand_of(state, "cp") + deck_of(state, "cp") if CARDS[card].ops != 3]
    set_discards(state, "cp", thrown)
    set_hand(state, "cp", [card for card in CARDS if CARDS[card].side == CP and CARDS[card].ops == 3][:1])
    set_deck(state, "cp", [])
    found = hands_of(view(state, "ap"), CP, 6)  # type: ignore[arg-type]

    assert {size for hand in found.samples for size, _ in hand} <= {1, 3}


def test_more_points_of_the_enemy_never_make_its_answer_less_worth() -> None:
    gains = {1: 2.0, 4: 7.0}

    assert Hands((((1, 1.0),),)).mean(gains) == 1.0
    assert FOUR_POINTS.mean(gains) == 7.0
    assert Hands((((1, 1.0),), ((1, 1.0), (4, 0.0)))).mean(gains) == 4.0
    assert FOUR_POINTS.mean({1: 0.0, 4: -3.0}) == 0.0


def test_an_open_capital_beside_the_enemy_is_as_good_as_lost() -> None:
    enemies = {"chateau_thierry": ["ge_1"], "sedan": ["ge_2"], "cambrai": ["ge_3"]}
    land = held_by_cp("sedan", "cambrai", "chateau_thierry")
    guarded = board({**enemies, "paris": ["fr_6"]}, active="ap", round=2, control=land)
    open_ = board({**enemies, "lyon": ["fr_6"]}, active="ap", round=2, control=land)
    paris = read_space("paris")

    assert paris in Foresight(AP, FOUR_POINTS).blows(open_)
    assert Foresight(AP, FOUR_POINTS).value(guarded) > Foresight(AP, FOUR_POINTS).value(open_)


def test_after_the_last_round_of_the_allies_attrition_comes_before_any_answer() -> None:
    """An army that is cut off in Graz is worth nothing any more; earlier it may still be saved."""
    rest = {"paris": ["fr_6"], "breslau": ["ge_8"], "essen": ["ge_1"]}

    def gain(number: int) -> float:
        without = board(rest, active="ap", round=number)
        lost = held_by_ap("graz")
        with_it = board({**rest, "graz": ["fr_1"]}, active="ap", round=number, control=lost)
        return Foresight(AP, FOUR_POINTS).value(with_it) - Foresight(AP, FOUR_POINTS).value(without)

    assert gain(6) == pytest.approx(0.0)
    assert gain(2) > 0


def test_at_the_very_end_winning_counts_most() -> None:
    """With 10 points the Allies win the introductory scenario, 12 are a draw, with 14 they lose."""
    boards = [
        board(start=True, scenario="introductory", active="ap", turn=3, round=6, vp=points)
        for points in (10, 12, 14)
    ]
    won, drawn, lost = (Foresight(AP, FOUR_POINTS).value(state) for state in boards)

    assert won - drawn > REPLY.win
    assert drawn - lost > REPLY.win
