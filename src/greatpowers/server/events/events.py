"""What people do with tournaments: make, enter, leave, begin, change a draft, publish, rule, call off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from ..games.served import checked_level, game_named, standin_level
from ..matches.lobby import NewTable, checked_game, checked_title
from ..matches.pace import Pace, checked_pace
from ..notices.book import ChannelBook
from ..notices.kinds import Fresh
from ..notices.store import Notices
from ..people.naming import is_shown
from ..people.people import Person
from ..problems import Problem, not_found
from ..store.database import Database
from . import shelf, telling
from .counting import draft, is_of_two, seats_of
from .event import MOST_ENTRIES, Boards, Entry, Event, Place, Settings
from .rights import check_host, check_may_enter, check_sees

_LEAST = 2


class NewEvent(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for when a tournament is made."""

    title: Annotated[str, Meta(max_length=200)]
    settings: Settings
    about: Annotated[str, Meta(max_length=2000)] = ""
    club: Annotated[str, Meta(max_length=24)] = ""


class Events:
    """All tournaments of the house."""

    def __init__(
        self, database: Database, notices: Notices, book: ChannelBook,
        now: Callable[[], datetime], secret: Callable[[int], str],
    ) -> None:  # fmt: skip
        self.database = database
        self._notices = notices
        self._book = book
        self._now = now
        self._secret = secret
        self._locks: dict[str, asyncio.Lock] = {}
        #: Told that something may go on with a tournament.
        self.woken: Callable[[str], None] = lambda _: None

    @property
    def now(self) -> float:
        return self._now().timestamp()

    def lock(self, id_: str) -> asyncio.Lock:
        """Whoever changes a tournament holds this; other processes are found out by its count of changes."""
        return self._locks.setdefault(id_, asyncio.Lock())

    async def event(self, id_: str) -> Event:
        found = await shelf.load(self.database, [id_])
        if not found:
            raise not_found("event")
        return found[0]

    async def save(self, event: Event, told: Sequence[Fresh] = (), *, new: bool = False) -> None:
        await shelf.save(self.database, event, self._notices.work(told), new=new)
        if told:
            self._notices.woken()
        self.woken(event.id)

    async def create(self, asked: NewEvent, owner: Person) -> Event:
        title = checked_title(asked.title)
        if not title:
            raise Problem(422, "event-title", "a tournament needs a name")
        if asked.about and not is_shown(asked.about.replace("\n", " ")):
            raise Problem(422, "title-characters", "the text holds a character that cannot be shown")
        event = Event(
            id=self._secret(8)[:10],
            club=asked.club or None,
            owner=owner.id,
            title=title,
            about=asked.about,
            status="open",
            settings=checked(asked.settings),
            seed=self._secret(16),
            invite=self._secret(12),
            changes=0,
            created=self.now,
            entries={},
        )
        if (event.settings.format == "balanced") == is_of_two(event):
            raise Problem(422, "event-format", "this form of tournament does not fit the number of seats")
        await self.save(event, new=True)
        return event

    async def enter(self, id_: str, person: Person, invite: str, boards: Boards) -> Event:
        """A person enters, or comes back; an earlier entry keeps its results."""
        async with self.lock(id_):
            event = await self.event(id_)
            check_may_enter(event, person, invite)
            if event.settings.reachable and not any(c.verified for c in await self._book.of(person.id)):
                raise Problem(409, "event-unreachable", "connect a channel for notices first")
            entry = event.entry_of(person.id)
            if entry is None:
                entry = Entry(_next_number(event), person.id)
                event.entries[entry.number] = entry
            entry.status, entry.boards = "in", boards
            await self.save(event)
            return event

    async def leave(self, id_: str, person: Person) -> Event:
        async with self.lock(id_):
            event = await self.event(id_)
            check_sees(event, person)
            entry = event.entry_of(person.id)
            if entry is None or entry.status == "out":
                raise Problem(409, "event-not-in", "you do not play here")
            self._take_out(event, entry)
            await self.save(event)
            return event

    def _take_out(self, event: Event, entry: Entry) -> None:
        """Before the first round as if he had never come; later his results stay."""
        if event.status in ("over", "cancelled"):
            raise Problem(409, "event-over", "the tournament is over")
        if event.rounds:
            entry.status = "out"
        else:
            del event.entries[entry.number]

    async def set_boards(self, id_: str, person: Person, boards: Boards) -> Event:
        """How many boards the person takes in the rounds to come."""
        async with self.lock(id_):
            event = await self.event(id_)
            check_sees(event, person)
            entry = event.entry_of(person.id)
            if entry is None or entry.status == "out":
                raise Problem(409, "event-not-in", "you do not play here")
            entry.boards = boards
            await self.save(event)
            return event

    async def add_bots(self, id_: str, person: Person, level: str, count: int) -> Event:
        async with self.lock(id_):
            event = await self._hosted(id_, person)
            if event.status not in ("open", "running"):
                raise Problem(409, "event-over", "the tournament is over")
            level = checked_level(game_named(event.settings.game), level)
            for _ in range(count):
                number = _next_number(event)
                event.entries[number] = Entry(number, bot=level)
            await self.save(event)
            return event

    async def remove(self, id_: str, person: Person, number: int) -> Event:
        async with self.lock(id_):
            event = await self._hosted(id_, person)
            entry = event.entries.get(number)
            if entry is None or entry.status == "out":
                raise Problem(404, "entry-unknown", "there is no such entry")
            self._take_out(event, entry)
            await self.save(event)
            return event

    async def begin(self, id_: str, person: Person) -> Event:
        async with self.lock(id_):
            event = await self._hosted(id_, person)
            if event.status != "open":
                raise Problem(409, "already-started", "the tournament has begun")
            if len(event.playing()) < _LEAST:
                raise Problem(409, "event-too-few", "there is nobody to play with", params={"least": _LEAST})
            event.status, event.started = "running", self.now
            await self.next_draft(event)
            return event

    async def next_draft(self, event: Event) -> None:
        """Pair the next round. The caller holds the lock."""
        round_, bots = await asyncio.to_thread(draft, event)
        for bot in bots:
            bot.bot = standin_level(game_named(event.settings.game))
            event.entries[bot.number] = bot
        event.rounds.append(round_)
        if not event.settings.host_pairs:
            self._publish(event)
        await self.save(event, telling.of_draft(event, round_))

    def _publish(self, event: Event) -> None:
        round_ = event.rounds[-1]
        round_.status, round_.published = "published", self.now
        days = event.settings.days
        round_.ends = self.now + days * 86400 if days else None

    async def publish(self, id_: str, person: Person) -> Event:
        async with self.lock(id_):
            event = await self._drafted(id_, person)
            self._publish(event)
            await self.save(event)
            return event

    async def pair_anew(self, id_: str, person: Person, boards: Sequence[Sequence[int]]) -> Event:
        """The host's own pairing: the same people at the same boards, otherwise arranged."""
        async with self.lock(id_):
            event = await self._drafted(id_, person)
            round_, seats = event.rounds[-1], seats_of(event)
            mine = sorted(entry for board in boards for entry in board)
            there = sorted(place.entry for board in round_.boards for place in board.places)
            whole = sorted([*there, *round_.byes])
            resting = [entry for entry in set(whole) if mine.count(entry) < whole.count(entry)]
            ok = all(len(board) == len(seats) and len({*board}) == len(seats) for board in boards)
            if not ok or sorted([*mine, *resting]) != whole:
                raise Problem(
                    422, "event-pairing", "everybody of the draft has to be seated or to rest, once"
                )
            for board, entries in zip(round_.boards, boards, strict=False):
                board.places = [Place(seat, entry) for seat, entry in zip(seats, entries, strict=True)]
            round_.byes = sorted(resting)
            await self.save(event)
            return event

    async def rule(
        self, id_: str, person: Person, number: int, board: int, points: Mapping[str, float], note: str
    ) -> Event:
        """The host says how a board counts, and why."""
        async with self.lock(id_):
            event = await self._hosted(id_, person)
            rounds = [one for one in event.rounds if one.number == number and one.status != "draft"]
            if not rounds or not 0 <= board < len(rounds[0].boards):
                raise Problem(404, "board-unknown", "there is no such board")
            ruled = rounds[0].boards[board]
            if {place.seat for place in ruled.places} != points.keys() or not note.strip():
                raise Problem(422, "event-ruling", "a ruling names points for every seat, and its reason")
            most = max(points.values())
            alone = list(points.values()).count(most) == 1
            for place in ruled.places:
                place.points, place.by, place.by_default = points[place.seat], "ruled", False
                best = place.points == most and most > 0
                place.outcome = "loss" if not best else "win" if alone else "draw"
            ruled.note = note.strip()
            await self.save(event)
            return event

    async def cancel(self, id_: str, person: Person) -> Event:
        async with self.lock(id_):
            event = await self._hosted(id_, person)
            if event.status in ("over", "cancelled"):
                raise Problem(409, "event-over", "the tournament is over")
            event.status, event.finished = "cancelled", self.now
            await self.save(event, telling.of_end(event))
            return event

    async def _hosted(self, id_: str, person: Person) -> Event:
        event = await self.event(id_)
        check_host(event, person)
        return event

    async def _drafted(self, id_: str, person: Person) -> Event:
        event = await self._hosted(id_, person)
        if event.current is None or event.current.status != "draft":
            raise Problem(409, "event-no-draft", "there is no draft now")
        return event


def _next_number(event: Event) -> int:
    if len(event.entries) >= MOST_ENTRIES:
        raise Problem(409, "event-full", "no more can play", params={"most": MOST_ENTRIES})
    return max(event.entries, default=0) + 1


def checked(settings: Settings) -> Settings:
    """Settings whose game, scenario, options and pace exist; who misses a deadline is stood in for."""
    asked = NewTable(game=settings.game, scenario=settings.scenario, options=settings.options)
    _, scenario, options = checked_game(asked, None)
    pace: Pace = checked_pace(settings.pace)
    if hasattr(pace, "missed"):
        pace = msgspec.structs.replace(pace, missed="bot")
    return msgspec.structs.replace(settings, scenario=scenario.id, options=options, pace=pace)
