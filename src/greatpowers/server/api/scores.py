"""The score over HTTP."""

from __future__ import annotations

from litestar import get
from litestar.types import ControllerRouterHandler

from ..matches.scores import Scores
from ..people.permissions import seat_to_watch
from .asking import Asked, TableId, asker_of, house_of, somebody, table_named
from .records import SeatQuery
from .showing import known_history, known_play


@get("/api/tables/{table_id:str}/scores")
async def scores(request: Asked, table_id: TableId, seat: SeatQuery = "") -> Scores:
    """The score by its sources and turn by turn, as far as the asker may know the game."""
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    house.limits.spend("read", asker_of(request, person))
    watched = seat_to_watch(table, person, seat, house.now)
    play = await known_play(house, table, person)
    return await house.scores.of(play, watched, lambda: known_history(house, table, person))


HANDLERS: list[ControllerRouterHandler] = [scores]
