"""The war as a film sees it and on cards: Europe, with the Near East in the corner where nobody fights."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL.Image import Image

from ...shared.maps.markup import moved, tag
from ...shared.maps.page import document
from ...shared.maps.plates import in_film, on_card, strip_height
from ...shared.maps.raster import CARD_SIZE, laid, png, raster
from ...shared.maps.themes import THEMES, ThemeName
from .drawn_map import board_named
from .picture import Language, Picture
from .spaces import CAPITALS, NAMELESS
from .svg import beneath_board, upon_board

#: The Near East stands at the lower left, so many times smaller.
_INSET: Final = 0.4


def frame(picture: Picture, theme: ThemeName, width: int) -> Image:
    """One picture of a film."""
    board = _board(picture, theme, width)
    return in_film(board, picture.plate, theme, (width, board.height + strip_height(width)))


def card(picture: Picture, theme: ThemeName) -> bytes:
    """What a link is shown with."""
    europe = board_named("europe")
    width = CARD_SIZE[1] * europe.width // europe.height
    return png(on_card(_board(picture, theme, width), picture.plate, theme))


def _board(picture: Picture, theme: ThemeName, width: int) -> Image:
    europe, near_east = board_named("europe"), board_named("near_east")
    return laid(
        _ground(theme, picture.language, width),
        raster(
            document(
                "",
                europe.width,
                europe.height,
                THEMES[theme],
                upon_board(europe, picture, theme, CAPITALS),
                _in_corner(upon_board(near_east, picture, theme, NAMELESS)),
                clear=True,
            ),
            width,
        ),
    )


@lru_cache(maxsize=4)
def _ground(theme: ThemeName, language: Language, width: int) -> Image:
    europe, near_east = board_named("europe"), board_named("near_east")
    size = {"width": near_east.width, "height": near_east.height}
    frame = tag("rect", fill="none", stroke=THEMES[theme].rule, stroke_width=10, **size)
    return raster(
        document(
            "",
            europe.width,
            europe.height,
            THEMES[theme],
            beneath_board(europe, theme, language, relief=True),
            _in_corner(beneath_board(near_east, theme, language, relief=True), frame),
        ),
        width,
    )


def _in_corner(*drawn: str) -> str:
    top = board_named("europe").height - board_named("near_east").height * _INSET
    return moved(0, top, *drawn, scale=_INSET)
