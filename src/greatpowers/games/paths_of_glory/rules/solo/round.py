"""An action round of the solo mode: name a card, roll, and play what the dice allow. [solo 3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.card_names import GUNS_OF_AUGUST
from ...printed.names import CP, SIDE_NUMBER, SIDES, Side
from ...state.changes.cards import discard_card
from ...state.changes.solo import draw_openly, note_solo_roll, turn_up
from ...state.ids import BOXES, BoxId, CardId
from ...state.state import State
from ..actions.actions import Action, Auto, PlayEvent, action_refusal, actions_of
from ..actions.carrying_out import carry_out
from ..answers import Guns
from .boxes import activation_range

#: The dice cannot stop the opening of the war. [solo 3]
GUNS: Final = PlayEvent(CardId(GUNS_OF_AUGUST))


@frame
class SoloRound(Procedure):
    """[solo 3]"""

    side: Side

    @step
    def reveal(self, state: State) -> None:
        turn_up(state, self.side)

    @step
    def name_card(self, state: State) -> None:
        state.then(ChooseNomination(SIDES[self.side]))


@option("name {box}")
class Name(Option):
    """The card in this box shall it be."""

    box: BoxId


@frame
class ChooseNomination(Choice[State, Name | Guns | Auto]):
    """Which card shall it be? `name c`; `guns of august` in the very first round needs no dice."""

    seat: str
    asks = "nomination"
    is_grave = True

    def options(self, state: State) -> Sequence[Name | Guns | Auto]:
        side = SIDE_NUMBER[self.seat]
        guns = action_refusal(state, side, GUNS) is None and side == CP
        forced = guns and action_refusal(state, side, Auto()) is not None
        if forced:
            return [Guns()]
        named = [Name(BOXES[n]) for n, card in enumerate(state.boxes[side]) if card]
        free = [Auto()] if state.options.get("solo_free_auto") or not named else []
        return [*named, *([Guns()] if guns else []), *free]

    def chosen(self, state: State, option: Name | Guns | Auto) -> None:
        side = SIDE_NUMBER[self.seat]
        match option:
            case Guns():
                carry_out(state, side, GUNS)
            case Auto():
                carry_out(state, side, option)
            case Name(box):
                roll(state, side, BOXES.index(box))


def roll(state: State, side: Side, box: int) -> None:
    """Grey tells whether the named card obeys, blue which one comes instead; doubles are events. [solo 3]"""
    grey = state.draw(6, "solo grey") + 1
    blue = state.draw(6, "solo blue") + 1
    must_be_event = grey == blue
    named = state.boxes[side][box]
    card = named
    if must_be_event or grey > activation_range(state, named, box):
        card = _card_of_blue(state, side, box, blue, must_be_event)
    note_solo_roll(state, side, box, grey, blue, card)
    state.then(ChooseSoloUse(SIDES[side], card, must_be_event))


def _card_of_blue(state: State, side: Side, box: int, blue: int, is_double: bool) -> str:
    """The card the blue die points at; none if it is the named one's own box, unless by a double."""
    if blue > len(BOXES):
        return draw_openly(state, side)
    if blue - 1 == box and not is_double:
        return ""
    return state.boxes[side][blue - 1]


@frame
class ChooseSoloUse(Choice[State, Action]):
    """How shall the card be used? Without one there is a single point of operations. [solo 3]"""

    seat: str
    card: str
    must_be_event: bool
    asks = "solo-use"
    is_grave = True

    def options(self, state: State) -> Sequence[Action]:
        side = SIDE_NUMBER[self.seat]
        if not self.card:
            return [Auto()]
        uses = [action for action in actions_of(state, side) if action.card == self.card]
        events = [action for action in uses if isinstance(action, PlayEvent)]
        if self.must_be_event and events:
            return events
        # A card that cannot be used at all is put away for the automatic operation. [9.5.2.5]
        return uses or [Auto()]

    def refuse(self, state: State, option: Action) -> Refusal | None:
        if option in self.options(state):
            return None
        refusal = action_refusal(state, SIDE_NUMBER[self.seat], option)
        return refusal or Refusal("pog-solo-other-card", "solo", {"card": self.card})

    def chosen(self, state: State, option: Action) -> None:
        side = SIDE_NUMBER[self.seat]
        if self.card and not option.card:
            discard_card(state, side, self.card)
        carry_out(state, side, option)
