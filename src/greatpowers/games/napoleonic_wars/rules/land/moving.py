"""The action of moving: a force pays, enters the next area, is met there, wears out and fights. [9]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from .....engine.errors import Refusal
from .....engine.frames import Procedure, frame, step
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.ids import Mask, each_area
from ...state.changes.cards import end_effect
from ...state.changes.map import move_force
from ...state.control import neutral_areas
from ...state.effects import MoveCancelled, is_on
from ...state.fights import Entry, Force
from ...state.ids import Area, Nation
from ...state.state import State
from ..diplomacy.entering import break_neutrality
from ..impulse.actions import Action, register
from ..occasions import Reactions, window
from .armies import areas_short, parts_freely, present_part
from .batteries import StraitBattery, is_fired_at
from .free_areas import moves_free, use_free_area
from .marks import march_back, march_on
from .movement import (
    bound_refusal,
    destinations,
    entry_causes,
    ignores_forced_march,
    is_bound,
    march_cost,
    move_refusal,
    usual_forces,
)


@option("move {force} @ {frm} to {to}")
class Move(Option):
    """A force and the next area."""

    force: Force
    frm: Area
    to: Area


class MoveAction(Action[Move]):
    """`move napoleon + 8 france @ calais to brussels`; the first leader named commands. [9.1]"""

    word = "move"
    takes = (Move,)

    def options(self, state: State, nation: Nation) -> Sequence[Move]:
        return state.remembered(("moves", nation), lambda: _usual_moves(state, nation))

    def refuse(self, state: State, nation: Nation, act: Move) -> Refusal | None:
        return move_refusal(state, nation, act.force, act.frm, act.to)

    def cost(self, state: State, nation: Nation, act: Move) -> int:
        return 2 * march_cost(state, act.force)

    def carry_out(self, state: State, nation: Nation, act: Move) -> None:
        if moves_free(state, act.force):
            use_free_area(state, act.force.leaders[0])
        state.then(March(nation, act.force, act.frm, act.to))


def _usual_moves(state: State, nation: Nation) -> list[Move]:
    """What one would usually move and can pay, with every area it may enter."""
    found: list[Move] = []
    for frm in each_area(state.present[nation]):
        targets = destinations(state, nation, frm)
        if targets:
            for force in usual_forces(state, nation, frm):
                if 2 * march_cost(state, force) <= state.purse:
                    found += _moves(force, frm, _open_to(state, force, frm, targets))
    return found


@lru_cache(maxsize=1 << 14)
def _moves(force: Force, frm: Area, targets: Mask) -> tuple[Move, ...]:
    """The same forces stand in the same places from one question to the next."""
    return tuple(Move(force, frm, to) for to in each_area(targets))


def _open_to(state: State, force: Force, frm: Area, targets: Mask) -> int:
    """Of the areas that may be entered, those this force may go to: counters and cards may forbid it."""
    if not parts_freely(state, force, frm):
        targets &= ~areas_short(state, force, frm, targets)
    if is_bound(state, frm):
        targets = mask_of(to for to in each_area(targets) if bound_refusal(state, force, frm, to) is None)
    return targets


@frame
class March(Procedure):
    """A force enters the next area. [9.3]"""

    nation: Nation
    force: Force
    frm: Area
    to: Area

    @step
    def enter(self, state: State) -> None:
        was_neutral = neutral_areas(state, self.nation) >> self.to & 1
        causes = entry_causes(state, self.nation, self.frm, self.to)
        tired = march_on(state, self.force, self.frm, self.to)
        if ignores_forced_march(state, self.force):
            tired = Force()
        move_force(state, self.force, self.frm, self.to, "move")
        entry = Entry(self.nation, self.to, self.frm, self.force, causes, tired)
        if was_neutral:
            break_neutrality(state, self.nation, self.to)
        state.then(Arrival(entry))


@frame
class Arrival(Procedure):
    """The force is there: Responses, then what the other side does. [6.14, 10.5]"""

    entry: Entry

    @step
    def ask(self, state: State) -> None:
        entry = self.entry
        window(state, "move", nation=entry.nation, place=entry.area, origin=entry.origin)

    @step
    def meet(self, state: State) -> None:
        entry = replace(self.entry, force=present_part(state, self.entry.force, self.entry.area))
        if is_on(state, MoveCancelled):
            end_effect(state, MoveCancelled)
            march_back(state, entry.force, entry.area, entry.origin)
            move_force(state, entry.force, entry.area, entry.origin, "cancelled")
        elif is_fired_at(state, entry):
            state.then(StraitBattery(entry))
        else:
            state.then(Reactions(entry))


register(MoveAction())
