"""Sessions: a random token in a cookie, only its hash in the store."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import delete, insert, select, update

from .people import Person
from .store.database import Database
from .store.tables import people, sessions

COOKIE = "gp_session"
#: How long a session is trusted before the store is asked again (another process may have ended it).
_TRUST_SECONDS = 20.0
_MOST_REMEMBERED = 20_000


class _Known(msgspec.Struct):
    person: Person
    checked: float
    expires: float


class Sessions:
    """Who is who, by cookie."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], secret: Callable[[int], str], days: int
    ) -> None:
        self._database = database
        self._now = now
        self._secret = secret
        self._lasting = timedelta(days=days)
        self._known: OrderedDict[str, _Known] = OrderedDict()

    @property
    def seconds(self) -> int:
        return int(self._lasting.total_seconds())

    async def open(self, person: Person, old_token: str | None = None) -> str:
        """A fresh token; the one held before is worth nothing from now on."""
        token = self._secret(32)
        now = self._now()
        async with self._database.writing() as connection:
            if old_token:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == _hash(old_token)))
            await connection.execute(
                insert(sessions).values(
                    token_hash=_hash(token),
                    person=person.id,
                    created=now.timestamp(),
                    expires=(now + self._lasting).timestamp(),
                )
            )
        if old_token:
            self._known.pop(_hash(old_token), None)
        return token

    async def person(self, token: str | None) -> Person | None:
        """Whose token this is."""
        if not token or len(token) > 200:
            return None
        key, now = _hash(token), self._now().timestamp()
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
        wanted = select(people, sessions.c.expires).join(sessions, sessions.c.person == people.c.id)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted.where(sessions.c.token_hash == key))).mappings().first()
        if row is None:
            return None
        person = Person(**{name: row[name] for name in Person.__struct_fields__})
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
            if known.person.id == person.id:
                known.person = person

    async def close(self, token: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == _hash(token)))
        self._known.pop(_hash(token), None)

    async def close_all(self, person: str, but: str | None = None) -> None:
        """Sign out everywhere, or everywhere else."""
        keep = _hash(but) if but else ""
        async with self._database.writing() as connection:
            where = (sessions.c.person == person, sessions.c.token_hash != keep)
            await connection.execute(delete(sessions).where(*where))
        for key in [k for k, known in self._known.items() if known.person.id == person and k != keep]:
            del self._known[key]

    async def sweep(self) -> None:
        """Forget sessions nobody came back to."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < self._now().timestamp()))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
