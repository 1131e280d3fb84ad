"""Connections that say nothing, little or too much at once: the house stays open for everybody else."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from greatpowers.server.live.patience import Patience
from tests.server.houses import SEVEN, HandClock, OpenHouse, serving

HASTY = Patience(headers=0.6, body_pause=0.6, body=1.5, reading=0.6)
SERVE = "import sys; from greatpowers.cli.serve import serve; from pathlib import Path; sys.exit(serve({}))"
DESCRIPTORS = 400


@pytest.fixture
async def hasty(tmp_path: Path, clock: HandClock) -> AsyncIterator[OpenHouse]:
    async with serving(tmp_path, clock, patience=HASTY) as opened:
        yield opened


def port_of(house: OpenHouse) -> int:
    return int(house.base.rpartition(":")[2])


@asynccontextmanager
async def line_to(house: OpenHouse) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
    try:
        yield reader, writer
    finally:
        writer.close()


async def dribble(writer: asyncio.StreamWriter, text: bytes, pause: float = 0.2) -> None:
    """A character at a time, as long as somebody listens."""
    try:
        for place in range(len(text)):
            writer.write(text[place : place + 1])
            await writer.drain()
            await asyncio.sleep(pause)
    except OSError:
        pass


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What is still said until the other side ends it, politely or not."""
    said = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(8):
            while piece := await reader.read(1000):
                said += piece
    return said


@pytest.mark.anyio
async def test_whoever_says_nothing_is_cut_off(hasty: OpenHouse) -> None:
    async with line_to(hasty) as (reader, _):
        answer = await rest(reader)

    assert answer.startswith(b"HTTP/1.1 408")


@pytest.mark.anyio
async def test_headers_that_never_end_are_cut_off(hasty: OpenHouse) -> None:
    async with line_to(hasty) as (reader, writer):
        talking = asyncio.create_task(dribble(writer, b"GET /health HTTP/1.1\r\n" + b"X-A: b\r\n" * 50))
        begun = time.monotonic()
        await rest(reader)
        taken = time.monotonic() - begun
        talking.cancel()

    assert taken < 4


@pytest.mark.anyio
async def test_a_second_request_has_no_more_time_than_the_first(hasty: OpenHouse) -> None:
    async with line_to(hasty) as (reader, writer):
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        talking = asyncio.create_task(dribble(writer, b"GET /health HTTP/1.1\r\n" + b"X-A: b\r\n" * 50))
        await rest(reader)
        talking.cancel()


@pytest.mark.anyio
@pytest.mark.parametrize("pause", [0.2, 5.0])
async def test_a_body_that_never_ends_is_cut_off(hasty: OpenHouse, pause: float) -> None:
    """Whether it stops altogether or goes on drop by drop."""
    head = (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-GP-Request: 1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
    )
    async with line_to(hasty) as (reader, writer):
        writer.write(head)
        talking = asyncio.create_task(dribble(writer, b'{"name":"' + b"x" * 100, pause))
        answer = await rest(reader)
        talking.cancel()

    assert answer.startswith(b"HTTP/1.1 408")


@pytest.mark.anyio
async def test_whoever_does_not_read_his_answers_is_cut_off(hasty: OpenHouse) -> None:
    asked = 60
    one = len((await hasty.stranger().get("/api/locale/en")).content)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    listening.connect(("127.0.0.1", port_of(hasty)))
    listening.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=listening, limit=1024)
    writer.write(b"GET /api/locale/en HTTP/1.1\r\nHost: x\r\n\r\n" * asked)
    await asyncio.sleep(3)
    said = await rest(reader)
    writer.close()

    assert len(said) < one * asked / 2


@pytest.mark.anyio
async def test_patience_is_no_limit_for_games(hasty: OpenHouse) -> None:
    """A socket stays open although nobody says anything; so does a table over it."""
    ann = await hasty.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await asyncio.sleep(2)
        await line.say(type="decide", request="r", revision=0, text="press all: still here")
        answer = await line.hear_of("answer")

    assert answer["ok"]


@pytest.mark.anyio
async def test_quiet_connections_make_room_for_newcomers(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock, most_connections=20) as house, asyncio.timeout(30):
        lines = [await asyncio.open_connection("127.0.0.1", port_of(house)) for _ in range(60)]
        answers = [(await house.stranger().get("/health")).status_code for _ in range(5)]
        for _, writer in lines:
            writer.close()

    assert answers == [200] * 5


@pytest.mark.anyio
async def test_open_sockets_are_counted_and_kept(tmp_path: Path, clock: HandClock) -> None:
    """When everything is taken by people who listen the next one is told to come back."""
    async with serving(tmp_path, clock, most_connections=5) as house, asyncio.timeout(30):
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        await ann.client.aclose()
        async with (
            ann.socket(table, "France") as first,
            ann.socket(table, "Italy"),
            ann.socket(table, "Russia"),
            ann.socket(table, "Turkey"),
            ann.socket(table, "Austria"),
        ):
            full = await house.stranger().get("/health")
            await first.hear_of("snapshot")
        again = await house.stranger().get("/health")

    assert (full.status_code, full.headers["retry-after"]) == (503, "5")
    assert again.status_code == 200


@pytest.mark.anyio
async def test_one_address_does_not_take_every_connection(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    async with serving(tmp_path, clock, most_connections_of_one=3) as house, asyncio.timeout(30):
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        await ann.client.aclose()
        async with ann.socket(table, "France"), ann.socket(table, "Italy"), ann.socket(table, "Russia"):
            full = await house.stranger().get("/health")

    assert full.status_code == 503


@pytest.mark.anyio
async def test_a_proxy_may_have_as_many_as_it_needs(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock, most_connections_of_one=3) as house, asyncio.timeout(30):
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        async with ann.socket(table, "France"), ann.socket(table, "Italy"), ann.socket(table, "Russia"):
            more = await house.stranger().get("/health")

    assert more.status_code == 200


def test_half_open_connections_do_not_stop_the_house(tmp_path: Path) -> None:
    """More connections with half a request than the process may have files open."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2 * DESCRIPTORS:
        pytest.skip("this system gives the test too few descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(2048, 2 * DESCRIPTORS) if hard > 2048 else hard, hard))
    words = [sys.executable, "-c", SERVE.format(f"data=Path({str(tmp_path)!r}), port=0")]
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        port = int(address.rstrip("/").rpartition(":")[2])
        with ExitStack() as half:
            for _ in range(DESCRIPTORS + 200):
                line = half.enter_context(socket.create_connection(("127.0.0.1", port), timeout=10))
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            begun = time.monotonic()
            answers = [httpx.get(f"{address}health", timeout=5).status_code for _ in range(10)]
            taken = time.monotonic() - begun
    finally:
        process.kill()
        process.wait()

    assert answers == [200] * 10
    assert taken < 5
