"""Pictures of a phase: the board where it began, and what was ordered and came of it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Literal

from ..games.diplomacy.drawing import render_png, render_svg
from ..games.diplomacy.drawing.picture import Language, Picture
from ..games.diplomacy.names import POWERS
from ..games.diplomacy.orders import order_from_text
from ..games.diplomacy.portrait import Given, portrait, told_orders
from ..locale import Texts
from .history import History
from .problems import Problem
from .workers import Workers, WorkFailed

Theme = Literal["light", "dark"]
Form = Literal["svg", "png"]

_SECONDS = 60.0
_MOST_REMEMBERED = 64


class Pictures:
    """Draws in a worker process and remembers the latest."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
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
        if history.play.match.game.id != "diplomacy":
            raise Problem(404, "no-picture", "there are no pictures of this game")
        picture = picture_of(history, row, until, seat, language)
        key = (history.about.id, row, until, seat, form, language, theme)
        if key not in self._drawn:
            try:
                self._drawn[key] = await self._workers.run(_SECONDS, render, picture, form, theme)
            except WorkFailed:
                raise Problem(503, "busy", "try again in a moment") from None
            while len(self._drawn) > _MOST_REMEMBERED:
                self._drawn.popitem(last=False)
        return self._drawn[key]


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker."""
    if form == "png":
        return render_png(picture, theme=theme)
    return render_svg(picture, theme=theme).encode()


def picture_of(history: History, row: int, until: int, seat: str | None, language: Language) -> Picture:
    """Results if the phase is over by then; otherwise the seat's own orders."""
    begun = history.phase_before(row)
    board = history.view(begun, seat)
    orders = told_orders(history.events(begun, min(history.phase_after(begun), until), seat))
    if not orders:
        owners = {unit.text: POWERS[unit.power] for unit in board.units.values()}
        written = [order_from_text(text) for text in history.view(row, seat).own_orders]
        orders = [Given(owners[unit], o) for o in written if (unit := " ".join(o.text.split()[:2])) in owners]
    title = Texts(language).format(
        "dip-phase", season=str(board.season), year=str(board.year), kind=str(board.phase)
    )
    return portrait(board, title, language, orders)
