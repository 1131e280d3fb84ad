"""Random play that prefers events, and what a study of many matches is told."""

from __future__ import annotations

import pytest

from greatpowers.bots.soak import cards_played, taste_named
from greatpowers.bots.tastes import drawn
from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match, Question
from greatpowers.games.napoleonic_wars.bots.eventful.player import is_rare, prefer_events
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import IMPERIAL, NATIONS, PRUSSIA
from greatpowers.games.napoleonic_wars.rules.diplomacy.camps import ChooseCamp, Join
from greatpowers.games.napoleonic_wars.rules.turn.mulligan import ThrowIn
from greatpowers.games.napoleonic_wars.rules.turn.peace import ChoosePeace, Minus
from greatpowers.games.napoleonic_wars.rules.turn.victory import points
from greatpowers.games.napoleonic_wars.state.events.war import CardPlayed
from greatpowers.games.napoleonic_wars.state.ids import Camp
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.trials.study import NapoleonicWarsStudy
from greatpowers.locale import LANGUAGES, Texts
from tests.games.napoleonic_wars.seen import conquered_nations, hand_of, turn_of

#: Why a match can end. [5.8, 15]
REASONS = ("peace", "last-turn", "conquest", "submission", "conceded")


def played(
    scenario: str, seed: str, prefer: str, most: int = 5000
) -> tuple[Match, list[tuple[Question, object]]]:
    """A match of random play with all answers given in it."""
    game = NapoleonicWars()
    match, stream, taste = Match(game, scenario, {}, seed=seed), Stream(seed), taste_named(game, prefer)
    given = []
    while not match.is_over and len(given) < most:
        question = match.pending()[0]
        answer = taste(match.state, question, stream)
        given.append((question, answer))
        match.decide(question.seat, answer)
    return match, given


def test_every_answer_is_one_of_those_offered() -> None:
    _, given = played("1813-3", "offers", "events")

    assert len(given) > 100
    assert all(answer in question.offer for question, answer in given)


def test_battle_cards_and_responses_are_played_wherever_they_can_be() -> None:
    _, given = played("1813-2", "fights", "events")

    battles = [(q, a) for q, a in given if type(q.choice).__name__ == "ChooseBattleCard" and len(q.offer) > 1]
    assert battles
    assert all(answer != "pass" for _, answer in battles)


def test_more_cards_come_up_than_in_plain_random_play() -> None:
    preferring, plain = (
        sum(len(cards_played(played("1813-4", seed, taste)[0])) for seed in ("a", "b", "c"))
        for taste in ("events", "")
    )
    assert preferring > 1.3 * plain


def test_nobody_pays_for_peace() -> None:
    _, given = played("1805-3", "peace", "events")

    paid = [answer for question, answer in given if isinstance(question.choice, ChoosePeace)]
    assert paid
    assert set(paid) == {Minus()}


def test_cards_of_one_nation_are_rare_but_home_cards_are_not() -> None:
    assert is_rare("krumper_system")
    assert not is_rare("landwehr")
    assert not is_rare("talleyrand")
    assert not is_rare("papal_bull")


def test_weights_are_chances_and_without_any_all_are_equal() -> None:
    stream = Stream("weights")
    assert {drawn("abc", lambda one: int(one == "b"), stream) for _ in range(20)} == {"b"}
    assert {drawn("abc", lambda _: 0, stream) for _ in range(40)} == set("abc")


@pytest.mark.parametrize(
    ("use", "counts"), [("event", True), ("battle", True), ("response", True), ("cp", False)]
)
def test_a_card_counts_when_played_for_its_own_sake(use: str, counts: bool) -> None:
    study = NapoleonicWarsStudy()

    assert study.card_played(CardPlayed("russia", "cossacks", use)) == ("cossacks" if counts else "")
    assert set(study.cards) == set(CARDS)
    assert study.tastes()["events"] is prefer_events


def test_the_count_of_a_turn_is_the_points_of_every_seat_and_the_conquests() -> None:
    match, _ = played("1812-4", "count", "", most=60)
    assert isinstance(match.state, State)

    conquests = {"conquests": len(conquered_nations(match.state))}
    assert NapoleonicWarsStudy().points(match.state) == points(match.state) | conquests
    assert NapoleonicWarsStudy().turn(match.state) == turn_of(match.state) == 4


@pytest.mark.parametrize("why", REASONS)
def test_every_end_has_words(why: str) -> None:
    message = NapoleonicWarsStudy().why_message({"why": why})
    told = [Texts(language).format(message) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)


def test_hands_are_thrown_in_until_a_card_of_the_own_nation_comes() -> None:
    game = NapoleonicWars()
    match, stream = Match(game, "1812-5", {}, seed="hands"), Stream("hands")
    thrown = []
    while turn_of(match.state) == 4 and match.pending():
        question = match.pending()[0]
        answer = prefer_events(match.state, question, stream)
        if answer == ThrowIn():
            nation = question.choice.nation
            thrown.append((NATIONS[nation], hand_of(match.state, nation)))
        match.decide(question.seat, answer)

    assert thrown
    for owner, hand in thrown:
        assert all(CARDS[card].nations != owner for card in hand if card != "poniatowski")


def test_prussia_goes_with_france_while_poniatowski_waits() -> None:
    """Ruling 66."""
    joining = Join(Camp(IMPERIAL))
    asked = []
    for seed in ("scarves", "gloves", "hats"):
        for question, answer in played("1805-5", seed, "events", most=1500)[1]:
            if isinstance(question.choice, ChooseCamp) and joining in question.offer:
                asked += [answer] if question.choice.power == PRUSSIA else []

    assert set(asked) == {joining}
