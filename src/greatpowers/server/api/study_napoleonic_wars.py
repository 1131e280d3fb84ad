"""Reading about The Napoleonic Wars without a table: numbers of the nations, and where the data come from."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from ...games.napoleonic_wars.house.reference import reference
from ..live.wire import encode
from ..tagged import tagged
from .asking import Asked


@get("/api/napoleonic-wars/reference", sync_to_thread=False)
def numbers(request: Asked) -> Response[bytes]:
    """Numbers of the nations for the player aid, and which data are known and which reconstructed."""
    return tagged(
        encode(reference()), "application/json", "public, max-age=3600", request.headers.get("if-none-match")
    )


HANDLERS: list[Any] = [numbers]
