"""Everything about being told, put together: what is written with a change, and what goes out of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Final

import structlog
from sqlalchemy import select

from ..absence.happening import Happening, notices_of
from ..matches.pace import Fixed, Slow
from ..matches.setbacks import reason_of
from ..matches.stored import About, Seat
from ..matches.table import Step, Table
from ..store import shelf
from ..store.database import Database
from ..store.journal import Work
from ..store.tables import clocks
from .kinds import Fresh
from .making import awaited, of_kept_seats, of_start, of_step, of_turns
from .store import Notices

log = structlog.get_logger()

#: The share of the time that is over when those who are awaited hear of it.
_ALARM: Final = 0.8
_LOOK_SECONDS: Final = 60.0
_AHEAD: Final = 7 * 86400.0


class TableTeller:
    """Writes the notices of tables."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    def of_step(
        self, table: Table, about: About, chairs: Sequence[Seat], step: Step, readers: Sequence[str]
    ) -> Sequence[Work]:
        return () if about.sandbox else self._notices.work(of_step(table, about, chairs, step, readers))

    def of_start(self, about: About, seats: Mapping[str, Seat]) -> Sequence[Work]:
        return () if about.sandbox else self._notices.work(of_start(about, seats))

    def of_new(self, table: Table) -> Sequence[Work]:
        if table.about.status == "waiting":
            return self._notices.work(of_kept_seats(table.about, table.seats))
        return self.of_start(table.about, table.seats)

    def of_happenings(
        self, table: Table, about: About, chairs: Sequence[Seat], told: Sequence[Happening]
    ) -> Sequence[Work]:
        return () if about.sandbox else self._notices.work(notices_of(about, table.seats, chairs, told))

    def wake(self) -> None:
        self._notices.woken()


class Alarms:
    """Tells those who are awaited that their time is nearly over, once for each deadline."""

    def __init__(self, database: Database, notices: Notices, now: Callable[[], datetime]) -> None:
        self._database = database
        self._notices = notices
        self._now = now
        self._told: set[tuple[str, float]] = set()

    async def run(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as problem:
                log.warning("alarms_failed", problem=reason_of(problem))
            await asyncio.sleep(_LOOK_SECONDS)

    async def tick(self) -> None:
        now = self._now().timestamp()
        wanted = select(clocks.c.table_id, clocks.c.begun, clocks.c.deadline).where(
            clocks.c.deadline > now, clocks.c.deadline < now + _AHEAD, clocks.c.begun.is_not(None)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            near = {(id_, until) for id_, begun, until in rows if now >= begun + _ALARM * (until - begun)}
            found = await shelf.load_tables(connection, [id_ for id_, _ in near - self._told])
        self._told = near
        await self._notices.add([fresh for table in found for fresh in _alarm_of(table)])


def _alarm_of(table: Table) -> list[Fresh]:
    """A game at one sitting has its clock before everybody's eyes."""
    deadline = table.clock.deadline
    if not isinstance(table.about.pace, Slow | Fixed) or deadline is None or table.about.status != "playing":
        return []
    turns = of_turns(table.about, table.seats, awaited(table.about.digest), 0, "")
    return [
        Fresh(
            turn.person,
            "deadline",
            turn.subject,
            f"{turn.params['seat']}:{deadline}",
            {**turn.params, "deadline": deadline},
        )
        for turn in turns
    ]
