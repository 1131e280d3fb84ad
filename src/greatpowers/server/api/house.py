"""The house itself over HTTP: health, figures and texts."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import version
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.params import FromPath

from ...locale import LANGUAGES
from ..metrics import TABLES, exposition
from ..problems import not_found
from ..tagged import tag_of, tagged
from .asking import Asked, house_of


class Health(msgspec.Struct):
    status: str
    version: str
    database: str


@get("/health")
async def health(request: Asked) -> Response[Health]:
    """200 when everything can be served."""
    house = house_of(request)
    database = await house.database.answers()
    well = database and house.ready
    kind = "sqlite" if house.database.is_sqlite else "postgresql"
    answer = Health("ok" if well else "unwell", version("greatpowers"), kind if database else "unreachable")
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


@get("/api/locale/{language:str}", sync_to_thread=False)
def texts(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """All Fluent texts of a language."""
    if language not in LANGUAGES:
        raise not_found("language")
    data, tag = _texts(language)
    known = request.headers.get("if-none-match")
    return tagged(data, "text/plain", "no-cache", known, tag)


@cache
def _texts(language: str) -> tuple[bytes, str]:
    folder = files("greatpowers.locale") / language
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    data = "\n\n".join(file.read_text(encoding="utf-8") for file in found).encode()
    return data, tag_of(data)


HANDLERS: list[Any] = [health, metrics, texts, description]
