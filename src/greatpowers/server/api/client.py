"""The pages of the client. That of a table says which game is played there and what it is made of: what a
browser would otherwise find out step by step it then asks for at once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from typing import Final, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException

from ...games.table import GAMES
from ...locale import LANGUAGES
from ..client_files import Ahead, ClientFiles
from ..matches.table import Table
from ..people.people import Person
from ..people.permissions import may_see
from ..problems import Problem
from ..tagged import PACKED
from ..warming import printed_at_once
from .asking import Asked, checked_token, house_of, somebody
from .previews import head_of, is_browser

_TABLE: Final = re.compile(r"/table/([A-Za-z0-9_-]{4,24})/?")
#: All pages that are about one table, or one game, or one invitation.
_OF_TABLE: Final = re.compile(r"/table/([^/]+)(?:/[a-z]+)?/?")
_OF_GAME: Final = re.compile(r"/(?:new|rules|learn|study)/([^/]+)(?:/[^/]+)?/?")
_OF_INVITATION: Final = re.compile(r"/join/([^/]+)/?")
_ID: Final = "[A-Za-z0-9_-]{1,80}"
#: The paths behind which the client has a page, as in its `router.ts`.
_PAGES: Final = re.compile(
    rf"/|/(find|mine|replays|arena|account|new|rules|clubs|moderation|people)/?"
    rf"|/(new|rules|learn|join|table|event|club)/{_ID}/?|/events(/new)?/?"
    rf"|/table/{_ID}/(verification|dice)/?|/study/{_ID}/{_ID}/?"
    rf"|/account/(notices|programs|leave|standing)/?|/(confirm|password|unsubscribe)/{_ID}/?|/password/?"
    # Names are written in any alphabet.
    rf"|/people/[^/]{{1,80}}/?"
)
#: A page that is not told in this time goes without.
_PATIENCE_SECONDS: Final = 0.5
_NOT_FOUND: Final = 404


class _Seen(NamedTuple):
    """A table, and who looks at it; without a table there is nothing he may look at."""

    table: Table | None
    person: Person | None


#: The page behind a link that can also be posted to, by mail programs.
_UNSUBSCRIBE: Final = "/unsubscribe/{token:str}"


@get(["/", "/{path:path}", _UNSUBSCRIBE], include_in_schema=False, opt={PACKED: True})
async def client_page(request: Asked) -> Response[bytes]:
    """Everything that is not API belongs to the client."""
    path = request.scope["path"]
    if path.startswith(("/api/", "/ws/")):
        raise NotFoundException
    files: ClientFiles = request.app.state.client_files
    is_page = files.is_page(path)
    about = _OF_TABLE.fullmatch(path) if is_page else None
    seen = await _seen(request, about[1]) if about else None
    head = await head_of(request, path) if is_page and not is_browser(request) else b""
    ahead = _ahead_of(request, seen) if seen and _TABLE.fullmatch(path) else None
    answer = files.answer(request, ahead, head)
    missing = is_page and (await _is_nowhere(request, path) or (seen is not None and seen.table is None))
    if answer.status_code != 304 and missing:
        # The client says in words that there is nothing; machines read it from the status.
        answer.status_code = 404
    return answer


async def _is_nowhere(request: Asked, path: str) -> bool:
    """Neither a page of the client, nor about a game or an invitation that there is."""
    if _PAGES.fullmatch(path) is None:
        return True
    if game := _OF_GAME.fullmatch(path):
        return game[1] not in GAMES
    if invitation := _OF_INVITATION.fullmatch(path):
        return await _is_unknown(_invitation(request, invitation[1]))
    return False


async def _invitation(request: Asked, token: str) -> object:
    return await house_of(request).seats.invited(checked_token(token))


async def _seen(request: Asked, table_id: str) -> _Seen | None:
    """The table if the asker may see it; None if that cannot be told now.

    It is read from the store while the page is on its way.
    """
    house = house_of(request)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            person = await somebody(request)
            table = await house.matches.at_first_glance(table_id)
            return _Seen(table if may_see(table, person) else None, person)
    except Problem as problem:
        return _Seen(None, None) if problem.status == _NOT_FOUND else None
    except Exception:  # The page is there for everybody; what is wrong is told by what it asks for.
        return None


async def _is_unknown(asked: Awaitable[object]) -> bool:
    """Is the answer, if it comes in time, that there is no such thing?"""
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await asked
    except Problem as problem:
        return problem.status == _NOT_FOUND
    except Exception:  # as above
        return False
    return False


def _ahead_of(request: Asked, seen: _Seen) -> Ahead | None:
    """What is needed of a table the asker may see."""
    if seen.table is None:
        return None
    house_of(request).matches.expect(seen.table.about.id)
    data = (*_of_table(seen.table, seen.person), *_of_game(seen.table, _language(request, seen.person)))
    return Ahead(seen.table.about.game, data)


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
