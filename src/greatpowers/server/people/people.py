"""People: guests by name, members with a password, administrators."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import cast

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import RowMapping, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...locale import LANGUAGES
from ..problems import Problem
from ..store.database import Database
from ..store.tables import people
from ..terms import Language, PersonKind, Theme
from .naming import checked_name, likeness, sign_in_name
from .passwords import LONGEST, checked_password

THEMES = ("light", "dark", "system")


#: Checked in place of a stranger's, so that an unknown name takes as long as a wrong password.
_NOBODYS_HASH = (
    "$argon2id$v=19$m=19456,t=2,p=1$Pp6s1Vn/95H3wZmZwi/4wg$ac1EU2pD343lksBiBmIOk1gAmFiMmilh2nqhibheSrw"
)


class Person(msgspec.Struct, frozen=True):
    """Somebody in the house."""

    id: str
    name: str
    kind: PersonKind
    language: Language
    theme: Theme


class People:
    """Everybody the house knows."""

    def __init__(self, database: Database, now: Callable[[], datetime], secret: Callable[[int], str]) -> None:
        self._database = database
        self._now = now
        self._secret = secret
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        # Hashing is heavy on purpose: two at a time leave the machine to the games.
        self._hashing = asyncio.Semaphore(2)
        self._names: dict[str, str] = {}
        #: Programs among those whose names are remembered.
        self._programs: set[str] = set()

    async def add_guest(self, name: str, language: str) -> Person:
        """A guest; a name that a member signs in with is not his to use."""
        person = Person(self._secret(12), checked_name(name), "guest", checked_language(language), "system")
        await self._refuse_name_of_others(person.name)
        async with self._database.writing() as connection:
            await connection.execute(insert(people).values(**self._values(person)))
        return person

    async def register(self, guest: Person | None, name: str, password: str, language: str) -> Person:
        """A member with a password; a guest keeps his seats."""
        if guest is not None and guest.kind != "guest":
            raise Problem(409, "already-registered", "you have an account already")
        checked, speaks = checked_name(name), checked_language(language)
        hashed = await self._hash(checked_password(password, checked))
        await self._refuse_name_of_others(checked, "" if guest is None else guest.id)
        keys = {"sign_in_name": sign_in_name(checked), "likeness": likeness(checked), "password": hashed}
        try:
            async with self._database.writing() as connection:
                if guest is None:
                    person = Person(self._secret(12), checked, "member", speaks, "system")
                    await connection.execute(insert(people).values(**self._values(person), **keys))
                else:
                    person = msgspec.structs.replace(guest, name=checked, kind="member", language=speaks)
                    changed = {"name": checked, "kind": "member", "language": speaks}
                    where = people.c.id == guest.id
                    await connection.execute(update(people).where(where).values(**changed, **keys))
        except IntegrityError:
            raise _taken(checked) from None
        self._names[person.id] = person.name
        return person

    async def add_program(self, name: str, language: str) -> Person:
        """An account nobody can sign in to; its name is as much its own as a member's."""
        person = Person(self._secret(12), checked_name(name), "program", checked_language(language), "system")
        await self._refuse_name_of_others(person.name)
        keys = {"sign_in_name": sign_in_name(person.name), "likeness": likeness(person.name)}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(people).values(**self._values(person), **keys))
        except IntegrityError:
            raise _taken(person.name) from None
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """The member with this name and password; it takes as long whether the name exists or not."""
        wanted = select(people).where(people.c.sign_in_name == sign_in_name(name))
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        # Programs have no password.
        stored = _NOBODYS_HASH if row is None else row["password"] or _NOBODYS_HASH
        right = await self._matches(stored, password)
        if row is None or not right:
            raise Problem(401, "wrong-password", "name or password is wrong")
        return _person(row)

    async def change(self, person: Person, **changes: str) -> Person:
        """Name, language or theme."""
        values: dict[str, str] = {}
        if "name" in changes:
            values["name"] = checked_name(changes["name"])
            await self._refuse_name_of_others(values["name"], person.id)
            if person.kind != "guest":
                values["sign_in_name"] = sign_in_name(values["name"])
                values["likeness"] = likeness(values["name"])
        if "language" in changes:
            values["language"] = checked_language(changes["language"])
        if "theme" in changes:
            values["theme"] = checked_theme(changes["theme"])
        if not values:
            return person
        try:
            async with self._database.writing() as connection:
                await connection.execute(update(people).where(people.c.id == person.id).values(**values))
        except IntegrityError:
            raise _taken(values["name"]) from None
        for key in ("sign_in_name", "likeness"):
            values.pop(key, None)
        self._names.pop(person.id, None)
        return msgspec.structs.replace(person, **values)

    async def confirm(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password of the account he is signed in to."""
        async with self._database.reading() as connection:
            wanted = select(people.c.password).where(people.c.id == person.id)
            stored = (await connection.execute(wanted)).scalar()
        if not stored or not await self._matches(stored, password):
            raise Problem(403, "wrong-password", "the password is wrong")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        checked_password(new, person.name)
        await self.confirm(person, old)
        await self.set_password(person, new)

    async def set_password(self, person: Person, new: str) -> None:
        """For whoever has shown otherwise that the account is his."""
        hashed = await self._hash(checked_password(new, person.name))
        async with self._database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))

    async def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """Names to show, most of them remembered."""
        missing = [id_ for id_ in set(ids) if id_ not in self._names]
        if missing:
            async with self._database.reading() as connection:
                wanted = select(people.c.id, people.c.name, people.c.kind).where(people.c.id.in_(missing))
                found = (await connection.execute(wanted)).all()
            self._names.update({row.id: row.name for row in found})
            self._programs.update(row.id for row in found if row.kind == "program")
            if len(self._names) > 20_000:
                self._names = {id_: self._names[id_] for id_ in ids if id_ in self._names}
        return {id_: self._names[id_] for id_ in ids if id_ in self._names}

    def is_program(self, id_: str) -> bool:
        """Is it somebody's program, whose name has been looked up before?"""
        return id_ in self._programs

    async def by_id(self, id_: str) -> Person | None:
        """Somebody, if he is still in the house."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id_))).mappings().first()
        return None if row is None else _person(row)

    async def seen(self, person: str) -> None:
        async with self._database.writing() as connection:
            moment = self._now().timestamp()
            await connection.execute(update(people).where(people.c.id == person).values(seen=moment))

    async def remove(self, person: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(people).where(people.c.id == person))
        self._names.pop(person, None)

    async def _refuse_name_of_others(self, name: str, own: str = "") -> None:
        """A member's name is his alone, and so is whatever could be mistaken for it."""
        key = sign_in_name(name)
        alike = or_(people.c.sign_in_name == key, people.c.likeness == likeness(name))
        wanted = select(people.c.sign_in_name).where(alike, people.c.id != own)
        async with self._database.reading() as connection:
            found = set((await connection.execute(wanted)).scalars())
        if key in found:
            raise _taken(name)
        if found:
            raise Problem(409, "name-alike", "this name looks like a member's", params={"name": name})

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password[:LONGEST])
            except (VerificationError, InvalidHashError):
                return False

    def _values(self, person: Person) -> dict[str, object]:
        now = self._now().timestamp()
        return {**msgspec.structs.asdict(person), "created": now, "seen": now}


def _person(row: RowMapping) -> Person:
    return Person(**{name: row[name] for name in Person.__struct_fields__})


def _taken(name: str) -> Problem:
    return Problem(409, "name-taken", "this name is taken", params={"name": name})


def checked_language(language: str) -> Language:
    if language not in LANGUAGES:
        raise Problem(
            422, "language-unknown", "this language is not spoken here", params={"language": language[:20]}
        )
    return cast(Language, language)


def checked_theme(theme: str) -> Theme:
    if theme not in THEMES:
        raise Problem(422, "theme-unknown", "there is no such theme", params={"theme": theme[:20]})
    return cast(Theme, theme)
