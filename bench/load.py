"""Load: live games with a scripted player in every seat, on a server started for it. Run: bench/load.py

Every player who is asked decides about once in ten seconds for a bounded time. Printed: how long a decision
took from sending to acknowledgement and until the fresh view and question were with the players, errors,
what was lost, CPU and memory of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from clients import SEATS, Player, Tally, seated
from housekeeping import Server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="diplomacy", choices=sorted(SEATS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two decisions of a player")
    parser.add_argument("--database", default="", help="PostgreSQL URL; default SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database=asked.database)
        started = server.start()
        try:
            found = uvloop.run(measure(server, asked.game, asked.games, asked.seconds, asked.every))
        finally:
            server.stop()
    found["start_seconds"] = round(started, 2)
    print(json.dumps(found, indent=2) if asked.json else "\n".join(f"{k:>24} {v}" for k, v in found.items()))


async def measure(server: Server, game: str, games: int, seconds: int, every: float) -> dict[str, Any]:
    """Seat everybody, let them play, count."""
    tally = Tally()
    begun = time.perf_counter()
    players = await seated(server.address, games, tally, game)
    await all_come(players)
    seated_in = time.perf_counter() - begun
    cpu_before, memory_before = server.figures()
    until = time.monotonic() + seconds
    results = await asyncio.gather(*(p.play(every, until) for p in players), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            tally.error(repr(result)[:120])
    cpu_after, memory_after = server.figures()
    return {
        "game": game,
        "games": games,
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
        "lost": lost(server, players),
        "server_cpu_share": round((cpu_after - cpu_before) / seconds, 2),
        "memory_mb_before": round(memory_before),
        "memory_mb_after": round(memory_after),
    }


async def all_come(players: list[Player]) -> None:
    """Everybody connects, some at a time."""
    gate = asyncio.Semaphore(20)

    async def one(player: Player) -> None:
        async with gate:
            await player.come()

    await asyncio.gather(*map(one, players))


def lost(server: Server, players: list[Player]) -> int:
    """Acknowledged decisions that are not in the store; known for SQLite only."""
    if server.database:
        return -1
    stored = stored_requests(server.folder / "greatpowers.sqlite3")
    return sum(
        1 for p in players for request in p.acknowledged if (p.table, f"{p.seat}/{request}") not in stored
    )


def stored_requests(path: Path) -> set[tuple[str, str]]:
    """Every request that was carried out, by table."""
    import sqlite3

    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
        return set(store.execute("SELECT table_id, request FROM decisions"))


def _percentile(values: list[float], share: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


if __name__ == "__main__":
    main()
