"""Odd headers, heads without bodies, clients that leave or cannot stop, stores that cannot be opened."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.houses import SEVEN, HandClock, OpenHouse, open_house, serving
from tests.server.postgresql import Cluster, fresh_database


@pytest.mark.anyio
@pytest.mark.parametrize(
    "origin", ["http://[::1", "http://[", "[", "http://a]b", "", "null", "http://\udcff"]
)
async def test_an_origin_that_makes_no_sense_is_a_foreign_one(house: OpenHouse, origin: str) -> None:
    raw = origin.encode("utf-8", "surrogateescape")
    answer = await house.stranger().client.post(
        "/api/guests",
        json={"name": "Ann"},
        headers={b"Origin": raw},  # type: ignore[dict-item]
    )

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")


@pytest.mark.anyio
@pytest.mark.parametrize("host", ["[::1", "", "a]b", "x" * 5000, "a b"])
async def test_no_host_makes_us_stumble(house: OpenHouse, host: str) -> None:
    stranger = house.stranger()

    page = await stranger.client.get("/", headers={"Host": host})
    lists = await stranger.client.get("/api/tables", headers={"Host": host})
    posted = await stranger.client.post("/api/guests", json={"name": "Ann"}, headers={"Host": host})

    assert max(page.status_code, lists.status_code, posted.status_code) < 500


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/health", "/metrics", "/api/games", "/api/locale/hu", "/nothing.js"]
)
async def test_the_head_of_a_page_is_that_of_the_page(house: OpenHouse, path: str) -> None:
    stranger = house.stranger()

    whole, head = await stranger.client.get(path), await stranger.client.head(path)

    assert (head.status_code, head.content) == (whole.status_code, b"")
    if path != "/metrics":
        assert head.headers == whole.headers


@pytest.mark.anyio
async def test_a_head_over_the_network_leaves_the_line_in_order(served: OpenHouse) -> None:
    stranger = served.stranger()

    answers = [await stranger.client.request(method, "/") for method in ("HEAD", "GET", "HEAD", "GET")]

    assert [answer.status_code for answer in answers] == [200] * 4
    assert [bool(answer.content) for answer in answers] == [False, True, False, True]


@pytest.mark.anyio
async def test_a_head_changes_nothing(house: OpenHouse) -> None:
    answer = await house.stranger().client.head("/api/sign-out")

    assert answer.status_code == 405


@pytest.mark.anyio
async def test_whoever_leaves_in_the_middle_is_no_mistake_of_ours(served: OpenHouse) -> None:
    head = (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-GP-Request: 1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n" + b'{"name":'
    )
    with capture_logs() as logged:
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", int(served.base.rpartition(":")[2]))
            writer.write(head)
            await writer.drain()
            writer.close()
        await asyncio.sleep(0.5)
        assert (await served.stranger().get("/health")).status_code == 200

    assert logged == []


async def shown_out(line: ClientConnection) -> int:
    """The code with which the house ends a conversation."""
    with suppress(ConnectionClosed):
        while True:
            await line.recv()
    return line.close_code or 0


@pytest.mark.anyio
async def test_strangers_cannot_read_lists_without_end(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=0.05) as house:
        stranger = house.stranger()
        for path in ("/api/tables", "/api/tables/abcdef", "/api/invites/abcdefgh"):
            # However slow the machine is, some of so many come too soon after each other.
            codes = [(await stranger.get(path)).status_code for _ in range(60)]
            assert 429 in codes


@pytest.mark.anyio
async def test_whoever_talks_nonsense_over_a_socket_is_shown_out(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock, limits=0.5) as house, asyncio.timeout(60):
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        async with ann.socket(table, "France") as line:
            for _ in range(30):
                await line.connection.send("{nonsense")
            code = await shown_out(line.connection)
        again = await ann.get(f"/api/tables/{table}")

    assert (code, again.status_code) == (4429, 200)


@pytest.mark.anyio
async def test_ready_over_a_socket_has_a_limit(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock, limits=0.1) as house, asyncio.timeout(60):
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), pace={"kind": "live"}))["id"]
        codes = []
        async with ann.socket(table, "France") as line:
            for number in range(12):
                await line.say(type="ready", request=f"r{number}", end_talk=bool(number % 2))
                answer = await line.hear_of("answer")
                codes.append("" if answer["ok"] else answer["error"]["code"])

    assert codes[0] == ""
    assert codes[-1] == "too-often"


@pytest.mark.anyio
@pytest.mark.parametrize("where", ["table", "lobby"])
async def test_a_socket_that_only_listens_need_not_hear_everything(
    tmp_path: Path, clock: HandClock, where: str
) -> None:
    async with serving(tmp_path, clock, limits=0.1) as house, asyncio.timeout(60):
        ann = await house.guest("Ann")
        waiting = (await ann.create({"France": "me"}, public=True))["id"]
        path = "/ws/lobby" if where == "lobby" else f"/ws/tables/{waiting}"
        async with connect(house.base.replace("http", "ws") + path) as line:
            for _ in range(60):
                await line.send("x")
            code = await shown_out(line)

    assert code == 4429


def told(*words: str, language: str = "en") -> tuple[int, str]:
    """What `greatpowers` says when it cannot start, and its exit code."""
    done = subprocess.run(
        [sys.executable, "-m", "greatpowers.cli.main", *words],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LANG": f"{language}_XX.UTF-8", "LC_ALL": "", "LANGUAGE": language},
        check=False,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


def check_one_line(code: int, said: str, *expected: str) -> None:
    assert code == 1
    assert len(said.strip().splitlines()) == 1, said
    for word in expected:
        assert word in said


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "health")])
def test_a_damaged_store_is_told_in_one_line(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "greatpowers.sqlite3").write_bytes(b"not a database at all " * 500)

    code, said = told(*command, "--data", str(tmp_path))

    check_one_line(code, said, "greatpowers.sqlite3", "damaged")


def test_a_store_of_a_later_version_is_told_in_one_line(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "greatpowers.sqlite3") as store:
        store.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")

    code, said = told("serve", "--port", "0", "--data", str(tmp_path))

    check_one_line(code, said, "9999", "newer")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hushhush@127.0.0.1:9/house",
        "postgresql://me:hushhush@no-such-host.invalid/house",
        "oracle+nothing://me:hushhush@x/y",
        "hushhush",
    ],
)
def test_a_database_that_is_not_there_is_told_in_one_line(tmp_path: Path, url: str) -> None:
    code, said = told("serve", "--port", "0", "--data", str(tmp_path), "--database", url)

    check_one_line(code, said, "database")
    assert "hushhush" not in said


def test_an_unknown_database_of_a_server_is_told_in_one_line(tmp_path: Path, cluster: Cluster) -> None:
    url = fresh_database(cluster) + "_gone"

    code, said = told("serve", "--port", "0", "--data", str(tmp_path), "--database", url)

    check_one_line(code, said, "_gone")


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text(json.dumps({}))

    code, said = told("serve", "--port", "0", "--data", str(tmp_path / "file" / "house"))

    check_one_line(code, said, "file")
