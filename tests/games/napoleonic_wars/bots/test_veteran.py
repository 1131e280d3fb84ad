"""The Veteran plays its Impulses out: lawfully, within its time, knowing nothing it may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import Why, reasons_of
from greatpowers.bots.thinking import give_clock
from greatpowers.engine.chance import dice_key
from greatpowers.engine.match import Match, Question
from greatpowers.games.napoleonic_wars.bots.veteran import search
from greatpowers.games.napoleonic_wars.bots.veteran.dice import EvenDice
from greatpowers.games.napoleonic_wars.bots.veteran.weights import SEARCH, TIME
from greatpowers.games.napoleonic_wars.rules.impulse.plays import ChoosePlay
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.words.speakers import worded
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts

GAME = find_game("napoleonic-wars")
#: What playing a board out takes, by the clock of these tests.
SECONDS_A_BOARD = 0.06


def own_questions(seat: str, seed: str, most: int) -> Iterator[tuple[Match, Question]]:
    """Questions of a seat in its own Impulses, in a game of Regulars."""
    match = Match(GAME, "1805-5", seed=seed)
    players = {name: make_player(GAME, "regular", f"{seed}/{name}") for name in match.seats}
    asked = 0
    while asked < most:
        question = match.pending()[0]
        if question.seat == seat and isinstance(question.choice, ChoosePlay | ChooseAct):
            asked += 1
            yield match, question
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the boards that are played out."""
    count = [0]
    played = search.carried_out

    def counted(*given: object) -> object:
        count[0] += 1
        return played(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "carried_out", counted)
    return count


def test_hidden_cards_and_dice_make_no_difference() -> None:
    for number, (match, question) in enumerate(own_questions("prussia", "honest", 5)):
        other = GAME.hidden_shuffled(match.state, question.seat, f"other {number}")
        first = make_player(GAME, "veteran", "honest").decide(match.view(question.seat), question)
        again = make_player(GAME, "veteran", "honest").decide(GAME.view(other, question.seat), question)

        assert first == again


def test_choices_vary_with_the_seed() -> None:
    varied = False
    for match, question in own_questions("austria", "why", 3):
        answers = [
            make_player(GAME, "veteran", f"s{number}").decide(match.view(question.seat), question)
            for number in range(3)
        ]
        varied |= any(answer != answers[0] for answer in answers)

    assert varied


def test_by_the_clock_an_impulse_takes_no_longer_than_it_may(boards: list[int]) -> None:
    impulses: dict[tuple[int, int], float] = {}
    for match, question in own_questions("austria", "time", 8):
        player = make_player(GAME, "veteran", "time")
        give_clock(player, lambda: boards[0] * SECONDS_A_BOARD)
        before = boards[0]
        player.decide(match.view(question.seat), question)
        table = match.view(question.seat).table
        spent = (boards[0] - before) * SECONDS_A_BOARD
        impulses[table.turn, table.round] = impulses.get((table.turn, table.round), 0.0) + spent

    assert max(impulses.values()) <= 1.1 * TIME.impulse
    assert max(impulses.values()) > 0.2 * TIME.impulse, "time that is there is used"


def test_without_a_clock_it_does_a_bounded_amount_of_work_and_says_so_in_every_language(
    boards: list[int],
) -> None:
    told: list[Why] = []
    for match, question in own_questions("austria", "why", 2):
        before = boards[0]
        player = make_player(GAME, "veteran", "why")
        player.decide(match.view(question.seat), question)
        told += reasons_of(player)

        assert boards[0] - before <= SEARCH.uses * SEARCH.boards

    assert {"nw-bot-weighed", "nw-bot-feared"} <= {message for message, _ in told}
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all("nw-bot" not in texts.format(message, **worded(texts, params)) for message, params in told)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["1805-5", "1805-4", "1812-3", "1813-2"])
def test_a_war_with_veterans_is_fought_to_its_end(scenario: str) -> None:
    match = Match(GAME, scenario, seed="veterans")
    levels = ("veteran", "novice", "regular", "veteran", "novice")
    players = {
        seat: make_player(GAME, level, f"veterans/{seat}")
        for seat, level in zip(match.seats, levels, strict=False)
    }
    while not match.is_over:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))

    GAME.check(match.state)


def test_even_dice_show_every_face_once_in_six_throws() -> None:
    dice = EvenDice(dice_key("even"))
    first = [dice.below(6, "battle") for _ in range(3)]
    twin = dice.copy()
    rest = [dice.below(6, "battle") for _ in range(3)]

    assert sorted(first + rest) == list(range(6))
    assert [twin.below(6, "battle") for _ in range(3)] == rest
