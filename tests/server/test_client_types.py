"""The types the client is written with are those of the Structs that travel."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from greatpowers.games.diplomacy.house import drawn as dip_drawn
from greatpowers.games.diplomacy.house.routes import ROUTES as ROUTES_OF_DIPLOMACY
from greatpowers.games.napoleonic_wars.house import drawn as nw_drawn
from greatpowers.games.napoleonic_wars.house import printed as nw_printed
from greatpowers.games.napoleonic_wars.house.routes import ROUTES as ROUTES_OF_NW
from greatpowers.games.paths_of_glory.house import drawn as pog_drawn
from greatpowers.games.paths_of_glory.house.routes import ROUTES as ROUTES_OF_POG
from greatpowers.server.contract import Parts, Printed
from greatpowers.server.games.grounds import Ground

TOOL = Path(__file__).parents[2] / "tools/make_client_types.py"

PARTS_OF_POG = next(route.data for route in ROUTES_OF_POG if isinstance(route, Parts))
PARTS_OF_NW = next(route.data for route in ROUTES_OF_NW if isinstance(route, Parts))
MAP_OF_DIPLOMACY = next(route.data for route in ROUTES_OF_DIPLOMACY if isinstance(route, Printed))


def test_types_of_the_client_are_fresh() -> None:
    made = runpy.run_path(str(TOOL))["files"]()

    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"run {TOOL.name}"


@pytest.mark.parametrize(
    ("part", "struct"),
    [
        (MAP_OF_DIPLOMACY, dip_drawn.MapData),
        (nw_printed.places, nw_drawn.Places),
        (PARTS_OF_POG["places.json"], pog_drawn.Places),
        (PARTS_OF_POG["europe.json"], Ground),
        (PARTS_OF_POG["near_east.json"], Ground),
        (PARTS_OF_NW["ground.json"], Ground),
    ],
)
def test_drawn_places_are_as_their_types_say(part: Callable[[], bytes], struct: type[Any]) -> None:
    """No field that clients do not know of, and none of another type."""
    assert isinstance(json.decode(part(), type=struct), struct)
