"""Everything a side may send where with the points it has left, stacking included. [10.1.2, 13]

A space may hold too many units in the course of a redeployment, never at its end. So a full space may be
entered only if a unit of it can still be sent on, and then that must come next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.board import NEAR_EAST, RESERVE, SPACES, each_space
from ...printed.names import Mask, Side, Space, Unit
from ...printed.units import ANA_CORPS, IS_ARMY, KIND_ID
from ...state.ids import Goal, Ref
from ...state.state import State
from ...state.texts import itself
from ..answers import DONE, Done
from ..movement.stacking import overstacked, too_full_for
from ..supply.supply import BOARD, occupied
from .redeployment import ARMY_COST, cost, goals


@option("sr {unit} to {space}", says="sr-to")
class Send(Option):
    """One unit and its goal."""

    unit: Ref
    space: Goal


class Redeployments(Sequence[Send | Done]):
    """The options of a side, counted at once but written out only when somebody looks."""

    def __init__(self, groups: list[tuple[Ref, Mask]], may_stop: bool) -> None:
        """Groups: one unit of each kind and strength in a place, and its goals."""
        self._groups = groups
        self._may_stop = may_stop
        self._count = may_stop + sum([mask.bit_count() for _, mask in groups])

    @property
    def may_stop(self) -> bool:
        return self._may_stop

    def by_goals(self) -> list[tuple[list[Ref], list[Goal]]]:
        """Units with the same goals together, then their goals."""
        alike: dict[Mask, list[Ref]] = {}
        for unit, mask in self._groups:
            alike.setdefault(mask, []).append(unit)
        return [(units, [Goal(goal) for goal in each_space(mask)]) for mask, units in alike.items()]

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Redeployments):
            return NotImplemented
        return self._may_stop == other._may_stop and self._groups == other._groups

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[Send | Done]:
        if self._may_stop:
            yield DONE
        for unit, mask in self._groups:
            for goal in each_space(mask):
                yield Send(unit, Goal(goal))

    @overload
    def __getitem__(self, index: int) -> Send | Done: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Send | Done]: ...
    def __getitem__(self, index: int | slice) -> Send | Done | Sequence[Send | Done]:
        if isinstance(index, slice):
            return list(self)[index]
        place = index + self._count if index < 0 else index
        if not 0 <= place < self._count:
            raise IndexError(index)
        place -= self._may_stop
        if place < 0:
            return DONE
        for unit, mask in self._groups:
            if place < mask.bit_count():
                return Send(unit, Goal(list(each_space(mask))[place]))
            place -= mask.bit_count()
        raise IndexError(index)


class Planner:
    """Looks ahead so that no redeployment leads to a stack that cannot be put right."""

    def __init__(self, state: State, side: Side, points: int, sent: Mask) -> None:
        self._state, self._side, self._points, self._sent = state, side, points, sent
        self._full = too_full_for(state, 1)
        self._over = overstacked(state) & occupied(state, side)
        self._reserve = 1 << RESERVE[side]
        self._ways_out: dict[Space, list[tuple[int, Mask]]] = {}

    def options(self) -> Redeployments:
        """A stack that is too high must be put right first, if it can be. [10.1.2]"""
        groups = self._groups()
        return Redeployments(groups, may_stop=not (self._over and groups))

    def _groups(self) -> list[tuple[Ref, Mask]]:
        state, sent, groups = self._state, self._sent, []
        armies = self._points >= ARMY_COST
        for place in each_space(self._over or occupied(state, self._side) | self._reserve):
            seen = []
            for unit in state.at[place]:
                look = KIND_ID[unit], state.reduced >> unit & 1
                if sent >> unit & 1 or look in seen or (IS_ARMY[unit] and not armies) or not self._points:
                    continue
                seen.append(look)
                mask = self.allowed(unit)
                if mask:
                    groups.append((itself(state, unit), mask))
        return groups

    def allowed(self, unit: Unit) -> Mask:
        """Where the unit may be sent so that stacking can be in order in the end. [10.1.2]"""
        found = goals(self._state, unit)
        if self._over and not self._over >> self._state.place[unit] & 1:
            return 0
        crowded = found & self._full
        found ^= crowded
        left = self._points - cost(unit)
        if crowded and left > 0 and not self._over and unit != ANA_CORPS:
            for space in each_space(crowded):
                if self._can_make_room(unit, space, left):
                    found |= 1 << space
        return found

    def _can_make_room(self, unit: Unit, space: Space, left: int) -> bool:
        """Can a unit of the full space be sent on with the points left, once this unit has come?"""
        free = BOARD & ~self._full | self._reserve | 1 << self._state.place[unit]
        return any(price <= left and out & free for price, out in self._out_of(space))

    def _out_of(self, space: Space) -> list[tuple[int, Mask]]:
        """What units of a space cost and where they can be sent whatever the doors of the Near East allow."""
        if space not in self._ways_out:
            inside = NEAR_EAST >> space & 1
            safe = NEAR_EAST if inside else BOARD & ~NEAR_EAST | self._reserve
            self._ways_out[space] = [
                (cost(unit), goals(self._state, unit) & safe)
                for unit in self._state.at[space]
                if not self._sent >> unit & 1
            ]
        return self._ways_out[space]

    def refusal(self, option: Send | Done) -> Refusal | None:
        """Why stacking forbids this, or forbids stopping. [10.1.2]"""
        match option:
            case Done():
                return self._too_many() if self._over and self._groups() else None
            case Send(unit, goal):
                if self.allowed(unit.unit) >> goal & 1:
                    return None
                if self._over:
                    return self._too_many()
                return Refusal("pog-sr-space-full", "10.1.2", {"space": SPACES[goal]})

    def _too_many(self) -> Refusal:
        return Refusal("pog-sr-too-many", "10.1.2", {"space": SPACES[next(each_space(self._over))]})
