"""Areas with their names and Fortresses, the lines between them, Zones, and whatever stands on them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Final

from ...shared.maps.curves import Point
from ...shared.maps.ground import Drawn as Drawing
from ...shared.maps.ground import sea_name
from ...shared.maps.happenings import Drawn, Inks
from ...shared.maps.labels import Label, labels
from ...shared.maps.markup import moved, stroked, tag
from ...shared.maps.themes import GILT, GILT_LINE, Theme, ThemeName
from .palette import DASHES, LINES, colours_of
from .picture import Army, Fleet, Language, Picture
from .pieces import block, pennant, ship

#: A picture is looked at as a whole: pieces and names are drawn larger than on the screen.
_GROWN: Final = 1.25
_NAME: Final = 25.0
#: Arrows and signs are made for smaller boards.
_ARROWS: Final = 2.0
_SEA_NAME: Final = 34.0
_SHIP_STEP: Final = 56.0


def zones(places: Drawing, theme: Theme, language: str) -> str:
    """Borders of the Zones, and their names above where ships stand."""
    names = [
        sea_name(
            zone["names"][language], zone["x"], zone["y"] - 44, _SEA_NAME, theme, float(zone.get("turn", 0))
        )
        for zone in places["zones"].values()
    ]
    border = stroked(
        places["zone_borders"], theme.water_line, 3, stroke_dasharray="14 10", stroke_opacity=0.7
    )
    return border + "".join(names)


def links(places: Drawing, theme: Theme, name: ThemeName) -> str:
    """Lines of movement by terrain."""
    areas, shapes = places["areas"], []
    for a, b, kind in places["links"]:
        d = f"M{areas[a]['x']} {areas[a]['y']}L{areas[b]['x']} {areas[b]['y']}"
        shapes.append(stroked(d, theme.casing, 6.5, stroke_opacity=0.8))
        shapes.append(
            stroked(
                d,
                LINES[name].get(kind, theme.road),
                3.2 if kind == "plain" else 4.4,
                stroke_dasharray=DASHES.get(kind),
                stroke_linecap="round" if kind in ("rough", "strait") else None,
            )
        )
    return "".join(shapes)


def areas(places: Drawing, picture: Picture, theme: Theme, *, named: bool = True) -> str:
    """Marks below, what happened, then pieces, names on top."""
    spots = places["areas"]
    drawn = Drawn(picture.happened, partial(_point, places), _inks, theme, _ARROWS, _ring)
    return "".join(
        [
            *(moved(p["x"], p["y"], _mark(id_, p, picture, theme), scale=_GROWN) for id_, p in spots.items()),
            drawn.beneath(),
            *_flags(spots, picture),
            *_fleets(places, picture),
            *(
                moved(spots[id_]["x"], spots[id_]["y"], block(army), scale=_GROWN)
                for id_, army in picture.armies.items()
                if id_ in spots
            ),
            labels([_label(id_, p, picture) for id_, p in spots.items()], _NAME, theme) if named else "",
            drawn.above(),
        ]
    )


def names(places: Drawing, theme: Theme, language: Language) -> str:
    """All names where they leave room for an army, whether or not one is there."""
    everywhere = Picture("", language, armies=dict.fromkeys(places["areas"], Army(())))
    return labels([_label(id_, p, everywhere) for id_, p in places["areas"].items()], _NAME, theme)


def _point(places: Drawing, id_: str) -> Point | None:
    """Where a march begins or ends: an area, or a Zone where its ships stand."""
    place = places["areas"].get(id_) or places["zones"].get(id_)
    return None if place is None else (float(place["x"]), float(place["y"]))


def _inks(nation: str) -> Inks:
    colours = colours_of(nation)
    return Inks(colours.body, colours.on, colours.line)


def _ring(nation: str) -> str:
    return colours_of(nation).body


def _mark(id_: str, place: Drawing, picture: Picture, theme: Theme) -> str:
    """A disc in the colour of whoever controls it; Keys are square and gilded, Fortresses have bastions."""
    colours = colours_of(picture.held.get(id_, place.get("owner", "")))
    shapes = []
    if place.get("fortress"):
        shapes.append(tag("path", d=_bastions(27, 20), fill=theme.disc, stroke=GILT_LINE, stroke_width=2.4))
    if place.get("key"):
        shapes.append(
            tag("rect", x=-14, y=-14, width=28, height=28, fill=colours.body, stroke=GILT, stroke_width=5)
        )
        shapes.append(
            tag("rect", x=-17, y=-17, width=34, height=34, fill="none", stroke=GILT_LINE, stroke_width=1.4)
        )
    else:
        shapes.append(tag("circle", r=11, fill=colours.body, stroke=theme.halo, stroke_width=2.6))
    return "".join(shapes)


def _bastions(outer: float, inner: float) -> str:
    corners = []
    for corner in range(16):
        radius = inner if corner % 2 else outer
        angle = math.pi * corner / 8 - math.pi / 2
        corners.append(f"{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"


def _flags(spots: Drawing, picture: Picture) -> Iterator[str]:
    for id_, nation in picture.flags.items():
        place = spots[id_]
        yield moved(place["x"] + 24, place["y"] - 12, pennant(nation), scale=_GROWN)


def _fleets(places: Drawing, picture: Picture) -> Iterator[str]:
    """Ships of a port lie seaward of it, those of a Zone in its middle, side by side."""
    for id_, fleets in picture.fleets.items():
        x, y = _anchorage(places, id_)
        for nth, fleet in enumerate(fleets):
            yield _ship_at(fleet, x + (nth - (len(fleets) - 1) / 2) * _SHIP_STEP, y)


def _ship_at(fleet: Fleet, x: float, y: float) -> str:
    return moved(x, y, ship(fleet), scale=_GROWN)


def _anchorage(places: Drawing, id_: str) -> tuple[float, float]:
    place = places["areas"].get(id_) or places["zones"][id_]
    x, y = place.get("quay") or (place["x"], place["y"])
    return float(x), float(y)


def _label(id_: str, place: Drawing, picture: Picture) -> Label:
    name = place["short"][picture.language]
    capital = bool(place.get("capital"))
    held = id_ in picture.armies
    rank = 4 * capital + 2 * held + bool(place.get("key"))
    down = (30 if held else 20) * _GROWN + _NAME * 0.8
    return Label(id_, name.upper() if capital else name, place["x"], place["y"] + down, rank)
