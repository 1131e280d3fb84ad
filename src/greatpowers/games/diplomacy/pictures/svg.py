"""A picture as one self-contained SVG document."""

from __future__ import annotations

from base64 import b64encode

from ...shared.maps.markup import FONT_FAMILY, FONT_FOLDER, FONTS, moved, tag, text
from . import legend, terrain
from .arrows import ABOVE, BENEATH, ArrowPainter
from .counters import dislodged_ring, unit, unit_symbols
from .geometry import MapGeometry, load_map
from .palette import THEMES, Theme, ThemeName
from .picture import DrawingError, Picture


def render_svg(
    picture: Picture, *, theme: ThemeName = "light", relief: bool = False, embed_font: bool = False
) -> str:
    """The picture as SVG. Relief adds the hill shading, embed_font the typeface itself."""
    geometry, colours = load_map(), THEMES[theme]
    check(picture, geometry, colours)
    footer = legend.footer(picture, geometry, colours)
    height = legend.HEADER_HEIGHT + geometry.height + (legend.FOOTER_HEIGHT if footer else 0)
    washed = terrain.owners(picture, geometry)
    body = [
        tag("title", text(picture.title) or " "),
        tag("style", embedded_fonts()) if embed_font else "",
        tag(
            "defs",
            terrain.definitions(geometry, colours, washed),
            unit_symbols(list(colours.powers), colours),
        ),
        tag("rect", width=geometry.width, height=height, fill=colours.paper),
        legend.header(picture, geometry, colours),
        moved(
            0,
            legend.HEADER_HEIGHT,
            tag("g", board(picture, geometry, colours, relief), clip_path="url(#c-map)"),
        ),
        moved(0, legend.HEADER_HEIGHT + geometry.height, footer) if footer else "",
    ]
    return (
        tag(
            "svg",
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {geometry.width} {height}",
            width=geometry.width,
            height=height,
            font_family=FONT_FAMILY,
            role="img",
        )
        + "\n"
    )


def check(picture: Picture, geometry: MapGeometry, theme: Theme) -> None:
    """Everything the picture names exists on the map."""
    if picture.language not in geometry.words:
        raise DrawingError(f"no names in this language: {picture.language!r}")
    powers = [mark.power for mark in picture.units] + [mark.power for mark in picture.arrows]
    for power in (*powers, *picture.centres.values(), *picture.influence.values()):
        if power not in theme.powers:
            raise DrawingError(f"no such power: {power!r}")
    for place in (*picture.centres, *picture.influence):
        geometry.province(place)
    for place in (mark.place for mark in picture.units):
        geometry.standing(place)


def board(picture: Picture, geometry: MapGeometry, theme: Theme, relief: bool) -> str:
    """The map with everything on it, from the sea up to the units."""
    painter = ArrowPainter(picture, geometry, theme)
    washed = terrain.owners(picture, geometry)
    layers = {
        "sea": terrain.sea(geometry, theme),
        "land": terrain.land(geometry, theme, washed),
        "relief": terrain.relief_image(geometry, theme) if relief else "",
        "lines": terrain.lines(geometry, theme),
        "names": terrain.names(picture, geometry, theme),
        "centres": terrain.centres(picture, geometry, theme),
        "arrows": painter.draw(BENEATH),
        "units": units(picture, geometry, theme),
        "marks": painter.draw(ABOVE),
        "frame": frame(geometry, theme),
    }
    return "".join(tag("g", shapes, id=f"layer-{name}") for name, shapes in layers.items() if shapes)


def units(picture: Picture, geometry: MapGeometry, theme: Theme) -> str:
    """All counters; the dislodged ones last, so that their rings lie on top."""
    shapes = []
    for mark in sorted(picture.units, key=lambda mark: mark.dislodged):
        standing = geometry.standing(mark.place)
        x, y = standing.dislodged if mark.dislodged else standing.unit
        if mark.dislodged:
            shapes.append(dislodged_ring(x, y, theme))
        shapes.append(unit(mark.power, mark.kind, x, y, place=mark.place, dislodged=mark.dislodged))
    return "".join(shapes)


def frame(geometry: MapGeometry, theme: Theme) -> str:
    """A thick and a thin line round the map."""
    lines = []
    for inset, width in ((2.0, 4.0), (7.0, 1.2)):
        size = {"width": geometry.width - 2 * inset, "height": geometry.height - 2 * inset}
        lines.append(
            tag("rect", x=inset, y=inset, fill="none", stroke=theme.frame, stroke_width=width, **size)
        )
    return "".join(lines)


def embedded_fonts() -> str:
    """The typeface as style rules, for readers that do not have it."""
    rules = []
    for file, weight, style in FONTS:
        data = b64encode((FONT_FOLDER / file).read_bytes()).decode("ascii")
        rules.append(
            f"@font-face{{font-family:'EB Garamond';font-weight:{weight};font-style:{style};"
            f"src:url(data:font/ttf;base64,{data}) format('truetype')}}"
        )
    return "".join(rules)
