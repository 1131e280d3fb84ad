"""A picture as one self-contained SVG document: title, Europe, below it the Near East and the boxes."""

from __future__ import annotations

from typing import Final

from ...markup import FONT_FAMILY, drawn_as_png, moved, stroked, tag, text
from .counters import counter, in_order, size_of
from .geometry import Board, board_named
from .ground import ground
from .palette import THEMES, Theme, ThemeName
from .picture import Picture, Stack
from .spaces import links, spaces

_HEADER: Final = 118
_MARGIN: Final = 44
_TITLE: Final = 58
_GAP: Final = 22
_COUNTER_SCALE: Final = 1.5
PNG_WIDTH: Final = 1600


def render_svg(picture: Picture, *, theme: ThemeName = "light", relief: bool = False) -> str:
    """The picture as SVG; relief adds the hill shading."""
    colours = THEMES[theme]
    europe, near_east = board_named("europe"), board_named("near_east")
    width = europe.width
    lower = _HEADER + europe.height + _GAP
    height = lower + near_east.height
    body = [
        tag("title", text(picture.title) or " "),
        tag("rect", width=width, height=height, fill=colours.paper),
        _header(picture, colours, width),
        moved(0, _HEADER, _board(europe, picture, colours, relief)),
        moved(0, lower, _board(near_east, picture, colours, relief)),
        moved(near_east.width + _GAP, lower, _boxes(picture, colours, width - near_east.width - _GAP)),
    ]
    return (
        tag(
            "svg",
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


def render_png(
    picture: Picture, *, theme: ThemeName = "light", width: int = PNG_WIDTH, relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide."""
    return drawn_as_png(render_svg(picture, theme=theme, relief=relief), width)


def _board(board: Board, picture: Picture, theme: Theme, relief: bool) -> str:
    clip = f"frame-{board.id}"
    size = {"width": board.width, "height": board.height}
    return (
        tag("clipPath", tag("rect", **size), id=clip)
        + tag(
            "g",
            ground(board, theme, picture.language, relief),
            links(board, theme),
            spaces(board, picture, theme),
            clip_path=f"url(#{clip})",
            id=f"board-{board.id}",
        )
        + tag("rect", fill="none", stroke=theme.rule, stroke_width=4, **size)
    )


def _header(picture: Picture, theme: Theme, width: int) -> str:
    """The title on the left, facts from the right."""
    shapes = [
        tag("rect", width=width, height=_HEADER, fill=theme.panel),
        _words(picture.title, _MARGIN, 76, _TITLE, theme.ink),
    ]
    x = float(width - _MARGIN)
    for label, value in reversed(picture.facts):
        x -= max(len(label) * 13.5, len(value) * 23)
        shapes.append(_words(label, x, 44, 27, theme.soft))
        shapes.append(_words(value, x, 92, 44, theme.ink))
        x -= _MARGIN
    shapes.append(stroked(f"M0 {_HEADER - 1}H{width}", theme.rule, 2))
    return "".join(shapes)


def _boxes(picture: Picture, theme: Theme, width: float) -> str:
    """Counters beside the map, one title below the other."""
    shapes, y = [], 50.0
    for title, stack in picture.boxes:
        shapes.append(_words(title, 10, y, 34, theme.ink))
        drawn, y = _shelf(stack, y + 20, width)
        shapes.append(drawn)
        y += 62
    return "".join(shapes)


def _shelf(stack: Stack, top: float, width: float) -> tuple[str, float]:
    """Counters in rows, and where the last row ends."""
    shapes, x, y, line = [], 10.0, top, 0.0
    for mark in in_order(stack):
        size = size_of(mark) * _COUNTER_SCALE
        if x + size > width:
            x, y, line = 10.0, y + line + 8, 0.0
        shapes.append(moved(x, y, counter(mark), scale=_COUNTER_SCALE))
        x += size + 6
        line = max(line, size)
    return "".join(shapes), y + line


def _words(words: str, x: float, y: float, size: float, fill: str) -> str:
    return tag("text", text(words), x=x, y=y, font_size=size, font_weight="600", fill=fill)
