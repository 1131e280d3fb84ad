"""Offering peace terms and answering them. [16.5]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from ...printed.names import SIDE_NUMBER, SIDES, Side
from ...state.changes.map import change_vp, end_game
from ...state.events.war import PeaceAnswered, PeaceOffered
from ...state.state import State, opponent, rules
from ..answers import Accept, Decline
from .peace import vp_after_refusal
from .victory import BOTH_LOSE, DRAW


@frame
class PeaceOffer(Procedure):
    """[16.5.1]"""

    side: Side

    @step
    def offer(self, state: State) -> None:
        state.record(PeaceOffered(SIDES[self.side]))
        state.then(ChoosePeace(SIDES[opponent(self.side)]))


@frame
class ChoosePeace(Choice[State, Accept | Decline]):
    """Accept the terms, or fight on. [16.5.2]"""

    seat: str
    asks = "peace"
    is_grave = True

    def options(self, state: State) -> Sequence[Accept | Decline]:
        return (Accept(), Decline())

    def chosen(self, state: State, option: Accept | Decline) -> None:
        match option:
            case Accept():
                state.record(PeaceAnswered(True, 0))
                end_game(state, BOTH_LOSE if rules(state).tournament else DRAW, "peace")
            case Decline():
                side = opponent(SIDE_NUMBER[self.seat])
                die = state.draw(6, f"peace {SIDES[side]}") + 1
                state.record(PeaceAnswered(False, die))
                change_vp(state, vp_after_refusal(state, side, die), "peace-refused")
