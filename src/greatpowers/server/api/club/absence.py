"""Absence over HTTP: leave, votes at a table, seats that are given up, offered and taken."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ...absence.calendar import A_YEAR, Days, left_on, today_in, used_in
from ...absence.happening import Kept, Params, What, happened_at
from ...absence.leave import What as LeaveEffect
from ...absence.motions import Wanted
from ...absence.stored import MotionKind
from ...games.routes import SeatName
from ...house import House
from ...live.wire import iso
from ...matches.pace import Pace
from ...matches.summary import Details
from ...matches.table import Play, Table
from ...people.people import Person
from ...people.permissions import check_plays, check_sees, is_delayed
from ...problems import not_found
from ..asking import Asked, TableId, asker_of, house_of, person_of, somebody, table_named
from ..showing import details

Day = Annotated[str, Meta(max_length=10)]
Zone = Annotated[str, Meta(max_length=64)]
#: So many decisions of a stand-in are told to whoever comes back.
_MOST_TOLD = 40


class LeaveOnWire(msgspec.Struct):
    """An announced leave, both days included."""

    id: str
    first: str
    last: str
    zone: str
    days: int
    begins: str | None
    ends: str | None


class OwnDeadline(msgspec.Struct):
    """When the asker's table ends a phase."""

    table: str
    title: str
    deadline: str | None


class LeaveBook(msgspec.Struct):
    """The leaves of the asker, and the days that are left today."""

    leaves: list[LeaveOnWire]
    left: int
    a_year: int
    used: int
    deadlines: list[OwnDeadline]


class LeaveDays(msgspec.Struct, forbid_unknown_fields=True):
    """A first and a last day such as 2026-11-23, by the calendar of a zone."""

    first: Day
    last: Day
    zone: Zone = "UTC"


class EffectOnWire(msgspec.Struct):
    """What a leave does at one table."""

    table: str
    title: str
    game: str
    what: LeaveEffect


class LeavePlan(msgspec.Struct):
    """A leave before it is taken: what it costs, what is left then, what it does at each table."""

    days: int
    left: int
    effects: list[EffectOnWire]


class HappeningOnWire(msgspec.Struct):
    """Something that happened at a table beside the game; `n` is the decision after which it happened, in the
    numbers of the reader."""

    what: What
    seat: str
    params: Params
    n: int
    at: str | None


class PlayedFor(msgspec.Struct):
    """What a stand-in decided: the phase and the text of the record."""

    phase: str
    text: str


class TableAbsence(msgspec.Struct):
    """What happened beside the game; for the holder of a seat also what was played for him meanwhile."""

    happenings: list[HappeningOnWire]
    played: list[PlayedFor]
    #: The stand-in has answered the present question, and that can still be changed.
    can_change: bool


