"""The outbox: takes notices that are due, looks whether they are still so, and sees that they get through.

What is to be sent stands in the store. Whoever sends takes a lease on it first; if he dies, somebody else
sends it when the lease is over. So every notice goes out at least once, and none that is not so any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import structlog
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...locale import Texts
from ..matches.setbacks import reason_of
from ..matches.table import Table
from ..people.people import People, Person
from ..store import shelf
from ..store.database import Database
from ..store.notice_tables import deliveries, notices
from .book import Channel, ChannelBook
from .kinds import ChannelKind, Notice, wish_for
from .quiet import URGENT_SECONDS, next_digest, quiet_until
from .reaching import Carrier, Message, Unreachable
from .store import KEPT_DAYS, notice_from
from .truth import is_still_so
from .words import said

log = structlog.get_logger()

#: So long somebody who sends has it to himself.
_LEASE: Final = 120.0
_FIRST_PAUSE: Final = 60.0
_LONGEST_PAUSE: Final = 6 * 3600.0
_MOST_ATTEMPTS: Final = 8
_TOGETHER: Final = 8
_LONGEST_SLEEP: Final = 30.0
_AT_ONCE: Final = 500
#: Seconds between two looks: at every move of a busy house a notice is written, and few are due at once.
_BREATH: Final = 0.5
_CLEANING_SECONDS: Final = 3600.0


class Delivery(NamedTuple):
    """A notice on its way."""

    notice: Notice
    channel: Channel
    status: str
    attempts: int
    next_try: float


class Outbox:
    """Sends what is to be sent."""

    def __init__(
        self,
        database: Database,
        people: People,
        book: ChannelBook,
        carriers: dict[ChannelKind, Carrier],
        now: Callable[[], float],
        is_looking: Callable[[str, str], bool],
        base: str,
        unsubscribe: Callable[[Channel, str], Awaitable[str]],
    ) -> None:
        self._database = database
        self._people = people
        self._book = book
        self._carriers = carriers
        self._now = now
        self._is_looking = is_looking
        self._base = base
        self._unsubscribe = unsubscribe
        self._woken = asyncio.Event()
        self._rooms = {kind: asyncio.Semaphore(_TOGETHER) for kind in carriers}
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._cleaned = 0.0

    def wake(self) -> None:
        """Something was put into the store: it may be the next to go out."""
        self._woken.set()

    async def run(self) -> None:
        """Send until cancelled."""
        failures = 0
        while True:
            self._woken.clear()
            try:
                await self.tick()
                pause = await self._time_to_next()
                failures = 0
            except Exception as problem:
                pause = min(2.0**failures, _LONGEST_SLEEP)
                failures += 1
                log.warning("outbox_failed", problem=reason_of(problem), pause=pause)
            await asyncio.sleep(min(pause, _BREATH))
            with suppress(TimeoutError):
                async with asyncio.timeout(max(pause - _BREATH, 0.0)):
                    await self._woken.wait()

    async def close(self) -> None:
        """Leave what is under way to the next start."""
        tasks = list(self._sending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def tick(self) -> None:
        """Everything that is due is begun; what hangs holds up nothing else."""
        await self._fan_out()
        for delivery in await self._due():
            # A summary takes along all that waits for it.
            about = "" if delivery.status == "digest" else delivery.notice.id
            key = (about, delivery.channel.id)
            if key not in self._sending and await self._lease(delivery):
                self._sending[key] = task = asyncio.create_task(self._send(delivery))
                task.add_done_callback(lambda _, key=key: self._sending.pop(key, None))  # type: ignore[misc]
        await self._clean()

    async def settled(self) -> None:
        """Wait until everything begun has come to its end."""
        while self._sending:
            await asyncio.gather(*self._sending.values(), return_exceptions=True)

    async def _time_to_next(self) -> float:
        due = select(func.min(notices.c.due))
        tries = select(func.min(deliveries.c.next_try)).where(deliveries.c.status.in_(_OPEN))
        async with self._database.reading() as connection:
            found = [(await connection.execute(wanted)).scalar() for wanted in (due, tries)]
        now = self._now()
        moments = [float(moment) for moment in found if moment is not None]
        return min(max(min(moments, default=now + _LONGEST_SLEEP) - now, 0.05), _LONGEST_SLEEP)

    # ---- from notices to deliveries
    async def _fan_out(self) -> None:
        """Notices that are due become deliveries, or nothing: at once where nobody can be reached."""
        wanted = select(notices).where(notices.c.due <= self._now()).order_by(notices.c.due).limit(_AT_ONCE)
        async with self._database.reading() as connection:
            due = [notice_from(row) for row in (await connection.execute(wanted)).mappings()]
        if not due:
            return
        reachable = await self._book.reachable({notice.person for notice in due})
        await self._no_more_due([notice for notice in due if notice.person not in reachable])
        for notice in (notice for notice in due if notice.person in reachable):
            made = await self._deliveries_of(notice)
            async with self._database.writing() as connection:
                mine = and_(notices.c.id == notice.id, notices.c.due == notice.due)
                taken = await connection.execute(update(notices).where(mine).values(due=None))
                if made and taken.rowcount == 1:
                    await connection.execute(insert(deliveries), made)

    async def _no_more_due(self, told: Sequence[Notice]) -> None:
        """These stay to be read in the house; all in one transaction."""
        if not told:
            return
        async with self._database.writing() as connection:
            # Locked in one order, so that two processes never wait for each other.
            mine = and_(notices.c.id.in_([notice.id for notice in told]), notices.c.due <= self._now())
            locked = select(notices.c.id).where(mine).order_by(notices.c.id).with_for_update()
            await connection.execute(update(notices).where(notices.c.id.in_(locked)).values(due=None))

    async def _deliveries_of(self, notice: Notice) -> list[dict[str, object]]:
        if not await self._is_so(notice):
            return []
        wishes, now = await self._book.wishes(notice.person), self._now()
        made: list[dict[str, object]] = []
        for channel in await self._book.of(notice.person):
            wish = wish_for(notice.kind, channel.kind, wishes.said)
            if not channel.verified or wish == "never" or not self._carriers[channel.kind].is_ready:
                continue
            quiet = (
                None if wishes.hours.urgent and _is_urgent(notice, now) else quiet_until(wishes.hours, now)
            )
            later = next_digest(wishes.hours, now) if wish == "digest" else quiet
            made.append(
                {
                    "notice": notice.id,
                    "channel": channel.id,
                    "status": "waiting" if later is None else "digest",
                    "attempts": 0,
                    "next_try": now if later is None else later,
                    "error": "",
                    "sent": None,
                }
            )
        return made

    async def _is_so(self, notice: Notice) -> bool:
        """Is it still so, and still news to him?"""
        if notice.read is not None or self._is_looking(notice.person, notice.subject):
            return False
        alike = and_(
            notices.c.person == notice.person,
            notices.c.kind == notice.kind,
            notices.c.subject == notice.subject,
            notices.c.made > notice.made,
        )
        async with self._database.reading() as connection:
            newer = [
                notice_from(row)
                for row in (await connection.execute(select(notices).where(alike))).mappings()
            ]
            read = select(notices.c.read).where(notices.c.id == notice.id)
            if (await connection.execute(read)).scalar() is not None:
                return False
            table = await _table_of(connection, notice)
        return is_still_so(notice, table, self._now(), newer)

    # ---- from deliveries to people
    async def _due(self) -> list[Delivery]:
        wanted = (
            select(deliveries)
            .where(deliveries.c.status.in_(_OPEN), deliveries.c.next_try <= self._now())
            .order_by(deliveries.c.next_try)
            .limit(_AT_ONCE)
        )
        found: list[Delivery] = []
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
            ids = [row["notice"] for row in rows]
            told = await connection.execute(select(notices).where(notices.c.id.in_(ids)))
            known = {row["id"]: notice_from(row) for row in told.mappings()}
        for row in rows:
            channel = await self._book.one(row["channel"])
            if channel is not None and row["notice"] in known:
                notice = known[row["notice"]]
                found.append(Delivery(notice, channel, row["status"], row["attempts"], row["next_try"]))
        return found

    async def _lease(self, delivery: Delivery) -> bool:
        """Take it for a while, unless somebody else was quicker."""
        ours = and_(_this(delivery), deliveries.c.next_try == delivery.next_try)
        taken = update(deliveries).where(ours)
        async with self._database.writing() as connection:
            done = await connection.execute(
                taken.values(next_try=self._now() + _LEASE, attempts=delivery.attempts + 1)
            )
        return done.rowcount == 1

    async def _send(self, delivery: Delivery) -> None:
        try:
            together = await self._together(delivery)
            if together:
                async with self._rooms[delivery.channel.kind]:
                    message = await self._message(delivery.channel, [one.notice for one in together])
                    person = await self._people.by_id(delivery.channel.person)
                    language = "en" if person is None else person.language
                    await self._carriers[delivery.channel.kind].carry(
                        delivery.channel.addressed(language), message
                    )
            await self._sent(delivery, together)
        except Unreachable as problem:
            await self._failed(delivery, problem)
        except Exception as problem:
            log.warning("notice_failed", kind=delivery.channel.kind, problem=reason_of(problem))

    async def _together(self, delivery: Delivery) -> list[Delivery]:
        """What goes out in one message, as far as it is still so; a summary gathers all that waits for it."""
        if delivery.status != "digest":
            return [delivery] if await self._is_so(delivery.notice) else []
        waiting = and_(
            deliveries.c.channel == delivery.channel.id,
            deliveries.c.status == "digest",
            deliveries.c.next_try <= self._now() + _LEASE,
        )
        async with self._database.reading() as connection:
            wanted = select(notices).join(deliveries, deliveries.c.notice == notices.c.id).where(waiting)
            found = [notice_from(row) for row in (await connection.execute(wanted)).mappings()]
        others = [delivery._replace(notice=one) for one in found]
        return [one for one in others if await self._is_so(one.notice)]

    async def _message(self, channel: Channel, told: Sequence[Notice]) -> Message:
        """One notice, or several summed up."""
        person = await self._people.by_id(channel.person)
        texts = Texts("en" if person is None else person.language)
        zone = (await self._book.wishes(channel.person)).hours.zone
        async with self._database.reading() as connection:
            known = [(notice, await _table_of(connection, notice)) for notice in told]
        words = [(notice, said(notice, table, texts, zone, self._now())) for notice, table in known]
        first, shown = words[0]
        unsubscribe = await self._unsubscribe(channel, first.kind) if channel.kind == "mail" else ""
        if len(words) == 1:
            link, tag = self._base + shown.path, f"{first.kind}/{first.subject}"
            urgent = first.kind in ("turn", "deadline")
            return Message(shown.title, shown.text, link, tag, urgent, unsubscribe)
        lines = [f"{one.text}\n{self._base}{one.path}" for _, one in words]
        title = texts.format("notice-digest-title", count=len(words))
        return Message(title, "\n\n".join(lines), f"{self._base}/", "digest", False, unsubscribe)

    async def _sent(self, delivery: Delivery, together: Sequence[Delivery]) -> None:
        """What was summed up is done with; what was not so any more is void."""
        told = {one.notice.id for one in together}
        ours = [delivery.notice.id, *told]
        async with self._database.writing() as connection:
            for id_ in dict.fromkeys(ours):
                status = "sent" if id_ in told else "void"
                which = and_(deliveries.c.notice == id_, deliveries.c.channel == delivery.channel.id)
                values = {"status": status, "next_try": None, "error": "", "sent": self._now()}
                await connection.execute(update(deliveries).where(which).values(**values))
        if together:
            await self._book.worked(delivery.channel)

    async def _failed(self, delivery: Delivery, problem: Unreachable) -> None:
        attempts = delivery.attempts + 1
        is_over = problem.gone or attempts >= _MOST_ATTEMPTS
        pause = min(_FIRST_PAUSE * 2.0 ** (attempts - 1), _LONGEST_PAUSE)
        values = {
            "status": "failed" if is_over else delivery.status,
            "next_try": None if is_over else self._now() + pause,
            "error": problem.reason,
        }
        async with self._database.writing() as connection:
            await connection.execute(update(deliveries).where(_this(delivery)).values(**values))
        await self._book.failed(delivery.channel, problem.reason, gone=problem.gone)

    async def test(self, person: Person, channel: Channel) -> None:
        """A first message, so that its owner knows that the channel works; raises Unreachable."""
        texts = Texts(person.language)
        message = Message(
            texts.format("notice-test-title"), texts.format("notice-test"), f"{self._base}/account", "test"
        )
        try:
            await self._carriers[channel.kind].carry(channel.addressed(person.language), message)
        except Unreachable as problem:
            await self._book.failed(channel, problem.reason, gone=False)
            raise
        await self._book.worked(channel)

    async def _clean(self) -> None:
        """Notices nobody will look for any more are thrown away, now and then."""
        now = self._now()
        if now - self._cleaned < _CLEANING_SECONDS:
            return
        self._cleaned = now
        old = and_(notices.c.made < now - KEPT_DAYS * 86400, notices.c.due.is_(None))
        async with self._database.writing() as connection:
            await connection.execute(delete(notices).where(old))


_OPEN: Final = ("waiting", "digest")


def _this(delivery: Delivery) -> ColumnElement[bool]:
    return and_(deliveries.c.notice == delivery.notice.id, deliveries.c.channel == delivery.channel.id)


def _is_urgent(notice: Notice, now: float) -> bool:
    deadline = notice.params.get("deadline")
    return notice.kind == "deadline" and isinstance(deadline, float) and deadline - now < URGENT_SECONDS


async def _table_of(connection: AsyncConnection, notice: Notice) -> Table | None:
    if notice.kind in ("event", "club", "house"):
        return None
    found = await shelf.load_tables(connection, [notice.subject])
    return found[0] if found else None
