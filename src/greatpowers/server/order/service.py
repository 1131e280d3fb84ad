"""Reports and what moderators do about them. Everything is told to whom it concerns, and logged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, Literal

import msgspec
from sqlalchemy import RowMapping, insert, select, update

from ..live.wire import iso
from ..notices.kinds import Fresh
from ..notices.store import Notices
from ..people.people import Person
from ..problems import Problem
from ..store.database import Database
from ..store.journal import Work
from ..store.order_tables import audit, reports, sanctions
from .standing import Sanction, Standing, sanction_from

Kind = Literal["abuse", "threat", "cheating", "leaving", "name", "other"]
SanctionKind = Literal["mute", "ban"]
Params = dict[str, str | int]
_DAY: Final = 86400.0
_MOST_SHOWN: Final = 100
_LONGEST: Final = 8000


class Evidence(msgspec.Struct, frozen=True):
    """A quoted letter: the table, the seat that read it, and the row it stands in."""

    table: str
    seat: str
    row: int


class Report(msgspec.Struct, frozen=True):
    """What one person says of another."""

    id: str
    about: str
    by: str
    kind: Kind
    text: str
    evidence: list[Evidence]
    status: Literal["open", "claimed", "closed"]
    claimed_by: str | None
    outcome: str
    made: float
    changed: float


class Logged(msgspec.Struct, frozen=True):
    """Something a moderator did."""

    at: float
    who: str | None
    did: str
    about: str
    params: Params


class Order:
    """Reports, sanctions, appeals."""

    def __init__(
        self,
        database: Database,
        notices: Notices,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._database = database
        self._notices = notices
        self._secret = secret
        self._clock = now
        self.standing = Standing(database, now)

    @property
    def _now(self) -> float:
        return self._clock().timestamp()

    async def report(self, by: Person, about: str, kind: Kind, text: str, quoted: list[Evidence]) -> None:
        """One row a pair: what is said again is added, and an old report is open again."""
        if about == by.id:
            raise Problem(422, "report-self", "nobody reports himself")
        pair = (reports.c.about == about, reports.c.by == by.id)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(reports).where(*pair))).mappings().first()
            if row is None:
                made = self._now
                values = {
                    "id": self._secret(12),
                    "about": about,
                    "by": by.id,
                    "kind": kind,
                    "text": text.strip()[:_LONGEST],
                    "evidence": _json(quoted),
                    "status": "open",
                    "claimed_by": None,
                    "outcome": "",
                    "made": made,
                    "changed": made,
                }
                await connection.execute(insert(reports).values(**values))
                return
            known = _report(row)
            joined = "\n\n".join(part for part in (known.text, text.strip()) if part)[-_LONGEST:]
            both = list(dict.fromkeys([*known.evidence, *quoted]))
            status = "open" if known.status == "closed" else known.status
            changed = {"text": joined, "evidence": _json(both), "kind": kind, "status": status}
            await connection.execute(update(reports).where(*pair).values(**changed, changed=self._now))

    async def open_reports(self, moderator: Person) -> list[Report]:
        """What waits to be looked at, but nothing about oneself."""
        check_moderates(moderator)
        wanted = select(reports).where(reports.c.status != "closed", reports.c.about != moderator.id)
        async with self._database.reading() as connection:
            rows = (
                await connection.execute(wanted.order_by(reports.c.changed).limit(_MOST_SHOWN))
            ).mappings()
            return [_report(row) for row in rows]

    async def look(self, moderator: Person, id_: str) -> Report:
        """One report; that it was looked at is logged before anything is shown."""
        found = await self._one(moderator, id_)
        await self._write([self._logged(moderator, "looked", found.id, {})])
        return found

    async def claim(self, moderator: Person, id_: str) -> Report:
        """From now on it is this moderator's, so that nobody does it twice."""
        found = await self._one(moderator, id_)
        mine = (reports.c.id == id_, reports.c.status == "open")
        taken = (
            update(reports).where(*mine).values(status="claimed", claimed_by=moderator.id, changed=self._now)
        )
        async with self._database.writing() as connection:
            done = await connection.execute(taken)
            if done.rowcount == 1:
                await connection.execute(*self._logged(moderator, "claimed", found.id, {}))
        if done.rowcount != 1 and found.claimed_by != moderator.id:
            raise Problem(409, "report-claimed", "somebody else is looking after this report")
        return await self._one(moderator, id_)

    async def close(self, moderator: Person, id_: str, outcome: str) -> None:
        """It is done with; whoever reported is told so."""
        found = await self._claimed(moderator, id_)
        told = Fresh(
            found.by, "house", found.id, f"closed:{self._now}", {"what": "report-closed", "path": "/"}
        )
        change = update(reports).where(reports.c.id == id_)
        values = {"status": "closed", "outcome": outcome.strip()[:_LONGEST], "changed": self._now}
        async with self._database.writing() as connection:
            await connection.execute(change.values(**values))
        await self._write([self._logged(moderator, "closed", id_, {}), *self._notices.work([told])])

    async def punish(
        self, moderator: Person, id_: str, kind: SanctionKind, days: int, reason: str
    ) -> Sanction:
        """A mute or a ban, with its reason and its end; the person is told at once."""
        found = await self._claimed(moderator, id_)
        if not reason.strip():
            raise Problem(422, "reason-missing", "a sanction has a reason")
        now = self._now
        made: dict[str, object] = {
            "id": self._secret(12),
            "person": found.about,
            "kind": kind,
            "reason": reason.strip()[:1000],
            "by": moderator.id,
            "report": found.id,
            "begins": now,
            "ends": now + days * _DAY if days else None,
            "lifted": None,
            "appeal": None,
            "appeal_by": None,
            "answer": None,
        }
        until = (iso(now + days * _DAY) or "")[:10] if days else ""
        params: dict[str, str | int | float] = {
            "what": kind if days else f"{kind}-open",
            "reason": reason.strip()[:200],
            "until": until,
            "path": "/account/standing",
        }
        told = Fresh(found.about, "house", str(made["id"]), "made", params)
        async with self._database.writing() as connection:
            await connection.execute(insert(sanctions).values(**made))
            for statement, values in (
                self._logged(moderator, kind, found.about, {"report": found.id, "days": days}),
                *self._notices.work([told]),
            ):
                await connection.execute(statement, values)
        self._notices.woken()
        return sanction_from(made)  # type: ignore[arg-type]

    async def appeal(self, person: Person, id_: str, text: str) -> None:
        """Once, the person says why it was wrong."""
        found = await self._sanction(id_)
        if found.person != person.id:
            raise Problem(404, "sanction-unknown", "there is no such sanction")
        if found.appeal is not None or not found.holds(self._now):
            raise Problem(409, "appeal-once", "there is one appeal while a sanction holds")
        which = (sanctions.c.id == id_, sanctions.c.appeal.is_(None))
        async with self._database.writing() as connection:
            await connection.execute(update(sanctions).where(*which).values(appeal=text.strip()[:_LONGEST]))

    async def appeals(self, moderator: Person) -> list[Sanction]:
        """Appeals that another moderator has to decide on."""
        check_moderates(moderator)
        wanted = select(sanctions).where(
            sanctions.c.appeal.is_not(None),
            sanctions.c.answer.is_(None),
            sanctions.c.by.is_distinct_from(moderator.id),
            sanctions.c.person != moderator.id,
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted.limit(_MOST_SHOWN))).mappings()
            return [sanction_from(row) for row in rows]

    async def answer(self, moderator: Person, id_: str, *, lift: bool, text: str) -> None:
        """Another moderator than the one who gave it decides."""
        check_moderates(moderator)
        found = await self._sanction(id_)
        if moderator.id in (found.by, found.person):
            raise Problem(403, "appeal-another", "another moderator decides on an appeal")
        if found.appeal is None or found.answer is not None:
            raise Problem(409, "appeal-none", "there is no open appeal")
        now = self._now
        values: dict[str, object] = {"answer": text.strip()[:_LONGEST] or "-", "appeal_by": moderator.id}
        if lift:
            values["lifted"] = now
        what = "appeal-lifted" if lift else "appeal-kept"
        told = Fresh(found.person, "house", found.id, "answered", {"what": what, "path": "/account/standing"})
        async with self._database.writing() as connection:
            await connection.execute(update(sanctions).where(sanctions.c.id == id_).values(**values))
        work = self._logged(moderator, what, found.person, {"sanction": id_})
        await self._write([work, *self._notices.work([told])])

    async def log(self, admin: Person) -> list[Logged]:
        """Who did what, the latest first; for administrators."""
        if admin.kind != "admin":
            raise Problem(403, "not-allowed", "this is for administrators")
        wanted = select(audit).order_by(audit.c.at.desc()).limit(_MOST_SHOWN)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [
            Logged(
                row["at"],
                row["who"],
                row["did"],
                row["about"],
                msgspec.json.decode(row["params"], type=Params),
            )
            for row in rows
        ]

    async def _one(self, moderator: Person, id_: str) -> Report:
        check_moderates(moderator)
        async with self._database.reading() as connection:
            wanted = select(reports).where(reports.c.id == id_)
            row = (await connection.execute(wanted)).mappings().first()
        # Nobody handles, or even sees, a report about himself.
        if row is None or row["about"] == moderator.id:
            raise Problem(404, "report-unknown", "there is no such report")
        return _report(row)

    async def _claimed(self, moderator: Person, id_: str) -> Report:
        found = await self._one(moderator, id_)
        if found.claimed_by != moderator.id or found.status != "claimed":
            raise Problem(409, "report-unclaimed", "claim the report first")
        return found

    async def _sanction(self, id_: str) -> Sanction:
        async with self._database.reading() as connection:
            wanted = select(sanctions).where(sanctions.c.id == id_)
            row = (await connection.execute(wanted)).mappings().first()
        if row is None:
            raise Problem(404, "sanction-unknown", "there is no such sanction")
        return sanction_from(row)

    async def _write(self, work: list[Work]) -> None:
        async with self._database.writing() as connection:
            for statement, values in work:
                await connection.execute(statement, values)
        self._notices.woken()

    def _logged(self, who: Person, did: str, about: str, params: Mapping[str, str | int]) -> Work:
        values = {
            "id": self._secret(12),
            "at": self._now,
            "who": who.id,
            "did": did,
            "about": about,
            "params": _json(dict(params)),
        }
        return insert(audit), values


def check_moderates(person: Person) -> None:
    if person.kind not in ("moderator", "admin"):
        raise Problem(403, "not-allowed", "this is for moderators")


def _report(row: RowMapping) -> Report:
    plain = {name: row[name] for name in Report.__struct_fields__ if name != "evidence"}
    return Report(**plain, evidence=msgspec.json.decode(row["evidence"], type=list[Evidence]))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
