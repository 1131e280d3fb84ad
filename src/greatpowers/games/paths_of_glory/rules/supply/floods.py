"""Floods over the map: what hangs together when only some spaces are open. Supply and redeployment use them.

The map is cut into strips of sixteen spaces. Which spaces of a strip hang together is worked out once for
each set of open ones and kept, so that a flood goes from part to part instead of from space to space.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ...printed.board import BOARD_SIZE
from ...printed.names import Mask

_STRIP: Final = 16
_STRIPS: Final = -(-BOARD_SIZE // _STRIP)
_WORDS: Final = Struct(f"<{_STRIPS}H")
#: How many sets of open spaces are kept for a strip before it begins anew.
_KEPT: Final = 2000

#: For each space of a strip: the open spaces it hangs together with, and all neighbours of those.
Parts = tuple[tuple[Mask, Mask], ...]


class Lines:
    """Lines some units or some supply may use, made ready for floods."""

    def __init__(self, neighbours: Sequence[Mask]) -> None:
        self.neighbours = tuple(neighbours)
        self._strips: tuple[dict[int, Parts], ...] = tuple({} for _ in range(_STRIPS))

    def over(self, free: Mask) -> Field:
        """The open spaces, cut into parts that hang together."""
        words = _WORDS.unpack(free.to_bytes(2 * _STRIPS, "little"))
        try:
            parts = [strip[word] for strip, word in zip(self._strips, words, strict=True)]
        except KeyError:
            pairs = enumerate(zip(self._strips, words, strict=True))
            parts = [strip.get(word) or self._work_out(n, word) for n, (strip, word) in pairs]
        return Field(free, parts)

    def _work_out(self, number: int, word: int) -> Parts:
        strip = self._strips[number]
        first = number * _STRIP
        free = word << first
        made = tuple(self._part(1 << space, free) for space in range(first, min(first + _STRIP, BOARD_SIZE)))
        if len(strip) >= _KEPT:
            strip.clear()
        strip[word] = made
        return made

    def _part(self, bit: Mask, free: Mask) -> tuple[Mask, Mask]:
        """What hangs together with a space inside its strip."""
        part = frontier = bit & free
        around = 0
        while frontier:
            low = frontier & -frontier
            around |= self.neighbours[low.bit_length() - 1]
            frontier = (frontier ^ low) | around & free & ~part
            part |= frontier
        return part, around


class Field:
    """Open spaces with the lines between them."""

    __slots__ = ("_free", "_parts")

    def __init__(self, free: Mask, parts: list[Parts]) -> None:
        self._free, self._parts = free, parts

    def flood(self, seeds: Mask, ports: Mask = 0) -> tuple[Mask, Mask]:
        """The open spaces that hang together with the seeds, and the neighbours of all of them. Ports hang
        together by sea."""
        parts, rest, around = self._parts, self._free, 0
        frontier = seeds & rest
        while frontier:
            space = frontier.bit_length() - 1
            part, edge = parts[space >> 4][space & 15]
            rest ^= part
            around |= edge
            frontier = (frontier | edge) & rest
            if part & ports:
                frontier |= ports & rest
                ports = 0
        return self._free ^ rest, around
