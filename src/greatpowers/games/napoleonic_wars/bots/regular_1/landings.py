"""Who could be put ashore where: troops in ports, as far as a card pays for. [13.6, 13.7]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...printed.board import NEIGHBOUR_MASK, PORTS, ZONE_PORTS
from ...printed.ids import Area, Mask, Nation, each_area
from ...printed.names import EACH_NATION
from ...rules.sea.convoys import convoy_paths, usual_cargoes
from ...rules.sea.fleets import side_controls
from ...state.control import friendly_areas
from ...state.relations import seat_of
from ...state.state import State
from ..odds import dice_of
from .reaching import Mover

#: Zones one card pays for; a CP goes for the port. [13.6]
_ZONES: Final = 4
_FAR: Final = 99
#: Troops that could land, and the areas they could get to from there with the CPs it takes.
Landing = tuple[Mover, Mapping[int, int]]


def others_landings(state: State, but: int) -> tuple[Landing, ...]:
    """What others could do to coasts that are not theirs."""
    nations = [n for n in EACH_NATION if seat_of(state, n) and not but >> n & 1]
    return tuple(landing for nation in nations for landing in landings_of(state, nation))


def landings_of(state: State, nation: Nation) -> tuple[Landing, ...]:
    """The strongest troops of each port, and where their side rules the waters."""
    return state.known(("bot landings", nation), lambda: _find(state, nation))


def _find(state: State, nation: Nation) -> tuple[Landing, ...]:
    found = []
    friendly = friendly_areas(state, nation)
    for frm in each_area(state.present[nation] & PORTS & friendly):
        dice = [
            (dice_of(cargo), bool(cargo.leaders))
            for cargo in usual_cargoes(state, nation, frm)
            if any(cargo.sp)
        ]
        shores = _shores(state, nation, frm, friendly) if dice else {}
        if shores:
            found.append((Mover(nation, frm, *max(dice)), shores))
    return tuple(found)


def _shores(state: State, nation: Nation, frm: Area, friendly: Mask) -> dict[int, int]:
    ports: dict[int, int] = {}
    for zone, zones in convoy_paths(state, nation, frm).items():
        if len(zones) <= _ZONES and side_controls(state, nation, zone):
            for port in each_area(ZONE_PORTS[zone] & ~friendly):
                ports[port] = min(ports.get(port, _ZONES + 1), len(zones) + 1)
    return _inland(ports, friendly)


def _inland(ports: Mapping[int, int], friendly: Mask) -> dict[int, int]:
    """The ports, and what lies a march or two behind them."""
    found = dict(ports)
    for port, cp in ports.items():
        near = NEIGHBOUR_MASK[port] & ~friendly
        for area in each_area(near):
            found[area] = min(found.get(area, _FAR), cp + 1)
            for behind in each_area(NEIGHBOUR_MASK[area] & ~friendly & ~near):
                found[behind] = min(found.get(behind, _FAR), cp + 2)
    return found
