"""Attacks the Regular thinks about: exact dice, what is won with the ground, what it costs to be ready."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from .....engine.masks import mask_of
from ...printed.board import ANY_NEIGHBOURS, FORT, each_space
from ...printed.names import ENEMY, Mask, Side, Space, Unit
from ...printed.units import COMBAT, IS_ARMY, LOSS, SIDE
from ...rules.actions.activation import supplied_in
from ...rules.actions.activation_costs import cost_of
from ...rules.combat.flank import NEEDED, flank_modifier, flank_refusal
from ...rules.combat.strength import attacker_fire, defender_fire, settled_drm
from ...rules.combat.targets import combat_of, set_refusal, targets_of
from ...rules.movement.occupation import can_besiege, enemy_fort, enter_space
from ...rules.movement.stacking import STACK_LIMIT
from ...rules.supply.supply import closed, in_supply_at, occupied
from ...rules.war.mandates import breaks_mutiny, offensive_due, satisfies
from ...state.changes.map import destroy_fort, eliminate_unit, move_unit
from ...state.state import Combat, State, has_fort
from ..novice.duels import may_stand, steps_worth, strength
from .evaluation import judge, outlook_of
from .relief import barring
from .weights import ATTACK, SPACE

_FACES: Final = (1, 2, 3, 4, 5, 6)


class Prize(NamedTuple):
    """Ground that an attack may win: who would take it, what it is worth by itself, how likely it is won."""

    unit: Unit
    worth: float
    chance: float


class Assault(NamedTuple):
    """Units against a space, the spaces still to be activated for it, cost and promise."""

    target: Space
    units: tuple[Unit, ...]
    fresh: Mask
    spaces: Mask
    cost: int
    value: float
    prize: Prize | None = None


class Attacker:
    """Weighs attacks of one side on one board; keeps what it has found out about the ground."""

    def __init__(self, state: State, side: Side) -> None:
        self.state = state
        self.side = side
        self._ground: dict[tuple[Unit, Space], float] = {}
        #: Where armies of ours that are cut off would be relieved.
        lost = outlook_of(state).cut_off(side)
        self._barring = barring(state, side, lost) if lost else 0

    def plans(self, target: Space, groups: dict[Space, list[Unit]], ops: int) -> list[Assault]:
        """Attacks on a space by these units, space by space, and by several spaces together."""
        return _plans(self, target, groups, ops)

    def promise(self, units: Sequence[Unit], target: Space) -> float:
        """What may be hoped for from an attack by these units."""
        return self.weighed(units, target)[0]

    def weighed(self, units: Sequence[Unit], target: Space) -> tuple[float, Prize | None]:
        """The same, and the ground that is fought for."""
        state, side = self.state, self.side
        combat = combat_of(state, side, units, target)
        combat = replace(combat, drm=settled_drm(state, combat))
        value, prize = self.fought(combat)
        value -= ATTACK.caution
        if offensive_due(state, side) and satisfies(state, side, units, target):
            value += ATTACK.mandate[state.round]
        if self._barring >> target & 1:
            # Even an attack that fails wears down who stands in the way.
            value += ATTACK.relief
        if breaks_mutiny(state, side, units, target):
            value -= SPACE.vp
        return value, prize

    def fought(self, combat: Combat) -> tuple[float, Prize | None]:
        """The mean over both dice, by flank where that promises more."""
        state = self.state
        fire, answer = attacker_fire(state, combat), defender_fire(state, combat)
        ours = [fire.loss(die) for die in _FACES]
        theirs = [answer.loss(die) for die in _FACES]
        stakes = _Stakes(self, combat)
        best = stakes.mean(ours, theirs, 0)
        chance = flank_chance(state, combat)
        if chance > 0.5:
            flank = chance * stakes.mean(ours, theirs, 1) + (1 - chance) * stakes.mean(ours, theirs, -1)
            best = max(best, flank)
        return best, stakes.prize(ours, theirs)

    def ground(self, unit: Unit, target: Space) -> float:
        """What the space is worth if its defenders go back and this unit follows."""
        key = unit, target
        if key not in self._ground:
            twin = taken(self.state, self.side, unit, target)
            self._ground[key] = max(0.0, judge(twin, self.side) - judge(self.state, self.side))
        return self._ground[key]


class _Stakes:
    """What the results of one combat are worth."""

    def __init__(self, attacker: Attacker, combat: Combat) -> None:
        state = attacker.state
        self.alone = combat.fort_alone
        self.fort = FORT[combat.target] if has_fort(state, combat.target) else 0
        self.endured = steps_worth(state, combat.defenders) or self.fort
        self.own = steps_worth(state, combat.attackers)
        fresh = [u for u in combat.attackers if not state.reduced >> u & 1]
        fresh.sort(key=lambda unit: -COMBAT[0][unit])
        if self.fort and not any(IS_ARMY[unit] for unit in fresh) and len(fresh) < self.fort:
            fresh = fresh if self.alone else []
        self.spare = sum(LOSS[0][unit] for unit in fresh) if fresh else 0
        self.first = fresh[0] if fresh else None
        self.won = attacker.ground(fresh[0], combat.target) if fresh else 0.0
        self.stands = may_stand(state, attacker.side, combat.target)

    def mean(self, ours: Sequence[int], theirs: Sequence[int], first: int) -> float:
        """The mean of all pairs of dice; `first`: 1 if the attacker fires first, -1 if last."""
        total = 0.0
        for hit in ours:
            for hurt in theirs:
                if first > 0:
                    total += self.worth(hit, hurt * max(0.0, 1 - hit / max(1, self.endured)))
                elif first < 0:
                    total += self.worth(hit * max(0.0, 1 - hurt / max(1, self.own)), hurt)
                else:
                    total += self.worth(hit, hurt)
        return total / 36

    def prize(self, ours: Sequence[int], theirs: Sequence[int]) -> Prize | None:
        """The ground, if anybody could take it."""
        if self.first is None or not self.won:
            return None
        won = sum(self._is_won(hit, hurt) for hit in ours for hurt in theirs)
        return Prize(self.first, self.won, won / 36)

    def _is_won(self, hit: float, hurt: float) -> bool:
        if self.alone:
            return hit >= self.fort
        return hurt < hit and hurt < self.spare and (not self.stands or hit >= self.endured)

    def worth(self, hit: float, hurt: float) -> float:
        """What a pair of losses is worth, with the ground if it is won. [12.5, 12.7]"""
        share = 0.4 if self.alone else 1.0
        value = share * ATTACK.enemy_loss * min(hit, self.endured) - ATTACK.own_loss * min(hurt, self.own)
        if self.alone:
            return value + (self.won if hit >= self.fort else 0.0)
        if hit <= hurt or hurt >= self.spare:
            return value
        if self.stands and hit < self.endured:
            # Whoever stands is weaker for it, and may fall to the next attack.
            return value + max(min(self.won, ATTACK.stand), ATTACK.later * self.won)
        return value + self.won


def flank_chance(state: State, combat: Combat) -> float:
    """The best chance of a flank attack; 0 where none is allowed. [12.3]"""
    if flank_refusal(state, combat) is not None:
        return 0.0
    best = max(flank_modifier(state, combat, pin) for pin in set(combat.origins))
    return sum(die + best >= NEEDED for die in _FACES) / 6


def taken(state: State, side: Side, unit: Unit, target: Space) -> State:
    """The board after the defenders have gone back and this unit has followed them."""
    twin = state.copy()
    for defender in state.at[target]:
        if SIDE[defender] != side:
            _fall_back(twin, defender, target)
    start = twin.place[unit]
    if enemy_fort(twin, target, side) and not state.at[target]:
        destroy_fort(twin, target)
    if not enemy_fort(twin, target, side) or can_besiege((*twin.at[target], unit), FORT[target]):
        if start != target:
            move_unit(twin, unit, (start, target), "advance")
        enter_space(twin, [unit], target)
    return twin


def _fall_back(twin: State, unit: Unit, target: Space) -> None:
    """A defender goes to the best place next to it, or is lost. [12.5.4]"""
    goals = [near for near in ANY_NEIGHBOURS[target] if _is_refuge(twin, unit, near)]
    if not goals:
        eliminate_unit(twin, unit, "pog-lost-no-retreat", for_good=IS_ARMY[unit])
        return
    goal = max(goals, key=lambda near: (in_supply_at(twin, unit, near), len(twin.at[near])))
    move_unit(twin, unit, (target, goal), "retreat")


def _is_refuge(state: State, unit: Unit, space: Space) -> bool:
    own = state.cp_control if SIDE[unit] else ~state.cp_control
    shut = occupied(state, ENEMY[SIDE[unit]]) | closed(state) | ~own
    return not shut >> space & 1 and len(state.at[space]) < STACK_LIMIT


def assaults(attacker: Attacker, spaces: Iterable[Space], ops: int) -> list[Assault]:
    """Attacks from these spaces and those marked already that promise something, the best first."""
    state = attacker.state
    by_target: dict[Space, dict[Space, list[Unit]]] = {}
    for space in sorted({*spaces, *each_space(state.marked_attack)}):
        for unit in supplied_in(state, space):
            if (state.moved | state.attacked) >> unit & 1:
                continue
            for target in each_space(targets_of(state, unit)):
                by_target.setdefault(target, {}).setdefault(space, []).append(unit)
    found = [plan for target, groups in by_target.items() for plan in attacker.plans(target, groups, ops)]
    return sorted(found, key=lambda plan: -plan.value)


def _plans(attacker: Attacker, target: Space, groups: dict[Space, list[Unit]], ops: int) -> list[Assault]:
    """From single spaces, and from several that join as long as they help."""
    state = attacker.state
    marked = state.marked_attack
    costs = {s: 0 if marked >> s & 1 else cost_of(state, s, "attack") for s in groups}
    alone = [_plan(attacker, target, groups, costs, (space,)) for space in groups if costs[space] <= ops]
    singles = sorted((plan for plan in alone if plan is not None), key=lambda plan: -plan.value)
    found = list(singles)
    joined: list[Space] = []
    best: Assault | None = None
    order = sorted(groups, key=lambda s: (costs[s], -strength(state, groups[s])))
    for space in order:
        trial = (*joined, space)
        if sum(costs[s] for s in trial) > ops:
            continue
        plan = _plan(attacker, target, groups, costs, trial)
        if plan is not None and (best is None or plan.value > best.value):
            best, joined = plan, list(trial)
            if len(trial) > 1:
                found.append(plan)
    return [plan for plan in found if plan.value > 0]


def _plan(
    attacker: Attacker,
    target: Space,
    groups: dict[Space, list[Unit]],
    costs: dict[Space, int],
    spaces: tuple[Space, ...],
) -> Assault | None:
    state = attacker.state
    units = tuple(unit for space in spaces for unit in groups[space])
    if set_refusal(state, attacker.side, units, target) is not None:
        return None
    fresh = mask_of(space for space in spaces if not state.marked_attack >> space & 1)
    cost = sum(costs[space] for space in spaces)
    value, prize = attacker.weighed(units, target)
    return Assault(target, units, fresh, mask_of(spaces), cost, value, prize)


def best_attackers(attacker: Attacker, target: Space, sets: Sequence[Sequence[Unit]]) -> int:
    """The number of the most promising set of units."""
    values = [attacker.promise(units, target) for units in sets]
    return values.index(max(values))
