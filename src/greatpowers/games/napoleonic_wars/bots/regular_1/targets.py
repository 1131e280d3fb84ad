"""Areas worth taking, the dice armies lend to Keys nearby, and who goes for what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...printed.ids import Area
from ...state.fights import Force
from ..odds import dice_of
from .weights import ARMY


@dataclass(frozen=True, slots=True)
class Target:
    """An area worth taking: what it brings, and the dice that stand in the way."""

    area: Area
    prize: float
    defence: float
    fortress: int


def lent(force: Force, steps: int) -> float:
    """Dice a force lends to a Key so many areas away."""
    if steps >= len(ARMY.shield):
        return 0.0
    return dice_of(force) * ARMY.shield[steps] * (1.0 if force.leaders else ARMY.unled)


@lru_cache(maxsize=1 << 12)
def all_lent(force: Force) -> tuple[float, ...]:
    """The dice it has where it stands, and those it lends by the steps to a Key."""
    return (dice_of(force), *(lent(force, steps) for steps in range(1, len(ARMY.shield))))


def assigned(rows: Sequence[tuple[float, ...]]) -> float:
    """Each goal goes to the troops that are best placed; who has several goals brings less of the later."""
    parts = [1.0] * len(rows)
    total = 0.0
    goals = [values for values in zip(*rows, strict=True) if any(values)]
    for values in sorted(goals, key=max, reverse=True):
        offered = [value * part for value, part in zip(values, parts, strict=True)]
        best = max(offered)
        parts[offered.index(best)] *= ARMY.second
        total += best
    return total
