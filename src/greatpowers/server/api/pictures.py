"""Pictures and films over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from ..contract import Language, PictureForm, Theme
from ..games.films import Progress, Wanted
from ..people.permissions import seat_to_watch
from ..tagged import tagged
from .asking import Asked, TableId, asker_of, house_of, somebody, table_named
from .showing import known_history, row_to_show

SeatQuery = Annotated[str, QueryParameter(max_length=60)]
At = Annotated[int | None, QueryParameter(ge=0)]
From = Annotated[int | None, QueryParameter(name="from", ge=0)]

_FORMS: Final[dict[str, PictureForm]] = {"map.svg": "svg", "map.png": "png", "card.png": "card"}
_MEDIA_TYPES: Final = {"svg": "image/svg+xml", "png": "image/png", "card": "image/png"}
#: Other sites may show what links to us are shown with.
_FOR_ALL: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}


@get([f"/api/tables/{{table_id:str}}/{name}" for name in _FORMS])
async def picture(
    request: Asked,
    table_id: TableId,
    seat: SeatQuery = "",
    at: At = None,
    language: FromQuery[Language] = "en",
    theme: FromQuery[Theme] = "light",
) -> Response[bytes]:
    """A phase as a seat may see it, in the form the path asks for."""
    form = _FORMS[request.scope["path"].rsplit("/", 1)[-1]]
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    house.limits.spend("picture", asker_of(request, person))
    watched = seat_to_watch(table, person, seat, house.now)
    row = row_to_show(house, table, person, watched, at)
    history = await known_history(house, table, person)
    until = history.last
    shown = until if row is None else row
    data = await house.pictures.draw(history, shown, until, watched, form, language, theme)
    answer = tagged(data, _MEDIA_TYPES[form], "private, no-cache", request.headers.get("if-none-match"))
    if form == "card":
        answer.headers.update(_FOR_ALL)
    return answer


@get("/api/games/{game:str}/card.png")
async def card_of_game(
    request: Asked,
    game: FromPath[str],
    language: FromQuery[Language] = "en",
    theme: FromQuery[Theme] = "light",
) -> Response[bytes]:
    """What a link is shown with where nobody else may look at the board."""
    house = house_of(request)
    house.limits.spend("picture", asker_of(request, await somebody(request)))
    data = await house.pictures.card_of(game, language, theme)
    answer = tagged(data, "image/png", "public, max-age=3600", request.headers.get("if-none-match"))
    answer.headers.update(_FOR_ALL)
    return answer


@get(["/api/tables/{table_id:str}/animation.gif", "/api/tables/{table_id:str}/animation.webp"])
async def animation(
    request: Asked,
    table_id: TableId,
    seat: SeatQuery = "",
    from_: From = None,
    to: At = None,
    language: FromQuery[Language] = "en",
    theme: FromQuery[Theme] = "light",
) -> Response[bytes] | Response[Progress]:
    """The game or a stretch of it as a film; 202 and how far it is while it is being made."""
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    asker = asker_of(request, person)
    house.limits.spend("picture", asker)
    watched = seat_to_watch(table, person, seat, house.now)
    last = row_to_show(house, table, person, watched, to)
    history = await known_history(house, table, person)
    wanted = Wanted(
        first=0 if from_ is None else history.play.row_seen(watched, from_),
        last=history.last if last is None else last,
        seat=watched,
        form="gif" if request.scope["path"].endswith(".gif") else "webp",
        language=language,
        theme=theme,
    )
    found = await house.films.film(history, wanted, lambda: house.limits.spend("film", asker))
    if isinstance(found, Progress):
        return Response(found, status_code=202, headers={"Retry-After": "2", "Cache-Control": "no-store"})
    return tagged(found, f"image/{wanted.form}", "private, no-cache", request.headers.get("if-none-match"))


HANDLERS: list[ControllerRouterHandler] = [picture, card_of_game, animation]
