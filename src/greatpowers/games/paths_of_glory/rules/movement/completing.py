"""May others of the same round still put right what a march leaves wrong? [10.1.2, 11.1.8, 15.2.4]

Too many units in a space and forts held by too few are allowed while movement goes on, not at its end. A
march that brings such a fault about is legal only if other units that can still move would mend it: that is
tried out on copies of the state, so nobody is ever left without a way to finish.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import BOARD_SIZE, FORT, each_space
from ...printed.names import Mask, Side, Space, Unit
from ...printed.units import IS_ARMY, KIND_ID, MOVE, SIDE, each_unit
from ...state.changes.rounds import note_moved
from ...state.state import State
from .marching import best_path, plain_ends, reach
from .occupation import can_besiege, enemy_fort, march, weak_sieges
from .stacking import STACK_LIMIT, room

#: How many further marches of single units are looked at to mend a fault, and ends tried for each.
_DEPTH: Final = 4
_ENDS_TRIED: Final = 4


def movable_in(state: State, space: Space) -> tuple[Unit, ...]:
    """Units of an activated space that may still move. [9.2.8, 11.1.1, 14.1.1.1]"""
    able = state.ready & ~state.moved
    reduced = state.reduced
    return tuple(u for u in state.at[space] if able >> u & 1 and MOVE[reduced >> u & 1][u])


def faults(state: State, side: Side) -> Mask:
    """Spaces that must be put right before movement may end: too many came, or too few besiege. [10.1.2]"""
    if not state.moved:
        return 0
    wrong = weak_sieges(state, side)
    for unit in each_unit(state.moved):
        space = state.place[unit]
        if len(state.at[space]) > STACK_LIMIT and space < BOARD_SIZE:
            wrong |= 1 << space
    return wrong


def weakens_siege(state: State, units: Sequence[Unit]) -> bool:
    """Would too few besiegers stay behind if these units left? [15.2.4]"""
    space = state.place[units[0]]
    if not enemy_fort(state, space, SIDE[units[0]]):
        return False
    left = [u for u in state.at[space] if u not in units]
    return bool(left) and not can_besiege(left, FORT[space])


def may_be_mended(state: State, side: Side, depth: int = _DEPTH) -> bool:
    """Can units that may still move put everything right?"""
    wrong = faults(state, side)
    if not wrong:
        return True
    if not depth:
        return False
    space = next(each_space(wrong))
    return any(may_be_mended(after, side, depth - 1) for after in _remedies(state, space))


def may_be_mended_without(state: State, units: Sequence[Unit]) -> bool:
    """Could the others put everything right if these units stayed where they are?"""
    twin = state.copy()
    note_moved(twin, mask_of(units))
    return may_be_mended(twin, SIDE[units[0]])


def _remedies(state: State, space: Space) -> Iterator[State]:
    """States after one more unit has left the space, or has come to help besiege it."""
    present = state.at[space]
    free = movable_in(state, space)
    if len(present) > STACK_LIMIT:
        if len(present) - len(free) <= STACK_LIMIT:
            yield from _departures(state, free)
        return
    helpers = _helpers(state, space)
    if can_besiege((*present, *helpers), FORT[space]):
        for unit in unlike(state, helpers):
            yield after_march(state, (unit,), space)
    # To leave helps only if everybody does.
    if len(free) == len(present):
        yield from _departures(state, free)


def _departures(state: State, units: Sequence[Unit]) -> Iterator[State]:
    for unit in unlike(state, units):
        for goal in _roomiest(state, plain_ends(state, (unit,), reach(state, (unit,)))):
            yield after_march(state, (unit,), goal)


def _helpers(state: State, space: Space) -> tuple[Unit, ...]:
    """Units elsewhere that may still come to the space."""
    others = (u for s in each_space(state.marked_move & ~(1 << space)) for u in movable_in(state, s))
    return tuple(unit for unit in others if reach(state, (unit,)) >> space & 1)


def _roomiest(state: State, ends: Mask) -> list[Space]:
    return sorted(each_space(ends), key=lambda space: -room(state, space))[:_ENDS_TRIED]


def after_march(state: State, units: Sequence[Unit], goal: Space) -> State:
    """The state after this march; the given one stays as it is."""
    twin = state.copy()
    march(twin, units, best_path(state, units, goal))
    return twin


def is_mendable_march(state: State, units: Sequence[Unit], path: Sequence[Space]) -> bool:
    """Would everything be in order after this march, or could it still be put in order?"""
    if not _could_help(state, units, path[-1]):
        return False
    twin = state.copy()
    march(twin, units, path)
    return may_be_mended(twin, SIDE[units[0]])


def _could_help(state: State, units: Sequence[Unit], goal: Space) -> bool:
    """A quick look whether enough units are left to move at all."""
    side = SIDE[units[0]]
    others = [u for s in each_space(state.marked_move) for u in movable_in(state, s) if u not in units]
    surplus = sum(u not in units for u in state.at[goal]) + len(units) - STACK_LIMIT
    if surplus > 0 and surplus > sum(state.place[u] == goal for u in others):
        return False
    if enemy_fort(state, goal, side) and not any(IS_ARMY[u] for u in (*units, *others)):
        return len(units) + len(state.at[goal]) + len(others) >= FORT[goal]
    return True


def unlike(state: State, units: Sequence[Unit]) -> list[Unit]:
    """One unit for each kind, strength and place."""
    found = {(KIND_ID[u], state.reduced >> u & 1, state.place[u]): u for u in reversed(units)}
    return sorted(found.values())
