"""Playing over HTTP: snapshots, decisions, undo, explanations, letters read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import UNSET, Meta

from ..games.routes import SeatName
from ..house import House
from ..live.explaining import Explanation, explained_at, warnings_at
from ..live.reasons import ReasonOnWire
from ..live.snapshots import Snapshot
from ..matches.table import Table
from ..people.people import Person
from ..people.permissions import check_plays, seat_to_watch
from ..problems import Problem
from ..programs.scopes import check_scope
from ..workers.adviser import Advice
from .asking import Asked, TableId, address_of, house_of, person_of, somebody, table_named
from .people import Nothing
from .showing import past_snapshot, row_to_show, snapshot

Text = Annotated[str, Meta(max_length=20_000)]
RequestId = Annotated[str, Meta(max_length=64)]
Revision = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Deciding(msgspec.Struct):
    seat: SeatName
    text: Text
    revision: Revision
    request: RequestId = ""
    #: An answer that should be warned of is not carried out; its warnings come back instead.
    heed: bool = False


class Undoing(msgspec.Struct):
    seat: SeatName
    revision: Revision
    request: RequestId = ""


Act = TypeVar("Act", Deciding, Undoing)


class Asking(msgspec.Struct):
    seat: SeatName
    text: Text


class Advising(msgspec.Struct):
    seat: SeatName


class Agreeing(msgspec.Struct):
    seat: SeatName
    end_talk: bool = True


class Reading(msgspec.Struct):
    seat: SeatName
    count: Revision


@get("/api/tables/{table_id:str}/snapshot")
async def show(
    request: Asked,
    table_id: TableId,
    seat: Annotated[str, QueryParameter(max_length=60)] = "",
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
    log_from: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Snapshot:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", address_of(request) if person is None else person.id)
    table = await table_named(request, table_id)
    watched = seat_to_watch(table, person, seat, house.now)
    row = row_to_show(house, table, person, watched, at)
    if row is None:
        return await snapshot(house, table, person, watched, log_from)
    return await past_snapshot(house, table, person, watched, row, log_from)


@post("/api/tables/{table_id:str}/decide", status_code=200)
async def decide(request: Asked, table_id: TableId, data: JSONBody[Deciding]) -> Snapshot:
    return await _done(request, table_id, data, carry_out)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Asked, table_id: TableId, data: JSONBody[Undoing]) -> Snapshot:
    return await _done(request, table_id, data, take_back)


async def _done(
    request: Asked,
    table_id: str,
    data: Act,
    act: Callable[[House, Table, Person, Act], Awaitable[list[ReasonOnWire]]],
) -> Snapshot:
    """Act for a seat and show what the seat sees then."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    try:
        warned = await act(house, table, person, data)
    except Problem as problem:
        raise await with_snapshot(house, table, person, data.seat, problem) from None
    shown = await snapshot(house, table, person, _seat_now(table, person, data.seat))
    shown.warned = warned or UNSET
    return shown


def _seat_now(table: Table, person: Person, seat: str) -> str | None:
    """Where the person sits after an answer that made persons change seats."""
    own = table.seats_of(person.id)
    return seat if seat in own else next(iter(own), None)


@post("/api/tables/{table_id:str}/explain", status_code=200)
async def explain(request: Asked, table_id: TableId, data: JSONBody[Asking]) -> Explanation:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    check_plays(table, person, data.seat)
    return explained_at(table.playing(), data.seat, data.text)


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def advise(request: Asked, table_id: TableId, data: JSONBody[Advising]) -> Advice:
    """What the strongest bot would answer for the seat; not where other people play."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    check_plays(table, person, data.seat)
    house.limits.spend("advice", person.id)
    return await house.adviser.of(table, person, data.seat)


@post("/api/tables/{table_id:str}/ready", status_code=200)
async def ready(request: Asked, table_id: TableId, data: JSONBody[Agreeing]) -> Nothing:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    check_plays(table, person, data.seat)
    house.limits.spend("decide", person.id)
    await house.clocks.agree_to_end_talk(table, data.seat, data.end_talk)
    return Nothing()


@post("/api/tables/{table_id:str}/read", status_code=200)
async def read_letters(request: Asked, table_id: TableId, data: JSONBody[Reading]) -> Nothing:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("read", person.id)
    await house.seats.mark_read(table, person, data.seat, data.count)
    return Nothing()


async def carry_out(house: House, table: Table, person: Person, data: Deciding) -> list[ReasonOnWire]:
    """A decision of a person for a seat of his; nothing is done if there are warnings to be heeded."""
    check_plays(table, person, data.seat)
    check_scope(person, "play")
    house.limits.spend("decide", person.id)
    # Said of another moment, it is stale or was carried out already.
    if data.heed and data.revision == table.playing().seen(data.seat):
        warned = warnings_at(table.playing(), data.seat, data.text)
        if warned:
            return warned
    if table.playing().word_of(data.text) == table.playing().wire.talk_word:
        check_scope(person, "press")
        house.limits.spend("press", person.id)
        await house.order.standing.check_speaks(person)
    request = f"{data.seat}/{data.request or house.settings.secret(12)}"
    await house.matches.decide(
        table, data.seat, data.text, by=person.id, request=request, revision=data.revision
    )
    return []


async def take_back(house: House, table: Table, person: Person, data: Undoing) -> list[ReasonOnWire]:
    check_plays(table, person, data.seat)
    check_scope(person, "play")
    house.limits.spend("decide", person.id)
    request = f"{data.seat}/{data.request or house.settings.secret(12)}"
    await house.matches.undo(table, data.seat, by=person.id, request=request, revision=data.revision)
    return []


async def with_snapshot(house: House, table: Table, person: Person, seat: str, problem: Problem) -> Problem:
    """A stale decision is answered with what the seat should have known."""
    if problem.code == "stale":
        problem.extra["snapshot"] = await snapshot(house, table, person, seat)
    return problem


HANDLERS: list[ControllerRouterHandler] = [show, decide, undo, explain, advise, ready, read_letters]
