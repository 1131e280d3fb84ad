"""Deadlines: rows that outlive restarts; a notice and a grace time, then civil disorder or a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import select

from ...engine.match import Match, Question
from ..games.served import standin_level
from ..live.wire import GameWire
from ..problems import UNREADABLE, Problem
from ..store.tables import clocks
from .pace import Live, Pace, Untimed, is_sealed, stage_ends, stages_of
from .setbacks import Setbacks, reason_of
from .table import Clock, Play, Table

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
    moment = None if ends is None else ends.timestamp()
    return Clock(stage=stage, due=moment, deadline=moment, begun=now.timestamp())


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

    def wake(self) -> None:
        """A deadline was set: it may be the next one."""
        self._woken.set()

    async def run(self) -> None:
        """Carry deadlines out as they fall due, until cancelled."""
        failures = 0
        while True:
            self._woken.clear()
            try:
                await self.tick()
                pause = await self.time_to_next()
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
            play, clock, now = table.playing(), table.clock, self._now()
            if clock.due is None or clock.due > now.timestamp():
                return
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

    async def _bears_with(self, table: Table, missing: list[Question]) -> bool:
        """Grace is given, or bots take over; otherwise nothing is done. The caller holds the lock."""
        pace, clock = table.about.pace, table.clock
        assert not isinstance(pace, Untimed)
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
        game = table.playing().match.game
        replaced = [
            msgspec.structs.replace(chair, standin=True, level=chair.level or standin_level(game))
            for chair in (table.seats[seat] for seat in missing)
            if chair.who != "bot"
        ]
        await self._matches.save(table, seats=replaced, clock=msgspec.structs.replace(table.clock, due=None))
        log.info("deadline_missed", table=table.id, seats=missing, consequence="bot")

    async def _leave_in_disorder(self, table: Table, missing: list[Question]) -> None:
        """Nobody governs the powers of those who are late; the last such answer ends the phase. [9.1]"""
        play = table.playing()
        phase_began = max(play.asked_since.values())
        clock = table.clock
        # Bots are never late: they wait for people, and answer once those have been answered for.
        missing = [question for question in missing if not table.seats[question.seat].is_bot_now]
        for question in missing:
            request = f"clock/{question.seat}/{phase_began}"
            answer = play.wire.missed_answer(question)
            await self._matches.answer_for(table, question.seat, answer, "clock", request)
        seats = [question.seat for question in missing]
        async with table.lock:
            if table.clock == clock:
                await self._matches.save(table, clock=msgspec.structs.replace(clock, due=None))
        log.info("deadline_missed", table=table.id, seats=seats, consequence="disorder")

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
