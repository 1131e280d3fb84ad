"""Talk after the end over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ..games.routes import SeatName
from ..matches.remarks import LONGEST_REMARK, Remarks
from ..people.permissions import check_open, check_plays
from .asking import Asked, TableId, asker_of, house_of, person_of, somebody, table_named
from .play import RequestId


class Remarking(msgspec.Struct):
    seat: SeatName
    text: Annotated[str, Meta(max_length=LONGEST_REMARK)]
    request: RequestId = ""


@get("/api/tables/{table_id:str}/remarks")
async def remarks(request: Asked, table_id: TableId) -> Remarks:
    """What was said after the game, to all who may see how it ended."""
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    house.limits.spend("read", asker_of(request, person))
    check_open(table, person, house.now)
    return await house.after_talk.of(table)


@post("/api/tables/{table_id:str}/remarks", status_code=201)
async def remark(request: Asked, table_id: TableId, data: JSONBody[Remarking]) -> Remarks:
    """Say something to all, for a seat of one's own."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    check_plays(table, person, data.seat)
    house.limits.spend("press", person.id)
    await house.after_talk.say(table, person, data.seat, data.text, data.request)
    return await house.after_talk.of(table)


HANDLERS: list[ControllerRouterHandler] = [remarks, remark]
