"""Moving the units of activated spaces, group by group. [9.2.8, 11.1, 11.2.1]"""

from __future__ import annotations

from typing import NamedTuple

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, frame
from ..board import SPACES, members
from ..completing import faults
from ..entrenchment import entrench_refusal, may_entrench_in
from ..marching import best_path
from ..movement import (
    can_move,
    end_refusal,
    ends,
    fault_refusal,
    groups_in,
    mover_refusal,
    path_refusal,
    standstill_refusal,
)
from ..names import SIDE_NUMBER
from ..occupation import march
from ..round_changes import plan_entrenchment
from ..state import State
from ..texts import read_refs, read_space
from ..units import KIND_ID

DONE = "done"
MOVE, ENTRENCH = "move", "entrench"


class Movers(NamedTuple):
    """Units of one space and what they shall do: march together, or one army digs in."""

    what: str
    units: tuple[int, ...]
    #: Which of them are reduced, and where they stand: what their text needs.
    reduced: int
    space: int


@frame
class ChooseMovers(AnyChoice):
    """Which units move next, which army entrenches; or end movement. [9.2.8]"""

    seat: str

    def options(self, state: State) -> tuple[Movers | str, ...]:
        return state.remembered("movers", lambda: self.listed(state))

    def listed(self, state: State) -> tuple[Movers | str, ...]:
        found: list[Movers | str] = []
        for space in members(state.marked_move):
            groups = (group for group in groups_in(state, space) if can_move(state, group))
            found.extend(movers(state, MOVE, group) for group in groups)
            found.extend(movers(state, ENTRENCH, (unit,)) for unit in may_entrench_in(state, space))
        if not faults(state, SIDE_NUMBER[self.seat]):
            found.append(DONE)
        return tuple(found)

    def write(self, option: Movers | str) -> str:
        if isinstance(option, str):
            return option
        where = SPACES[option.space]
        units = (KIND_ID[u] + (" reduced" if option.reduced >> u & 1 else "") for u in option.units)
        return f"{option.what} " + ", ".join(f"{unit}@{where}" for unit in units)

    def read(self, state: State, text: str) -> Movers | str:
        words = " ".join(text.casefold().split())
        if words == DONE:
            return DONE
        what, _, units = words.partition(" ")
        if what not in (MOVE, ENTRENCH) or not units:
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        able = tuple(members(state.ready & ~state.moved))
        return movers(state, what, tuple(sorted(read_refs(state, units, able))))

    def refuse(self, state: State, option: Movers | str) -> Refusal | None:
        if isinstance(option, str):
            return fault_refusal(state, SIDE_NUMBER[self.seat])
        if option.what == ENTRENCH:
            if len(option.units) > 1:
                return Refusal("pog-entrench-one-army", "11.2.1", {"space": SPACES[option.space]})
            return entrench_refusal(state, option.units[0])
        refusal = mover_refusal(state, option.units)
        if refusal:
            return refusal
        if can_move(state, option.units):
            return None
        return standstill_refusal(state, option.units)

    def chosen(self, state: State, option: Movers | str) -> None:
        if isinstance(option, str):
            return
        if option.what == ENTRENCH:
            plan_entrenchment(state, option.units[0])
        else:
            state.then(ChoosePath(self.seat, option.units))
        state.then(ChooseMovers(self.seat))


def movers(state: State, what: str, units: tuple[int, ...]) -> Movers:
    """The option for these units as they are now."""
    reduced = 0
    for unit in units:
        reduced |= state.reduced & 1 << unit
    return Movers(what, units, reduced, state.place[units[0]])


@frame
class ChoosePath(AnyChoice):
    """Where do these units go? A number is the space they end in, by the best way; a tuple is a path of the
    player's own, without the space they leave. [11.1.3]"""

    seat: str
    units: tuple[int, ...]

    def options(self, state: State) -> tuple[int, ...]:
        return state.remembered(("ends", self.units), lambda: tuple(members(ends(state, self.units))))

    def write(self, option: int | tuple[int, ...]) -> str:
        if isinstance(option, int):
            return f"to {SPACES[option]}"
        return "path " + " ".join(SPACES[space] for space in option)

    def read(self, state: State, text: str) -> int | tuple[int, ...]:
        what, *names = text.casefold().split() or [""]
        if what == "to" and names:
            return read_space(" ".join(names))
        if what != "path" or not names:
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        path = tuple(read_space(name) for name in names)
        return path[1:] if path[0] == state.place[self.units[0]] and len(path) > 1 else path

    def refuse(self, state: State, option: int | tuple[int, ...]) -> Refusal | None:
        if isinstance(option, int):
            path = best_path(state, self.units, option)
            if not path:
                return unreachable(state, self.units, option)
        else:
            path = (state.place[self.units[0]], *option)
        return path_refusal(state, self.units, path) or end_refusal(state, self.units, path)

    def chosen(self, state: State, option: int | tuple[int, ...]) -> None:
        if isinstance(option, int):
            march(state, self.units, best_path(state, self.units, option))
        else:
            march(state, self.units, (state.place[self.units[0]], *option))


def unreachable(state: State, units: tuple[int, ...], goal: int) -> Refusal:
    """Why there is no way to a space: what forbids the step, if one step is all it takes."""
    start = state.place[units[0]]
    if goal < len(SPACES) and goal != start:
        refusal = path_refusal(state, units, (start, goal))
        if refusal and refusal.message != "pog-no-line":
            return refusal
    return Refusal("pog-no-way-there", "11.1.3", {"space": SPACES[goal], "unit": KIND_ID[units[0]]})
