"""Marches over several areas, planned as a whole as far as the purse pays: way, battle, Flag. [9.1]

A single step towards a Key often only uncovers what is left behind; it is good because of the steps that
follow. The plan is made again at every area, from where the Army stands then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from .....engine.option import Option
from ...printed.board import FORTRESS, KEYS, NEIGHBOURS
from ...printed.ids import Area, Nation
from ...rules.land.marks import FORCED
from ...rules.land.movement import entry_causes, march_cost, step_refusal
from ...rules.land.moving import Move
from ...state.fights import Force
from ..odds import dice_of
from .acts import act_value, price
from .choosing import candidates
from .marches import change_of_place, intercepted, is_ours, wear_of
from .situation import Situation
from .weights import SPEND

#: Fewer do not go far, so many different forces of an area are looked at, and nobody marches further.
_ESCORT: Final = 2
_FORCES: Final = 2
_FURTHEST: Final = 4
#: What of a plan comes true for each step after the first.
_SURE: Final = 0.92
#: Halves of a CP: a Flag.
_FLAG: Final = 2
#: An action with what it brings for a CP, and how many CPs go into what it begins.
Rated = tuple[float, Option, float]


def rated(view: Situation, nation: Nation, offer: Iterable[Option]) -> list[Rated]:
    """The actions that could be good, a march also by what it leads to."""
    likely = list(candidates(view, nation, offer))
    aims = _aims(view, nation, [act for act in likely if isinstance(act, Move)])
    found: list[Rated] = []
    for act in likely:
        rate, takes = act_value(view, nation, act) / price(view, nation, act), 0.0
        if isinstance(act, Move):
            gain, cp = aims.get(_key(act), (0.0, 1.0))
            if gain / cp > max(rate, SPEND.least):
                rate, takes = gain / cp, cp
        found.append((rate, act, takes))
    return found


def _key(move: Move) -> tuple[Area, Force, Area]:
    return move.frm, move.force, move.to


def _aims(
    view: Situation, nation: Nation, moves: Iterable[Move]
) -> Mapping[tuple[Area, Force, Area], tuple[float, float]]:
    """The best aim of every first step: what it brings, and the CPs it takes."""
    starts: dict[tuple[Area, Force], set[Area]] = {}
    for move in moves:
        if move.force.leaders and sum(move.force.sp) >= _ESCORT:
            starts.setdefault((move.frm, move.force), set()).add(move.to)
    largest: dict[Area, list[Force]] = {}
    for frm, force in sorted(starts, key=lambda start: -dice_of(start[1])):
        largest.setdefault(frm, []).append(force)
    found: dict[tuple[Area, Force, Area], tuple[float, float]] = {}
    for frm, forces in largest.items():
        for force in forces[:_FORCES]:
            _look_ahead(view, nation, force, frm, starts[frm, force], found)
    return found


def _look_ahead(
    view: Situation,
    nation: Nation,
    force: Force,
    frm: Area,
    first: set[Area],
    found: dict[tuple[Area, Force, Area], tuple[float, float]],
) -> None:
    """Keys at least two areas away, each by the cheapest way there."""
    state = view.state
    cost = march_cost(state, force)
    furthest = min(_FURTHEST, state.purse // (2 * cost)) if cost else _FURTHEST
    ahead = view.reach(nation, frm)
    goals = {area for area in view.targets(nation) if 2 <= ahead.get(area, 0) <= furthest}
    if not goals:
        return
    marched = max((state.marched_leader.get(leader, 0) for leader in force.leaders), default=0)
    closed, walls, _ = view.ways(nation)
    costs: dict[Area, float] = {frm: 0.0}
    began: dict[Area, Area] = {}
    edge = [frm]
    for step in range(1, furthest + 1):
        following: dict[Area, tuple[float, Area]] = {}
        for here in edge:
            for to in NEIGHBOURS[here]:
                if to in costs or closed >> to & 1 or (here == frm and to not in first):
                    continue
                if here != frm and step_refusal(state, nation, here, to) is not None:
                    continue
                causes = entry_causes(state, nation, here, to) + (marched + step >= FORCED)
                danger = costs[here] + wear_of(nation, force, to, causes)
                if step < furthest or to in goals:
                    danger += intercepted(view, nation, force, to)
                if to not in following or danger < following[to][0]:
                    following[to] = danger, here
        edge = []
        for to, (danger, here) in following.items():
            costs[to], began[to] = danger, began.get(here, to)
            if to in goals and step >= 2:
                left = state.purse - 2 * cost * step
                gain = change_of_place(view, nation, force, frm, to, here, left) - danger
                flags = (
                    left >= _FLAG and KEYS >> to & 1 and not FORTRESS[to] and not is_ours(state, nation, to)
                )
                cp = cost * step + flags
                gain *= _SURE ** (step - 1)
                key = (frm, force, began[to])
                if cp and gain / cp > found.get(key, (0.0, 1.0))[0] / found.get(key, (0.0, 1.0))[1]:
                    found[key] = gain, cp
            if not view.defenders(nation, to).size and not walls >> to & 1:
                edge.append(to)
