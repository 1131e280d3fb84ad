"""Programs and their tokens: who answers for whom, what each token is good for."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final

import msgspec
from sqlalchemy import func, insert, select

from ..live.wire import iso
from ..matches.farewell import Farewell
from ..people.naming import in_one_line, is_shown
from ..people.people import People, Person
from ..people.sessions import Sessions, key_of
from ..problems import Problem, not_found
from ..store.database import Database
from ..store.tables import people, programs, sessions
from .scopes import checked_scopes, words_of

MOST_PROGRAMS: Final = 5
MOST_TOKENS: Final = 10
#: By its beginning a token that slipped into a text can be found.
MARK: Final = "gp_"
LONGEST_LABEL: Final = 40
#: Tokens last until they are taken back: a hundred years.
_LASTS: Final = 100 * 365 * 86400.0


class TokenOnWire(msgspec.Struct):
    """A token as its owner sees it later: never itself."""

    id: str
    label: str
    scopes: list[str]
    created: str | None


class NewTokenOnWire(TokenOnWire):
    """A token as it is shown once."""

    token: str


class ProgramOnWire(msgspec.Struct):
    """A program of somebody's."""

    id: str
    name: str
    created: str | None
    tokens: list[TokenOnWire]


class Programs:
    """The programs of the people of a house."""

    def __init__(
        self,
        database: Database,
        everybody: People,
        held: Sessions,
        farewell: Farewell,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._database = database
        self._people = everybody
        self._sessions = held
        self._farewell = farewell
        self._now = now
        self._secret = secret

    async def add(self, owner: Person, name: str) -> ProgramOnWire:
        """A new account without a password; whoever made it answers for it."""
        if owner.kind not in ("member", "admin"):
            raise Problem(409, "members-only", "only members may do this")
        if len(await self._ids_of(owner)) >= MOST_PROGRAMS:
            raise Problem(
                409, "too-many-programs", "you have too many programs", params={"most": MOST_PROGRAMS}
            )
        person = await self._people.add_program(name, owner.language)
        created = self._now().timestamp()
        async with self._database.writing() as connection:
            await connection.execute(insert(programs).values(id=person.id, owner=owner.id, created=created))
        return ProgramOnWire(person.id, person.name, iso(created), [])

    async def of(self, owner: Person) -> list[ProgramOnWire]:
        """All programs of the owner with their tokens, the oldest first."""
        wanted = (
            select(people.c.id, people.c.name, programs.c.created)
            .join(programs, programs.c.id == people.c.id)
            .where(programs.c.owner == owner.id)
            .order_by(programs.c.created, people.c.id)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
            held = select(sessions).where(sessions.c.person.in_([row.id for row in found]))
            tokens = (await connection.execute(held.order_by(sessions.c.created))).mappings().all()
        return [
            ProgramOnWire(
                row.id,
                row.name,
                iso(row.created),
                [
                    TokenOnWire(one["id"], one["label"], one["scopes"].split(), iso(one["created"]))
                    for one in tokens
                    if one["person"] == row.id and one["scopes"] is not None
                ],
            )
            for row in found
        ]

    async def remove(self, owner: Person, program: str) -> None:
        """The program leaves the house for good; bots play on for it."""
        person = await self._own(owner, program)
        await self._farewell.of(person)

    async def remove_all(self, owner: Person) -> None:
        """Nobody answers for them any more."""
        for program in await self._ids_of(owner):
            await self.remove(owner, program)

    async def add_token(
        self, owner: Person, program: str, label: str, scopes: Collection[str]
    ) -> NewTokenOnWire:
        """A fresh token; this is the only time it can be read."""
        person = await self._own(owner, program)
        checked, called = checked_scopes(scopes), _checked_label(label)
        token, id_, now = MARK + self._secret(32), self._secret(12), self._now().timestamp()
        async with self._database.writing() as connection:
            held = select(func.count()).select_from(sessions).where(sessions.c.person == person.id)
            if ((await connection.execute(held)).scalar() or 0) >= MOST_TOKENS:
                raise Problem(
                    409, "too-many-tokens", "the program has too many tokens", params={"most": MOST_TOKENS}
                )
            await connection.execute(
                insert(sessions).values(
                    token_hash=key_of(token),
                    person=person.id,
                    created=now,
                    expires=now + _LASTS,
                    id=id_,
                    label=called,
                    scopes=words_of(checked),
                )
            )
        return NewTokenOnWire(id_, called, list(checked), iso(now), token)

    async def remove_token(self, owner: Person, program: str, token: str) -> None:
        """From now on the token is worth nothing, and its lines are closed."""
        person = await self._own(owner, program)
        await self._sessions.revoke(person.id, token)

    async def _ids_of(self, owner: Person) -> list[str]:
        wanted = select(programs.c.id).where(programs.c.owner == owner.id)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _own(self, owner: Person, program: str) -> Person:
        person = await self._people.by_id(program) if program in await self._ids_of(owner) else None
        if person is None:
            raise not_found("program")
        return person


def _checked_label(label: str) -> str:
    """One line that tells the owner which of his tokens it is."""
    text = in_one_line(label)
    if len(text) > LONGEST_LABEL or not is_shown(text):
        raise Problem(422, "token-label", "give the token a short name", params={"most": LONGEST_LABEL})
    return text
