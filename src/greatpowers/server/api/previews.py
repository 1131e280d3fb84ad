"""What a link to us is shown with elsewhere: title, one sentence, picture, as tags in the head of the page.

Nobody is recognized here, so that a link says no more than a stranger may see.
"""

from __future__ import annotations

import asyncio
import html
import re
from typing import Final, NamedTuple
from urllib.parse import urlencode

from ...games.table import package_named
from ...locale import LANGUAGES, Texts
from ..contract import Language
from ..house import House
from ..matches.table import Seat, Table
from ..people.permissions import may_see
from .asking import Asked, address_of, checked_token, house_of
from .showing import known_history, row_to_show

_TABLE: Final = re.compile(r"/table/([A-Za-z0-9_-]{4,24})(?:/[a-z]+)?/?")
_INVITATION: Final = re.compile(r"/join/([A-Za-z0-9_-]{8,40})/?")
_PATIENCE_SECONDS: Final = 10.0
_SITE: Final = "Great Powers"
_CARD: Final = (1200, 630)
_ICON: Final = "/icons/icon-512.png"
_HOST: Final = re.compile(r"[A-Za-z0-9.\-_\[\]:]{1,255}")
#: Longer titles are cut where they are shown anyway.
_LONGEST: Final = 200


class Preview(NamedTuple):
    """What is said of a page; `picture` is a path, empty: our own mark."""

    title: str
    about: str
    picture: str = ""


async def head_of(request: Asked, path: str) -> bytes:
    """The tags of a page; nobody is kept waiting long for them, and what is wrong is told elsewhere."""
    house, language = house_of(request), language_of(request)
    texts = Texts(language)
    try:
        house.limits.spend("picture", address_of(request))
        async with asyncio.timeout(_PATIENCE_SECONDS):
            preview = await _of_page(request, path, texts, language)
    except Exception:
        preview = of_house(texts)
    return tags(preview, request, house.settings.public_url, language)


async def _of_page(request: Asked, path: str, texts: Texts, language: Language) -> Preview:
    house = house_of(request)
    if table := _TABLE.fullmatch(path):
        at = request.query_params.get("at", "")
        moment = int(at) if at.isdecimal() and len(at) < 9 else None
        return await of_table(house, await house.matches.table(table[1]), texts, language, moment)
    if invitation := _INVITATION.fullmatch(path):
        found, seat = await house.seats.invited(checked_token(invitation[1]))
        return await of_invitation(house, found, seat, texts, language)
    return of_house(texts)


def is_browser(request: Asked) -> bool:
    """Browsers say where they are going; those who make previews do not."""
    return "sec-fetch-mode" in request.headers


def language_of(request: Asked) -> Language:
    """The first of our languages that the asker names."""
    wanted = re.findall(r"\b([a-z]{2})\b(?:-[A-Za-z]+)?", request.headers.get("accept-language", "")[:200])
    known: tuple[Language, ...] = ("en", "ru", "hu")
    return next((language for word in wanted for language in known if language == word), "en")


def of_house(texts: Texts) -> Preview:
    return Preview(_SITE, texts.format("preview-house"))


async def of_table(house: House, table: Table, texts: Texts, language: Language, at: int | None) -> Preview:
    """A table as strangers may see it: how it stands, or who is still awaited."""
    about = table.about
    if not may_see(table, None):
        return of_house(texts)
    game = texts.format(f"web-game-{about.game}")
    title = texts.format("preview-table", game=game, title=about.title)
    if table.play is None:
        free = sum(seat.is_free for seat in table.seats.values())
        said = texts.format("preview-waiting", game=game, free=free)
        return Preview(title, said, _game_card(about.game, language))
    painting = package_named(about.game, about.pack).painter
    if painting is None:
        return Preview(title, texts.format("preview-house"))
    history = await known_history(house, table, None)
    row = row_to_show(house, table, None, None, at)
    shown = history.last if row is None else row
    painter = painting()
    plate = painter.plate(painter.picture_of(history, shown, history.last, None, language, None))
    scores = [texts.format("preview-score", name=one.name, value=one.value) for one in plate.standings]
    said = texts.format("preview-standing", title=plate.title, standings=", ".join(scores))
    asked = {"language": language, "at": table.playing().seen_number(None, shown)}
    return Preview(title, said, f"/api/tables/{table.id}/card.png?{urlencode(asked)}")


async def of_invitation(house: House, table: Table, seat: Seat, texts: Texts, language: Language) -> Preview:
    """Who invites to what: whoever has the link may know it."""
    about = table.about
    shown = about.owner is not None and not about.anonymous
    names = await house.people.names_of([about.owner]) if about.owner and shown else {}
    game = texts.format(f"web-game-{about.game}")
    owner = names.get(about.owner or "", _SITE)
    seat_name = package_named(about.game, about.pack).terminal().seat_name(texts, seat.seat)
    return Preview(
        texts.format("preview-invitation", owner=owner, game=game),
        texts.format("preview-invitation-about", title=about.title, seat=seat_name),
        _game_card(about.game, language),
    )


def _game_card(game: str, language: Language) -> str:
    return f"/api/games/{game}/card.png?{urlencode({'language': language})}"


def tags(preview: Preview, request: Asked, public_url: str, language: Language) -> bytes:
    """The tags that others look for in a page, with whole addresses."""
    base = base_of(request, public_url)
    said = {
        "og:site_name": _SITE,
        "og:type": "website",
        "og:locale": _LOCALES[language],
        "og:url": base + request.scope["path"],
        "og:title": preview.title[:_LONGEST],
        "og:description": preview.about[: 2 * _LONGEST],
        "og:image": base + (preview.picture or _ICON),
    }
    if preview.picture:
        width, height = _CARD
        said |= {"og:image:width": str(width), "og:image:height": str(height)}
        said |= {"og:image:alt": preview.about[: 2 * _LONGEST]}
    made = [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in said.items()]
    card = "summary_large_image" if preview.picture else "summary"
    made.append(f'<meta name="twitter:card" content="{card}">')
    return "".join(made).encode()


_LOCALES: Final = dict(zip(LANGUAGES, ("en_GB", "ru_RU", "hu_HU"), strict=True))


def base_of(request: Asked, public_url: str) -> str:
    """The address people use: the one we were told, or the one that was asked for."""
    if public_url:
        return public_url.rstrip("/")
    host = request.headers.get("host", "")
    scheme = "https" if request.scope["scheme"] == "https" else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""
