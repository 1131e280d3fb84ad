"""The application: handlers, their guards, and the last word on anything that goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import structlog
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from .api import (
    client,
    dice,
    games,
    lobby,
    mailing,
    notices,
    people,
    pictures,
    play,
    positions,
    records,
    remarks,
    school,
    scores,
    sockets,
    takebacks,
    upgrades,
)
from .api import house as house_api
from .api.asking import person_of
from .api.club import absence, masters, order, passkeys, profiles, programs, ratings, relations, streams
from .api.club import clubs as club_api
from .api.club import events as event_api
from .client_files import ClientFiles
from .heads import answering_head
from .house import House
from .metrics import counted
from .problems import Problem
from .programs.scopes import SCOPE, check_scope, scope_of
from .requests import Asked, Connection, bearer_token
from .security import secured
from .settings import Settings
from .tagged import PACKED

log = structlog.get_logger()


def create_app(settings: Settings) -> Litestar:
    """One server process on the given data."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
        except Exception as problem:
            app.state.not_opened = problem
            raise
        try:
            yield
        finally:
            await house.close()

    handlers: list[ControllerRouterHandler] = [
        *people.HANDLERS,
        *passkeys.HANDLERS,
        *relations.HANDLERS,
        *ratings.HANDLERS,
        *profiles.HANDLERS,
        *notices.HANDLERS,
        *mailing.HANDLERS,
        *lobby.HANDLERS,
        *play.HANDLERS,
        *takebacks.HANDLERS,
        *absence.HANDLERS,
        *masters.HANDLERS,
        *order.HANDLERS,
        *records.HANDLERS,
        *scores.HANDLERS,
        *remarks.HANDLERS,
        *upgrades.HANDLERS,
        *pictures.HANDLERS,
        *games.handlers(),
        *school.HANDLERS,
        *positions.HANDLERS,
        *dice.HANDLERS,
        *sockets.HANDLERS,
        *programs.HANDLERS,
        *streams.HANDLERS,
        *house_api.HANDLERS,
        *event_api.HANDLERS,
        *club_api.HANDLERS,
        *client.HANDLERS,
    ]
    app = Litestar(
        route_handlers=handlers,
        lifespan=[open_house],
        guards=[_door],
        before_request=_read_body,
        middleware=[counted, secured],
        exception_handlers={Problem: _answer_problem, HTTPException: _answer_http, Exception: _answer_bug},
        openapi_config=OpenAPIConfig(
            title="Great Powers", version=version("greatpowers"), path="/api/description", render_plugins=()
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        request_max_body_size=settings.largest_body,
        logging_config=None,
        pdb_on_exception=False,
    )
    app.asgi_handler = answering_head(app.asgi_handler)
    app.state.house = house
    app.state.not_opened = None
    app.state.client_files = ClientFiles(settings.client)
    return app


async def _door(connection: Connection, handler: BaseRouteHandler) -> None:
    if handler.opt.get("from_anywhere"):
        return
    house: House = connection.app.state.house
    method = connection.scope.get("method")
    if isinstance(method, str):
        house.door.check_request(method, connection)
        if bearer_token(connection) is not None:
            person = await person_of(connection)
            check_scope(person, scope_of(method, handler.paths, handler.opt.get(SCOPE)))


async def _read_body(request: Asked) -> None:
    """No text with a null character goes any further: neither database nor client has a use for it."""
    query = request.scope.get("query_string", b"")
    if b"\0" in query or b"%00" in query:
        raise Problem(400, "null-character", "the query holds a null character")
    if request.method in ("POST", "PATCH", "PUT"):
        try:
            body = await request.body()
        except InternalServerException:
            # Whoever asked has gone in the middle of it, which is nobody's mistake.
            raise Problem(400, "body-unfinished", "the body broke off") from None
        if b"\0" in body or b"\\u0000" in body:
            raise Problem(400, "null-character", "the body holds a null character")


def _answer_problem(_: Asked, problem: Problem) -> Response[object]:
    return Response(problem.body(), status_code=problem.status, headers=problem.headers)


_CODES = {
    400: "bad-request",
    401: "sign-in-needed",
    403: "not-allowed",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-media-type",
}


def _answer_http(request: Asked, problem: HTTPException) -> Response[object]:
    """What the framework refuses, in our own form."""
    status = problem.status_code
    detail = problem.detail
    extra = getattr(problem, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{extra[0].get('key', '')}: {extra[0].get('message', detail)}"
    if status >= 500:
        return _answer_bug(request, problem)
    told = Problem(status, _CODES.get(status, "bad-request"), str(detail)[:300])
    return Response(told.body(), status_code=status, headers=dict(problem.headers or {}))


def _answer_bug(request: Asked, problem: Exception) -> Response[object]:
    """Our own mistake: logged in full, told in one line."""
    if isinstance(problem, UnicodeDecodeError | RecursionError):
        # Only reading a body can lead here: bytes that are no text, or brackets without end.
        told = Problem(400, "bad-request", "the body cannot be read")
        return Response(told.body(), status_code=400)
    # Not the path itself: it may hold the token of an invitation.
    path = request.scope.get("path_template", "")
    log.error("bug", method=request.method, path=path, exc_info=problem)
    told = Problem(500, "our-mistake", "something went wrong on our side")
    return Response(told.body(), status_code=500)
