"""The Marshal plays lawfully, knows nothing he may not know, lets plans grow, and searches his defence."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import Player, Why, reasons_of
from greatpowers.bots.thinking import give_clock
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.bots.marshal import farsight
from greatpowers.games.paths_of_glory.bots.marshal.farsight import Farsight
from greatpowers.games.paths_of_glory.bots.regular import operating
from greatpowers.games.paths_of_glory.bots.veteran import outlook
from greatpowers.games.paths_of_glory.bots.veteran.hands import Hands
from greatpowers.games.paths_of_glory.printed.names import CP
from greatpowers.games.paths_of_glory.rules.combat.card_steps import LayCard
from greatpowers.games.paths_of_glory.words.wording import why_line
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.bots.table import Table
from tests.games.paths_of_glory.seen import turn_of

GAME = find_game("paths-of-glory")
#: Hands of the enemy that can spend one point, or four.
ONE_POINT = Hands((((1, 0.0),),))
FOUR_POINTS = Hands((((1, 0.0), (4, 0.0)),))


def marshal(seed: str = "marshal") -> Player:
    return make_player(GAME, "marshal", seed)


def forget() -> None:
    operating.forget()
    outlook.forget()
    farsight.forget()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["historical", "limited"])
def test_every_answer_of_a_turn_is_legal_and_told_why(scenario: str) -> None:
    match = Match(GAME, scenario, seed="lawful")
    players = {seat: marshal(seat) for seat in match.seats}
    told: list[Why] = []
    while turn_of(match.state) < 2:
        asked = match.pending()[0]
        match.decide(asked.seat, players[asked.seat].decide(match.view(asked.seat), asked))
        told += reasons_of(players[asked.seat])

    GAME.check(match.state)
    assert {"pog-bot-weighed", "pog-bot-answer", "pog-bot-assault"} <= {message for message, _ in told}
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(why_line(texts, why) for why in told)


def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden_or_remembered() -> None:
    match = Match(GAME, "introductory", seed="same")
    for number in range(14):
        asked = match.pending()[0]
        answer = marshal().decide(match.view(asked.seat), asked)
        shuffled = GAME.hidden_shuffled(match.state, asked.seat, f"hidden {number}")
        forget()

        assert marshal().decide(GAME.view(shuffled, asked.seat), asked) == answer
        match.decide(asked.seat, answer)


def test_more_time_weighs_more_plans() -> None:
    """The clock of this test runs by how often it is asked."""

    def weighed(seconds_a_look: float) -> int:
        forget()
        match = Table("b09_shut_in", "marshal").match
        asked = match.pending()[0]
        player, looks = marshal(), 0

        def clock() -> float:
            nonlocal looks
            looks += 1
            return looks * seconds_a_look

        give_clock(player, clock)
        player.decide(match.view(asked.seat), asked)
        return next(int(why["plans"]) for name, why in reasons_of(player) if name == "pog-bot-weighed")

    assert weighed(0.05) > 1.5 * weighed(0.2)


def test_an_enemy_who_can_do_more_is_feared_more() -> None:
    state = Table("b06_berlin_from_the_east", "marshal").state

    assert Farsight(CP, FOUR_POINTS).value(state) < Farsight(CP, ONE_POINT).value(state)


@pytest.mark.slow
def test_combat_cards_are_laid_where_they_help() -> None:
    match = Match(GAME, "historical", seed="cards")
    players = {seat: marshal(seat) for seat in match.seats}
    laid = False
    while not laid and not match.is_over:
        asked = match.pending()[0]
        answer = players[asked.seat].decide(match.view(asked.seat), asked)
        laid = isinstance(answer, LayCard)
        match.decide(asked.seat, answer)

    assert any(message == "pog-bot-card" for player in players.values() for message, _ in reasons_of(player))
