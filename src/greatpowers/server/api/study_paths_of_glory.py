"""Studying Paths of Glory: positions of tables and of the editor, the odds bench, the dice of a game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ...engine.errors import GreatPowersError
from ..bench_paths_of_glory import Bench, BenchOdds, odds_on_bench
from ..dice_paths_of_glory import DiceStatistics, dice_statistics
from ..permissions import check_sees, is_open, seat_to_watch
from ..position_paths_of_glory import (
    PositionChecked,
    checked_position,
    position_of,
    position_seen,
    with_hands_dealt,
)
from ..problems import Problem, refused
from ..records import is_own_sandbox
from ..table import OPEN
from .asking import Asked, TableId, address_of, house_of, person_of, somebody, table_named
from .records import SeatQuery
from .showing import row_to_show

_GAME = "paths-of-glory"


class PositionAsked(msgspec.Struct):
    """A document in the format `greatpowers-pog-1`, by default August 1914; `deal` fills the hands up."""

    position: dict[str, Any]
    deal: bool = False


@post("/api/paths-of-glory/position", status_code=200)
async def check_position(request: Asked, data: JSONBody[PositionAsked]) -> PositionChecked:
    """Read a position, complete it and say what is wrong with it."""
    house = house_of(request)
    house.limits.spend("study", address_of(request))
    if data.deal:
        return checked_position(with_hands_dealt(data.position, house.settings.secret(12)))
    return checked_position(data.position)


@post("/api/paths-of-glory/odds", status_code=200)
async def odds(request: Asked, data: JSONBody[Bench]) -> BenchOdds:
    """Columns, losses and exact chances of any attack."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        return odds_on_bench(data)
    except GreatPowersError as problem:
        raise refused(problem) from None


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
    if table.about.game != _GAME:
        raise Problem(404, "position-unknown", "there are no positions of this game")
    history = await house.histories.of(table)
    row = row_to_show(house, table, person, watched, at)
    row = history.play.revision if row is None else row
    if watched == OPEN or is_open(table, person, house.now) or is_own_sandbox(table, person):
        return checked_position(position_of(history.states[row]))  # type: ignore[arg-type]
    return checked_position(position_seen(history.view(row, watched), house.settings.secret(12)))


@get("/api/tables/{table_id:str}/dice")
async def dice(request: Asked, table_id: TableId) -> DiceStatistics:
    """What was rolled openly so far; nothing where nothing is rolled."""
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    check_sees(table, person)
    play = table.playing()
    if table.about.game != _GAME:
        return DiceStatistics()
    limit = row_to_show(house, table, person, None, None)
    latest = play.seen(None) if limit is None else play.seen_number(None, limit)
    return dice_statistics((n, event) for n, event in play.events_for(None) if n <= latest)


HANDLERS: list[Any] = [check_position, odds, position_at_table, dice]
