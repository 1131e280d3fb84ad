"""Looking into a hand and having a card of it replaced. [card 41]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...state.changes.cards import discard_card, draw_cards, look_away, look_into
from ...state.ids import CardId, Nation
from ...state.relations import seat_of
from ...state.state import State


@frame
class Spying(Procedure):
    """The spy names a card of the victim."""

    nation: Nation
    victim: Nation

    @step
    def ask(self, state: State) -> None:
        if state.hands[self.victim]:
            seat = seat_of(state, self.nation)
            look_into(state, seat, self.victim)
            state.then(ChooseStolenSecret(seat, self.victim))

    @step
    def look_away(self, state: State) -> None:
        look_away(state)


@option("replace {card}")
class ReplaceCard(Option, frozen=True):
    """The card goes, another one comes."""

    card: CardId


@frame
class ChooseStolenSecret(Choice[State, ReplaceCard]):
    """Which card its owner discards and replaces. Only the spy sees the options."""

    asks = "stolen-secret"
    is_grave = True
    always_ask = True
    seat: str
    victim: Nation

    def options(self, state: State) -> Sequence[ReplaceCard]:
        return [ReplaceCard(CardId(card)) for card in sorted(state.hands[self.victim])]

    def chosen(self, state: State, option: ReplaceCard) -> None:
        discard_card(state, self.victim, option.card)
        draw_cards(state, self.victim, 1)
