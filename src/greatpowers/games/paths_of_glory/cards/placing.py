"""Choosing a space for a unit that comes into play: `place ru_9 at petrograd`. [9.5.2, 9.5.3]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice
from ..board import SPACES, members
from ..state import State
from ..texts import read_space


class PlacingChoice(AnyChoice):
    """Where shall this unit go? Subclasses say which spaces are open to it."""

    __slots__ = ()

    def kind(self) -> str:
        """The kind of the unit, as written."""
        raise NotImplementedError

    def spaces(self, state: State) -> int:
        """The mask of spaces it may go to."""
        raise NotImplementedError

    def refusal(self, state: State, space: int) -> Refusal:
        """Why a space that is not open is closed."""
        raise NotImplementedError

    def options(self, state: State) -> Sequence[int]:
        return list(members(self.spaces(state)))

    def write(self, option: int) -> str:
        return f"place {self.kind()} at {SPACES[option]}"

    def read(self, state: State, text: str) -> int:
        kind, _, space = " ".join(text.split()).casefold().removeprefix("place ").partition(" at ")
        if kind != self.kind() or not space:
            raise UnreadableDecision(Refusal("pog-place-unreadable", params={"unit": self.kind()}))
        return read_space(space)

    def refuse(self, state: State, option: int) -> Refusal | None:
        return None if self.spaces(state) >> option & 1 else self.refusal(state, option)
