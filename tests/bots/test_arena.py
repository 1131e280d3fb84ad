"""The arena: fair seats, equal outcomes for equal seeds wherever they are played, failures told."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from greatpowers.bots.arena import GameOutcome, GameTask, arena_tasks, play_game, run_arena, seated
from greatpowers.bots.player import RandomPlayer, reasons_of
from greatpowers.bots.statistics import tally
from greatpowers.engine.errors import GreatPowersError, OptionError
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match, Question
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.rules.turn.opening import ChooseBid
from greatpowers.games.table import find_game

TABLE = "greatpowers.games.table:find_game"
SEATS = find_game("diplomacy").scenarios[0].seats


class Crashing(RandomPlayer):
    """Gives up with an exception in the second year."""

    def decide(self, view: Any, question: Question) -> Any:
        if view.year == 1902:
            raise ZeroDivisionError("no idea")
        return super().decide(view, question)


class Cheating(RandomPlayer):
    """Orders a unit it does not have."""

    def decide(self, view: Any, question: Question) -> Any:
        return "A Par - Syr"


class Bad(Diplomacy):
    """Diplomacy with players that do not play by the rules, for three years unless told otherwise."""

    arena_options: Mapping[str, Any] = {"last_year": 1903}

    def bots(self) -> Mapping[str, Callable[[str], Any]]:
        return {"random": RandomPlayer, "crashing": Crashing, "cheating": Cheating}


class Bold(RandomPlayer):
    """Bids for the side of the other and never gives up."""

    def decide(self, view: Any, question: Question) -> Any:
        if not isinstance(question.choice, ChooseBid):
            return super().decide(view, question)
        return "accept" if question.choice.side >= 0 else f"bid {'cp' if question.seat == 'ap' else 'ap'} 0"


class Meek(Bold):
    """Gives up as soon as the sides are settled."""

    def decide(self, view: Any, question: Question) -> Any:
        return super().decide(view, question) if isinstance(question.choice, ChooseBid) else "concede"


class Bargain(PathsOfGlory):
    def bots(self) -> Mapping[str, Callable[[str], Any]]:
        return {"bold": Bold, "meek": Meek}


def find_bargain(name: str) -> Game:
    assert name == "paths-of-glory"
    return Bargain()


def find_bad(name: str) -> Game:
    assert name == "diplomacy"
    return Bad()


BAD = f"{__name__}:find_bad"


def short(levels: str, games: int, seed: str = "7", table: str = TABLE) -> list[GameTask]:
    """Tasks of games that end after 1902."""
    options = {"last_year": 1902}
    return arena_tasks(table, "diplomacy", levels.split(","), games, options=options, seed=seed)


def test_one_against_six_sits_once_in_every_seat() -> None:
    rows = [seated(["regular", "random"], SEATS, rotation) for rotation in range(7)]

    assert [Counter(row.values()) for row in rows] == [Counter(regular=1, random=6)] * 7
    assert sorted(seat for row in rows for seat, level in row.items() if level == "regular") == sorted(SEATS)


def test_every_player_meets_every_seat_equally_often() -> None:
    tasks = short("regular,novice,random", 14)
    held = Counter((level, seat) for task in tasks for seat, level in task.levels.items())

    assert {held["regular", seat] for seat in SEATS} == {2}
    assert {held["novice", seat] for seat in SEATS} == {2}
    assert {held["random", seat] for seat in SEATS} == {10}


def test_games_of_one_rotation_share_the_match_seed() -> None:
    seeds = [task.seed for task in short("regular,random", 14)]

    assert len(set(seeds[:7])) == len(set(seeds[7:])) == 1
    assert seeds[0] != seeds[7]


def test_more_players_than_seats_are_refused() -> None:
    with pytest.raises(OptionError, match="8 players for 7 seats"):
        short(",".join(["random"] * 8), 1)


def test_an_unknown_level_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="no players of level 'genius'; known: random"):
        short("genius", 1)


def test_no_level_at_all_is_refused() -> None:
    with pytest.raises(OptionError, match="at least one level"):
        seated([], SEATS, 0)


def test_a_table_that_is_no_place_in_a_module_is_refused() -> None:
    with pytest.raises(OptionError, match=r"package\.module:function"):
        short("random", 1, table="greatpowers.games.table")


def test_a_game_tells_scores_result_and_decisions() -> None:
    outcome = play_game(short("random", 1)[0])

    assert outcome.error == ""
    assert outcome.result["kind"] == "draw"
    assert list(outcome.scores) == list(SEATS)
    assert sum(outcome.scores.values()) == pytest.approx(1)
    assert outcome.decisions >= 28
    assert set(outcome.survivors) == {seat for seat, score in outcome.scores.items() if score}


def test_the_same_task_gives_the_same_game() -> None:
    task = short("novice,random", 1)[0]

    assert play_game(task) == play_game(task)


def test_another_seed_gives_another_game() -> None:
    games = [play_game(short("random", 1, seed=seed)[0]) for seed in ("a", "b")]

    assert games[0].result["centres"] != games[1].result["centres"]


def test_task_and_outcome_can_be_sent_to_another_process() -> None:
    outcome = play_game(short("random", 1)[0])

    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_the_number_of_workers_changes_nothing() -> None:
    tasks = short("novice,random", 4)

    assert run_arena(tasks, workers=2) == run_arena(tasks)


def test_progress_is_told_after_every_game_in_order() -> None:
    seen: list[GameOutcome] = []
    tasks = short("random", 3)
    outcomes = run_arena(tasks, progress=seen.append)

    assert seen == outcomes
    assert [outcome.task for outcome in outcomes] == tasks


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("crashing", "crashing as Austria failed at decision .*ZeroDivisionError: no idea"),
        (
            "cheating",
            "cheating as Austria failed at decision 1: IllegalDecision: Austria: order-foreign-unit",
        ),
    ],
)
def test_a_failing_player_is_named_and_the_arena_goes_on(level: str, said: str) -> None:
    failed, other = run_arena([*short(f"{level},random", 1, table=BAD), *short("random", 1, table=BAD)])

    with pytest.raises(GreatPowersError, match=said):
        raise GreatPowersError(failed.error)
    assert failed.scores == {}
    assert other.error == ""


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.bots.arena.MOST_DECISIONS", 20)
    outcome = play_game(arena_tasks(TABLE, "diplomacy", ["random"], 1)[0])

    assert outcome.error.startswith("not over after 2")
    assert outcome.scores == {}


def test_players_who_bid_go_on_with_the_side_they_won() -> None:
    """Whoever gives up has lost, wherever he sat at first."""
    tasks = arena_tasks(
        f"{__name__}:find_bargain", "paths-of-glory", ["bold", "meek"], 4, options={"tournament": True}
    )
    outcomes = run_arena(tasks)

    assert [outcome.task.levels["ap"] for outcome in outcomes] == ["bold", "meek"] * 2
    assert [outcome.levels["ap"] for outcome in outcomes] == ["meek", "bold"] * 2
    assert [outcome.levels[outcome.result["winner"]] for outcome in outcomes] == ["bold"] * 4
    assert tally(outcomes, "bold").wins == 4


def test_a_game_may_say_how_it_is_played_in_the_arena() -> None:
    ours = arena_tasks(BAD, "diplomacy", ["random"], 1)
    told = arena_tasks(BAD, "diplomacy", ["random"], 1, options={"last_year": 1902})

    assert [task.options["last_year"] for task in ours + told] == [1903, 1902]


def test_a_random_player_with_a_moment_repeats_itself() -> None:
    match = Match(find_game("diplomacy"), seed="x")
    question = match.pending()[0]
    player = RandomPlayer("s", lambda view: f"{view.season}{view.year}")
    answers = [player.decide(match.view(question.seat), question) for _ in range(5)]

    assert len(set(answers)) == 1


def test_a_random_player_without_one_does_not() -> None:
    match = Match(find_game("diplomacy"), seed="x")
    question = match.pending()[0]
    player = RandomPlayer("s")
    answers = [player.decide(match.view(question.seat), question) for _ in range(20)]

    assert len(set(answers)) > 5


def test_a_player_need_not_give_reasons() -> None:
    assert reasons_of(RandomPlayer("s")) == []
