"""Leave: announced by a person, and told to every table at which he plays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog
from sqlalchemy import RowMapping, delete, insert, select, update

from ..matches.pace import Live, Untimed
from ..matches.setbacks import reason_of
from ..matches.table import Seat, Table
from ..people.people import Person
from ..problems import Problem
from ..store import shelf
from ..store.absence_tables import leaves
from ..store.tables import people, seats, tables
from .calendar import Days, checked, today_in
from .due import LONGEST_STOP, leave_stops, people_at, settled, without_waiting_for
from .happening import Happening
from .stored import Leave

if TYPE_CHECKING:
    from ..matches.matches import Matches

log = structlog.get_logger()

#: What becomes of a table: its clock stops all the time, for some days, not at all, or it has none.
What = Literal["stops", "stops-some", "too-late", "not-counted", "live", "untimed", "standin"]
_TWO = 2


class Effect(msgspec.Struct, frozen=True):
    """What a leave does at one table."""

    table: Table
    what: What


class Leaves:
    """Everybody's leaves."""

    def __init__(self, matches: Matches, secret: Callable[[int], str]) -> None:
        self._matches = matches
        self._secret = secret

    @property
    def _now(self) -> float:
        return self._matches.now().timestamp()

    async def of(self, person: str) -> list[Days]:
        """All leaves of a person, in order."""
        wanted = select(leaves).where(leaves.c.person == person).order_by(leaves.c.begins)
        async with self._matches.database.reading() as connection:
            return [_days(row) for row in (await connection.execute(wanted)).mappings()]

    async def joined(self, person: str) -> float:
        async with self._matches.database.reading() as connection:
            wanted = select(people.c.created).where(people.c.id == person)
            return float((await connection.execute(wanted)).scalar() or self._now)

    async def checked(self, person: Person, first: str, last: str, zone: str) -> Days:
        """These days, if they can be taken."""
        taken, joined = await self.of(person.id), await self.joined(person.id)
        return checked(first, last, zone, joined, taken, self._now)

    async def effects(self, person: Person, days: Days) -> list[Effect]:
        """What becomes of each table at which the person plays."""
        found = await self._tables_of(person.id)
        return [Effect(table, self._effect(table, person, days)) for table in found]

    def _effect(self, table: Table, person: Person, days: Days) -> What:
        pace = table.about.pace
        if isinstance(pace, Untimed):
            return "untimed"
        if isinstance(pace, Live):
            return "live"
        own = [chair for chair in table.seats.values() if chair.person == person.id]
        if all(chair.is_bot_now for chair in own):
            return "standin"
        if not pace.leave:
            return "not-counted"
        ahead = {
            chair.seat: _with_leave(chair, Leave(days.begins, days.ends))
            if chair.person == person.id
            else chair
            for chair in table.seats.values()
        }
        names = {chair.seat for chair in own}
        deadline = table.clock.deadline
        is_met = deadline is not None and table.about.pause is None and days.begins < deadline
        waited_for = {name for name, _ in leave_stops(table.about, ahead, table.clock)}
        asked = names & (set(table.about.digest.asked) - set(table.about.digest.ready))
        if is_met and asked and not waited_for & names:
            return "too-late"
        is_short = people_at(table.seats) <= _TWO or days.ends - days.begins <= LONGEST_STOP
        return "stops" if is_short else "stops-some"

    async def take(self, person: Person, first: str, last: str, zone: str) -> Days:
        """The leave is announced, and every table is told at once."""
        days = msgspec.structs.replace(await self.checked(person, first, last, zone), id=self._secret(12))
        async with self._matches.database.writing() as connection:
            await connection.execute(insert(leaves).values(**_values(person.id, days)))
        await self._spread(person.id)
        return days

    async def give_back(self, person: Person, id_: str) -> None:
        """The leave is not taken, or ends today; whole days that are left come back."""
        found = next((one for one in await self.of(person.id) if one.id == id_), None)
        if found is None or found.ends <= self._now:
            raise Problem(404, "leave-unknown", "there is no such leave")
        which = leaves.c.id == found.id
        today = today_in(found.zone, self._now)
        async with self._matches.database.writing() as connection:
            if found.first >= today:
                await connection.execute(delete(leaves).where(which))
            else:
                shorter = msgspec.structs.replace(found, last=today - timedelta(days=1))
                await connection.execute(update(leaves).where(which).values(**_values(person.id, shorter)))
        await self._spread(person.id)

    async def deadlines(self, person: str) -> list[tuple[Table, float]]:
        """When the person is awaited, as far as that is known."""
        found = await self._tables_of(person)
        return [(table, table.clock.deadline) for table in found if table.clock.deadline is not None]

    async def tick(self) -> None:
        """Whatever was not carried to a table, or is over: nothing hangs on one bad table."""
        now = self._now
        known = select(leaves.c.person).where(leaves.c.ends > now)
        marked = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
        marked = marked.where(tables.c.status == "playing", seats.c.away.contains('"leave"'))
        async with self._matches.database.reading() as connection:
            found = {
                *(await connection.execute(known)).scalars(),
                *(await connection.execute(marked)).scalars(),
            }
        for person in sorted(one for one in found if one):
            await self._spread(person)

    async def _spread(self, person: str) -> None:
        """All tables of the person know his present or next leave."""
        now = self._now
        ahead = [days for days in await self.of(person) if days.ends > now]
        for table in await self._tables_of(person):
            days = ahead[0] if ahead else None
            if all(_knows(chair, person, days) for chair in table.seats.values()):
                continue
            try:
                await self._mark(await self._matches.table(table.id), person, days)
            except Exception as problem:
                log.warning("leave_not_told", table=table.id, problem=reason_of(problem))

    async def _mark(self, table: Table, person: str, days: Days | None) -> None:
        now = self._now
        async with table.lock:
            await self._matches.catch_up(table)
            changing = [chair for chair in table.seats.values() if not _knows(chair, person, days)]
            if table.about.status != "playing" or not changing:
                return
            names = [chair.seat for chair in changing]
            leave = None if days is None else Leave(days.begins, days.ends)
            clock = without_waiting_for(table.about, table.seats, table.clock, names, now)
            marked = [_with_leave(chair, leave) for chair in changing]
            clock = settled(table.about, {**table.seats, **{one.seat: one for one in marked}}, clock)
            told = [_told(chair, days, now) for chair in changing]
            changed = None if clock == table.clock else clock
            await self._matches.save(
                table, seats=marked, clock=changed, told=[one for one in told if one is not None]
            )

    async def _tables_of(self, person: str) -> list[Table]:
        """The games that the person plays, without their boards."""
        wanted = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        wanted = wanted.where(seats.c.person == person, seats.c.who == "person", tables.c.status == "playing")
        async with self._matches.database.reading() as connection:
            ids = sorted(set((await connection.execute(wanted)).scalars()))
            return await shelf.load_tables(connection, ids, self._matches.spoiled)


