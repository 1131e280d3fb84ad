"""Mulligans: in track order each hand is kept, or thrown in for one with a card fewer. [4.5, 14.31]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.ids import Nation
from ...printed.names import EACH_NATION, TRACK_FROM
from ...state.changes.cards import draw_cards, open_hand, take_hand_back, throw_in_hand
from ...state.relations import seat_of
from ...state.state import State


@option("keep")
class Keep(Option):
    pass


@option("mulligan")
class ThrowIn(Option):
    """The hand goes for one with a card fewer. [4.5]"""


@frame
class Mulligans(Procedure):
    """All hands, from this nation on; hands lie closed until their turn comes. [4.5]"""

    first: Nation

    @step
    def close(self, state: State) -> None:
        for nation in EACH_NATION:
            open_hand(state, nation, False)

    @step
    def hands(self, state: State) -> None:
        state.then(*(Mulligan(nation) for nation in TRACK_FROM[self.first]))


@frame
class Mulligan(Procedure):
    """One nation's hand; a neutral Proxy keeps what it has. [4.5]"""

    nation: Nation

    @step
    def ask(self, state: State) -> None:
        open_hand(state, self.nation)
        seat = seat_of(state, self.nation)
        if seat and state.hands[self.nation]:
            state.then(ChooseMulligan(seat, self.nation))

    @step
    def take_back(self, state: State) -> None:
        """Cards left from the last turn were never in danger. [14.31]"""
        take_hand_back(state, self.nation)


@frame
class ChooseMulligan(Choice[State, Keep | ThrowIn]):
    """Keep the hand, or draw a new one with one card fewer. [4.5]"""

    asks = "mulligan"
    is_grave = True
    seat: str
    nation: Nation

    def options(self, state: State) -> Sequence[Keep | ThrowIn]:
        return (Keep(), ThrowIn())

    def chosen(self, state: State, option: Keep | ThrowIn) -> None:
        if isinstance(option, ThrowIn):
            fewer = len(state.hands[self.nation]) - 1
            throw_in_hand(state, self.nation)
            draw_cards(state, self.nation, fewer)
            if fewer:
                state.then(ChooseMulligan(self.seat, self.nation))
