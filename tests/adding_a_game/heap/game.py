"""The heap for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...bots.player import RandomPlayer
from ...engine.chance import Dice, dice_key
from ...engine.codec import Codec
from ...engine.errors import InvariantBroken
from ...engine.game import Game
from ...engine.match import Question
from ...engine.options import Options, OptionSpec, Scenario
from ...engine.shown import Shown
from ...engine.state import choice_of
from .rules.taking import Course, Take
from .show.view import View, board_of, question_of, view
from .state.state import MOST, SEATS, STICKS, State


class Leaver:
    """Leaves a number that four goes into, wherever it can."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, question: Question) -> Take:
        return Take(view.sticks % (MOST + 1) or 1)


class Heap(Game[State, View]):
    """Sticks for two."""

    id = "heap"
    version = "1"
    scenarios = (Scenario("twelve", SEATS),)
    options: Sequence[OptionSpec] = ()
    codec = Codec(State)

    def setup(self, scenario: Scenario, options: Options, state_dice_key: bytes) -> State:
        state = State(options=dict(options), turn=SEATS[1])
        state.dice = Dice(state_dice_key)
        state.push(Course())
        return state

    def view(self, state: State, seat: str | None) -> View:
        return view(state)

    def show(self, state: State, seat: str | None) -> Shown:
        choice = None if seat is None else choice_of(state, seat)
        return Shown(
            view(state),
            lambda: board_of(state),
            lambda: None if choice is None else question_of(state, choice),
        )

    def determinize(self, view: View, seed: str) -> State:
        state = State(options=dict(view.options), sticks=view.sticks, turn=view.turn)
        state.dice = Dice(dice_key(seed))
        state.stack, state.reached, state.result = list(view.stack), list(view.reached), dict(view.result)
        return state

    def check(self, state: State) -> None:
        if not 0 <= state.sticks <= STICKS:
            raise InvariantBroken("H2", f"{state.sticks} sticks are left")

    def scores(self, state: State) -> Mapping[str, float]:
        winners = state.result.get("seats", list(SEATS))
        return {seat: (seat in winners) / len(winners) for seat in SEATS}

    def survivors(self, state: State) -> Sequence[str]:
        return SEATS

    def standing_samples(self, state: State, seat: str) -> Sequence[str]:
        return ()

    def bots(self) -> Mapping[str, Callable[[str], object]]:
        return {"random": RandomPlayer, "regular": Leaver}

    def hidden_shuffled(self, state: State, seat: str | None, seed: str) -> State:
        """Nothing is hidden but the dice, which nobody throws."""
        twin = state.copy()
        twin.dice = Dice(dice_key(seed), state.dice.drawn)
        return twin

    def illegal_samples(self, state: State, seat: str) -> Sequence[str]:
        return ("take 4", "take 0")
