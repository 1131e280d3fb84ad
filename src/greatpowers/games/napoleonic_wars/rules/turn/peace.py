"""The peace roll: players push it with cards of their next hand; six or more ends the game. [5.8]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.ids import Nation
from ...printed.names import FRANCE, NO_NATION, POWERS, TRACK_FROM
from ...printed.pieces import HAND_MIN
from ...state.changes.turn import PEACE_FROM, modify_peace, roll_peace
from ...state.control import keys_of
from ...state.effects import EuropeExhausted, value
from ...state.relations import is_proxy, powers_of, seat_of
from ...state.state import State
from .ending import EndGame


@option("nothing")
class SaveCard(Option):
    pass


@option("plus")
class Plus(Option):
    """One more on the peace roll."""


@option("minus")
class Minus(Option):
    """One less."""


def track_from(state: State) -> list[Nation]:
    """All nations in track order from the one that will be first next turn. [5.8, 14]"""
    return list(TRACK_FROM[state.due])


def cards_due(state: State, nation: Nation) -> int:
    """One card for two Keys, before any limit; the +1 Key marker counts. [14.31]"""
    marker = 1 if nation == FRANCE and state.plus_key else 0
    return (keys_of(state, nation) + marker) // 2


def may_push(state: State, nation: Nation) -> bool:
    """May a nation pay for a modifier of the peace roll: its player has not, and it draws more than its
    minimum. [5.8]"""
    has_paid = any(state.peace_paid >> power & 1 for power in powers_of(state, seat_of(state, nation)))
    return not has_paid and cards_due(state, nation) > HAND_MIN[nation]


def peace_ways(state: State) -> int:
    """How many faces of the die would make peace by what is known of its modifiers now. [5.8]"""
    modifier = state.peace + value(state, EuropeExhausted)
    return sum(die + modifier >= PEACE_FROM for die in range(1, 7))


@frame
class PeaceRoll(Procedure):
    """[5.8]"""

    @step
    def push(self, state: State) -> None:
        for power in track_from(state):
            if power in POWERS and not is_proxy(state, power):
                state.then(PeaceChance(power))

    @step
    def exhaustion(self, state: State) -> None:
        """Europe Exhausted adds its part. [6]"""
        tired = value(state, EuropeExhausted)
        if tired:
            modify_peace(state, NO_NATION, tired, paid=False)

    @step
    def roll(self, state: State) -> None:
        if roll_peace(state):
            state.then(EndGame("peace"))


@frame
class PeaceChance(Procedure):
    """One Power may pay a card; a player does so once. [5.8]"""

    power: Nation

    @step
    def ask(self, state: State) -> None:
        if may_push(state, self.power):
            state.then(ChoosePeace(seat_of(state, self.power), self.power))


@frame
class ChoosePeace(Choice[State, SaveCard | Plus | Minus]):
    """Add one to the peace roll, take one off, or save the card. [5.8]"""

    asks = "peace"
    is_grave = True
    seat: str
    nation: Nation

    def options(self, state: State) -> Sequence[SaveCard | Plus | Minus]:
        return (SaveCard(), Plus(), Minus())

    def chosen(self, state: State, option: SaveCard | Plus | Minus) -> None:
        match option:
            case Plus():
                modify_peace(state, self.nation, 1, paid=True)
            case Minus():
                modify_peace(state, self.nation, -1, paid=True)
            case SaveCard():
                pass
