"""How likely a round of dice decides a fight: fives and sixes are losses, more losses lose. [11.3, 13.4]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb
from typing import Final

#: Of both sides, the active one first.
Pair = tuple[int, int]
#: Thousandths: the active side wins, that by a rout; nothing is decided; the other wins, that by a rout.
Chances = tuple[int, ...]
#: Sixes cannot take away guns ashore, and at sea nobody is routed.
NEVER: Final = 99
_WHOLE: Final = 1000


@cache
def scores(dice: int) -> Mapping[Pair, float]:
    """Every number of sixes and fives that so many dice can show. [11.2]"""
    whole = 6**dice
    return {
        (sixes, fives): comb(dice, sixes) * comb(dice - sixes, fives) * 4 ** (dice - sixes - fives) / whole
        for sixes in range(dice + 1)
        for fives in range(dice - sixes + 1)
    }


@cache
def at_least(dice: int, sixes: int) -> int:
    """So many sixes or more, in thousandths. [12.3]"""
    return round(_WHOLE * sum(p for (scored, _), p in scores(dice).items() if scored >= sixes))


@cache
def round_chances(
    dice: Pair, sizes: Pair, margins: Pair, before: Pair = (0, 0), *, is_last: bool = False
) -> Chances:
    """What one round brings: dice and pieces of both sides, by how much each routs the other, losses so far;
    the active side loses a tie in the last round. [11.3, 11.5]"""
    suffered = [_losses(dice[1 - side], sizes[side]) for side in (0, 1)]
    won, routed = [0.0, 0.0], [0.0, 0.0]
    for (lost_0, gone_0), p in suffered[0].items():
        for (lost_1, gone_1), q in suffered[1].items():
            margin = lost_1 + before[1] - lost_0 - before[0]
            if gone_0 and gone_1:
                continue
            if gone_0 or gone_1:
                winner = int(gone_0)
            elif margin or is_last:
                winner = int(margin <= 0)
            else:
                continue
            won[winner] += p * q
            if (margin, -margin)[winner] >= margins[winner]:
                routed[winner] += p * q
    first, by_rout, second, by_rout_too = (round(_WHOLE * p) for p in (won[0], routed[0], won[1], routed[1]))
    return (first, by_rout, max(0, _WHOLE - first - second), second, by_rout_too)


@cache
def _losses(dice: int, size: int) -> Mapping[tuple[int, bool], float]:
    """What so many dice do to so many pieces: losses, and whether nothing is left."""
    found: dict[tuple[int, bool], float] = {}
    for (sixes, fives), p in scores(dice).items():
        key = (sixes + fives, sixes >= size)
        found[key] = found.get(key, 0.0) + p
    return found
