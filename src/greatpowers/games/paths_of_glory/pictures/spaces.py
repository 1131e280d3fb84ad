"""Spaces with their names, forts and trenches, the lines between them, and the stacks on them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Final

from ...shared.maps.curves import Point
from ...shared.maps.happenings import Drawn, Inks
from ...shared.maps.labels import Label, labels
from ...shared.maps.markup import moved, stroked, tag
from ...shared.maps.themes import GILT, GILT_LINE, PAPER, RED, Theme
from .counters import row
from .drawn_map import Board, Place
from .palette import FORT, FORT_MARK, TRENCH_CASING, colours_of
from .picture import Picture

#: Counters and names are drawn so many times larger than on the screen: a picture is looked at as a whole.
GROWN: Final = 1.2
_NAME: Final = 15 * GROWN
#: Arrows and signs are made for smaller boards.
_ARROWS: Final = 1.9
#: What only capitals have.
CAPITALS: Final = 3
#: What nothing has.
NAMELESS: Final = 100
_STAR: Final = "M0-5 1.5-1.6 5.1-1.3 2.4 1.1 3.2 4.7 0 2.8-3.2 4.7-2.4 1.1-5.1-1.3-1.5-1.6Z"


def links(board: Board, theme: Theme) -> str:
    """Lines of movement, dashed where only some nations may use them."""
    shapes = []
    for a, b, dashed in board.links:
        d = f"M{a.x} {a.y}L{b.x} {b.y}"
        dashes = "8 6" if dashed else None
        shapes.append(stroked(d, theme.casing, 5))
        shapes.append(stroked(d, theme.road, 2.4, stroke_dasharray=dashes))
    return "".join(shapes)


def spaces(
    board: Board, picture: Picture, theme: Theme, sides: Mapping[str, str], least_rank: int = 0
) -> str:
    """Discs below, what happened, then works and stacks, names of this rank and above on top.

    Where not all names are written, the board is seen from afar, and counters are simpler.
    """
    places, afar = list(board.places.values()), least_rank > 0
    drawn = Drawn(picture.happened, partial(_point, board), _inks, theme, _ARROWS, lambda side: sides[side])
    named = [label for p in places if (label := _label(p, picture, afar)).rank >= least_rank]
    return "".join(
        [
            *(moved(p.x, p.y, _disc(p, picture, theme, sides)) for p in places),
            drawn.beneath(),
            *(moved(p.x, p.y, _pieces(p, picture, afar)[0]) for p in places if p.id in picture.stacks),
            *(moved(p.x, p.y, _works(p, picture)) for p in places),
            labels(named, _NAME * (1.5 if afar else 1), theme),
            drawn.above(),
        ]
    )


def _point(board: Board, space: str) -> Point | None:
    place = board.places.get(space)
    return None if place is None else (place.x, place.y)


def _inks(nation: str) -> Inks:
    colours = colours_of(nation)
    return Inks(colours.body, colours.on, colours.line)


def _disc(place: Place, picture: Picture, theme: Theme, sides: Mapping[str, str]) -> str:
    counts = place.id in picture.victory
    colour = sides[picture.held.get(place.id, "")]
    shapes = []
    if place.facts.get("fort"):
        destroyed = place.id in picture.forts_destroyed
        shapes.append(
            tag(
                "path",
                d=star(8, 27, 21.6),
                fill="none" if destroyed else FORT,
                stroke=FORT_MARK,
                stroke_width=1.8,
                stroke_dasharray="3 3" if destroyed else None,
            )
        )
    shapes.append(tag("circle", r=16, fill=GILT if counts else theme.disc, stroke=colour, stroke_width=3.4))
    if counts:
        shapes.append(moved(0, 0, tag("path", d=_STAR, fill=GILT_LINE), scale=1.5))
    return moved(0, 0, *shapes, scale=GROWN)


def _pieces(place: Place, picture: Picture, small: bool = False) -> tuple[str, float]:
    """The counters of a space, and half the width of their row."""
    return row(picture.stacks[place.id], (1.35 if small else 1.1) * GROWN, picture.language, small=small)


def _works(place: Place, picture: Picture) -> str:
    """Trench lines under the space, the number of a standing fort beside it, a ring round a siege."""
    half = _pieces(place, picture)[1] if place.id in picture.stacks else 18 * GROWN
    shapes = []
    for level in range(picture.trenches.get(place.id, 0)):
        d = _trench(max(40.0, 2 * half / GROWN))
        y = (26 + 5.5 * level) * GROWN
        shapes.append(moved(0, y, stroked(d, TRENCH_CASING, 4.4), stroked(d, FORT_MARK, 2.1), scale=GROWN))
    strength = place.facts.get("fort")
    if strength and place.id not in picture.forts_destroyed:
        besieged = place.id in picture.forts_besieged
        badge = tag("path", d=star(8, 10.5, 8.2), fill=RED if besieged else FORT_MARK, stroke=PAPER)
        number = tag(
            "text", str(strength), y=4, font_size=12, font_weight="600", fill=PAPER, text_anchor="middle"
        )
        shapes.append(moved(half + 4 * GROWN, -21 * GROWN, badge, number, scale=GROWN))
    return "".join(shapes)


def _baseline(place: Place, picture: Picture, afar: bool) -> float:
    trench = picture.trenches.get(place.id, 0)
    down = 29 + 6 * trench + 6 * afar if place.id in picture.stacks else 25 + 12 * bool(trench)
    return place.y + down * GROWN + _NAME * 0.5


def _label(place: Place, picture: Picture, afar: bool) -> Label:
    name = place.name(picture.language)
    return Label(place.id, name, place.x, _baseline(place, picture, afar), _rank(place, picture))


def _rank(place: Place, picture: Picture) -> int:
    has_units, counts = place.id in picture.stacks, place.id in picture.victory
    return CAPITALS * bool(place.facts.get("capital")) + 2 * has_units + counts


def star(points: int, outer: float, inner: float) -> str:
    """A star with straight edges."""
    corners = []
    for corner in range(points * 2):
        radius = inner if corner % 2 else outer
        angle = math.pi * corner / points - math.pi / 2
        corners.append(f"{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"


def _trench(width: float) -> str:
    """A crenellated line so wide, centred."""
    teeth = max(2, round(width / 8))
    return f"M{-teeth * 4} 0" + "v-3.6h4v3.6h4" * teeth
