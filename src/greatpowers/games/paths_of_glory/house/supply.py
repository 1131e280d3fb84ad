"""The supply of a position as a picture: lines by network, and whoever is cut off. [14.1]"""

from __future__ import annotations

import msgspec

from ..printed.board import SPACES
from ..printed.names import SIDES
from ..rules.supply.lines import FEEDING, Starving, fed_lines, sources, starving
from ..rules.supply.networks import NETWORKS
from ..show.ids import SideName
from ..state.state import State


class FedLine(msgspec.Struct, array_like=True):
    """From a space to the next, away from the source: how many units it feeds, and whether it goes by sea."""

    frm: str
    to: str
    units: int
    by_sea: bool


class NetworkShown(msgspec.Struct):
    id: str
    side: SideName
    sources: list[str]
    lines: list[FedLine]


class StarvingShown(msgspec.Struct):
    """A unit by its number in `pieces`; cuts are steps from its pocket out to where no supply may run."""

    unit: int
    network: str
    cuts: list[tuple[str, str]]
    remedies: list[str]


class Supply(msgspec.Struct):
    networks: list[NetworkShown]
    starving: list[StarvingShown]


def supply_in(state: State) -> Supply:
    """Everything a supply overlay draws; it hangs on the board alone, and nothing in it is secret."""
    return Supply(
        networks=[_network(state, name) for name in FEEDING],
        starving=[_starving(one) for one in starving(state)],
    )


def _network(state: State, name: str) -> NetworkShown:
    lines = [
        FedLine(SPACES[link.frm], SPACES[link.to], units, link.by_sea)
        for link, units in fed_lines(state, name).items()
    ]
    from_sources: list[str] = [SPACES[space] for space in sources(state, name)]
    return NetworkShown(name, SIDES[NETWORKS[name].side], from_sources, lines)


def _starving(one: Starving) -> StarvingShown:
    return StarvingShown(
        unit=one.unit,
        network=one.network,
        cuts=[(SPACES[here], SPACES[there]) for here, there in one.cuts],
        remedies=[SPACES[space] for space in one.remedies],
    )
