"""The page of a drawn map: one self-contained SVG document with a title and facts above the board."""

from __future__ import annotations

from typing import Final

from .markup import FONT_FAMILY, stroked, tag, text
from .themes import Theme

HEADER: Final = 118
MARGIN: Final = 44
PNG_WIDTH: Final = 1600
_TITLE: Final = 54


def document(title: str, width: float, height: float, theme: Theme, *body: str, clear: bool = False) -> str:
    """Everything on paper, or on nothing, as one SVG."""
    return (
        tag(
            "svg",
            tag("title", text(title) or " "),
            "" if clear else tag("rect", width=width, height=height, fill=theme.paper),
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            width=width,
            height=height,
            font_family=FONT_FAMILY,
            role="img",
        )
        + "\n"
    )


def framed(board: str, width: float, height: float, theme: Theme, *layers: str) -> str:
    """A board within its frame."""
    clip = f"frame-{board}"
    size = {"width": width, "height": height}
    return (
        tag("clipPath", tag("rect", **size), id=clip)
        + tag("g", *layers, clip_path=f"url(#{clip})", id=f"board-{board}")
        + tag("rect", fill="none", stroke=theme.rule, stroke_width=4, **size)
    )


def header(game: str, title: str, facts: tuple[tuple[str, str], ...], theme: Theme, width: float) -> str:
    """Game and title on the left, facts from the right."""
    shapes = [
        tag("rect", width=width, height=HEADER, fill=theme.panel),
        words(game, MARGIN, 36, 27, theme.soft),
        words(title, MARGIN, 92, _TITLE, theme.ink),
    ]
    x = float(width - MARGIN)
    for label, value in reversed(facts):
        x -= max(len(label) * 13.5, len(value) * 23)
        shapes.append(words(label, x, 44, 27, theme.soft))
        shapes.append(words(value, x, 92, 44, theme.ink))
        x -= MARGIN
    shapes.append(stroked(f"M0 {HEADER - 1}H{width}", theme.rule, 2))
    return "".join(shapes)


def words(said: str, x: float, y: float, size: float, fill: str) -> str:
    return tag("text", text(said), x=x, y=y, font_size=size, font_weight="600", fill=fill)
