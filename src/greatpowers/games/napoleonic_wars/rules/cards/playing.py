"""Carrying an event out: announced, perhaps cancelled, done, put away. [6.1, 6.13, 6.14]"""

from __future__ import annotations

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...printed.cards import CARDS
from ...printed.ids import Nation
from ...state.changes.cards import put_away
from ...state.state import State
from .announcing import announce, take_cancellation
from .registry import events


@frame
class EventPlay(Procedure):
    """A card played as an event lies on the table. [6]"""

    nation: Nation
    card: str

    @step
    def announce(self, state: State) -> None:
        announce(state, self.nation, self.card)

    @step
    def carry_out(self, state: State) -> Next | None:
        if take_cancellation(state, self.card):
            put_away(state, self.card)
            return LEAVE
        events()[self.card].effect(state, self.nation)
        return None

    @step
    def clear(self, state: State) -> None:
        """To the discards, out of the game, face down; a Foreign War stays beside the map. [6.2, 6.13]"""
        put_away(state, self.card, for_good=CARDS[self.card].is_removed)
