"""Pictures over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from ..contract import Form, Language, Theme
from ..people.permissions import seat_to_watch
from ..tagged import tagged
from .asking import Asked, TableId, address_of, house_of, somebody, table_named
from .showing import known_history, row_to_show

SeatQuery = Annotated[str, QueryParameter(max_length=60)]
At = Annotated[int | None, QueryParameter(ge=0)]


@get(["/api/tables/{table_id:str}/map.svg", "/api/tables/{table_id:str}/map.png"])
async def picture(
    request: Asked,
    table_id: TableId,
    seat: SeatQuery = "",
    at: At = None,
    language: FromQuery[Language] = "en",
    theme: FromQuery[Theme] = "light",
) -> Response[bytes]:
    """A phase as a seat may see it, in the form the path asks for."""
    form: Form = "png" if request.scope["path"].endswith(".png") else "svg"
    house, person, table = house_of(request), await somebody(request), await table_named(request, table_id)
    house.limits.spend("picture", address_of(request) if person is None else person.id)
    watched = seat_to_watch(table, person, seat, house.now)
    row = row_to_show(house, table, person, watched, at)
    history = await known_history(house, table, person)
    until = history.play.revision
    shown = until if row is None else row
    data = await house.pictures.draw(history, shown, until, watched, form, language, theme)
    media_type = "image/png" if form == "png" else "image/svg+xml"
    return tagged(data, media_type, "private, no-cache", request.headers.get("if-none-match"))


HANDLERS: list[ControllerRouterHandler] = [picture]
