"""A picture as one self-contained SVG document: title, Europe, below it the Near East and the boxes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from PIL.Image import Image

from ...shared.maps.ground import ground
from ...shared.maps.markup import moved
from ...shared.maps.page import HEADER, PNG_WIDTH, document, framed, header, words
from ...shared.maps.raster import laid, png, raster
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
    return _page(picture, theme, partial(_whole, picture=picture, theme=theme, relief=relief))


def render_png(
    picture: Picture, *, theme: ThemeName = "light", width: int = PNG_WIDTH, relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide; the ground under it is drawn once and kept."""
    ground_below = _page_ground(theme, picture.language, width, relief)
    upon = _page(picture, theme, partial(upon_board, picture=picture, theme=theme), clear=True)
    return png(laid(ground_below, raster(upon, width)))


def _page(picture: Picture, theme: ThemeName, drawn: Callable[[Board], str], *, clear: bool = False) -> str:
    """Title, both boards as they are to be drawn, and the boxes."""
    colours = THEMES[theme]
    europe, near_east = board_named("europe"), board_named("near_east")
    width = europe.width
    lower = HEADER + europe.height + _GAP
    return document(
        picture.title,
        width,
        lower + near_east.height,
        colours,
        header(picture.game, picture.title, picture.facts, colours, width),
        moved(0, HEADER, drawn(europe)),
        moved(0, lower, drawn(near_east)),
        moved(near_east.width + _GAP, lower, _boxes(picture, colours, width - near_east.width - _GAP)),
        clear=clear,
    )


@lru_cache(maxsize=2)
def _page_ground(theme: ThemeName, language: Language, width: int, relief: bool) -> Image:
    drawn = partial(beneath_board, theme=theme, language=language, relief=relief)
    return raster(_page(Picture(""), theme, drawn), width)


def _whole(board: Board, picture: Picture, theme: ThemeName, relief: bool) -> str:
    return beneath_board(board, theme, picture.language, relief) + upon_board(board, picture, theme)


def beneath_board(board: Board, theme: ThemeName, language: Language, relief: bool) -> str:
    """What never changes: the ground and the lines between the spaces."""
    colours = THEMES[theme]
    hills = relief_of(board.id) if relief else None
    drawn = ground(board.ground, board.id, colours, language, wash_of, hills)
    return framed(board.id, board.width, board.height, colours, drawn, links(board, colours))


def upon_board(board: Board, picture: Picture, theme: ThemeName, least_rank: int = 0) -> str:
    """Spaces and all that stands on them."""
    drawn = spaces(board, picture, THEMES[theme], SIDES[theme], least_rank)
    return framed(f"upon-{board.id}", board.width, board.height, THEMES[theme], drawn)


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
