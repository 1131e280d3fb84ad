"""What a game master does: adjourn, extend, replace, enter orders; and who is master after him."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import select

from ..absence.due import time_left, with_time_left
from ..absence.happening import Happening, Params
from ..absence.missing import offered, with_bot
from ..absence.motions import is_away
from ..absence.pausing import gone_on, paused
from ..absence.stored import DAY
from ..games.served import game_named, standin_level
from ..matches.setbacks import reason_of
from ..matches.table import Play, Row, Table
from ..matches.takebacks import wish_text
from ..matches.unattended import UNATTENDED
from ..people.people import Person
from ..people.permissions import check_owner, check_sees
from ..problems import Problem, not_found
from ..store.tables import people, tables
from .reading import Unread, read_orders
from .stored import Master, Sees

if TYPE_CHECKING:
    from ..matches.matches import Matches

log = structlog.get_logger()

#: A game master who has not been seen for so long has vanished.
_VANISHED: Final = 7 * DAY
_HOUR: Final = 3600.0
#: Who answers without being a person.
_NOBODY: Final = ("bot", "clock", UNATTENDED)


class Entered(msgspec.Struct, frozen=True):
    """What was sealed for a seat, as the rules write it, and what could not be read."""

    sealed: str
    unread: list[Unread]


class Masters:
    """Game masters at their tables."""

    def __init__(self, matches: Matches, secret: Callable[[int], str]) -> None:
        self._matches = matches
        self._secret = secret

    @property
    def _now(self) -> float:
        return self._matches.now().timestamp()

    async def become(self, table: Table, person: Person, sees: Sees, *, enters: bool) -> None:
        """The host of a table that has not begun becomes its game master; he takes no seat there."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_owner(table, person)
            if table.about.status != "waiting":
                raise Problem(409, "already-started", "the game has begun")
            if table.seats_of(person.id):
                raise Problem(409, "master-plays", "a game master has no seat at his table")
            await self._matches.save(table, master=Master(person.id, self._now, sees, enters))

    async def adjourn(self, table: Table, person: Person, days: int, why: str) -> None:
        async with table.lock:
            await self._of(table, person)
            now = self._now
            pause, clock = paused(table, now + days * DAY, "", why, now)
            told = Happening("adjourned", params={"days": days}, by=person.id)
            await self._matches.save(table, clock=clock, told=[told], pause=pause)

    async def resume(self, table: Table, person: Person) -> None:
        async with table.lock:
            await self._of(table, person)
            if table.about.pause is None:
                raise Problem(409, "not-paused", "the table is not paused")
            clock, told = gone_on(table, self._now)
            await self._matches.save(table, clock=clock, told=[told], pause=None)

    async def extend(self, table: Table, person: Person, hours: int) -> None:
        async with table.lock:
            await self._of(table, person)
            now = self._now
            left = time_left(table.about, table.seats, table.clock, now)
            if left is None or table.about.pause is not None:
                raise Problem(409, "no-extension", "there is no time to extend")
            least = max(0.0, left) + hours * _HOUR
            clock = with_time_left(table.about, table.seats, table.clock, least, now)
            told = Happening("extended", params={"amount": hours}, by=person.id)
            await self._matches.save(table, clock=clock, told=[told])

    async def replace(self, table: Table, person: Person, seat: str, why: str) -> None:
        """A bot sits in at once, and the seat is offered to others."""
        async with table.lock:
            await self._of(table, person)
            chair = table.seats.get(seat)
            if chair is None:
                raise not_found("seat")
            if chair.who != "person" or chair.away.offered is not None:
                raise Problem(409, "seat-not-vacant", "nobody can be replaced in this seat")
            level = standin_level(game_named(table.about.game, table.about.pack))
            given = offered(with_bot(chair, level, "vote", self._now), self._now)
            told = Happening("replaced", seat, {"why": why}, person=chair.person, by=person.id)
            await self._matches.save(table, seats=[given], told=[told])

    async def set_back(self, table: Table, person: Person, why: str) -> None:
        """A ruling: the game goes back to the beginning of a phase, with the reason in the book of the table.

        What is struck out stays readable, and dice that are rolled again fall as they fell.
        """
        async with table.lock:
            await self._of(table, person)
            before, target = table.about.digest.phase, _first_of_phase(table.playing())
            if target is None:
                raise Problem(409, "nothing-to-correct", "nothing has been decided yet")
        text, request = wish_text(target.number, ()), f"{target.seat}/{self._secret(12)}"
        await self._matches.speak_of_takeback(table, target.seat, "ask", text, by=person.id, request=request)
        async with table.lock:
            await self._matches.catch_up(table)
            params: Params = {"why": why, "before": before, "after": table.about.digest.phase}
            await self._matches.save(table, told=[Happening("ruling", params=params, by=person.id)])

    async def enter(self, table: Table, person: Person, seat: str, pasted: str) -> Entered:
        """Orders for a seat are read, sealed as far as they can be read, and told as the rules write them."""
        async with table.lock:
            master = await self._of(table, person)
            if not master.enters:
                raise Problem(403, "master-no-orders", "at this table the game master enters no orders")
            if seat not in table.seats:
                raise not_found("seat")
            read = read_orders(table.playing().match, seat, pasted)
        sealed = ""
        if read.lines:
            request = f"{seat}/{self._secret(12)}"
            await self._matches.decide(table, seat, "; ".join(read.lines), by=person.id, request=request)
            sealed = next(row.text for row in reversed(table.playing().rows) if row.request == request)
        return Entered(sealed, read.unread)

    async def _of(self, table: Table, person: Person) -> Master:
        """The role, if the person has it. The caller holds the lock."""
        await self._matches.catch_up(table)
        check_sees(table, person)
        master = table.about.master
        if master is None or master.person != person.id:
            raise Problem(403, "not-master", "only the game master of the table may do this")
        if table.about.status != "playing":
            raise Problem(409, "not-playing", "the game is not being played now")
        return master

    async def tick(self) -> None:
        """Whoever has vanished is master no more; a player takes over, who sees no more than before."""
        wanted = select(tables.c.id).where(tables.c.master.is_not(None), tables.c.status == "playing")
        async with self._matches.database.reading() as connection:
            found = list((await connection.execute(wanted)).scalars())
        for id_ in found:
            try:
                await self._look(await self._matches.table(id_))
            except Exception as problem:
                log.warning("master_failed", table=id_, problem=reason_of(problem))

    async def _look(self, table: Table) -> None:
        async with table.lock:
            await self._matches.catch_up(table)
            master, now = table.about.master, self._now
            if master is None or table.about.status != "playing":
                return
            async with self._matches.database.reading() as connection:
                seen = select(people.c.seen).where(people.c.id == master.person)
                moment = (await connection.execute(seen)).scalar()
            if moment is not None and now - max(float(moment), master.since) < _VANISHED:
                return
            here = [
                chair
                for chair in table.seats.values()
                if chair.who == "person" and chair.person and not is_away(chair, now)
            ]
            following = Master(str(here[0].person), now) if here else None
            told = Happening("master", here[0].seat if here else "")
            await self._matches.save(table, master=following, told=[told])


def _first_of_phase(play: Play) -> Row | None:
    """The first decision of the running phase; if no person has answered there yet, of the one before."""
    answers = [play.rows[number - 1] for number in play.line]
    answers = [row for row in answers if not play.word_of(row.text)]
    for start in reversed([0, *(number for number, _ in play.phase_starts())]):
        since = [row for row in answers if row.number > start]
        if any(row.made_by not in _NOBODY for row in since):
            return since[0]
    return None
