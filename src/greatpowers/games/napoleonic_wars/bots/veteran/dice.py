"""Dice for boards that are played out: every face comes once in six throws of a kind, in some order.

A battle tried once with such dice goes about as it should go; with true dice it would take many trials to
tell a good attack from a lucky one.
"""

from __future__ import annotations

from .....engine.chance import Dice, Stream, shuffled

#: Faces that have not come yet, by their number and the kind of throw.
Faces = dict[tuple[int, str], tuple[int, ...]]


class EvenDice(Dice):
    """Numbers that come equally often."""

    __slots__ = ("_left",)

    def __init__(
        self, key: bytes, drawn: int = 0, left: dict[tuple[int, str], tuple[int, ...]] | None = None
    ):
        super().__init__(key, drawn)
        self._left = {} if left is None else left

    def below(self, bound: int, purpose: str = "") -> int:
        left = self._left.get((bound, purpose))
        if not left:
            left = tuple(shuffled(Stream(f"{self.key.hex()}/{self.drawn}/{purpose}"), range(bound)))
        self.drawn += 1
        self._left[bound, purpose] = left[1:]
        return left[0]

    def copy(self) -> EvenDice:
        return EvenDice(self.key, self.drawn, self._left.copy())
