"""Looking into a hand and having a card of it replaced. [card 41]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import AnyChoice, Procedure, frame, step
from ..card_changes import discard_card, draw_cards, look_away, look_into
from ..relations import seat_of
from ..state import State


@frame
class Spying(Procedure):
    """The spy names a card of the victim."""

    nation: int
    victim: int

    @step
    def ask(self, state: State) -> None:
        if state.hands[self.victim]:
            seat = seat_of(state, self.nation)
            look_into(state, seat, self.victim)
            state.then(ChooseStolenSecret(seat, self.victim))

    @step
    def look_away(self, state: State) -> None:
        look_away(state)


@frame
class ChooseStolenSecret(AnyChoice):
    """Which card its owner discards and replaces. Only the spy sees the options."""

    always_ask = True
    seat: str
    victim: int

    def options(self, state: State) -> Sequence[str]:
        return sorted(state.hands[self.victim])

    def chosen(self, state: State, card: str) -> None:
        discard_card(state, self.victim, card)
        draw_cards(state, self.victim, 1)

    def write(self, card: str) -> str:
        return f"replace {card}"
