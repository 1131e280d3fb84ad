"""Pictures of a phase, for the games that can be drawn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from ..contract import Form, Language, Theme
from ..matches.history import History
from ..matches.table import About
from ..problems import Problem
from ..workers.pool import Workers, WorkFailed
from .packs import in_edition, parcel

_SECONDS = 60.0
_MOST_REMEMBERED = 64


class Painter(NamedTuple):
    """How one game is drawn."""

    #: What is to be drawn of the phase of a row, as a seat may see it knowing nothing after another row.
    picture_of: Callable[[History, int, int, str | None, Language], Any]
    #: Done in a worker with what `picture_of` gave.
    render: Callable[[Any, Form, Theme], bytes]


class Pictures:
    """Draws in a worker process and remembers the latest."""

    def __init__(self, workers: Workers, painter_of: Callable[[About], Painter | None]) -> None:
        self._workers = workers
        self._painter_of = painter_of
        self._drawn: OrderedDict[Any, bytes] = OrderedDict()

    async def draw(
        self,
        history: History,
        row: int,
        until: int,
        seat: str | None,
        form: Form,
        language: Language,
        theme: Theme,
    ) -> bytes:
        """The phase of this row as the seat may see it, knowing nothing after another row."""
        painter = self._painter_of(history.about)
        if painter is None:
            raise Problem(404, "no-picture", "there are no pictures of this game")
        picture = painter.picture_of(history, row, until, seat, language)
        key = (history.about.id, row, until, seat, form, language, theme)
        if key not in self._drawn:
            try:
                self._drawn[key] = await self._rendered(history.about, painter, picture, form, theme)
            except WorkFailed:
                raise Problem(503, "busy", "try again in a moment") from None
            while len(self._drawn) > _MOST_REMEMBERED:
                self._drawn.popitem(last=False)
        return self._drawn[key]

    async def _rendered(
        self, about: About, painter: Painter, picture: Any, form: Form, theme: Theme
    ) -> bytes:
        """In a worker, which must know the pack before it can read the picture."""
        if about.pack is None:
            return await self._workers.run(_SECONDS, painter.render, picture, form, theme)
        sent = parcel(painter.render, picture, form, theme)
        data: bytes = await self._workers.run(_SECONDS, in_edition, about.game, about.pack, sent)
        return data
