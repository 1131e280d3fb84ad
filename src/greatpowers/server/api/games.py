"""What the games answer beside their questions: each lists routes in its house, and they are mounted here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from ...engine.errors import GreatPowersError
from ...engine.pack import Pack
from ...games.table import package_named, packages
from ..games.routes import (
    Answers,
    AtMoment,
    AtTable,
    InLesson,
    Parts,
    Printed,
    Route,
    SeatAsks,
    Study,
)
from ..games.school import room_after
from ..matches.table import Table
from ..people.permissions import check_plays, seat_to_watch
from ..problems import Problem, not_found, refused
from ..programs.scopes import SCOPE
from ..tagged import PACKED, packed, tagged
from .asking import Asked, TableId, address_of, asker_of, house_of, person_of, somebody, table_named
from .showing import known_history, row_to_show

PackHash = Annotated[str, QueryParameter(max_length=32)]
SeatQuery = Annotated[str, QueryParameter(max_length=60)]
At = Annotated[int | None, QueryParameter(ge=0)]
Found = TypeVar("Found")
R = TypeVar("R", bound=Route)

_CACHE = "public, max-age=3600"


def handlers() -> list[HTTPRouteHandler]:
    """The handlers of all games that have routes of their own."""
    return [
        _handler(game, route)
        for game, package in packages()
        if package.routes is not None
        for route in package.routes()
    ]


def _handler(game: str, route: Route) -> HTTPRouteHandler:
    match route:
        case Printed():
            return _printed(route)
        case Parts():
            return _parts_of_packs(game, route) if route.of_a_pack else _parts(route)
        case Study():
            return _study(route)
        case AtTable():
            return _at_table(game, route)
        case AtMoment():
            return _at_moment(game, route)
        case InLesson():
            return _in_lesson(game, route)


def _of_edition(game: str, pack: Pack | None, route: R) -> R:
    """The same route of the game as it is with a pack."""
    if pack is None:
        return route
    routes = package_named(game, pack).routes
    assert routes is not None
    return next(one for one in routes() if isinstance(one, type(route)) and one.path == route.path)


def _described(answer: Callable[..., object], route: Route, **types: object) -> Callable[..., object]:
    """The handler as the published description tells of it: parameters and answer are those of the route."""
    answer.__name__, answer.__doc__ = route.name, route.about
    answer.__annotations__ = {**answer.__annotations__, **types}
    return answer


def _typed(marker: Any, kind: object) -> object:
    """A marker of the framework with a type that is known only when the routes are listed."""
    made: object = marker[kind]
    return made


def _printed(route: Printed) -> HTTPRouteHandler:
    def answer(request: Asked) -> Response[bytes]:
        if route.packed:
            return packed(request, route.data(), route.media_type, _CACHE)
        return tagged(route.data(), route.media_type, _CACHE, request.headers.get("if-none-match"))

    opt = {PACKED: True} if route.packed else None
    return get(route.path, sync_to_thread=False, opt=opt)(_described(answer, route))


def _parts(route: Parts) -> HTTPRouteHandler:
    def answer(request: Asked, part: FromPath[str]) -> Response[bytes]:
        return packed(request, route.data[part](), _media_type(part), _CACHE)

    return get(route.path, sync_to_thread=False, opt={PACKED: True})(
        _described(answer, route, part=_part_of(route))
    )


def _parts_of_packs(game: str, route: Parts) -> HTTPRouteHandler:
    async def answer(request: Asked, part: FromPath[str], pack: PackHash = "") -> Response[bytes]:
        data = route.data[part]
        if pack and part in route.of_a_pack:
            known = await house_of(request).packs.known(game, pack)
            data = _of_edition(game, known, route).of_a_pack[part]
        return packed(request, data(), _media_type(part), _CACHE)

    return get(route.path, opt={PACKED: True})(_described(answer, route, part=_part_of(route)))


def _part_of(route: Parts) -> object:
    """The name of one of the parts."""
    return _typed(FromPath, _typed(Literal, tuple(route.data)))


def _media_type(part: str) -> str:
    return "image/avif" if part.endswith(".avif") else "application/json"


def _study(route: Study) -> HTTPRouteHandler:
    async def answer(request: Asked, data: object) -> object:
        return studied(request, lambda: route.answer(data))

    described = _described(answer, route, data=_typed(JSONBody, route.takes), **{"return": route.gives})
    return post(route.path, status_code=200, opt={SCOPE: "read"})(described)


def _in_lesson(game: str, route: InLesson) -> HTTPRouteHandler:
    async def answer(request: Asked, lesson: FromPath[str], data: Answers) -> object:
        def told() -> object:
            return route.answer(room_after(game, lesson, data.answers).match.state, data)

        return studied(request, told)

    described = _described(answer, route, data=_typed(JSONBody, route.takes), **{"return": route.gives})
    return post(route.path, status_code=200, opt={SCOPE: "read"})(described)


def studied(request: Asked, study: Callable[[], Found]) -> Found:
    """What somebody studies without a table, within his limits; refusals go out as refusals."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        return study()
    except Problem:
        raise
    except GreatPowersError as problem:
        raise refused(problem) from None


def _at_table(game: str, route: AtTable) -> HTTPRouteHandler:
    async def answer(request: Asked, table_id: TableId, data: SeatAsks) -> object:
        house, person = house_of(request), await person_of(request)
        table = await table_named(request, table_id)
        house.limits.spend("decide", person.id)
        check_plays(table, person, data.seat)
        _check_plays_game(table, game)
        play = table.playing()
        try:
            return _of_edition(game, table.about.pack, route).answer(play.state, play.revision, data)
        except GreatPowersError as problem:
            raise refused(problem) from None

    described = _described(answer, route, data=_typed(JSONBody, route.takes), **{"return": route.gives})
    return post(route.path, status_code=200, opt={SCOPE: "read"})(described)


def _at_moment(game: str, route: AtMoment) -> HTTPRouteHandler:
    async def answer(request: Asked, table_id: TableId, seat: SeatQuery = "", at: At = None) -> object:
        house, person = house_of(request), await somebody(request)
        house.limits.spend("read", asker_of(request, person))
        table = await table_named(request, table_id)
        _check_plays_game(table, game)
        watched = seat_to_watch(table, person, seat, house.now)
        row = row_to_show(house, table, person, watched, at)
        told = _of_edition(game, table.about.pack, route).answer
        if row is None:
            return told(table.playing().state)
        return told((await known_history(house, table, person)).state(row))

    return get(route.path)(_described(answer, route, **{"return": route.gives}))


def _check_plays_game(table: Table, game: str) -> None:
    """A route below a table is there for tables of its own game."""
    if table.about.game != game:
        raise not_found()
