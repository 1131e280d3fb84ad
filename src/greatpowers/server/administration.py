"""What an administrator does from the terminal: people, backup, restore, migration, health."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import RowMapping, delete, func, or_, select, update

from ..engine.errors import GreatPowersError
from .live.wire import iso
from .matches.matches import Matches
from .people.naming import sign_in_name
from .records.upgrades import Upgraded, as_plain
from .store.database import Database
from .store.relay import PERSON, news_of
from .store.tables import decisions, people, seats, sessions, tables

#: Who tells the running servers what is done from the terminal.
_PROCESS: Final = "terminal"


class UnknownPerson(GreatPowersError):
    """Nobody of that name or id."""


async def list_users(database: Database) -> list[dict[str, object]]:
    """Everybody, members first."""
    games = select(func.count()).select_from(seats).where(seats.c.person == people.c.id).scalar_subquery()
    wanted = select(people, games.label("seats")).order_by(people.c.kind.desc(), people.c.name)
    async with database.reading() as connection:
        found = (await connection.execute(wanted)).mappings().all()
    return [
        {
            "id": row["id"],
            "name": row["name"],
            "kind": row["kind"],
            "language": row["language"],
            "created": iso(row["created"]),
            "seats": row["seats"],
        }
        for row in found
    ]


async def make_admin(database: Database, name: str) -> str:
    """Give a member the rights of an administrator; answers the name."""
    person = await _find(database, name)
    if person["kind"] == "guest":
        raise UnknownPerson(f"{person['name']} is a guest; an administrator needs a password")
    async with database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person["id"]).values(kind="admin"))
    return str(person["name"])


async def make_moderator(database: Database, name: str, *, is_one: bool = True) -> str:
    """Let a member look after reports, or no longer; answers the name."""
    person = await _find(database, name)
    if person["kind"] == "guest":
        raise UnknownPerson(f"{person['name']} is a guest; a moderator needs a password")
    if person["kind"] == "admin":
        return str(person["name"])
    kind = "moderator" if is_one else "member"
    async with database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person["id"]).values(kind=kind))
    return str(person["name"])


async def remove_user(database: Database, name: str, level: str = "regular") -> str:
    """Remove somebody for good: bots play his seats on, seats in waiting are free again."""
    person = await _find(database, name)
    theirs = seats.c.person == person["id"]
    async with database.writing() as connection:
        at_tables = list((await connection.execute(select(seats.c.table_id).where(theirs))).scalars())
        for status, values in (
            ("playing", {"who": "bot", "level": level, "standin": False, "person": None}),
            ("waiting", {"who": "open", "person": None, "invite": None}),
        ):
            at = select(tables.c.id).where(tables.c.status == status)
            await connection.execute(update(seats).where(theirs, seats.c.table_id.in_(at)).values(values))
        changed = or_(tables.c.owner == person["id"], tables.c.id.in_(at_tables))
        await connection.execute(update(tables).where(changed).values(changes=tables.c.changes + 1))
        await connection.execute(delete(sessions).where(sessions.c.person == person["id"]))
        await connection.execute(delete(people).where(people.c.id == person["id"]))
        if not database.is_sqlite:
            for subject in (PERSON + person["id"], *at_tables):
                await connection.execute(*news_of(_PROCESS, subject))
    return str(person["name"])


async def upgrade_tables(database: Database, *, dry_run: bool) -> Upgraded:
    """Carry every running game of older rules over; answers what became of each."""
    matches = Matches(database, lambda: datetime.now(UTC), 1, "admin")
    return as_plain(await matches.upgrades.all(dry_run=dry_run))


async def health(database: Database) -> dict[str, object]:
    """How the store is, in figures."""
    async with database.reading() as connection:
        counts = {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar()
            for table in (people, tables, decisions)
        }
        by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
        status = {row[0]: row[1] for row in await connection.execute(by_status)}
    kind = "sqlite" if database.is_sqlite else "postgresql"
    return {"status": "ok", "database": kind, **counts, "games": status}


async def _find(database: Database, name: str) -> RowMapping:
    by_name = or_(people.c.id == name, people.c.sign_in_name == sign_in_name(name))
    async with database.reading() as connection:
        row = (await connection.execute(select(people).where(by_name))).mappings().first()
    if row is None:
        raise UnknownPerson(f"nobody here is called {name!r}; guests are named by their id")
    return row
