"""The house itself over HTTP: health, figures and texts."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version

import msgspec
from litestar import Litestar, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ...locale import LANGUAGES
from ..games.text_parts import texts_of
from ..metrics import TABLES, exposition
from ..problems import not_found
from ..tagged import PACKED, packed
from .asking import Asked, house_of


class Health(msgspec.Struct):
    status: str
    version: str
    database: str
    #: What keeps the store from being used: full, locked, unreachable, read-only, damaged.
    reason: str | None


@get("/health")
async def health(request: Asked) -> Response[Health]:
    """200 when everything can be served; it is tried out by writing."""
    house = house_of(request)
    reason = await house.database.trouble()
    well = reason is None and house.ready
    kind = "sqlite" if house.database.is_sqlite else "postgresql"
    answer = Health("ok" if well else "unwell", version("greatpowers"), kind, reason)
    return Response(answer, status_code=200 if well else 503, headers={"Cache-Control": "no-store"})


@get("/metrics", sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    TABLES.set(len(house_of(request).matches.in_memory()))
    return Response(exposition(), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: Asked) -> Response[bytes]:
    """The API described for machines."""
    return Response(_description(request.app), media_type="application/json")


@lru_cache(maxsize=1)
def _description(app: Litestar) -> bytes:
    return msgspec.json.encode(app.openapi_schema.to_schema())


@get("/api/locale/{language:str}", sync_to_thread=False, opt={PACKED: True})
def texts(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """All Fluent texts of a language."""
    return _told(request, language)


@get("/api/locale/{language:str}/{part:str}", sync_to_thread=False, opt={PACKED: True})
def some_texts(request: Asked, language: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """Those of the house (`shell`), of a game (its id), of its rules or its school (`diplomacy-rules`)."""
    return _told(request, language, part)


def _told(request: Asked, language: str, part: str | None = None) -> Response[bytes]:
    found = texts_of(language, part) if language in LANGUAGES else None
    if found is None:
        raise not_found("language")
    data, tag = found
    return packed(request, data, "text/plain", "no-cache", tag)


HANDLERS: list[ControllerRouterHandler] = [health, metrics, texts, some_texts, description]
