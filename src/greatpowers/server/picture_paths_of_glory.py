"""Paths of Glory drawn: both boards at one moment, with the counters, works and tracks everybody sees."""

from __future__ import annotations

from ..games.paths_of_glory.attrition import out_of_supply
from ..games.paths_of_glory.drawing import Picture, render_png, render_svg
from ..games.paths_of_glory.drawing.picture import Language
from ..games.paths_of_glory.portrait import portrait
from .contract import Form, History, Theme


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker. Hill shading would more than double the work and the size."""
    if form == "png":
        return render_png(picture, theme=theme, relief=False)
    return render_svg(picture, theme=theme).encode()


def picture_of(history: History, row: int, until: int, seat: str | None, language: Language) -> Picture:
    """The position after a row; hands are not drawn."""
    shown = min(row, until)
    return portrait(history.view(shown, seat), out_of_supply(history.state(shown)), language)
