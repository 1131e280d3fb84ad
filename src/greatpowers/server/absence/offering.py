"""Seats that are given up, offered to others, and taken: by one person, however many reach for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..games.served import game_named, standin_level
from ..matches.table import Seat, Table
from ..people.people import Person
from ..people.permissions import check_plays, is_member, may_see
from ..problems import Problem, not_found
from .due import LEAST_SHARE, settled, waited_for_again, with_time_left
from .happening import Happening
from .missing import offered, with_bot
from .stored import Away

if TYPE_CHECKING:
    from ..matches.matches import Matches


def may_take(table: Table, person: Person | None) -> bool:
    """May somebody know of the seats that are offered here? At public tables everybody may."""
    return may_see(table, person) or (table.about.public and table.about.status == "playing")


def seats_on_offer(table: Table) -> list[Seat]:
    if table.about.status != "playing":
        return []
    return [chair for chair in table.seats.values() if chair.away.offered is not None]


class Offers:
    """Seats that change hands in a running game."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def resign(self, table: Table, person: Person, seat: str) -> None:
        """The seat is offered to others; a bot sits there until somebody comes."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            chair = table.seats[seat]
            _check_playing(table)
            if chair.who != "person" or table.about.sandbox:
                raise Problem(409, "seat-shared", "a seat of a shared screen is nobody else's to take")
            if chair.away.offered is not None:
                return
            now = self._matches.now().timestamp()
            level = standin_level(game_named(table.about.game, table.about.pack))
            given = offered(with_bot(chair, level, "resigned", now), now)
            told = Happening("resigned", seat, person=person.id, by=person.id)
            await self._matches.save(table, seats=[given], told=[told])

    async def take(self, table: Table, person: Person, seat: str) -> None:
        """The seat has a new holder from now on."""
        async with table.lock:
            await self._matches.catch_up(table)
            if not may_take(table, person):
                raise not_found()
            if seat not in table.seats:
                raise not_found("seat")
            _check_playing(table)
            chair = table.seats[seat]
            if is_member(table, person) and any(one.person == person.id for one in table.seats.values()):
                raise Problem(409, "already-seated", "you have a seat at this table")
            if chair.away.offered is None or chair.who != "person":
                raise Problem(409, "seat-taken", "the seat is not on offer any more", params={"seat": seat})
            await self._matches.save(table, **self._taken(table, chair, person))  # type: ignore[arg-type]

    def _taken(self, table: Table, chair: Seat, person: Person) -> dict[str, object]:
        now = self._matches.now().timestamp()
        fresh = msgspec.structs.replace(chair, person=person.id, standin=False, away=Away())
        seats, clock = {**table.seats, chair.seat: fresh}, table.clock
        again = waited_for_again(table.about, seats, clock, chair.seat, now)
        if again is not None:
            whole = again.facts.whole or 0.0
            clock = with_time_left(table.about, seats, again, whole * LEAST_SHARE, now)
        clock = settled(table.about, seats, clock)
        told = Happening("taken", chair.seat, person=chair.person, by=person.id)
        return {"seats": [fresh], "clock": None if clock == table.clock else clock, "told": [told]}


def _check_playing(table: Table) -> None:
    if table.about.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played now")
