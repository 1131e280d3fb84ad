"""The ids that leave the house, by the names clients have for their types."""

from __future__ import annotations

from typing import Annotated

from ....engine.shown import named
from ..printed.names import ACTIONS, DECKS, SIDES

SideName = Annotated[str, named("Side", SIDES)]
SideOrNone = Annotated[str, named("Side", SIDES, or_none=True)]
CommitmentName = Annotated[str, named("Commitment", DECKS)]
ActionName = Annotated[str, named("Action", ACTIONS)]
