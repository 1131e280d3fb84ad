"""Records over HTTP: export, import, timeline, forks, verification."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ..matches.lobby import LONGEST_TITLE
from ..matches.summary import Details
from ..people.permissions import check_sees, seat_to_watch
from ..problems import Problem
from ..records.records import Verification
from .asking import Asked, TableId, asker_of, house_of, person_of, somebody, table_named
from .showing import details, known_history, known_play, row_to_show

LARGEST_RECORD = 8 * 1024 * 1024
SeatQuery = Annotated[str, QueryParameter(max_length=60)]
TitleQuery = Annotated[str, QueryParameter(max_length=LONGEST_TITLE)]


class Moment(msgspec.Struct):
    """Where a phase begins, in the numbers of the seat."""

    n: int
    phase: str
    label: str


class Forking(msgspec.Struct):
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: Annotated[str, Meta(max_length=60)] = ""


@get("/api/tables/{table_id:str}/record")
async def export(request: Asked, table_id: TableId) -> Response[bytes]:
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    check_sees(table, person)
    house.limits.spend("study", asker_of(request, person))
    data = await house.records.export(table, person)
    name = f'attachment; filename="{table.about.game}-{table.id}.gp.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@post("/api/records", status_code=201, request_max_body_size=LARGEST_RECORD)
async def import_record(request: Asked, title: TitleQuery = "") -> Details:
    """The body is a record file (`*.gp.json`); the title is for one that has none."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("record", person.id)
    table = await house.records.import_(await request.body(), person, title)
    return await details(house, table, person)


@get("/api/tables/{table_id:str}/timeline")
async def timeline(request: Asked, table_id: TableId, seat: SeatQuery = "") -> list[Moment]:
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    house.limits.spend("read", asker_of(request, person))
    watched = seat_to_watch(table, person, seat, house.now)
    play = await known_play(house, table, person)
    return [Moment(play.seen_number(watched, row), phase, phase) for row, phase in play.phase_starts()]


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(request: Asked, table_id: TableId, data: JSONBody[Forking]) -> Details:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("record", person.id)
    watched = seat_to_watch(table, person, data.seat, house.now)
    row = row_to_show(house, table, person, watched, data.at)
    history = await known_history(house, table, person)
    row = history.last if row is None else row
    # A state of long ago is made from what is stored: others are not to wait for it.
    if (await asyncio.to_thread(history.states.__getitem__, row)).result:
        raise Problem(409, "fork-at-end", "the game is over here; choose an earlier moment")
    made = await house.records.fork(history, table, person, row)
    return await details(house, made, person)


@get("/api/tables/{table_id:str}/verification")
async def verification(request: Asked, table_id: TableId) -> Verification:
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    check_sees(table, person)
    house.limits.spend("study", asker_of(request, person))
    play = None if table.play is None else await known_play(house, table, person)
    return await house.records.verification(table, person, play)


HANDLERS: list[ControllerRouterHandler] = [export, import_record, timeline, fork, verification]
