"""The command as a whole: help, exit codes, one-line errors, quick start."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from greatpowers.cli import main as command
from greatpowers.cli.main import COMMANDS, main
from tests.cli.conftest import COMMAND, Run

NAMES = [name for name, _, _ in COMMANDS]


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(name: str, call: Run) -> None:
    shown = call(name, "--help")

    assert (shown.code, shown.err) == (0, "")
    assert f"greatpowers {name}" in shown.out
    assert "--debug" in shown.out


def test_help_lists_all_commands_and_no_arguments_give_help(run: Run) -> None:
    shown = run("--help")

    assert shown.code == 0
    assert [name for name in NAMES if re.search(rf"^│ {name} ", shown.out, re.MULTILINE)] == NAMES


def test_version_is_that_of_the_package(run: Run) -> None:
    from importlib.metadata import version

    assert run("--version").out.strip() == version("greatpowers")


def test_help_imports_nothing_that_is_slow(surroundings: dict[str, str]) -> None:
    """Starting is quick because games, prompts and languages are imported only where they are used."""
    heavy = ("prompt_toolkit", "babel", "fluent", "greatpowers.games", "resvg_py", "litestar", "sqlalchemy")
    script = (
        "import sys\nfrom greatpowers.cli.main import main\nmain(['--help'])\n"
        f"print([name for name in {heavy!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=surroundings, text=True)

    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("adjudicate", "inspect")])
def test_a_command_imports_no_game_before_one_is_named(name: str, surroundings: dict[str, str]) -> None:
    """Only the referee is there for one game alone, and what can be inspected is told by the games."""
    loaded = "sorted({m.split('.')[2] for m in sys.modules if m.startswith('greatpowers.games.')} & GAMES)"
    games = {"diplomacy", "paths_of_glory", "napoleonic_wars"}
    script = (
        f"import sys\nfrom greatpowers.cli.main import main\nmain(['{name}', '--help'])\n"
        f"GAMES = {games!r}\nprint({loaded}, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=surroundings, text=True)

    assert done.stderr.strip() == "[]"


def test_inspect_imports_only_what_the_games_can_be_asked(surroundings: dict[str, str]) -> None:
    script = (
        "import sys\nfrom greatpowers.cli.main import main\nmain(['inspect', '--help'])\n"
        "from greatpowers.games.table import GAMES, home_of\n"
        "homes = tuple(map(home_of, GAMES))\n"
        "loaded = {'.'.join(m.split('.')[3:]) for m in sys.modules if m.startswith(homes)}\n"
        "print(sorted(loaded), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=surroundings, text=True)

    assert done.stderr.strip() == "['', 'package', 'terminal', 'terminal.questions']"


def test_finding_a_game_imports_no_other(surroundings: dict[str, str]) -> None:
    script = (
        "import sys\nfrom greatpowers.games.table import GAMES, find_game\nfind_game('diplomacy')\n"
        "print([name for name in GAMES if f\"greatpowers.games.{name.replace('-', '_')}\" in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=surroundings, text=True)

    assert done.stdout.strip() == "['diplomacy']"


def test_help_needs_well_under_a_second_of_work(surroundings: dict[str, str]) -> None:
    """Processor time, so that a busy machine does not matter."""
    import resource

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*COMMAND, "--help"], capture_output=True, env=surroundings, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)

    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1.0


@pytest.mark.parametrize(
    "words",
    [
        ["no-such-command"],
        ["verify"],
        ["verify", "a", "b"],
        ["adjudicate", "--no-such-option"],
        ["play", "chess"],
        ["play", "--scenario", "nine"],
        ["play", "--bots", "champion"],
        ["play", "--bot", "France"],
        ["play", "--bot", "Spain=random"],
        ["play", "--seat", "Spain"],
        ["play", "--option", "press"],
        ["play", "--option", "pres=none"],
        ["play", "--option", "press=loud"],
        ["play", "--option", "last_year=soon"],
        ["play", "--option", "hidden_votes=perhaps"],
        ["play", "--language", "de"],
        ["play", "--resume", "x", "--scenario", "two"],
        ["inspect", "chess", "x"],
        ["arena", "diplomacy", "--players", "random"],
        ["arena", "diplomacy", "--players", "champion", "--games", "1"],
        ["arena", "diplomacy", "--players", "random", "--games", "0"],
        ["arena", "diplomacy", "--players", "random", "--games", "many"],
        ["arena", "chess", "--players", "random", "--games", "1"],
        ["soak", "chess", "--games", "1"],
        ["soak", "diplomacy"],
        ["bench", "chess"],
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_code_two(words: list[str], call: Run) -> None:
    done = call(*words)

    assert done.code == 2
    assert done.error_line.startswith("greatpowers: ")
    assert done.out == ""


@pytest.mark.parametrize(
    "name", ["inspect diplomacy", "replay", "verify", "import", "export", "play --resume"]
)
@pytest.mark.parametrize(
    "content", [None, b"", b"\xff\xfe\x00junk", b"[1, 2]", b'{"format": "another"}', b"{" * 5000]
)
def test_bad_files_are_one_line_and_exit_code_one(
    name: str, content: bytes | None, call: Run, tmp_path: Path
) -> None:
    file = tmp_path / "bad.gp.json"
    if content is not None:
        file.write_bytes(content)
    done = call(*name.split(), str(file))

    assert done.code == 1
    assert done.error_line.startswith("greatpowers: ")


def test_failures_of_a_real_process_look_the_same(run: Run, tmp_path: Path) -> None:
    wrong, failed = run("play", "--seat", "Spain"), run("verify", str(tmp_path / "none"))

    assert (wrong.code, failed.code) == (2, 1)
    assert wrong.error_line.startswith("greatpowers: No such seat")
    assert failed.error_line.startswith("greatpowers: No such file")


def test_a_folder_is_not_a_file(call: Run, tmp_path: Path) -> None:
    assert "Is a directory" in call("verify", str(tmp_path)).error_line


@pytest.mark.parametrize(
    ("language", "words"),
    [("ru_RU.UTF-8", "Нет такого файла"), ("hu_HU.UTF-8", "Nincs ilyen fájl"), ("C", "No such")],
)
def test_errors_speak_the_language_of_the_environment(language: str, words: str, call: Run) -> None:
    assert words in call("verify", "nowhere.gp.json", LANG=language).error_line


def test_an_unexpected_failure_is_one_line_unless_debugging(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a bug\nin two lines")

    monkeypatch.setattr(command, "app", fail)

    assert main(["bench"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "greatpowers: unexpected ZeroDivisionError: a bug in two lines (--debug shows where)"
    ]
    with pytest.raises(ZeroDivisionError):
        main(["bench", "--debug"])


def test_interrupting_is_quiet_and_exit_code_130(surroundings: dict[str, str]) -> None:
    running = subprocess.Popen(
        [*COMMAND, "adjudicate"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings,
        # A shell's background job ignores the signal, and would hand that down to the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(b"{}\n")
    running.stdin.flush()
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    # The input stays open meanwhile: its end would be a reason of its own to leave.
    running.wait(timeout=60)
    assert running.stderr is not None
    said = running.stderr.read()

    assert (running.returncode, said) == (130, b"")


def test_a_reader_that_has_seen_enough_is_no_failure(
    surroundings: dict[str, str], finished_game: Path
) -> None:
    running = subprocess.Popen(
        [*COMMAND, "replay", str(finished_game)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings,
    )  # fmt: skip
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()

    assert (running.wait(timeout=60), running.stderr.read()) == (0, b"")
    running.stderr.close()
