"""Folders, files and languages of the machine the command runs on; texts that all exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.cli import files
from greatpowers.cli.files import read_bytes, write_atomically
from greatpowers.cli.folders import data_folder, find_saved, free_name, short_name
from greatpowers.cli.language import spoken_language
from greatpowers.cli.problems import Problem
from greatpowers.locale import LANGUAGES, Texts

SOURCE = Path(__file__).resolve().parents[2] / "src" / "greatpowers"
USERS = [
    SOURCE / "server" / "store" / "unusable.py",
    *sorted((SOURCE / "cli").rglob("*.py")),
    *sorted((SOURCE / "games").rglob("*.py")),
]


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/greatpowers"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/greatpowers"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "relative"}, "/h/.local/share/greatpowers"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/greatpowers"),
        ("win32", {"HOME": "/h", "LOCALAPPDATA": "/l"}, "/l/greatpowers"),
        ("win32", {"HOME": "/h"}, "/h/AppData/Local/greatpowers"),
        ("linux", {"HOME": "/h", "GREATPOWERS_DATA": "/own"}, "/own"),
    ],
)
def test_data_lives_where_the_platform_wants_it(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert data_folder(environment, platform).as_posix() == folder


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "HU_hu"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "russian"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "ru_RU", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert spoken_language(None, environment) == language
    assert spoken_language("en", environment) == "en"


def test_names_of_saved_games_find_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATPOWERS_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    stored = tmp_path / "games" / "one.gp.json"
    stored.parent.mkdir()
    stored.write_text("{}", "utf-8")

    assert find_saved("one") == find_saved("one.gp.json") == stored
    assert short_name(stored) == "one"
    assert find_saved("two") == Path("two")
    assert free_name(stored.parent, "one").name == "one-2.gp.json"
    (tmp_path / "one").write_text("{}", "utf-8")
    assert find_saved("one") == Path("one")


def test_a_failed_write_leaves_the_old_content_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.gp.json"
    write_atomically(path, b"old")

    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", no_space)
    with pytest.raises(Problem):
        write_atomically(path, b"new")

    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["a.gp.json"]


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 5000])
def test_impossible_file_names_are_clear_failures(name: str) -> None:
    with pytest.raises(Problem):
        read_bytes(name)


def test_a_file_may_be_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "big").write_bytes(b"x" * 101)
    monkeypatch.setattr(files, "LARGEST", 100)

    with pytest.raises(Problem, match="too-large"):
        read_bytes(tmp_path / "big")


def used_messages() -> tuple[set[str], set[str]]:
    """Ids that the terminal's code names in full, and beginnings it completes by itself."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in USERS:
        tree = ast.parse(path.read_text("utf-8"))
        joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for node in joined for part in node.values}
        for node in joined:
            first = node.values[0]
            if isinstance(first, ast.Constant) and str(first.value).startswith("cli-"):
                beginnings.add(str(first.value))
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in parts else None
            if isinstance(text, str) and re.fullmatch(r"cli-[a-z-]+", text):
                whole.add(text)
    return whole, beginnings


def messages_of(language: str) -> set[str]:
    """Texts of the terminal; games may have some in files of their own."""
    files = sorted((SOURCE / "locale" / language).glob("*.ftl"))
    return {
        name for f in files for name in re.findall(r"^(cli-[a-z-]+) =", f.read_text("utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_used_exists_and_every_text_is_used(language: str) -> None:
    whole, beginnings = used_messages()
    known = messages_of(language)

    assert whole - known == set()
    assert {start for start in beginnings if not any(one.startswith(start) for one in known)} == set()
    assert {one for one in known - whole if not any(one.startswith(start) for start in beginnings)} == set()


@settings(deadline=None)  # the first use of a language reads all its texts
@given(st.text(), st.sampled_from(LANGUAGES))
def test_no_name_of_a_file_breaks_a_sentence(name: str, language: str) -> None:
    assert name in Texts(language, strict=True).format("cli-file-missing", file=name)
