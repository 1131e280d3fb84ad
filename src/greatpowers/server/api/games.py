"""What the games answer beside their tables: each lists routes in its house, and they are mounted here."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from ...engine.errors import GreatPowersError
from ...games.table import GAMES, part_of
from ..games.routes import Printed, Route, Study
from ..problems import Problem, refused
from ..tagged import PACKED, packed
from .asking import Asked, address_of, house_of


def handlers() -> list[Any]:
    """The handlers of all games that have routes of their own."""
    routes = [route for name, game in GAMES.items() if "routes" in game.house for route in _routes_of(name)]
    return [_printed(route) if isinstance(route, Printed) else _study(route) for route in routes]


def _routes_of(game: str) -> list[Route]:
    found: list[Route] = part_of(game, None, "house.routes").ROUTES
    return found


def _printed(route: Printed) -> Any:
    def answer(request: Asked) -> Response[bytes]:
        return packed(request, route.data(), route.media_type, "public, max-age=3600")

    answer.__name__, answer.__doc__ = route.name, route.about
    return get(route.path, sync_to_thread=False, opt={PACKED: True})(answer)


def _study(route: Study) -> Any:
    async def answer(request: Asked, data: Any) -> Any:
        house_of(request).limits.spend("study", address_of(request))
        try:
            return route.answer(data)
        except Problem:
            raise
        except GreatPowersError as problem:
            raise refused(problem) from None

    answer.__name__, answer.__doc__ = route.name, route.about
    body: Any = JSONBody
    answer.__annotations__ = {"request": Asked, "data": body[route.takes], "return": route.gives}
    return post(route.path, status_code=200)(answer)
