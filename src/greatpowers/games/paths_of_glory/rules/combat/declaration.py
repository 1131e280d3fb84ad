"""Declaring attacks, one at a time, until the active side stops. [9.2.9, 12.1]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import SPACES
from ...printed.names import SIDE_NUMBER, SIDES, Side, Unit
from ...state.changes.rounds import note_attacked, set_combat
from ...state.events.war import AttackDeclared
from ...state.ids import Force, Space
from ...state.state import State
from ...state.texts import alike, counters, ref
from ..answers import DONE, Done
from ..movement.near_east import note_crossing
from ..war.mandates import note_attack
from .battle import CombatProcedure
from .targets import (
    attack_refusal,
    attack_targets,
    attackers_refusal,
    combat_of,
    eligible_attackers,
    set_refusal,
    target_refusal,
)

#: Up to so many eligible units every set of them is listed.
_LIST_ALL: Final = 6


@frame
class Attacks(Procedure):
    """The attacks of an operation, as long as the side wants to go on. [12.1.1]"""

    side: Side

    @step
    def ask(self, state: State) -> None:
        state.then(ChooseTarget(SIDES[self.side]))


@option("attack {space}")
class Attack(Option):
    space: Space


@frame
class ChooseTarget(Choice[State, Attack | Done]):
    """Attack a space, or stop attacking."""

    seat: str
    asks = "target"

    def options(self, state: State) -> list[Attack | Done]:
        return [*map(Attack, map(Space, attack_targets(state, SIDE_NUMBER[self.seat]))), DONE]

    def refuse(self, state: State, option: Attack | Done) -> Refusal | None:
        match option:
            case Attack(space) if option not in self.options(state):
                side = SIDE_NUMBER[self.seat]
                return target_refusal(state, side, space) or attackers_refusal(state, side, space)
        return None

    def chosen(self, state: State, option: Attack | Done) -> None:
        match option:
            case Attack(space):
                attackers = ChooseAttackers(self.seat, space)
                state.then(attackers, CombatProcedure(), Attacks(SIDE_NUMBER[self.seat]))


@option("with {units}")
class AttackWith(Option):
    units: Force


@frame
class ChooseAttackers(Choice[State, AttackWith]):
    """Which units shall attack the space? [12.2.2]"""

    seat: str
    target: Space
    asks = "attackers"

    def options(self, state: State) -> list[AttackWith]:
        side = SIDE_NUMBER[self.seat]
        found: dict[Force, None] = {}
        for units in _sets(state, eligible_attackers(state, side, self.target)):
            if set_refusal(state, side, units, self.target) is None:
                found[alike(state, units)] = None
        return [AttackWith(force) for force in found]

    def read(self, state: State, text: str) -> AttackWith:
        return AttackWith(alike(state, self.counters(state, super().read(state, text))))

    def refuse(self, state: State, option: AttackWith) -> Refusal | None:
        units = self.counters(state, option)
        return attack_refusal(state, SIDE_NUMBER[self.seat], units, self.target)

    def counters(self, state: State, option: AttackWith) -> tuple[Unit, ...]:
        """Of counters that are alike those are meant that may attack."""
        able = eligible_attackers(state, SIDE_NUMBER[self.seat], self.target)
        return counters(state, option.units, able)

    def chosen(self, state: State, option: AttackWith) -> None:
        declare(state, SIDE_NUMBER[self.seat], self.counters(state, option), self.target)


def only_force(state: State, side: Side, target: Space) -> tuple[Unit, ...]:
    """The one set of units that could attack the space; empty where there is a choice of attackers."""
    found: dict[Force, tuple[Unit, ...]] = {}
    for units in _sets(state, eligible_attackers(state, side, target)):
        if set_refusal(state, side, units, target) is None:
            found.setdefault(alike(state, units), units)
        if len(found) > 1:
            return ()
    return next(iter(found.values()), ())


def _sets(state: State, units: Sequence[Unit]) -> Iterator[tuple[Unit, ...]]:
    """All sets of units, or single units and unions of whole spaces where there are too many."""
    if len(units) <= _LIST_ALL:
        for count in range(1, len(units) + 1):
            yield from combinations(units, count)
        return
    yield from ((unit,) for unit in units)
    spaces = sorted({state.place[unit] for unit in units})
    for count in range(1, len(spaces) + 1):
        for chosen in combinations(spaces, count):
            yield tuple(unit for unit in units if state.place[unit] in chosen)


def declare(state: State, side: Side, attackers: Sequence[Unit], target: Space) -> None:
    """The attack is announced; whatever counts attacks counts it now. [12.2.2, 7.1]"""
    state.record(AttackDeclared(SPACES[target], tuple(ref(state, unit) for unit in attackers), SIDES[side]))
    set_combat(state, combat_of(state, side, attackers, target))
    for unit in attackers:
        note_crossing(state, state.place[unit], target)
    note_attack(state, side, attackers, target)
    note_attacked(state, sum(1 << unit for unit in attackers), target)
