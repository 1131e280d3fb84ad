"""A game is added to a copy of the house as docs/adding-a-game.md says: a folder and one line, in the
package and in the browser client."""

from __future__ import annotations

import filecmp
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import greatpowers

HOUSE = Path(greatpowers.__file__).parent
FOLDER = Path(__file__).parent / "heap"
LISTED = '    "napoleonic-wars": "napoleonic_wars",\n'
HEADERS = {"X-GP-Request": "1"}
WEB = Path(__file__).parents[2] / "web"
TOOL = Path(__file__).parents[2] / "tools/make_client_types.py"
CLIENT = Path(__file__).parent / "client"
LISTED_IN_CLIENT = '"napoleonic-wars"];'


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the game in it; nothing else of it is touched."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(HOUSE, root / "greatpowers", ignore=shutil.ignore_patterns("__pycache__", "client"))
    shutil.copytree(FOLDER, root / "greatpowers/games/heap", ignore=shutil.ignore_patterns("__pycache__"))
    table = root / "greatpowers/games/table.py"
    text = table.read_text(encoding="utf-8")
    assert text.count(LISTED) == 1
    table.write_text(text.replace(LISTED, LISTED + '    "heap": "heap",\n'), encoding="utf-8")
    return root


def command(copy: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """The greatpowers command of the copy."""
    return subprocess.run(
        [sys.executable, "-m", "greatpowers.cli.main", *words],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        env=surroundings(copy),
        cwd=copy,
    )


def surroundings(copy: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GREATPOWERS_")}
    return kept | {"PYTHONPATH": str(copy), "XDG_DATA_HOME": str(copy / "data"), "LANG": "en_GB.UTF-8"}


def test_it_takes_a_folder_and_one_line(copy: Path) -> None:
    compared = filecmp.dircmp(HOUSE, copy / "greatpowers", ignore=["__pycache__", "client"])
    games = compared.subdirs["games"]

    assert (compared.left_only, compared.right_only, compared.diff_files) == ([], [], [])
    assert (games.left_only, games.right_only, games.diff_files) == ([], ["heap"], ["table.py"])


def test_random_games_pass_every_check(copy: Path) -> None:
    done = command(copy, "soak", "heap", "--games", "20")

    assert done.returncode == 0, done.stderr
    assert "No failure. Games: 20" in done.stdout


def test_its_players_meet_in_the_arena(copy: Path) -> None:
    """Who leaves a multiple of four wins whenever he is second, and mostly otherwise."""
    done = command(copy, "arena", "heap", "--players", "regular,random", "--games", "20", "--json")
    told = json.loads(done.stdout)

    assert told["errors"] == 0
    assert told["players"]["regular"]["wins"] > 15


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "South took the last stick"),
        ("ru", "Юг берёт последнюю палочку"),
        ("hu", "Dél vette el az utolsó pálcikát"),
    ],
)
def test_it_is_played_at_the_terminal_in_three_languages(copy: Path, language: str, words: str) -> None:
    words_typed = "".join(f"take {count}\n" for count in (1, 3) * 3)
    done = command(
        copy, "play", "heap", "--seat", "all", "--language", language,
        said=words_typed,
    )  # fmt: skip

    assert words in done.stdout, done.stdout + done.stderr


def test_what_it_does_not_bring_is_said(copy: Path) -> None:
    done = command(copy, "bench", "heap")

    assert (done.returncode, "no figures" in done.stderr) == (2, True)


