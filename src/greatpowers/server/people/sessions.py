"""Sessions: a random token in a cookie, or in a header of a program; only its hash in the store."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..problems import Problem
from ..programs.scopes import bearer_of
from ..store.database import Database
from ..store.relay import PERSON, news_of
from ..store.tables import people, sessions
from .people import Person

COOKIE = "gp_session"
#: How long a session is trusted before the store is asked again (another process may have ended it).
_TRUST_SECONDS = 20.0
_MOST_REMEMBERED = 20_000
_ASKED_AT_ONCE = 500


class _Known(msgspec.Struct):
    person: Person
    checked: float
    expires: float


class Sessions:
    """Who is who, by cookie."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
        days: int,
        process: str,
    ) -> None:
        self._database = database
        self._now = now
        self._secret = secret
        self._lasting = timedelta(days=days)
        self._process = process
        self._known: OrderedDict[str, _Known] = OrderedDict()
        #: Told whenever sessions of a person have ended here.
        self.ended: Callable[[str], Awaitable[None]] | None = None

    @property
    def seconds(self) -> int:
        return int(self._lasting.total_seconds())

    async def open(self, person: Person, old_token: str | None = None) -> str:
        """A fresh token; the one held before is worth nothing from now on."""
        token = self._secret(32)
        now = self._now()
        before = await self.person(old_token)
        async with self._database.writing() as connection:
            if before is not None and old_token:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == key_of(old_token)))
                await self._tell(connection, before.id)
            await connection.execute(
                insert(sessions).values(
                    token_hash=key_of(token),
                    person=person.id,
                    created=now.timestamp(),
                    expires=(now + self._lasting).timestamp(),
                )
            )
        if before is not None:
            await self._have_ended(before.id)
        return token

    async def person(self, token: str | None) -> Person | None:
        """Whose token this is."""
        if not token or len(token) > 200:
            return None
        key, now = key_of(token), self._now().timestamp()
        known = self._known.get(key)
        if known is None or not 0 <= now - known.checked < _TRUST_SECONDS:
            known = await self._look_up(key, now)
            if known is None:
                self._known.pop(key, None)
                return None
            self._known[key] = known
            self._known.move_to_end(key)
            while len(self._known) > _MOST_REMEMBERED:
                self._known.popitem(last=False)
        return known.person if known.expires > now else None

    async def _look_up(self, key: str, now: float) -> _Known | None:
        wanted = select(people, sessions.c.expires, sessions.c.scopes).join(
            sessions, sessions.c.person == people.c.id
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted.where(sessions.c.token_hash == key))).mappings().first()
        if row is None:
            return None
        person = Person(**{name: row[name] for name in Person.__struct_fields__})
        if row["scopes"] is not None:
            person = bearer_of(person, row["scopes"])
        expires = float(row["expires"])
        if expires > now and expires - now < self._lasting.total_seconds() / 2:
            await self._prolong(key, now)
        return _Known(person, now, expires)

    async def _prolong(self, key: str, now: float) -> None:
        """Whoever comes back at least now and then stays signed in."""
        async with self._database.writing() as connection:
            later = now + self._lasting.total_seconds()
            await connection.execute(
                update(sessions).where(sessions.c.token_hash == key).values(expires=later)
            )

    def changed(self, person: Person) -> None:
        """The person has a new name, language or kind."""
        for known in self._known.values():
            if known.person.id == person.id and type(known.person) is type(person):
                known.person = person

    async def close(self, token: str) -> None:
        """Sign out here."""
        person = await self.person(token)
        if person is None:
            return
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == key_of(token)))
            await self._tell(connection, person.id)
        await self._have_ended(person.id)

    async def close_all(self, person: str, but: str | None = None) -> None:
        """Sign out everywhere, or everywhere else."""
        keep = key_of(but) if but else ""
        async with self._database.writing() as connection:
            where = (sessions.c.person == person, sessions.c.token_hash != keep)
            await connection.execute(delete(sessions).where(*where))
            await self._tell(connection, person)
        await self._have_ended(person)

    async def revoke(self, person: str, id_: str) -> None:
        """A token of a program is worth nothing from now on."""
        where = (sessions.c.person == person, sessions.c.id == id_)
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(sessions).where(*where))
            if not gone.rowcount:
                raise Problem(404, "token-unknown", "there is no such token")
            await self._tell(connection, person)
        await self._have_ended(person)

    async def alive(self, keys: Collection[str]) -> set[str]:
        """Those of the sessions that have not ended."""
        asked, found = list(keys), set[str]()
        async with self._database.reading() as connection:
            for start in range(0, len(asked), _ASKED_AT_ONCE):
                some = asked[start : start + _ASKED_AT_ONCE]
                wanted = select(sessions.c.token_hash).where(
                    sessions.c.token_hash.in_(some), sessions.c.expires > self._now().timestamp()
                )
                found.update((await connection.execute(wanted)).scalars())
        return found

    def distrust(self, person: str) -> None:
        """Sessions of the person may have ended: ask the store again."""
        for key in [key for key, known in self._known.items() if known.person.id == person]:
            del self._known[key]

    async def _have_ended(self, person: str) -> None:
        self.distrust(person)
        if self.ended is not None:
            await self.ended(person)

    async def _tell(self, connection: AsyncConnection, person: str) -> None:
        """Other processes hear of it with the commit."""
        if not self._database.is_sqlite:
            await connection.execute(*news_of(self._process, PERSON + person))

    async def sweep(self) -> None:
        """Forget sessions nobody came back to."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < self._now().timestamp()))


def key_of(token: str) -> str:
    """How a session is known in the store."""
    return hashlib.sha256(token.encode()).hexdigest()
