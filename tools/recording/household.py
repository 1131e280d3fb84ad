"""A house opened to play in, without a network: a clock that stands, counted secrets, numbered guests.

Everything in it follows from its name, so that it comes out the same again.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from greatpowers.engine.match import Match, Question
from greatpowers.server.house import House
from greatpowers.server.matches.lobby import NewTable
from greatpowers.server.matches.table import Play, Table
from greatpowers.server.matches.takebacks import Word, offered, wish_text
from greatpowers.server.people.people import Person
from greatpowers.server.settings import Settings

from .playing import players_of

Reached = Callable[[Match], bool]


def after(number: int) -> Reached:
    """So many decisions were made."""
    return lambda match: len(match.decisions) >= number


class HeldClock:
    """It moves only when somebody has to be waited for."""

    def __init__(self) -> None:
        self.moment = datetime(2030, 1, 7, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def move(self, seconds: float) -> None:
        self.moment += timedelta(seconds=seconds)


class CountedSecrets:
    """In place of chance: the first, the second, … secret of a name. They keep nothing secret."""

    def __init__(self, name: str) -> None:
        self._name, self._count = name, 0

    def __call__(self, size: int) -> str:
        self._count += 1
        data = hashlib.blake2b(f"{self._name}/{self._count}".encode(), digest_size=size).digest()
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Household:
    """A house and its guests."""

    def __init__(self, house: House, clock: HeldClock) -> None:
        self.house, self.clock = house, clock
        self._guests: list[Person] = []

    async def guests(self, count: int, language: str = "en") -> list[Person]:
        """The first so many guests."""
        while len(self._guests) < count:
            name = f"Guest {len(self._guests) + 1}"
            self._guests.append(await self.house.people.add_guest(name, language))
        return self._guests[:count]

    async def sit_down(
        self, asked: NewTable, guests: list[Person], levels: list[str], *, asks_bots: bool = True
    ) -> PlayedTable:
        """A table that has begun: the first guest makes it, the others come by their invitations."""
        table = await self.house.lobby.create(asked, guests[0])
        free = [seat for seat in table.seats.values() if seat.is_free]
        for guest, seat in zip(guests[1:], free, strict=True):
            await self.house.seats.join(table, guest, seat.seat, seat.invite or "", f"nonce of {seat.seat}")
        return PlayedTable(self, table, levels, asks_bots=asks_bots)


class PlayedTable:
    """A table whose people are played by bots of these levels."""

    def __init__(
        self, household: Household, table: Table, levels: list[str], *, asks_bots: bool = True
    ) -> None:
        self.household, self.house, self.table = household, household.house, table
        self._asks_bots = asks_bots
        self._players = players_of(lambda: self.match, levels, table.about.seed)

    @property
    def play(self) -> Play:
        return self.table.playing()

    @property
    def match(self) -> Match:
        return self.play.match

    async def go_on(self, is_reached: Reached) -> None:
        """Play until a moment is reached or the game is over."""
        while not self._is_done(is_reached):
            before = self.play.revision
            await self._ask_bots()
            for question in self.match.pending():
                if self._is_done(is_reached):
                    return
                if not self.table.seats[question.seat].is_bot_now:
                    await self._answer(question)
            if self._is_sealed_window() and not self._is_done(is_reached):
                await self._wait()
            assert self.play.revision > before, f"nobody goes on at {self.table.about.title}"

    def _is_done(self, is_reached: Reached) -> bool:
        return self.match.is_over or is_reached(self.match)

    def _is_sealed_window(self) -> bool:
        return self.table.clock.stage.startswith("sealed")

    async def _wait(self) -> None:
        """What is kept under seal is opened by the house when its time is over."""
        due = self.table.clock.due
        if due is not None:
            self.household.clock.move(max(due - self.household.clock().timestamp(), 0))
            await self.house.clocks.tick()

    async def _ask_bots(self) -> None:
        if self._asks_bots:
            self.house.bots.wake(self.table)
            await self.house.bots.settle(self.table)

    async def _answer(self, question: Question) -> None:
        seat = question.seat
        if self.match.question(seat) != question:
            return
        answer = self._players[self.match.first_seat(seat)].decide(self.match.view(seat), question)
        await self.say(seat, answer if isinstance(answer, str) else question.choice.write(answer))

    def _person(self, seat: str) -> str:
        return self.table.seats[seat].person or ""

    def _request(self, seat: str) -> str:
        return f"{seat}/{self.play.revision}"

    async def say(self, seat: str, text: str) -> None:
        by, request = self._person(seat), self._request(seat)
        await self.house.matches.decide(self.table, seat, text, by=by, request=request)

    async def exported(self) -> bytes:
        """The record as the house gives it to whoever made the table."""
        owner = next(one for one in await self.household.guests(1) if one.id == self.table.about.owner)
        return await self.house.records.export(self.table, owner)

    async def say_if_allowed(self, seat: str, text: str) -> None:
        if self.match.explain(seat, text) is None:
            await self.say(seat, text)

    async def undo(self) -> None:
        """Whoever decided last takes it back, if the rules allow it."""
        seat = self.match.decisions[-1][0]
        if self.play.can_undo(seat):
            by, request, revision = self._person(seat), self._request(seat), self.play.seen(seat)
            await self.house.matches.undo(self.table, seat, by=by, request=request, revision=revision)

    async def ask_back(self, moments: int) -> list[str]:
        """Whoever may asks to go back so many of his decisions; those who have to agree."""
        asking = next(seat for seat in self.match.seats if len(offered(self.play, seat)) >= moments)
        row = offered(self.play, asking)[moments - 1].number
        person = self.table.seats[asking].person
        others = [seat for seat, chair in self.table.seats.items() if chair.person != person]
        await self._speak(asking, "ask", wish_text(row, others))
        return others

    async def answer_wish(self, word: Word, seats: list[str]) -> None:
        for seat in seats:
            await self._speak(seat, word, "")

    async def _speak(self, seat: str, word: Word, text: str) -> None:
        by, request = self._person(seat), self._request(seat)
        await self.house.matches.speak_of_takeback(self.table, seat, word, text, by=by, request=request)


@asynccontextmanager
async def opened(folder: Path, name: str) -> AsyncIterator[Household]:
    """A house of this name in a folder; nothing happens in it unless it is asked to."""
    clock = HeldClock()
    settings: dict[str, Any] = {"clock": clock, "secret": CountedSecrets(name), "background": False}
    house = House(Settings(folder, workers=0, limits=0, bot_budget=60.0, **settings))
    await house.open()
    try:
        yield Household(house, clock)
    finally:
        await house.close()
