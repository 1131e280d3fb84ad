"""The Napoleonic Wars beside its tables and in its school: marches planned ahead."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from ...engine.errors import GreatPowersError
from ...games.napoleonic_wars.house.march import March, march_in
from ...games.table import part_of
from ..games.school import room_after
from ..people.permissions import check_plays
from ..problems import not_found, refused
from .asking import Asked, TableId, house_of, person_of, table_named
from .lobby import SeatName
from .school import Answers, Name, Ref, Text, studied

_GAME: Final = "napoleonic-wars"
_Force = Annotated[str, Meta(max_length=400)]
_Area = Annotated[str, Meta(max_length=40)]


class MarchAsked(msgspec.Struct):
    """A force as answers name it (`napoleon + 8 france @ calais`), and the area it is meant to go to."""

    seat: SeatName
    force: _Force
    to: _Area = ""


@post("/api/tables/{table_id:str}/march", status_code=200)
async def march(request: Asked, table_id: TableId, data: JSONBody[MarchAsked]) -> March:
    """Where a force could go with what is in the purse, from what the seat can see."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    check_plays(table, person, data.seat)
    if table.about.game != _GAME:
        raise not_found()
    try:
        planning = part_of(_GAME, table.about.pack, "house.march")
        found: March = planning.march_in(table.playing().state, data.force, data.to)
        return found
    except GreatPowersError as problem:
        raise refused(problem) from None


class Marching(Answers):
    """And a force that might march, and where to."""

    force: Text
    to: Ref = ""


@post("/api/napoleonic-wars/school/{lesson:str}/march", status_code=200)
async def march_in_school(request: Asked, lesson: Name, data: JSONBody[Marching]) -> March:
    """Where a force could go in a lesson of The Napoleonic Wars, with its risks."""

    def told() -> March:
        room = room_after(_GAME, lesson, data.answers)
        state: Any = room.match.state
        return march_in(state, data.force, data.to)

    return studied(request, told)


HANDLERS: list[Any] = [march, march_in_school]
