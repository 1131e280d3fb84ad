"""A store that cannot be used: health tells the truth, requests are refused in words, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy.engine import make_url
from structlog.testing import capture_logs

from greatpowers.locale import LANGUAGES, Texts
from greatpowers.server.store import database, sqlite
from tests.server.houses import SEVEN, HandClock, OpenHouse, open_house, serving
from tests.server.postgresql import fresh_database

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.2)
    monkeypatch.setattr(database, "_BELIEVED", 0.0)
    monkeypatch.setattr("greatpowers.server.store.probe._SECONDS", 0.1)
    monkeypatch.setattr("greatpowers.server.store.trouble._MEMORY", 0.3)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    with closing(sqlite3.connect(folder / "greatpowers.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def health(house: OpenHouse) -> tuple[int, str, str | None]:
    answer = await house.stranger().get("/health")
    told = answer.json()
    return answer.status_code, told["status"], told["reason"]


async def is_refused_for(reason: str, requests: list[Any]) -> None:
    for request in requests:
        answer = await request
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (503, "store-unavailable"), answer.text
        assert error["params"] == {"reason": reason}
        assert int(answer.headers["retry-after"]) > 0


async def test_a_locked_file_is_told_of(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        before = await health(house)
        with locked(tmp_path), capture_logs() as logs:
            during = await health(house)
            writing = [ann.decide(table, "France", "A Par - Bur", revision=0, request="r") for _ in range(3)]
            await is_refused_for("locked", [*writing, house.stranger().post("/api/guests", name="B")])
            seen = await ann.snapshot(table, "France")
        again = await ann.decide(table, "France", "A Par - Bur", revision=0, request="r")
        after = await health(house)

    assert (before, during, after) == ((200, "ok", None), (503, "unwell", "locked"), (200, "ok", None))
    assert (seen["revision"], again.status_code, again.json()["revision"]) == (0, 200, 1)
    assert len([entry for entry in logs if entry["event"] == "store_unavailable"]) <= 2
    assert not [entry for entry in logs if entry["event"] == "bug"]


async def test_many_who_wait_for_a_locked_file_wait_together(tmp_path: Path, clock: HandClock) -> None:
    """Nobody waits for all the others to fail one after the other."""
    async with open_house(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"] for _ in range(12)]
        loop = asyncio.get_running_loop()
        with locked(tmp_path):
            begun = loop.time()
            answers = await asyncio.gather(
                *(ann.decide(table, "France", "A Par - Bur", revision=0) for table in tables)
            )
            took = loop.time() - begun

    assert {answer.status_code for answer in answers} == {503}
    assert took < 12 * 0.2


async def test_a_full_disk_is_told_of(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        await fill_up(house)
        words = "press all: " + "many words " * 300
        with capture_logs() as logs:
            for n in range(30):
                answer = await ann.decide(table, "France", words, revision=0, request=f"r{n}")
                if answer.status_code != 200:
                    break
            during = await health(house)
            await is_refused_for("full", [ann.decide(table, "France", words, revision=0)])
        kept = (await ann.snapshot(table, "France"))["revision"]

    assert during == (503, "unwell", "full")
    assert kept == n
    assert not [entry for entry in logs if entry["event"] == "bug"]


async def fill_up(house: OpenHouse) -> None:
    """The file may not grow any more."""

    def stop_growing(connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    journal: Any = house.house.database._journal
    with journal._engine.connect() as connection:
        await asyncio.to_thread(stop_growing, connection)


async def test_a_disk_that_is_nearly_full_is_told_of(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Room(NamedTuple):
        total: int = 10**9
        used: int = 10**9
        free: int = 1000

    async with open_house(tmp_path, clock) as house:
        monkeypatch.setattr("shutil.disk_usage", lambda _: Room())

        assert await health(house) == (503, "unwell", "full")


async def test_a_decision_over_a_socket_is_refused_in_words(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        async with ann.socket(table, "France") as line:
            await line.hear_of("snapshot")
            said = {"type": "decide", "request": "r", "revision": 0, "text": "A Par - Bur"}
            with locked(tmp_path):
                await line.say(**said)
                refused = await line.hear_of("answer")
            await line.say(**said)
            done = await line.hear_of("answer")

    assert (refused["ok"], refused["error"]["code"]) == (False, "store-unavailable")
    assert (done["ok"], done["revision"]) == (True, 1)


async def test_deadlines_wait_until_the_store_is_back(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, background=False) as house:
        ann = await house.guest("Ann")
        pace = {"kind": "slow", "hours": 1, "grace": 0}
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), pace=pace))["id"]
        clock.move(hours=2)
        with locked(tmp_path):
            await house.house.clocks.tick()
        clock.move(seconds=5)
        await house.house.clocks.tick()
        seen = await ann.snapshot(table, "France")

    assert seen["view"]["phase"] == "F1901M"


class Wire:
    """A way to the database that can be cut and joined again."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def join(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for end in list(self._ends):
            end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._target)
        self._ends |= {writer, back}
        await asyncio.gather(_pump(reader, back), _pump(there, writer), return_exceptions=True)
        self._ends -= {writer, back}


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()


@asynccontextmanager
async def wired(cluster: Any) -> AsyncIterator[tuple[Wire, str]]:
    url = make_url(fresh_database(cluster))
    wire = Wire(cluster.port)
    await wire.join()
    try:
        yield wire, url.set(port=wire.port).render_as_string(hide_password=False)
    finally:
        await wire.cut()


async def test_an_unreachable_database_is_told_of(cluster: Any, tmp_path: Path, clock: HandClock) -> None:
    async with wired(cluster) as (wire, url), open_house(tmp_path, clock, database=url) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        before = await health(house)
        await wire.cut()
        during = await health(house)
        with capture_logs() as logs:
            writing = ann.decide(table, "France", "A Par - Bur", revision=0, request="r")
            reading = ann.get(f"/api/tables/{table}/snapshot", seat="France")
            lists = house.stranger().get("/api/tables", list="open")
            await is_refused_for("unreachable", [writing, reading, lists])
        await wire.join()
        after = await health(house)
        again = await ann.decide(table, "France", "A Par - Bur", revision=0, request="r")

    assert (before, during, after) == ((200, "ok", None), (503, "unwell", "unreachable"), (200, "ok", None))
    assert (again.status_code, again.json()["revision"]) == (200, 1)
    assert not [entry for entry in logs if entry["event"] == "bug"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    texts = Texts(language)
    said = {texts.format("store-unavailable", reason=reason) for reason in ("full", "locked", "unreachable")}

    assert len(said) == 3
