"""Running the command: as a process of its own, with a data folder of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from greatpowers.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def error_line(self) -> str:
        """The one line a failure may write; fails if there are more or it is a traceback."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


Run = Callable[..., Ran]
COMMAND = (sys.executable, "-m", "greatpowers.cli.main")


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """An environment that speaks English and keeps games in a folder of the test."""
    kept = {
        name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT", "PYTHONPATH") if name in os.environ
    }
    return kept | {
        "GREATPOWERS_DATA": str(tmp_path / "data"),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "PYTHONIOENCODING": "utf-8",
    }


@pytest.fixture
def run(surroundings: dict[str, str]) -> Run:
    def run_command(*words: str, stdin: str | bytes = b"", **environment: str) -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(
            [*COMMAND, *words], input=data, capture_output=True, env=surroundings | environment, timeout=120
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run_command


@pytest.fixture
def call(
    surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """The same without a process of its own: quicker, for whatever does not depend on being one."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def call_command(*words: str, stdin: str | bytes = b"", **environment: str) -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        with monkeypatch.context() as changed:
            for name, value in (surroundings | environment).items():
                changed.setenv(name, value)
            changed.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
            capsys.readouterr()
            code = main(words)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call_command


@pytest.fixture(scope="session")
def finished_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short finished game between random bots, with one die (the toss for Italy)."""
    from greatpowers.bots.arena import make_player
    from greatpowers.engine.match import Match
    from greatpowers.engine.record import record_of, write_record
    from greatpowers.games.table import find_game

    game = find_game("diplomacy")
    match = Match(game, "two", {"last_year": 1915}, seed="a finished game")
    players = {seat: make_player(game, "random", seat) for seat in match.seats}
    while not match.is_over:
        for question in match.pending():
            match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    path = tmp_path_factory.mktemp("records") / "finished.gp.json"
    path.write_bytes(write_record(record_of(match)))
    return path
