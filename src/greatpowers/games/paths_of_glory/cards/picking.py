"""Choosing one unit for an event, or none: `flip ge_7 reduced@mulhouse`, `done`. [9.5.1.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ....engine.errors import Refusal
from ....engine.frames import Choice
from ....engine.option import Option
from ..printed.names import Unit
from ..rules.answers import OfUnit
from ..state.state import State
from ..state.texts import counters, seen

PickT = TypeVar("PickT", bound=Option)


class UnitPick(Choice[State, PickT]):
    """A question for a unit. What is done to it is the first of the options; alike units are one."""

    __slots__ = ()

    def units(self, state: State) -> Iterable[Unit]:
        """Those that may be picked."""
        raise NotImplementedError

    def others(self) -> Sequence[PickT]:
        """Answers besides units."""
        return ()

    def refusal(self, state: State, unit: Unit) -> Refusal:
        """Why a unit may not be picked."""
        raise NotImplementedError

    def picked(self, state: State, unit: Unit) -> None:
        raise NotImplementedError

    def said(self, state: State) -> None:
        """Another answer was given; nothing happens unless a subclass says so."""

    def options(self, state: State) -> list[PickT]:
        pick = self.takes[0]
        found = dict.fromkeys(seen(state, unit) for unit in self.units(state))
        return [*(pick(unit) for unit in found), *self.others()]  # type: ignore[list-item]

    def chosen(self, state: State, option: PickT) -> None:
        if isinstance(option, OfUnit):
            self.picked(state, counters(state, (option.unit,))[0])
        else:
            self.said(state)

    def refuse(self, state: State, option: PickT) -> Refusal | None:
        if option in self.options(state):
            return None
        if isinstance(option, OfUnit):
            return self.refusal(state, counters(state, (option.unit,))[0])
        return Refusal("decision-not-offered")
