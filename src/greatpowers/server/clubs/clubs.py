"""People who belong together: who is in a club and in what role, what hangs on its board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import and_, delete, func, insert, select, update

from ..matches.lobby import checked_title
from ..matches.table import Table
from ..notices.kinds import Fresh
from ..notices.store import Notices
from ..people.naming import is_shown
from ..people.people import Person, checked_language
from ..people.permissions import is_member
from ..problems import Problem, not_found
from ..store.club_tables import club_members, club_notes, club_tables, clubs
from ..store.database import Database

Role = Literal["owner", "officer", "member", "asks"]
OFFICERS: Final[tuple[Role, ...]] = ("owner", "officer")
MEMBERS: Final[tuple[Role, ...]] = ("owner", "officer", "member")
_MOST_CLUBS: Final = 20
_MOST_MEMBERS: Final = 500
_MOST_NOTES: Final = 200
_FIRST_DAY, _LAST_DAY = 0.0, 4102444800.0


class NewClub(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]
    about: Annotated[str, Meta(max_length=2000)] = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class NewNote(msgspec.Struct, forbid_unknown_fields=True):
    """Something for the board; with a day, in seconds since 1970, it stands in the calendar."""

    title: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=4000)] = ""
    on: Annotated[float, Meta(ge=_FIRST_DAY, le=_LAST_DAY)] | None = None


class Member(msgspec.Struct, frozen=True):
    person: str
    role: Role
    since: float


class Note(msgspec.Struct, frozen=True):
    id: str
    person: str | None
    title: str
    text: str
    on_day: float | None
    made: float


class Club(msgspec.Struct):
    """A club with everything that is its own."""

    id: str
    name: str
    about: str
    language: str
    invite: str
    calendar: str
    created: float
    members: list[Member] = []
    notes: list[Note] = []
    tables: list[str] = []

    def role_of(self, person: Person | None) -> Role | None:
        found = (member.role for member in self.members if person and member.person == person.id)
        return next(found, None)

    def people(self, roles: Sequence[Role] = MEMBERS) -> list[str]:
        return [member.person for member in self.members if member.role in roles]


class Clubs:
    """All clubs of the house."""

    def __init__(
        self, database: Database, notices: Notices, now: Callable[[], datetime], secret: Callable[[int], str]
    ) -> None:
        self._database = database
        self._notices = notices
        self._now = now
        self._secret = secret

    async def ids(self, person: Person | None) -> list[str]:
        """All clubs, the newest first; or those of a person, also where he only asks to join."""
        wanted = select(clubs.c.id).order_by(clubs.c.created.desc()).limit(100)
        if person is not None:
            wanted = wanted.join(club_members, club_members.c.club == clubs.c.id)
            wanted = wanted.where(club_members.c.person == person.id)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def load(self, ids: Sequence[str]) -> list[Club]:
        if not ids:
            return []
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(clubs).where(clubs.c.id.in_(ids)))).mappings()
            found = {row["id"]: Club(**row, members=[], notes=[], tables=[]) for row in rows}
            wanted = select(club_members).where(club_members.c.club.in_(ids)).order_by(club_members.c.since)
            for row in (await connection.execute(wanted)).mappings():
                found[row["club"]].members.append(Member(row["person"], row["role"], row["since"]))
            wanted = select(club_notes).where(club_notes.c.club.in_(ids)).order_by(club_notes.c.made.desc())
            for row in (await connection.execute(wanted)).mappings():
                plain = {name: row[name] for name in Note.__struct_fields__}
                found[row["club"]].notes.append(Note(**plain))
            wanted = (
                select(club_tables).where(club_tables.c.club.in_(ids)).order_by(club_tables.c.made.desc())
            )
            for row in (await connection.execute(wanted)).mappings():
                found[row["club"]].tables.append(row["table_id"])
        return [found[id_] for id_ in ids if id_ in found]

    async def club(self, id_: str) -> Club:
        found = await self.load([id_[:24]])
        if not found:
            raise not_found("club")
        return found[0]

    async def by_calendar(self, token: str) -> Club:
        async with self._database.reading() as connection:
            id_ = (await connection.execute(select(clubs.c.id).where(clubs.c.calendar == token))).scalar()
        if id_ is None:
            raise Problem(404, "calendar-unknown", "there is no such calendar")
        return await self.club(id_)

    async def check_role(self, id_: str, person: Person, roles: Sequence[Role]) -> Club:
        """The club, if the person has one of these roles in it."""
        club = await self.club(id_)
        if club.role_of(person) not in roles and person.kind != "admin":
            raise Problem(403, "club-role", "your role in the club does not allow this")
        return club

    async def create(self, asked: NewClub, person: Person) -> Club:
        name = checked_title(asked.name)
        if not name:
            raise Problem(422, "club-name", "a club needs a name")
        own = select(func.count()).where(
            and_(club_members.c.person == person.id, club_members.c.role == "owner")
        )
        async with self._database.reading() as connection:
            if int((await connection.execute(own)).scalar() or 0) >= _MOST_CLUBS:
                raise Problem(409, "club-too-many", "you lead too many clubs", params={"most": _MOST_CLUBS})
        now, id_ = self._now().timestamp(), self._secret(8)[:10]
        values = {
            "id": id_,
            "name": name,
            "about": _checked_text(asked.about),
            "language": checked_language(asked.language or person.language),
            "invite": self._secret(12),
            "calendar": self._secret(18),
            "created": now,
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(clubs).values(**values))
            owner = {"club": id_, "person": person.id, "role": "owner", "since": now}
            await connection.execute(insert(club_members).values(**owner))
        return await self.club(id_)

    async def change(self, id_: str, person: Person, asked: NewClub) -> Club:
        await self.check_role(id_, person, OFFICERS)
        name = checked_title(asked.name)
        if not name:
            raise Problem(422, "club-name", "a club needs a name")
        language = checked_language(asked.language or person.language)
        await self._set(id_, name=name, about=_checked_text(asked.about), language=language)
        return await self.club(id_)

    async def _set(self, id_: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(clubs).where(clubs.c.id == id_).values(**values))

    async def join(self, id_: str, person: Person, invite: str) -> Club:
        """Whoever knows the link is in; others ask, and officers hear of it."""
        club = await self.club(id_)
        if invite and invite != club.invite:
            raise not_found("invitation")
        role = club.role_of(person)
        if role in MEMBERS or (role == "asks" and not invite):
            return club
        if len(club.members) >= _MOST_MEMBERS:
            raise Problem(409, "club-full", "the club is full", params={"most": _MOST_MEMBERS})
        await self._put(club, person.id, "member" if invite else "asks")
        if not invite:
            await self._tell(club, club.people(OFFICERS), f"asks {person.id}", what="asked", name=person.name)
        return await self.club(id_)

    async def _put(self, club: Club, person: str, role: Role) -> None:
        mine = and_(club_members.c.club == club.id, club_members.c.person == person)
        values = {"club": club.id, "person": person, "role": role, "since": self._now().timestamp()}
        async with self._database.writing() as connection:
            await connection.execute(delete(club_members).where(mine))
            await connection.execute(insert(club_members).values(**values))

    async def set_role(self, id_: str, person: Person, member: str, role: Role) -> Club:
        """Officers admit members; only owners make officers and owners. A club keeps an owner."""
        club = await self.check_role(id_, person, OFFICERS)
        before = next((one.role for one in club.members if one.person == member), None)
        if before is None or role == "asks":
            raise Problem(404, "member-unknown", "there is no such member")
        by_owner = club.role_of(person) == "owner" or person.kind == "admin"
        if not by_owner and not (before == "asks" and role == "member"):
            raise Problem(403, "club-role", "your role in the club does not allow this")
        if before == "owner" and role != "owner":
            self._keep_an_owner(club)
        mine = and_(club_members.c.club == club.id, club_members.c.person == member)
        async with self._database.writing() as connection:
            await connection.execute(update(club_members).where(mine).values(role=role))
        if before == "asks":
            await self._tell(club, [member], "admitted", what="admitted")
        return await self.club(id_)

    async def remove(self, id_: str, person: Person, member: str) -> Club:
        """Officers put out members, owners anybody; everybody may leave."""
        club = await self.club(id_)
        before = next((one.role for one in club.members if one.person == member), None)
        role = "owner" if person.kind == "admin" else club.role_of(person)
        allowed = (
            member == person.id or role == "owner" or (role == "officer" and before in ("member", "asks"))
        )
        if before is None:
            raise Problem(404, "member-unknown", "there is no such member")
        if not allowed:
            raise Problem(403, "club-role", "your role in the club does not allow this")
        if before == "owner":
            self._keep_an_owner(club)
        mine = and_(club_members.c.club == club.id, club_members.c.person == member)
        async with self._database.writing() as connection:
            await connection.execute(delete(club_members).where(mine))
        return await self.club(id_)

    def _keep_an_owner(self, club: Club) -> None:
        if len(club.people(("owner",))) == 1 and len(club.people()) > 1:
            raise Problem(409, "club-owner", "name another owner first")

    async def renew(self, id_: str, person: Person, what: Literal["invite", "calendar"]) -> Club:
        """The old link leads nowhere from now on."""
        await self.check_role(id_, person, OFFICERS)
        await self._set(id_, **{what: self._secret(18)})
        return await self.club(id_)

    async def post(self, id_: str, person: Person, note: NewNote) -> Club:
        """Hang something on the board; all members are told."""
        club = await self.check_role(id_, person, OFFICERS)
        title = checked_title(note.title)
        if not title:
            raise Problem(422, "club-note", "a note needs a headline")
        if len(club.notes) >= _MOST_NOTES:
            raise Problem(409, "club-notes-full", "take old notes down first", params={"most": _MOST_NOTES})
        id_note = self._secret(8)[:10]
        values = {
            "id": id_note,
            "club": club.id,
            "person": person.id,
            "title": title,
            "text": _checked_text(note.text),
            "on_day": note.on,
            "made": self._now().timestamp(),
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(club_notes).values(**values))
        others = [member for member in club.people() if member != person.id]
        await self._tell(club, others, f"note {id_note}", what="note", note=title)
        return await self.club(id_)

    async def take_down(self, id_: str, person: Person, note: str) -> Club:
        await self.check_role(id_, person, OFFICERS)
        mine = and_(club_notes.c.club == id_[:24], club_notes.c.id == note[:24])
        async with self._database.writing() as connection:
            done = await connection.execute(delete(club_notes).where(mine))
        if done.rowcount != 1:
            raise Problem(404, "note-unknown", "there is no such note")
        return await self.club(id_)

    async def add_table(self, id_: str, person: Person, table: Table) -> Club:
        """A member shows the club a table of his."""
        club = await self.check_role(id_, person, MEMBERS)
        if not is_member(table, person):
            raise not_found()
        if table.id not in club.tables:
            values = {"club": club.id, "table_id": table.id, "made": self._now().timestamp()}
            async with self._database.writing() as connection:
                await connection.execute(insert(club_tables).values(**values))
        return await self.club(id_)

    async def _tell(self, club: Club, people: Sequence[str], turn: str, **params: str) -> None:
        plain: dict[str, str | int | float] = {"title": club.name, "path": f"/club/{club.id}", **params}
        await self._notices.add([Fresh(person, "club", club.id, turn, plain) for person in people])


def _checked_text(text: str) -> str:
    if any(line and not is_shown(line) for line in text.splitlines()):
        raise Problem(422, "title-characters", "the text holds a character that cannot be shown")
    return text.strip()
