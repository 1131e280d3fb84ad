"""Geometry as compact SVG path data, to the tenth of a map unit."""

from __future__ import annotations

from itertools import pairwise

import shapely
from shapely.geometry.base import BaseGeometry

from .geography import polygons


def number(tenths: int) -> str:
    """Tenths written as SVG likes them shortest: 12 -> 1.2, -4 -> -.4, 30 -> 3."""
    sign = "-" if tenths < 0 else ""
    whole, tenth = divmod(abs(tenths), 10)
    if tenth == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{tenth}"


def chain(points: list[tuple[float, float]], closed: bool) -> str:
    """One line of points: an absolute start, then steps relative to the point before."""
    cells = [(round(x * 10), round(y * 10)) for x, y in points]
    if closed:
        cells = cells[:-1]
    text = [f"M{number(cells[0][0])} {number(cells[0][1])}"]
    for (x0, y0), (x1, y1) in pairwise(cells):
        across, down = number(x1 - x0), number(y1 - y0)
        text.append(f"l{across}{'' if down.startswith('-') else ' '}{down}")
    return "".join(text) + ("z" if closed else "")


def area_path(shape: BaseGeometry) -> str:
    """Every ring of every polygon."""
    return "".join(
        chain(list(ring.coords), closed=True)
        for part in polygons(shape)
        for ring in (part.exterior, *part.interiors)
    )


def line_path(shape: BaseGeometry) -> str:
    """Every line of a line geometry."""
    lines = [part for part in shapely.get_parts(shapely.get_parts(shape)) if part.geom_type == "LineString"]
    return "".join(chain(list(line.coords), closed=False) for line in lines)
