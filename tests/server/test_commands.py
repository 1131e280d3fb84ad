"""`serve` and `admin` from the terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from greatpowers.cli.main import main
from greatpowers.cli.serve import _listen

COMMAND = "import sys; from greatpowers.cli.main import main; sys.exit(main(sys.argv[1:]))"
SERVE = "import sys; from greatpowers.cli.serve import serve; from pathlib import Path; sys.exit(serve({}))"


@contextmanager
def serving(arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and the line it printed."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE.format(arguments)], stdout=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.wait()


def test_serve_prints_its_address_once_it_answers(tmp_path: Path) -> None:
    begun = time.monotonic()
    with serving(f"data=Path({str(tmp_path)!r})") as (process, line):
        assert re.fullmatch(r"http://127\.0\.0\.1:80\d\d/\n", line)
        health = httpx.get(line.strip() + "health").json()
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        rest, code = process.stdout.read(), process.wait(30)

    assert health["status"] == "ok"
    assert (rest, code) == ("", 0)
    assert time.monotonic() - begun < 90


def test_the_body_of_an_answer_does_not_wait_for_its_head() -> None:
    """asyncio switches Nagle's waiting off only on lines of a socket that calls itself TCP."""
    with _listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        line, _ = listening.accept()
        with line:
            assert line.proto == socket.IPPROTO_TCP


def test_serve_takes_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else has it, which is just as well
        with serving(f"data=Path({str(tmp_path)!r})") as (_, line):
            assert int(line.rstrip("/\n").rpartition(":")[2]) > 8000


def test_a_taken_port_that_was_asked_for_is_a_clear_failure(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with serving(f"data=Path({str(tmp_path)!r}), port={port}") as (process, line):
            assert line == ""
            assert process.wait(30) != 0


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A house with a member in it."""
    seats = dict.fromkeys(("Austria", "England", "France", "Germany", "Italy", "Russia"), "hotseat")
    wish = {"game": "diplomacy", "seats": {**seats, "Turkey": "me"}}
    with (
        serving(f"data=Path({str(tmp_path)!r})") as (_, line),
        httpx.Client(base_url=line.strip(), headers={"X-GP-Request": "1"}, timeout=60) as client,
    ):
        client.post("/api/register", json={"name": "Béla", "password": "correct horse"})
        assert client.post("/api/tables", json=wish).status_code == 201
    return tmp_path


class Keeper:
    """Runs `greatpowers admin` on the data of a house and reads what it says."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def told(self, data: Path, *words: str) -> Any:
        self._capsys.readouterr()
        assert main(["admin", *words, "--data", str(data), "--json"]) == 0
        return json.loads(self._capsys.readouterr().out)

    def said(self, data: Path, *words: str) -> tuple[int, str, str]:
        self._capsys.readouterr()
        code = main(["admin", *words, "--data", str(data)])
        return code, *self._capsys.readouterr()


@pytest.fixture
def keeper(capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(capsys)


def test_people_are_listed_promoted_and_removed(kept: Path, keeper: Keeper) -> None:
    before = keeper.told(kept, "users")
    keeper.told(kept, "make-admin", "béla")
    promoted = keeper.told(kept, "users")
    keeper.told(kept, "remove-user", "Béla")
    after = keeper.told(kept, "health")

    assert [(person["name"], person["kind"], person["seats"]) for person in before] == [("Béla", "member", 7)]
    assert promoted[0]["kind"] == "admin"
    assert (after["people"], after["games"]) == (0, {"playing": 1})


def test_an_unknown_name_is_a_clear_failure(kept: Path, keeper: Keeper) -> None:
    code, answer, complaint = keeper.said(kept, "make-admin", "Nobody")

    assert (code, answer) == (1, "")
    assert "nobody here" in complaint


def test_backup_and_restore_from_the_terminal(kept: Path, keeper: Keeper) -> None:
    file, fresh = str(kept / "house.backup"), kept / "fresh"

    written = keeper.told(kept, "backup", file)
    read = keeper.told(fresh, "restore", file)
    migrated = keeper.said(fresh, "migrate")

    assert written["rows"] == read["rows"] > 0
    assert migrated[:2] == (0, "up to date\n")
    assert [person["name"] for person in keeper.told(fresh, "users")] == ["Béla"]


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    """Whatever the port; and a server that was killed leaves the folder free at once."""
    where = f"data=Path({str(tmp_path)!r})"
    with serving(where) as (_, line):
        second = subprocess.run(
            [sys.executable, "-c", COMMAND, "serve", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
            env={**os.environ},
        )
        health = httpx.get(line.strip() + "health").json()
    with serving(where) as (_, after_kill):
        pass

    assert (second.returncode, second.stdout) == (1, "")
    assert len(second.stderr.strip().splitlines()) == 1
    assert "greatpowers.sqlite3" in second.stderr
    assert health["status"] == "ok"
    assert after_kill.startswith("http://")


def test_nobody_is_removed_behind_the_back_of_a_running_server(tmp_path: Path, keeper: Keeper) -> None:
    with (
        serving(f"data=Path({str(tmp_path)!r})") as (_, line),
        httpx.Client(base_url=line.strip(), headers={"X-GP-Request": "1"}, timeout=60) as client,
    ):
        client.post("/api/register", json={"name": "Béla", "password": "correct horse"})
        code, out, err = keeper.said(tmp_path, "remove-user", "Béla")
        backup = keeper.told(tmp_path, "backup", str(tmp_path / "house.backup"))
        still = client.get("/api/me").json()["me"]["name"]

    assert (code, out) == (1, "")
    assert "greatpowers.sqlite3" in err
    assert backup["rows"] >= 1
    assert still == "Béla"
