"""Where every space stands on its board, and which links are drawn on it."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

#: A space of the other board that is shown here too: its row in the layout and the space it stands for.
COPY = "_europe_copy"
#: Boxes at the edge of the world stand nearer than they lie; they say nothing about geography.
NOT_GEOGRAPHIC = ("edge_box", "holding_box", "beachhead")
PULLED_IN = ("medina", "libya")

Row = dict[str, str]


@dataclass(frozen=True)
class Spot:
    """One place of a board; `space` is the id the rules know."""

    space: str
    board: str
    kind: str
    x: int
    y: int
    row: Row

    @property
    def degrees(self) -> tuple[float, float]:
        return float(self.row["lon"]), float(self.row["lat"])

    @property
    def is_anchor(self) -> bool:
        """Does the place tie the drawn geography to the layout?"""
        return self.kind not in NOT_GEOGRAPHIC and self.space not in PULLED_IN


def read_rows(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_spots(data: Path) -> list[Spot]:
    """Every row of the layout with the space it shows."""
    spaces = {row["id"]: row for row in read_rows(data / "spaces.csv")}
    spots = []
    for row in read_rows(data / "layout.csv"):
        space = row["id"].removesuffix(COPY)
        spots.append(Spot(space, row["board"], row["kind"], int(row["x"]), int(row["y"]), spaces[space]))
    return spots


def place_entry(spot: Spot) -> dict[str, object]:
    """A space as the data file keeps it: what a board draws of it and never changes."""
    row = spot.row
    entry: dict[str, object] = {
        "kind": spot.kind,
        "board": spot.board,
        "x": spot.x,
        "y": spot.y,
        "names": {language: row[f"name_{language}"] for language in ("en", "ru", "hu")},
        "nation": row["nation"],
        "terrain": row["terrain"] or "clear",
        "side": row["printed_side"],
    }
    facts = {
        "vp": int(row["vp"] or 0),
        "vp_historical": int(row["vp_historical"] or 0),
        "fort": int(row["fort"] or 0),
        "port": row["port"],
        "source": source_side(row["supply_source"]),
        "capital": row["capital_of"],
    }
    return entry | {name: value for name, value in facts.items() if value}


def source_side(supply: str) -> str:
    """The side a supply source feeds."""
    return "" if not supply else "cp" if supply == "cp" else "ap"


def places(spots: list[Spot], links: list[Row]) -> dict[str, object]:
    """All spaces, their second pictures and the links between them."""
    shown = {spot.space: place_entry(spot) for spot in spots if spot.kind not in ("duplicate", "holding_box")}
    copies = {
        spot.space: {"board": spot.board, "x": spot.x, "y": spot.y}
        for spot in spots
        if spot.kind == "duplicate"
    }
    boxes = {
        spot.space: {"board": spot.board, "x": spot.x, "y": spot.y}
        for spot in spots
        if spot.kind == "holding_box"
    }
    return {
        "format": "greatpowers-pog-places-1",
        "spaces": shown,
        "copies": copies,
        "boxes": boxes,
        "links": [
            [row["a"], row["b"], row["nations"], row["line"]]
            if row["line"] != "solid"
            else [row["a"], row["b"]]
            for row in links
        ],
    }
