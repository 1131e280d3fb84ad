"""Dice for matches in tests: those for some purposes fall as the test says, all others as the seed says."""

from __future__ import annotations

from collections.abc import Mapping

from greatpowers.engine.chance import Dice


class PurposeDice(Dice):
    """`PurposeDice(key, {"peace": 1})`: every die for peace shows a one (faces, not 0 to 5)."""

    def __init__(self, key: bytes, faces: Mapping[str, int], drawn: int = 0) -> None:
        super().__init__(key, drawn)
        self.faces = faces

    def below(self, bound: int, purpose: str = "") -> int:
        fallen = super().below(bound, purpose)
        return self.faces[purpose] - 1 if purpose in self.faces else fallen

    def copy(self) -> Dice:
        return PurposeDice(self.key, self.faces, self.drawn)
