"""How fights are likely to go, from numbers of dice alone: tables for players that weigh many marches."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from ..printed.board import NEIGHBOURS, line_between
from ..printed.ids import Area
from ..rules.land.dice import TERRAIN
from ..rules.land.dice import dice_of as dice_of

#: More dice than these do not change the picture.
_MOST: Final = 30
_HIT: Final = 1 / 3


@cache
def hits(dice: int) -> tuple[float, ...]:
    """How likely each number of sixes and fives is. [11.2]"""
    return tuple(comb(dice, n) * _HIT**n * (1 - _HIT) ** (dice - n) for n in range(dice + 1))


@cache
def _round(ours: int, theirs: int) -> tuple[float, tuple[float, ...]]:
    """The chance to inflict more than is suffered, and of each equal number of losses."""
    mine, yours = hits(ours), hits(theirs)
    won = sum(p * sum(yours[:n]) for n, p in enumerate(mine))
    return won, tuple(p * q for p, q in zip(mine, yours, strict=False))


@cache
def _win_chance(ours: int, theirs: int) -> float:
    won, tied = _round(ours, theirs)
    for losses, p in enumerate(tied):
        won += p * _round(max(0, ours - losses), max(0, theirs - losses))[0]
    return won


#: By the dice of both sides, filled as it is asked for.
_WON: Final[list[list[float | None]]] = [[None] * (_MOST + 1) for _ in range(_MOST + 1)]


def win_chance(ours: int, theirs: int) -> float:
    """The chance that the active side wins a battle of at most two rounds. [11.3]"""
    if theirs <= 0:
        return 1.0
    if ours <= 0:
        return 0.0
    row = _WON[ours if ours < _MOST else _MOST]
    place = theirs if theirs < _MOST else _MOST
    found = row[place]
    if found is None:
        found = row[place] = _win_chance(min(ours, _MOST), place)
    return found


@cache
def siege_chance(dice: int, strength: int) -> float:
    """The chance that a Fortress falls to one siege, going on while it pays. [12.3]"""
    if dice <= 0:
        return 0.0
    sixes = [comb(dice, n) * 5.0 ** (dice - n) / 6.0**dice for n in range(dice + 1)]
    fallen = sum(sixes[strength:])
    for scored in range(1, min(strength, dice + 1)):
        # It goes on if the Fortress hurts less than it is hurt.
        fallen += 0.4 * sixes[scored] * siege_chance(max(0, dice - 1), strength - scored)
    return min(1.0, fallen)


@cache
def ground_of(area: Area) -> float:
    """Dice a defender may expect for the lines that lead to an area. [11.22]"""
    near = NEIGHBOURS[area]
    return sum(TERRAIN.get(line_between(frm, area), 0) for frm in near) / max(1, len(near))
