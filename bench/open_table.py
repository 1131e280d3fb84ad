"""How long a table of twenty turns takes to open, cold: from the store alone, in a process of its own.

    .venv/bin/python bench/open_table.py [--json]

Long games are played at random into a house on SQLite. Then each is opened so many times by a house that has
nothing in memory: reading the table, taking the game up, and the first snapshot of a seat. The same with the
stored states taken away, so that the game has to be played again, is given beside it. Times are those of the
processor, for machines that do other work too.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from greatpowers.engine.chance import Stream
from greatpowers.games.table import find_game
from greatpowers.server.api.showing import snapshot
from greatpowers.server.app import create_app
from greatpowers.server.house import House
from greatpowers.server.matches.lobby import NewTable
from greatpowers.server.people.people import Person
from greatpowers.server.settings import Settings
from greatpowers.server.store.tables import moments

GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "paths-of-glory": ("campaign", {"peace_terms": False}, 4000),
    "napoleonic-wars": ("1805-5", {}, 4000),
    "diplomacy": ("seven", {"press": "none", "last_year": 1920}, 4000),
}
_TIMES = 9


def settings(folder: Path) -> Settings:
    return Settings(data=folder, workers=0, limits=0, background=False)


async def in_house(folder: Path, work: Callable[[House], Awaitable[Any]]) -> Any:
    app = create_app(settings(folder))
    async with app.lifespan():
        return await work(app.state.house)


async def play_through(house: House, game: str, person: Person) -> str:
    scenario, options, most = GAMES[game]
    seats = next(one.seats for one in find_game(game).scenarios if one.id == scenario)
    asked = NewTable(
        game=game, scenario=scenario, options=options, title=game, seats=dict.fromkeys(seats, "hotseat")
    )
    table = await house.lobby.create(asked, person)
    stream = Stream(game)
    for n in range(most):
        play = table.playing()
        if play.match.is_over:
            break
        question = play.match.pending()[0]
        text = question.choice.write(question.choice.sample(question.offer, stream))
        await house.matches.decide(table, question.seat, text, by=person.id, request=f"r{n}")
    return table.id


async def opened(folder: Path, table: str, person: Person) -> float:
    """Milliseconds of the processor from asking to the first snapshot, with nothing in memory."""

    async def once(house: House) -> float:
        started = time.process_time()
        found = await house.matches.table(table)
        await snapshot(house, found, person, next(iter(found.seats)))
        return 1000 * (time.process_time() - started)

    times = [await in_house(folder, once) for _ in range(_TIMES)]
    return statistics.median(times)


async def measure(folder: Path) -> dict[str, Any]:
    async def prepare(house: House) -> tuple[Person, dict[str, str]]:
        person = await house.people.add_guest("Bench", "en")
        return person, {game: await play_through(house, game, person) for game in GAMES}

    person, tables = await in_house(folder, prepare)
    found: dict[str, Any] = {}
    for game, table in tables.items():
        found[game] = {"stored": await opened(folder, table, person)}

    async def forget(house: House) -> dict[str, tuple[int, int]]:
        known = {}
        for game, table in tables.items():
            play = (await house.matches.table(table)).playing()
            known[game] = (play.revision, len(play.log))
        async with house.database.writing() as connection:
            await connection.execute(delete(moments))
        return known

    for game, (rows, events) in (await in_house(folder, forget)).items():
        found[game] |= {
            "rows": rows,
            "events": events,
            "replayed": await opened(folder, tables[game], person),
        }
    return found


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="greatpowers-open-") as folder:
        found = asyncio.run(measure(Path(folder)))
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    print("game             rows  events  stored states  played again")
    for game, one in found.items():
        counts = f"{one['rows']:>5} {one['events']:>7}"
        print(f"{game:<15} {counts} {one['stored']:>11.1f} ms {one['replayed']:>10.1f} ms")


if __name__ == "__main__":
    main()
