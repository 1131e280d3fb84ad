"""The drawn map as stored in the data folder: ground, areas, Zones, lines."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from ...shared.maps.ground import Drawn
from .atlas import places_as_printed

_DATA: Final = files("greatpowers.games.napoleonic_wars") / "data"


@cache
def ground_of_europe() -> Drawn:
    found: Drawn = json.loads((_DATA / "map_ground.json").read_text(encoding="utf-8"))
    return found


@cache
def places_of_europe() -> Drawn:
    """Areas, Zones and lines as the tables have them."""
    found: Drawn = json.loads((_DATA / "map_places.json").read_text(encoding="utf-8"))
    return places_as_printed(found)


@cache
def relief_of_europe() -> bytes:
    return (_DATA / "map_relief.webp").read_bytes()
