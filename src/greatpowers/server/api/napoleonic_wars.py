"""The Napoleonic Wars beside its tables: the drawn map and the printed facts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from litestar import Response, get
from litestar.params import FromPath

from ...games.napoleonic_wars.house.printed import facts
from ..tagged import PACKED, packed
from .asking import Asked

_DATA: Final = files("greatpowers.games.napoleonic_wars") / "data"

Part = Literal["places.json", "ground.json", "relief.webp", "facts.json"]


@get("/api/map/napoleonic-wars/{part:str}", sync_to_thread=False, opt={PACKED: True})
def part_of_the_map(request: Asked, part: FromPath[Part]) -> Response[bytes]:
    """The drawn map, its places with names in all languages, and the printed facts."""
    media_type = "image/webp" if part.endswith(".webp") else "application/json"
    data = facts() if part == "facts.json" else _drawn(part)
    return packed(request, data, media_type, "public, max-age=3600")


@cache
def _drawn(part: str) -> bytes:
    return (_DATA / f"map_{part}").read_bytes()


HANDLERS: list[Any] = [part_of_the_map]
