"""The Napoleonic Wars drawn: the board at one moment, with the pieces, Flags and points everybody sees."""

from __future__ import annotations

from typing import Final

from ....server.contract import Form, History, Painter, Theme
from ..pictures import Picture, render_png, render_svg
from ..pictures.picture import Language
from ..pictures.portrait import portrait


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker. Hill shading would more than double the work and the size."""
    if form == "png":
        return render_png(picture, theme=theme, relief=False)
    return render_svg(picture, theme=theme).encode()


def picture_of(history: History, row: int, until: int, seat: str | None, language: Language) -> Picture:
    """The position after a row; hands are not drawn."""
    return portrait(history.view(min(row, until), seat), language)


PAINTER: Final = Painter(picture_of, render)
