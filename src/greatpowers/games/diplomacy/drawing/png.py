"""A picture as PNG, drawn without any library of the system and with our own typeface."""

from __future__ import annotations

from importlib.resources import as_file

from resvg_py import svg_to_bytes

from .geometry import DATA
from .palette import ThemeName
from .picture import DrawingError, Picture
from .svg import FONTS, render_svg

WIDEST = 6000


def render_png(
    picture: Picture, *, width: int = 1400, theme: ThemeName = "light", relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide."""
    if not 1 <= width <= WIDEST:
        raise DrawingError(f"width must lie between 1 and {WIDEST} pixels, not {width}")
    document = render_svg(picture, theme=theme, relief=relief)
    with as_file(DATA / "fonts") as folder:
        drawn = svg_to_bytes(
            svg_string=document,
            width=width,
            font_files=[str(folder / file) for file, _, _ in FONTS],
            skip_system_fonts=True,
            serif_family="EB Garamond",
        )
    return bytes(drawn)
