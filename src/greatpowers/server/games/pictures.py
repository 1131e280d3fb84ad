"""Pictures of a phase, for the games that can be drawn."""

from __future__ import annotations

from collections import OrderedDict

from ...games.table import package_named
from ..contract import Form, Language, Painter, Theme
from ..matches.history import History
from ..matches.table import About
from ..problems import Problem
from ..workers.pool import Workers, WorkFailed
from .packs import in_edition, parcel

_SECONDS = 60.0
_MOST_REMEMBERED = 64


class Pictures:
    """Draws in a worker process and remembers the latest."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._drawn: OrderedDict[object, bytes] = OrderedDict()

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
        painting = package_named(history.about.game, history.about.pack).painter
        if painting is None:
            raise Problem(404, "no-picture", "there are no pictures of this game")
        painter = painting()
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
        self, about: About, painter: Painter, picture: object, form: Form, theme: Theme
    ) -> bytes:
        """In a worker, which must know the pack before it can read the picture."""
        if about.pack is None:
            return await self._workers.run(_SECONDS, painter.render, picture, form, theme)
        sent = parcel(painter.render, picture, form, theme)
        return await self._workers.run(_SECONDS, in_edition, about.game, about.pack, sent)
