"""arena, soak and bench: figures for people and for programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


def test_arena_answers_in_the_agreed_form(call: Run) -> None:
    words = ("arena", "diplomacy", "--players", "random,holder", "--games", "2", "--year", "1901")
    done = call(*words, "--json")
    answer = json.loads(done.out)

    assert done.code == 0
    assert {"game", "games", "errors", "seconds", "players"} <= answer.keys()
    assert (answer["game"], answer["games"], answer["errors"]) == ("diplomacy", 2, 0)
    assert {name: player["seats"] for name, player in answer["players"].items()} == {
        "random": 2,
        "holder": 12,
    }
    for player in answer["players"].values():
        low, high = player["ci95"]
        assert low <= player["score"] <= high


def test_the_same_seed_gives_the_same_arena(call: Run) -> None:
    words = (
        "arena",
        "diplomacy",
        "--players",
        "random",
        "--games",
        "1",
        "--year",
        "1902",
        "--json",
        "--seed",
    )
    one, two, other = (json.loads(call(*words, seed).out)["players"] for seed in ("7", "7", "8"))

    assert one == two != other


@pytest.mark.parametrize(("language", "head"), [("en", "95 % interval"), ("ru", "Интервал"), ("hu", "sáv")])
def test_arena_shows_a_table(language: str, head: str, call: Run) -> None:
    done = call(
        "arena", "diplomacy", "--players", "holder", "--games", "1", "--year", "1901", "--language", language
    )

    assert done.code == 0
    assert head in done.out
    assert done.err == ""


def test_soak_says_how_much_was_checked(call: Run) -> None:
    done = call("soak", "diplomacy", "--games", "1", "--scenario", "two", "--json")
    answer = json.loads(done.out)

    assert done.code == (0 if answer["ok"] else 1)
    assert answer["ok"], answer
    assert answer["games"] == 1
    assert answer["decisions"] > 10


def test_a_failure_of_the_soak_is_told(call: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from greatpowers.games.diplomacy.game import Diplomacy

    def broken(*_: object) -> None:
        raise ValueError("the board is upside down")

    monkeypatch.setattr(Diplomacy, "check", broken)
    words = ("soak", "diplomacy", "--games", "1", "--seed", "s")

    assert "upside down" in call(*words).error_line
    answer = call(*words, "--json")
    assert (answer.code, json.loads(answer.out)["ok"]) == (1, False)


def test_bench_measures_all_figures(call: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from greatpowers.games.diplomacy.trials import measuring as bench

    monkeypatch.setattr(bench, "SAMPLE_SEEDS", 1)
    monkeypatch.setattr(bench, "SAMPLE_LAST_YEAR", 1901)
    monkeypatch.setattr(bench, "GAME_LAST_YEAR", 1901)
    figures = json.loads(call("bench", "--json").out)["figures"]

    assert all(figure > 0 for figure in figures.values())
    assert list(figures) == [
        "phases_per_second", "stream_phases_per_second", "games_per_second", "legal_orders_ms", "copy_us",
    ]  # fmt: skip
    assert "JSON" in call("bench", "diplomacy").out


def test_bench_of_paths_of_glory_measures_all_figures(call: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from greatpowers.games.paths_of_glory.trials import measuring

    monkeypatch.setattr(measuring, "GAMES", 1)
    figures = json.loads(call("bench", "paths-of-glory", "--json").out)["figures"]

    assert all(figure > 0 for figure in figures.values())
    assert list(figures) == ["decisions_per_second", "random_games_per_second", "supply_us", "copy_us"]


def test_bench_of_the_napoleonic_wars_measures_all_figures(
    call: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from greatpowers.games.napoleonic_wars.trials import measuring

    monkeypatch.setattr(measuring, "SCENARIOS", ("1813-2",))
    figures = json.loads(call("bench", "napoleonic-wars", "--json").out)["figures"]

    assert all(figure > 0 for figure in figures.values())
    assert list(figures) == ["decisions_per_second", "random_games_per_second", "options_us", "copy_us"]


def test_soak_takes_options_that_shall_not_be_drawn(call: Run) -> None:
    words = ("soak", "paths-of-glory", "--games", "1", "--scenario", "introductory")

    assert call(*words, "--option", "edition=2010", "--option", "solo=no").code == 0
    assert "1999" in call(*words, "--option", "edition=1999").error_line
