"""`greatpowers pack`: from a new folder to a game that is played, saved and verified with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greatpowers.cli.main import main
from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.shared.packs import folder_of
from greatpowers.games.table import find_game, pack_desk

NW = "napoleonic-wars"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GREATPOWERS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "data"


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_new_edit_check_diff_use_play_verify(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "my copy"
    assert main(["pack", "new", NW, str(folder)]) == 0
    assert (folder / "README.md").read_text(encoding="utf-8").startswith("# Your own copy")
    edit(folder, "areas.csv", "kent,Kent,", "kent,Dover,")
    capsys.readouterr()

    assert main(["pack", "check", NW, str(folder)]) == 0
    assert "is sound: 170 areas" in capsys.readouterr().out
    assert main(["pack", "diff", NW, str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "areas.csv: kent, name_en: Kent → Dover",
        "One difference.",
    ]
    assert main(["pack", "use", NW, str(folder)]) == 0
    assert "“my copy”" in capsys.readouterr().out
    assert main(["pack", "diff", NW, str(folder), "my copy"]) == 0
    assert capsys.readouterr().out.strip() == "No difference."

    pack = pack_desk(NW).read(folder_of(data, NW, "my copy"), "my copy")
    record = tmp_path / "game.gp.json"
    record.write_bytes(write_record(record_of(Match(find_game(NW, pack), seed="x"))))
    assert main(["verify", str(record)]) == 0
    capsys.readouterr()
    assert main(["replay", str(record)]) == 0
    assert "The match is not over." in capsys.readouterr().out


def test_a_bad_pack_is_told_and_changes_nothing(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "bad"
    main(["pack", "new", NW, str(folder)])
    edit(folder, "areas.csv", ",britain,,true,britain,", ",britian,,true,britain,")
    capsys.readouterr()

    assert main(["pack", "check", NW, str(folder), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert main(["pack", "use", NW, str(folder)]) == 1
    said = capsys.readouterr().err

    assert [(fault["file"], fault["line"]) for fault in told["faults"]] == [("areas.csv", 2)]
    assert said.count("\n") == 1
    assert "areas.csv, line 2" in said
    assert not (data / "packs").exists()


def test_wrong_use_answers_two(tmp_path: Path) -> None:
    assert main(["pack", "check", "diplomacy", str(tmp_path)]) == 2
    assert main(["pack", "check", "chess", str(tmp_path)]) == 2
    assert main(["pack", "check", NW]) == 2


def test_a_full_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")

    assert main(["pack", "new", NW, str(tmp_path)]) == 1
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["letter.txt"]


@pytest.mark.parametrize(("language", "begins"), [("ru", "# Ваш экземпляр"), ("hu", "# A napóleoni háborúk")])
def test_the_guide_is_in_the_language_of_the_reader(tmp_path: Path, language: str, begins: str) -> None:
    main(["pack", "new", NW, str(tmp_path / "copy"), "--language", language])

    assert (tmp_path / "copy" / "README.md").read_text(encoding="utf-8").startswith(begins)


def test_an_unknown_pack_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", NW, "--players", "random", "--games", "1", "--pack", "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err


@pytest.mark.slow
def test_bots_meet_in_an_arena_with_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["pack", "new", NW, str(tmp_path / "copy")])
    capsys.readouterr()

    words = ["--players", "random", "--games", "1", "--pack", str(tmp_path / "copy"), "--json"]
    assert main(["arena", NW, *words]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] in (0, [])
