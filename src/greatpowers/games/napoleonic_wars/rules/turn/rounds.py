"""Rounds of Impulses: box after box of the track, pre-emption, passing, the end of the turn. [5.1–5.5]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import LEAVE, REPEAT, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.ids import Nation
from ...printed.names import FRANCE, NO_NATION
from ...state.changes.turn import advance_marker, begin_phase, begin_round, close_rounds, end_rounds
from ...state.relations import seat_of
from ...state.state import State
from ..answers import Pass
from ..cards.beginning import passes_over
from ..impulse.impulse import Impulse, Passing
from ..impulse.playing import holders, playable_count, preemptor


@option("preempt")
class Preempt(Option):
    """An Impulse now. [5.2]"""


@option("let pass")
class LetPass(Option):
    pass


@option("resource")
class UseResource(Option):
    """An Impulse with a Resource alone. [16.2]"""


@frame
class Rounds(Procedure):
    """[5.11, 5.5]"""

    @step
    def begin(self, state: State) -> None:
        begin_phase(state, "rounds")
        begin_round(state, 1)

    @step
    def boxes(self, state: State) -> Next | None:
        if not holders(state):
            end_rounds(state)
        if state.turn_over:
            return None
        state.then(Box(state.due))
        return REPEAT

    @step
    def close(self, state: State) -> None:
        """What stopped the Impulses stops nothing of what follows. [5.6, 14.2]"""
        close_rounds(state)


@frame
class Box(Procedure):
    """The marker lies in a nation's box: pre-emption first, then its Impulse or its pass. [5.11]"""

    nation: Nation

    @step
    def preempt(self, state: State) -> None:
        state.then(Preemption(self.nation))

    @step
    def impulse(self, state: State) -> Next | None:
        if state.turn_over:
            return LEAVE
        if passes_over(state, self.nation):
            state.then(Passing(self.nation))
        elif playable_count(state, self.nation):
            state.then(Impulse(self.nation, False))
        elif state.resources[self.nation] and seat_of(state, self.nation):
            state.then(ChooseResourceOrPass(seat_of(state, self.nation), self.nation))
        else:
            state.then(Passing(self.nation))
        return None

    @step
    def advance(self, state: State) -> None:
        """After Denmark comes France, and a new Round. [5.11, 5.5]"""
        if not state.turn_over:
            advance_marker(state)
            if state.due == FRANCE:
                begin_round(state, state.round + 1)


@frame
class Preemption(Procedure):
    """The nation with the largest hand is asked before the due one shows its card. [5.2, 17.3]"""

    due: Nation

    @step
    def ask(self, state: State) -> None:
        nation = preemptor(state) if not state.turn_over else NO_NATION
        if nation != NO_NATION:
            state.then(ChoosePreemption(seat_of(state, nation), nation, self.due))


@frame
class ChoosePreemption(Choice[State, LetPass | Preempt]):
    """Take an Impulse now, before the nation whose box it is? [5.2]"""

    asks = "preemption"
    is_grave = True
    seat: str
    nation: Nation
    due: Nation

    def options(self, state: State) -> Sequence[LetPass | Preempt]:
        return (LetPass(), Preempt())

    def chosen(self, state: State, option: LetPass | Preempt) -> None:
        if isinstance(option, Preempt):
            # Play goes back to the due nation; somebody else may hold the largest hand by then.
            state.then(Impulse(self.nation, True), Preemption(self.due))


@frame
class ChooseResourceOrPass(Choice[State, Pass | UseResource]):
    """No card, but a Resource: use it now or pass and keep it. [16.2]"""

    asks = "resource-or-pass"
    seat: str
    nation: Nation

    def options(self, state: State) -> Sequence[Pass | UseResource]:
        return (Pass(), UseResource())

    def chosen(self, state: State, option: Pass | UseResource) -> None:
        state.then(Passing(self.nation) if isinstance(option, Pass) else Impulse(self.nation, False))
