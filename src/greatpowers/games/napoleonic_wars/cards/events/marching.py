"""The Emperor commands: areas entered without CPs, and what a Key won by it is worth. [15.5]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from ...printed.board import HOME
from ...printed.ids import each_area
from ...printed.names import FRANCE
from ...printed.pieces import LEADER_NATION, LEADERS
from ...rules.answers import Done
from ...rules.impulse.playing import deciding_seat
from ...rules.land.moving import Move, MoveAction
from ...rules.occasions import ImpulsePlayed, on
from ...state.changes.cards import end_effect, set_effect
from ...state.changes.map import set_plus_key
from ...state.effects import FreeAreas, HomeBound, KeysBefore, value
from ...state.ids import Leader, Nation
from ...state.state import State, sp_at

_MOVES = MoveAction()


@frame
class FreeMarch(Procedure):
    """The leader's Army or Army Group moves until its free areas are used up or it stops."""

    leader: Leader

    @step
    def march(self, state: State) -> Next | None:
        choice = ChooseFreeMarch(deciding_seat(state, LEADER_NATION[self.leader]), self.leader)
        if not value(state, FreeAreas, self.leader) or len(choice.options(state)) == 1:
            return None
        state.then(choice)
        return REPEAT


@frame
class ChooseFreeMarch(Choice[State, Done | Move]):
    """The next area, or enough."""

    asks = "free-march"
    seat: str
    leader: Leader

    def options(self, state: State) -> Sequence[Done | Move]:
        moves = _MOVES.options(state, LEADER_NATION[self.leader])
        return [Done(), *(move for move in moves if move.force.leaders[:1] == (self.leader,))]

    def chosen(self, state: State, option: Done | Move) -> None:
        if isinstance(option, Move):
            _MOVES.carry_out(state, LEADER_NATION[self.leader], option)
        else:
            end_effect(state, FreeAreas, self.leader)

    def refuse(self, state: State, option: Done | Move) -> Refusal | None:
        if isinstance(option, Done):
            return None
        if option.force.leaders[:1] != (self.leader,):
            return Refusal("nw-free-march-leader", "6.1", {"leader": LEADERS[self.leader].id})
        return _MOVES.refuse(state, LEADER_NATION[self.leader], option)


@on(ImpulsePlayed)
def reward_emperor(state: State, played: ImpulsePlayed) -> None:
    state.then(EmperorReward())


@frame
class EmperorReward(Procedure):
    """At the end of the Impulse: a Key taken from the enemy sets France's +1 Key marker. [15.5]"""

    @step
    def count(self, state: State) -> None:
        if value(state, KeysBefore) & state.held[FRANCE]:
            set_plus_key(state, True)


@frame
class BindNewcomers(Procedure):
    """Strength that has just come to Home areas stays in the land; `before` stood there already. [H9]"""

    nation: Nation
    before: tuple[int, ...]

    @step
    def bind(self, state: State) -> None:
        for area, before in zip(each_area(HOME[self.nation]), self.before, strict=True):
            new = sp_at(state, self.nation, area) - before
            if new > 0:
                set_effect(state, HomeBound(area, new))
