"""Everything that is drawn but cannot be entered: nameless land, straits, lakes, rivers, the crossing."""

from __future__ import annotations

from pathlib import Path

import shapely
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from .areas import STRAITS, Regions
from .geography import MapFrame, water
from .paths import area_path, line_path

NAMELESS = "x_"
CROSSING_REACH = 6.5
SMALLEST_LAKE = 4.0
SHORTEST_RIVER = 8.0


def land_of(regions: Regions, seas: set[str]) -> BaseGeometry:
    """All dry land in one."""
    return shapely.union_all([shape for name, shape in regions.items() if name not in seas])


def decoration(frame: MapFrame, regions: Regions, seas: set[str], atlas: Path) -> dict[str, str]:
    """Path data by name, as the data file keeps it."""
    land = land_of(regions, seas)
    lakes = [shape.intersection(land).simplify(0.5) for shape in water(frame, atlas, "lakes")]
    rivers = [shape.intersection(land).simplify(0.5) for shape in water(frame, atlas, "rivers")]
    nameless = sorted(name for name in regions if name.startswith(NAMELESS))
    dry = [regions[name] for name in nameless if name not in seas]
    inner_seas = [regions[name] for name in nameless if name in seas and name not in STRAITS]
    return {
        "land": area_path(land),
        "nameless_land": area_path(shapely.union_all(dry)),
        "nameless_sea": area_path(shapely.union_all(inner_seas)),
        "straits": area_path(shapely.union_all([regions[name] for name in STRAITS])),
        "lakes": area_path(shapely.union_all([lake for lake in lakes if lake.area > SMALLEST_LAKE])),
        "rivers": line_path(shapely.union_all([river for river in rivers if river.length > SHORTEST_RIVER])),
        "sea_borders": line_path(shared_lines([regions[name] for name in sorted(seas)])),
        "crossing": line_path(crossing(regions["Den"], regions["Swe"])),
    }


def crossing(shore: BaseGeometry, other: BaseGeometry) -> LineString:
    """Over the narrowest water between two provinces that are neighbours, from land well into land."""
    start, end = nearest_points(shore, other)
    reach = CROSSING_REACH / start.distance(end)
    across, down = (end.x - start.x) * reach, (end.y - start.y) * reach
    return LineString([(start.x - across, start.y - down), (end.x + across, end.y + down)])


def shared_lines(shapes: list[BaseGeometry]) -> BaseGeometry:
    """The borders between neighbours, each once."""
    lines = [a.boundary.intersection(b.boundary) for n, a in enumerate(shapes) for b in shapes[n + 1 :]]
    kept = [part for line in lines for part in shapely.get_parts(line) if part.length > 0]
    return shapely.line_merge(MultiLineString(kept))
