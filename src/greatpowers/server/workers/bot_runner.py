"""Bots at the tables: asked when it is their turn, answered for at random when they fail."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import structlog

from ...engine.chance import Stream
from ...engine.match import Question
from ..games.served import standin_level
from ..matches.matches import Matches
from ..matches.setbacks import Setbacks
from ..matches.table import Play, Table
from ..matches.takebacks import Word
from ..metrics import BOT_FALLBACKS, BOT_SECONDS
from ..mishaps import brief
from .bot_work import bot_answer
from .pool import Workers, WorkFailed
from .talking import Talks
from .thinking import seed_of, think

log = structlog.get_logger()


class Draft(NamedTuple):
    """An answer that is not given yet."""

    #: The question and the number of letters it was thought of with.
    knows: tuple[int, int]
    text: str
    request: str


class BotRunner:
    """One task a table, as long as bots have to answer there."""

    def __init__(
        self,
        matches: Matches,
        workers: Workers,
        budget: float,
        breath: float = 0.0,
        tempo: float | None = None,
    ) -> None:
        self._matches = matches
        self._workers = workers
        self._budget = budget
        self._breath = breath
        self._talks = Talks(matches, workers, budget, tempo, self.wake)
        #: By table and seat: what a bot would answer, by what it knew when it thought so.
        self._drafts: dict[tuple[str, str], Draft] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closed = False
        self.setbacks = Setbacks(lambda: matches.now().timestamp(), "bots_failed")

    def wake(self, table: Table) -> None:
        """Something happened at the table: bots may have to answer."""
        if self._closed or table.about.status != "playing" or not table.bot_seats():
            return
        if table.id in self._tasks:
            self._again.add(table.id)
        else:
            self._tasks[table.id] = asyncio.create_task(self._serve(table))

    async def settle(self, table: Table) -> None:
        """Wait until the bots have nothing more to say."""
        while (task := self._tasks.get(table.id)) is not None or self._talks.is_writing(table):
            if task is not None:
                await asyncio.shield(task)
            await self._talks.settle(table)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop thinking; a decision that is still on its way to disk wakes nobody any more."""
        self._closed = True
        await self._talks.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, table: Table) -> None:
        """Answer for the bots until nobody of them is asked any more."""
        try:
            busy = True
            while busy or table.id in self._again:
                self._again.discard(table.id)
                try:
                    busy = await self._round(table)
                    self.setbacks.succeeded(table.id)
                except Exception as problem:
                    self.setbacks.failed(table.id, problem)
                    busy = False
        finally:
            # Not in a callback of the finished task: who wakes the bots before it runs would not be heard.
            del self._tasks[table.id]

    async def _round(self, table: Table) -> bool:
        """One answer of each bot that is asked; says whether anything was done."""
        if table.playing().match.is_over or table.about.status == "finished":
            self._talks.forget(table)
            for key in [key for key in self._drafts if key[0] == table.id]:
                del self._drafts[key]
            return False
        await self._leave_time_to_come_back(table)
        play = table.playing()
        if await self._answer_takeback(table, play) or await self._vote(table, play):
            return True
        if await self._talk(table, play):
            return True
        letters = play.letters
        questions = play.questions_to(table.bot_seats())
        answers = await asyncio.gather(*(self._drafted(table, play, question) for question in questions))
        if self._talks.orders_wait(table, play) or table.playing().letters != letters:
            return table.playing().letters != letters
        done = False
        for question, (text, request) in zip(questions, answers, strict=True):
            if table.seats[question.seat].is_bot_now:
                done |= await self._matches.answer_for(table, question.seat, text, "bot", request)
        return done

    async def _talk(self, table: Table, play: Play) -> bool:
        """Whoever has something to say says it, or begins to; talk that fails never stops the game."""
        try:
            return await self._talks.round(table, play)
        except Exception as problem:
            log.warning("bots_silent", table=table.id, why=brief(problem))
            return False

    async def _drafted(self, table: Table, play: Play, question: Question) -> tuple[str, str]:
        """What a bot answers; thought of again only if it has heard something meanwhile."""
        key, knows = (table.id, question.seat), (play.asked_since[question.seat], play.letters)
        draft = self._drafts.get(key)
        if draft is None or draft.knows != knows:
            draft = self._drafts[key] = Draft(knows, *await self._think(table, play, question))
        return draft.text, draft.request

    async def _think(self, table: Table, play: Play, question: Question) -> tuple[str, str]:
        seat, level = question.seat, table.seats[question.seat].level or ""
        since = play.asked_since[seat]
        seed = seed_of(table.about, seat)
        past = play.past_of(seat) if play.letters_for(seat) else None
        # Who fails is spoken for by a player that needs little time, before it is left to chance.
        for speaks, told in dict.fromkeys(((level, past), (level, None), (standin_level(play.game), None))):
            text = await self._said(table, play, speaks, seed, question, told)
            if text and play.match.explain(seat, text) is None:
                return text, f"bot/{seat}/{since}"
            if text:
                BOT_FALLBACKS.labels("illegal").inc()
        text = question.choice.write(question.choice.sample(question.offer, Stream(f"{seed}/{since}")))
        return text, f"bot/{seat}/{since}"

    async def _said(
        self, table: Table, play: Play, level: str, seed: str, question: Question, past: object
    ) -> str:
        """What a bot of this level answers; nothing if it fails."""
        try:
            with BOT_SECONDS.labels(level).time():
                return await think(
                    self._workers, self._budget, bot_answer, table.about, level, seed, play, question, past
                )
        except WorkFailed as problem:
            log.warning("bot_fallback", table=table.id, seat=question.seat, level=level, why=str(problem))
            BOT_FALLBACKS.labels("failed").inc()
        except Exception as problem:
            log.warning("bot_fallback", table=table.id, seat=question.seat, level=level, why=brief(problem))
            BOT_FALLBACKS.labels("error").inc()
        return ""

    async def _vote(self, table: Table, play: Play) -> bool:
        """Bots join a draw, or end a game among themselves."""
        for seat in table.bot_seats():
            said = play.wire.bot_vote(play.match.shown(seat), table.people_seats())
            if said and play.match.explain(seat, said) is None:
                request = f"bot/{seat}/{play.revision}/vote"
                await self._matches.decide(table, seat, said, by="bot", request=request)
                return True
        return False

    async def _answer_takeback(self, table: Table, play: Play) -> bool:
        """A bot bears no grudge; one that stands in for a person gives away nothing of his."""
        seats = [seat for seat in (play.wish.waiting if play.wish else ()) if seat in table.bot_seats()]
        if not seats:
            return False
        word: Word = "refuse" if table.seats[seats[0]].standin else "agree"
        request = f"bot/{seats[0]}/{play.revision}/takeback"
        await self._matches.speak_of_takeback(table, seats[0], word, "", by="bot", request=request)
        return True

    async def _leave_time_to_come_back(self, table: Table) -> None:
        """Bots alone would be through with the game before whoever handed a seat over thinks better of it."""
        if not table.people_seats() and any(seat.standin for seat in table.seats.values()):
            await asyncio.sleep(self._breath)
