"""Positions: those of the editor, read and checked, and those of tables to study."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from ...engine.pack import Pack
from ...games.table import GAMES, package_named
from ..games.positions import PositionChecked, PositionDesk
from ..matches.table import OPEN
from ..people.permissions import is_open, seat_to_watch
from ..problems import Problem
from ..records.records import is_own_sandbox
from ..terms import Document
from .asking import Asked, TableId, address_of, house_of, person_of, table_named
from .records import SeatQuery
from .showing import known_history, row_to_show


class PositionAsked(msgspec.Struct):
    """A document in the format of the game, by default its first set-up; `deal` fills the hands up."""

    position: Document
    deal: bool = False


@post("/api/positions/{game:str}", status_code=200)
async def check_position(
    request: Asked, game: FromPath[str], data: JSONBody[PositionAsked]
) -> PositionChecked:
    """Read a position, complete it and say what is wrong with it."""
    house, desk = house_of(request), _desk(game)
    house.limits.spend("study", address_of(request))
    if data.deal:
        return desk.checked(desk.with_hands_dealt(data.position, house.settings.secret(12)))
    return desk.checked(data.position)


@get("/api/tables/{table_id:str}/position")
async def position_at_table(
    request: Asked,
    table_id: TableId,
    seat: SeatQuery = "",
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> PositionChecked:
    """The position of a table now or at a decision; what is secret to the asker is dealt anew."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("record", person.id)
    watched = seat_to_watch(table, person, seat, house.now)
    desk = _desk(table.about.game, table.about.pack)
    row = row_to_show(house, table, person, watched, at)
    history = await known_history(house, table, person)
    row = history.last if row is None else row
    if watched == OPEN or is_open(table, person, house.now) or is_own_sandbox(table, person):
        return desk.checked(desk.dump(history.states[row]))
    return desk.checked(desk.seen(history.view(row, watched), house.settings.secret(12)))


def _desk(game: str, pack: Pack | None = None) -> PositionDesk:
    desk = package_named(game, pack).positions if game in GAMES else None
    if desk is None:
        raise Problem(404, "position-unknown", "there are no positions of this game")
    return desk()


HANDLERS: list[ControllerRouterHandler] = [check_position, position_at_table]
