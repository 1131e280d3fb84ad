"""Diplomacy without a table: the map, the referee, and what a power could be asked in any position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from ...engine.errors import GreatPowersError
from ...games.diplomacy.printed.board import LOCATIONS, NEIGHBOURS, PROVINCES
from ...games.diplomacy.referee import answer, check
from ..explaining import Explanation
from ..problems import Problem, refused
from ..study_diplomacy import OrdersInPosition, Position, explained_in, question_in
from ..tagged import PACKED, packed
from .asking import Asked, address_of, house_of

Found = TypeVar("Found")

_DATA = files("greatpowers.games.diplomacy") / "data"


@get("/api/map/diplomacy", sync_to_thread=False, opt={PACKED: True})
def map_of_diplomacy(request: Asked) -> Response[bytes]:
    """The drawn map, the names of all provinces in all languages, and who is whose neighbour."""
    return _lasting(request, _map(), "application/json")


@get("/api/map/diplomacy/relief.webp", sync_to_thread=False, opt={PACKED: True})
def relief_of_diplomacy(request: Asked) -> Response[bytes]:
    return _lasting(request, _relief(), "image/webp")


@post("/api/diplomacy/adjudicate", status_code=200)
async def adjudicate(request: Asked, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """The referee: a position with orders in, the position after it and the reasons out."""
    found: dict[str, Any] = _studied(request, lambda: msgspec.to_builtins(answer(data)))
    return found


@post("/api/diplomacy/check", status_code=200)
async def check_orders(request: Asked, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """What would be void or is missing if the referee were asked now; nothing is resolved."""
    found: dict[str, Any] = _studied(request, lambda: msgspec.to_builtins(check(data)))
    return found


@post("/api/diplomacy/question", status_code=200)
async def question(request: Asked, data: JSONBody[Position]) -> dict[str, Any]:
    """Every order a power could give in a position."""
    return _studied(request, lambda: question_in(data))


@post("/api/diplomacy/explain", status_code=200)
async def explain(request: Asked, data: JSONBody[OrdersInPosition]) -> Explanation:
    """Why a power could not write this in a position, and how it is understood."""
    return _studied(request, lambda: explained_in(data))


def _studied(request: Asked, study: Callable[[], Found]) -> Found:
    house_of(request).limits.spend("study", address_of(request))
    try:
        return study()
    except Problem:
        raise
    except GreatPowersError as problem:
        raise refused(problem) from None


def _lasting(request: Asked, data: bytes, media_type: str) -> Response[bytes]:
    return packed(request, data, media_type, "public, max-age=3600")


@cache
def _map() -> bytes:
    drawn: dict[str, Any] = msgspec.json.decode((_DATA / "map.json").read_bytes())
    languages = list(PROVINCES[0].names)
    return msgspec.json.encode(
        {
            **drawn,
            "names": {tongue: {p.id: p.names[tongue] for p in PROVINCES} for tongue in languages},
            "neighbours": {p.id: [LOCATIONS[n] for n in NEIGHBOURS[p.number]] for p in PROVINCES},
        }
    )


@cache
def _relief() -> bytes:
    return (_DATA / "map_relief.webp").read_bytes()


HANDLERS: list[Any] = [map_of_diplomacy, relief_of_diplomacy, adjudicate, check_orders, question, explain]
