"""Curves as close chains of points: bent arrows, smooth convoy routes, ends cut back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from .markup import number

Point = tuple[float, float]

SAMPLES = 28


def distance(a: Point, b: Point) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def bent(start: Point, end: Point, bend: float) -> list[Point]:
    """An arc to the left of its way, `bend` of its length deep: opposite ways do not lie on each other."""
    middle = between(start, end, 0.5)
    aside = (end[1] - start[1], start[0] - end[0])
    pull = (middle[0] + 2 * bend * aside[0], middle[1] + 2 * bend * aside[1])
    shares = [step / SAMPLES for step in range(SAMPLES + 1)]
    return [between(between(start, pull, t), between(pull, end, t), t) for t in shares]


def smooth(stops: Sequence[Point]) -> list[Point]:
    """A curve through all stops (Catmull-Rom)."""
    chain = [stops[0], *stops, stops[-1]]
    points = []
    for p0, p1, p2, p3 in zip(chain, chain[1:], chain[2:], chain[3:], strict=False):
        for step in range(SAMPLES):
            t = step / SAMPLES
            points.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*points, stops[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def length(points: Sequence[Point]) -> float:
    return sum(distance(a, b) for a, b in pairwise(points))


def at(points: Sequence[Point], walked: float) -> Point:
    """The point so far along the curve."""
    for a, b in pairwise(points):
        step = distance(a, b)
        if walked <= step and step > 0:
            return between(a, b, walked / step)
        walked -= step
    return points[-1]


def middle(points: Sequence[Point]) -> Point:
    return at(points, length(points) / 2)


def cut_back(points: Sequence[Point], start: float, end: float) -> list[Point]:
    """The curve without its first and last bit; at least a stub of it stays."""
    total = length(points)
    spare = max(total - 12.0, 0.0)
    scale = min(1.0, spare / (start + end)) if start + end > 0 else 1.0
    first, last = start * scale, total - end * scale
    kept = [at(points, first)]
    walked = 0.0
    for a, b in pairwise(points):
        walked += distance(a, b)
        if first < walked < last:
            kept.append(b)
    return [*kept, at(points, last)]


def heading(points: Sequence[Point]) -> float:
    """The direction in which the curve ends, in degrees."""
    tail = at(points, max(length(points) - 8.0, 0.0))
    return math.degrees(math.atan2(points[-1][1] - tail[1], points[-1][0] - tail[0]))


def path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points)
