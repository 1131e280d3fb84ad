"""The neighbours of many spaces at once: masks are cut into strips, and what was worked out is kept."""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import ANY_NEIGHBOURS, BOARD_SIZE, each_space
from ...printed.names import Mask, Space

#: The neighbours of each space as a mask.
NEXT: Final = tuple(mask_of(near) for near in ANY_NEIGHBOURS)
_STRIP: Final = 16
_STRIPS: Final = -(-BOARD_SIZE // _STRIP)
_WORDS: Final = Struct(f"<{_STRIPS}H")
_KEPT: Final = 4000
_REACHED: Final = 60_000
_reached: Final[dict[tuple[Space, int, Mask], Mask]] = {}
_known: Final[tuple[dict[int, Mask], ...]] = tuple({0: 0} for _ in range(_STRIPS))


def next_to(spaces: Mask) -> Mask:
    """Everything that lies beside any of these spaces of the board, themselves included if they touch."""
    found = 0
    for number, word in enumerate(_WORDS.unpack(spaces.to_bytes(2 * _STRIPS, "little"))):
        if word:
            near = _known[number].get(word)
            found |= _worked_out(number, word) if near is None else near
    return found


def _worked_out(number: int, word: int) -> Mask:
    known = _known[number]
    if len(known) >= _KEPT:
        known.clear()
    found = 0
    for space in each_space(word << number * _STRIP):
        found |= NEXT[space]
    known[word] = found
    return found


def around(space: Space, mask: Mask, steps: int) -> Mask:
    """The spaces of the mask that so many steps over such spaces lead to."""
    # What lies further away makes no difference, so most boards have been asked about already.
    key = space, steps, mask & ball(space, steps)
    found = _reached.get(key)
    if found is None:
        if len(_reached) >= _REACHED:
            _reached.clear()
        found = _reached[key] = _walked(*key)
    return found


@cache
def ball(space: Space, steps: int) -> Mask:
    """All spaces so many steps away."""
    return _walked(space, steps, (1 << BOARD_SIZE) - 1)


def _walked(space: Space, steps: int, mask: Mask) -> Mask:
    found = frontier = 1 << space
    for _ in range(steps):
        frontier = next_to(frontier) & mask & ~found
        if not frontier:
            break
        found |= frontier
    return found
