"""Battle cards: asked for before the dice of a round and after them. [6.15, 11.1]"""

from __future__ import annotations

from ....engine.frames import Procedure, frame, step
from ..state import State


@frame
class BattleCards(Procedure):
    """Each nation with a Formation in the fight may play Battle cards, in track order from the active one."""

    @step
    def ask(self, state: State) -> None:
        """Nations are asked here once Battle cards are entered."""


@frame
class AfterDice(Procedure):
    """Cards that are played when the dice of a round are seen."""

    @step
    def ask(self, state: State) -> None:
        """Nations are asked here once Battle cards are entered."""
