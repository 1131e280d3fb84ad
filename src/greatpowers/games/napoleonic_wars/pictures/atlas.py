"""The places of the drawn map as the tables have them: a pack may name, move, join and add some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...shared.data_rows import rows_in
from ...shared.maps.ground import Drawn
from ..printed.board import (
    CAPITAL_OF,
    FORTRESS,
    KEYS,
    NAMES,
    OWNER,
    PLACE_NUMBER,
    PLACES,
    PORT_ZONES,
    SHARED_WITH,
    ZONES,
    short_name,
)
from ..printed.names import NATIONS

Point = tuple[int, int]

#: How far from a port nobody drew a quay for its ships lie.
_TO_QUAY: Final = 48


def places_as_printed(stored: Drawn) -> Drawn:
    """The stored map with everything that the tables say of its places."""
    points = {
        row["id"]: (row.number("x"), row.number("y"))
        for row in rows_in(__name__, "layout.csv", ("id", "x", "y"))
    }
    return {
        **stored,
        "areas": {
            place: _area(place, points, stored["areas"].get(place)) for place in points if not _is_zone(place)
        },
        "zones": {
            place: _zone(place, points, stored["zones"].get(place)) for place in points if _is_zone(place)
        },
        "links": [
            [row["a"], row["b"], row["type"]]
            for row in rows_in(__name__, "connections.csv", ("a", "b", "type"))
        ],
        "passages": [
            [row["a"], row["b"], row["guard_fortress"]]
            for row in rows_in(__name__, "zone_borders.csv", ("a", "b", "guard_fortress"))
        ],
    }


def _is_zone(place: str) -> bool:
    return PLACE_NUMBER[place] in ZONES


def _names(place: str) -> dict[str, str]:
    return {language: names[PLACE_NUMBER[place]] for language, names in NAMES.items()}


def _area(place: str, points: Mapping[str, Point], drawn: Drawn | None) -> Drawn:
    number, (x, y), names = PLACE_NUMBER[place], points[place], _names(place)
    zones = [PLACES[zone] for zone in PORT_ZONES[number]]
    entry = {
        "x": x,
        "y": y,
        "names": names,
        "short": {language: short_name(name) for language, name in names.items()},
        "owner": NATIONS[OWNER[number]],
    }
    facts = {
        "shared": _nation(SHARED_WITH[number]),
        "key": bool(KEYS >> number & 1),
        "capital": _nation(CAPITAL_OF[number]),
        "fortress": FORTRESS[number],
        "zones": zones,
        "quay": _quay((x, y), points[zones[0]], drawn) if zones else None,
    }
    return entry | {name: value for name, value in facts.items() if value}


def _nation(number: int) -> str:
    return NATIONS[number] if number >= 0 else ""


def _quay(port: Point, water: Point, drawn: Drawn | None) -> list[int]:
    """Where ships lie: as drawn, moved with its port; else a little way towards the Zone."""
    if drawn is not None and "quay" in drawn:
        x, y = drawn["quay"]
        return [x + port[0] - drawn["x"], y + port[1] - drawn["y"]]
    across, down = water[0] - port[0], water[1] - port[1]
    far = max(1.0, (across * across + down * down) ** 0.5)
    return [round(port[0] + across * _TO_QUAY / far), round(port[1] + down * _TO_QUAY / far)]


def _zone(place: str, points: Mapping[str, Point], drawn: Drawn | None) -> Drawn:
    """A Zone keeps its water; one that nobody drew is a point with a name."""
    x, y = points[place]
    return {"d": "", **(drawn or {}), "x": x, "y": y, "names": _names(place)}
