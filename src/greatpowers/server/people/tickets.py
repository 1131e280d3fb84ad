"""Tickets: what is asked for by a link in a letter, for a while and once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import delete, insert, select

from ..problems import Problem
from ..store.database import Database
from ..store.notice_tables import tickets
from .sessions import key_of

Purpose = Literal["mail", "password"]
LASTING: dict[Purpose, float] = {"mail": 2 * 86400.0, "password": 3600.0}


class Ticket(msgspec.Struct, frozen=True):
    """For whom, and what about."""

    person: str
    about: str


class Tickets:
    """Gives them out and takes them back; only hashes of them are kept."""

    def __init__(self, database: Database, now: Callable[[], datetime], secret: Callable[[int], str]) -> None:
        self._database = database
        self._now = now
        self._secret = secret

    async def give(self, purpose: Purpose, person: str, about: str = "") -> str:
        """A new one; earlier ones of this kind are worth nothing from now on."""
        token, now = self._secret(24), self._now().timestamp()
        async with self._database.writing() as connection:
            own = (tickets.c.person == person, tickets.c.purpose == purpose)
            await connection.execute(delete(tickets).where(*own))
            await connection.execute(delete(tickets).where(tickets.c.expires < now))
            await connection.execute(
                insert(tickets).values(
                    hash=key_of(token),
                    purpose=purpose,
                    person=person,
                    about=about,
                    created=now,
                    expires=now + LASTING[purpose],
                )
            )
        return token

    async def look(self, purpose: Purpose, token: str) -> Ticket:
        """What a ticket is for, without using it up."""
        wanted = select(tickets).where(tickets.c.hash == key_of(token[:200]), tickets.c.purpose == purpose)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        if row is None or row["expires"] < self._now().timestamp():
            raise Problem(410, "link-expired", "this link is not valid any more")
        return Ticket(row["person"], row["about"])

    async def use(self, purpose: Purpose, token: str) -> Ticket:
        """What it is for; it is worth nothing afterwards."""
        found = await self.look(purpose, token)
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(tickets).where(tickets.c.hash == key_of(token)))
        if gone.rowcount != 1:
            raise Problem(410, "link-expired", "this link is not valid any more")
        return found
