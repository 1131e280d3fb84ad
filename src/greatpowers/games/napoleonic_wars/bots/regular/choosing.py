"""Which of the many actions on offer are worth a closer look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from .....engine.option import Option
from ...printed.board import CAPITAL_OF, KEYS, NEIGHBOUR_MASK
from ...printed.ids import Area, Nation
from ...printed.pieces import BATTLE
from ...rules.answers import Done
from ...rules.formation.building import Build, Regroup
from ...rules.land.armies import heads_of
from ...rules.land.moving import Move
from ...rules.sea.convoys import Voyage
from .reaching import leading_nation
from .situation import Situation

#: Generals rated so high fight with so much strength about them, or not at all.
_GOOD: Final = 2
_ESCORT: Final = 3


def candidates(view: Situation, nation: Nation, offer: Iterable[Option]) -> Iterator[Option]:
    """The actions that could be good."""
    goals = sum(1 << area for area in view.goals)
    near = goals
    for area in view.goals:
        near |= NEIGHBOUR_MASK[area]
    for act in offer:
        if isinstance(act, Move):
            is_likely = _may_march(view, act, near)
        elif isinstance(act, Build | Regroup):
            is_likely = _may_build(view, act.area)
        elif isinstance(act, Voyage):
            is_likely = bool(near >> act.to & 1)
        else:
            is_likely = not isinstance(act, Done)
        if is_likely:
            yield act


def _may_march(view: Situation, move: Move, near: int) -> bool:
    """Leaders alone go to troops; a detachment only to a Key or beside one; groups only if they all count."""
    force = move.force
    if not sum(force.sp):
        there = view.own_force(move.to)
        return sum(there.sp) > 2 and not there.leaders
    if not force.leaders:
        lone = not view.own_force(move.frm).leaders
        return lone or (sum(force.sp) == 1 and bool(near >> move.to & 1))
    return len(heads_of(force)) <= 3 and not _is_reckless(view, move)


def _is_reckless(view: Situation, move: Move) -> bool:
    """Would a good general fight with hardly anybody around him? Two hits, and he is gone."""
    force = move.force
    if sum(force.sp) >= _ESCORT or max(BATTLE[leader] for leader in force.leaders) < _GOOD:
        return False
    return bool(view.defenders(leading_nation(force), move.to).size)


def _may_build(view: Situation, area: Area) -> bool:
    """Beside troops, in Keys and capitals."""
    return bool(view.own_force(area).size or KEYS >> area & 1 or CAPITAL_OF[area] >= 0)
