"""Inviting a member by name: a seat is kept for him, he is told, and says yes or no."""

from __future__ import annotations

from sqlalchemy import select

from ..matches.lobby import Lobby
from ..matches.matches import Matches
from ..matches.table import Seat, Table
from ..notices.kinds import Fresh
from ..notices.store import Notices
from ..problems import Problem, not_found
from ..store.tables import seats, tables
from .people import Person
from .permissions import check_owner, check_sees
from .relations import Relations


class Inviting:
    """Keeps seats for members and frees them again."""

    def __init__(self, matches: Matches, lobby: Lobby, relations: Relations, notices: Notices) -> None:
        self._matches = matches
        self._lobby = lobby
        self._relations = relations
        self._notices = notices

    async def invite(self, table: Table, owner: Person, seat: str, guest: Person) -> None:
        """Keep a free seat for somebody; nobody is invited by those he is apart from."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_owner(table, owner)
            chair = _free_chair(table, seat)
            if guest.id == owner.id:
                raise Problem(409, "relation-self", "this is you")
            if any(one.person == guest.id for one in table.seats.values()):
                raise Problem(409, "already-invited", "a seat is kept for this person already")
            if (await self._relations.between(owner.id, guest.id)).apart:
                raise Problem(403, "not-invitable", "this person takes no invitations from you")
            kept = Seat(
                chair.seat, chair.place, "invited", guest.id, invite=chair.invite or self._lobby.fresh_nonce()
            )
            # A seat may be kept for the same person again: each time is a notice of its own.
            told = Fresh(
                guest.id,
                "invited",
                table.id,
                f"{chair.seat}:{table.about.changes}",
                {"seat": chair.seat},
            )
            await self._matches.save(table, seats=[kept], more=self._notices.work([told]))
        self._notices.woken()

    async def withdraw(self, table: Table, owner: Person, seat: str) -> None:
        """The seat is kept for nobody any more."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_owner(table, owner)
            chair = _free_chair(table, seat, kept=True)
            await self._matches.save(table, seats=[self._lobby.freed(table, chair)])

    async def decline(self, table: Table, person: Person) -> None:
        """Somebody would rather not; whoever made the table is told."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_sees(table, person)
            kept = [one for one in table.seats.values() if one.who == "invited" and one.person == person.id]
            if not kept or table.about.status != "waiting":
                raise not_found("invitation")
            owner = table.about.owner
            told = [
                Fresh(owner, "table", table.id, f"declined:{one.seat}:{table.about.changes}",
                      {"what": "declined", "seat": one.seat})
                for one in kept
                if owner is not None
            ]  # fmt: skip
            freed = [self._lobby.freed(table, one) for one in kept]
            await self._matches.save(table, seats=freed, more=self._notices.work(told))
        self._notices.woken()

    async def part(self, person: Person, other: Person) -> None:
        """One has blocked the other: no seat at a table of one is kept for the other any more."""
        pairs = ((person.id, other.id), (other.id, person.id))
        for owner, guest in pairs:
            wanted = (
                select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(
                    tables.c.owner == owner,
                    tables.c.status == "waiting",
                    seats.c.person == guest,
                    seats.c.who == "invited",
                )
            )
            async with self._matches.database.reading() as connection:
                ids = list((await connection.execute(wanted.distinct())).scalars())
            for id_ in ids:
                await self._free(await self._matches.table(id_), guest)

    async def _free(self, table: Table, guest: str) -> None:
        async with table.lock:
            await self._matches.catch_up(table)
            kept = [one for one in table.seats.values() if one.who == "invited" and one.person == guest]
            if kept and table.about.status == "waiting":
                freed = [self._lobby.freed(table, one) for one in kept]
                await self._matches.save(table, seats=freed)


def _free_chair(table: Table, seat: str, *, kept: bool = False) -> Seat:
    """The seat, if nobody sits there; `kept`: for somebody."""
    if table.about.status != "waiting":
        raise Problem(409, "already-started", "the game has begun")
    if seat not in table.seats:
        raise not_found("seat")
    chair = table.seats[seat]
    if not chair.is_free or (chair.person is None) is kept:
        raise Problem(409, "seat-taken", "the seat is taken", params={"seat": seat})
    return chair
