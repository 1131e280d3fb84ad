"""Veteran and Marshal keep to their time by the clock, and to a bounded amount of work without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.thinking import Clock, give_clock
from greatpowers.engine.match import Match, Question
from greatpowers.games.paths_of_glory.bots.marshal import farsight
from greatpowers.games.paths_of_glory.bots.marshal.weights import TIME as MARSHAL_TIME
from greatpowers.games.paths_of_glory.bots.regular import evaluation, operating
from greatpowers.games.paths_of_glory.bots.veteran import outlook as veteran_outlook
from greatpowers.games.paths_of_glory.bots.veteran.weights import TIME as VETERAN_TIME
from greatpowers.games.table import find_game
from greatpowers.server.workers.bot_work import bot_answer
from tests.games.paths_of_glory.seen import round_of

GAME = find_game("paths-of-glory")
#: What judging a board takes, by the clock of these tests.
SECONDS_A_BOARD = 0.002
#: Boards judged in an action round without a clock, at most.
BOARDS_AT_MOST = {"veteran": 2500, "marshal": 15000}
ROUND = {"veteran": VETERAN_TIME.round, "marshal": MARSHAL_TIME.round}
#: Rounds that are looked at.
ROUNDS = 4


class Work:
    """Counts the boards that are judged; its clock runs by them."""

    def __init__(self) -> None:
        self.boards = 0

    def clock(self) -> float:
        return self.boards * SECONDS_A_BOARD


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    found = Work()
    judged = evaluation.Outlook.value

    def counted(outlook: evaluation.Outlook, side: int) -> float:
        found.boards += 1
        return judged(outlook, side)

    monkeypatch.setattr(evaluation.Outlook, "value", counted)
    return found


def boards_a_round(
    work: Work, level: str, clock: Clock | None, scenario: str, remembers: bool
) -> Iterator[int]:
    """What a player judges in the first rounds of the Central Powers."""
    match = Match(GAME, scenario, seed="time")
    rounds: dict[int, int] = {}
    while round_of(match.state) <= ROUNDS:
        asked = match.pending()[0]
        player = make_player(GAME, level if asked.seat == "cp" else "novice", "time")
        if clock is not None:
            give_clock(player, clock)
        if not remembers:
            operating.forget()
            veteran_outlook.forget()
            farsight.forget()
        before = work.boards
        answer = player.decide(match.view(asked.seat), asked)
        if asked.seat == "cp":
            number = round_of(match.state)
            rounds[number] = rounds.get(number, 0) + work.boards - before
        match.decide(asked.seat, answer)
    yield from rounds.values()


@pytest.mark.parametrize("level", ["veteran", "marshal"])
@pytest.mark.parametrize("remembers", [True, False])
def test_by_the_clock_a_round_takes_no_longer_than_it_may(work: Work, level: str, remembers: bool) -> None:
    """Each question may come to a process that remembers nothing of the last one."""
    boards = boards_a_round(work, level, work.clock, "historical", remembers)
    spent = [found * SECONDS_A_BOARD for found in boards]

    assert max(spent) <= 1.1 * ROUND[level]
    assert max(spent) > 0.4 * ROUND[level], "time that is there is used"


@pytest.mark.parametrize("level", ["veteran", "marshal"])
def test_without_a_clock_it_does_a_bounded_amount_of_work(work: Work, level: str) -> None:
    found = boards_a_round(work, level, None, "introductory", remembers=True)

    assert max(found) < BOARDS_AT_MOST[level]


def test_the_house_gives_its_bots_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[Clock] = []

    class Timed:
        def __init__(self, seed: str) -> None:
            self.seed = seed

        def use_clock(self, clock: Clock) -> None:
            clocks.append(clock)

        def decide(self, view: object, question: Question) -> object:
            return question.offer[0]

    monkeypatch.setattr("greatpowers.server.workers.bot_work.bots_of", lambda _: {"timed": Timed})
    match = Match(GAME, "introductory", seed="house")
    asked = match.pending()[0]
    bot_answer("paths-of-glory", "timed", "seed", match.view(asked.seat), asked)

    (clock,) = clocks
    assert clock() <= clock()
