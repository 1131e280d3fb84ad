"""Dice that fall as a test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from greatpowers.engine.chance import Dice


class LoadedDice(Dice):
    """`LoadedDice([3, 6])` rolls a 3, then a 6 (faces, not 0 to 5), and shuffles leave cards as they lie."""

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(b"loaded")
        self.faces = list(faces)

    def below(self, bound: int, purpose: str = "") -> int:
        self.drawn += 1
        if purpose == "shuffle":
            return bound - 1
        if not self.faces:
            raise AssertionError(f"no die left for {purpose!r}")
        return self.faces.pop(0) - 1

    def copy(self) -> Dice:
        twin = LoadedDice(self.faces)
        twin.drawn = self.drawn
        return twin


class PurposeDice(Dice):
    """`PurposeDice(key, {"peace": 1})`: every die for peace shows a one; all others fall as the seed says."""

    def __init__(self, key: bytes, faces: Mapping[str, int], drawn: int = 0) -> None:
        super().__init__(key, drawn)
        self.faces = faces

    def below(self, bound: int, purpose: str = "") -> int:
        fallen = super().below(bound, purpose)
        return self.faces[purpose] - 1 if purpose in self.faces else fallen

    def copy(self) -> Dice:
        return PurposeDice(self.key, self.faces, self.drawn)
