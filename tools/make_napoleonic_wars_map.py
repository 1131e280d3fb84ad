"""Make the map of The Napoleonic Wars: coasts, lands, sea Zones and relief bent to the laid-out areas.

Run it after a change of `layout.csv`, of `areas.csv` or of `napoleonic_wars_map/settings.json`; the results
are committed. The sources are those of `make_paths_of_glory_map.py`:

    python tools/make_napoleonic_wars_map.py --node-modules node_modules --relief path/to/shadedrelief.jpg

The settings hold frame, projection, stretch and smoothing of the spline; which of today's countries went to
which nations in 1805; filler points where the areas alone would draw a frontier wrong; points from which the
sea Zones grow, all as longitude and latitude.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from board_map.ground import draw, ground
from board_map.relief import write_relief
from board_map.sources import Sources, asked_for, write
from board_map.spots import Spot, names_of, read_rows
from board_map.thrift import WHOLE, thrifty, thrifty_ground
from diplomacy_map.paths import area_path, line_path
from napoleonic_wars_map.layout import area_entry, read_spots
from napoleonic_wars_map.zones import SIMPLIFY, Quays, Shapes, borders, check_neighbours, make_zones

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "src" / "greatpowers" / "games" / "napoleonic_wars" / "data"


def zone_entry(spot: Spot, water: Shapes, settings: dict[str, Any]) -> dict[str, Any]:
    """A sea Zone as the data file keeps it."""
    entry = {
        "x": spot.x,
        "y": spot.y,
        "names": names_of(spot.row),
        "d": area_path(water[spot.place].simplify(SIMPLIFY)),
    }
    turn = settings["turned"].get(spot.place)
    return entry | ({"turn": turn} if turn else {})


def places(spots: list[Spot], water: Shapes, settings: dict[str, Any]) -> dict[str, Any]:
    """All areas, Zones and the lines between them."""
    links = read_rows(DATA / "connections.csv")
    passages = read_rows(DATA / "zone_borders.csv")
    check_neighbours(water, {frozenset((row["a"], row["b"])): row["guard_fortress"] for row in passages})
    quays = Quays(spots, [(row["a"], row["b"]) for row in links], water)
    areas = {}
    for spot in spots:
        if spot.kind == "area":
            waters = spot.row["port_zones"]
            areas[spot.place] = area_entry(spot, quays.find(spot, waters.split("|")) if waters else None)
    return {
        "format": "greatpowers-nw-places-1",
        "areas": areas,
        "zones": {spot.place: zone_entry(spot, water, settings) for spot in spots if spot.kind == "zone"},
        "zone_borders": line_path(borders(water)),
        "links": [[row["a"], row["b"], row["type"]] for row in links],
        "passages": [[row["a"], row["b"], row["guard_fortress"]] for row in passages],
    }


def make_map(sources: Sources) -> None:
    """Write every file of the map."""
    settings = json.loads((HERE / "napoleonic_wars_map" / "settings.json").read_text(encoding="utf-8"))
    spots = read_spots(DATA, settings)
    drawn = draw("europe", [spot for spot in spots if spot.kind == "area"], sources, settings)
    write(DATA / "map_places.json", thrifty(places(spots, make_zones(drawn, settings), settings), WHOLE))
    write(DATA / "map_ground.json", thrifty_ground(ground("nw", drawn, sources.atlas, settings)))
    write_relief(drawn.warp, sources.relief, DATA / "map_relief.webp")


if __name__ == "__main__":
    make_map(asked_for("Make the map of The Napoleonic Wars from public geography."))
