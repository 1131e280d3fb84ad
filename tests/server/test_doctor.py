"""What is wrong with a set-up is said in plain words, and what must be mended ends with 1."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greatpowers.cli.main import main
from tests.server.posts import mail_server_beside


def examined(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> tuple[int, dict[str, str]]:
    code = main(["admin", "doctor", "--data", str(data), "--json", *words])
    found = json.loads(capsys.readouterr().out)
    return code, {one["what"]: one["state"] for one in found}


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE", "PUBLIC_URL", "LIMITS", "MAIL", "MAIL_FROM", "REACH_PRIVATE"):
        monkeypatch.delenv(f"GREATPOWERS_{name}", raising=False)


def test_a_set_up_that_is_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_server_beside() as mails:
        monkeypatch.setenv("GREATPOWERS_MAIL", mails.url)
        monkeypatch.setenv("GREATPOWERS_MAIL_FROM", "Great Powers <club@house.test>")
        monkeypatch.setenv("GREATPOWERS_PUBLIC_URL", "https://play.example.org")
        _, found = examined(capsys, tmp_path)

    assert {found[what] for what in ("store", "address", "mail")} == {"ok"}
    assert "bad" not in {state for what, state in found.items() if what != "client-none"}


def test_a_mail_server_that_is_not_there_must_be_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREATPOWERS_MAIL", "smtp+plain://127.0.0.1:9")
    monkeypatch.setenv("GREATPOWERS_MAIL_FROM", "club@house.test")

    code, found = examined(capsys, tmp_path)

    assert (code, found["mail-silent"]) == (1, "bad")


def test_a_damaged_store_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "greatpowers.sqlite3").write_text("no database at all" * 100)

    code, found = examined(capsys, tmp_path)

    assert (code, found["store-closed"]) == (1, "bad")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "database"), ("ru", "База данных"), ("hu", "adatbázis")]
)
def test_it_speaks_three_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    main(["admin", "doctor", "--data", str(tmp_path), "--language", language])

    assert word in capsys.readouterr().out


def test_what_is_dangerous_is_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREATPOWERS_REACH_PRIVATE", "1")
    monkeypatch.setenv("GREATPOWERS_LIMITS", "0")
    monkeypatch.setenv("GREATPOWERS_PUBLIC_URL", "http://play.example.org")

    _, found = examined(capsys, tmp_path)

    assert {found[what] for what in ("limits-off", "private-reached", "address-open")} == {"warn"}
