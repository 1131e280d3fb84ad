"""Games that cannot go on by the present rules, over HTTP."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from ..matches.summary import Details
from ..records.stranded import DecisionOnWire
from .asking import Asked, TableId, house_of, person_of, table_named
from .showing import details


class Ending(msgspec.Struct):
    agree: bool = True


@get("/api/tables/{table_id:str}/decisions")
async def decisions(request: Asked, table_id: TableId) -> list[DecisionOnWire]:
    """What was decided at a table that cannot go on; of others only that they decided."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    return await house.stranded.decisions(table, person)


@get("/api/tables/{table_id:str}/record-so-far")
async def record_so_far(request: Asked, table_id: TableId) -> Response[bytes]:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("record", person.id)
    data = await house.stranded.record(table, person)
    name = f'attachment; filename="{table.about.game}-{table.id}.gp.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@post("/api/tables/{table_id:str}/end", status_code=200)
async def end(request: Asked, table_id: TableId, data: JSONBody[Ending]) -> Details:
    """Agree to end a game that cannot go on as a draw; it ends when all people at the table do."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    await house.stranded.agree_to_end(table, person, data.agree)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/sandbox", status_code=201)
async def sandbox(request: Asked, table_id: TableId) -> Details:
    """Go on alone with a game that cannot go on."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("record", person.id)
    made = await house.stranded.sandbox(table, person)
    return await details(house, made, person)


HANDLERS: list[ControllerRouterHandler] = [decisions, record_so_far, end, sandbox]
