"""What somebody may not do: looked up whenever he speaks or sits down, told with reason and end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import msgspec
from sqlalchemy import RowMapping, or_, select

from ..live.wire import iso
from ..people.people import Person
from ..problems import Problem
from ..store.database import Database
from ..store.order_tables import sanctions


class Sanction(msgspec.Struct, frozen=True):
    """A mute or a ban."""

    id: str
    person: str
    kind: str
    reason: str
    by: str | None
    begins: float
    ends: float | None
    lifted: float | None
    appeal: str | None
    answer: str | None

    def holds(self, now: float) -> bool:
        return self.lifted is None and (self.ends is None or self.ends > now)


class Standing:
    """Who may not speak, who may not sit down."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def of(self, person: str) -> list[Sanction]:
        """All sanctions of a person, the latest first."""
        wanted = select(sanctions).where(sanctions.c.person == person).order_by(sanctions.c.begins.desc())
        async with self._database.reading() as connection:
            return [sanction_from(row) for row in (await connection.execute(wanted)).mappings()]

    async def check_speaks(self, person: Person) -> None:
        """A mute leaves the buttons and the running games alone: only words are closed."""
        await self._check(person, ("mute", "ban"), "muted")

    async def check_plays(self, person: Person) -> None:
        """Whoever is banned finishes his games, and begins no new one."""
        await self._check(person, ("ban",), "banned")

    async def _check(self, person: Person, kinds: tuple[str, ...], code: str) -> None:
        now = self._now().timestamp()
        wanted = select(sanctions).where(
            sanctions.c.person == person.id,
            sanctions.c.kind.in_(kinds),
            sanctions.c.lifted.is_(None),
            or_(sanctions.c.ends.is_(None), sanctions.c.ends > now),
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted.limit(1))).mappings().first()
        if row is not None:
            params = {"reason": row["reason"], "until": (iso(row["ends"]) or "")[:10]}
            if code == "muted":
                raise Problem(403, "muted", "you may not write here now", params=params)
            raise Problem(403, "banned", "you may not sit down here now", params=params)


def sanction_from(row: RowMapping) -> Sanction:
    return Sanction(**{name: row[name] for name in Sanction.__struct_fields__})
