"""Choosing a space for a unit that comes into play: `place ru_9 at petrograd`. [9.5.2, 9.5.3]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import Choice
from ..printed.board import each_space
from ..printed.names import Mask
from ..rules.answers import Place
from ..state.ids import Space, look_of_kind
from ..state.state import State


class PlacingChoice(Choice[State, Place]):
    """Where shall this unit go? Subclasses say which spaces are open to it."""

    __slots__ = ()

    def kind(self) -> str:
        """The kind of the unit, as written."""
        raise NotImplementedError

    def spaces(self, state: State) -> Mask:
        """The mask of spaces it may go to."""
        raise NotImplementedError

    def refusal(self, state: State, space: Space) -> Refusal:
        """Why a space that is not open is closed."""
        raise NotImplementedError

    def options(self, state: State) -> Sequence[Place]:
        unit = look_of_kind(self.kind())
        return [Place(unit, space) for space in each_space(self.spaces(state))]

    def read(self, state: State, text: str) -> Place:
        """It is clear which unit is meant; another one cannot be placed now."""
        other = UnreadableDecision(Refusal("pog-place-unreadable", params={"unit": self.kind()}))
        if Place.matched(" ".join(text.split()).casefold()) is None:
            raise other
        found = super().read(state, text)
        if found.unit != look_of_kind(self.kind()):
            raise other
        return found

    def refuse(self, state: State, option: Place) -> Refusal | None:
        if self.spaces(state) >> option.space & 1:
            return None
        return self.refusal(state, option.space)
