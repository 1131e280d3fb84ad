"""A picture as one self-contained SVG document: the title above, Europe below it."""

from __future__ import annotations

from ...shared.maps.ground import ground
from ...shared.maps.markup import drawn_as_png, moved
from ...shared.maps.page import HEADER, PNG_WIDTH, document, framed, header
from ...shared.maps.themes import THEMES, ThemeName
from .areas import areas, links, zones
from .drawn_map import ground_of_europe, places_of_europe, relief_of_europe
from .palette import wash_of
from .picture import Picture


def render_svg(picture: Picture, *, theme: ThemeName = "light", relief: bool = False) -> str:
    """The picture as SVG; relief adds the hill shading."""
    colours = THEMES[theme]
    width, height = ground_of_europe()["frame"]
    return document(
        picture.title,
        width,
        HEADER + height,
        colours,
        header(picture.title, picture.facts, colours, width),
        moved(0, HEADER, _board(picture, theme, relief)),
    )


def render_board(picture: Picture, *, theme: ThemeName = "light") -> str:
    """The board alone, with its hills."""
    width, height = ground_of_europe()["frame"]
    return document(picture.title, width, height, THEMES[theme], _board(picture, theme, relief=True))


def render_png(
    picture: Picture, *, theme: ThemeName = "light", width: int = PNG_WIDTH, relief: bool = True
) -> bytes:
    """The picture as PNG bytes, so many pixels wide."""
    return drawn_as_png(render_svg(picture, theme=theme, relief=relief), width)


def _board(picture: Picture, theme: ThemeName, relief: bool) -> str:
    colours, drawn, places = THEMES[theme], ground_of_europe(), places_of_europe()
    width, height = drawn["frame"]
    hills = relief_of_europe() if relief else None
    return framed(
        "europe",
        width,
        height,
        colours,
        ground(drawn, "europe", colours, picture.language, wash_of, hills),
        zones(places, colours, picture.language),
        links(places, colours, theme),
        areas(places, picture, colours),
    )
