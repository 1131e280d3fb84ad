"""The wheel: installed into an empty environment it opens the house and serves the built client."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
#: Nothing of this checkout, and of the house's own settings, may help the installed one.
FOREIGN = ("PYTHONPATH", "VIRTUAL_ENV", "GREATPOWERS_DATABASE", "GREATPOWERS_SKIP_CLIENT")


def run(*words: str | Path, folder: Path) -> None:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, env=surroundings())
    assert done.returncode == 0, f"{words}:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"


def surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in FOREIGN}


@pytest.fixture
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = (sys.executable, "-m", "uv", "--quiet")
    run(*uv, "build", "--wheel", "--out-dir", folder / "dist", ROOT, folder=folder)
    [wheel] = (folder / "dist").glob("*.whl")
    run(*uv, "venv", "--python", sys.executable, folder / "env", folder=folder)
    run(*uv, "pip", "install", "--python", folder / "env/bin/python", wheel, folder=folder)
    return folder / "env"


@pytest.fixture
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `greatpowers serve` of that environment answers."""
    folder = tmp_path_factory.mktemp("house")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [installed / "bin/greatpowers", "serve", "--port", str(port), "--data", folder / "data"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=surroundings())
    try:
        assert process.stdout is not None
        told = process.stdout.readline().strip()
        assert told == f"http://127.0.0.1:{port}/"
        yield told
    finally:
        process.terminate()
        process.wait(30)


def test_the_wheel_opens_a_house_with_its_client(address: str, installed: Path) -> None:
    """Health, the page, its script, the map and the texts are served from the installed package."""
    [page] = installed.glob("lib/python*/site-packages/greatpowers/server/client/index.html")

    health = httpx.get(f"{address}health").json()
    shown = httpx.get(address, headers={"Sec-Fetch-Mode": "navigate"})
    scripts = re.findall(r'<script[^>]* src="/([^"]+\.js)"', shown.text)
    script = httpx.get(address + scripts[0])
    texts = {httpx.get(f"{address}api/locale/{language}").text for language in ("en", "ru", "hu")}

    assert (health["status"], health["database"]) == ("ok", "sqlite")
    assert shown.text == page.read_text(encoding="utf-8")
    assert (script.status_code, script.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert script.content == (page.parent / scripts[0]).read_bytes()
    assert httpx.get(f"{address}api/map/diplomacy").json()["provinces"]["Par"]
    assert len(texts) == 3
