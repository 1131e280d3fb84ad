"""Operations: activate spaces, move, entrench, attack. [9.2, 11.1, 11.2]"""

from __future__ import annotations

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..activation import PURPOSES, activation_refusal, activations, supplied_in
from ..activation_costs import cost_of, uses_sud_army
from ..board import SPACES, mask_of
from ..entrenchment import roll_trenches
from ..names import SIDE_NUMBER, SIDES
from ..occupation import accept_weak_sieges
from ..round_changes import gain_ops, mark_space, use_sud_army
from ..state import State
from ..texts import read_space
from .moving import ChooseMovers
from .overstacking import RelieveStacks

DONE = "done"
Activation = tuple[int, str]


@frame
class Operations(Procedure):
    """A side spends the points of a card or of an automatic operation. [9.2]"""

    side: int
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
            from ..combat.declaration import Attacks

            state.then(Attacks(self.side))


@frame
class ChooseActivation(AnyChoice):
    """Activate one more space, or stop. Points that are left are lost. [9.2.1]"""

    seat: str

    def options(self, state: State) -> list[Activation | str]:
        return [*activations(state, SIDE_NUMBER[self.seat]), DONE]

    def write(self, option: Activation | str) -> str:
        if isinstance(option, str):
            return option
        return f"activate {SPACES[option[0]]} {option[1]}"

    def read(self, state: State, text: str) -> Activation | str:
        words = text.casefold().split()
        if words == [DONE]:
            return DONE
        if len(words) < 3 or words[0] != "activate" or words[-1] not in PURPOSES:
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        return read_space(" ".join(words[1:-1])), words[-1]

    def refuse(self, state: State, option: Activation | str) -> Refusal | None:
        if isinstance(option, str):
            return None
        space, purpose = option
        refusal = activation_refusal(state, SIDE_NUMBER[self.seat], space, purpose)
        if refusal:
            return refusal
        cost = cost_of(state, space, purpose)
        if cost > state.ops_left:
            params: dict[str, str | int] = {"space": SPACES[space], "cost": cost, "left": state.ops_left}
            return Refusal("pog-not-enough-ops", "9.2.1", params)
        return None

    def chosen(self, state: State, option: Activation | str) -> None:
        if isinstance(option, str):
            return
        space, purpose = option
        cost = cost_of(state, space, purpose)
        if uses_sud_army(state, space):
            use_sud_army(state, space)
        mark_space(state, space, purpose, cost, mask_of(supplied_in(state, space)))
        state.then(ChooseActivation(self.seat))
