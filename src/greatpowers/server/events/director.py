"""What makes tournaments go on by themselves: tables are made, boards counted, rounds closed and paired.

Every step is in the store before the next one is begun, and each is found out from the store alone: a house
that was closed in the middle goes on where it was.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ..games.served import game_named, standin_level
from ..matches.lobby import Lobby, NewTable
from ..matches.matches import Matches
from ..matches.setbacks import reason_of
from ..matches.table import Step, Table
from ..people.people import People, Person
from ..problems import Problem
from ..store.club_tables import event_tables, events
from . import telling
from .counting import rounds_to_play
from .event import Board, Event, Round
from .events import Events
from .results import is_stopped, leading, settled
from .shelf import table_of_board

log = structlog.get_logger()

_SWEEP = 30.0
_MOST_STEPS = 12
_LEAST = 2


class Director:
    """Carries tournaments on."""

    def __init__(self, events: Events, matches: Matches, lobby: Lobby, people: People) -> None:
        self._events = events
        self._matches = matches
        self._lobby = lobby
        self._people = people
        self._woken = asyncio.Event()
        self._due: set[str] = set()
        #: The tournament of each table that is played.
        self._event_of: dict[str, str] = {}
        events.woken = self.wake

    def wake(self, event: str) -> None:
        self._due.add(event)
        self._woken.set()

    def heard(self, table: Table, step: Step | None) -> None:
        """A table has changed: that may be the end of its board."""
        event = self._event_of.get(table.id)
        if event is not None and (table.about.status == "finished" or step is None or step.began_phase):
            self.wake(event)

    async def run(self) -> None:
        """Go on until cancelled; now and then look at everything, for days go by without anybody's doing."""
        while True:
            self._woken.clear()
            try:
                if not self._due:
                    self._due |= set(await self._running())
                await self.tick()
            except Exception as problem:
                log.warning("events_failed", problem=reason_of(problem))
            with suppress(TimeoutError):
                async with asyncio.timeout(_SWEEP):
                    await self._woken.wait()

    async def tick(self) -> None:
        """Carry on every tournament that may go on; one that fails holds up no other."""
        while self._due:
            id_ = self._due.pop()
            try:
                await self.advance(id_)
            except Exception as problem:
                log.warning("event_failed", event=id_, problem=reason_of(problem))

    async def sweep(self) -> None:
        """Look at all that are played."""
        self._due |= set(await self._running())
        await self.tick()

    async def _running(self) -> list[str]:
        async with self._events.database.reading() as connection:
            rows = await connection.execute(select(event_tables.c.table_id, event_tables.c.event))
            self._event_of = {row.table_id: row.event for row in rows}
            wanted = select(events.c.id).where(events.c.status == "running")
            return list((await connection.execute(wanted)).scalars())

    async def advance(self, id_: str) -> None:
        """Take the tournament as far as it goes."""
        async with self._events.lock(id_):
            for _ in range(_MOST_STEPS):
                try:
                    if not await self._step(await self._events.event(id_)):
                        return
                except Problem as problem:
                    # Another process was quicker: look again at what it did.
                    if problem.code != "changed-meanwhile":
                        raise

    async def _step(self, event: Event) -> bool:
        """One change; says whether there was any."""
        round_ = event.current
        if event.status != "running":
            return False
        if round_ is None or round_.status == "closed":
            return await self._next_round(event)
        if round_.status == "published":
            return await self._set_up(event, round_)
        if round_.status == "playing":
            return await self._count(event, round_)
        return False

    async def _next_round(self, event: Event) -> bool:
        ready = [entry for entry in event.playing() if entry.boards != "none"]
        if len(event.rounds) >= rounds_to_play(event) or len(ready) < _LEAST:
            event.status, event.finished = "over", self._events.now
            await self._events.save(event, telling.of_end(event))
        else:
            await self._events.next_draft(event)
        return True

    async def _set_up(self, event: Event, round_: Round) -> bool:
        """Make the tables that are missing; then the round is played, and everybody is told."""
        names = await self.names(event)
        for number, board in enumerate(round_.boards):
            if (round_.number, number) not in event.tables:
                with suppress(IntegrityError):
                    await self._make_table(event, round_, number, board)
        round_.status = "playing"
        await self._events.save(event, telling.of_round(event, round_, names))
        return True

    async def _make_table(self, event: Event, round_: Round, number: int, board: Board) -> None:
        settings = event.settings
        asked = NewTable(
            game=settings.game,
            scenario=settings.scenario,
            options=dict(settings.options),
            title=f"{event.title[:60]}, {round_.number}–{number + 1}",
            public=not settings.by_link,
            spectators=not settings.by_link,
            pace=settings.pace,
        )
        owner = await self._owner(event, board)
        if owner is None:
            raise Problem(409, "event-nobody", "nobody is left to hold a table for")
        table = self._lobby.bare_table(asked, owner, None)
        for place in board.places:
            entry, chair = event.entries[place.entry], table.seats[place.seat]
            chair.invite = None
            if entry.bot or entry.person is None:
                chair.who, chair.level = "bot", entry.bot or standin_level(game_named(settings.game))
            else:
                chair.who, chair.person = "person", entry.person
        # The house deals these tables: nobody is to start, fill or call one off.
        table.about.owner = None
        more = [table_of_board(table.id, event.id, round_.number, number)]
        await self._lobby.open(table, owner, more=more)
        self._event_of[table.id] = event.id

    async def _owner(self, event: Event, board: Board) -> Person | None:
        """Somebody whose language the table takes."""
        ids = [event.entries[place.entry].person for place in board.places]
        for id_ in (event.owner, *ids):
            person = None if id_ is None else await self._people.by_id(id_)
            if person is not None:
                return person
        return None

    async def names(self, event: Event) -> dict[int, str]:
        """What entries are called: bots by their strength."""
        ids = [entry.person for entry in event.entries.values() if entry.person]
        known = await self._people.names_of(ids)
        return {
            entry.number: known.get(entry.person or "", "–") if not entry.bot else f"Bot {entry.number}"
            for entry in event.entries.values()
        }

    async def _count(self, event: Event, round_: Round) -> bool:
        """Boards whose games are over get their points; when all have them, the round is closed."""
        changed = False
        for number, board in enumerate(round_.boards):
            id_ = event.tables.get((round_.number, number))
            if board.is_settled:
                if id_ is not None:
                    await self._stop(id_)
            elif id_ is not None and (counted := await self._counted(event, round_, board, id_)) is not None:
                round_.boards[number] = counted
                changed = True
        if all(board.is_settled for board in round_.boards):
            round_.status, round_.closed = "closed", self._events.now
            changed = True
        if changed:
            await self._events.save(event)
        return changed

    async def _counted(self, event: Event, round_: Round, board: Board, id_: str) -> Board | None:
        """The board with its points, if its game is over or stopped."""
        table = await self._matches.table(id_)
        if table.play is None:
            return None
        if table.about.status == "finished" and table.play.match.is_over:
            return settled(event, board, table)
        if not is_stopped(event, table.play, round_.ends, self._events.now):
            return None
        return settled(event, board, table)

    async def _stop(self, id_: str) -> None:
        """The game of a board that has its points goes no further."""
        table = await self._matches.table(id_)
        if table.about.status != "playing" or table.play is None:
            return
        async with table.lock:
            await self._matches.catch_up(table)
            if table.about.status == "playing":
                lead = leading(table.playing())
                await self._matches.save(
                    table,
                    status="finished",
                    finished=self._events.now,
                    result={"kind": "win" if len(lead) == 1 else "draw", "seats": lead, "why": "stopped"},
                )
