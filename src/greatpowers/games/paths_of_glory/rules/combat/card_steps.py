"""Combat cards in a combat: asking for them, laying them, putting them away. [9.5.4, 12.2.4, 12.2.6, 12.2.11]

A side is asked whenever a card that could help might still be in its hand for all the other side can know, so
being asked tells nothing about the hand.
"""

from __future__ import annotations

from typing import ClassVar

from .....engine.errors import Refusal
from .....engine.frames import Choice, frame
from .....engine.option import Option, option
from ...printed.cards import CARDS
from ...printed.names import SIDE_NUMBER, SIDES, Side
from ...state.ids import CardId
from ...state.state import State, rules, running
from ..answers import DONE, Done
from ..solo.boxes import open_cards
from ..solo.defence import SoloDefence, has_laid_a_card
from .combat_cards import COMBAT_CARDS, combat_card_refusal
from .laying import FLANK, is_time_for, lay_card


def may_be_held(state: State, side: Side, card: str) -> bool:
    """Could this card be in the hand, for all the other side can know?"""
    if card in state.table_cards[side] or card in state.hands[side] or card in state.decks[side]:
        return True
    # Which optional cards were swapped in is secret: any of them might be there.
    if rules(state).optional_cards != "selected" or CARDS[card].deck > state.commitment[side]:
        return False
    return card not in (*state.discards[side], *state.removed_cards[side], state.card_in_play)


def is_opportunity(state: State, side: Side, moment: str) -> bool:
    """Is there any card the side could lay now, if it had it?"""
    return any(
        is_time_for(card, moment)
        and may_be_held(state, side, card)
        and combat_card_refusal(state, side, card) is None
        for card in COMBAT_CARDS
        if CARDS[card].side == side
    )


def ask_for_cards(state: State, side: Side, moment: str) -> None:
    """Give the side its chance to lay a card, if there is one."""
    if rules(state).solo:
        if has_laid_a_card(state, side):
            return
        if side != running(state).side:
            state.then(SoloDefence(side))
            return
    if is_opportunity(state, side, moment):
        state.then(ChooseCombatCard(SIDES[side], moment))


def at_hand(state: State, side: Side) -> list[str]:
    """Cards the side may lay; in the solo mode those that lie open. [solo 5]"""
    held = open_cards(state, side) if rules(state).solo else state.hands[side]
    return [*held, *state.table_cards[side]]


@option("card {card}")
class LayCard(Option):
    card: CardId


@frame
class ChooseCombatCard(Choice[State, LayCard | Done]):
    """Lay one more combat card, or none. [12.2.6]"""

    seat: str
    moment: str
    asks = "combat-card"
    is_grave: ClassVar[bool] = True
    always_ask: ClassVar[bool] = True

    def options(self, state: State) -> list[LayCard | Done]:
        held = sorted(at_hand(state, SIDE_NUMBER[self.seat]))
        return [*(LayCard(CardId(card)) for card in held if self._refusal(state, card) is None), DONE]

    def refuse(self, state: State, option: LayCard | Done) -> Refusal | None:
        return self._refusal(state, option.card) if isinstance(option, LayCard) else None

    def _refusal(self, state: State, card: str) -> Refusal | None:
        side = SIDE_NUMBER[self.seat]
        if card not in at_hand(state, side):
            return Refusal("pog-combat-card-not-held", "9.5.4.1", {"card": card})
        refusal = combat_card_refusal(state, side, card)
        if refusal is None and not is_time_for(card, self.moment):
            return Refusal("pog-combat-card-wrong-step", "12.2.4", {"card": card})
        return refusal

    def chosen(self, state: State, option: LayCard | Done) -> None:
        match option:
            case LayCard(card):
                side = SIDE_NUMBER[self.seat]
                lay_card(state, side, card)
                if self.moment != FLANK and not COMBAT_CARDS[card].cancels_attack:
                    ask_for_cards(state, side, self.moment)
