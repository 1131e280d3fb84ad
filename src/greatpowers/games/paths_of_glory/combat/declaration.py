"""Declaring attacks, one at a time, until the active side stops. [9.2.9, 12.1]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import SPACES
from ..events import AttackDeclared
from ..names import SIDE_NUMBER, SIDES
from ..near_east import note_crossing
from ..round_changes import note_attacked, set_combat
from ..state import State
from ..texts import alike, read_refs, read_space, ref
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

DONE: Final = -1
#: Up to so many eligible units every set of them is listed.
_LIST_ALL: Final = 6


@frame
class Attacks(Procedure):
    """The attacks of an operation, as long as the side wants to go on. [12.1.1]"""

    side: int

    @step
    def ask(self, state: State) -> None:
        state.then(ChooseTarget(SIDES[self.side]))


@frame
class ChooseTarget(AnyChoice):
    """Attack a space, or stop attacking."""

    seat: str

    def options(self, state: State) -> list[int]:
        return [*attack_targets(state, SIDE_NUMBER[self.seat]), DONE]

    def write(self, option: int) -> str:
        return "done" if option == DONE else f"attack {SPACES[option]}"

    def read(self, state: State, text: str) -> int:
        words = " ".join(text.split()).casefold()
        if words == "done":
            return DONE
        verb, _, space = words.partition(" ")
        if verb != "attack":
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        return read_space(space)

    def refuse(self, state: State, option: int) -> Refusal | None:
        side = SIDE_NUMBER[self.seat]
        if option in self.options(state):
            return None
        return target_refusal(state, side, option) or attackers_refusal(state, side, option)

    def chosen(self, state: State, option: int) -> None:
        if option != DONE:
            attackers = ChooseAttackers(self.seat, option)
            state.then(attackers, CombatProcedure(), Attacks(SIDE_NUMBER[self.seat]))


@frame
class ChooseAttackers(AnyChoice):
    """Which units shall attack the space? [12.2.2]"""

    seat: str
    target: int

    def options(self, state: State) -> list[tuple[str, ...]]:
        side = SIDE_NUMBER[self.seat]
        found: dict[tuple[str, ...], None] = {}
        for units in _sets(state, eligible_attackers(state, side, self.target)):
            if set_refusal(state, side, units, self.target) is None:
                found[alike(state, units)] = None
        return list(found)

    def write(self, option: tuple[str, ...]) -> str:
        return "with " + ", ".join(option)

    def read(self, state: State, text: str) -> tuple[str, ...]:
        verb, _, rest = " ".join(text.split()).partition(" ")
        if verb.casefold() != "with":
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        return alike(state, self._units(state, rest))

    def refuse(self, state: State, option: tuple[str, ...]) -> Refusal | None:
        units = self._units(state, ", ".join(option))
        return attack_refusal(state, SIDE_NUMBER[self.seat], units, self.target)

    def _units(self, state: State, text: str) -> tuple[int, ...]:
        return read_refs(state, text, eligible_attackers(state, SIDE_NUMBER[self.seat], self.target))

    def chosen(self, state: State, option: tuple[str, ...]) -> None:
        declare(state, SIDE_NUMBER[self.seat], self._units(state, ", ".join(option)), self.target)


def _sets(state: State, units: Sequence[int]) -> Iterator[tuple[int, ...]]:
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


def declare(state: State, side: int, attackers: Sequence[int], target: int) -> None:
    """The attack is announced; whatever counts attacks counts it now. [12.2.2, 7.1]"""
    from ..mandates import note_attack

    state.record(AttackDeclared(SPACES[target], tuple(ref(state, unit) for unit in attackers), SIDES[side]))
    set_combat(state, combat_of(state, side, attackers, target))
    for unit in attackers:
        note_crossing(state, state.place[unit], target)
    note_attack(state, side, attackers, target)
    note_attacked(state, sum(1 << unit for unit in attackers), target)
