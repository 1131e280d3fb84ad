"""The ids that leave the house, by the names clients have for their types, and how numbers become ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from ....engine.shown import named
from ..printed.board import PLACES
from ..printed.ids import each_area
from ..printed.names import BOXES, CAMPS, EACH_NATION, NATIONS

NationName = Annotated[str, named("Nation", NATIONS, listed="NATIONS")]
NationOrNone = Annotated[str, named("Nation", NATIONS, or_none=True, listed="NATIONS")]
CampName = Annotated[str, named("Camp", CAMPS)]
CampOrNone = Annotated[str, named("Camp", CAMPS, or_none=True)]
BoxName = Annotated[str, named("Box", BOXES)]


def nation_name(nation: int) -> str:
    """The id of a nation; empty for none."""
    return NATIONS[nation] if nation >= 0 else ""


def nation_names(mask: int) -> list[str]:
    return [NATIONS[nation] for nation in EACH_NATION if mask >> nation & 1]


def place_name(place: int) -> str:
    """An area, a Zone or a box beside the map; empty for none."""
    return PLACES[place] if place >= 0 else ""


def place_names(mask: int) -> list[str]:
    return places_named(each_area(mask))


def places_named(places: Iterable[int]) -> list[str]:
    return [PLACES[place] for place in places]
