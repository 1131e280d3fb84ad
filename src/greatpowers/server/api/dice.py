"""The dice of a table, by purpose and side."""

from __future__ import annotations

from litestar import get
from litestar.types import ControllerRouterHandler

from ...games.table import package_named
from ..games.dice import DiceStatistics
from ..people.permissions import check_sees
from .asking import Asked, TableId, house_of, somebody, table_named
from .showing import known_play


@get("/api/tables/{table_id:str}/dice")
async def dice(request: Asked, table_id: TableId) -> DiceStatistics:
    """What was rolled openly so far; nothing where nothing is rolled."""
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    check_sees(table, person)
    count = package_named(table.about.game, table.about.pack).dice
    if count is None:
        return DiceStatistics()
    play = await known_play(house, table, person)
    return count()(play.events_for(None))


HANDLERS: list[ControllerRouterHandler] = [dice]
