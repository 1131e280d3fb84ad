"""National areas of a year: real borders where they still hold, elsewhere cells grown from the spaces.

Each group of today's countries is divided among the nations that held them. The cells grow from the spaces
of those nations and from filler points; their straight edges are bent by one function of the place alone,
so that neighbours bend alike.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import shapely
from diplomacy_map.areas import bend, faces_of, without_crumbs
from diplomacy_map.decoration import shared_lines
from diplomacy_map.geography import Topology, areal, polygons
from shapely.geometry import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from .spots import Spot
from .warp import MARGIN, Warp

GRID = 0.05
#: Land no nation of the game holds.
NOBODY = "x"
SMALLEST_ISLAND = 26.0
SMALLEST_LAKE_ISLAND = 60.0
#: Beachheads stand at sea: islands up to this size make room for them.
SMALL_ISLAND = 2500.0
BEACH = 10.0
NARROW = 0.8
SIMPLIFY = 1.6
#: Splinters of a nation smaller than this, cut off by a bent cell, go to a neighbour.
SMALLEST_FRAGMENT = 420.0

Lands = dict[str, BaseGeometry]
Seeds = dict[str, list[tuple[float, float]]]


def country_shapes(warp: Warp, topology: Topology) -> Lands:
    """Every country of today that reaches into the frame, on the board."""
    found = {}
    for name, shape in topology.named("countries"):
        if shape.intersects(warp.window):
            drawn = areal(warp.shape(shape))
            if not drawn.is_empty:
                found[name] = drawn
    return found


def seeds_of(warp: Warp, spots: list[Spot], fillers: dict[str, list[list[float]]]) -> Seeds:
    """Where each nation grows from: its spaces as laid out, and points given in degrees."""
    seeds: Seeds = defaultdict(list)
    for spot in spots:
        if spot.nation:
            seeds[spot.nation].append((spot.x, spot.y))
    for nation, points in fillers.items():
        seeds[nation] += [warp.point(*point) for point in points]
    return seeds


def divided(
    area: BaseGeometry, nations: list[str], seeds: Seeds, warp: Warp
) -> list[tuple[str, BaseGeometry]]:
    """An area shared out among the seeds of some nations."""
    if len(nations) == 1:
        return [(nations[0], area)]
    owners = [nation for nation in nations for _ in seeds[nation]]
    points = MultiPoint([point for nation in nations for point in seeds[nation]])
    cells = shapely.voronoi_polygons(points, extend_to=warp.frame.buffer(900), ordered=True)
    grown: dict[str, list[BaseGeometry]] = defaultdict(list)
    for owner, cell in zip(owners, cells.geoms, strict=True):
        grown[owner].append(cell)
    pieces = []
    for nation, parts in grown.items():
        whole = shapely.union_all(parts).segmentize(5)
        # A power of two keeps the figures exact: the waves were made for a map of half this size.
        bent = shapely.make_valid(shapely.transform(whole, lambda points: bend(points / 2) * 2))
        piece = areal(bent.intersection(area))
        if not piece.is_empty:
            pieces.append((nation, piece))
    return pieces


def solid(land: BaseGeometry, beaches: list[Point]) -> BaseGeometry:
    """The land without narrow inlets and spits, without the smallest islands and any under a beachhead."""
    closed = land.buffer(NARROW, quad_segs=3).buffer(-2 * NARROW, quad_segs=3).buffer(NARROW, quad_segs=3)
    masses = []
    for mass in polygons(closed):
        in_the_way = mass.area < SMALL_ISLAND and any(mass.distance(beach) < BEACH for beach in beaches)
        if mass.area > SMALLEST_ISLAND and not in_the_way:
            holes = [ring for ring in mass.interiors if Polygon(ring).area > SMALLEST_LAKE_ISLAND]
            masses.append(Polygon(mass.exterior, holes))
    return shapely.union_all(masses)


def mended(lands: Lands) -> Lands:
    """Splinters on the mainland join the neighbour with the longest border; islands stay."""
    whole: dict[str, list[BaseGeometry]] = {}
    splinters: list[tuple[str, BaseGeometry]] = []
    for nation, shape in lands.items():
        parts = sorted(polygons(shape), key=lambda part: -part.area)
        whole[nation] = [part for n, part in enumerate(parts) if n == 0 or part.area > SMALLEST_FRAGMENT]
        splinters += [(nation, part) for part in parts[len(whole[nation]) :]]
    kept = {nation: shapely.union_all(parts) for nation, parts in whole.items()}
    for nation, splinter in splinters:
        borders = {
            other: shape.boundary.intersection(splinter.boundary).length for other, shape in kept.items()
        }
        best = max(sorted(borders), key=lambda other: borders[other])
        whole[best if borders[best] > 1 else nation].append(splinter)
    return {nation: shapely.union_all(parts, grid_size=GRID) for nation, parts in whole.items()}


def make_lands(warp: Warp, spots: list[Spot], atlas: Path, settings: dict[str, Any]) -> Lands:
    """The areas of all nations on a board; together they are the land."""
    topology = Topology.read(atlas)
    known = {name for name, _ in topology.named("countries")}
    unknown = {name for names, _ in settings["countries"] for name in names} - known
    if unknown:
        raise ValueError(f"no such country in the atlas: {sorted(unknown)}")
    countries = country_shapes(warp, topology)
    seeds = seeds_of(warp, spots, settings["fillers"])
    pieces: list[tuple[str, BaseGeometry]] = []
    ruled: set[str] = set()
    for names, nations in settings["countries"]:
        ruled.update(names)
        shapes = [countries[name] for name in names if name in countries]
        if shapes:
            area = shapely.union_all(shapes, grid_size=GRID)
            pieces += divided(areal(area), nations, seeds, warp)
    rest = [shape for name, shape in sorted(countries.items()) if name not in ruled]
    if rest:
        pieces.append((NOBODY, shapely.union_all(rest, grid_size=GRID)))
    beaches = [Point(spot.x, spot.y) for spot in spots if spot.at_sea]
    land = solid(shapely.union_all([shape for _, shape in pieces], grid_size=GRID), beaches)
    inside = [(nation, areal(shape.intersection(land, grid_size=GRID))) for nation, shape in pieces]
    lands = mended(faces_of([piece for piece in inside if not piece[1].is_empty], GRID))
    slim = shapely.coverage_simplify(list(lands.values()), SIMPLIFY)
    clean = faces_of(list(zip(lands, slim, strict=True)), grid=0.1)
    return {nation: without_crumbs(shape) for nation, shape in clean.items()}


def frontiers(lands: Lands, warp: Warp) -> BaseGeometry:
    """The borders between nations, each once, without the edge of the picture."""
    inside = warp.frame.buffer(MARGIN - 1, join_style="mitre")
    return shared_lines([lands[nation] for nation in sorted(lands)]).intersection(inside)


def band(nation: BaseGeometry, lines: BaseGeometry, width: float) -> BaseGeometry:
    """The strip inside a nation along its frontiers."""
    own = lines.intersection(nation.buffer(0.3))
    return areal(own.buffer(width, cap_style="flat").intersection(nation).simplify(1.0))


def with_enclaves(lands: Lands, spots: list[Spot], radii: dict[str, float]) -> Lands:
    """Small holdings round a place on foreign soil, such as a fortress on a rock."""
    found = dict(lands)
    for spot in spots:
        if spot.place in radii:
            held = Point(spot.x, spot.y).buffer(radii[spot.place]).segmentize(5)
            bent = shapely.transform(held, lambda points: bend(points / 2) * 2)
            taken = areal(bent.intersection(shapely.union_all(list(lands.values()))))
            found = {nation: areal(shape.difference(taken)) for nation, shape in found.items()}
            found[spot.nation] = shapely.union_all([found[spot.nation], taken], grid_size=0.1)
    return found
