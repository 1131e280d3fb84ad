"""A picture as one self-contained SVG document: the title above, Europe below it."""

from __future__ import annotations

from functools import lru_cache

from PIL.Image import Image

from ...shared.maps.ground import ground
from ...shared.maps.markup import moved
from ...shared.maps.page import HEADER, PNG_WIDTH, document, framed, header
from ...shared.maps.raster import laid, png, raster
from ...shared.maps.themes import THEMES, ThemeName
from .areas import areas, links, zones
from .drawn_map import ground_of_europe, places_of_europe, relief_of_europe
from .palette import wash_of
from .picture import Language, Picture


def render_svg(picture: Picture, *, theme: ThemeName = "light", relief: bool = False) -> str:
    """The picture as SVG; relief adds the hill shading."""
    return _page(picture, theme, beneath(theme, picture.language, relief) + upon(picture, theme))


def render_board(picture: Picture, *, theme: ThemeName = "light") -> str:
    """The board alone, with its hills."""
    width, height = ground_of_europe()["frame"]
    drawn = beneath(theme, picture.language, relief=True) + upon(picture, theme)
    return document(picture.title, width, height, THEMES[theme], drawn)


def render_png(
    picture: Picture, *, theme: ThemeName = "light", width: int = PNG_WIDTH, relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide; the ground under it is drawn once and kept."""
    below = _page_ground(theme, picture.language, width, relief)
    return png(laid(below, raster(_page(picture, theme, upon(picture, theme), clear=True), width)))


@lru_cache(maxsize=2)
def _page_ground(theme: ThemeName, language: Language, width: int, relief: bool) -> Image:
    return raster(_page(Picture(""), theme, beneath(theme, language, relief)), width)


def _page(picture: Picture, theme: ThemeName, board: str, *, clear: bool = False) -> str:
    colours = THEMES[theme]
    width, height = ground_of_europe()["frame"]
    head = header(picture.game, picture.title, picture.facts, colours, width)
    drawn = (head, moved(0, HEADER, board))
    return document(picture.title, width, HEADER + height, colours, *drawn, clear=clear)


def beneath(theme: ThemeName, language: Language, relief: bool) -> str:
    """What never changes: ground, Zones, the lines between the areas."""
    colours, drawn, places = THEMES[theme], ground_of_europe(), places_of_europe()
    width, height = drawn["frame"]
    return framed(
        "europe",
        width,
        height,
        colours,
        ground(drawn, "europe", colours, language, wash_of, relief_of_europe() if relief else None),
        zones(places, colours, language),
        links(places, colours, theme),
    )


def upon(picture: Picture, theme: ThemeName, *, named: bool = True) -> str:
    """Areas and all that stands on them."""
    width, height = ground_of_europe()["frame"]
    drawn = areas(places_of_europe(), picture, THEMES[theme], named=named)
    return framed("upon-europe", width, height, THEMES[theme], drawn)
