"""kill -9: whatever was acknowledged is there after the restart, and nothing happens twice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.houses import sealed_in

SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")

#: A server that dies by its own hand: right after the row is on disk, before or after the answer is sent.
DYING = """
import os, signal, sys
from pathlib import Path
from greatpowers.cli.serve import serve
from greatpowers.server.live.channels import Hub
from greatpowers.server.matches.matches import Matches

moment, data = sys.argv[1], Path(sys.argv[2])
deaths = []

def die():
    os.kill(os.getpid(), signal.SIGKILL)

publish = Hub.publish
def dying_publish(self, table, step):
    if step is not None and "last words" in step.row.text:
        if moment == "before the answer":
            die()
        import asyncio
        # The answer goes out first; nobody else ever hears of it.
        asyncio.get_running_loop().call_later(0.3, die)
        return
    publish(self, table, step)
Hub.publish = dying_publish

store = Matches.store
async def dying_store(self, id_, work):
    if moment == "before the commit" and any("last words" in str(values) for _, values in work):
        die()
    await store(self, id_, work)
Matches.store = dying_store

sys.exit(serve(data=data, port=int(sys.argv[3])))
"""


class Server:
    """A server process that can be restarted."""

    def __init__(self, folder: Path, moment: str) -> None:
        self._folder = folder
        self._moment = moment
        self._process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self, port: int) -> None:
        words = [sys.executable, "-c", DYING, self._moment, str(self._folder), str(port)]
        environment = {**os.environ, "GREATPOWERS_LIMITS": "0"}
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, env=environment)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().decode().strip()
        assert self.address.startswith("http://"), "the server did not start"

    def wait_for_death(self) -> int:
        assert self._process is not None
        return self._process.wait(30)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def letter(client: httpx.Client, table: str, text: str, request: str) -> httpx.Response | None:
    body = {"seat": "France", "text": f"press all: {text}", "revision": 0, "request": request}
    try:
        return client.post(f"/api/tables/{table}/decide", json=body)
    except httpx.TransportError:
        return None


@pytest.mark.parametrize(
    ("moment", "acknowledged", "kept"),
    [
        ("before the commit", False, False),
        ("before the answer", False, True),
        ("between answer and broadcast", True, True),
    ],
)
def test_a_kill_loses_nothing_acknowledged(
    tmp_path: Path, moment: str, acknowledged: bool, kept: bool
) -> None:
    server = Server(tmp_path, moment)
    port = free_port()
    server.start(port)
    try:
        with httpx.Client(base_url=server.address, headers={"X-GP-Request": "1"}, timeout=30) as client:
            client.post("/api/guests", json={"name": "Ann"})
            seats = dict.fromkeys(SEVEN, "hotseat")
            made = client.post("/api/tables", json={"game": "diplomacy", "seats": seats}).json()
            letter(client, made["id"], "first words", "r-1")
            answer = letter(client, made["id"], "last words", "r-2")
            assert server.wait_for_death() == -9
            server.start(port)
            seen = snapshot(client, made["id"])
            repeated = letter(client, made["id"], "last words" if kept else "other words", "r-2")
            after = snapshot(client, made["id"])
            orders = {"seat": "France", "text": "A Par - Bur", "revision": after["revision"]}
            onward = client.post(f"/api/tables/{made['id']}/decide", json=orders)
    finally:
        server.stop()

    assert (answer is not None and answer.status_code == 200) == acknowledged
    assert texts(seen) == ["first words", *(["last words"] if kept else [])]
    assert repeated is not None
    assert len(texts(after)) == 2
    assert sealed_in(onward.json()) == ["A Par - Bur"]


def snapshot(client: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}/snapshot", params={"seat": "France"}).json()
    return found


def texts(seen: dict[str, Any]) -> list[str]:
    return [message["text"] for message in seen["view"]["press"]]
