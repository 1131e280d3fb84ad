"""Somebody leaves the house for good: bots play on for him, seats in waiting are free again."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from ..games.served import game_named, standin_level
from ..people.people import People, Person
from ..people.sessions import Sessions
from ..store.tables import seats
from .matches import Matches
from .seats import Seats
from .table import Table


class Farewell:
    """What is to be done before a person is forgotten."""

    def __init__(self, matches: Matches, chairs: Seats, people: People, sessions: Sessions) -> None:
        self._matches = matches
        self._chairs = chairs
        self._people = people
        self._sessions = sessions

    async def of(self, person: Person) -> None:
        """The person is gone from every running and waiting table, signed out everywhere, and forgotten."""
        sat = select(seats.c.table_id).where(seats.c.person == person.id).distinct()
        async with self._matches.database.reading() as connection:
            at_tables = list((await connection.execute(sat)).scalars())
        for id_ in at_tables:
            table = await self._matches.table(id_)
            if table.about.status == "waiting":
                await self._chairs.leave(table, person)
            elif table.about.status == "playing":
                await self._leave_to_bots(table, person)
        await self._sessions.close_all(person.id)
        await self._people.remove(person.id)

    async def _leave_to_bots(self, table: Table, person: Person) -> None:
        async with table.lock:
            await self._matches.catch_up(table)
            level = standin_level(game_named(table.about.game, table.about.pack))
            left = [
                msgspec.structs.replace(chair, who="bot", level=level, standin=False, person=None)
                for chair in table.seats.values()
                if chair.person == person.id
            ]
            await self._matches.save(table, seats=left)
