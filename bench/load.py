"""Load: live games with a scripted player in every seat, on servers started for it. Run: bench/load.py

At every table somebody who is asked decides about once in so many seconds. Printed, as a table or as JSON:
how long a decision took from sending to acknowledgement and until the fresh view and question were with the
players, errors, what was lost, processor and memory of the server, the database and these players.

`--postgresql` starts a PostgreSQL of its own, which waits for the disk; with `--processes 2` two servers
share it, and tables are spread over their ports, as a proxy does that goes by the table's address.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clients import SEATS, Player, Tally, play_table, seated
from housekeeping import Server, cpu_of_family

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


@dataclass(frozen=True)
class Site:
    """Servers on one database."""

    servers: list[Server]
    #: URL of PostgreSQL and its first process; empty and 0: SQLite.
    database: str = ""
    process: int = 0

    def figures(self) -> tuple[float, float, float]:
        """Seconds of processor of the servers and of the database so far, megabytes of the servers now."""
        each = [server.figures() for server in self.servers]
        beside = cpu_of_family(self.process) if self.process else 0.0
        return sum(cpu for cpu, _ in each), beside, sum(memory for _, memory in each)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="diplomacy", choices=sorted(SEATS))
    parser.add_argument("--games", type=int, default=200, help="tables")
    parser.add_argument("--seconds", type=int, default=45)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL; otherwise SQLite")
    parser.add_argument("--processes", type=int, default=1, choices=(1, 2))
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.processes > 1 and not asked.postgresql:
        parser.error("several processes need --postgresql")
    found = run(asked.game, asked.games, asked.seconds, asked.every, asked.processes, asked.postgresql)
    print(json.dumps(found, indent=2) if asked.json else "\n".join(f"{k:>24} {v}" for k, v in found.items()))


def run(
    game: str, games: int, seconds: int, every: float, processes: int, postgresql: bool
) -> dict[str, Any]:
    """One measurement on servers of its own."""
    with started(processes, postgresql) as site:
        found = asyncio.run(measure(site, game, games, seconds, every))
    return {
        "game": game,
        "database": "PostgreSQL" if postgresql else "SQLite",
        "processes": processes,
        **found,
    }


@contextmanager
def started(processes: int, postgresql: bool) -> Iterator[Site]:
    """Servers on a database, both of their own."""
    with ExitStack() as ending:
        url, process = "", 0
        if postgresql:
            from tests.server.postgresql import fresh_database, started_cluster

            cluster = ending.enter_context(started_cluster(durable=True))
            url, process = fresh_database(cluster), cluster.process
        servers = []
        for _ in range(processes):
            folder = ending.enter_context(tempfile.TemporaryDirectory())
            servers.append(server := Server(Path(folder), database=url))
            server.start()
            ending.callback(server.stop)
        yield Site(servers, url, process)


async def measure(site: Site, game: str, games: int, seconds: int, every: float) -> dict[str, Any]:
    """Seat everybody, let them play, count."""
    tally = Tally()
    begun = time.perf_counter()
    players = await seated([server.address for server in site.servers], games, tally, game)
    await all_come(players)
    seated_in = time.perf_counter() - begun
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
    server_before, database_before, memory_before = site.figures()
    own_before, until = time.process_time(), time.monotonic() + seconds
    playing = [play_table(group, every, until) for group in by_table.values()]
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, BaseException):
            tally.error(repr(result)[:120])
    server_after, database_after, memory_after = site.figures()
    own = time.process_time() - own_before
    for player in players:
        player.go()
    return {
        "tables": games,
        "players": len(players),
        "seating_seconds": round(seated_in, 1),
        "seconds": seconds,
        "decisions": len(tally.seconds),
        "per_second": round(len(tally.seconds) / seconds, 1),
        **{f"p{share}_ms": round(_percentile(tally.seconds, share) * 1000, 1) for share in (50, 95, 99)},
        **{f"view_p{share}_ms": round(_percentile(tally.views, share) * 1000, 1) for share in (50, 95, 99)},
        "slowest_ms": round(max(tally.seconds, default=0) * 1000, 1),
        "messages_received": tally.messages,
        "errors": tally.errors,
        "lost": await lost(site, players),
        "server_cpu_share": round((server_after - server_before) / seconds, 2),
        "database_cpu_share": round((database_after - database_before) / seconds, 2),
        "players_cpu_share": round(own / seconds, 2),
        "server_ms_a_decision": round((server_after - server_before) / max(1, len(tally.seconds)) * 1000, 2),
        "memory_mb_before": round(memory_before),
        "memory_mb_after": round(memory_after),
    }


async def all_come(players: Sequence[Player]) -> None:
    """Everybody connects, some at a time."""
    gate = asyncio.Semaphore(20)

    async def one(player: Player) -> None:
        async with gate:
            await player.come()

    await asyncio.gather(*map(one, players))


async def lost(site: Site, players: Sequence[Player]) -> int:
    """Acknowledged decisions that are not in the store."""
    stored = await _stored_requests(site)
    return sum(
        1 for p in players for request in p.acknowledged if (p.table, f"{p.seat}/{request}") not in stored
    )


async def _stored_requests(site: Site) -> set[tuple[str, str]]:
    """Every request that was carried out, by table."""
    wanted = "SELECT table_id, request FROM decisions"
    if not site.database:
        path = site.servers[0].folder / "greatpowers.sqlite3"
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
            return set(store.execute(wanted))
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(site.database)
    try:
        return {(row["table_id"], row["request"]) for row in await connection.fetch(wanted)}
    finally:
        await connection.close()


def _percentile(values: list[float], share: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


if __name__ == "__main__":
    main()
