"""Taking seats, leaving them, handing them to bots and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from ..absence.due import waited_for_again
from ..absence.happening import Happening
from ..absence.missing import came_back, with_bot
from ..games.served import checked_level, game_named, standin_level
from ..people.people import Person
from ..people.permissions import check_plays, check_sees
from ..problems import Problem, not_found
from ..ratings.gates import check_may_sit
from ..store.tables import seats
from .table import Seat, Table

if TYPE_CHECKING:
    from .lobby import Lobby
    from .matches import Matches


class Seats:
    """Who sits where."""

    def __init__(self, matches: Matches, lobby: Lobby) -> None:
        self._matches = matches
        self._lobby = lobby

    async def invited(self, token: str) -> tuple[Table, Seat]:
        """The seat behind an invitation."""
        async with self._matches.database.reading() as connection:
            wanted = select(seats.c.table_id).where(seats.c.invite == token)
            id_ = (await connection.execute(wanted)).scalar()
        if id_ is None:
            raise not_found("invitation")
        table = await self._matches.table(id_)
        seat = next((s for s in table.seats.values() if s.invite == token), None)
        if seat is None:
            raise not_found("invitation")
        return table, seat

    async def join(self, table: Table, person: Person, seat: str, invite: str, nonce: str) -> None:
        """Take a seat: by invitation, one kept for the person, the one named, or the first open one."""
        async with table.lock:
            await self._matches.catch_up(table)
            chosen = _seat_to_take(table, person, seat, invite)
            if table.about.status != "waiting":
                raise Problem(409, "already-started", "the game has begun")
            check_may_sit(table.about.rated, table.seats, person)
            if not invite and chosen.person != person.id:
                await self._lobby.check_welcome(table, person)
            taken = msgspec.structs.replace(chosen, who="person", person=person.id, invite=None)
            nonces = {**table.about.nonces, taken.seat: nonce or self._lobby.fresh_nonce()}
            await self._matches.save(table, seats=[taken], nonces=nonces)
            if not any(chair.is_free for chair in table.seats.values()):
                await self._lobby.start(table)

    async def leave(self, table: Table, person: Person) -> None:
        """Stand up before the game begins; the seats are free again."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_sees(table, person)
            if table.about.status != "waiting":
                raise Problem(409, "already-started", "hand your seat to a bot, or concede")
            left = [s for s in table.seats.values() if s.person == person.id]
            if not left:
                raise Problem(409, "not-seated", "you have no seat at this table")
            nonces = {k: v for k, v in table.about.nonces.items() if k not in {s.seat for s in left}}
            await self._matches.save(table, seats=[self._lobby.freed(table, s) for s in left], nonces=nonces)

    async def hand_over(self, table: Table, person: Person, seat: str, level: str) -> None:
        """A bot plays the seat until its owner takes it back."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            _check_playing(table)
            game = game_named(table.about.game, table.about.pack)
            chosen = checked_level(game, level) if level else standin_level(game)
            chair = msgspec.structs.replace(table.seats[seat], level=chosen)
            changed = with_bot(chair, chosen, "handed", self._matches.now().timestamp())
            standin = Happening("standin", seat, {"level": chosen}, by=person.id)
            told = [standin] if chair.who == "person" else []
            await self._matches.save(table, seats=[changed], told=told)

    async def take_back(self, table: Table, person: Person, seat: str) -> None:
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            _check_playing(table)
            chair = table.seats[seat]
            changed, now = came_back(chair), self._matches.now().timestamp()
            is_news = chair.who == "person" and changed != chair
            told = [Happening("returned", seat, by=person.id)] if is_news else []
            seats_then = {**table.seats, seat: changed}
            clock = waited_for_again(table.about, seats_then, table.clock, seat, now) if is_news else None
            await self._matches.save(table, seats=[changed], clock=clock, told=told)

    async def mark_read(self, table: Table, person: Person, seat: str, count: int) -> None:
        """The first so many letters of the seat have been read."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            chair = table.seats[seat]
            read = min(max(count, chair.letters_read), chair.letters)
            if read != chair.letters_read:
                changed = msgspec.structs.replace(chair, letters_read=read)
                await self._matches.save(table, seats=[changed])


def _check_playing(table: Table) -> None:
    if table.about.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played now")


def _seat_to_take(table: Table, person: Person, seat: str, invite: str) -> Seat:
    """The free seat the person may take."""
    chairs = list(table.seats.values())
    if invite:
        by_link = next((s for s in chairs if s.invite == invite), None)
        if by_link is None or (seat and by_link.seat != seat):
            raise not_found("invitation")
        return _still_free(by_link)
    kept = [s for s in chairs if s.who == "invited" and s.person == person.id]
    check_sees(table, person)
    if seat:
        if seat not in table.seats:
            raise not_found("seat")
        chosen = table.seats[seat]
        if chosen.who == "invited" and chosen.person != person.id:
            raise Problem(403, "invitation-needed", "this seat is kept for somebody", params={"seat": seat})
        return _still_free(chosen)
    free = kept or [s for s in chairs if s.who == "open"]
    if not free:
        raise Problem(409, "no-free-seat", "there is no free seat")
    return free[0]


def _still_free(seat: Seat) -> Seat:
    if not seat.is_free:
        raise Problem(409, "seat-taken", "the seat is taken", params={"seat": seat.seat})
    return seat
