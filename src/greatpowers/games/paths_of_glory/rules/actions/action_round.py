"""Action Phase: six rounds, in each of which each side takes one action. [6.0 B, 8, 9.3, 9.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from ...printed.cards import CARDS
from ...printed.names import AP, CP, SIDE_NUMBER, SIDES, Side
from ...state.changes.cards import put_card_away
from ...state.changes.rounds import begin_phase, begin_round, end_rounds
from ...state.changes.solo import refill_boxes
from ...state.state import State, rules
from ..events.playing import after_action
from ..solo.round import SoloRound
from ..war.war import follow_tracks
from .actions import Action, Auto, OfferPeace, PlayEvent, PlayOps, PlayRp, PlaySr, action_refusal, actions_of
from .carrying_out import carry_out

ROUNDS: Final = 6
#: Ways to use a round as random play likes them: mostly operations and events.
_SAMPLED: Final[tuple[type[Action], ...]] = (
    *(PlayOps,) * 4,
    *(PlayEvent,) * 4,
    PlaySr,
    PlayRp,
    Auto,
    OfferPeace,
)


@frame
class ActionPhase(Procedure):
    """[6.0 B]"""

    @step
    def begin(self, state: State) -> None:
        begin_phase(state, "actions")

    @step
    def rounds(self, state: State) -> Next | None:
        """The Central Powers act first in each round. [8.1.2]"""
        done = len(state.actions[CP]) + len(state.actions[AP])
        if done == 2 * ROUNDS:
            return None
        side = CP if len(state.actions[CP]) == len(state.actions[AP]) else AP
        state.then(ActionRound(side, done // 2 + 1))
        return REPEAT

    @step
    def end(self, state: State) -> None:
        end_rounds(state)


@frame
class ActionRound(Procedure):
    """One action of one side. [8.1.3]"""

    side: Side
    number: int

    @step
    def choose(self, state: State) -> None:
        begin_round(state, self.side, self.number)
        solo = rules(state).solo
        state.then(SoloRound(self.side) if solo else ChooseAction(SIDES[self.side]))

    @step
    def after_events(self, state: State) -> None:
        """Events that wait for the end of this action have their say."""
        after_action(state, self.side)

    @step
    def put_card_away(self, state: State) -> None:
        """Starred events leave the game, everything else may come again. [9.5.1.2]"""
        card = state.card_in_play
        if card:
            was_event = state.played.get(card) == state.turn
            put_card_away(state, self.side, for_good=was_event and CARDS[card].is_starred)
        if rules(state).solo:
            refill_boxes(state, self.side)
        follow_tracks(state)


@frame
class ChooseAction(Choice[State, Action]):
    """What to do with this round. [8.1.3]"""

    seat: str
    asks = "action"
    is_grave = True
    always_ask = True  # a hand of cards that cannot be used must not be told from an empty one

    def options(self, state: State) -> Sequence[Action]:
        return actions_of(state, SIDE_NUMBER[self.seat])

    def chosen(self, state: State, option: Action) -> None:
        carry_out(state, SIDE_NUMBER[self.seat], option)

    def sample(self, offer: Sequence[Action], stream: Stream) -> Action:
        """First what to do, then with which card: many cards to move with would drown all events."""
        uses = [use for use in _SAMPLED if any(isinstance(action, use) for action in offer)]
        use = stream.pick(uses)
        return stream.pick([action for action in offer if isinstance(action, use)])

    def refuse(self, state: State, option: Action) -> Refusal | None:
        return action_refusal(state, SIDE_NUMBER[self.seat], option)
