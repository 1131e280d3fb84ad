"""What marches of the enemy into open ground could cut off: one of them, and several together. [14.1]"""

from __future__ import annotations

from collections.abc import Iterable

from ...printed.board import each_space
from ...printed.names import Mask, Space
from .lifelines import Lifelines
from .reach import NEXT, around
from .stacks import Stack
from .weights import SUPPLY


def risk_of(
    lines: Lifelines,
    entered: Mask,
    ground: Mask,
    raiders: Iterable[tuple[Space, Stack]],
    left: int,
) -> float:
    """What is at stake where the enemy could walk into spaces of ours over some ground, by the rounds left.

    The fewer rounds are left the less likely a line is opened again.
    """
    several = lines.lost(entered)
    if not several:
        return 0.0
    one = _raided(lines, entered, ground, raiders, several)
    return SUPPLY.risk[left] * one + SUPPLY.joint[left] * (several - one)


def _raided(
    lines: Lifelines, entered: Mask, ground: Mask, raiders: Iterable[tuple[Space, Stack]], most: float
) -> float:
    """What one march cuts off at most: it takes what is ours of all it comes through."""
    worst = 0.0

    def look(path: Mask, last: Space, seen: Mask, left: int) -> None:
        nonlocal worst
        if path:
            worst = max(worst, lines.lost(path))
        if not left or worst >= most:
            return
        if lines.lost(path | around(last, ground, left) & entered) <= worst:
            return
        for near in each_space(NEXT[last] & ground & ~seen):
            look(path | 1 << near & entered, near, seen | 1 << near, left - 1)

    for space, stack in raiders:
        look(0, space, 1 << space, stack.marches)
    return worst
