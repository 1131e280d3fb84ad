"""Deadlines: rows that outlive restarts; a notice and a grace time, then civil disorder or a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from math import inf
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import select

from ...engine.match import Match, Question
from ..absence.due import outstayed, settled, without_waiting_for
from ..absence.happening import Happening
from ..absence.missing import as_missed, excused, extended, has_missed, was_excused, with_bot
from ..absence.pausing import gone_on
from ..absence.stored import Facts
from ..games.served import standin_level
from ..live.wire import GameWire
from ..problems import UNREADABLE, Problem
from ..store.journal import Work
from ..store.tables import clocks
from .pace import Live, Pace, Untimed, is_sealed, stage_ends, stages_of
from .setbacks import Setbacks, reason_of
from .table import Clock, Play, Seat, Table

if TYPE_CHECKING:
    from .matches import Matches

log = structlog.get_logger()

#: The loop looks again at least this often, also if nothing seems to be due.
_LONGEST_SLEEP = 30.0
#: So many tables are carried out together, and the others wait for them no longer than this.
_TOGETHER = 8
_PATIENCE = 5.0


class NothingDone(Exception):
    """A deadline that is still there after it was carried out."""


def clock_of_phase(
    pace: Pace, wire: GameWire, match: Match, now: datetime, *, is_first: bool = False
) -> Clock:
    """The clock of a phase that begins now; no stage once the game is over."""
    if match.is_over:
        return Clock()
    stage = stages_of(pace, wire.stages(match.shown(None)))[0]
    return _running(pace, stage, now, is_first)


def has_left_stage(pace: Pace, wire: GameWire, match: Match, clock: Clock) -> bool:
    """Is the running stage none of the phase any more, because somebody else is asked?"""
    return bool(clock.stage) and clock.stage not in stages_of(pace, wire.stages(match.shown(None)))


def _running(pace: Pace, stage: str, now: datetime, is_first: bool = False) -> Clock:
    ends = stage_ends(pace, stage, now, is_first)
    begun = now.timestamp()
    whole = None if ends is None else ends.timestamp() - begun
    due = None if whole is None else begun + whole
    return Clock(stage=stage, due=due, deadline=due, begun=begun, facts=Facts(whole=whole))


def next_stage(pace: Pace, play: Play, clock: Clock, now: datetime) -> Clock | None:
    """The clock of the stage after this one; None if this was the last of the phase."""
    stages = stages_of(pace, play.wire.stages(play.match.shown(None)))
    following = stages[stages.index(clock.stage) + 1 :] if clock.stage in stages else ()
    return _running(pace, following[0], now) if following else None


class Clocks:
    """Keeps every table's time."""

    def __init__(self, matches: Matches, now: Callable[[], datetime]) -> None:
        self._matches = matches
        self._now = now
        self._woken = asyncio.Event()
        self._setbacks = Setbacks(lambda: now().timestamp(), "deadline_failed")
        self._carrying: dict[str, asyncio.Task[None]] = {}
        #: What is due later is found then; while it is being found out, anything may be too early for it.
        self._next_look = inf

    def wake(self, due: float = 0.0) -> None:
        """A deadline was set: it may be the next one."""
        if due < self._next_look:
            self._woken.set()

    async def run(self) -> None:
        """Carry deadlines out as they fall due, until cancelled."""
        failures = 0
        while True:
            self._woken.clear()
            self._next_look = inf
            try:
                await self.tick()
                pause = await self.time_to_next()
                self._next_look = self._now().timestamp() + pause
                failures = 0
            except Exception as problem:
                pause = min(2.0**failures, _LONGEST_SLEEP)
                failures += 1
                log.warning("clock_failed", problem=reason_of(problem), pause=pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()

    async def tick(self) -> None:
        """Carry out whatever is due now; a table that fails or hangs keeps no other one waiting for long."""
        now = self._now().timestamp()
        due = [
            (id_, moment)
            for id_, moment in await self._due_until(now)
            if not self._setbacks.rests(id_, moment)
        ]
        for start in range(0, len(due), _TOGETHER):
            some = due[start : start + _TOGETHER]
            tasks = [self._carrying.get(id_) or self._begin(id_, moment) for id_, moment in some]
            await asyncio.wait(tasks, timeout=_PATIENCE)

    async def time_to_next(self) -> float:
        """Seconds until there may be something to do."""
        now = self._now().timestamp()
        moments = [
            max(moment, self._setbacks.until(id_, moment))
            for id_, moment in await self._due_until(now + _LONGEST_SLEEP)
            if id_ not in self._carrying
        ]
        return min(max(min(moments, default=now + _LONGEST_SLEEP) - now, 0.01), _LONGEST_SLEEP)

    async def close(self) -> None:
        """Leave what is still being carried out to the next start."""
        tasks = list(self._carrying.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _due_until(self, moment: float) -> list[tuple[str, float]]:
        wanted = select(clocks.c.table_id, clocks.c.due).where(clocks.c.due <= moment)
        async with self._matches.database.reading() as connection:
            return [
                (row.table_id, row.due) for row in await connection.execute(wanted.order_by(clocks.c.due))
            ]

    def _begin(self, id_: str, due: float) -> asyncio.Task[None]:
        task = self._carrying[id_] = asyncio.create_task(self._carry_out(id_, due))
        return task

    async def _carry_out(self, id_: str, due: float) -> None:
        try:
            await self._expire(id_)
            table = self._matches.known(id_)
            if table is not None and table.clock.due == due:
                raise NothingDone
            self._setbacks.succeeded(id_)
        except Exception as problem:
            is_told = isinstance(problem, Problem) and problem.code == UNREADABLE
            self._setbacks.failed(id_, problem, due, quiet=is_told)
        finally:
            del self._carrying[id_]
            self.wake()

    async def _expire(self, id_: str) -> None:
        """The stage of a table is over: the next stage, a notice, or the consequence."""
        table = await self._matches.table(id_)
        async with table.lock:
            await self._matches.catch_up(table)
            now = self._now()
            if table.clock.due is None or table.clock.due > now.timestamp():
                return
            if await self._is_not_over(table):
                return
            play, clock = table.playing(), table.clock
            following = next_stage(table.about.pace, play, clock, now)
            if following is not None:
                await self._matches.save(table, clock=following)
                return
            missing = play.match.pending()
            if not is_sealed(clock.stage) and await self._bears_with(table, missing):
                return
        if is_sealed(clock.stage):
            await self._close_window(table, clock)
        else:
            await self._leave_in_disorder(table, missing)

    async def _is_not_over(self, table: Table) -> bool:
        """Something else than the end of a stage was waited for. The caller holds the lock."""
        about, now = table.about, self._now().timestamp()
        if about.pause is not None:
            clock, goes_on = gone_on(table, now)
            await self._matches.save(table, clock=clock, told=[goes_on], pause=None)
            return True
        stayed = outstayed(about, table.seats, table.clock, now)
        clock = without_waiting_for(about, table.seats, table.clock, [name for name, _ in stayed], now)
        level = standin_level(table.playing().match.game)
        replaced = []
        for name, leave in stayed:
            chair = with_bot(table.seats[name], level, "leave", now)
            away = msgspec.structs.replace(chair.away, spent=leave)
            replaced.append(msgspec.structs.replace(chair, away=away))
        seats = {**table.seats, **{chair.seat: chair for chair in replaced}}
        clock = settled(about, seats, clock)
        if clock == table.clock or (not replaced and clock.due is not None and clock.due <= now):
            return False
        told = [Happening("standin", chair.seat, {"level": chair.level or ""}) for chair in replaced]
        await self._matches.save(table, seats=replaced, clock=clock, told=told)
        return True

    async def _excuses(self, table: Table, missing: list[Question]) -> bool:
        """Everybody waits once more for whoever is excused. The caller holds the lock."""
        about, now = table.about, self._now().timestamp()
        late = [table.seats[question.seat] for question in missing]
        late = [chair for chair in late if not chair.is_bot_now]
        borne = excused(about.pace, table.clock, late)
        if not borne:
            return False
        changed = [was_excused(chair) for chair in borne]
        clock = extended(about, {**table.seats, **{one.seat: one for one in changed}}, table.clock, now)
        told = [Happening("excused", chair.seat) for chair in borne]
        more = self._as_missed(table, borne, excused=True)
        await self._matches.save(table, seats=changed, clock=clock, told=told, more=more)
        return True

    def _as_missed(self, table: Table, chairs: list[Seat], *, excused: bool) -> list[Work]:
        people = [chair.person for chair in chairs if chair.who == "person" and chair.person is not None]
        if table.about.sandbox:
            return []
        moment, is_sqlite = self._now().timestamp(), self._matches.database.is_sqlite
        return as_missed(table.id, table.about.pace, people, moment, excused=excused, is_sqlite=is_sqlite)

    async def _bears_with(self, table: Table, missing: list[Question]) -> bool:
        """Grace is given, or bots take over; otherwise nothing is done. The caller holds the lock."""
        pace, clock = table.about.pace, table.clock
        assert not isinstance(pace, Untimed)
        if await self._excuses(table, missing):
            return True
        if pace.grace and not clock.late:
            due = self._now().timestamp() + pace.grace
            await self._matches.save(table, clock=msgspec.structs.replace(clock, due=due, late=True))
            return True
        if pace.missed == "bot":
            await self._send_bots(table, [question.seat for question in missing])
            return True
        return False

    async def _close_window(self, table: Table, clock: Clock) -> None:
        """People are answered for by what they kept or ordered, all at once and whoever has said something.

        Bots answer for themselves. So do hot seats that have something to choose, unless time is short.
        """
        play = table.playing()
        row, live = play.question_row, isinstance(table.about.pace, Live)
        for question in play.match.pending():
            chair = table.seats[question.seat]
            waits = chair.who == "hotseat" and len(question.offer) > 1 and not live
            if not chair.is_bot_now and not waits:
                request = f"clock/{question.seat}/{row}/{clock.stage}"
                answer = play.wire.missed_answer(question)
                await self._matches.answer_for(table, question.seat, answer, "clock", request)
        async with table.lock:
            if table.clock == clock:
                # Whoever is left decides without a clock; the next question sets it again.
                await self._matches.save(table, clock=msgspec.structs.replace(clock, due=None))

    async def _send_bots(self, table: Table, missing: list[str]) -> None:
        """Bots take over; seats and clock change together, so that no crash can lose the one or the other."""
        game, now = table.playing().match.game, self._now().timestamp()
        late = [table.seats[seat] for seat in missing if not table.seats[seat].is_bot_now]
        outcomes = [has_missed(chair, standin_level(game), now, bot=True) for chair in late]
        await self._matches.save(
            table,
            seats=[chair for chair, _ in outcomes],
            clock=msgspec.structs.replace(table.clock, due=None),
            told=[one for _, told in outcomes for one in told],
            more=self._as_missed(table, late, excused=False),
        )
        log.info("deadline_missed", table=table.id, seats=missing, consequence="bot")

    async def _leave_in_disorder(self, table: Table, missing: list[Question]) -> None:
        """Nobody governs the powers of those who are late; the last such answer ends the phase. [9.1]"""
        play = table.playing()
        phase_began = max(play.asked_since.values())
        # Bots are never late: they wait for people, and answer once those have been answered for.
        missing = [question for question in missing if not table.seats[question.seat].is_bot_now]
        await self._note_misses(table, [question.seat for question in missing])
        clock = table.clock
        for question in missing:
            request = f"clock/{question.seat}/{phase_began}"
            answer = play.wire.missed_answer(question)
            await self._matches.answer_for(table, question.seat, answer, "clock", request)
        seats = [question.seat for question in missing]
        async with table.lock:
            if table.clock == clock:
                await self._matches.save(table, clock=msgspec.structs.replace(clock, due=None))
        log.info("deadline_missed", table=table.id, seats=seats, consequence="disorder")

    async def _note_misses(self, table: Table, seats: list[str]) -> None:
        """The rules speak for whoever is late; what that means for his seat is kept first."""
        late = [table.seats[seat] for seat in seats if table.seats[seat].who == "person"]
        if not late:
            return
        now = self._now().timestamp()
        outcomes = [has_missed(chair, "", now, bot=False) for chair in late]
        async with table.lock:
            if all(table.seats[chair.seat] == chair for chair in late):
                told = [one for _, told in outcomes for one in told]
                more = self._as_missed(table, late, excused=False)
                await self._matches.save(table, seats=[chair for chair, _ in outcomes], told=told, more=more)

    async def agree_to_end_talk(self, table: Table, seat: str, agrees: bool) -> None:
        """A seat would end the negotiation now; it ends when all people at the table would. [1.9]"""
        async with table.lock:
            await self._matches.catch_up(table)
            play, clock = table.playing(), table.clock
            following = next_stage(table.about.pace, play, clock, self._now())
            if following is None:
                raise Problem(409, "no-talk-to-end", "there is no negotiation to be ended now", rule="1.9")
            agreed = sorted({*clock.agreed, seat} if agrees else {*clock.agreed} - {seat})
            waiting = [s for s in play.digest().asked if s in table.people_seats() and s not in agreed]
            changed = following if not waiting else msgspec.structs.replace(clock, agreed=agreed)
            await self._matches.save(table, clock=changed)
