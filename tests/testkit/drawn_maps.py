"""Drawn maps of points in tests: path data as shapes, lines that cross, places that crowd each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import combinations

from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

Spots = Mapping[str, tuple[int, int]]


def chains(path: str) -> list[list[tuple[float, float]]]:
    """The point chains of path data: an absolute start, then relative steps."""
    found = []
    for part in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[0], numbers[1]
        points = [(x, y)]
        for across, down in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = round(x + across, 1), round(y + down, 1)
            points.append((x, y))
        found.append(points)
    return found


def area_of(path: str) -> BaseGeometry:
    """The area a path encloses; a ring inside another is a hole."""
    area: BaseGeometry = Polygon()
    rings = [Polygon(points).buffer(0) for points in chains(path) if len(points) > 2]
    for ring in sorted(rings, key=lambda ring: -ring.area):
        area = area.symmetric_difference(ring)
    return area


def crossings(
    spots: Spots, links: Iterable[tuple[str, str]]
) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """Pairs of links that cross without a common end."""
    lines = {(a, b): LineString([spots[a], spots[b]]) for a, b in links}
    return [
        (one, other)
        for (one, line), (other, second) in combinations(lines.items(), 2)
        if not set(one) & set(other) and line.crosses(second)
    ]


def too_near(spots: Spots, nearest: float) -> list[tuple[str, str]]:
    """Pairs of places nearer to each other than that."""
    points = {name: Point(spot) for name, spot in spots.items()}
    return [
        (one, other) for (one, a), (other, b) in combinations(points.items(), 2) if a.distance(b) < nearest
    ]
