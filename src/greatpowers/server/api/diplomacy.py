"""Diplomacy without a table: the map, the referee, and what a power could be asked in any position."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from ...engine.errors import GreatPowersError
from ...games.diplomacy.board import LOCATIONS, NEIGHBOURS, PROVINCES
from ...games.diplomacy.referee import answer
from ..position_question import Position, question_in
from ..problems import Problem, refused
from .asking import Asked, address_of, house_of

_DATA = files("greatpowers.games.diplomacy") / "data"


@get("/api/map/diplomacy", sync_to_thread=False)
def map_of_diplomacy(request: Asked) -> Response[bytes]:
    """The drawn map, the names of all provinces in all languages, and who is whose neighbour."""
    return _lasting(request, _map(), "application/json")


@get("/api/map/diplomacy/relief.jpg", sync_to_thread=False)
def relief_of_diplomacy(request: Asked) -> Response[bytes]:
    return _lasting(request, _relief(), "image/jpeg")


@post("/api/diplomacy/adjudicate", status_code=200)
async def adjudicate(request: Asked, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """The referee: a position with orders in, the position after it and the reasons out."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        found: dict[str, Any] = msgspec.to_builtins(answer(data))
    except GreatPowersError as problem:
        raise refused(problem) from None
    return found


@post("/api/diplomacy/question", status_code=200)
async def question(request: Asked, data: JSONBody[Position]) -> dict[str, Any]:
    """Every order a power could give in a position."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        return question_in(data)
    except Problem:
        raise
    except GreatPowersError as problem:
        raise refused(problem) from None


def _lasting(request: Asked, data: bytes, media_type: str) -> Response[bytes]:
    tag = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=3600"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=media_type, headers=headers)


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
    return (_DATA / "map_relief.jpg").read_bytes()


HANDLERS: list[Any] = [map_of_diplomacy, relief_of_diplomacy, adjudicate, question]
