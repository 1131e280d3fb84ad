"""Live tables: rebuilt from the store when asked for, changed under one lock each, durable before answered.

A decision is tried on a copy, put into the store, and only then becomes the state everybody sees. So whatever
was acknowledged is in the store, and a request that is there already is never carried out again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from ...engine.errors import GreatPowersError
from ..absence.happening import Happening
from ..games.packs import ready
from ..metrics import DECISIONS, SECONDS_TO_DECIDE
from ..problems import Problem, not_found, refused, unreadable
from ..records.upgrades import Upgrades, needs_upgrade, refuse_stranded
from ..store import shelf
from ..store.database import Database
from ..store.journal import Conflict, Work
from ..store.relay import news_of
from .consequences import after_step
from .opening import LONG_GAME, match_before, opened
from .setbacks import Setbacks, reason_of
from .table import Clock, Row, Seat, Step, Table
from .takebacks import Word
from .telling import Teller, told_beside
from .unattended import UNATTENDED, kept_closed, unattended

log = structlog.get_logger()

R = TypeVar("R")

#: Told after every change of a table: the table and the step that changed it, if it was a decision.
Listener = Callable[[Table, Step | None], None]

#: A game that could not be read is tried again at the latest after so many seconds.
_UNREADABLE_PAUSE = 60.0


class Matches:
    """All tables of the house, the latest used in memory."""

    def __init__(self, database: Database, now: Callable[[], datetime], room: int, process: str) -> None:
        self.database = database
        self.now = now
        #: Told of what happens here; onlookers also of what happens in other processes.
        self.listeners, self.onlookers = list[Listener](), list[Listener]()
        #: Who writes notices, if anybody does.
        self.teller: Teller | None = None
        self._process = process
        self._room = room
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._running: set[asyncio.Future[Any]] = set()  # whatever they bring
        self._spoiled = Setbacks(lambda: now().timestamp(), "game_unreadable", _UNREADABLE_PAUSE)
        self.upgrades = Upgrades(database, now, self.store)

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def known(self, id_: str) -> Table | None:
        return self._tables.get(id_)

    async def table(self, id_: str) -> Table:
        """The table with this id, its game rebuilt if it has begun."""
        table = self._tables.get(id_)
        if table is None:
            table = await self._load(id_)
        elif not self.database.is_sqlite:
            await self.refresh(table)
        self._tables.move_to_end(id_)
        return table

    async def at_first_glance(self, id_: str) -> Table:
        """The table, perhaps without its game."""
        return self._tables.get(id_) or await self._read(id_)

    def expect(self, id_: str) -> None:
        """Somebody is about to ask for a table: begin to read it."""
        if id_ not in self._tables and id_ not in self._loading:
            self._begun(asyncio.gather(self._load(id_), return_exceptions=True))

    def spoiled(self, id_: str, problem: Exception) -> None:
        """Note that a table cannot be read; whoever goes through many goes on with the next."""
        self._spoiled.failed(id_, problem)

    @contextmanager
    def _making_sense(self, id_: str) -> Iterator[None]:
        """Whatever goes wrong with the rows of one table is told as that."""
        if self._spoiled.rests(id_):
            raise unreadable()
        try:
            yield
        except Problem:
            raise
        except Exception as problem:
            self.spoiled(id_, problem)
            raise unreadable() from None
        self._spoiled.succeeded(id_)

    async def _load(self, id_: str) -> Table:
        gate = self._loading.setdefault(id_, asyncio.Lock())
        try:
            async with gate:
                if id_ in self._tables:
                    return self._tables[id_]
                with self._making_sense(id_):
                    return await self._open(id_)
        finally:
            self._loading.pop(id_, None)

    async def _open(self, id_: str) -> Table:
        table = await self._read(id_)
        if needs_upgrade(table.about):
            # Asked for before the house came to it.
            await self.upgrades.carry(id_)
            table = await self._read(id_)
        await ready(table.about.game, table.about.pack)
        if table.about.status != "waiting":
            table.play = await opened(self.database, table)
        self.keep(table)
        if unattended(table) is not None:
            self._begun(asyncio.ensure_future(self._take_up(table)))
        return table

    async def _read(self, id_: str) -> Table:
        async with self.database.reading() as connection:
            found = await shelf.load_tables(connection, [id_])
        if not found:
            raise not_found()
        return found[0]

    def keep(self, table: Table) -> None:
        """Hold a table in memory; the one not used for longest makes room, unless somebody is changing it."""
        self._tables[table.id] = table
        while len(self._tables) > self._room:
            oldest = next(iter(self._tables.values()))
            if oldest.lock.locked():
                break
            del self._tables[oldest.id]

    def forget(self, id_: str) -> None:
        self._tables.pop(id_, None)

    async def refresh_all(self) -> None:
        """News may have been missed."""
        for table in self.in_memory():
            try:
                await self.refresh(table)
            except Exception as problem:
                log.warning("refresh_failed", table=table.id, problem=reason_of(problem))

    async def refresh(self, table: Table) -> None:
        """See what other processes did to the table."""
        async with table.lock:
            if await self.catch_up(table):
                for listener in self.onlookers:
                    listener(table, None)

    async def news(self, id_: str) -> None:
        """Another process changed a table; whoever looks at it here is told."""
        table = self._tables.get(id_)
        if table is not None:
            await self.refresh(table)

    async def catch_up(self, table: Table, *, force: bool = False) -> bool:
        """Take over what another process wrote; the caller holds the lock. SQLite has one process only."""
        if self.database.is_sqlite and not force:
            return False
        with self._making_sense(table.id):
            return await self._catch_up(table, force)

    async def _catch_up(self, table: Table, force: bool) -> bool:
        async with self.database.reading() as connection:
            if not force and await shelf.changes_of(connection, table.id) == table.about.changes:
                return False
            found = await shelf.load_tables(connection, [table.id])
            if not found:
                self.forget(table.id)
                raise not_found()
            fresh = found[0]
            known = table.play.revision if table.play is not None else 0
            rows = await shelf.load_rows(connection, table.id, known)
        if fresh.about.status != "waiting":
            if table.play is None or any(row.kind not in ("decide", "undo") for row in rows):
                table.play = await opened(self.database, fresh)
            else:
                for row in rows:
                    table.play.accept(table.play.prepare(row))
        table.about, table.seats, table.clock = fresh.about, fresh.seats, fresh.clock
        return True

    async def decide(
        self, table: Table, seat: str, text: str, *, by: str, request: str, revision: int | None = None
    ) -> None:
        """Carry a decision out, once. Raises a Problem with status 409 if it answers an old question."""
        await self._unbroken(self._do(table, Row(0, seat, "decide", text, by, request, 0.0), revision))

    async def undo(self, table: Table, seat: str, *, by: str, request: str, revision: int) -> None:
        """Take the seat's last decision back, as far as the rules allow."""
        await self._unbroken(self._do(table, Row(0, seat, "undo", "", by, request, 0.0), revision))

    async def speak_of_takeback(
        self, table: Table, seat: str, word: Word, text: str, *, by: str, request: str
    ) -> None:
        """Ask to go back, agree, refuse or withdraw."""
        await self._unbroken(self._do(table, Row(0, seat, word, text, by, request, 0.0), None))

    async def answer_for(self, table: Table, seat: str, text: str, by: str, request: str) -> bool:
        """Answer in place of a seat unless it has answered meanwhile; says whether it was needed."""
        return await self._unbroken(self._answer_for(table, Row(0, seat, "decide", text, by, request, 0.0)))

    async def _answer_for(self, table: Table, row: Row) -> bool:
        async with table.lock:
            await self.catch_up(table)
            play = table.playing()
            if table.about.status == "finished" or row.request in play.requests:
                return False
            refuse_stranded(table)
            if not play.questions_to([row.seat]):
                return False
            await self._carry_out(table, row)
            await self._answer_unattended(table)
            return True

    async def _unbroken(self, work: Coroutine[object, object, R]) -> R:
        """Whoever asked may go away; what is begun is finished, so that memory and store agree."""
        return await asyncio.shield(self._begun(asyncio.ensure_future(work)))

    def _begun(self, work: asyncio.Future[R]) -> asyncio.Future[R]:
        self._running.add(work)
        work.add_done_callback(self._running.discard)
        return work

    async def _do(self, table: Table, row: Row, revision: int | None) -> None:
        """Another process may have changed the table without our knowing: then nothing is stored, and nothing
        refused before what it wrote is taken over. So the store need not be asked before every decision."""
        with SECONDS_TO_DECIDE.time():
            async with table.lock:
                known = table.about.changes
                try:
                    await self._do_as_known(table, row, revision)
                except Problem:
                    await self.catch_up(table)
                    if table.about.changes == known:
                        raise
                    await self._do_as_known(table, row, revision)
                if row.kind == "decide":
                    await self._answer_unattended(table)

    async def _do_as_known(self, table: Table, row: Row, revision: int | None) -> None:
        """Carry it out on the table as it stands in memory. The caller holds the lock."""
        play = table.playing()
        if row.request in play.requests:
            return
        refuse_stranded(table)
        if revision is not None and play.is_stale(row.seat, revision, row.text):
            raise Problem(409, "stale", "the question has changed meanwhile")
        row = kept_closed(table, row)
        if play.word_of(row.text) == play.wire.talk_word:
            closed = play.wire.talk_is_closed(play.match.shown(None), table.clock.stage)
            if closed is not None:
                raise Problem(422, closed.message, rule=closed.rule, params=closed.params)
        await self._carry_out(table, row)

    async def _answer_unattended(self, table: Table) -> None:
        """Nobody need come where he has nothing to choose. The caller holds the lock."""
        try:
            while (row := unattended(table)) is not None:
                await self._carry_out(table, row)
        except Exception as problem:
            log.warning("unattended_failed", table=table.id, problem=reason_of(problem))

    async def _take_up(self, table: Table) -> None:
        """A house that was closed in the middle of such answers goes on with them."""
        async with table.lock:
            await self.catch_up(table)
            await self._answer_unattended(table)

    async def _carry_out(self, table: Table, row: Row) -> None:
        """Try, store, swap, tell. The caller holds the lock."""
        play, now = table.playing(), self.now()
        row = msgspec.structs.replace(row, number=play.revision + 1, made_at=now.timestamp())
        try:
            # Whoever goes back plays the game again up to there.
            slow = row.kind in ("ask", "agree") and play.revision > LONG_GAME
            back = await match_before(self.database, table, row)
            if slow and back is None:
                step = await asyncio.to_thread(play.prepare, row)
            else:
                step = play.prepare(row, back)
        except GreatPowersError as problem:
            raise refused(problem) from None
        after = after_step(table, step, now)
        readers = [r for e in step.events for r in play.wire.readers(e, list(table.seats)) if r != row.seat]
        gone = ("pause", "motion") if after.about.status == "finished" else ()
        statements = [shelf.change_table(after.about, *_CHANGED_BY_DECISIONS, *gone)]
        statements += shelf.new_rows(table.id, [step.row])
        statements += shelf.new_moments(table.id, [play.moment(step)])
        if readers:
            statements.append(shelf.add_letters(table.id, readers))
        if after.clock is not None:
            statements.append(shelf.keep_clock(table.id, after.clock, exists=bool(table.clock.stage)))
        statements += [shelf.change_seat(table.id, seat) for seat in after.seats]
        told = (
            [] if self.teller is None else self.teller.of_step(table, after.about, after.seats, step, readers)
        )
        told = [
            *told,
            *told_beside(self.teller, table, after.about, after.seats, after.told, now.timestamp()),
        ]
        try:
            await self.store(table.id, [*statements, *told])
        except (Conflict, IntegrityError):
            # Another process wrote this number or this request first.
            await self.catch_up(table, force=True)
            if row.request in table.playing().requests:
                return
            raise Problem(409, "stale", "somebody else decided at the same moment") from None
        play.accept(step)
        table.about = after.about
        table.clock = after.clock if after.clock is not None else table.clock
        table.seats.update({seat.seat: seat for seat in after.seats})
        for reader in readers:
            table.seats[reader].letters += 1
        DECISIONS.labels(row.made_by if row.made_by in ("bot", "clock", UNATTENDED) else "person").inc()
        self.tell(table, step)
        if told and self.teller is not None:
            self.teller.wake()

    async def save(
        self,
        table: Table,
        *,
        seats: Sequence[Seat] = (),
        clock: Clock | None = None,
        more: Sequence[Work] = (),
        told: Sequence[Happening] = (),
        **fields: object,
    ) -> None:
        """Change seats, clock or settings of a table in one go. The caller holds the lock."""
        now = self.now().timestamp()
        about = msgspec.structs.replace(table.about, **fields, changes=table.about.changes + 1, updated=now)
        statements = [shelf.change_table(about, *fields)]
        statements += [shelf.change_seat(table.id, seat) for seat in seats]
        if clock is not None:
            statements.append(shelf.keep_clock(table.id, clock, exists=bool(table.clock.stage)))
        statements += told_beside(self.teller, table, about, seats, told, now)
        try:
            await self.store(table.id, [*statements, *more])
        except Conflict:
            await self.catch_up(table, force=True)
            raise Problem(409, "changed-meanwhile", "the table has changed meanwhile") from None
        table.about = about
        table.seats.update({seat.seat: seat for seat in seats})
        table.clock = clock if clock is not None else table.clock
        self.tell(table, None)
        if told and self.teller is not None:
            self.teller.wake()

    async def store(self, id_: str, statements: Sequence[Work]) -> None:
        """Put changes of a table into the store, with the news for other processes."""
        if self.database.is_sqlite:
            await self.database.commit(statements)
        else:
            await self.database.commit([*statements, news_of(self._process, id_)])

    def told_of_new(self, table: Table) -> list[Work]:
        """The notices that a new table brings, for the transaction that makes it."""
        return [] if self.teller is None else list(self.teller.of_new(table))

    def told_of_start(self, table: Table) -> list[Work]:
        """The notices that the beginning of a game brings."""
        return [] if self.teller is None else list(self.teller.of_start(table.about, table.seats))

    async def finish(self) -> None:
        """Let everything that is begun come to its end."""
        await asyncio.gather(*self._running, return_exceptions=True)

    def tell(self, table: Table, step: Step | None) -> None:
        """The change is made: whatever goes wrong in telling of it does not undo it."""
        for listener in (*self.onlookers, *self.listeners):
            try:
                listener(table, step)
            except Exception:
                log.exception("telling_failed", table=table.id)


_CHANGED_BY_DECISIONS = ("revision", "digest", "status", "result", "finished")
