"""Provinces and seas: seeds grow into areas, real borders are kept, shared borders stay shared.

Countries whose border is also a province border are taken as they are. Elsewhere the land is divided among
seed points (Voronoi cells) and every border is bent by one smooth function *of its position*, so that two
neighbours bend alike. All lines are then cut at their crossings and made into faces: what touches in the
picture touches in the data.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiLineString, MultiPoint, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from .geography import MapFrame, areal, polygons

GRID = 0.01
DATA_GRID = 0.1
SMALLEST_ISLAND = 7.0
SMALLEST_LISTED_ISLAND = 1.5
SMALLEST_FRAGMENT = 260.0
CRUMB = 1.0
CHANNEL_WIDTH = 1.5
WHOLE_ISLAND = 700.0
NARROW_WATER = 0.35
NARROW_LAND = 0.3
#: Waters without a name between the two shores of a crossing; they may lie in several parts.
STRAITS = ("x_Mar", "x_Sund")
SIMPLIFY = 1.1
#: Wavelength and height, in map units, of the waves that bend straight cell borders.
WAVES = ((90, 5.0), (42, 3.0), (19, 1.6), (9, 0.5))
WAVES_OF_EACH = 5

Regions = dict[str, BaseGeometry]


def wave_table() -> list[tuple[float, float, float, float, float]]:
    dice = random.Random(1901)
    table = []
    for length, height in WAVES:
        for _ in range(WAVES_OF_EACH):
            angle = dice.random() * math.tau
            turn = math.tau / length
            table.append(
                (
                    math.cos(angle) * turn,
                    math.sin(angle) * turn,
                    dice.random() * math.tau,
                    dice.random() * math.tau,
                    height / math.sqrt(WAVES_OF_EACH),
                )
            )
    return table


WAVE_TABLE = wave_table()


def bend(points: np.ndarray) -> np.ndarray:
    """Each point moved by a function of its place alone."""
    moved = points.copy()
    for kx, ky, phase_x, phase_y, height in WAVE_TABLE:
        along = points[:, 0] * kx + points[:, 1] * ky
        moved[:, 0] += height * np.sin(along + phase_x)
        moved[:, 1] += height * np.sin(along + phase_y)
    return moved


class Divider:
    """Divides any area among chosen seeds."""

    def __init__(self, frame: MapFrame, seeds: dict[str, list[list[float]]]) -> None:
        self.around = frame.outline.buffer(900)
        self.points = {
            region: [frame.point(*seed) for seed in where] for region, where in seeds.items() if where
        }

    def divide(self, area: BaseGeometry, regions: list[str]) -> list[tuple[str, BaseGeometry]]:
        if len(regions) == 1:
            return [(regions[0], area)]
        owners = [region for region in regions for _ in self.points[region]]
        seeds = MultiPoint([point for region in regions for point in self.points[region]])
        cells = shapely.voronoi_polygons(seeds, extend_to=self.around, ordered=True)
        by_region: dict[str, list[BaseGeometry]] = defaultdict(list)
        for owner, cell in zip(owners, cells.geoms, strict=True):
            by_region[owner].append(cell)
        pieces = []
        for region, grown in by_region.items():
            bent = shapely.make_valid(shapely.transform(shapely.union_all(grown).segmentize(2.5), bend))
            piece = areal(bent.intersection(area))
            if not piece.is_empty:
                pieces.append((region, piece))
        return pieces


def divide_land(
    divider: Divider, countries: dict[str, BaseGeometry], rules: list[dict[str, list[str]]], frame: MapFrame
) -> list[tuple[str, BaseGeometry]]:
    """Countries named in a rule go to the rule's provinces, the others to whichever seed is nearest."""
    ruled = {name for rule in rules for name in rule["countries"]}
    unknown = ruled - set(countries)
    if unknown:
        raise ValueError(f"no such country in the atlas: {sorted(unknown)}")
    groups = [(rule["countries"], rule["provinces"]) for rule in rules]
    groups.append((sorted(set(countries) - ruled), sorted(divider.points)))
    pieces = []
    for names, regions in groups:
        area = shapely.union_all([countries[name] for name in names], grid_size=GRID)
        pieces += divider.divide(areal(area.intersection(frame.outline, grid_size=GRID)), regions)
    return pieces


def smooth_coast(land: BaseGeometry) -> BaseGeometry:
    """The land without inlets and spits too narrow to draw as more than a thick line."""
    closed = land.buffer(NARROW_WATER, quad_segs=3).buffer(-NARROW_WATER - NARROW_LAND, quad_segs=3)
    return closed.buffer(NARROW_LAND, quad_segs=3)


def land_masses(land: BaseGeometry, channels: BaseGeometry, listed: list[Point]) -> list[BaseGeometry]:
    """Continents and islands without their small holes; the smallest islands are left out."""
    masses = []
    for mass in polygons(smooth_coast(land).difference(channels.buffer(CHANNEL_WIDTH / 2))):
        holes = [ring for ring in mass.interiors if Polygon(ring).area > 120]
        whole = Polygon(mass.exterior, holes)
        wanted = any(whole.distance(point) < 1 for point in listed)
        if whole.area > (SMALLEST_LISTED_ISLAND if wanted else SMALLEST_ISLAND):
            masses.append(whole)
    return masses


