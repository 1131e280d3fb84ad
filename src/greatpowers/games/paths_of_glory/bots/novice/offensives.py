"""Attacks the Novice could make: which units against which space, and what may be hoped for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ...printed.board import FORT, each_space
from ...printed.names import Space, Unit
from ...printed.units import IS_ARMY
from ...rules.actions.activation import supplied_in
from ...rules.actions.activation_costs import cost_of
from ...rules.combat.targets import set_refusal, targets_of
from ...rules.war.mandates import offensive_due, satisfies
from ...state.state import has_fort
from .duels import (
    Exchange,
    attack_force,
    defence_force,
    exchange,
    may_stand,
    steps_worth,
    strength,
)
from .situation import VP_WORTH, Situation

#: What a lost step of our own weighs against one of the enemy.
_OWN_LOSS: Final = 0.95
#: An offensive that is due costs a victory point if it is not made.
_MANDATE: Final = 0.8 * VP_WORTH
_LAST_ROUNDS: Final = 4


class Offensive(NamedTuple):
    """An attack with what it costs to get ready and what it promises."""

    target: Space
    spaces: tuple[Space, ...]
    value: float
    cost: int


def promise(view: Situation, units: Sequence[Unit], target: Space) -> float:
    """What may be hoped for from an attack by these units."""
    state, side = view.state, view.side
    fight = exchange(attack_force(state, side, units, target), defence_force(state, side, target))
    defenders = state.at[target]
    endured = steps_worth(state, defenders) + (0 if defenders else FORT[target])
    value = min(fight.to_defender, endured) - _OWN_LOSS * min(fight.to_attacker, steps_worth(state, units))
    if defenders:
        value += _ground_won(view, units, target, fight)
    elif has_fort(state, target):
        value = value * 0.5 + (view.worth(target) if fight.to_defender >= FORT[target] else 0.0)
    due = offensive_due(state, side)
    if due and satisfies(state, side, units, target):
        value += _MANDATE if state.round >= _LAST_ROUNDS else 0.5 * _MANDATE
    return value


def _ground_won(view: Situation, units: Sequence[Unit], target: Space, fight: Exchange) -> float:
    """The space, if the defenders go and a full-strength unit follows. [12.5, 12.7]"""
    state = view.state
    fresh = [unit for unit in units if not state.reduced >> unit & 1]
    if not fresh:
        return 0.0
    share = 0.35 if may_stand(state, view.side, target) else 0.75
    if has_fort(state, target) and not any(IS_ARMY[unit] for unit in fresh):
        share *= 0.3
    return fight.win * share * view.gain(target)


def offensives(view: Situation, spaces: Iterable[Space], ops: int) -> list[Offensive]:
    """The best attack on each target from these spaces and those marked already, the best first."""
    state = view.state
    by_target: dict[Space, dict[Space, list[Unit]]] = {}
    for space in {*spaces, *each_space(state.marked_attack)}:
        for unit in supplied_in(state, space):
            if (state.moved | state.attacked) >> unit & 1:
                continue
            for target in each_space(targets_of(state, unit)):
                by_target.setdefault(target, {}).setdefault(space, []).append(unit)
    found = [_best(view, target, groups, ops) for target, groups in by_target.items()]
    return sorted((plan for plan in found if plan is not None), key=lambda plan: -plan.value)


def _best(view: Situation, target: Space, groups: dict[Space, list[Unit]], ops: int) -> Offensive | None:
    """Spaces join one by one while they make the attack better, marked and strong ones first."""
    state = view.state
    costs = {s: 0 if state.marked_attack >> s & 1 else cost_of(state, s, "attack") for s in groups}
    power = {s: strength(state, units) for s, units in groups.items()}
    order = sorted(groups, key=lambda s: (costs[s], -power[s]))
    units: list[Unit] = []
    chosen: list[Space] = []
    value, cost = 0.0, 0
    for space in order:
        more = [*units, *groups[space]]
        if cost + costs[space] > ops or set_refusal(state, view.side, more, target) is not None:
            continue
        hoped = promise(view, more, target)
        if hoped > value or not chosen:
            units, value, cost = more, hoped, cost + costs[space]
            chosen.append(space)
    return Offensive(target, tuple(chosen), value, cost) if chosen and value > 0 else None
