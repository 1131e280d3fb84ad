"""The pages of the client. That of a table says which game is played there and what it is made of: what a
browser would otherwise find out step by step it then asks for at once."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ..client_files import ClientFiles
from ..people.permissions import may_see
from ..tagged import PACKED
from .asking import Asked, house_of, somebody

_TABLE: Final = re.compile(r"/table/([A-Za-z0-9_-]{4,24})/?")
#: A page that is not told in this time goes without.
_PATIENCE_SECONDS: Final = 0.5


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def client_page(request: Asked) -> Response[bytes]:
    """Everything that is not API belongs to the client."""
    path = request.scope["path"]
    if path.startswith(("/api/", "/ws/")):
        raise NotFoundException
    files: ClientFiles = request.app.state.client_files
    table = _TABLE.fullmatch(path)
    return files.answer(request, await _game_of(request, table[1]) if table else None)


async def _game_of(request: Asked, table_id: str) -> str | None:
    """The game of a table the asker may see; it is read from the store while the page is on its way."""
    house = house_of(request)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            table = await house.matches.at_first_glance(table_id)
            if not may_see(table, await somebody(request)):
                return None
    except Exception:  # The page is there for everybody; what is wrong is told by what it asks for.
        return None
    house.matches.expect(table_id)
    return table.about.game


HANDLERS = [client_page]