class Motioning(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be put to the vote; `amount` is days of a pause or hours of an extension."""

    seat: SeatName
    kind: MotionKind
    amount: Annotated[int, Meta(ge=0, le=1000)] = 0
    #: The seat that would be offered.
    whose: SeatName = ""
    pace: Pace | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class Voting(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatName
    word: Literal["agree", "refuse", "withdraw"]


class SeatWord(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatName


@get("/api/me/leave")
async def own_leave(request: Asked) -> LeaveBook:
    """The asker's leaves, his days, and his deadlines."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    return await _book(house, person)


@post("/api/me/leave/plan", status_code=200)
async def plan_leave(request: Asked, data: JSONBody[LeaveDays]) -> LeavePlan:
    """What a leave would do at each table; nothing is taken."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    leaves = house.absence.leaves
    days = await leaves.checked(person, data.first, data.last, data.zone)
    effects = [
        EffectOnWire(one.table.id, one.table.about.title, one.table.about.game, one.what)
        for one in await leaves.effects(person, days)
    ]
    left = await _left(house, person, [*(await leaves.of(person.id)), days])
    return LeavePlan(days.count, left, effects)


@post("/api/me/leave", status_code=201)
async def take_leave(request: Asked, data: JSONBody[LeaveDays]) -> LeaveBook:
    """The leave is announced, and every table of the asker is told."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    await house.absence.leaves.take(person, data.first, data.last, data.zone)
    return await _book(house, person)


@delete("/api/me/leave/{leave_id:str}", status_code=200)
async def give_leave_back(request: Asked, leave_id: FromPath[str]) -> LeaveBook:
    """The leave is not taken, or ends today."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    await house.absence.leaves.give_back(person, leave_id[:24])
    return await _book(house, person)


@get("/api/tables/{table_id:str}/absence")
async def table_absence(
    request: Asked, table_id: TableId, seat: Annotated[str, QueryParameter(max_length=60)] = ""
) -> TableAbsence:
    """What happened at the table beside the game, and what was played for one's own seat meanwhile."""
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    table = await table_named(request, table_id)
    check_sees(table, person)
    if seat:
        if person is None:
            raise not_found("seat")
        check_plays(table, person, seat)
    play = table.playing()
    async with house.database.reading() as connection:
        kept = await happened_at(connection, table.id)
    if is_delayed(table, person, seat or None):
        kept = [one for one in kept if one.at <= house.now - table.about.spectator_delay]
    told = [_told(play, seat or None, one) for one in kept]
    return TableAbsence(told, *_meanwhile(table, play, seat))


def _told(play: Play, seat: str | None, one: Kept) -> HappeningOnWire:
    return HappeningOnWire(one.what, one.seat, one.params, play.seen_number(seat, one.revision), iso(one.at))


def _meanwhile(table: Table, play: Play, seat: str) -> tuple[list[PlayedFor], bool]:
    """What a stand-in has played for the seat, and whether its last answer can be changed."""
    since = table.seats[seat].away.since if seat else None
    if since is None:
        return [], False
    rows = [row for row in play.rows if row.seat == seat and row.made_by == "bot" and row.made_at >= since]
    rows = [row for row in rows if play.is_answer(row) and row.number in play.line]
    phases = play.phase_starts()

    def phase_of(number: int) -> str:
        begun = [phase for start, phase in phases if start < number]
        return begun[-1] if begun else ""

    told = [PlayedFor(phase_of(row.number), row.text) for row in rows[-_MOST_TOLD:]]
    can_change = bool(rows) and play.can_undo(seat)
    return told, can_change


@post("/api/tables/{table_id:str}/motion", status_code=200)
async def ask_for(request: Asked, table_id: TableId, data: JSONBody[Motioning]) -> Details:
    """Put a pause, more time, another pace or an abandoned seat to the vote."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    wanted = Wanted(data.kind, data.amount, data.whose, data.pace, data.why)
    await house.absence.motions.ask(table, person, data.seat, wanted)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/vote", status_code=200)
async def vote(request: Asked, table_id: TableId, data: JSONBody[Voting]) -> Details:
    """Agree, refuse, or withdraw what one has asked for."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    agrees = None if data.word == "withdraw" else data.word == "agree"
    await house.absence.motions.vote(table, person, data.seat, agrees)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(request: Asked, table_id: TableId, data: JSONBody[SeatWord]) -> Details:
    """Give a seat up: a bot plays it until somebody takes it, or its holder returns."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    await house.absence.offers.resign(table, person, data.seat)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/take-over", status_code=200)
async def take_over(request: Asked, table_id: TableId, data: JSONBody[SeatWord]) -> Details:
    """Sit down in a seat that is offered."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    await house.order.standing.check_plays(person)
    await house.absence.offers.take(table, person, data.seat)
    return await details(house, table, person)


async def _book(house: House, person: Person) -> LeaveBook:
    leaves = house.absence.leaves
    taken = await leaves.of(person.id)
    zone = taken[-1].zone if taken else "UTC"
    deadlines = await leaves.deadlines(person.id)
    return LeaveBook(
        leaves=[_leave(one) for one in taken if one.ends > house.now or one is taken[-1]],
        left=await _left(house, person, taken),
        a_year=A_YEAR,
        used=used_in(today_in(zone, house.now).year, taken),
        deadlines=[OwnDeadline(table.id, table.about.title, iso(moment)) for table, moment in deadlines],
    )


async def _left(house: House, person: Person, taken: list[Days]) -> int:
    """Whole days that are left when all these are taken."""
    zone = taken[-1].zone if taken else "UTC"
    joined = today_in(zone, await house.absence.leaves.joined(person.id))
    today = today_in(zone, house.now)
    day = max([today, *(one.first for one in taken)])
    return max(0, min(left_on(joined, taken, day), A_YEAR - used_in(day.year, taken)))


def _leave(days: Days) -> LeaveOnWire:
    first, last = days.first.isoformat(), days.last.isoformat()
    return LeaveOnWire(days.id, first, last, days.zone, days.count, iso(days.begins), iso(days.ends))


HANDLERS: list[ControllerRouterHandler] = [
    own_leave,
    plan_leave,
    take_leave,
    give_leave_back,
    table_absence,
    ask_for,
    vote,
    resign,
    take_over,
]
