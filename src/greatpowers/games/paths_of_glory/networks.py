"""How supply may run: sources, lines and ports of each group of units, and what they reach. [14.1, 14.2]

Everything here is worked out from masks of spaces, so that a position can also be asked "what if".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .board import (
    AQABA,
    BEACH_LINE,
    BELGRADE,
    BOARD_SIZE,
    CP_SOURCES,
    LINES,
    LONDON,
    MEDINA,
    RUSSIAN_SOURCES,
    SALONIKA,
    SOLID,
    TARANTO,
    VALONA,
    mask_of,
    members,
    named,
)
from .floods import Lines
from .names import ANA, AP, BR, CP, IT, RU


def _lines(*nations: int) -> Lines:
    """Solid lines, beaches and the dashed lines of some nations."""
    return Lines(
        [
            mask_of({*SOLID[s], *BEACH_LINE[s], *(b for n in nations for b in LINES.dashed[n][s])})
            for s in range(BOARD_SIZE)
        ]
    )


@dataclass(frozen=True, slots=True, eq=False)
class Roads:
    """Lines supply runs over, and whether it also goes by sea."""

    lines: Lines
    by_sea: bool


_BY_SEA: Final = Roads(_lines(), by_sea=True)
_BY_LAND: Final = Roads(_BY_SEA.lines, by_sea=False)
#: Russians, Romanians and Serbs trace over all lines of the Russians, never by sea. [14.1.3, 14.2.2]
_RUSSIAN: Final = Roads(_lines(RU), by_sea=False)
_ARAB: Final = Roads(_lines(ANA), by_sea=True)


@dataclass(frozen=True, slots=True)
class Network:
    """How supply may run to some units."""

    side: int
    sources: int
    roads: Roads
    #: The beachhead is a port of this network. [9.2.7.1]
    beachhead: bool = False
    #: Dashed lines of its nation that lead on. [11.1.4]
    bridges: tuple[tuple[int, int], ...] = ()


_LONDON: Final = named("london")
_CHANNEL: Final = tuple((LONDON, port) for port in LINES.dashed[BR][LONDON])
_EAST: Final = RUSSIAN_SOURCES | 1 << BELGRADE

NETWORKS: Final = {
    "cp": Network(CP, CP_SOURCES, _BY_SEA),
    "tu": Network(CP, CP_SOURCES, _BY_SEA, bridges=((AQABA, MEDINA),)),
    "west": Network(AP, _LONDON, _BY_SEA),
    "it": Network(AP, _LONDON, _BY_SEA, bridges=((TARANTO, VALONA),)),
    "br": Network(AP, _LONDON, _BY_SEA, bridges=_CHANNEL),
    "mef": Network(AP, _LONDON, _BY_SEA, beachhead=True, bridges=_CHANNEL),
    "ana": Network(AP, _LONDON, _ARAB),
    "ru": Network(AP, _EAST, _RUSSIAN),
    "sb": Network(AP, _EAST | 1 << SALONIKA, _RUSSIAN),
    # Only from a nation's own sources: reserves and replacements ask for it. [13.1.12, 17.1.4.1]
    "home_ge": Network(CP, named("essen", "breslau"), _BY_SEA),
    "home_tu": Network(CP, named("constantinople"), _BY_SEA, bridges=((AQABA, MEDINA),)),
    "home_bu": Network(CP, named("sofia"), _BY_SEA),
    "home_ru": Network(AP, RUSSIAN_SOURCES, _RUSSIAN),
}


def _dashed_lines() -> tuple[int, ...]:
    """Both ends of every dashed line of an Allied nation, as masks."""
    nets = (LINES.dashed[nation] for nation in (BR, IT, RU, ANA))
    return tuple(sorted({1 << a | 1 << b for net in nets for a in range(BOARD_SIZE) for b in net[a]}))


_ALLIED_DASHED: Final = _dashed_lines()

#: Spaces that supply runs through, and those together with their neighbours, where it can end.
Answer = tuple[int, int]


class Ground:
    """The spaces open to a side's supply at one moment; keeps what it has found out."""

    __slots__ = ("_answers", "_beachhead", "_free", "_own", "_parts", "_ports", "_side")

    def __init__(self, side: int, free: int, own: int, ports: int, beachhead: int) -> None:
        """Masks of spaces: open, controlled, usable as ports; the beachhead is 0 if there is none."""
        self._side, self._free, self._own = side, free, own
        self._ports, self._beachhead = ports, beachhead & free
        self._parts: dict[Roads, list[Answer]] = {}
        self._answers: dict[str, Answer] = {}

    def answer(self, name: str) -> Answer:
        """What a network reaches. [14.1.2–14.1.4]"""
        found = self._answers.get(name)
        if found is None:
            found = self._answers[name] = self._trace(NETWORKS[name])
        return found

    def _part(self, roads: Roads, space: int) -> Answer:
        """Everything that hangs together with an open space."""
        known = self._parts.setdefault(roads, [])
        for answer in known:
            if answer[0] >> space & 1:
                return answer
        found, around = roads.lines.flood(self._free, 1 << space, self._ports if roads.by_sea else 0)
        known.append((found, found | around))
        return known[-1]

    def _trace(self, network: Network) -> Answer:
        through = ends = 0
        for source in members(network.sources & self._own & self._free):
            if not through >> source & 1:
                through, ends = _joined((through, ends), self._part(network.roads, source))
        if network.beachhead and self._beachhead & ~through and through:
            part = self._part(network.roads, self._beachhead.bit_length() - 1)
            through, ends = _joined((through, ends), part)
        for a, b in network.bridges:
            through, ends = self._crossed(network.roads, (through, ends), a, b)
        return through, ends

    def _crossed(self, roads: Roads, answer: Answer, a: int, b: int) -> Answer:
        """The answer led on over one more line, in whichever direction."""
        for here, there in ((a, b), (b, a)):
            if answer[0] >> here & 1:
                answer = answer[0], answer[1] | 1 << there
                if self._free & ~answer[0] & 1 << there:
                    answer = _joined(answer, self._part(roads, there))
        return answer

    def everything(self) -> int:
        """Spaces that any source of the side reaches over friendly lines of any nation. [11.1.4, 14.2.5]"""
        if self._side == CP:
            return self.answer("tu")[0]
        found = self.answer("mef")[0] | self.answer("it")[0] | self.answer("sb")[0]
        grows = True
        while grows:
            grows = False
            for ends in _ALLIED_DASHED:
                new = ends & ~found & self._free
                if new and ends & found:
                    # London has joined all ports already, so what is left can only go by land.
                    found |= _BY_LAND.lines.flood(self._free, new)[0]
                    grows = True
        return found


def _joined(a: Answer, b: Answer) -> Answer:
    return a[0] | b[0], a[1] | b[1]
