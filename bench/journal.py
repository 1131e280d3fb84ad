"""Decisions of many tables on their way to SQLite while the games keep the processor busy.

Run: bench/journal.py. Each decision first costs some processor time, as the rules and the publishing do, and
is then stored as the server stores it. Printed: how long storing took, and what it cost. `--turn` is the
longest time in seconds one thread keeps the others waiting; the server chooses 0.0005, Python 0.005.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time

import msgspec

from greatpowers.server.live.wire import Digest
from greatpowers.server.matches.pace import Untimed
from greatpowers.server.matches.table import About, Clock, Row, Table
from greatpowers.server.store import shelf
from greatpowers.server.store.database import Database

_FIELDS = ("revision", "digest", "status", "result", "finished")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rate", type=float, default=230.0, help="decisions a second")
    parser.add_argument("--work", type=float, default=0.003, help="processor seconds of a decision before it")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--turn", type=float, default=0.0005)
    asked = parser.parse_args()
    sys.setswitchinterval(asked.turn)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite+aiosqlite:///{folder}/house.sqlite3", asked))


async def measure(url: str, asked: argparse.Namespace) -> None:
    """Decide at random tables, about so many a second."""
    database = Database(url)
    await database.migrate()
    tables = [Table(_about(number), {}, Clock()) for number in range(asked.tables)]
    for table in tables:
        await database.commit(shelf.new_table(table))
    seconds: list[float] = []
    begun, spent = time.perf_counter(), time.process_time()
    moment, tasks = begun, list[asyncio.Task[None]]()
    while time.perf_counter() - begun < asked.seconds:
        moment += random.expovariate(asked.rate)
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        tasks.append(asyncio.create_task(_decide(database, random.choice(tables), asked.work, seconds)))
    await asyncio.gather(*tasks)
    took, spent = time.perf_counter() - begun, time.process_time() - spent
    parts = statistics.quantiles(seconds, n=100)
    shares = " ".join(f"p{share} {parts[share - 1] * 1000:.1f} ms," for share in (50, 95, 99))
    each = spent / len(seconds) * 1000
    print(f"{len(seconds)} decisions, {shares} {each:.2f} ms of processor each, {spent / took:.0%} of a core")
    await database.close()


async def _decide(database: Database, table: Table, work: float, seconds: list[float]) -> None:
    async with table.lock:
        _think(work)
        number = table.about.revision + 1
        about = msgspec.structs.replace(table.about, revision=number, changes=number)
        row = Row(number, "France", "decide", "A Par - Bur; F Bre - MAO", "somebody", f"r{number}", 0.0)
        begun = time.perf_counter()
        statements = [shelf.change_table(about, *_FIELDS), *shelf.new_rows(table.id, [row])]
        await database.commit(statements)
        seconds.append(time.perf_counter() - begun)
        table.about = about


def _think(work: float) -> None:
    until = time.thread_time() + work
    while time.thread_time() < until:
        sum(range(100))


def _about(number: int) -> About:
    board = {"units": "A Par " * 100}
    return About(
        id=f"table-{number}", title="", game="diplomacy", rules="", scenario="seven", options={},
        status="playing", owner=None, language="en", public=False, anonymous=False, spectators=False,
        spectator_delay=0, draw_lots=False, sandbox=False, pace=Untimed(), seed="", nonces={}, lots={},
        position=None, pack=None, revision=0, changes=0, digest=Digest(board=board), result=None,
        rematch=None, created=0.0, updated=0.0, started=0.0, finished=None,
    )  # fmt: skip


if __name__ == "__main__":
    main()
