"""Paths of Glory drawn: both boards at one moment, with the counters, works and tracks everybody sees."""

from __future__ import annotations

from typing import Final

from ....server.contract import Form, History, Painter, Theme
from ..pictures import Picture, render_png, render_svg
from ..pictures.picture import Language
from ..pictures.portrait import portrait
from ..rules.supply.attrition import out_of_supply


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker. Hill shading would more than double the work and the size."""
    if form == "png":
        return render_png(picture, theme=theme, relief=False)
    return render_svg(picture, theme=theme).encode()


def picture_of(history: History, row: int, until: int, seat: str | None, language: Language) -> Picture:
    """The position after a row; hands are not drawn."""
    shown = min(row, until)
    return portrait(history.view(shown, seat), out_of_supply(history.state(shown)), language)


PAINTER: Final = Painter(picture_of, render)
