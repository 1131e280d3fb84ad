"""Ratings over HTTP: a game that should not count is taken out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ...people.permissions import check_sees
from ...problems import Problem
from ..asking import Asked, TableId, house_of, person_of, table_named


class Voiding(msgspec.Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(min_length=1, max_length=400)]


class Voided(msgspec.Struct):
    """So many later results were counted anew."""

    changed: int


@post("/api/tables/{table_id:str}/rating/void", status_code=200)
async def void(request: Asked, table_id: TableId, data: JSONBody[Voiding]) -> Voided:
    """Administrators: the game counts for nothing, and all that came after it is counted anew."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    check_sees(table, person)
    if person.kind != "admin":
        raise Problem(403, "admins-only", "this is for those who look after the house")
    return Voided(await house.books.void(table, data.reason))


HANDLERS: list[ControllerRouterHandler] = [void]
