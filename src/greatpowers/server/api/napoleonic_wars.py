"""The Napoleonic Wars beside its tables: the drawn map and the printed facts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ...games.napoleonic_wars.house.printed import facts
from ...games.table import part_of
from ..tagged import PACKED, packed
from .asking import Asked, house_of

_DATA: Final = files("greatpowers.games.napoleonic_wars") / "data"

_GAME: Final = "napoleonic-wars"
#: Parts that a pack has of its own, and what writes them.
_OF_A_PACK: Final = {"places.json": "places", "facts.json": "facts"}

PackHash = Annotated[str, QueryParameter(max_length=32)]
Part = Literal["places.json", "ground.json", "relief.webp", "facts.json"]


@get("/api/map/napoleonic-wars/{part:str}", opt={PACKED: True})
async def part_of_the_map(request: Asked, part: FromPath[Part], pack: PackHash = "") -> Response[bytes]:
    """The drawn map, its places with names in all languages, and the printed facts, perhaps of a pack."""
    media_type = "image/webp" if part.endswith(".webp") else "application/json"
    if pack and part in _OF_A_PACK:
        known = await house_of(request).packs.known(_GAME, pack)
        data: bytes = getattr(part_of(_GAME, known, "house.printed"), _OF_A_PACK[part])()
    else:
        data = facts() if part == "facts.json" else _drawn(part)
    return packed(request, data, media_type, "public, max-age=3600")


@cache
def _drawn(part: str) -> bytes:
    return (_DATA / f"map_{part}").read_bytes()


HANDLERS: list[Any] = [part_of_the_map]
