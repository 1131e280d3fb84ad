"""Bots that talk: letters to people within seconds, and orders that wait for the end of the talk.

What a bot says depends on its seed, the letters it can read and what has happened; only when it says it is a
matter of this house. A bot whose talk fails says nothing, and the game goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from ...engine.chance import Stream
from ..matches.matches import Matches
from ..matches.pace import Live, Untimed
from ..matches.table import Play, Table
from ..metrics import BOT_FALLBACKS
from ..mishaps import brief
from ..problems import Problem
from .bot_work import bot_letters
from .pool import Workers
from .thinking import seed_of, send

log = structlog.get_logger()

#: Seconds until a letter comes: at one sitting, and where people have hours.
_QUICK: Final = (3.0, 12.0)
_SLOW: Final = (60.0, 1200.0)
#: The share of a stage after which bots write their orders, whoever still talks.
_ENOUGH: Final = 0.9
#: So often bots speak without a pause once all people have written their orders.
_LAST_ROUNDS: Final = 4


class Heard(NamedTuple):
    """What a bot knew when it last thought of something to say: the question, and so many letters."""

    question: int
    letters: int


class Talks:
    """The talk of the bots at all tables."""

    def __init__(
        self,
        matches: Matches,
        workers: Workers,
        budget: float,
        tempo: float | None,
        wake: Callable[[Table], None],
    ) -> None:
        self._matches = matches
        #: Called when time is up for the talk of a table.
        self._wake = wake
        self._workers = workers
        self._budget = budget
        #: Multiplies every pause; None: bots say nothing, and wait for nobody.
        self._tempo = tempo
        #: By table and seat: what was answered last, and letters that are being written.
        self._heard: dict[tuple[str, str], Heard] = {}
        self._coming: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.Task[None]] = {}

    def speakers(self, table: Table, play: Play) -> list[str]:
        """Seats of bots that can talk now."""
        if self._tempo is None or play.match.is_over or not play.game.talk_is_open(play.match.state):
            return []
        if play.wire.talk_is_closed(play.match.shown(None), table.clock.stage) is not None:
            return []
        talking = play.game.speakers()
        # Who has written his orders promises nothing any more.
        asked = [question.seat for question in play.questions_to(table.bot_seats())]
        return [seat for seat in asked if (table.seats[seat].level or "") in talking]

    def people_write(self, table: Table, play: Play) -> bool:
        """Is a person still asked? Then talk may go on, and orders of bots wait."""
        return bool(play.questions_to(table.people_seats()))

    def orders_wait(self, table: Table, play: Play) -> bool:
        """Do the bots of a table hold their orders back, since people may still write to them?"""
        if not self.speakers(table, play) or not self.people_write(table, play):
            self._drop_alarm(table.id)
            return False
        enough = self._enough(table, play)
        left = None if enough is None else enough - self._matches.now().timestamp()
        if left is not None and left <= 0:
            self._drop_alarm(table.id)
            return False
        if left is not None:
            self._set_alarm(table, left)
        return True

    async def round(self, table: Table, play: Play) -> bool:
        """Let bots say what they have to say; says whether a letter was sent at once."""
        if self.people_write(table, play):
            for seat in self.speakers(table, play):
                self._begin(table, play, seat)
            return False
        self._drop_coming(table.id)
        return await self._say_at_once(table, play, _LAST_ROUNDS)

    def forget(self, table: Table) -> None:
        """The game is over: nobody has anything to say any more."""
        self._drop_alarm(table.id)
        self._drop_coming(table.id)
        for key in [key for key in self._heard if key[0] == table.id]:
            del self._heard[key]

    async def close(self) -> None:
        tasks = [*self._coming.values(), *self._alarms.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_writing(self, table: Table) -> bool:
        """Is a letter on its way?"""
        return any(id_ == table.id for id_, _ in self._coming)

    async def settle(self, table: Table) -> None:
        """Wait until every letter that is being written has come."""
        while tasks := [task for (id_, _), task in self._coming.items() if id_ == table.id]:
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(0)

    def _knows(self, play: Play, seat: str) -> Heard:
        return Heard(play.asked_since[seat], len(play.letters_for(seat)))

    async def _say_at_once(self, table: Table, play: Play, rounds: int) -> bool:
        """Everybody who has heard something thinks at once; then they speak in turn."""
        said = False
        for _ in range(rounds):
            seats = self.speakers(table, play)
            seats = [seat for seat in seats if self._heard.get((table.id, seat)) != self._knows(play, seat)]
            knew = [self._knows(play, seat) for seat in seats]
            thought = await asyncio.gather(*(self._thought(table, play, seat) for seat in seats))
            spoke = False
            for seat, knows, texts in zip(seats, knew, thought, strict=True):
                spoke |= await self._send(table, seat, knows, texts)
            said |= spoke
            if not spoke:
                break
        return said

    def _begin(self, table: Table, play: Play, seat: str) -> None:
        """Somebody has something to hear: an answer will come after a while."""
        key = (table.id, seat)
        if key in self._coming or self._heard.get(key) == self._knows(play, seat):
            return
        stream = Stream(f"{seed_of(table.about, seat)}/pause/{self._knows(play, seat)}")
        shortest, longest = _QUICK if isinstance(table.about.pace, Live | Untimed) else _SLOW
        pause = shortest + (longest - shortest) * stream.fraction()
        self._coming[key] = asyncio.create_task(self._say_later(table, seat, pause * (self._tempo or 0.0)))

    async def _say_later(self, table: Table, seat: str, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            await self._say(table, seat)
        finally:
            self._coming.pop((table.id, seat), None)
        # Whatever came meanwhile is answered next.
        if table.play is not None and not table.play.match.is_over:
            self._again(table, seat)

    def _again(self, table: Table, seat: str) -> None:
        play = table.playing()
        if seat in self.speakers(table, play) and self.people_write(table, play):
            self._begin(table, play, seat)

    async def _say(self, table: Table, seat: str) -> bool:
        """Think of all that is to be said, and say it; says whether there was anything."""
        play = table.playing()
        if seat not in self.speakers(table, play):
            return False
        knows = self._knows(play, seat)
        return await self._send(table, seat, knows, await self._thought(table, play, seat))

    async def _send(self, table: Table, seat: str, knows: Heard, texts: list[str]) -> bool:
        """Send what was thought of with so much knowledge; says whether anything was sent."""
        self._heard[(table.id, seat)] = knows
        said = False
        for number, text in enumerate(texts):
            play = table.playing()
            if play.match.explain(seat, text) is not None:
                continue
            request = f"bot/{seat}/{knows.question}/{knows.letters}/letter/{number}"
            try:
                await self._matches.decide(table, seat, text, by="bot", request=request)
                said = True
            except Problem:
                break
        # Its own letters tell it nothing new; those of others that came meanwhile do.
        fresh = self._knows(table.playing(), seat)
        own = sum(row.seat == seat for row in table.playing().letters_for(seat)[knows.letters :])
        if fresh.letters - own == knows.letters:
            self._heard[(table.id, seat)] = fresh
        return said

    async def _thought(self, table: Table, play: Play, seat: str) -> list[str]:
        """The letters of a bot, as decisions; none if it fails."""
        level = table.seats[seat].level or ""
        people = tuple(table.people_seats())
        view = play.match.shown(seat)
        past = play.past_of(seat)
        try:
            return await send(
                self._workers, self._budget, table.about, bot_letters,
                table.about.game, level, seed_of(table.about, seat), view, past, people, table.about.language,
            )  # fmt: skip
        except Exception as problem:
            log.warning("bot_silent", table=table.id, seat=seat, level=level, why=brief(problem))
            BOT_FALLBACKS.labels("silent").inc()
            return []

    def _enough(self, table: Table, play: Play) -> float | None:
        """When the bots write their orders at the latest; None: when all people have."""
        due = table.clock.due
        if due is None:
            return None
        row = play.question_row
        began = play.rows[row - 1].made_at if row else table.about.created
        return began + _ENOUGH * (due - began)

    def _set_alarm(self, table: Table, seconds: float) -> None:
        if table.id not in self._alarms:
            self._alarms[table.id] = asyncio.create_task(self._ring(table, seconds))

    async def _ring(self, table: Table, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.05)
        self._alarms.pop(table.id, None)
        self._wake(table)

    def _drop_alarm(self, id_: str) -> None:
        alarm = self._alarms.pop(id_, None)
        if alarm is not None and alarm is not asyncio.current_task():
            alarm.cancel()

    def _drop_coming(self, id_: str) -> None:
        """Nobody waits any more: what was to be said later is said now."""
        for key in [key for key in self._coming if key[0] == id_]:
            self._coming.pop(key).cancel()
            self._heard.pop(key, None)
