"""Outlines with no more points and digits than an eye can tell apart, as browsers fetch them first.

Areas that lie side by side share their border: it is cut where more than two lines meet, and what lies
between is thinned once, so that no gap opens between neighbours and no coast leaves its land.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import dist, hypot
from typing import Any

Point = tuple[float, float]

_TOKEN = re.compile(r"[MmLlz]|-?(?:\d+\.?\d*|\.\d+)")
_IS_PATH = re.compile(r"M-?[.\d]")


#: Grids in board units of a board that is 2,900 of them wide.
WHOLE = 1.0
FINE = 0.5
TOLERANCE = 0.4


@dataclass(frozen=True, slots=True)
class Line:
    """One stroke of a path; the last point of a closed one is not its first again."""

    points: tuple[Point, ...]
    closed: bool


def lines_of(path: str) -> list[Line]:
    """The strokes of a path as the map makers write it: `M` at a point, `l` by so much, `z` to close."""
    lines: list[Line] = []
    points: list[Point] = []
    relative, x, y = False, 0.0, 0.0
    tokens = iter(_TOKEN.findall(path))
    for token in tokens:
        if token in "Mz" and points:
            lines.append(Line(tuple(points), token == "z"))
            points = []
        if token.isalpha():
            relative = token == "l"
            continue
        across, down = float(token), float(next(tokens))
        x, y = (x + across, y + down) if relative else (across, down)
        points.append((round(x, 2), round(y, 2)))
    return [*lines, Line(tuple(points), closed=False)] if points else lines


def written(line: Line, grain: float) -> str:
    """The stroke with its points on a grid of so much; nothing if that leaves no stroke."""
    found: list[tuple[int, int]] = []
    for x, y in line.points:
        point = (round(x / grain), round(y / grain))
        if not found or found[-1] != point:
            found.append(point)
    if line.closed and found[0] == found[-1]:
        found.pop()
    if len(found) < (3 if line.closed else 2):
        return ""
    steps = "".join("l" + _pair((b[0] - a[0]) * grain, (b[1] - a[1]) * grain) for a, b in pairwise(found))
    return f"M{_pair(found[0][0] * grain, found[0][1] * grain)}{steps}{'z' if line.closed else ''}"


def thrifty(drawn: Any, grain: float, tolerance: float = 0.0) -> Any:
    """The same document with every path in it thinned by no more than the tolerance and put on the grid."""
    junctions = _junctions(line for path in _paths(drawn) for line in lines_of(path))

    def thinned(path: str) -> str:
        return "".join(written(_thinned(line, junctions, tolerance), grain) for line in lines_of(path))

    return _with_paths(drawn, thinned)


def thrifty_ground(drawn: dict[str, Any]) -> dict[str, Any]:
    """A ground as the clients draw it: what is hinted at in the water may be coarser than a coast."""
    waters = thrifty(drawn["water_lines"], WHOLE, TOLERANCE)
    return thrifty({**drawn, "water_lines": []}, FINE, TOLERANCE) | {"water_lines": waters}


def _paths(drawn: Any) -> Iterator[str]:
    if isinstance(drawn, str):
        if _IS_PATH.match(drawn):
            yield drawn
    elif isinstance(drawn, dict | list):
        for part in drawn.values() if isinstance(drawn, dict) else drawn:
            yield from _paths(part)


def _with_paths(drawn: Any, change: Callable[[str], str]) -> Any:
    if isinstance(drawn, str):
        return change(drawn) if _IS_PATH.match(drawn) else drawn
    if isinstance(drawn, dict):
        return {name: _with_paths(part, change) for name, part in drawn.items()}
    return [_with_paths(part, change) for part in drawn] if isinstance(drawn, list) else drawn


def _junctions(lines: Iterator[Line]) -> set[Point]:
    """Where lines end, and where more than two of them meet."""
    beside: dict[Point, set[Point]] = defaultdict(set)
    found: set[Point] = set()
    for line in lines:
        ring = (*line.points, line.points[0]) if line.closed else line.points
        for one, other in pairwise(ring):
            if one != other:
                beside[one].add(other)
                beside[other].add(one)
        if not line.closed:
            found |= {line.points[0], line.points[-1]}
    return found | {point for point, others in beside.items() if len(others) != 2}


def _thinned(line: Line, junctions: set[Point], tolerance: float) -> Line:
    if not tolerance or len(line.points) < 4:
        return line
    points = line.points
    if line.closed:
        # A ring that meets nobody begins at the same point however it is written, and has a second fixed one.
        start = next(
            (nth for nth, point in enumerate(points) if point in junctions), points.index(min(points))
        )
        points = (*points[start:], *points[: start + 1])
    fixed = {0, len(points) - 1} | {nth for nth, point in enumerate(points) if point in junctions}
    if len(fixed) == 2 and line.closed:
        fixed.add(max(range(len(points)), key=lambda nth: (dist(points[0], points[nth]), points[nth])))
    cuts = sorted(fixed)
    kept = [points[0]]
    for start, end in pairwise(cuts):
        kept += _arc(points[start : end + 1], tolerance)[1:]
    return Line(tuple(kept[:-1] if line.closed else kept), line.closed)


def _arc(points: tuple[Point, ...], tolerance: float) -> tuple[Point, ...]:
    """What is left between two fixed points, the same from both sides of a border."""
    turned = points[0] > points[-1]
    forth = points[::-1] if turned else points
    kept, open_parts = {0, len(forth) - 1}, [(0, len(forth) - 1)]
    while open_parts:
        start, end = open_parts.pop()
        far = max(
            range(start + 1, end), key=lambda nth: _off(forth[nth], forth[start], forth[end]), default=None
        )
        if far is not None and _off(forth[far], forth[start], forth[end]) > tolerance:
            kept.add(far)
            open_parts += [(start, far), (far, end)]
    left = tuple(forth[nth] for nth in sorted(kept))
    return left[::-1] if turned else left


def _off(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from the line between two others."""
    (x, y), (x1, y1), (x2, y2) = point, start, end
    length = hypot(x2 - x1, y2 - y1)
    if not length:
        return hypot(x - x1, y - y1)
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length


def _pair(x: float, y: float) -> str:
    second = _number(y)
    return f"{_number(x)}{'' if second.startswith('-') else ' '}{second}"


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else re.sub(r"^(-?)0\.", r"\1.", text)
