"""The ground of a board: everything that never changes during a game, as path data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import shapely
from diplomacy_map.geography import Topology, areal
from diplomacy_map.paths import area_path, line_path
from shapely.geometry.base import BaseGeometry

from .lands import Lands, band, frontiers, make_lands, with_enclaves
from .sources import Sources
from .spots import Spot
from .warp import LEAST_JACOBIAN, Warp

#: Distance of the water lines from the coast, the farthest and faintest first.
WATER_LINES = (27.0, 19.0, 12.0, 6.0)
BAND = 9.0
SMALLEST_LAKE = 90.0
SHORTEST_RIVER = 26.0


@dataclass(frozen=True)
class Drawn:
    """A board on its way: how geography is bent, and whose land lies where."""

    warp: Warp
    lands: Lands

    @property
    def land(self) -> BaseGeometry:
        return shapely.union_all(list(self.lands.values()))


def draw(board: str, spots: list[Spot], sources: Sources, settings: dict[str, Any]) -> Drawn:
    """Bend the geography to the laid-out places of a board."""
    warp = Warp(settings, spots)
    growth = warp.smallest_jacobian()
    if growth < LEAST_JACOBIAN:
        raise ValueError(f"{board}: the geography folds over itself (growth of area {growth:.3f})")
    lands = make_lands(warp, spots, sources.countries, settings)
    return Drawn(warp, with_enclaves(lands, spots, settings.get("enclaves", {})))


def water_lines(land: BaseGeometry, warp: Warp) -> list[str]:
    """Lines that follow the coast out at sea."""
    lines = []
    around = warp.frame.buffer(8)
    for distance in WATER_LINES:
        line = land.buffer(distance, quad_segs=4).boundary.intersection(around).simplify(1.5)
        lines.append(line_path(line))
    return lines


def waters(warp: Warp, atlas: Path, layer: str) -> list[BaseGeometry]:
    """Rivers or lakes on the board."""
    shapes = [shape for _, shape in Topology.read(atlas).named(layer) if shape.intersects(warp.window)]
    drawn = [warp.shape(shape) for shape in shapes]
    return [shape for shape in drawn if not shape.is_empty]


def sea_names(warp: Warp, settings: dict[str, Any]) -> list[dict[str, Any]]:
    names = []
    for sea in settings["seas"]:
        x, y = warp.point(*sea["at"])
        entry = {"x": round(x), "y": round(y), "size": sea["size"], "names": sea["names"]}
        names.append(entry | ({"turn": sea["turn"]} if "turn" in sea else {}))
    return names


def ground(game: str, drawn: Drawn, atlas: Path, settings: dict[str, Any]) -> dict[str, Any]:
    """Everything of a board that never changes, as path data."""
    warp, lands, land = drawn.warp, drawn.lands, drawn.land
    lines = frontiers(lands, warp)
    lakes = [areal(shape.intersection(land)).simplify(0.8) for shape in waters(warp, atlas, "lakes")]
    lake = shapely.union_all([shape for shape in lakes if shape.area > SMALLEST_LAKE])
    dry = land.difference(lake)
    rivers = [shape.intersection(dry).simplify(0.8) for shape in waters(warp, atlas, "rivers")]
    return {
        "format": f"greatpowers-{game}-map-1",
        "frame": settings["frame"],
        "water_lines": water_lines(land, warp),
        "land": area_path(land),
        "nations": {
            nation: {"area": area_path(lands[nation]), "band": area_path(band(lands[nation], lines, BAND))}
            for nation in sorted(lands)
        },
        "rivers": line_path(shapely.union_all([river for river in rivers if river.length > SHORTEST_RIVER])),
        "lakes": area_path(lake),
        "frontiers": line_path(lines),
        "seas": sea_names(warp, settings),
    }
