"""The small signs on arrows: heads, bursts, discs, rings, waves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from . import curves
from .curves import Point
from .markup import moved, number, stroked, tag


class Colours(Protocol):
    """Of whoever marches: the line, ink upon it, its outline."""

    @property
    def solid(self) -> str: ...
    @property
    def ink(self) -> str: ...
    @property
    def line(self) -> str: ...


class Theme(Protocol):
    """The red of what failed, and the paper behind it."""

    @property
    def seal(self) -> str: ...
    @property
    def panel(self) -> str: ...


CASING = 7.2
STROKE = 4.2
HEAD = "M0 0L-14.5 7.4L-11.2 0L-14.5-7.4Z"
HEAD_LENGTH = 11.0


def cased_line(
    points: Sequence[Point], colours: Colours, *, dashes: str | None = None, thin: bool = False
) -> str:
    """A line in the power's colour with an outline, so that white and black both read on every ground."""
    d = curves.path(points)
    casing, inner = (5.2, 2.6) if thin else (CASING, STROKE)
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round", "stroke_dasharray": dashes}
    return stroked(d, colours.line, casing, **ends) + stroked(d, colours.solid, inner, **ends)


def head(points: Sequence[Point], colours: Colours) -> str:
    """An arrow head whose tip is the end of the curve."""
    x, y = points[-1]
    outline = {"stroke": colours.line, "stroke_width": "1.5", "stroke_linejoin": "round"}
    return moved(x, y, tag("path", d=HEAD, fill=colours.solid, **outline), turn=curves.heading(points))


def burst(point: Point, theme: Theme) -> str:
    """The red star where a move was thrown back."""
    corners = []
    for corner in range(16):
        radius = 10.5 if corner % 2 == 0 else 4.6
        angle = math.tau * corner / 16
        corners.append(f"{number(radius * math.cos(angle))} {number(radius * math.sin(angle))}")
    d = "M" + "L".join(corners) + "Z"
    star = tag("path", d=d, fill=theme.seal, stroke=theme.panel, stroke_width=1.6, stroke_linejoin="round")
    return moved(*point, star, tag("circle", r=2.1, fill=theme.panel), class_="burst")


def crossed_disc(point: Point, theme: Theme) -> str:
    """A red cross in a disc: this help did not arrive."""
    disc = tag("circle", r=8, fill=theme.panel, stroke=theme.seal, stroke_width=1.8)
    cross = stroked("M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6", theme.seal, 2.4, stroke_linecap="round")
    return moved(*point, disc, cross, class_="crossed")


def plus_disc(point: Point, ground: str, ink: str, outline: str) -> str:
    """A plus in a disc: a support joins here, or a unit is new."""
    disc = tag("circle", r=6.6, fill=ground, stroke=outline, stroke_width=1.5)
    return moved(
        *point, disc, stroked("M-3.4 0H3.4M0-3.4V3.4", ink, 1.9, stroke_linecap="round"), class_="plus"
    )


def ring(point: Point, colour: str, casing: str, *, dashes: str | None = None) -> str:
    """An oval round a unit."""
    line = {"fill": "none", "stroke_dasharray": dashes, "stroke_linecap": "round" if dashes else None}
    shapes = [
        tag("ellipse", rx=26, ry=19.5, stroke=stroke, stroke_width=width, **line)
        for stroke, width in ((casing, 4.6), (colour, 2.4))
    ]
    return moved(*point, *shapes, class_="ring")


def waves(point: Point, colours: Colours, theme: Theme) -> str:
    """Waves under a convoying fleet."""
    shapes = []
    for down in (15.5, 20.0):
        d = f"M-18 {number(down)}q4.5-4.4 9 0t9 0t9 0t9 0"
        shapes.append(stroked(d, theme.panel, 3.6, stroke_linecap="round"))
        shapes.append(stroked(d, colours.line, 1.7, stroke_linecap="round"))
    return moved(*point, *shapes, class_="waves")


def beads(points: Sequence[Point], colours: Colours) -> str:
    """Dots along the line of a convoy."""
    count = max(int(curves.length(points) // 10), 1)
    step = curves.length(points) / count
    dots = [curves.at(points, step * (bead + 0.5)) for bead in range(count)]
    return "".join(tag("circle", cx=x, cy=y, r=1.35, fill=colours.ink) for x, y in dots)


def dotted_line(points: Sequence[Point], colours: Colours) -> str:
    """The loose dots of a retreat."""
    count = max(int(curves.length(points) // 8), 1)
    dots = [curves.at(points, curves.length(points) * bead / count) for bead in range(count)]
    style = {"fill": colours.solid, "stroke": colours.line, "stroke_width": "1.1"}
    return "".join(tag("circle", cx=x, cy=y, r=2.5, **style) for x, y in dots)