def _knows(chair: Seat, person: str, days: Days | None) -> bool:
    """Does the seat know this leave? Seats of others need not."""
    if chair.person != person or chair.who != "person":
        return True
    leave = None if days is None else Leave(days.begins, days.ends)
    return chair.away.leave == leave


def _with_leave(chair: Seat, leave: Leave | None) -> Seat:
    return msgspec.structs.replace(chair, away=msgspec.structs.replace(chair.away, leave=leave, spent=None))


def _told(chair: Seat, days: Days | None, now: float) -> Happening | None:
    """A leave is announced; it is over, and a bot still sits there; otherwise there is nothing to tell."""
    if days is not None:
        params: dict[str, str | int | float] = {
            "first": days.first.isoformat(),
            "last": days.last.isoformat(),
            "days": days.count,
        }
        return Happening("leave", chair.seat, params, by=chair.person)
    is_over = chair.away.leave is not None and chair.away.leave.ends <= now
    if chair.standin and is_over and chair.away.why == "leave":
        return Happening("leave-over", chair.seat)
    return None


def _days(row: RowMapping) -> Days:
    first, last = date.fromisoformat(row["first"]), date.fromisoformat(row["last"])
    return Days(row["id"], first, last, row["zone"], row["announced"])


def _values(person: str, days: Days) -> dict[str, object]:
    return {
        "id": days.id,
        "person": person,
        "first": days.first.isoformat(),
        "last": days.last.isoformat(),
        "zone": days.zone,
        "begins": days.begins,
        "ends": days.ends,
        "announced": days.announced,
    }
