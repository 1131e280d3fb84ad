"""Studying Paths of Glory: the odds bench, and the dice of a game."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from ...engine.errors import GreatPowersError
from ..bench_paths_of_glory import Bench, BenchOdds, odds_on_bench
from ..dice_paths_of_glory import DiceStatistics, dice_statistics
from ..permissions import check_sees
from ..problems import refused
from .asking import Asked, TableId, address_of, house_of, somebody, table_named
from .showing import row_to_show

_GAME = "paths-of-glory"


@post("/api/paths-of-glory/odds", status_code=200)
async def odds(request: Asked, data: JSONBody[Bench]) -> BenchOdds:
    """Columns, losses and exact chances of any attack."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        return odds_on_bench(data)
    except GreatPowersError as problem:
        raise refused(problem) from None


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


HANDLERS: list[Any] = [odds, dice]
