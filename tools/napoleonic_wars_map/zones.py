"""Sea Zones as water, and where the ships of a port lie."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any

import shapely
from board_map.ground import Drawn
from board_map.spots import Spot
from diplomacy_map.areas import bend
from diplomacy_map.decoration import shared_lines
from diplomacy_map.geography import areal, polygons
from shapely.geometry import LineString, MultiPoint, Point, box
from shapely.geometry.base import BaseGeometry

Shapes = dict[str, BaseGeometry]

SIMPLIFY = 2.0
#: Water cut off by land is no part of a Zone if it is smaller.
SMALLEST_WATER = 500.0
#: Waters touch if their common border is so long; narrows closed by the drawing count within this distance.
LEAST_BORDER = 18.0
NARROWS = 40.0
#: A ship with its flag and count, seen from its middle.
SHIP = (-19, -21, 27, 17)
#: How far from the middle of a port its ships may lie.
REACH = range(44, 124, 4)


def make_zones(drawn: Drawn, settings: dict[str, Any]) -> Shapes:
    """The water of each Zone: cells grown from points given in degrees, bent, without the land."""
    sea = drawn.warp.frame.difference(drawn.land)
    owners, points = [], []
    for zone, seeds in settings["zones"].items():
        owners += [zone] * len(seeds)
        points += [drawn.warp.point(*seed) for seed in seeds]
    reach = drawn.warp.frame.buffer(900)
    cells = shapely.voronoi_polygons(MultiPoint(points), extend_to=reach, ordered=True)
    grown: dict[str, list[BaseGeometry]] = defaultdict(list)
    for owner, cell in zip(owners, cells.geoms, strict=True):
        grown[owner].append(cell)
    found = {}
    for zone, parts in grown.items():
        whole = shapely.union_all(parts).segmentize(6)
        bent = shapely.make_valid(shapely.transform(whole, lambda at: bend(at / 2) * 2))
        waters = polygons(areal(bent.intersection(sea)))
        found[zone] = shapely.union_all([water for water in waters if water.area > SMALLEST_WATER])
    return found


def borders(zones: Shapes) -> BaseGeometry:
    """Lines between the Zones, each once."""
    return shared_lines([zones[zone] for zone in sorted(zones)]).simplify(SIMPLIFY)


def touching(zones: Shapes) -> set[frozenset[str]]:
    """The pairs of Zones that meet on the drawn map."""
    found = set()
    names = sorted(zones)
    for n, a in enumerate(names):
        for b in names[n + 1 :]:
            line = zones[a].boundary.intersection(zones[b].buffer(0.5))
            if line.length > LEAST_BORDER:
                found.add(frozenset((a, b)))
    return found


def check_neighbours(zones: Shapes, wanted: dict[frozenset[str], str]) -> None:
    """The drawn Zones meet where the rules say so; through a guarded strait they come near."""
    met = touching(zones)
    near = {
        pair
        for pair, guard in wanted.items()
        if guard and zones[min(pair)].distance(zones[max(pair)]) < NARROWS
    }
    missing, extra = set(wanted) - met - near, met - set(wanted)
    if missing or extra:
        raise ValueError(f"Zones: missing {sorted(map(sorted, missing))}, extra {sorted(map(sorted, extra))}")


class Quays:
    """Finds the place of a port's ships: in its water, clear of roads, areas, names and other ships."""

    def __init__(self, spots: list[Spot], links: list[tuple[str, str]], zones: Shapes) -> None:
        self.zones = zones
        at = {spot.place: (spot.x, spot.y) for spot in spots}
        self.roads = [LineString([at[a], at[b]]) for a, b in links]
        self.rooms = [room(spot) for spot in spots]
        self.taken: list[BaseGeometry] = []

    def find(self, port: Spot, waters: list[str]) -> tuple[int, int]:
        """The best of many places round a port; only what is near is looked at."""
        near = Point(port.x, port.y).buffer(1.4 * REACH.stop)
        roads = shapely.union_all([road for road in self.roads if road.intersects(near)])
        crowd = [room for room in (*self.rooms, *self.taken) if room.intersects(near)]
        water = shapely.union_all([self.zones[zone].intersection(near) for zone in waters])

        def fault(at: tuple[int, int]) -> float:
            ship = hull(at)
            ashore = ship.area - water.intersection(ship).area
            blocked = sum(ship.intersects(other) for other in crowd)
            away = math.hypot(at[0] - port.x, at[1] - port.y)
            return ashore / 6 + 90 * blocked + 2 * roads.intersection(ship).length + away

        best = min(around(port), key=fault)
        self.taken.append(hull(best))
        return best


def room(spot: Spot) -> BaseGeometry:
    """What a place, its pieces and its name take."""
    if spot.kind == "zone":
        return box(spot.x - 72, spot.y - 48, spot.x + 72, spot.y + 20)
    return box(spot.x - 46, spot.y - 24, spot.x + 46, spot.y + 42)


def hull(at: tuple[int, int]) -> BaseGeometry:
    left, top, right, bottom = SHIP
    return box(at[0] + left, at[1] + top, at[0] + right, at[1] + bottom)


def around(port: Spot) -> list[tuple[int, int]]:
    turns = [math.tau * turn / 36 for turn in range(36)]
    return [
        (round(port.x + 1.15 * away * math.cos(turn)), round(port.y + away * math.sin(turn)))
        for away in REACH
        for turn in turns
    ]
