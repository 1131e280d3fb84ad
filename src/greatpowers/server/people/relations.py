"""Friends, blocks, and who knows whom: what one member says of another.

A friend and a block are one's own affair; that two know each other is so when both have said it. A block
hides invitations and new tables from both sides, and touches no running game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final, Literal, get_args

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..problems import Problem
from ..store.database import Database
from ..store.lists import apart
from ..store.people_tables import relations
from ..store.tables import people
from .naming import sign_in_name
from .people import Person

Kind = Literal["friend", "block", "knows"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOST_OF_A_KIND: Final = 500
#: So many letters of a name are needed to find somebody, and so many people are found at once.
_SHORTEST_SEARCH: Final = 2
_MOST_FOUND: Final = 12


class Known(msgspec.Struct, frozen=True):
    """Somebody of whom a person has said something; `mutual` is said of those who know each other."""

    name: str
    kind: Kind
    mutual: bool
    since: float


class Between(msgspec.Struct, frozen=True):
    """How a person stands to another; what the other has said shows only where both must say it."""

    friend: bool = False
    blocked: bool = False
    knows: bool = False
    mutual: bool = False
    #: One of them has blocked the other: neither invites the other.
    apart: bool = False


class Relations:
    """Keeps what people say of each other."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def member_named(self, name: str) -> Person:
        """The member of this name; guests may share theirs and are nobody's friends."""
        wanted = select(people).where(people.c.sign_in_name == sign_in_name(name))
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        if row is None:
            raise Problem(404, "person-unknown", "there is no such member", params={"name": name[:40]})
        return Person(**{field: row[field] for field in Person.__struct_fields__})

    async def found(self, beginning: str, asker: str) -> list[str]:
        """Names that begin like this, without the asker's own."""
        key = sign_in_name(beginning)
        if len(key) < _SHORTEST_SEARCH:
            return []
        like = people.c.sign_in_name.startswith(key, autoescape=True)
        wanted = select(people.c.name).where(like, people.c.id != asker)
        wanted = wanted.order_by(func.length(people.c.sign_in_name), people.c.sign_in_name)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted.limit(_MOST_FOUND))).scalars())

    async def of(self, person: str) -> list[Known]:
        """Everything the person has said, by name."""
        wanted = (
            select(people.c.name, relations.c.other, relations.c.kind, relations.c.since)
            .join(people, people.c.id == relations.c.other)
            .where(relations.c.person == person)
            .order_by(people.c.sign_in_name, relations.c.kind)
        )
        back = select(relations.c.person).where(relations.c.other == person, relations.c.kind == "knows")
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            saying = set((await connection.execute(back)).scalars())
        return [
            Known(name, kind, kind == "knows" and other in saying, since) for name, other, kind, since in rows
        ]

    async def between(self, person: str, other: str) -> Between:
        said = select(relations.c.person, relations.c.kind).where(
            relations.c.person.in_((person, other)), relations.c.other.in_((person, other))
        )
        async with self._database.reading() as connection:
            rows = {(who, kind) for who, kind in await connection.execute(said)}
        knows = (person, "knows") in rows
        return Between(
            friend=(person, "friend") in rows,
            blocked=(person, "block") in rows,
            knows=knows,
            mutual=knows and (other, "knows") in rows,
            apart=(person, "block") in rows or (other, "block") in rows,
        )

    async def say(self, person: Person, other: Person, kind: Kind, holds: bool) -> None:
        """Say it, or take it back. Whom one blocks is no friend."""
        if person.kind == "guest":
            raise Problem(409, "members-only", "this is for members: choose a password first")
        if person.id == other.id:
            raise Problem(409, "relation-self", "this is you")
        own = (relations.c.person == person.id, relations.c.other == other.id)
        gone = (kind, "friend") if kind == "block" else (kind,)
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(relations).where(*own, relations.c.kind.in_(gone)))
                if holds:
                    count = select(func.count()).where(
                        relations.c.person == person.id, relations.c.kind == kind
                    )
                    if ((await connection.execute(count)).scalar() or 0) >= MOST_OF_A_KIND:
                        raise Problem(
                            409, "too-many-relations", "that is enough", params={"most": MOST_OF_A_KIND}
                        )
                    values = {
                        "person": person.id,
                        "other": other.id,
                        "kind": kind,
                        "since": self._now().timestamp(),
                    }
                    await connection.execute(insert(relations).values(**values))
        except IntegrityError:
            # The other has left at this moment, or the same was said twice at once.
            return

    async def apart_from(self, person: str) -> set[str]:
        """Everybody who has blocked the person or whom he has blocked."""
        async with self._database.reading() as connection:
            return set((await connection.execute(apart(person))).scalars())

    async def acquainted(self, persons: Collection[str]) -> list[tuple[str, str]]:
        """The pairs among them who both say that they know each other."""
        said = select(relations.c.person, relations.c.other).where(
            relations.c.kind == "knows", relations.c.person.in_(persons), relations.c.other.in_(persons)
        )
        async with self._database.reading() as connection:
            pairs = {(one, other) for one, other in await connection.execute(said)}
        return sorted(pair for pair in pairs if pair[0] < pair[1] and pair[::-1] in pairs)
