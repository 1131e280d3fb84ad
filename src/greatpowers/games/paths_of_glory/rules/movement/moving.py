"""Moving the units of activated spaces, group by group. [9.2.8, 11.1, 11.2.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, frame
from .....engine.option import Option, option
from ...printed.board import SPACES, each_space
from ...printed.names import SIDE_NUMBER, Unit
from ...printed.units import KIND_ID, each_unit
from ...state.changes.rounds import plan_entrenchment
from ...state.ids import Force, Space, Way
from ...state.state import State
from ...state.texts import counters, itself
from ..answers import DONE, Done
from .completing import faults
from .entrenchment import entrench_refusal, may_entrench_in
from .marching import best_path
from .movement import (
    can_move,
    end_refusal,
    ends,
    fault_refusal,
    groups_in,
    mover_refusal,
    path_refusal,
    standstill_refusal,
)
from .occupation import march


class Movers(Option):
    """Units of one space as they stand there now."""

    units: Force

    @property
    def counters(self) -> tuple[Unit, ...]:
        return tuple([one.unit for one in self.units])

    @property
    def space(self) -> Space:
        return self.units[0].space


@option("move {units}")
class Move(Movers):
    """They shall march together."""


@option("entrench {units}")
class Entrench(Movers):
    """An army shall dig in; more than one can be named, but not do it. [11.2.1]"""


Moving = Move | Entrench | Done


@frame
class ChooseMovers(Choice[State, Moving]):
    """Which units move next, which army entrenches; or end movement. [9.2.8]"""

    seat: str
    asks = "movers"

    def options(self, state: State) -> tuple[Moving, ...]:
        return state.remembered("movers", lambda: self.listed(state))

    def listed(self, state: State) -> tuple[Moving, ...]:
        found: list[Moving] = []
        for space in each_space(state.marked_move):
            groups = (group for group in groups_in(state, space) if can_move(state, group))
            found.extend(Move(as_they_are(state, group)) for group in groups)
            found.extend(Entrench(as_they_are(state, (unit,))) for unit in may_entrench_in(state, space))
        if not faults(state, SIDE_NUMBER[self.seat]):
            found.append(DONE)
        return tuple(found)

    def read(self, state: State, text: str) -> Moving:
        """Of counters that are alike those are meant that may still move."""
        found = super().read(state, text)
        if isinstance(found, Done):
            return found
        able = tuple(each_unit(state.ready & ~state.moved))
        return type(found)(as_they_are(state, sorted(counters(state, found.units, able))))

    def refuse(self, state: State, option: Moving) -> Refusal | None:
        match option:
            case Done():
                return fault_refusal(state, SIDE_NUMBER[self.seat])
            case Entrench(units) if len(units) > 1:
                return Refusal("pog-entrench-one-army", "11.2.1", {"space": SPACES[option.space]})
            case Entrench(units):
                return entrench_refusal(state, units[0].unit)
            case Move():
                return _move_refusal(state, option.counters)

    def chosen(self, state: State, option: Moving) -> None:
        match option:
            case Done():
                return
            case Entrench(units):
                plan_entrenchment(state, units[0].unit)
            case Move():
                state.then(ChoosePath(self.seat, option.counters))
        state.then(ChooseMovers(self.seat))


def as_they_are(state: State, units: Iterable[Unit]) -> Force:
    """These very units as they stand now."""
    return tuple([itself(state, unit) for unit in units])


def _move_refusal(state: State, units: tuple[Unit, ...]) -> Refusal | None:
    refusal = mover_refusal(state, units)
    if refusal:
        return refusal
    return None if can_move(state, units) else standstill_refusal(state, units)


@option("to {space}")
class GoTo(Option):
    """The space they end in, by the best way."""

    space: Space


@option("path {path}")
class GoBy(Option):
    """A way of the player's own, without the space they leave."""

    path: Way


@frame
class ChoosePath(Choice[State, GoTo | GoBy]):
    """Where do these units go? [11.1.3]"""

    seat: str
    units: tuple[Unit, ...]
    asks = "path"

    def options(self, state: State) -> tuple[GoTo | GoBy, ...]:
        return state.remembered(("ends", self.units), lambda: self.listed(state))

    def listed(self, state: State) -> tuple[GoTo, ...]:
        return tuple([GoTo(space) for space in each_space(ends(state, self.units))])

    def read(self, state: State, text: str) -> GoTo | GoBy:
        """The space they leave may be named too."""
        found = super().read(state, text)
        match found:
            case GoBy((first, *rest)) if rest and first == state.place[self.units[0]]:
                return GoBy(Way(tuple(rest)))
        return found

    def refuse(self, state: State, option: GoTo | GoBy) -> Refusal | None:
        path = way_of(state, self.units, option)
        if not path:
            assert isinstance(option, GoTo)
            return unreachable(state, self.units, option.space)
        return path_refusal(state, self.units, path) or end_refusal(state, self.units, path)

    def chosen(self, state: State, option: GoTo | GoBy) -> None:
        march(state, self.units, way_of(state, self.units, option))


def way_of(state: State, units: tuple[Unit, ...], option: GoTo | GoBy) -> Sequence[Space]:
    """The way they would take, with the space they leave; empty: there is none."""
    match option:
        case GoTo(space):
            return best_path(state, units, space)
        case GoBy(path):
            return (state.place[units[0]], *path)


def unreachable(state: State, units: tuple[Unit, ...], goal: Space) -> Refusal:
    """Why there is no way to a space: what forbids the step, if one step is all it takes."""
    start = state.place[units[0]]
    if goal < len(SPACES) and goal != start:
        refusal = path_refusal(state, units, (start, goal))
        if refusal and refusal.message != "pog-no-line":
            return refusal
    return Refusal("pog-no-way-there", "11.1.3", {"space": SPACES[goal], "unit": KIND_ID[units[0]]})
