"""What marches of the enemy into open ground could cut off: one of them, and several together. [14.1]"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import each_space
from ...printed.names import Mask, Space
from .lifelines import Lifelines
from .reach import NEXT, around
from .weights import SUPPLY

#: Open spaces that one march takes one after the other; a corps walks that far behind the front.
_RAID: Final = 3


def risk_of(lines: Lifelines, entered: Collection[Space], left: int, theirs: int) -> float:
    """What is at stake where the enemy could walk into these spaces, with so many rounds left for us and him.

    The fewer rounds are left the less likely a line is opened again.
    """
    if not entered or (left <= 0 and not theirs):
        return 0.0
    mask = mask_of(entered)
    several = lines.lost(mask)
    if not several:
        return 0.0
    one = _raided(lines, entered, mask)
    return SUPPLY.risk[left] * one + SUPPLY.joint[left] * (several - one)


def _raided(lines: Lifelines, entered: Collection[Space], mask: Mask) -> float:
    """What one march cuts off at most: it takes the space it ends in and those it came through."""
    worst = 0.0

    def look(path: Mask, last: Space, left: int) -> None:
        nonlocal worst
        reach = path | around(last, mask, left) if left else path
        if lines.lost(reach) <= worst:
            return
        if reach != path:
            worst = max(worst, lines.lost(path))
            for near in each_space(NEXT[last] & mask & ~path):
                look(path | 1 << near, near, left - 1)
        else:
            worst = max(worst, lines.lost(path))

    for space in entered:
        look(1 << space, space, _RAID - 1)
    return worst
