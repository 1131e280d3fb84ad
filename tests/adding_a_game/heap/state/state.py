"""The state of a match: how many sticks are left, and whose turn it is."""

from __future__ import annotations

from ....engine.events import Event, event
from ....engine.seen import EVERYBODY, game_state, seen_by
from ....engine.state import GameState

SEATS = ("north", "south")
STICKS = 12
MOST = 3


@game_state
class State(GameState):
    """Everything on the table; nothing is hidden."""

    options: dict[str, bool | str | int] = seen_by(EVERYBODY, factory=dict)
    sticks: int = seen_by(EVERYBODY, default=STICKS)
    turn: str = seen_by(EVERYBODY, default=SEATS[0])

    def copy(self) -> State:
        twin = State(options=self.options, sticks=self.sticks, turn=self.turn)
        twin.copy_flow_from(self)
        return twin


@event
class SticksTaken(Event):
    """Somebody took some."""

    seat: str
    count: int
    left: int


@event
class TurnBegan(Event):
    seat: str
