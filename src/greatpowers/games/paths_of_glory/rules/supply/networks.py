"""How supply may run: sources, lines and ports of each group of units, and what they reach. [14.1, 14.2]

Everything here is worked out from masks of spaces, so that a position can also be asked "what if".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import (
    AQABA,
    BEACH_LINE,
    BELGRADE,
    BOARD_SPACES,
    BRESLAU,
    CONSTANTINOPLE,
    CP_SOURCES,
    ESSEN,
    LINES,
    LONDON,
    MEDINA,
    RUSSIAN_SOURCES,
    SALONIKA,
    SOFIA,
    SOLID,
    TARANTO,
    VALONA,
    each_space,
)
from ...printed.names import ANA, AP, BR, CP, IT, RU, Mask, Nation, Side, Space
from .floods import Field, Lines


def _lines(*nations: Nation) -> Lines:
    """Solid lines, beaches and the dashed lines of some nations."""
    return Lines(
        [
            mask_of({*SOLID[s], *BEACH_LINE[s], *(b for n in nations for b in LINES.dashed[n][s])})
            for s in BOARD_SPACES
        ]
    )


@dataclass(frozen=True, slots=True, eq=False)
class Roads:
    """Lines supply runs over, and whether it also goes by sea."""

    lines: Lines
    by_sea: bool


_BY_SEA: Final = Roads(_lines(), by_sea=True)
#: Russians, Romanians and Serbs trace over all lines of the Russians, never by sea. [14.1.3, 14.2.2]
_RUSSIAN: Final = Roads(_lines(RU), by_sea=False)


@dataclass(frozen=True, slots=True)
class Network:
    """How supply may run to some units."""

    side: Side
    sources: tuple[Space, ...] = ()
    roads: Roads = _BY_SEA
    #: The network it takes its sources from and leads on.
    base: str = ""
    #: The beachhead is a port of this network. [9.2.7.1]
    beachhead: bool = False
    #: Dashed lines of its nation that lead on: both ends of each, as masks. [11.1.4]
    bridges: tuple[Mask, ...] = ()


def _dashed_lines(*nations: Nation) -> tuple[Mask, ...]:
    """Both ends of every dashed line of some nations, as masks."""
    nets = (LINES.dashed[nation] for nation in nations)
    return tuple(sorted({1 << a | 1 << b for net in nets for a in BOARD_SPACES for b in net[a]}))


_RUSSIA: Final = tuple(each_space(RUSSIAN_SOURCES))
_TO_MEDINA: Final = (1 << AQABA | 1 << MEDINA,)
_TO_ALBANIA: Final = (1 << TARANTO | 1 << VALONA,)

NETWORKS: Final = {
    "cp": Network(CP, tuple(each_space(CP_SOURCES))),
    "tu": Network(CP, base="cp", bridges=_TO_MEDINA),
    "west": Network(AP, (LONDON,)),
    "it": Network(AP, base="west", bridges=_TO_ALBANIA),
    "br": Network(AP, base="west", bridges=_dashed_lines(BR)),
    "mef": Network(AP, base="west", bridges=_dashed_lines(BR), beachhead=True),
    "ana": Network(AP, base="west", bridges=_dashed_lines(ANA)),
    "ru": Network(AP, (*_RUSSIA, BELGRADE), _RUSSIAN),
    "sb": Network(AP, (*_RUSSIA, BELGRADE, SALONIKA), _RUSSIAN),
    # Only from a nation's own sources: reserves and replacements ask for it. [13.1.12, 17.1.4.1]
    "home_ge": Network(CP, (ESSEN, BRESLAU)),
    "home_tu": Network(CP, (CONSTANTINOPLE,), bridges=_TO_MEDINA),
    "home_bu": Network(CP, (SOFIA,)),
    "home_ru": Network(AP, _RUSSIA, _RUSSIAN),
}
_ALLIED_DASHED: Final = _dashed_lines(BR, IT, RU, ANA)

#: Spaces that supply runs through, and those together with their neighbours, where it can end.
Answer = tuple[Mask, Mask]


class Ground:
    """The spaces open to a side's supply at one moment; keeps what it has found out."""

    __slots__ = ("_answers", "_beachhead", "_fields", "_free", "_parts", "_ports", "_side", "_sources")

    def __init__(self, side: Side, free: Mask, own: Mask, ports: Mask, beachhead: Mask) -> None:
        """Masks of spaces: open, controlled, usable as ports; the beachhead is 0 if there is none."""
        self._side, self._free, self._sources = side, free, free & own
        self._ports, self._beachhead = ports, beachhead & free
        self._fields: dict[Lines, Field] = {}
        self._parts: dict[Roads, list[Answer]] = {_BY_SEA: [], _RUSSIAN: []}
        self._answers: dict[str, Answer] = {}

    def answer(self, name: str) -> Answer:
        """What a network reaches. [14.1.2–14.1.4]"""
        found = self._answers.get(name)
        if found is None:
            found = self._answers[name] = self._trace(NETWORKS[name])
        return found

    def _field(self, lines: Lines) -> Field:
        if lines not in self._fields:
            self._fields[lines] = lines.over(self._free)
        return self._fields[lines]

    def _part(self, roads: Roads, open_space: Mask) -> Answer:
        """Everything that hangs together with an open space."""
        known = self._parts[roads]
        for answer in known:
            if answer[0] & open_space:
                return answer
        found, around = self._field(roads.lines).flood(open_space, self._ports if roads.by_sea else 0)
        # Grounds are shared by all games of the process, threads too: nobody may be given what another found.
        answer = (found, found | around)
        known.append(answer)
        return answer

    def _trace(self, network: Network) -> Answer:
        through, ends = self.answer(network.base) if network.base else (0, 0)
        for source in network.sources:
            if self._sources >> source & 1 and not through >> source & 1:
                part = self._part(network.roads, 1 << source)
                through |= part[0]
                ends |= part[1]
        if network.beachhead and self._beachhead & ~through and through:
            part = self._part(network.roads, self._beachhead)
            through |= part[0]
            ends |= part[1]
        return self._crossed(network, through, ends) if network.bridges else (through, ends)

    def _crossed(self, network: Network, through: Mask, ends: Mask) -> Answer:
        """The answer led on over further lines, in whichever direction, as long as that finds more."""
        before = -1
        while before != through:
            before = through
            for both in network.bridges:
                beyond = both & ~through
                if beyond and beyond != both:
                    ends |= beyond
                    if self._free & beyond:
                        part = self._part(network.roads, beyond)
                        through |= part[0]
                        ends |= part[1]
        return through, ends

    def everything(self) -> Mask:
        """Spaces that any source of the side reaches over friendly lines of any nation. [11.1.4, 14.2.5]"""
        if self._side == CP:
            return self.answer("tu")[0]
        found = self.answer("mef")[0] | self.answer("it")[0] | self.answer("sb")[0]
        before = -1
        while before != found:
            before = found
            for ends in _ALLIED_DASHED:
                new = ends & ~found & self._free
                if new and ends & found:
                    # London has joined all ports already, so what is left can only go by land.
                    found |= self._field(_BY_SEA.lines).flood(new)[0]
        return found


#: Most marches leave supply as it was, so the same ground is taken again with all that was found out of it.
ground_of: Final = lru_cache(maxsize=4000)(Ground)
