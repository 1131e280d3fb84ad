"""evaluate, and a soak that counts cards: reports for people and for programs."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from greatpowers.bots import balance as evaluation
from tests.cli.conftest import Run

GAME = ("paths-of-glory", "--scenario", "introductory")
EVALUATE = ("evaluate", *GAME, "--players", "random", "--games", "3", "--seed", "7")


def test_evaluate_answers_in_the_agreed_form(call: Run) -> None:
    done = call(*EVALUATE, "--json")
    answer = json.loads(done.out)

    assert done.code == 0
    assert {"game", "scenario", "players", "games", "errors", "seats", "ends", "by_turn"} <= answer.keys()
    assert (answer["scenario"], answer["players"], answer["games"]) == ("introductory", ["random"], 3)
    assert sum(end["games"] for end in answer["ends"]) == 3
    assert answer["by_turn"][0]["games"] == 3


def test_the_report_names_the_command_that_makes_it(call: Run) -> None:
    done = call(*EVALUATE, "--option", "edition=2010")
    command = next(line.strip() for line in done.out.splitlines() if line.startswith("    greatpowers"))
    again = call(*command.split()[1:])

    assert done.code == 0
    assert "edition=2010" in command
    assert again.out == done.out


@pytest.mark.parametrize(
    ("language", "heads"),
    [
        ("en", ("Who wins", "Why games end", "Central Powers", "Victory points")),
        ("ru", ("Кто побеждает", "Почему кончаются партии", "Центральные державы", "Победные очки")),
        ("hu", ("Ki győz", "Miért ér véget a parti", "Központi hatalmak", "Győzelmi pont")),
    ],
)
def test_the_report_speaks_three_languages(language: str, heads: tuple[str, ...], call: Run) -> None:
    said = call(*EVALUATE, "--language", language).out

    assert [head for head in heads if head not in said] == []


def test_every_row_of_the_report_fits_its_table(call: Run) -> None:
    lines = call(*EVALUATE).out.splitlines()
    widths = [line.count("|") if line.startswith("|") else 0 for line in lines]
    inside = [(a, b) for a, b in pairwise(widths) if a and b]

    assert len(inside) > 8
    assert all(a == b for a, b in inside)


def test_diplomacy_is_evaluated_by_centres(call: Run) -> None:
    words = ("evaluate", "diplomacy", "--players", "random", "--games", "1", "--option", "last_year=1902")
    said = call(*words).out

    assert "| 1901 | 1 |" in said
    assert "Austria" in said


def test_an_interrupted_evaluation_goes_on_where_it_was(call: Run, tmp_path: Path) -> None:
    """The last line was cut off in the middle: that game is played again."""
    kept = tmp_path / "games.jsonl"
    whole = call(*EVALUATE).out
    call(*EVALUATE, "--keep", str(kept))
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(lines[0] + lines[1][:40])

    again = call(*EVALUATE, "--keep", str(kept))

    assert again.out == whole
    assert sorted(kept.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_games_that_are_kept_are_not_played_again(
    call: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "games.jsonl"
    first = call(*EVALUATE, "--keep", str(kept))
    monkeypatch.setattr(evaluation, "play_game", None)

    assert call(*EVALUATE, "--keep", str(kept)).out == first.out


def test_games_of_another_seed_are_left_alone(call: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    call(*EVALUATE[:-1], "other", "--keep", str(kept))

    assert call(*EVALUATE, "--keep", str(kept)).out == call(*EVALUATE).out
    assert len(kept.read_bytes().splitlines()) == 6


def test_a_file_of_something_else_is_told(call: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text("hello\n", encoding="utf-8")
    done = call(*EVALUATE, "--keep", str(kept))

    assert done.code == 1
    assert "line 1" in done.error_line


def test_an_option_the_game_does_not_know_is_wrong_use(call: Run) -> None:
    done = call(*EVALUATE, "--option", "edition=1999")

    assert done.code == 2
    assert "1999" in done.error_line


def test_a_soak_tells_which_cards_were_played(call: Run) -> None:
    done = call("soak", *GAME, "--games", "2", "--prefer", "events", "--json")
    answer = json.loads(done.out)

    assert done.code == 0
    assert len(answer["cards"]) == 130
    assert sum(answer["cards"].values()) > 10
    assert answer["lacking"] == {}


def test_a_soak_that_lacks_cards_lists_them_and_fails(call: Run) -> None:
    """Late cards never come in a scenario of three turns."""
    words = ("soak", *GAME, "--games", "1", "--prefer", "events", "--each", "1")
    done = call(*words)
    answer = json.loads(call(*words, "--json").out)

    assert done.code == 1
    assert "cp_54 0" in done.out
    assert answer["ok"]
    assert answer["lacking"]["cp_54"] == 0


def test_what_cannot_be_preferred_is_wrong_use(call: Run) -> None:
    done = call("soak", *GAME, "--games", "1", "--prefer", "roses")

    assert done.code == 2
    assert "roses" in done.error_line
    assert "events" in done.error_line


def test_a_soak_goes_on_where_it_was(call: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    words = ("soak", *GAME, "--prefer", "events", "--json", "--games")
    call(*words, "1", "--keep", str(kept))
    again = json.loads(call(*words, "2", "--keep", str(kept)).out)
    whole = json.loads(call(*words, "2").out)

    assert len(kept.read_bytes().splitlines()) == 2
    assert (again["games"], again["decisions"], again["cards"]) == (2, whole["decisions"], whole["cards"])


def test_a_soak_that_has_enough_plays_nothing_more(call: Run, tmp_path: Path) -> None:
    """The kept game is one in which every card came up."""
    kept = tmp_path / "games.jsonl"
    words = ("soak", *GAME, "--prefer", "events", "--json", "--keep", str(kept), "--games")
    cards = json.loads(call(*words, "1").out)["cards"]
    line = json.loads(kept.read_bytes())
    line["cards"] = dict.fromkeys(cards, 1)
    kept.write_text(json.dumps(line) + "\n", encoding="utf-8")

    done = call(*words, "5", "--each", "1")

    assert done.code == 0
    assert json.loads(done.out)["games"] == 1
