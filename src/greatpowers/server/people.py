"""People: guests by name, members with a password, administrators."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..locale import LANGUAGES
from .problems import Problem
from .store.database import Database
from .store.tables import people

LONGEST_NAME = 40
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
THEMES = ("light", "dark", "system")


#: Checked in place of a stranger's, so that an unknown name takes as long as a wrong password.
_NOBODYS_HASH = (
    "$argon2id$v=19$m=19456,t=2,p=1$Pp6s1Vn/95H3wZmZwi/4wg$ac1EU2pD343lksBiBmIOk1gAmFiMmilh2nqhibheSrw"
)


class Person(msgspec.Struct, frozen=True):
    """Somebody in the house."""

    id: str
    name: str
    kind: str
    language: str
    theme: str


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

    async def add_guest(self, name: str, language: str) -> Person:
        """A guest; a name that a member signs in with is not his to use."""
        person = Person(self._secret(12), checked_name(name), "guest", checked_language(language), "system")
        await self._refuse_member_name(person.name)
        async with self._database.writing() as connection:
            await connection.execute(insert(people).values(**self._values(person)))
        return person

    async def register(self, guest: Person | None, name: str, password: str, language: str) -> Person:
        """A member with a password; a guest keeps his seats."""
        if guest is not None and guest.kind != "guest":
            raise Problem(409, "already-registered", "you have an account already")
        checked, speaks = checked_name(name), checked_language(language)
        hashed = await self._hash(checked_password(password))
        key = sign_in_name(checked)
        try:
            async with self._database.writing() as connection:
                if guest is None:
                    person = Person(self._secret(12), checked, "member", speaks, "system")
                    values = {**self._values(person), "sign_in_name": key, "password": hashed}
                    await connection.execute(insert(people).values(**values))
                else:
                    person = msgspec.structs.replace(guest, name=checked, kind="member", language=speaks)
                    changed = {"name": checked, "kind": "member", "language": speaks}
                    secret = {"sign_in_name": key, "password": hashed}
                    where = people.c.id == guest.id
                    await connection.execute(update(people).where(where).values(**changed, **secret))
        except IntegrityError:
            raise _taken(checked) from None
        self._names[person.id] = person.name
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """The member with this name and password; it takes as long whether the name exists or not."""
        wanted = select(people).where(people.c.sign_in_name == sign_in_name(name))
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        stored = _NOBODYS_HASH if row is None else row["password"]
        right = await self._matches(stored, password)
        if row is None or not right:
            raise Problem(401, "wrong-password", "name or password is wrong")
        return _person(row)

    async def change(self, person: Person, **changes: str) -> Person:
        """Name, language or theme."""
        values: dict[str, Any] = {}
        if "name" in changes:
            values["name"] = checked_name(changes["name"])
            if person.kind == "guest":
                await self._refuse_member_name(values["name"])
            else:
                values["sign_in_name"] = sign_in_name(values["name"])
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
        values.pop("sign_in_name", None)
        self._names.pop(person.id, None)
        return msgspec.structs.replace(person, **values)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        async with self._database.reading() as connection:
            wanted = select(people.c.password).where(people.c.id == person.id)
            stored = (await connection.execute(wanted)).scalar()
        if not stored or not await self._matches(stored, old):
            raise Problem(403, "wrong-password", "the old password is wrong")
        hashed = await self._hash(checked_password(new))
        async with self._database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))

    async def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """Names to show, most of them remembered."""
        missing = [id_ for id_ in set(ids) if id_ not in self._names]
        if missing:
            async with self._database.reading() as connection:
                wanted = select(people.c.id, people.c.name).where(people.c.id.in_(missing))
                self._names.update({row.id: row.name for row in await connection.execute(wanted)})
            if len(self._names) > 20_000:
                self._names = {id_: self._names[id_] for id_ in ids if id_ in self._names}
        return {id_: self._names[id_] for id_ in ids if id_ in self._names}

    async def seen(self, person: str) -> None:
        async with self._database.writing() as connection:
            moment = self._now().timestamp()
            await connection.execute(update(people).where(people.c.id == person).values(seen=moment))

    async def remove(self, person: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(people).where(people.c.id == person))
        self._names.pop(person, None)

    async def _refuse_member_name(self, name: str) -> None:
        wanted = select(people.c.id).where(people.c.sign_in_name == sign_in_name(name))
        async with self._database.reading() as connection:
            if (await connection.execute(wanted)).first() is not None:
                raise _taken(name)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password[:LONGEST_PASSWORD])
            except (VerificationError, InvalidHashError):
                return False

    def _values(self, person: Person) -> dict[str, Any]:
        now = self._now().timestamp()
        return {**msgspec.structs.asdict(person), "created": now, "seen": now}


def _person(row: Any) -> Person:
    return Person(**{name: row[name] for name in Person.__struct_fields__})


def _taken(name: str) -> Problem:
    return Problem(409, "name-taken", "this name is taken", params={"name": name})


def sign_in_name(name: str) -> str:
    """How names are compared: no difference of case, width or spacing."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:160]


def checked_name(name: str) -> str:
    """A name fit to be shown."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or len(shown) > LONGEST_NAME or not sign_in_name(shown):
        raise Problem(
            422, "name-length", f"a name has 1 to {LONGEST_NAME} characters", params={"longest": LONGEST_NAME}
        )
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in shown):
        raise Problem(422, "name-characters", "the name holds a character that cannot be shown")
    return shown


def checked_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(
            422,
            "password-length",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            params={"shortest": SHORTEST_PASSWORD, "longest": LONGEST_PASSWORD},
        )
    return password


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem(
            422, "language-unknown", "this language is not spoken here", params={"language": language[:20]}
        )
    return language


def checked_theme(theme: str) -> str:
    if theme not in THEMES:
        raise Problem(422, "theme-unknown", "there is no such theme", params={"theme": theme[:20]})
    return theme
