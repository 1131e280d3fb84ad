"""Notices on their way into the store and out of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Executable, bindparam, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping

from ..store.database import Database
from ..store.journal import Work
from ..store.notice_tables import notices
from ..store.tables import people
from .kinds import HOLD, Fresh, Kind, Notice

#: Days a notice is kept to be read.
KEPT_DAYS = 60
_COLUMNS = ("id", "person", "kind", "subject", "turn", "params", "made", "due")


class Notices:
    """Puts notices into the store and lists them."""

    def __init__(self, database: Database, now: Callable[[], datetime], secret: Callable[[int], str]) -> None:
        self._database = database
        self._now = now
        self._secret = secret
        self._insert = _insert_once(is_sqlite=database.is_sqlite)
        #: Told when something is to go out.
        self.woken: Callable[[], None] = lambda: None

    def work(self, made: Sequence[Fresh]) -> list[Work]:
        """For the transaction of what the notices tell of."""
        values = [self._values(fresh) for fresh in made]
        return [(self._insert, values if len(values) > 1 else values[0])] if values else []

    async def add(self, made: Sequence[Fresh]) -> None:
        """Notices of something that is in the store already."""
        if not made:
            return
        async with self._database.writing() as connection:
            for statement, values in self.work(made):
                await connection.execute(statement, values)
        self.woken()

    def _values(self, fresh: Fresh) -> dict[str, object]:
        now = self._now().timestamp()
        return {
            "new_id": self._secret(12),
            "new_person": fresh.person,
            "new_kind": fresh.kind,
            "new_subject": fresh.subject,
            "new_turn": fresh.turn[:120],
            "new_params": msgspec.json.encode(fresh.params).decode(),
            "new_made": now,
            "new_due": now + held_back(fresh),
        }

    async def of(self, person: str, most: int = 50) -> list[Notice]:
        """The latest notices of a person."""
        wanted = select(notices).where(notices.c.person == person).order_by(notices.c.made.desc()).limit(most)
        async with self._database.reading() as connection:
            return [notice_from(row) for row in (await connection.execute(wanted)).mappings()]

    async def read(self, person: str, subject: str | None = None) -> None:
        """The person has seen all of them, or all about one thing."""
        which = [notices.c.person == person, notices.c.read.is_(None)]
        if subject is not None:
            which.append(notices.c.subject == subject)
        async with self._database.writing() as connection:
            await connection.execute(update(notices).where(*which).values(read=self._now().timestamp()))


def held_back(fresh: Fresh) -> float:
    """So many seconds, the same for the same notice."""
    least, most = HOLD.get(fresh.kind, (0.0, 0.0))
    name = f"{fresh.person}/{fresh.subject}/{fresh.turn}"
    share = hashlib.sha256(name.encode()).digest()[0] / 255
    return least + (most - least) * share


def notice_from(row: RowMapping) -> Notice:
    plain = {name: row[name] for name in (*_COLUMNS, "read")}
    plain["params"] = msgspec.json.decode(row["params"], type=dict[str, str | int | float])
    kind: Kind = row["kind"]
    return Notice(**{**plain, "kind": kind})


def _insert_once(*, is_sqlite: bool) -> Executable:
    """A notice that is there already is none, and whoever has gone is told nothing."""
    cells = [bindparam(f"new_{name}", type_=notices.c[name].type).label(name) for name in _COLUMNS]
    is_here = exists().where(people.c.id == bindparam("new_person", type_=people.c.id.type))
    chosen = select(*cells).where(is_here)
    if is_sqlite:
        return sqlite.insert(notices).from_select(_COLUMNS, chosen).on_conflict_do_nothing()
    return postgresql.insert(notices).from_select(_COLUMNS, chosen).on_conflict_do_nothing()
