"""kill -9 under load: every acknowledged decision must be there after each restart. Run: bench/crash.py

Scripted players decide quickly; the server is killed in the middle of it, again and again. After each restart
the store is compared with what was acknowledged, every game is asked for, and the players go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from clients import Player, Tally, seated
from housekeeping import Server
from load import all_come


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--every", type=float, default=0.5, help="seconds between two decisions of a player")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Server(Path(folder)), asked.games, asked.kills, asked.every))
    print(json.dumps(found, indent=2))
    sys.exit(0 if found["lost"] == found["twice"] == found["games_stuck"] == 0 else 1)


async def measure(server: Server, games: int, kills: int, every: float) -> dict[str, Any]:
    """Play, kill, restart, check; so many times."""
    server.start()
    tally = Tally()
    players = await seated([server.address], games, tally)
    totals = {
        "kills": 0,
        "acknowledged": 0,
        "unanswered_but_kept": 0,
        "lost": 0,
        "twice": 0,
        "games_stuck": 0,
    }
    restarts: list[float] = []
    try:
        for _ in range(kills):
            before = _rows(server)
            await _play_until_killed(server, players, every)
            totals["kills"] += 1
            restarts.append(server.start())
            after = _rows(server)
            totals["games_stuck"] += sum(len(after[table]) == len(before.get(table, ())) for table in after)
            _compare(after, players, totals)
            totals["games_stuck"] += await _unanswered(server, players)
    finally:
        server.stop()
    totals["acknowledged"] = sum(len(player.acknowledged) for player in players)
    return {**totals, "games": games, "slowest_restart_seconds": round(max(restarts), 2)}


def _rows(server: Server) -> dict[str, list[tuple[int, str]]]:
    """What the store holds: number and request of every decision, by table."""
    rows: dict[str, list[tuple[int, str]]] = {}
    path = server.folder / "greatpowers.sqlite3"
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
        wanted = "SELECT table_id, number, request FROM decisions ORDER BY table_id, number"
        for table, number, request in store.execute(wanted):
            rows.setdefault(table, []).append((number, request))
    return rows


async def _play_until_killed(server: Server, players: list[Player], every: float) -> None:
    await all_come(players)
    playing = [asyncio.create_task(player.play(every, time.monotonic() + 60)) for player in players]
    await asyncio.sleep(random.uniform(1.5, 3.0))
    server.kill()
    done, late = await asyncio.wait(playing, timeout=5)
    for task in late:
        task.cancel()
    await asyncio.gather(*done, *late, return_exceptions=True)


def _compare(rows: dict[str, list[tuple[int, str]]], players: list[Player], totals: dict[str, int]) -> None:
    """Everything acknowledged must be there, once, and the numbers of a table without a gap."""
    for stored in rows.values():
        requests = [request for _, request in stored]
        totals["twice"] += len(requests) - len(set(requests))
        totals["lost"] += [number for number, _ in stored] != list(range(1, len(stored) + 1))
    for player in players:
        stored_requests = {request for _, request in rows.get(player.table, ())}
        known = {f"{player.seat}/{request}" for request in player.acknowledged}
        totals["lost"] += len(known - stored_requests)
        kept = {f"{player.seat}/{request}" for request in player.unanswered}
        totals["unanswered_but_kept"] += len(kept & stored_requests)
        player.unanswered.clear()


async def _unanswered(server: Server, players: list[Player]) -> int:
    """Games that cannot be asked for any more."""
    failed = 0
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        for player in players[::7]:
            path = f"/api/tables/{player.table}/snapshot"
            answer = await client.get(path, params={"seat": player.seat}, headers={"Cookie": player.cookie})
            failed += answer.status_code != 200
    return failed


if __name__ == "__main__":
    main()
