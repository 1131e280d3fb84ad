"""The store: one schema on both databases, restarts, several processes, backup and restore."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, TextClause, create_engine, func, insert, inspect, select, text

from greatpowers.games.table import find_game
from greatpowers.server import store
from greatpowers.server.store.backup import BackupError, back_up, restore
from greatpowers.server.store.checked import String
from greatpowers.server.store.database import Database
from greatpowers.server.store.journal import Conflict
from greatpowers.server.store.tables import clocks, decisions, metadata, people, seats
from tests.server.houses import (
    SEVEN,
    HandClock,
    OpenHouse,
    Visitor,
    holds,
    open_house,
    sealed_in,
    serving,
    settings_for,
)
from tests.server.postgresql import fresh_database

pytestmark = pytest.mark.anyio

PLAYED = ("diplomacy", "paths-of-glory", "napoleonic-wars")
MIGRATIONS = Path(store.__file__).parent / "migrations"


async def opened(url: str, folder: Path) -> Database:
    database = Database(settings_for(folder, HandClock(), database=url).database_url)
    await database.migrate()
    return database


async def count(database: Database, table: Any) -> int:
    async with database.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar() or 0)


async def again(house: OpenHouse, visitor: Visitor) -> Visitor:
    """The same person in another house on the same store."""
    back = house.stranger()
    back.client.cookies.set("gp_session", visitor.client.cookies["gp_session"])
    return back


async def test_migrations_lead_to_the_schema_in_the_code(both_databases: str, tmp_path: Path) -> None:
    database = await opened(both_databases, tmp_path)
    async with database.reading() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await database.close()

    assert difference == []


def test_r6_14_a_stage_that_names_the_longest_seat_fits_its_column() -> None:
    """SQLite keeps any length, PostgreSQL does not."""
    names = [seat for game in PLAYED for scenario in find_game(game).scenarios for seat in scenario.seats]
    longest = max(names, key=len)

    for column, kept in ((clocks.c.stage, f"response:{longest}"), (seats.c.seat, longest)):
        assert isinstance(column.type, String)
        assert len(kept) <= column.type.most


async def test_older_tables_speak_the_language_of_their_host(tmp_path: Path) -> None:
    """The second migration fills in what the first schema did not know."""
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    engine = create_engine(url)
    host = {"id": "p1", "name": "Cili", "kind": "guest", "language": "hu", "theme": "system"}
    with engine.begin() as connection:
        upgrade(connection, "0001")
        first = {column["name"] for column in inspect(connection).get_columns("tables")}
        table = dict.fromkeys(first - {"owner"}, 0)
        connection.execute(insert_into("people", {**host, "created": 0, "seen": 0}))
        connection.execute(insert_into("tables", {**table, "id": "t1", "owner": "p1"}))
        connection.execute(insert_into("tables", {**table, "id": "t2", "owner": None}))
        upgrade(connection, "head")
        found = dict(connection.execute(text("SELECT id, language FROM tables")).tuples().all())
    engine.dispose()

    assert found == {"t1": "hu", "t2": "en"}


def upgrade(connection: Connection, goal: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, goal)


def insert_into(table: str, values: dict[str, object]) -> TextClause:
    names = list(values)
    marks = ", ".join(f":{name}" for name in names)
    return text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})").bindparams(**values)


async def test_migrating_twice_changes_nothing(both_databases: str, tmp_path: Path) -> None:
    database = await opened(both_databases, tmp_path)

    await database.migrate()
    await database.close()


async def test_a_game_goes_on_after_a_restart(tmp_path: Path, clock: HandClock, both_databases: str) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        view = (await ann.snapshot(table))["view"]
        for seat in SEVEN[:-1]:
            await ann.order(table, seat, holds(view, seat))
        await ann.order(table, "France", "press all: see you after the restart")
        await ann.order(table, "France", "A Par - Bur")
        before = await ann.snapshot(table, "France")

    async with open_house(tmp_path, clock, database=both_databases) as house:
        back = await again(house, ann)
        after = await back.snapshot(table, "France")
        done = await back.order(table, "Turkey", holds(view, "Turkey"))

    assert after == before
    assert done["view"]["phase"] == "F1901M"


async def test_a_request_of_before_a_restart_is_not_done_again(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        await ann.decide(table, "France", "press all: once", request="r-1")

    async with open_house(tmp_path, clock, database=both_databases) as house:
        back = await again(house, ann)
        answer = await back.decide(table, "France", "press all: once", revision=0, request="r-1")

    assert answer.status_code == 200
    assert len(answer.json()["view"]["press"]) == 1


async def test_tables_that_leave_memory_come_back(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, tables_in_memory=2) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"] for _ in range(5)]
        for table in tables:
            await ann.order(table, "France", "A Par - Bur")
        seen = [sealed_in(await ann.snapshot(table, "France")) for table in tables]
        kept = len(house.house.matches.in_memory())

    assert seen == [["A Par - Bur"]] * 5
    assert kept == 2


async def test_many_decide_at_once_and_nothing_is_lost(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    tables = [(await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"] for _ in range(3)]
    view = (await ann.snapshot(tables[0]))["view"]

    answers = await asyncio.gather(
        *(
            ann.decide(table, seat, holds(view, seat), revision=0, request=f"{table}-{seat}")
            for table in tables
            for seat in SEVEN
            for _ in range(2)
        )
    )
    phases = [(await ann.snapshot(table))["view"]["phase"] for table in tables]
    rows = await count(any_house.house.database, decisions)

    assert {answer.status_code for answer in answers} == {200}
    assert phases == ["F1901M"] * 3
    assert rows == 21


async def test_work_that_collides_does_not_harm_its_neighbours(tmp_path: Path) -> None:
    """Several pieces of work share one transaction on disk; a bad one falls out alone."""
    database = await opened("", tmp_path)

    def person(name: str) -> Any:
        values = {"id": name, "name": name, "kind": "guest", "language": "en", "theme": "dark"}
        return insert(people), {**values, "created": 0.0, "seen": 0.0}

    await database.commit([person("a")])
    results = await asyncio.gather(
        *(database.commit([person(name)]) for name in ("b", "a", "c", "d", "b")), return_exceptions=True
    )
    missed = people.update().where(people.c.id == "nobody").values(name="x")
    with pytest.raises(Conflict):
        await database.commit([(missed, {}), person("e")])
    total = await count(database, people)
    await database.close()

    assert [result is None for result in results] == [True, False, True, True, False]
    assert total == 4


async def two_houses(stack: AsyncExitStack, tmp_path: Path, url: str) -> list[OpenHouse]:
    clock = HandClock()
    return [await stack.enter_async_context(serving(tmp_path, clock, database=url)) for _ in range(2)]


async def test_two_processes_share_a_game(cluster: Any, tmp_path: Path) -> None:
    """What is decided at one server is heard at the other."""
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, fresh_database(cluster))
        ann = await first.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        elsewhere = await again(second, ann)
        async with elsewhere.socket(table, "Italy") as line:
            await line.hear_of("snapshot")
            await asyncio.sleep(0.3)
            await ann.order(table, "France", "press Italy: across the wire")
            update = await line.hear_of("update")
        seen = await elsewhere.snapshot(table, "Italy")

    assert update["view"]["press_more"][0]["text"] == "across the wire"
    assert seen["revision"] == 1


async def test_two_processes_never_write_the_same_number(cluster: Any, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_houses(stack, tmp_path, fresh_database(cluster))
        ann = await first.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        elsewhere = await again(second, ann)
        view = (await elsewhere.snapshot(table))["view"]

        async def insist(who: Visitor, seat: str) -> int:
            for attempt in range(30):
                answer = await who.decide(table, seat, holds(view, seat), revision=0, request="once")
                if answer.status_code == 200:
                    return attempt
                assert answer.json()["error"]["code"] == "stale"
            raise AssertionError("never got through")

        await asyncio.gather(*(insist((ann, elsewhere)[n % 2], seat) for n, seat in enumerate(SEVEN)))
        seen = [(await who.snapshot(table))["view"]["phase"] for who in (ann, elsewhere)]
        rows = await count(first.house.database, decisions)

    assert seen == ["F1901M", "F1901M"]
    assert rows == 7


async def played_house(folder: Path, clock: HandClock, url: str, file: Path) -> tuple[Visitor, str, Any]:
    """A house with a game in it, backed up while it is open."""
    async with open_house(folder, clock, database=url) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
        await ann.order(table, "France", "press Italy: keep this")
        await ann.order(table, "France", "A Par - Bur")
        before = await ann.snapshot(table, "France")
        rows = await back_up(house.house.database, file)
        assert rows > 10
        return ann, table, before


async def test_a_backup_is_restored(tmp_path: Path, clock: HandClock, both_databases: str) -> None:
    file = tmp_path / "house.backup"
    ann, table, before = await played_house(tmp_path / "old", clock, both_databases, file)
    fresh = await opened("", tmp_path / "new")
    await restore(fresh, file)
    await fresh.close()

    async with open_house(tmp_path / "new", clock) as house:
        after = await (await again(house, ann)).snapshot(table, "France")

    assert after == before


async def test_a_backup_of_sqlite_is_restored_to_postgresql(
    tmp_path: Path, clock: HandClock, cluster: Any
) -> None:
    file = tmp_path / "house.backup"
    ann, table, before = await played_house(tmp_path / "old", clock, "", file)
    url = fresh_database(cluster)
    fresh = await opened(url, tmp_path)
    await restore(fresh, file)
    await fresh.close()

    async with open_house(tmp_path / "new", clock, database=url) as house:
        after = await (await again(house, ann)).snapshot(table, "France")

    assert after == before


async def test_nothing_is_restored_over_a_house_in_use(tmp_path: Path, clock: HandClock) -> None:
    file = tmp_path / "house.backup"
    await played_house(tmp_path / "old", clock, "", file)
    database = await opened("", tmp_path / "old")

    with pytest.raises(BackupError, match="not empty"):
        await restore(database, file)
    await database.close()


@pytest.mark.parametrize("harm", ["cut short", "not gzip", "other file", "other schema"])
async def test_a_damaged_backup_leaves_nothing_behind(tmp_path: Path, clock: HandClock, harm: str) -> None:
    file = tmp_path / "house.backup"
    await played_house(tmp_path / "old", clock, "", file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut short": gzip.compress(b"".join(lines[:-3])),
        "not gzip": b"".join(lines),
        "other file": gzip.compress(b'{"format":"something else"}\n'),
        "other schema": gzip.compress(b'{"format":"greatpowers-backup-1","schema":"9999"}\n'),
    }
    file.write_bytes(damaged[harm])
    database = await opened("", tmp_path / "new")

    with pytest.raises(BackupError):
        await restore(database, file)
    left = await count(database, people)
    await database.close()

    assert left == 0
