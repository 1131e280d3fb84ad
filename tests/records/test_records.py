"""Whole recorded games, each file a test: what was played stays what it was, or it is known what changed."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.game import Game
from greatpowers.engine.record import Record
from greatpowers.games.table import GAMES, find_game
from tests.records.shelf import FILES, HERE, Played, expectations, load, name_of, played, whole

LARGEST_FOLDER = 3 * 1024 * 1024
#: Why games end.
ENDS = {
    "diplomacy": {"centres", "agreed", "last_year", "conceded"},
    "paths-of-glory": {"automatic", "last-turn", "armistice", "total-war", "peace", "conceded"},
    "napoleonic-wars": {"last-turn", "peace", "conceded"},
}
NAMES = [name_of(file) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_recorded_game_means_what_it_meant(file: Path) -> None:
    record = load(file)
    told = expectations().get(name_of(file))

    found = played(record)

    expected = whole(record) if told is None else Played(told["until"], told["accepted"], found.problem)
    assert found == expected, f"{found}; if it is meant: python -m tests.records.shelf"
    assert bool(found.problem) == (told is not None)


def test_what_is_expected_is_of_a_file_and_has_a_reason() -> None:
    told = expectations()

    assert told.keys() <= set(NAMES)
    assert [name for name, what in told.items() if not what["because"].strip()] == []


def test_every_file_has_a_name_of_its_own_in_the_folder_of_its_version() -> None:
    records = {file: load(file) for file in FILES}

    assert len(set(NAMES)) == len(FILES)
    assert [f for f, r in records.items() if f.parent.name != f"{r.game}-{r.version}"] == []


def test_the_folder_stays_small() -> None:
    assert sum(file.stat().st_size for file in HERE.rglob("*") if file.is_file()) <= LARGEST_FOLDER


@pytest.mark.parametrize("name", GAMES)
def test_every_scenario_and_every_value_of_an_option_is_on_record(name: str) -> None:
    game, records = find_game(name), records_of(name)

    assert {scenario.id for scenario in game.scenarios} == {record.scenario for record in records}
    assert [choice for choice in choices_of(game) if not any(chose(r, *choice) for r in records)] == []


@pytest.mark.parametrize("name", GAMES)
def test_running_games_and_every_way_to_end_are_on_record(name: str) -> None:
    records = records_of(name)

    assert any(record.result is None for record in records)
    assert any(record.nonces for record in records)
    assert {r.result["why"] for r in records if r.result} >= ENDS[name]


def records_of(game: str) -> list[Record]:
    return [record for record in map(load, FILES) if record.game == game]


def choices_of(game: Game) -> list[tuple[str, Any]]:
    """Every option with every value that can be counted."""
    values = {s.name: (False, True) if isinstance(s.default, bool) else s.choices for s in game.options}
    return list(chain.from_iterable([(name, value) for value in named] for name, named in values.items()))


def chose(record: Record, name: str, value: Any) -> bool:
    return name in record.options and record.options[name] == value
