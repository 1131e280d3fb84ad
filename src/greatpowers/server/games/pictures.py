"""Pictures of a phase, for the games that can be drawn."""

from __future__ import annotations

from collections import OrderedDict

from ...games.table import GAMES, package_named
from ..contract import Language, Painter, PictureForm, Theme
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
        self._cards: dict[tuple[str, Language, Theme], bytes] = {}

    async def draw(
        self,
        history: History,
        row: int,
        until: int,
        seat: str | None,
        form: PictureForm,
        language: Language,
        theme: Theme,
    ) -> bytes:
        """The phase of this row as the seat may see it, knowing nothing after another row."""
        painting = package_named(history.about.game, history.about.pack).painter
        if painting is None:
            raise Problem(404, "no-picture", "there are no pictures of this game")
        painter = painting()
        picture = painter.picture_of(history, row, until, seat, language, None)
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
        self, about: About, painter: Painter, picture: object, form: PictureForm, theme: Theme
    ) -> bytes:
        """In a worker, which must know the pack before it can read the picture."""
        sent = (painter.card, picture, theme) if form == "card" else (painter.render, picture, form, theme)
        if about.pack is None:
            return await self._workers.run(_SECONDS, *sent)
        return await self._workers.run(_SECONDS, in_edition, about.game, about.pack, parcel(*sent))

    async def card_of(self, game: str, language: Language, theme: Theme) -> bytes:
        """What a link is shown with where nobody may look at the board: a position everybody knows."""
        painting = package_named(game).painter if game in GAMES else None
        if painting is None:
            raise Problem(404, "no-picture", "there are no pictures of this game")
        painter, key = painting(), (game, language, theme)
        if key not in self._cards:
            try:
                self._cards[key] = await self._workers.run(
                    _SECONDS, painter.card, painter.example(language), theme
                )
            except WorkFailed:
                raise Problem(503, "busy", "try again in a moment") from None
        return self._cards[key]
