"""The board beneath the pieces: sea, land, washes of the owners, relief, borders and names."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping

from ...shared.maps.markup import stroked, tag, text
from .counters import supply_centre
from .emblems import hatch_pattern
from .geometry import DATA, Label, MapGeometry, ProvinceShape
from .palette import Theme
from .picture import Picture

#: Widths of the strokes round the land, widest first: pale bands with a thin line at their edge.
SHALLOWS = (26.0, 16.0, 8.0)
SEA_SPACING = 0.05
CROSSING_WIDTH = 5.0
EDGE_BAND = 13.0


def owners(picture: Picture, geometry: MapGeometry) -> Mapping[str, str]:
    """Whose wash lies on each province; home land without a centre needs a power that still has one."""
    alive = set(picture.centres.values())
    found = {}
    for name, province in geometry.provinces.items():
        home = province.home if province.home in alive else None
        owner = picture.centres.get(name) if province.centre else picture.influence.get(name, home)
        if owner and not province.is_sea:
            found[name] = owner
    return found


def definitions(geometry: MapGeometry, theme: Theme, washed: Mapping[str, str]) -> str:
    """Outlines, clips and hatchings that the layers refer to."""
    outlines = [tag("path", id=f"p-{name}", d=province.path) for name, province in geometry.provinces.items()]
    clips = [tag("clipPath", tag("use", href=f"#p-{name}"), id=f"c-{name}") for name in washed]
    hatches = [hatch_pattern(power, theme) for power in theme.powers]
    land = tag("path", id="land", d=geometry.decoration.land)
    edge = tag("clipPath", tag("rect", width=geometry.width, height=geometry.height), id="c-map")
    return "".join((land, edge, *outlines, *clips, *hatches))


def sea(geometry: MapGeometry, theme: Theme) -> str:
    """Water, paler towards the coast, and the borders of the seas."""
    layers = [tag("rect", width=geometry.width, height=geometry.height, fill=theme.sea_deep)]
    for width, colour in zip(SHALLOWS, (theme.sea, theme.sea, theme.sea_shallow), strict=True):
        layers.append(_stroke_of_land(theme.sea_line, width + 0.9, 0.35))
        layers.append(_stroke_of_land(colour, width, 1.0))
    dashes = {"stroke_dasharray": "6 4.5", "stroke_opacity": "0.85"}
    layers.append(stroked(geometry.decoration.sea_borders, theme.sea_line, 1.3, **dashes))
    return "".join(layers)


def _stroke_of_land(colour: str, width: float, opacity: float) -> str:
    line = {"fill": "none", "stroke": colour, "stroke_linejoin": "round"}
    return tag("use", href="#land", stroke_width=width, stroke_opacity=opacity, **line)


def land(geometry: MapGeometry, theme: Theme, washed: Mapping[str, str]) -> str:
    """Land with the washes, hatchings and edge bands of its owners."""
    layers = [
        tag("use", href="#land", fill=theme.land),
        tag("path", d=geometry.decoration.nameless_land, fill=theme.void),
    ]
    for name, power in washed.items():
        wash, outline = theme.powers[power].wash, f"#p-{name}"
        band = {"fill": "none", "stroke": wash, "stroke_linejoin": "round"}
        layers += [
            tag("use", href=outline, fill=wash, fill_opacity=theme.tint),
            tag("use", href=outline, fill=f"url(#hatch-{power})", fill_opacity=theme.hatch),
            tag(
                "g",
                tag("use", href=outline, stroke_width=EDGE_BAND, stroke_opacity=theme.edge, **band),
                clip_path=f"url(#c-{name})",
            ),
        ]
    return "".join(layers)


def relief_image(geometry: MapGeometry, theme: Theme) -> str:
    """Hill shading, multiplied over the land."""
    data = b64encode((DATA / "map_relief.webp").read_bytes()).decode("ascii")
    size = {"width": geometry.width, "height": geometry.height}
    blend = "mix-blend-mode:multiply"
    return tag("image", href=f"data:image/webp;base64,{data}", opacity=theme.relief, style=blend, **size)


def lines(geometry: MapGeometry, theme: Theme) -> str:
    """Rivers, lakes, borders, coast and the mark of the crossing."""
    shapes = geometry.decoration
    inland = "".join(
        tag("use", href=f"#p-{name}") for name, province in geometry.provinces.items() if not province.is_sea
    )
    bridge = shapes.crossing
    return "".join(
        (
            stroked(shapes.rivers, theme.sea_line, 1, stroke_opacity=0.65, stroke_linecap="round"),
            tag("path", d=shapes.lakes, fill=theme.sea, stroke=theme.sea_line, stroke_width=0.7),
            tag("g", inland, fill="none", stroke=theme.border, stroke_width=1.4, stroke_linejoin="round"),
            stroked(shapes.nameless_land, theme.border, 1.2),
            _stroke_of_land(theme.coast, 1.5, 1.0),
            stroked(bridge, theme.map_ink, CROSSING_WIDTH + 1.8),
            stroked(bridge, theme.map_halo, CROSSING_WIDTH),
            stroked(bridge, theme.map_ink, CROSSING_WIDTH, stroke_dasharray="1 2"),
        )
    )


def centres(picture: Picture, geometry: MapGeometry, theme: Theme) -> str:
    """Every supply centre with its owner's colour."""
    return "".join(
        supply_centre(*province.centre, picture.centres.get(name), theme)
        for name, province in geometry.provinces.items()
        if province.centre
    )


def names(picture: Picture, geometry: MapGeometry, theme: Theme) -> str:
    """The names in the picture's language, each with a halo."""
    return "".join(
        _name(province, province.labels[picture.language], theme) for province in geometry.provinces.values()
    )


def _name(province: ProvinceShape, label: Label, theme: Theme) -> str:
    spans = [
        tag("tspan", text(line), x=label.x, y=label.y + row * label.size)
        for row, line in enumerate(label.lines)
    ]
    sea = province.is_sea
    return tag(
        "text",
        *spans,
        text_anchor="middle",
        font_size=label.size,
        font_weight="500" if sea else "600",
        font_style="italic" if sea else None,
        letter_spacing=label.size * SEA_SPACING if sea else None,
        fill=theme.sea_ink if sea else theme.map_ink,
        stroke=theme.sea_halo if sea else theme.map_halo,
        stroke_width=3.2,
        stroke_opacity=0.8,
        stroke_linejoin="round",
        paint_order="stroke",
    )
