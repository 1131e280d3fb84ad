"""Choosing one unit for an event, or a word instead: `flip ge_7 reduced@mulhouse`, `done`. [9.5.1.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice
from ..state import State
from ..texts import read_refs, ref

#: The word that ends a series of picks.
DONE: Final = "done"


class UnitPick(AnyChoice):
    """A question for a unit. An option is a ref or a word; units that look alike are one option."""

    __slots__ = ()
    verb: ClassVar[str] = ""
    #: What follows the unit in the text.
    tail: ClassVar[str] = ""

    def units(self, state: State) -> Iterable[int]:
        """Those that may be picked."""
        raise NotImplementedError

    def words(self) -> Sequence[str]:
        """Answers besides units."""
        return ()

    def refusal(self, state: State, unit: int) -> Refusal:
        """Why a unit may not be picked."""
        raise NotImplementedError

    def picked(self, state: State, unit: int) -> None:
        raise NotImplementedError

    def said(self, state: State, word: str) -> None:
        """A word was the answer; nothing happens unless a subclass says so."""

    def options(self, state: State) -> list[str]:
        found = dict.fromkeys(ref(state, unit) for unit in self.units(state))
        return [*found, *self.words()]

    def chosen(self, state: State, option: str) -> None:
        if option in self.words():
            self.said(state, option)
        else:
            self.picked(state, read_refs(state, option)[0])

    def write(self, option: str) -> str:
        return option if option in self.words() else f"{self.verb} {option}{self.tail}"

    def read(self, state: State, text: str) -> str:
        words = " ".join(text.split()).casefold()
        if words in self.words():
            return words
        if not words.startswith(f"{self.verb} "):
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        unit = words.removeprefix(f"{self.verb} ").removesuffix(self.tail)
        return ref(state, read_refs(state, unit)[0])

    def refuse(self, state: State, option: str) -> Refusal | None:
        if option in self.options(state):
            return None
        return self.refusal(state, read_refs(state, option)[0])
