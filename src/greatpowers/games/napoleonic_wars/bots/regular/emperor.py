"""The Emperor commands: where Napoleon goes with areas that cost nothing, and what that brings. [15.5]

The march is planned as a whole and planned again at every area, from where he stands then: what was good at
the start is still good, unless somebody has come in between.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from ...cards.events.marching import ChooseFreeMarch
from ...printed.board import KEYS, NEIGHBOURS
from ...printed.ids import Area
from ...printed.names import FRANCE
from ...rules.answers import Done
from ...rules.land.armies import heads_of
from ...rules.land.marks import FORCED
from ...rules.land.movement import entry_causes, step_refusal
from ...rules.land.moving import Move
from ...state.effects import FreeAreas, value
from ...state.fights import Force
from ..odds import dice_of
from .marches import change_of_place, intercepted, wear_of
from .situation import Situation

#: What the Key marker is worth, which a Key won by the march earns.
_MARKER: Final = 0.8
#: A march that brings less is not worth the card.
LEAST: Final = 0.25
#: Napoleon does not go far with fewer.
_ESCORT: Final = 3
#: So many different forces are looked at, the largest.
_FORCES: Final = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """A march with what it brings: the force and the areas it enters."""

    gain: float
    force: Force
    way: tuple[Area, ...]


NOWHERE_TO_GO: Final = Plan(0.0, Force(), ())


def free_march(view: Situation, choice: ChooseFreeMarch, offer: Iterable[Done | Move]) -> Plan:
    """The best march for the leader with the areas that are left."""
    moves = [move for move in offer if isinstance(move, Move)]
    starts: dict[Force, set[Area]] = {}
    for move in moves:
        if sum(move.force.sp) >= _ESCORT:
            starts.setdefault(move.force, set()).add(move.to)
    if not starts:
        return NOWHERE_TO_GO
    areas = value(view.state, FreeAreas, choice.leader)
    frm = moves[0].frm
    largest = sorted(starts, key=lambda force: (-dice_of(force), len(heads_of(force))))[:_FORCES]
    return max((_best_way(view, force, frm, starts[force], areas) for force in largest), key=lambda p: p.gain)


def _best_way(view: Situation, force: Force, frm: Area, first: set[Area], areas: int) -> Plan:
    """Every area within reach by the cheapest way there; a battle or a Fortress is the end of it."""
    state = view.state
    marched = max((state.marched_leader.get(leader, 0) for leader in force.leaders), default=0)
    costs: dict[Area, float] = {frm: 0.0}
    ways: dict[Area, tuple[Area, ...]] = {frm: ()}
    edge = [frm]
    best = Plan(0.0, force, ())
    closed, walls, _ = view.ways(FRANCE)
    for step in range(1, areas + 1):
        following: dict[Area, tuple[float, Area]] = {}
        for here in edge:
            for to in NEIGHBOURS[here]:
                if to in costs or closed >> to & 1 or (here == frm and to not in first):
                    continue
                if here != frm and step_refusal(state, FRANCE, here, to) is not None:
                    continue
                causes = entry_causes(state, FRANCE, here, to) + (marched + step >= FORCED)
                cost = costs[here] + wear_of(FRANCE, force, to, causes)
                cost += intercepted(view, FRANCE, force, to)
                if to not in following or cost < following[to][0]:
                    following[to] = cost, here
        edge = []
        for to, (cost, here) in following.items():
            costs[to], ways[to] = cost, (*ways[here], to)
            gain = _arrival(view, force, frm, to, here) - cost
            if gain > best.gain:
                best = Plan(gain, force, ways[to])
            if not view.defenders(FRANCE, to).size and not walls >> to & 1:
                edge.append(to)
    return best


def _arrival(view: Situation, force: Force, frm: Area, to: Area, origin: Area) -> float:
    """What it brings to be there: prospects, the battle, the Key that falls by it, the marker that earns."""
    gain = change_of_place(view, FRANCE, force, frm, to, origin)
    against = view.defenders(FRANCE, to)
    if against.size and KEYS >> to & 1 and not view.state.plus_key and view.prize(FRANCE, to) > 0:
        gain += _MARKER * flag_chance(dice_of(force), against.size)
    return gain


@cache
def flag_chance(dice: int, pieces: int) -> float:
    """How likely a battle gives a Flag: more sixes than the enemy had pieces. [11.7]"""
    few = sum(comb(dice, n) * 5.0 ** (dice - n) / 6.0**dice for n in range(min(pieces, dice) + 1))
    return max(0.0, 1.0 - few)
