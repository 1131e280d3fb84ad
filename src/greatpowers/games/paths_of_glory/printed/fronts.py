"""Fronts: which part of the war a space belongs to. For people and boards, not for rules."""

from __future__ import annotations

from typing import Final

from .board import BOARD_SPACES, COORDINATES, NATION, NEAR_EAST, SPACES, is_in
from .names import AH, ALBANIA, BE, BR, BU, FR, GE, GR, IT, MN, NO_NATION, RO, RU, SB, TU, Space

WEST, ITALY, BALKANS, EAST, NEAR_EAST_FRONT = "west", "italy", "balkans", "east", "near-east"
#: In the order in which they are shown.
FRONTS: Final = (WEST, ITALY, BALKANS, EAST, NEAR_EAST_FRONT)

_NATIONS: Final = {
    **dict.fromkeys((BE, BR, FR), WEST),
    IT: ITALY,
    **dict.fromkeys((SB, MN, GR, ALBANIA, BU, RO, TU), BALKANS),
    RU: EAST,
}
#: Germany is divided at this longitude, Hungary at this latitude.
_ELBE: Final = 10.5
_DRAVA: Final = 46.3
_ALPS: Final = ("innsbruck", "trent", "spittal", "villach", "trieste", "graz")


def _front(space: Space) -> str:
    latitude, longitude = COORDINATES[space]
    nation = NATION[space]
    if is_in(space, NEAR_EAST):
        return NEAR_EAST_FRONT
    if nation == GE:
        return WEST if longitude < _ELBE else EAST
    if nation == AH:
        if SPACES[space] in _ALPS:
            return ITALY
        return BALKANS if latitude < _DRAVA else EAST
    return BALKANS if nation == NO_NATION else _NATIONS.get(nation, NEAR_EAST_FRONT)


#: The front of each space of the map.
FRONT_OF: Final = tuple(_front(space) for space in BOARD_SPACES)
