"""Where every space stands on its board, and which links are drawn on it."""

from __future__ import annotations

from pathlib import Path

from board_map.spots import Row, Spot, names_of, read_rows

#: A space of the other board that is shown here too: its row in the layout and the space it stands for.
COPY = "_europe_copy"
#: Boxes at the edge of the world stand nearer than they lie; they say nothing about geography.
NOT_GEOGRAPHIC = ("edge_box", "holding_box", "beachhead")
PULLED_IN = ("medina", "libya")


def read_spots(data: Path) -> list[Spot]:
    """Every row of the layout with the space it shows."""
    spaces = {row["id"]: row for row in read_rows(data / "spaces.csv")}
    return [_spot(row, spaces) for row in read_rows(data / "layout.csv")]


def _spot(row: Row, spaces: dict[str, Row]) -> Spot:
    name, kind = row["id"].removesuffix(COPY), row["kind"]
    space = spaces[name]
    return Spot(
        place=name,
        board=row["board"],
        kind=kind,
        x=int(row["x"]),
        y=int(row["y"]),
        nation=space["nation"],
        degrees=(float(space["lon"] or 0), float(space["lat"] or 0)),
        is_anchor=kind not in NOT_GEOGRAPHIC and name not in PULLED_IN,
        at_sea=kind == "beachhead",
        row=space,
    )


def place_entry(spot: Spot) -> dict[str, object]:
    """A space as the data file keeps it: what a board draws of it and never changes."""
    row = spot.row
    entry: dict[str, object] = {
        "kind": spot.kind,
        "board": spot.board,
        "x": spot.x,
        "y": spot.y,
        "names": names_of(row),
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
    shown = {spot.place: place_entry(spot) for spot in spots if spot.kind not in ("duplicate", "holding_box")}
    copies = {
        spot.place: {"board": spot.board, "x": spot.x, "y": spot.y}
        for spot in spots
        if spot.kind == "duplicate"
    }
    boxes = {
        spot.place: {"board": spot.board, "x": spot.x, "y": spot.y}
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
