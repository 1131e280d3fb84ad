"""Europe as a film sees it, and on the card of a link."""

from __future__ import annotations

from functools import lru_cache

from PIL.Image import Image

from ...shared.maps.page import document
from ...shared.maps.plates import in_film, on_card, strip_height
from ...shared.maps.raster import CARD_SIZE, laid, png, raster
from ...shared.maps.themes import THEMES, ThemeName
from .areas import names
from .drawn_map import ground_of_europe, places_of_europe
from .picture import Language, Picture
from .svg import beneath, upon


def frame(picture: Picture, theme: ThemeName, width: int) -> Image:
    """One picture of a film."""
    board = _board(picture, theme, width)
    return in_film(board, picture.plate, theme, (width, board.height + strip_height(width)))


def card(picture: Picture, theme: ThemeName) -> bytes:
    """What a link is shown with."""
    width, height = ground_of_europe()["frame"]
    return png(on_card(_board(picture, theme, CARD_SIZE[1] * width // height), picture.plate, theme))


def _board(picture: Picture, theme: ThemeName, width: int) -> Image:
    drawn = raster(_document(theme, upon(picture, theme, named=False), clear=True), width)
    return laid(_ground(theme, picture.language, width), drawn, _names(theme, picture.language, width))


@lru_cache(maxsize=4)
def _names(theme: ThemeName, language: Language, width: int) -> Image:
    """Letters with halos take most of the time: they stay where they are in all pictures."""
    return raster(_document(theme, names(places_of_europe(), THEMES[theme], language), clear=True), width)


@lru_cache(maxsize=4)
def _ground(theme: ThemeName, language: Language, width: int) -> Image:
    return raster(_document(theme, beneath(theme, language, relief=True)), width)


def _document(theme: ThemeName, drawn: str, *, clear: bool = False) -> str:
    width, height = ground_of_europe()["frame"]
    return document("", width, height, THEMES[theme], drawn, clear=clear)
