"""An action round of the solo mode: name a card, roll, and play what the dice allow. [solo 3]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..actions import Action, action_refusal, actions_of
from ..card_names import GUNS_OF_AUGUST
from ..cards_changes import discard_card
from ..names import CP, SIDE_NUMBER, SIDES
from ..state import State
from .boxes import BOXES, activation_range
from .solo_changes import draw_openly, note_solo_roll, turn_up

#: The dice cannot stop the opening of the war. [solo 3]
GUNS = "guns of august"
AUTO = "auto"


@frame
class SoloRound(Procedure):
    """[solo 3]"""

    side: int

    @step
    def reveal(self, state: State) -> None:
        turn_up(state, self.side)

    @step
    def name_card(self, state: State) -> None:
        state.then(ChooseNomination(SIDES[self.side]))


@frame
class ChooseNomination(AnyChoice):
    """Which card shall it be? `name c`; `guns of august` in the very first round needs no dice."""

    seat: str

    def options(self, state: State) -> Sequence[str]:
        side = SIDE_NUMBER[self.seat]
        guns = action_refusal(state, side, Action("event", GUNS_OF_AUGUST)) is None and side == CP
        forced = guns and action_refusal(state, side, Action("auto")) is not None
        if forced:
            return [GUNS]
        named = [f"name {BOXES[n]}" for n, card in enumerate(state.boxes[side]) if card]
        free = [AUTO] if state.options.get("solo_free_auto") or not named else []
        return [*named, *([GUNS] if guns else []), *free]

    def chosen(self, state: State, option: str) -> None:
        from ..phases.action_round import carry_out

        side = SIDE_NUMBER[self.seat]
        if option == GUNS:
            carry_out(state, side, Action("event", GUNS_OF_AUGUST))
        elif option == AUTO:
            carry_out(state, side, Action("auto"))
        else:
            roll(state, side, BOXES.index(option.split()[-1]))


def roll(state: State, side: int, box: int) -> None:
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


def _card_of_blue(state: State, side: int, box: int, blue: int, is_double: bool) -> str:
    """The card the blue die points at; none if it is the named one's own box, unless by a double."""
    if blue > len(BOXES):
        return draw_openly(state, side)
    if blue - 1 == box and not is_double:
        return ""
    return state.boxes[side][blue - 1]


@frame
class ChooseSoloUse(AnyChoice):
    """How shall the card be used? Without one there is a single point of operations. [solo 3]"""

    seat: str
    card: str
    must_be_event: bool

    def options(self, state: State) -> Sequence[Action]:
        side = SIDE_NUMBER[self.seat]
        if not self.card:
            return [Action(AUTO)]
        uses = [action for action in actions_of(state, side) if action.card == self.card]
        events = [action for action in uses if action.word == "event"]
        if self.must_be_event and events:
            return events
        # A card that cannot be used at all is put away for the automatic operation. [9.5.2.5]
        return uses or [Action(AUTO)]

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, state: State, text: str) -> Action:
        from ..phases.action_round import read_action

        return read_action(text)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        if action in self.options(state):
            return None
        refusal = action_refusal(state, SIDE_NUMBER[self.seat], action)
        return refusal or Refusal("pog-solo-other-card", "solo", {"card": self.card})

    def chosen(self, state: State, action: Action) -> None:
        from ..phases.action_round import carry_out

        side = SIDE_NUMBER[self.seat]
        if self.card and not action.card:
            discard_card(state, side, self.card)
        carry_out(state, side, action)
