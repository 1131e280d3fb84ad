"""The board as a film sees it, and on the card of a link.

The land of every power is drawn once, as if it owned everything; a picture takes from each what it owns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL.Image import Image

from ...shared.maps.markup import tag
from ...shared.maps.page import document as on_paper
from ...shared.maps.plates import Plate, Standing, in_film, on_card, strip_height
from ...shared.maps.raster import CARD_SIZE, laid, png, raster
from ...shared.maps.themes import THEMES as PLAIN_THEMES
from . import terrain
from .arrows import ABOVE, BENEATH, ArrowPainter
from .counters import unit_symbols
from .geometry import load_map
from .palette import THEMES, ThemeName
from .picture import Language, Picture
from .svg import check, units
from .svg import frame as framed

#: The shape of a film: that of the map, the strip above it included.
_SHAPE: Final = 556 / 800
_NOBODY: Final = ""


def frame(picture: Picture, theme: ThemeName, width: int) -> Image:
    """One picture of a film."""
    height = round(width * _SHAPE)
    geometry = load_map()
    room = height - strip_height(width)
    board = _board(picture, theme, min(width, room * geometry.width // geometry.height))
    return in_film(board, plate_of(picture, theme), theme, (width, height))


def card(picture: Picture, theme: ThemeName) -> bytes:
    """What a link is shown with."""
    geometry = load_map()
    board = _board(picture, theme, CARD_SIZE[1] * geometry.width // geometry.height)
    return png(on_card(board, plate_of(picture, theme), theme))


def plate_of(picture: Picture, theme: ThemeName) -> Plate:
    """What is said of the board."""
    words = load_map().words[picture.language]
    owners = list(picture.centres.values())
    standings = (
        Standing(words[power], str(owners.count(power)), colours.solid, colours.line)
        for power, colours in THEMES[theme].powers.items()
    )
    return Plate(picture.game, picture.title, tuple(standings))


def _board(picture: Picture, theme: ThemeName, width: int) -> Image:
    geometry, colours = load_map(), THEMES[theme]
    check(picture, geometry, colours)
    drawn = _land_of(_NOBODY, theme, width).copy()
    washed = terrain.owners(picture, geometry)
    index, numbers = _provinces(width)
    for power in dict.fromkeys(washed.values()):
        own = {numbers[name] for name, owner in washed.items() if owner == power}
        drawn.paste(_land_of(power, theme, width), mask=index.point([255 * (n in own) for n in range(256)]))
    painter = ArrowPainter(picture, geometry, colours)
    upon = "".join(
        [
            tag("defs", unit_symbols(list(colours.powers), colours)),
            terrain.centres(picture, geometry, colours),
            painter.draw(BENEATH),
            units(picture, geometry, colours),
            painter.draw(ABOVE),
        ]
    )
    return laid(drawn, _lines_and_names(picture.language, theme, width), _raster(upon, width, clear=True))


@lru_cache(maxsize=20)
def _land_of(power: str, theme: ThemeName, width: int) -> Image:
    """Sea and land, all of it washed for one power."""
    geometry, colours = load_map(), THEMES[theme]
    washed = {name: power for name, shape in geometry.provinces.items() if power and not shape.is_sea}
    return _raster(
        tag("defs", terrain.definitions(geometry, colours, washed))
        + terrain.sea(geometry, colours)
        + terrain.land(geometry, colours, washed)
        + terrain.relief_image(geometry, colours),
        width,
    )


@lru_cache(maxsize=4)
def _lines_and_names(language: Language, theme: ThemeName, width: int) -> Image:
    geometry, colours = load_map(), THEMES[theme]
    return _raster(
        tag("defs", terrain.definitions(geometry, colours, {}))
        + terrain.lines(geometry, colours)
        + terrain.names(Picture("", language=language), geometry, colours)
        + framed(geometry, colours),
        width,
        clear=True,
    )


@lru_cache(maxsize=2)
def _provinces(width: int) -> tuple[Image, dict[str, int]]:
    """Which province each pixel belongs to, by number; 0: none."""
    numbers = {name: number for number, name in enumerate(load_map().provinces, start=1)}
    shapes = [
        tag("path", d=load_map().provinces[name].path, fill=f"#{number:02x}0000")
        for name, number in numbers.items()
    ]
    drawn = _raster(tag("g", *shapes, shape_rendering="crispEdges"), width, clear=True)
    return drawn.getchannel("R"), numbers


def _raster(drawn: str, width: int, *, clear: bool = False) -> Image:
    geometry = load_map()
    return raster(
        on_paper("", geometry.width, geometry.height, PLAIN_THEMES["light"], drawn, clear=clear), width
    )