def settle_islands(
    masses: list[BaseGeometry], pieces: list[tuple[str, BaseGeometry]], islands: dict[str, list[Point]]
) -> tuple[list[tuple[str, BaseGeometry]], list[BaseGeometry]]:
    """Listed islands go where the list says, small ones whole to one province; the rest is divided."""
    settled: list[tuple[str, BaseGeometry]] = []
    divided = []
    tree = shapely.STRtree([piece for _, piece in pieces])
    for mass in masses:
        distance, owner = min(
            (mass.distance(point), owner) for owner, points in islands.items() for point in points
        )
        if distance < 1 and mass.area < 9000:
            settled.append((owner, mass))
        elif mass.area < WHOLE_ISLAND:
            shares: dict[str, float] = defaultdict(float)
            for index in tree.query(mass):
                shares[pieces[index][0]] += pieces[index][1].intersection(mass).area
            settled.append((max(sorted(shares), key=lambda region: shares[region]), mass))
        else:
            divided.append(mass)
    return settled, divided


def faces_of(pieces: list[tuple[str, BaseGeometry]], grid: float) -> Regions:
    """The pieces as a clean coverage: every line cut at every crossing, every face owned once."""
    lines = shapely.union_all([piece.boundary for _, piece in pieces], grid_size=grid)
    faces = [face for face in shapely.polygonize([lines]).geoms if face.area > grid]
    tree = shapely.STRtree([piece for _, piece in pieces])
    owned: dict[str, list[BaseGeometry]] = defaultdict(list)
    for face in faces:
        inside = face.representative_point()
        owners = [index for index in tree.query(inside) if pieces[index][1].contains(inside)]
        owner = min(owners) if owners else tree.nearest(inside)  # an inlet that was filled in
        owned[pieces[owner][0]].append(face)
    return {region: shapely.coverage_union_all(owned[region]) for region in sorted(owned)}


def mend_fragments(regions: Regions, is_sea: dict[str, bool]) -> Regions:
    """Splinters cut off from their region join the neighbour of their kind with the longest border."""
    whole: dict[str, list[BaseGeometry]] = {}
    splinters: list[tuple[str, BaseGeometry]] = []
    for region, shape in regions.items():
        fragments = sorted(polygons(shape), key=lambda part: -part.area)
        whole[region] = [
            part
            for number, part in enumerate(fragments)
            if number == 0 or part.area > SMALLEST_FRAGMENT or region in STRAITS
        ]
        splinters += [(region, part) for part in fragments if not any(part is kept for kept in whole[region])]
    for region, splinter in splinters:
        borders = {
            other: sum(part.boundary.intersection(splinter.boundary).length for part in shapes)
            for other, shapes in whole.items()
            if is_sea[other] == is_sea[region]
        }
        best = max(sorted(borders), key=lambda other: borders[other])
        whole[best if borders[best] > 0 else region].append(splinter)
    return {region: shapely.coverage_union_all(shapes) for region, shapes in whole.items()}


def simplified(regions: Regions) -> Regions:
    """The same coverage with fewer points, on the tenth of a unit that the data file keeps."""
    slim = shapely.coverage_simplify(list(regions.values()), SIMPLIFY)
    faces = faces_of(list(zip(regions, slim, strict=True)), grid=DATA_GRID)
    return {region: without_crumbs(shape) for region, shape in faces.items()}


def without_crumbs(shape: BaseGeometry) -> BaseGeometry:
    """The shape without parts and holes too small to see."""
    return MultiPolygon(
        [
            Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > CRUMB])
            for part in polygons(shape)
            if part.area > CRUMB
        ]
    )


def make_regions(frame: MapFrame, countries: dict[str, BaseGeometry], settings: dict[str, Any]) -> Regions:
    """Every province, sea, strait and nameless land of the frame."""
    islands = {
        owner: [Point(frame.point(*place)) for place in places]
        for owner, places in settings["islands"].items()
    }
    listed = [point for points in islands.values() for point in points]
    drawn = divide_land(Divider(frame, settings["land_seeds"]), countries, settings["borders"], frame)
    land = shapely.union_all([piece for _, piece in drawn], grid_size=GRID)
    channels = MultiLineString([[frame.point(*place) for place in line] for line in settings["channels"]])
    masses = land_masses(land, channels, listed)
    settled, divided = settle_islands(masses, drawn, islands)
    mainland = shapely.union_all(divided)
    on_land = settled + [
        (region, areal(piece.intersection(mainland, grid_size=GRID))) for region, piece in drawn
    ]
    at_sea = Divider(frame, settings["sea_seeds"]).divide(
        frame.outline.difference(shapely.union_all(masses, grid_size=GRID)), sorted(settings["sea_seeds"])
    )
    regions = faces_of([piece for piece in on_land if not piece[1].is_empty] + at_sea, GRID)
    is_sea = {region: region in settings["sea_seeds"] for region in regions}
    return simplified(mend_fragments(regions, is_sea))
