"""What the first visitor of a server would wait for is done before he comes: its games are imported and what
their tables show at once is at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..games.table import package_named, packages
from ..locale import LANGUAGES
from .games.routes import Parts, Printed
from .games.served import game_named, wire_of
from .games.text_parts import SHELL, texts_of


async def warm_up() -> None:
    """Game by game, in a thread: whoever comes meanwhile is served between them."""
    for game, package in packages():
        if package.wire is not None:
            await asyncio.to_thread(_warm, game)


def _warm(game: str) -> None:
    game_named(game)
    wire_of(game)
    for language in LANGUAGES:
        texts_of(language, SHELL)
        texts_of(language, game)
    for path in printed_at_once(game).values():
        path()


def printed_at_once(game: str) -> dict[str, Callable[[], bytes]]:
    """What a table of the game cannot be shown without, by address."""
    routes = package_named(game).routes
    found: dict[str, Callable[[], bytes]] = {}
    for route in routes() if routes is not None else ():
        if isinstance(route, Printed) and route.at_once:
            found[route.path] = route.data
        elif isinstance(route, Parts):
            found |= {route.path.replace("{part:str}", part): route.data[part] for part in route.at_once}
    return found
