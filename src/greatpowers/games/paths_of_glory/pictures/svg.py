"""A picture as one self-contained SVG document: title, Europe, below it the Near East and the boxes."""

from __future__ import annotations

from typing import Final

from ...shared.maps.ground import ground
from ...shared.maps.markup import drawn_as_png, moved
from ...shared.maps.page import HEADER, PNG_WIDTH, document, framed, header, words
from ...shared.maps.themes import THEMES, Theme, ThemeName
from .counters import counter, in_order, size_of
from .drawn_map import Board, board_named, relief_of
from .palette import SIDES, wash_of
from .picture import Language, Picture, Stack
from .spaces import links, spaces

_GAP: Final = 22
_COUNTER_SCALE: Final = 1.5


def render_svg(picture: Picture, *, theme: ThemeName = "light", relief: bool = False) -> str:
    """The picture as SVG; relief adds the hill shading."""
    colours = THEMES[theme]
    europe, near_east = board_named("europe"), board_named("near_east")
    width = europe.width
    lower = HEADER + europe.height + _GAP
    return document(
        picture.title,
        width,
        lower + near_east.height,
        colours,
        header(picture.title, picture.facts, colours, width),
        moved(0, HEADER, _board(europe, picture, theme, relief)),
        moved(0, lower, _board(near_east, picture, theme, relief)),
        moved(near_east.width + _GAP, lower, _boxes(picture, colours, width - near_east.width - _GAP)),
    )


def render_png(
    picture: Picture, *, theme: ThemeName = "light", width: int = PNG_WIDTH, relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide."""
    return drawn_as_png(render_svg(picture, theme=theme, relief=relief), width)


def _board(board: Board, picture: Picture, theme: ThemeName, relief: bool) -> str:
    colours = THEMES[theme]
    hills = relief_of(board.id) if relief else None
    return framed(
        board.id,
        board.width,
        board.height,
        colours,
        ground(board.ground, board.id, colours, picture.language, wash_of, hills),
        links(board, colours),
        spaces(board, picture, colours, SIDES[theme]),
    )


def _boxes(picture: Picture, theme: Theme, width: float) -> str:
    """Counters beside the map, one title below the other."""
    shapes, y = [], 50.0
    for title, stack in picture.boxes:
        shapes.append(words(title, 10, y, 34, theme.ink))
        drawn, y = _shelf(stack, y + 20, width, picture.language)
        shapes.append(drawn)
        y += 62
    return "".join(shapes)


def _shelf(stack: Stack, top: float, width: float, language: Language) -> tuple[str, float]:
    """Counters in rows, and where the last row ends."""
    shapes, x, y, line = [], 10.0, top, 0.0
    for mark in in_order(stack):
        size = size_of(mark) * _COUNTER_SCALE
        if x + size > width:
            x, y, line = 10.0, y + line + 8, 0.0
        shapes.append(moved(x, y, counter(mark, language), scale=_COUNTER_SCALE))
        x += size + 6
        line = max(line, size)
    return "".join(shapes), y + line
