"""Games of older versions: how far the present rules play them, and how that is written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.engine.record import write_record
from tests.records import shelf
from tests.records.samples import SAMPLES, changed, sample, with_decision
from tests.records.shelf import Played, by_present_rules, expectations, rewrite_expectations, whole


@pytest.mark.parametrize("name", SAMPLES)
def test_an_older_game_that_means_the_same_is_whole(name: str) -> None:
    assert by_present_rules(changed(sample(name), version="0")) == whole(sample(name))


@pytest.mark.parametrize("name", SAMPLES)
def test_an_older_game_is_the_same_until_something_means_another_thing(name: str) -> None:
    record = changed(sample(name), version="0")
    differs = [n for n, _ in record.checkpoints][1]
    other = changed(record, checkpoints=[(n, "" if n >= differs else h) for n, h in record.checkpoints])

    found = by_present_rules(other)

    problem = f"the hash after decision {differs} is another"
    assert found == Played(record.checkpoints[0][0], len(record.decisions), problem)


@pytest.mark.parametrize("name", SAMPLES)
def test_an_older_game_is_played_as_far_as_its_decisions_are_allowed(name: str) -> None:
    record = changed(sample(name), version="0")
    forbidden = with_decision(record, 30, (record.seats[0], "something nobody may do"))

    found = by_present_rules(forbidden)

    assert (found.until, found.accepted) == (25, 30)
    assert found.problem.startswith("decision 31 is refused")


def test_the_numbers_are_written_down_and_reasons_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = changed(sample(SAMPLES[0]), version="0")
    other = with_decision(record, 30, (record.seats[0], "something nobody may do"))
    names = ("same", "told", "untold")
    files = [tmp_path / "diplomacy-0" / f"{name}.gp.json" for name in names]
    files[0].parent.mkdir()
    for file in files:
        file.write_bytes(write_record(record if file == files[0] else other))
    notes = tmp_path / "expectations.toml"
    notes.write_text(
        '# head\n\n["diplomacy-0/told"]\nuntil = 50\nbecause = "a \\"rule\\" changed"\n', encoding="utf-8"
    )
    monkeypatch.setattr(shelf, "FILES", files)
    monkeypatch.setattr(shelf, "EXPECTATIONS", notes)

    rewrite_expectations()

    numbers = {"until": 25, "accepted": 30}
    assert expectations() == {
        "diplomacy-0/told": {**numbers, "because": 'a "rule" changed'},
        "diplomacy-0/untold": {**numbers, "because": ""},
    }
    assert notes.read_text(encoding="utf-8").startswith("# head\n\n")
