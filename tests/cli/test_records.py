"""verify, replay, export and import: nothing that was changed passes, everything else survives the way."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greatpowers.cli.replaying import replayed_phases
from greatpowers.engine.chance import commitment_to
from greatpowers.engine.record import read_record, replay, write_record
from greatpowers.games.table import find_game
from tests.cli.conftest import Run

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "formats" / "record.md"


def changed(path: Path, into: Path, **fields: Any) -> Path:
    """A copy of the record with some fields replaced."""
    plain = json.loads(path.read_bytes())
    into.write_text(json.dumps(plain | fields), "utf-8")
    return into


def test_the_example_of_the_guide_can_be_played_again() -> None:
    example = re.search(r"```json record\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)

    assert example is not None
    match = replay(read_record(example[1].encode()), find_game)
    assert [seat for seat, _ in match.decisions] == ["France", "England"]


def test_the_guide_names_every_field_of_a_record(finished_game: Path) -> None:
    text = GUIDE.read_text("utf-8")

    assert [
        f
        for f in msgspec.structs.fields(read_record(finished_game.read_bytes()))
        if f"`{f.name}`" not in text
    ] == []


def test_verify_tells_every_die_and_hash(finished_game: Path, call: Run) -> None:
    record = read_record(finished_game.read_bytes())
    done = call("verify", str(finished_game), "--json")
    report = json.loads(done.out)

    assert done.code == 0
    assert report["ok"] is True
    assert report["hashes"] == [{"decision": n, "hash": value} for n, value in record.checkpoints]
    assert report["commitment"] == commitment_to(record.seed or "")
    assert [(die["purpose"], die["bound"]) for die in report["dice"]] == [("italy", 2)]


def test_verify_says_the_same_in_words(finished_game: Path, call: Run) -> None:
    done = call("verify", str(finished_game))
    report = json.loads(call("verify", str(finished_game), "--json").out)

    assert report["commitment"] in done.out
    assert report["seed"] in done.out
    assert "“italy”" in done.out


@pytest.mark.parametrize(
    "what", ["decision", "hash", "seed", "commitment", "result", "seats", "version", "options"]
)
def test_verify_finds_whatever_was_changed(what: str, finished_game: Path, tmp_path: Path, call: Run) -> None:
    plain = json.loads(finished_game.read_bytes())
    changes: dict[str, Any] = {
        "decision": {"decisions": [[plain["decisions"][0][0], "none"], *plain["decisions"][1:]]},
        "hash": {"checkpoints": [[plain["checkpoints"][0][0], "0" * 32]]},
        "seed": {"seed": "another"},
        "commitment": {"commitment": "0" * 64},
        "result": {"result": {"kind": "win"}},
        "seats": {"seats": plain["seats"][::-1]},
        "version": {"version": "99"},
        "options": {"options": {**plain["options"], "last_year": 1914}},
    }
    forged = changed(finished_game, tmp_path / "forged.gp.json", **changes[what])

    assert call("verify", str(forged)).code == 1
    answer = call("verify", str(forged), "--json")
    assert (answer.code, json.loads(answer.out)["ok"]) == (1, False)


def test_a_hidden_seed_cannot_be_verified_yet(finished_game: Path, tmp_path: Path, call: Run) -> None:
    sealed = changed(finished_game, tmp_path / "sealed.gp.json", seed=None)

    assert "not revealed" in call("verify", str(sealed)).error_line


def test_replay_shows_every_phase_in_words(finished_game: Path, call: Run) -> None:
    done = call("replay", str(finished_game))

    assert done.code == 0
    for words in (
        "Spring 1914",
        "Winter 1914, adjustment phase",
        "Spring 1915",
        "The coin is tossed for Italy",
    ):
        assert words in done.out
    assert "The last year is over." in done.out


def test_replay_shows_one_phase_with_the_board_before_and_after(finished_game: Path, call: Run) -> None:
    done = call("replay", str(finished_game), "--phase", "s1914m", "--language", "ru")

    assert "Весна 1914 года" in done.out
    assert done.out.count("Центры снабжения") == 2
    assert "1915" not in done.out


def test_replay_refuses_phases_and_seats_that_are_not_there(finished_game: Path, call: Run) -> None:
    assert call("replay", str(finished_game), "--phase", "S1999M").code == 1
    assert call("replay", str(finished_game), "--phase", "summer").code == 1
    assert call("replay", str(finished_game), "--seat", "Spain").code == 2


def test_replay_step_by_step_ends_with_the_input(finished_game: Path, call: Run) -> None:
    done = call("replay", str(finished_game), "--step", stdin="\n")

    assert done.code == 0
    assert done.out.count("Press Enter.") == 2


def test_replay_as_data_ends_where_the_record_ends(finished_game: Path, call: Run) -> None:
    phases = json.loads(call("replay", str(finished_game), "--json").out)["phases"]

    assert [one["phase"] for one in phases[:1]] == ["S1914M"]
    assert phases[-1]["phase"] == "F1915A"
    match = replay(read_record(finished_game.read_bytes()), find_game)
    assert sum(map(len, phases[-1]["units"].values())) == len(match.view(None).units)


def test_replay_keeps_letters_from_those_they_were_not_for(finished_game: Path) -> None:
    record = read_record(finished_game.read_bytes())
    one, other = record.seats
    letters = [(one, f"press {other}: meet me in Berlin"), (one, "press all: good morning")]
    record = msgspec.structs.replace(record, decisions=letters, checkpoints=[], result=None)

    def texts(seat: str | None) -> list[str]:
        phases = replayed_phases(record, seat)
        return [getattr(event, "text", "") for phase in phases for event in phase.events]

    assert texts(other) == texts(one) == ["meet me in Berlin", "good morning"]
    assert texts(None) == ["good morning"]


def test_what_is_imported_can_be_listed_and_exported_unchanged(
    finished_game: Path, tmp_path: Path, call: Run
) -> None:
    stored = json.loads(call("import", str(finished_game), "--json").out)["file"]

    assert Path(stored).is_relative_to(tmp_path / "data")
    assert [one["name"] for one in json.loads(call("export", "--json").out)] == ["finished"]
    assert call("export", "finished", str(tmp_path / "again.gp.json")).code == 0
    assert (tmp_path / "again.gp.json").read_bytes() == finished_game.read_bytes()
    assert call("export", "finished").out.encode() == finished_game.read_bytes()
    assert [
        call(*words, "finished").code for words in (["verify"], ["replay"], ["inspect", "diplomacy"])
    ] == [0, 0, 0]


def test_importing_twice_keeps_one_and_never_replaces_another(
    finished_game: Path, tmp_path: Path, call: Run
) -> None:
    first = json.loads(call("import", str(finished_game), "--json").out)["file"]
    same = json.loads(call("import", str(finished_game), "--json").out)["file"]
    record = read_record(finished_game.read_bytes())
    shorter = msgspec.structs.replace(record, decisions=[], checkpoints=[], result=None)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / finished_game.name).write_bytes(write_record(shorter))
    other = json.loads(call("import", str(tmp_path / "other" / finished_game.name), "--json").out)["file"]

    assert first == same != other
    assert Path(first).read_bytes() == finished_game.read_bytes()
    assert call("import", str(tmp_path / "other" / finished_game.name), "--name", "finished").code == 1


def test_import_checks_before_it_stores(finished_game: Path, tmp_path: Path, call: Run) -> None:
    forged = changed(finished_game, tmp_path / "forged.gp.json", seed="another")

    assert call("import", str(forged)).code == 1
    assert json.loads(call("export", "--json").out) == []


@pytest.mark.parametrize("name", ["../escape", "a/b", ".hidden", ""])
def test_a_saved_game_has_a_plain_name(name: str, finished_game: Path, call: Run) -> None:
    assert call("import", str(finished_game), "--name", name).code == 2


def test_export_without_seed_keeps_the_secret(finished_game: Path, tmp_path: Path, call: Run) -> None:
    call("import", str(finished_game))
    call("export", "finished", str(tmp_path / "public.gp.json"), "--no-seed")
    public = json.loads((tmp_path / "public.gp.json").read_bytes())

    assert "seed" not in public
    assert public["commitment"] == commitment_to("a finished game")
    assert "a finished game" not in (tmp_path / "public.gp.json").read_text("utf-8")