@pytest.fixture(scope="module")
def address(copy: Path) -> Iterator[str]:
    """A server of the copy on a store of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--data", str(copy / "store")]
    server = subprocess.Popen(
        [sys.executable, "-m", "greatpowers.cli.main", *words],
        env=surroundings(copy), cwd=copy, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                if httpx.get(f"{url}/health").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        yield url
    finally:
        server.terminate()
        server.wait(20)


def test_it_is_played_on_a_server_against_a_bot_and_recorded(copy: Path, address: str) -> None:
    """The person begins and has lost from the first stick on; the record is then proven."""
    with httpx.Client(base_url=address, headers=HEADERS, timeout=30) as ann:
        ann.post("/api/guests", json={"name": "Ann", "language": "en"}).raise_for_status()
        made = ann.post(
            "/api/tables",
            json={"game": "heap", "scenario": "twelve", "seats": {"north": "me", "south": "bot:regular"}},
        )
        made.raise_for_status()
        table = made.json()["id"]
        while (snapshot := _turn(ann, table))["view"].get("result") is None:
            text = snapshot["question"]["options"][0]["text"]
            body = {
                "seat": "north",
                "text": text,
                "revision": snapshot["revision"],
                "request": f"r{snapshot['revision']}",
            }
            ann.post(f"/api/tables/{table}/decide", json=body).raise_for_status()
        record = ann.get(f"/api/tables/{table}/record").content

    assert snapshot["view"]["result"]["seats"] == ["south"]
    file = copy / "heap.gp.json"
    file.write_bytes(record)
    assert command(copy, "verify", str(file)).returncode == 0


def _turn(ann: httpx.Client, table: str) -> Any:
    """The table once the person is asked again, or the game is over."""
    for _ in range(300):
        answer = ann.get(f"/api/tables/{table}/snapshot", params={"seat": "north"})
        answer.raise_for_status()
        snapshot = answer.json()
        if snapshot.get("question") or snapshot["view"].get("result"):
            return snapshot
        time.sleep(0.1)
    raise AssertionError("the bot does not answer")


@pytest.fixture(scope="module")
def web(copy: Path) -> Path:
    """The browser client beside the copy, with the folder of the game and its line; its types are made."""
    if not (WEB / "node_modules/.bin/vitest").exists():
        assert os.environ.get("CI") != "true", "the client's packages are needed here"
        pytest.skip("the client's packages are not installed")
    web = copy / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "tests", "gallery"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(CLIENT, web / "src/games/heap", ignore=shutil.ignore_patterns("*.test.ts"))
    (web / "tests").mkdir()
    shutil.copy(CLIENT / "heap.test.ts", web / "tests")
    registry = web / "src/games/registry.ts"
    text = registry.read_text(encoding="utf-8")
    assert text.count(LISTED_IN_CLIENT) == 1
    registry.write_text(text.replace(LISTED_IN_CLIENT, '"napoleonic-wars", "heap"];'), encoding="utf-8")
    (copy / "tools").mkdir()
    shutil.copy(TOOL, copy / "tools")
    made = subprocess.run(
        [sys.executable, "tools/make_client_types.py"],
        cwd=copy, env=surroundings(copy), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return web


def test_it_takes_a_folder_and_one_line_of_the_client(web: Path) -> None:
    """The types of the others are made anew and stay as they are."""
    lasting = filecmp.dircmp(WEB / "src", web / "src")
    games = lasting.subdirs["games"]
    changed = [*_changed(lasting)]

    assert (games.left_only, games.right_only) == ([], ["heap"])
    assert changed == [web / "src/games/registry.ts"]


def _changed(compared: filecmp.dircmp[str]) -> Iterator[Path]:
    yield from (Path(compared.right) / name for name in compared.diff_files)
    for below in compared.subdirs.values():
        yield from _changed(below)


def test_its_client_fits_the_types_of_the_others(web: Path) -> None:
    """What its folder needs is looked through, not the whole client."""
    config = {"extends": "./tsconfig.json", "include": ["src/games/heap"]}
    (web / "tsconfig.heap.json").write_text(json.dumps(config), encoding="utf-8")
    done = node(web, "svelte-check", "--tsconfig", "./tsconfig.heap.json", "--fail-on-warnings")

    assert done.returncode == 0, done.stdout


def test_the_client_knows_it_and_loads_its_table(web: Path) -> None:
    done = node(web, "vitest", "run")

    assert done.returncode == 0, done.stdout + done.stderr


def node(web: Path, tool: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A tool of the client, in the copy."""
    return subprocess.run(
        [str(web / "node_modules/.bin" / tool), *words],
        cwd=web, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
