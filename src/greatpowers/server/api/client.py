"""The pages of the client. That of a table says which game is played there and what it is made of: what a
browser would otherwise find out step by step it then asks for at once."""

from __future__ import annotations

import asyncio
import re
from typing import Final
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ...locale import LANGUAGES
from ..client_files import Ahead, ClientFiles
from ..matches.table import Table
from ..people.people import Person
from ..people.permissions import may_see
from ..tagged import PACKED
from ..warming import printed_at_once
from .asking import Asked, house_of, somebody
from .previews import head_of, is_browser

_TABLE: Final = re.compile(r"/table/([A-Za-z0-9_-]{4,24})/?")
_ID: Final = "[A-Za-z0-9_-]{1,80}"
#: The paths behind which the client has a page, as in its `router.ts`.
_PAGES: Final = re.compile(
    rf"/|/(find|mine|replays|arena|account|new|rules)/?|/(new|rules|learn|join|table)/{_ID}/?"
    rf"|/table/{_ID}/(verification|dice)/?|/study/{_ID}/{_ID}/?"
)
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
    head = await head_of(request, path) if files.is_page(path) and not is_browser(request) else b""
    answer = files.answer(request, await _ahead_of(request, table[1]) if table else None, head)
    if answer.status_code != 304 and files.is_page(path) and _PAGES.fullmatch(path) is None:
        # The client says in words that there is nothing; machines read it from the status.
        answer.status_code = 404
    return answer


async def _ahead_of(request: Asked, table_id: str) -> Ahead | None:
    """What is needed of a table the asker may see; it is read from the store while the page is on its way."""
    house = house_of(request)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            table = await house.matches.at_first_glance(table_id)
            person = await somebody(request)
            if not may_see(table, person):
                return None
    except Exception:  # The page is there for everybody; what is wrong is told by what it asks for.
        return None
    house.matches.expect(table_id)
    return Ahead(table.about.game, (*_of_table(table, person), *_of_game(table, _language(request, person))))


def _of_table(table: Table, person: Person | None) -> list[str]:
    """Who is looking, the table, and its snapshot where it is plain from which seat he looks."""
    found = ["/api/me", f"/api/tables/{table.id}"]
    mine = table.seats_of(person.id) if person is not None else []
    if len(mine) == 1 and table.about.status in ("playing", "finished"):
        found.append(f"/api/tables/{table.id}/snapshot?{urlencode({'seat': mine[0]})}")
    return found


def _of_game(table: Table, language: str) -> list[str]:
    """Texts in the language that is probably spoken, and what is printed; packs have other things printed."""
    texts = [f"/api/locale/{language}/{part}" for part in ("shell", table.about.game)]
    if table.about.pack is not None:
        return texts
    return texts + list(printed_at_once(table.about.game))


def _language(request: Asked, person: Person | None) -> str:
    """The person's, else what the browser speaks; where this is wrong a text is fetched in vain."""
    spoken = [tag.strip()[:2].lower() for tag in request.headers.get("accept-language", "").split(",")]
    known = [person.language] if person is not None else [tag for tag in spoken if tag in LANGUAGES]
    return known[0] if known else "en"


HANDLERS = [client_page]
