"""The dice of a table, by purpose and side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar import get

from ...engine.events import Event
from ...games.paths_of_glory.house import dice as dice_paths_of_glory
from ...games.table import GAMES, part_of
from ..games.dice import DiceStatistics
from ..matches.table import About
from ..people.permissions import check_sees
from .asking import Asked, TableId, house_of, somebody, table_named
from .showing import known_play

Count = Callable[[Iterable[tuple[int, Event]]], DiceStatistics]
_COUNTS: Final[dict[str, Count]] = {
    "paths-of-glory": dice_paths_of_glory.dice_statistics,
}


@get("/api/tables/{table_id:str}/dice")
async def dice(request: Asked, table_id: TableId) -> DiceStatistics:
    """What was rolled openly so far; nothing where nothing is rolled."""
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    check_sees(table, person)
    count = _counting(table.about)
    if count is None:
        return DiceStatistics()
    play = await known_play(house, table, person)
    return count(play.events_for(None))


def _counting(about: About) -> Count | None:
    """Who counts the dice of a table."""
    if "dice" not in GAMES[about.game].house:
        return _COUNTS.get(about.game)
    count: Count = part_of(about.game, about.pack, "house.dice").dice_statistics
    return count


HANDLERS: list[Any] = [dice]
