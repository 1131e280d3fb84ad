"""One Impulse: a card as event or CPs, perhaps a second, sieges, the end. [5.11, 5.12, 5.3, 5.4]"""

from __future__ import annotations

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...printed.cards import CARDS
from ...printed.ids import Nation
from ...printed.names import RUSSIA
from ...state.changes.cards import end_effects, note_play, play_card, put_away, random_card
from ...state.changes.turn import begin_impulse, begin_pass, end_impulse, end_rounds
from ...state.effects import IMPULSE, RussianWinter, is_on
from ...state.relations import is_neutral_proxy, seat_of
from ...state.state import State
from ..cards.beginning import look_around
from ..cards.playing import EventPlay
from ..cards.registry import event_refusal
from ..conquest.submission import SubmissionOffers
from ..formation.proxies import NeutralBuild
from ..land.sieges import Sieges
from ..occasions import ImpulseBegun, ImpulseClosed, ImpulsePlayed, happen, window
from .playing import turn_is_over
from .plays import ChoosePlay, may_play_drawn, may_play_more
from .winter import WinterRoll


@frame
class Impulse(Procedure):
    """[5.11]"""

    nation: Nation
    preempting: bool

    @step
    def begin(self, state: State) -> None:
        begin_impulse(state, self.nation, self.preempting)
        look_around(state, self.nation)

    @step
    def winter(self, state: State) -> None:
        """Before a due Russian Impulse only. [17.1]"""
        if not self.preempting:
            roll_winter(state, self.nation)

    @step
    def armistice(self, state: State) -> None:
        """A voluntary die against each armistice. [6.1]"""
        happen(state, ImpulseBegun(self.nation))

    @step
    def responses(self, state: State) -> None:
        window(state, "impulse", nation=self.nation)

    @step
    def play(self, state: State) -> None:
        """A neutral Proxy's card is drawn by lot. [5.3]"""
        if is_neutral_proxy(state, self.nation):
            if state.hands[self.nation]:
                state.then(NeutralPlay(self.nation))
        else:
            state.then(ChoosePlay(seat_of(state, self.nation), self.nation, True))

    @step
    def play_more(self, state: State) -> None:
        """One of two cards bears a plus; a Resource counts like one. [5.12, 16.2]"""
        if may_play_more(state, self.nation):
            state.then(ChoosePlay(seat_of(state, self.nation), self.nation, False))

    @step
    def play_drawn(self, state: State) -> None:
        """The card a Resource drew may be played beside another. [16.2]"""
        if may_play_drawn(state, self.nation):
            state.then(ChoosePlay(seat_of(state, self.nation), self.nation, False))

    @step
    def besiege(self, state: State) -> None:
        """Sieges belong to the due Impulse. [12.2]"""
        if not self.preempting and not state.turn_over:
            state.then(Sieges(self.nation))

    @step
    def reward(self, state: State) -> None:
        """What the Emperor has won. [15.5]"""
        happen(state, ImpulsePlayed(self.nation))

    @step
    def offers(self, state: State) -> None:
        """[15.4]"""
        state.then(SubmissionOffers())

    @step
    def close(self, state: State) -> None:
        """[5.5, 10.3]"""
        end_effects(state, IMPULSE)
        happen(state, ImpulseClosed(self.nation))
        end_impulse(state, True)
        if turn_is_over(state, self.nation):
            end_rounds(state)


@frame
class Passing(Procedure):
    """A nation without a card: no Impulse, but it may besiege. [5.4]"""

    nation: Nation

    @step
    def begin(self, state: State) -> None:
        begin_pass(state, self.nation)

    @step
    def winter(self, state: State) -> None:
        """Even without cards. [17.1]"""
        roll_winter(state, self.nation)

    @step
    def besiege(self, state: State) -> None:
        """[12.2]"""
        state.then(Sieges(self.nation))

    @step
    def close(self, state: State) -> None:
        end_effects(state, IMPULSE)
        end_impulse(state, False)


def roll_winter(state: State, nation: Nation) -> None:
    """[17.1]"""
    if nation == RUSSIA and is_on(state, RussianWinter):
        state.then(WinterRoll())


@frame
class NeutralPlay(Procedure):
    """A neutral Proxy plays a card by lot: builds, or the event of a red card. [5.3, 7.5]"""

    nation: Nation

    @step
    def draw(self, state: State) -> Next | None:
        card = random_card(state, self.nation, "neutral card")
        is_event = CARDS[card].is_red and event_refusal(state, self.nation, card) is None
        play_card(state, self.nation, card, "event" if is_event else "cp")
        note_play(state, card)
        if is_event:
            state.then(EventPlay(self.nation, card))
            return LEAVE
        state.then(NeutralBuild(self.nation, CARDS[card].cp))
        return None

    @step
    def discard(self, state: State) -> None:
        put_away(state, state.plays[-1])
