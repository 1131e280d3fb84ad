"""Offering peace terms and answering them. [16.5]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import AnyChoice, Procedure, frame, step
from ..changes import change_vp, end_game
from ..events import PeaceAnswered, PeaceOffered
from ..names import SIDE_NUMBER, SIDES
from ..peace import vp_after_refusal
from ..state import State, opponent, rules
from ..victory import BOTH_LOSE, DRAW

ACCEPT, DECLINE = "accept", "decline"


@frame
class PeaceOffer(Procedure):
    """[16.5.1]"""

    side: int

    @step
    def offer(self, state: State) -> None:
        state.record(PeaceOffered(SIDES[self.side]))
        state.then(ChoosePeace(SIDES[opponent(self.side)]))


@frame
class ChoosePeace(AnyChoice):
    """Accept the terms, or fight on. [16.5.2]"""

    seat: str

    def options(self, state: State) -> Sequence[str]:
        return (ACCEPT, DECLINE)

    def chosen(self, state: State, answer: str) -> None:
        if answer == ACCEPT:
            state.record(PeaceAnswered(True, 0))
            end_game(state, BOTH_LOSE if rules(state).tournament else DRAW, "peace")
            return
        side = opponent(SIDE_NUMBER[self.seat])
        die = state.draw(6, f"peace {SIDES[side]}") + 1
        state.record(PeaceAnswered(False, die))
        change_vp(state, vp_after_refusal(state, side, die), "peace-refused")
