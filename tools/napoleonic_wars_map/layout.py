"""Where every area and sea Zone stands, and what the drawn map tells of each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from board_map.spots import Row, Spot, names_of, read_rows

#: `Württemberg (Stuttgart)`: the map names the town.
TOWN = re.compile(r"\((.+)\)$")


def read_spots(data: Path, settings: dict[str, Any]) -> list[Spot]:
    """Every row of the layout with the area or Zone it shows."""
    rows = {row["id"]: row for table in ("areas.csv", "zones.csv") for row in read_rows(data / table)}
    return [_spot(row, rows[row["id"]], settings) for row in read_rows(data / "layout.csv")]


def _spot(row: Row, place: Row, settings: dict[str, Any]) -> Spot:
    is_area = row["kind"] == "area"
    return Spot(
        place=row["id"],
        board=row["board"],
        kind=row["kind"],
        x=int(row["x"]),
        y=int(row["y"]),
        nation=place["owner"] if is_area else "",
        degrees=(float(place["lon"]), float(place["lat"])),
        is_anchor=is_area and row["id"] not in settings["not_geographic"],
        at_sea=False,
        row=place,
    )


def short_name(name: str) -> str:
    """The name as the map writes it."""
    town = TOWN.search(name)
    return town[1] if town else name


def area_entry(spot: Spot, quay: tuple[int, int] | None) -> dict[str, Any]:
    """An area as the data file keeps it."""
    row, names = spot.row, names_of(spot.row)
    entry = {
        "x": spot.x,
        "y": spot.y,
        "names": names,
        "short": {language: short_name(name) for language, name in names.items()},
        "owner": row["owner"],
    }
    facts = {
        "shared": row["shared_with"],
        "key": row["key"] == "true",
        "capital": row["capital_of"],
        "fortress": int(row["fortress"] or 0),
        "zones": row["port_zones"].split("|") if row["port_zones"] else [],
        "quay": quay,
    }
    return entry | {name: value for name, value in facts.items() if value}
