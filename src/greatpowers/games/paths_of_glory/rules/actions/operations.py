"""Operations: activate spaces, move, entrench, attack. [9.2, 11.1, 11.2]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.masks import mask_of
from ...printed.board import SPACES
from ...printed.names import SIDE_NUMBER, SIDES, Side
from ...state.changes.rounds import gain_ops, mark_space, use_sud_army
from ...state.state import State
from ..answers import DONE, Done
from ..combat.declaration import Attacks
from ..movement.entrenchment import roll_trenches
from ..movement.moving import ChooseMovers
from ..movement.occupation import accept_weak_sieges
from ..movement.overstacking import RelieveStacks
from .activation import Activate, activation_refusal, activations, supplied_in
from .activation_costs import cost_of, uses_sud_army


@frame
class Operations(Procedure):
    """A side spends the points of a card or of an automatic operation. [9.2]"""

    side: Side
    points: int

    @step
    def begin(self, state: State) -> None:
        accept_weak_sieges(state, self.side)
        gain_ops(state, self.points)
        state.then(RelieveStacks(self.side))

    @step
    def activate(self, state: State) -> None:
        state.then(ChooseActivation(SIDES[self.side]))

    @step
    def move(self, state: State) -> None:
        """All movement comes before all combat. [9.2.8]"""
        gain_ops(state, 0)
        if state.marked_move:
            state.then(ChooseMovers(SIDES[self.side]))

    @step
    def entrench(self, state: State) -> None:
        """[11.2.2]"""
        roll_trenches(state, self.side)

    @step
    def attack(self, state: State) -> None:
        """[9.2.9]"""
        if state.marked_attack:
            state.then(Attacks(self.side))


@frame
class ChooseActivation(Choice[State, Activate | Done]):
    """Activate one more space, or stop. Points that are left are lost. [9.2.1]"""

    seat: str
    asks = "activation"

    def options(self, state: State) -> list[Activate | Done]:
        return [*activations(state, SIDE_NUMBER[self.seat]), DONE]

    def refuse(self, state: State, option: Activate | Done) -> Refusal | None:
        match option:
            case Done():
                return None
            case Activate(space, purpose):
                refusal = activation_refusal(state, SIDE_NUMBER[self.seat], space, purpose)
                return refusal or _too_dear(state, option)

    def chosen(self, state: State, option: Activate | Done) -> None:
        match option:
            case Activate(space, purpose):
                cost = cost_of(state, space, purpose)
                if uses_sud_army(state, space):
                    use_sud_army(state, space)
                mark_space(state, space, purpose, cost, mask_of(supplied_in(state, space)))
                state.then(ChooseActivation(self.seat))


def _too_dear(state: State, option: Activate) -> Refusal | None:
    cost = cost_of(state, option.space, option.purpose)
    if cost <= state.ops_left:
        return None
    params: dict[str, str | int] = {"space": SPACES[option.space], "cost": cost, "left": state.ops_left}
    return Refusal("pog-not-enough-ops", "9.2.1", params)
