"""How supply runs, line by line, and where it is cut: for people who want to see it. Questions only. [14.1]

What is reached is settled in `networks.py`; here the reached spaces are joined to the nearest source.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ...printed.board import BOARD_SIZE, each_space
from ...printed.names import Mask, Space, Unit
from ...state.state import State, controlled
from .attrition import out_of_supply
from .networks import NETWORKS, Network
from .supply import NETWORK_OF, ground, is_always_supplied, open_spaces, ports

#: The networks that feed units; the others are only asked about by reserves and replacements.
FEEDING: Final = tuple(name for name in NETWORKS if not name.startswith("home_"))


@dataclass(frozen=True, slots=True)
class Link:
    """A step of supply away from its source."""

    frm: Space
    to: Space
    by_sea: bool


@dataclass(frozen=True, slots=True)
class Starving:
    """A unit out of supply: the steps on which its lines are cut, and spaces whose return would end it."""

    unit: Unit
    network: str
    cuts: tuple[tuple[Space, Space], ...]
    remedies: tuple[Space, ...]


def sources(state: State, name: str) -> tuple[Space, ...]:
    """The sources a network draws on now. [14.1.2]"""
    network = NETWORKS[name]
    usable = open_spaces(state, network.side) & controlled(state, network.side)
    base = sources(state, network.base) if network.base else ()
    return (*base, *(space for space in network.sources if usable >> space & 1))


def tree(state: State, name: str) -> dict[Space, Link]:
    """For every space the network supplies but its sources: the last step of a shortest line. [14.1.3]"""
    network = NETWORKS[name]
    through, ends = ground(state, network.side).answer(name)
    harbours = _harbours(state, network) & through
    found: dict[Space, Link] = {}
    seen = 0
    queue = deque(sources(state, name))
    for space in queue:
        seen |= 1 << space
    while queue:
        here = queue.popleft()
        for step in _steps(network, here, harbours):
            if ends >> step.to & 1 and not seen >> step.to & 1:
                seen |= 1 << step.to
                found[step.to] = step
                if through >> step.to & 1:
                    queue.append(step.to)
    return found


def _harbours(state: State, network: Network) -> Mask:
    """Spaces joined by sea. [9.2.7.1, 14.1.4]"""
    if not network.roads.by_sea:
        return 0
    beach = 1 << state.beachhead if network.beachhead and state.beachhead >= 0 else 0
    return ports(state, network.side) | beach


def _steps(network: Network, here: Space, harbours: Mask) -> Iterator[Link]:
    """One step on: over lines, over the further lines of the nation, then by sea."""
    for space in each_space(_land(network, here)):
        yield Link(here, space, by_sea=False)
    if harbours >> here & 1:
        for space in each_space(harbours & ~(1 << here)):
            yield Link(here, space, by_sea=True)


def _land(network: Network, here: Space) -> Mask:
    around = network.roads.lines.neighbours[here]
    for both in network.bridges:
        if both >> here & 1:
            around |= both & ~(1 << here)
    return around


def fed_lines(state: State, name: str) -> dict[Link, int]:
    """The steps that feed units, with how many each feeds."""
    back = tree(state, name)
    fed: dict[Link, int] = {}
    for unit, space in enumerate(state.place):
        if space >= BOARD_SIZE or space < 0 or NETWORK_OF[unit] != name:
            continue
        for step in line_to(back, space):
            fed[step] = fed.get(step, 0) + 1
    return fed


def line_to(back: Mapping[Space, Link], space: Space) -> Iterator[Link]:
    """The steps from a space back to its source."""
    while space in back:
        yield back[space]
        space = back[space].frm


def starving(state: State) -> list[Starving]:
    """Every unit out of supply, with where its lines are cut. [14.1]"""
    return [
        _cut_off(state, unit)
        for unit in out_of_supply(state)
        if not is_always_supplied(state, unit, state.place[unit])
    ]


def _cut_off(state: State, unit: Unit) -> Starving:
    """The pocket the unit stands in ends where supply of its side may not run."""
    name = NETWORK_OF[unit]
    network = NETWORKS[name]
    free, (_, ends) = open_spaces(state, network.side), ground(state, network.side).answer(name)
    pocket = frontier = 1 << state.place[unit]
    cuts = []
    while frontier:
        here = Space(frontier.bit_length() - 1)
        frontier ^= 1 << here
        around = _land(network, here)
        cuts += [(here, space) for space in each_space(around & ~free & ~pocket)]
        frontier |= around & free & ~pocket
        pocket |= around & free
    outside = [(here, space) for here, space in cuts if not pocket >> space & 1]
    remedies = sorted({space for _, space in outside if ends >> space & 1})
    return Starving(unit, name, tuple(sorted(outside)), tuple(remedies))
