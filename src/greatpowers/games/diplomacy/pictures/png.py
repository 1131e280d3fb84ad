"""A picture as PNG, drawn without any library of the system and with our own typeface."""

from __future__ import annotations

from ...shared.maps.markup import drawn_as_png
from .palette import ThemeName
from .picture import DrawingError, Picture
from .svg import render_svg

WIDEST = 6000


def render_png(
    picture: Picture, *, width: int = 1400, theme: ThemeName = "light", relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide."""
    if not 1 <= width <= WIDEST:
        raise DrawingError(f"width must lie between 1 and {WIDEST} pixels, not {width}")
    document = render_svg(picture, theme=theme, relief=relief)
    return drawn_as_png(document, width)
