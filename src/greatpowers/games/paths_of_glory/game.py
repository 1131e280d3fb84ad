"""Paths of Glory for the engine: scenarios, options, set-up, views and saving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from ...engine.chance import Dice
from ...engine.codec import Codec
from ...engine.effects import Lasting
from ...engine.errors import Reason
from ...engine.frames import AnyChoice
from ...engine.game import Game
from ...engine.options import Options, Scenario
from ...engine.plain import PlainObject
from ...engine.scoring import Scoring
from ...engine.shown import Shown
from ...engine.state import choice_of
from ...engine.study import Study
from . import cards as cards  # enters every card
from .printed.names import SIDES
from .printed.ruleset import OPTIONS, SCENARIOS
from .rules.standing import Concession
from .rules.turn.course import Course
from .rules.war.victory import CP_AUTOMATIC
from .show.board import board_of
from .show.question import QuestionShown, question_of
from .show.view import View, seen_by_seat, view
from .state.effects import read_effects
from .state.setup import put_pieces
from .state.state import State, rules


class PathsOfGlory(Game[State, View]):
    """The Great War for two, by cards."""

    id = "paths-of-glory"
    version = "2"
    scenarios = SCENARIOS
    options = OPTIONS
    codec = Codec(State, {Lasting: (Lasting.saved, read_effects)})
    standing = (Concession(),)
    #: Bots that answer at random would make peace in the first months.
    arena_options: ClassVar = {"peace_terms": False}

    def setup(self, scenario: Scenario, options: Options, state_dice_key: bytes) -> State:
        """August 1914; everybody is in place before the first question. [4]"""
        state = State(scenario=scenario.id, options=dict(options))
        state.dice = Dice(state_dice_key)
        put_pieces(state, "start")
        state.events = []
        state.push(Course())
        return state

    def setup_position(
        self,
        position: PlainObject,
        scenario: Scenario,
        options: Options,
        state_dice_key: bytes,
    ) -> State:
        """A position in the format `greatpowers-pog-1`; its piles are shuffled by the dice of the match."""
        from .positions.setup import state_of_position

        return state_of_position(position, scenario.id, options, state_dice_key)

    def view(self, state: State, seat: str | None) -> View:
        return view(state, seat)

    def show(self, state: State, seat: str | None) -> Shown:
        seen = seen_by_seat(state, seat)
        public = None if seat else seen
        return Shown(seen, lambda: board_of(state, public), lambda: self._question(state, seat))

    def _question(self, state: State, seat: str | None) -> QuestionShown | None:
        choice = None if seat is None else choice_of(state, seat)
        return None if choice is None else question_of(state, choice, self.codec.frame(choice))

    def determinize(self, view: View, seed: str) -> State:
        """A full state consistent with the view: the other hand and the draw piles are made up."""
        from .positions.rebuild import state_from_view

        return state_from_view(view, seed)

    def check(self, state: State) -> None:
        from .rules.invariants import check

        check(state)

    def seating(self, state: State) -> Mapping[str, str]:
        return {"ap": "cp", "cp": "ap"} if state.seats_exchanged else {}

    def warnings(self, state: State, seat: str, choice: AnyChoice, option: object) -> Sequence[Reason]:
        """Units left to starve or out of supply, marks wasted, reserves emptied."""
        from .analysis.last_chance import lost_by_ending
        from .analysis.warnings import of_answer

        return [*lost_by_ending(state, choice, option), *of_answer(state, choice, option)]

    def is_safe(self, state: State) -> bool:
        """Between two actions: no card is being carried out and no combat fought. [9.1]"""
        marked = state.ops_left or state.marked_move or state.marked_attack
        return not state.card_in_play and not marked and state.combat is None

    def scores(self, state: State) -> Mapping[str, float]:
        """All for the winner, halves for a draw; before the end the share of the victory points."""
        if state.result:
            winner = state.result["winner"]
            return {seat: float(seat == winner) if winner else 0.5 for seat in SIDES}
        share = min(max(state.vp, 0), CP_AUTOMATIC) / CP_AUTOMATIC
        return {"ap": 1 - share, "cp": share}

    def survivors(self, state: State) -> Sequence[str]:
        return SIDES

    def standing_samples(self, state: State, seat: str) -> Sequence[str]:
        """Giving up ends the game, so it is suggested on the last turn only."""
        return ("concede",) if state.turn == rules(state).last_turn else ("concede a little",)

    def bots(self) -> Mapping[str, Callable[[str], object]]:
        from .bots import BOTS

        return BOTS

    def yardsticks(self) -> Mapping[str, Callable[[str], object]]:
        from .bots import YARDSTICKS

        return YARDSTICKS

    def study(self) -> Study:
        from .trials.study import PathsOfGloryStudy

        return PathsOfGloryStudy()

    def scoring(self) -> Scoring:
        from .show.score import PathsOfGloryScoring

        return PathsOfGloryScoring()

    def hidden_shuffled(self, state: State, seat: str | None, seed: str) -> State:
        """The other hand, the draw piles and the dice drawn anew."""
        from .positions.rebuild import hidden_shuffled

        return hidden_shuffled(state, seat, seed)

    def illegal_samples(self, state: State, seat: str) -> Sequence[str]:
        from .trials.samples import illegal_answers

        return illegal_answers(state, seat)
