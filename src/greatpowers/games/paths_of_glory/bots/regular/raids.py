"""What marches of the enemy through our land could cut off: each stack's best, and all together. [14.1]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ...printed.board import each_space
from ...printed.names import Mask, Space
from .lifelines import NO_RAID, Lifelines, Raid
from .reach import NEXT, around, ball
from .weights import SUPPLY

#: Raids that count when somebody asks where to stop them.
_STOPPED: Final = 4


class Raider(NamedTuple):
    """A stack that may act: where it stands, how far it marches, and the forts it could lay siege to."""

    start: Space
    marches: int
    sieges: Mask


class Raids:
    """What is at stake where the enemy could come through open ground, or before forts nobody garrisons."""

    def __init__(self, lines: Lifelines, entered: Mask, ground: Mask, raiders: Iterable[Raider]) -> None:
        """`entered` are the spaces of ours they could take or besiege; `ground` is what they may cross."""
        self._lines, self._entered, self._ground = lines, entered, ground
        self._goals = lines.on_lines(entered)
        self._most = lines.lost(entered) if self._goals else 0.0
        self._raiders = raiders

    def risk(self, left: int) -> float:
        """What that is worth by the rounds left: the fewer they are the less likely a line is opened again.

        Several raids may be made in one round, so a hole that is closed counts though others stay open.
        """
        most = self._most
        if not most:
            return 0.0
        worths = sorted((raid.worth for raid in self._all()), reverse=True)
        likely = sum(share * worth for share, worth in zip(SUPPLY.raids, worths, strict=False))
        likely = min(likely, most)
        return SUPPLY.risk[left] * likely + SUPPLY.joint[left] * (most - likely)

    def stops(self) -> Mask:
        """Spaces where somebody would stand in the way of the worst raids."""
        if not self._most:
            return 0
        found = 0
        for raid in sorted(self._all(), key=lambda raid: -raid.worth)[:_STOPPED]:
            found |= raid.way
        return found

    def _all(self) -> list[Raid]:
        found = (self._best(raider) for raider in self._raiders)
        return [raid for raid in found if raid.worth > 0]

    def _best(self, raider: Raider) -> Raid:
        """The march of a stack that cuts off most: it takes what is ours of all it comes through."""
        start, marches, sieges = raider
        near = ball(start, marches)
        if not near & self._goals:
            return NO_RAID
        ground, sieges, entered = self._ground & near, sieges & near, self._entered & near
        if not around(start, ground | sieges, marches) & self._goals:
            return NO_RAID
        # Only what lies near makes a difference, so the same raid is met on most boards.
        key = start, marches, ground, sieges, entered
        found = self._lines.raids.get(key)
        if found is None:
            found = self._lines.raids[key] = _looked_for(self._lines, *key)
        return found


def _looked_for(
    lines: Lifelines, start: Space, marches: int, ground: Mask, sieges: Mask, entered: Mask
) -> Raid:
    best = NO_RAID
    open_ground = ground | sieges

    def look(way: Mask, last: Space, left: int) -> None:
        nonlocal best
        taken = way & entered
        if taken:
            worth = lines.lost(taken)
            if worth > best.worth:
                best = Raid(worth, way)
        if not left or sieges >> last & 1:
            return
        if lines.lost(taken | around(last, open_ground, left) & entered) <= best.worth:
            return
        for near in each_space(NEXT[last] & open_ground & ~way):
            look(way | 1 << near, near, left - 1)

    look(0, start, marches)
    return best
