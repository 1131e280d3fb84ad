"""Keys of a nation that an enemy could walk into: nobody and no Fortress holds them. [4.4, 9.5]"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..printed.board import CAPITAL_OF, FORTRESS, KEYS, NEIGHBOURS
from ..printed.ids import Area, Nation, each_area
from ..printed.names import EACH_NATION
from ..rules.attrition import force_in
from ..rules.land.movement import line_open
from ..state.control import areas_with
from ..state.relations import allies, enemies
from ..state.state import State
from .ids import NationName, nation_name, place_name

#: More warnings than this are not read.
_MOST: Final = 4


class OpenKey(Struct, rename={"frm": "from"}):
    """An own Key, whether it is the capital, and the nearest enemies."""

    place: str
    is_capital: bool
    nation: NationName
    frm: str
    #: Pieces of the enemy who stands there.
    size: int


def open_keys(state: State, nation: Nation) -> list[OpenKey]:
    """Capitals first, then where most enemies stand."""
    guarded = areas_with(state, allies(state, nation))
    found = [
        threat
        for area in each_area(state.held[nation] & KEYS & ~guarded)
        if not FORTRESS[area] and (threat := _threat(state, nation, area)) is not None
    ]
    return sorted(found, key=lambda one: (not one.is_capital, -one.size))[:_MOST]


def _threat(state: State, nation: Nation, area: Area) -> OpenKey | None:
    """The largest enemy force in the next area from which the way is open."""
    best: OpenKey | None = None
    for frm in NEIGHBOURS[area]:
        for foe in EACH_NATION:
            if not enemies(state, nation) >> foe & 1:
                continue
            size = force_in(state, frm, 1 << foe).size
            if size and (best is None or size > best.size) and line_open(state, Nation(foe), frm, area):
                is_capital = CAPITAL_OF[area] == nation
                best = OpenKey(place_name(area), is_capital, nation_name(foe), place_name(frm), size)
    return best
