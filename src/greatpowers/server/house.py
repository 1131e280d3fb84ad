"""The house: all services of one server process, opened and closed together."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import and_, exists, or_, select

from .absence.service import Absence
from .clubs.clubs import Clubs
from .events.director import Director
from .events.events import Events
from .games.films import Films
from .games.packs import Packs
from .games.pictures import Pictures
from .live.channels import Hub
from .masters.service import Masters
from .matches.clocks import Clocks
from .matches.farewell import Farewell
from .matches.history import Histories
from .matches.lobby import Lobby
from .matches.matches import Matches
from .matches.remarks import AfterTalk
from .matches.scores import Scorekeeper
from .matches.seats import Seats
from .matches.setbacks import reason_of
from .matches.table import Step, Table
from .notices.desk import NoticeDesk
from .order.service import Order
from .people.guesses import Guesses
from .people.inviting import Inviting
from .people.limits import Limits
from .people.passkeys import Passkeys
from .people.people import People
from .people.relations import Relations
from .people.sessions import Sessions
from .problems import UNREADABLE, Problem
from .programs.book import Programs
from .programs.streams import Streams
from .ratings.books import Books
from .ratings.profiles import Profiles
from .records.records import Records
from .records.stranded import StrandedGames
from .security import Door
from .settings import Settings
from .store.database import Database
from .store.relay import LOOKS, PERSON, Relay, news_of
from .store.shelf import load_tables
from .store.tables import seats, tables
from .warming import warm_up
from .workers.adviser import Adviser
from .workers.bot_runner import BotRunner
from .workers.pool import Workers

log = structlog.get_logger()

#: Seconds between two looks for bots that were left without being asked.
_SWEEP = 60.0


class House:
    """Everything one process serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        now, secret = settings.clock, settings.secret
        self._process = secret(8)
        self.database = Database(settings.database_url)
        self.people = People(self.database, now, secret)
        self.sessions = Sessions(self.database, now, secret, settings.session_days, self._process)
        self.matches = Matches(self.database, now, settings.tables_in_memory, self._process)
        self.packs = Packs(self.database, settings.data)
        self.relations = Relations(self.database, now)
        self.lobby = Lobby(self.matches, self.packs, secret, self.relations)
        self.seats = Seats(self.matches, self.lobby)
        self.farewell = Farewell(self.matches, self.seats, self.people, self.sessions)
        self.programs = Programs(self.database, self.people, self.sessions, self.farewell, now, secret)
        self.streams = Streams()
        self.hub = Hub(now)
        self.clocks = Clocks(self.matches, now)
        self.absence = Absence(self.matches, secret)
        self.masters = Masters(self.matches, secret)
        self.workers = Workers(settings.workers)
        self.bots = BotRunner(
            self.matches, self.workers, settings.bot_budget, settings.bot_breath, settings.bot_tempo
        )
        self.adviser = Adviser(self.workers, settings.bot_budget)
        self.histories = Histories(self.database)
        self.scores = Scorekeeper()
        self.profiles = Profiles(self.database)
        self.books = Books(self.database, self.matches, now)
        self.after_talk = AfterTalk(self.matches)
        # Bots do not wait until somebody's record has been played through.
        self.desk = Workers(min(settings.workers, 1))
        self.records = Records(self.matches, self.lobby, self.desk)
        self.stranded = StrandedGames(self.matches, self.lobby)
        self.pictures = Pictures(self.workers)
        self.films = Films(self.desk, settings.data)
        self.passkeys = Passkeys(
            self.database, self.people, now, secret, settings.base, settings.extra_origins
        )
        self.notices = NoticeDesk(settings, self.database, self.people, self.hub)
        self.inviting = Inviting(self.matches, self.lobby, self.relations, self.notices.notices)
        self.matches.teller = self.notices.teller
        told = self.notices.notices
        self.events = Events(self.database, told, self.notices.book, now, secret)
        self.director = Director(self.events, self.matches, self.lobby, self.people)
        self.clubs = Clubs(self.database, told, now, secret)
        self.order = Order(self.database, self.notices.notices, now, secret)
        self.limits = Limits(settings.limits)
        self.guesses = Guesses(settings.limits)
        self.door = Door(settings.public_url, settings.extra_origins)
        self.ready = False
        self._tasks: list[asyncio.Task[object]] = []
        #: Done when every game has been carried over to the present rules.
        self.upgrading: asyncio.Task[None] | None = None

    @property
    def now(self) -> float:
        """The time in seconds, as it is stored."""
        return self.settings.clock().timestamp()

    async def open(self) -> None:
        """Bring the store up to date and start what runs in the background."""
        await self.database.migrate()
        self.matches.onlookers.append(self._show)
        self.matches.listeners.append(self._go_on)
        self.matches.onlookers.append(self.director.heard)
        self.sessions.ended = self._sessions_ended
        if not self.database.is_sqlite:
            self._tasks.append(asyncio.create_task(self._relay().run()))
        if self.settings.background:
            self.upgrading = asyncio.create_task(self._upgrade())
            self._tasks.append(self.upgrading)
            self._tasks.append(asyncio.create_task(self.clocks.run()))
            self._tasks.append(asyncio.create_task(self._sweep()))
            self._tasks.append(asyncio.create_task(self.books.run()))
            self._tasks.append(asyncio.create_task(warm_up()))
            self._tasks += [asyncio.create_task(work) for work in self.notices.background()]
            self._tasks.append(asyncio.create_task(self.director.run()))
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.hub.close_all()
        for task in self._tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notices.close()
        await self.clocks.close()
        await self.bots.close()
        await self.matches.finish()
        await self.films.close()
        await self.workers.close()
        await self.desk.close()
        await self.database.close()

    def _relay(self) -> Relay:
        return Relay(self.database.url, self._process, self._heard, self._missed)

    async def _heard(self, subject: str) -> None:
        """Another process says which table has changed, or whose sessions have ended."""
        if subject.startswith(PERSON):
            await self._sessions_ended(subject.removeprefix(PERSON))
        elif subject.startswith(LOOKS):
            self.hub.looks(*subject.removeprefix(LOOKS).split("/", 1))
        else:
            await self.matches.news(subject)

    async def looks(self, person: str, table: str) -> None:
        """The person has the table before his eyes; other processes, which may send notices, learn it too."""
        self.hub.looks(person, table)
        if not self.database.is_sqlite:
            statement, values = news_of(self._process, f"{LOOKS}{person}/{table}")
            async with self.database.writing() as connection:
                await connection.execute(statement, values)

    async def _missed(self) -> None:
        """News may have been missed: look at everything."""
        await self.matches.refresh_all()
        await self.check_lines()

    async def _sessions_ended(self, person: str) -> None:
        self.sessions.distrust(person)
        await self.check_lines(person)

    async def check_lines(self, person: str | None = None) -> None:
        """Close the sockets whose sessions have ended, everybody's or one person's."""
        lines = [line for line in self.hub.listeners(person) if line.session is not None]
        alive = await self.sessions.alive({line.session for line in lines if line.session is not None})
        for line in lines:
            if line.session not in alive:
                line.send(None)

    def _show(self, table: Table, step: Step | None) -> None:
        """After every change, here or in another process: tell those who listen."""
        self.hub.publish(table, step)
        if step is None or step.began_phase:
            self.hub.tell_lobby(table)
        elif not table.playing().is_answer(step.row):
            readers = [s for s in table.seats if table.playing().is_noticed(step.row, step.events, s)]
            self.hub.tell_members(table, {table.seats[seat].person for seat in readers})

    def _go_on(self, table: Table, step: Step | None) -> None:
        """After a change made here: set the alarm, ask the bots. A stage may begin within a phase."""
        if table.clock.due is not None:
            self.clocks.wake(table.clock.due)
        if table.about.status == "finished":
            self.books.wake()
        if self.settings.background:
            self.bots.wake(table)

    async def _upgrade(self) -> None:
        """Once at the start: games of older rules are carried over, those without stored states get them."""
        try:
            outcomes = await self.matches.upgrades.all()
            if outcomes:
                log.info("upgrade", tables=len(outcomes))
            await self.matches.upgrades.keep_moments()
        except Exception:
            log.exception("upgrade_failed")

    async def _sweep(self) -> None:
        """Once at the start and then now and again: no bot is left waiting after a crash."""
        while True:
            for work in (
                self.ask_waiting_bots,
                self.sessions.sweep,
                self.check_lines,
                self.absence.tick,
                self.masters.tick,
            ):
                try:
                    await work()
                except Exception as problem:
                    log.warning("sweep_failed", problem=reason_of(problem))
            await asyncio.sleep(_SWEEP)

    async def ask_waiting_bots(self) -> None:
        """Wake the bots of every game in which one has still to answer."""
        is_bot = or_(seats.c.who == "bot", seats.c.standin.is_(True))
        wanted = select(tables.c.id).where(
            tables.c.status == "playing",
            exists().where(and_(seats.c.table_id == tables.c.id, is_bot)),
        )
        async with self.database.reading() as connection:
            ids = list((await connection.execute(wanted)).scalars())
        for start in range(0, len(ids), 100):
            async with self.database.reading() as connection:
                found = await load_tables(connection, ids[start : start + 100], self.matches.spoiled)
            for table in found:
                if set(table.about.digest.asked) - set(table.about.digest.ready) & set(table.bot_seats()):
                    await self._ask_bots_at(table.id)

    async def _ask_bots_at(self, id_: str) -> None:
        if self.bots.setbacks.rests(id_):
            return
        try:
            self.bots.wake(await self.matches.table(id_))
        except Exception as problem:
            is_told = isinstance(problem, Problem) and problem.code == UNREADABLE
            self.bots.setbacks.failed(id_, problem, quiet=is_told)
