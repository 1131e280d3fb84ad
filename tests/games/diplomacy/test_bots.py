"""Players of Diplomacy: always lawful, repeatable, honest, quick, each level stronger than the one below."""

from __future__ import annotations

import time
from statistics import median

import pytest

from greatpowers.bots.arena import arena_tasks, run_arena
from greatpowers.bots.statistics import tally
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import BOTS
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.names import PhaseKind
from greatpowers.games.diplomacy.printed.seats import SCENARIOS
from tests.games.diplomacy.bot_boards import answer

TABLE = "greatpowers.games.table:find_game"
#: Those that search have tests of their own: they would take too long for whole games.
LEVELS = [level for level in BOTS if level not in ("veteran", "marshal")]


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_lawful(level: str, scenario: str) -> None:
    """Decisions are refused if a single order is unlawful, so a finished game had none."""
    options = {"last_year": 1918, "unlawful_orders": "refused"}
    seats = next(s.seats for s in SCENARIOS if s.id == scenario)
    tasks = arena_tasks(
        TABLE, "diplomacy", [level, "random"], len(seats), scenario=scenario, options=options, seed="lawful"
    )
    outcomes = run_arena(tasks)

    assert [outcome.error for outcome in outcomes] == [""] * len(seats)


@pytest.mark.parametrize("options", [{"reading": "datc3"}, {"count_all_powers": True}])
def test_mixed_company_is_lawful_under_other_options(options: dict[str, bool | str]) -> None:
    tasks = arena_tasks(
        TABLE, "diplomacy", ["regular", "novice"], 4,
        scenario="four", options={"last_year": 1910, **options}, seed="mixed",
    )  # fmt: skip

    assert [outcome.error for outcome in run_arena(tasks)] == [""] * 4


@pytest.mark.parametrize("level", LEVELS)
def test_answers_do_not_change_with_what_is_hidden(level: str) -> None:
    """Sealed orders, dice and letters of others are drawn anew; the player must not notice."""
    game = Diplomacy()
    match = Match(game, "seven", {"last_year": 1906}, seed="hidden")
    asked = 0
    while not match.is_over:
        for question in match.pending():
            seat = question.seat
            shuffled = game.hidden_shuffled(match.state, seat, f"other/{asked}")
            seen, other = game.view(match.state, seat), game.view(shuffled, seat)
            chosen = BOTS[level]("s").decide(seen, question)

            assert BOTS[level]("s").decide(other, question) == chosen
            match.decide(seat, chosen)
            asked += 1
    assert asked > 80


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_depends_on_seed_and_view_alone(level: str) -> None:
    """A player that has played before answers like a new one, so a restarted house plays on the same."""
    match = Match(Diplomacy(), "seven", {"last_year": 1903}, seed="again")
    veterans = {seat: BOTS[level](seat) for seat in match.seats}
    while not match.is_over:
        for question in match.pending():
            seat = question.seat
            chosen = veterans[seat].decide(match.view(seat), question)

            assert BOTS[level](seat).decide(match.view(seat), question) == chosen
            match.decide(seat, chosen)


def test_another_seed_may_choose_otherwise() -> None:
    match = Match(Diplomacy(), seed="other")

    assert len({answer(match, "Russia", "regular", str(seed)) for seed in range(30)}) > 1


def test_the_regular_player_is_quick() -> None:
    """Twenty milliseconds of computing a movement phase at most, in the median; measured at seven."""
    match = Match(Diplomacy(), "seven", {"last_year": 1908}, seed="quick")
    player = BOTS["regular"]("s")
    spent: list[float] = []
    while not match.is_over:
        for question in match.pending():
            view = match.view(question.seat)
            began = time.process_time()
            chosen = player.decide(view, question)
            if view.phase is PhaseKind.MOVEMENT:
                spent.append(time.process_time() - began)
            match.decide(question.seat, chosen)

    assert median(spent) < 0.02


def test_regular_clearly_beats_random() -> None:
    tasks = arena_tasks(TABLE, "diplomacy", ["regular", "random"], 14, options={"last_year": 1912}, seed="r")
    found = tally(run_arena(tasks), "regular")

    assert found.score.low > 0.75
    assert found.wins >= 10


def test_novice_beats_random() -> None:
    tasks = arena_tasks(TABLE, "diplomacy", ["novice", "random"], 7, options={"last_year": 1912}, seed="n")

    assert tally(run_arena(tasks), "novice").score.value > 0.4


def test_regular_beats_novice() -> None:
    tasks = arena_tasks(TABLE, "diplomacy", ["regular", "novice"], 7, options={"last_year": 1912}, seed="rn")

    assert tally(run_arena(tasks), "regular").score.value > 0.4


@pytest.mark.parametrize("scenario", ["three", "four"])
def test_v7_a_seat_of_several_powers_wins_with_one_of_them(scenario: str) -> None:
    """Eighteen centres must belong to one power, so the leader takes them over from its sisters. [V7]"""
    options = {"last_year": 1925, "count_all_powers": False}
    tasks = arena_tasks(
        TABLE, "diplomacy", ["regular", "holder"], 4, scenario=scenario, options=options, seed="sisters"
    )
    found = tally(run_arena(tasks), "regular")

    assert found.wins == 4
