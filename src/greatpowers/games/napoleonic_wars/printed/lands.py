"""Lands that cards speak of, as masks of areas."""

from __future__ import annotations

from typing import Final

from ....engine.masks import mask_of
from ...shared.data_rows import rows_in
from .board import OWNED, PLACE_NUMBER, PLACES
from .ids import Mask, Place
from .names import AUSTRIA, FRANCE, LANDS, SPAIN


def _lands() -> dict[str, Mask]:
    """The areas of each land."""
    found: dict[str, list[Place]] = {land: [] for land in LANDS}
    for row in rows_in(__name__, "lands.csv", ("land", "area")):
        found[row.one_of("land", LANDS)].append(PLACE_NUMBER[row.one_of("area", PLACES)])
    return {land: mask_of(areas) for land, areas in found.items()}


_OF_LAND: Final = _lands()
PORTUGAL: Final = _OF_LAND["portugal"]
NAPLES: Final = _OF_LAND["naples"]
DUTCH: Final = _OF_LAND["dutch"]
#: The Confederation of the Rhine.
RHINE: Final = _OF_LAND["rhine"]
GREAT_BRITAIN: Final = _OF_LAND["great_britain"]
#: Italy, France, Spain, Portugal, southern Germany, Poland and the Austrian lands.
BULL: Final = (
    OWNED[FRANCE]
    | OWNED[SPAIN]
    | OWNED[AUSTRIA]
    | PORTUGAL
    | NAPLES
    | _OF_LAND["poland"]
    | _OF_LAND["sicily"]
)
