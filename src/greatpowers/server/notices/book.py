"""Where people can be reached, and what they wish to hear: kept in the store, told to nobody but them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime

import msgspec
from sqlalchemy import ColumnElement, RowMapping, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..problems import Problem
from ..store.database import Database
from ..store.notice_tables import channels, preferences, quiet_hours
from ..store.tables import sessions
from .kinds import ChannelKind, Kind, Wish
from .quiet import QuietHours
from .reaching import Address

MOST_CHANNELS = 12
#: A push that failed so often in a row is given up.
_MOST_FAILURES = 3


class Channel(msgspec.Struct, frozen=True):
    """One way to reach a person."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    keys: dict[str, str]
    label: str
    session: str | None
    verified: bool
    failures: int
    error: str
    created: float

    def addressed(self, language: str) -> Address:
        return Address(self.address, self.keys, language)


class Wishes(msgspec.Struct, frozen=True):
    """What a person wants to be told, and when not."""

    said: dict[tuple[str, str], Wish] = {}
    hours: QuietHours = QuietHours()


class ChannelBook:
    """Channels, wishes and quiet hours."""

    def __init__(self, database: Database, now: Callable[[], datetime], secret: Callable[[int], str]) -> None:
        self._database = database
        self._now = now
        self._secret = secret

    async def of(self, person: str) -> list[Channel]:
        """All of them but those of browsers that have signed out."""
        wanted = select(channels).where(channels.c.person == person, self._is_open())
        wanted = wanted.order_by(channels.c.created)
        async with self._database.reading() as connection:
            return [_channel_from(row) for row in (await connection.execute(wanted)).mappings()]

    async def reachable(self, persons: Collection[str]) -> set[str]:
        """Those of them who have a channel at all."""
        wanted = select(channels.c.person).where(channels.c.person.in_(persons), self._is_open()).distinct()
        async with self._database.reading() as connection:
            return set((await connection.execute(wanted)).scalars())

    async def one(self, id_: str) -> Channel | None:
        async with self._database.reading() as connection:
            found = await connection.execute(select(channels).where(channels.c.id == id_, self._is_open()))
            row = found.mappings().first()
        return None if row is None else _channel_from(row)

    async def own(self, person: str, id_: str) -> Channel:
        """The channel, if it is this person's."""
        found = await self.one(id_)
        if found is None or found.person != person:
            raise Problem(404, "channel-unknown", "there is no such channel")
        return found

    async def add(
        self,
        person: str,
        kind: ChannelKind,
        address: str,
        *,
        label: str,
        keys: Mapping[str, str] | None = None,
        session: str | None = None,
        verified: bool = True,
    ) -> Channel:
        """A new channel; the same address again takes the place of the old one."""
        known = await self.of(person)
        if len([one for one in known if one.address != address]) >= MOST_CHANNELS:
            raise Problem(
                409, "too-many-channels", "take a channel away first", params={"most": MOST_CHANNELS}
            )
        made = Channel(
            self._secret(12),
            person,
            kind,
            address,
            dict(keys or {}),
            label[:80],
            session,
            verified,
            0,
            "",
            self._now().timestamp(),
        )
        same = (channels.c.kind == kind, channels.c.address == address)
        # One browser speaks to one person at a time; a mail address may be shared.
        own = same if kind == "push" else (*same, channels.c.person == person)
        async with self._database.writing() as connection:
            await connection.execute(delete(channels).where(*own))
            values = {**msgspec.structs.asdict(made), "keys": msgspec.json.encode(made.keys).decode()}
            await connection.execute(insert(channels).values(**values))
        return made

    async def confirm(self, id_: str) -> None:
        await self._change(id_, verified=True, failures=0, error="")

    async def remove(self, id_: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(channels).where(channels.c.id == id_))

    def _is_open(self) -> ColumnElement[bool]:
        """Whoever signs out is told nothing there any more, however his session has ended."""
        lives = exists().where(
            sessions.c.token_hash == channels.c.session, sessions.c.expires > self._now().timestamp()
        )
        return or_(channels.c.session.is_(None), lives)

    async def worked(self, channel: Channel) -> None:
        if channel.failures or channel.error:
            await self._change(channel.id, failures=0, error="")

    async def failed(self, channel: Channel, reason: str, *, gone: bool) -> None:
        """Browsers that are gone are forgotten; what its owner typed stays, with what went wrong."""
        failures = channel.failures + 1
        if channel.kind == "push" and (gone or failures >= _MOST_FAILURES):
            await self.remove(channel.id)
            return
        await self._change(channel.id, failures=failures, error=reason[:200])

    async def _change(self, id_: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(channels).where(channels.c.id == id_).values(**values))

    async def wishes(self, person: str) -> Wishes:
        said = select(preferences).where(preferences.c.person == person)
        hours = select(quiet_hours).where(quiet_hours.c.person == person)
        async with self._database.reading() as connection:
            rows = (await connection.execute(said)).mappings().all()
            quiet = (await connection.execute(hours)).mappings().first()
        wishes: dict[tuple[str, str], Wish] = {(row["kind"], row["channel"]): row["wish"] for row in rows}
        if quiet is None:
            return Wishes(wishes)
        return Wishes(wishes, QuietHours(quiet["zone"], quiet["begins"], quiet["ends"], quiet["urgent"]))

    async def wish(self, person: str, kind: Kind, channel: ChannelKind, wish: Wish) -> None:
        values: dict[str, object] = {"person": person, "kind": kind, "channel": channel, "wish": wish}
        keys = ("person", "kind", "channel")
        await self._put(preferences, values, keys)

    async def keep_quiet(self, person: str, hours: QuietHours) -> None:
        await self._put(quiet_hours, {"person": person, **msgspec.structs.asdict(hours)}, ("person",))

    async def _put(self, table: object, values: dict[str, object], keys: tuple[str, ...]) -> None:
        changed = {name: value for name, value in values.items() if name not in keys}
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        statement = make(table).values(**values)  # type: ignore[arg-type]
        async with self._database.writing() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))


def _channel_from(row: RowMapping) -> Channel:
    plain = {name: row[name] for name in Channel.__struct_fields__}
    plain["keys"] = msgspec.json.decode(row["keys"], type=dict[str, str])
    return Channel(**plain)
