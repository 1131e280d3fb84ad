"""The Napoleonic Wars for the engine: scenarios, options, set-up, views and saving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from ...engine.chance import Dice
from ...engine.codec import Codec
from ...engine.effects import Lasting
from ...engine.events import Event
from ...engine.game import Game
from ...engine.options import Options, Scenario
from ...engine.plain import PlainObject
from ...engine.scoring import Scoring
from ...engine.shown import Shown
from ...engine.state import choice_of
from ...engine.study import Study
from . import cards as _cards  # noqa: F401  what they do is entered before anything is played
from .printed.ruleset import OPTIONS, SCENARIOS
from .rules.turn.course import Course
from .rules.turn.standing import AutoPass, Concession, Entrustment, KeptAnswer, Ordering, Press, silence
from .rules.turn.victory import points
from .show.board import board_of
from .show.question import QuestionShown, question_of
from .show.view import View, view
from .state.effects import read_effects
from .state.fight_notes import Note, read_note, write_note
from .state.setup import put_everything
from .state.state import State, rules
from .state.targets import Target, read_target, write_target

_LATE_ROUND: Final = 3


class NapoleonicWars(Game[State, View]):
    """Europe from 1805 to 1814 for two to five, by cards."""

    id = "napoleonic-wars"
    version = "4"
    scenarios = SCENARIOS
    options = OPTIONS
    codec = Codec(
        State,
        {
            Lasting: (Lasting.saved, read_effects),
            Target: (write_target, read_target),
            Note: (write_note, read_note),
        },
    )
    standing = (Press(), Concession(), AutoPass(), Ordering(), KeptAnswer(), Entrustment())

    def setup(self, scenario: Scenario, options: Options, state_dice_key: bytes) -> State:
        """Everybody is in place before the first question. [4]"""
        state = State(scenario=scenario.id, options=dict(options))
        state.dice = Dice(state_dice_key)
        put_everything(state)
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
        """A position in the format `greatpowers-nw-1`; its draw pile is shuffled by the dice of the match."""
        from .positions.setup import state_of_position

        return state_of_position(position, scenario.id, options, state_dice_key)

    def view(self, state: State, seat: str | None) -> View:
        return view(state, seat)

    def show(self, state: State, seat: str | None) -> Shown:
        seen = view(state, seat)
        public = None if seat else seen
        return Shown(seen, lambda: board_of(state, public), lambda: _question(state, seat))

    def determinize(self, view: View, seed: str) -> State:
        """A full state consistent with the view: hands and piles out of sight are made up."""
        from .positions.rebuild import state_from_view

        return state_from_view(view, seed)

    def check(self, state: State) -> None:
        from .rules.invariants import check

        check(state)

    def is_safe(self, state: State) -> bool:
        """Between two Impulses: no card is on the table, nobody fights or sails. [5.12]"""
        busy = state.in_play or state.plays or state.battle or state.naval or state.convoy
        return not busy

    def seating(self, state: State) -> Mapping[str, str]:
        return {"france": "britain", "britain": "france"} if state.seats_exchanged else {}

    def scores(self, state: State) -> Mapping[str, float]:
        """All for the winner; before the end shares that follow the points."""
        seats = rules(state).seats
        if state.result:
            return {seat: float(seat == state.result["winner"]) for seat in seats}
        scored = points(state)
        least = min(scored.values())
        weights = {seat: scored[seat] - least + 1 for seat in seats}
        return {seat: weight / sum(weights.values()) for seat, weight in weights.items()}

    def survivors(self, state: State) -> Sequence[str]:
        return rules(state).seats

    def standing_samples(self, state: State, seat: str) -> Sequence[str]:
        """Giving up ends the game, so it is suggested late on the last turn only."""
        from .trials.samples import sample_orders

        is_late = state.turn == rules(state).last_turn and state.round > _LATE_ROUND
        giving_up = "concede" if is_late else "concede a little"
        return (
            giving_up,
            "auto-pass move roll",
            "auto-pass",
            *sample_orders(state, seat),
            "press all: peace?",
            "press france: a word",
        )

    def bots(self) -> Mapping[str, Callable[[str], object]]:
        from .bots import BOTS

        return BOTS

    def yardsticks(self) -> Mapping[str, Callable[[str], object]]:
        from .bots import YARDSTICKS

        return YARDSTICKS

    def speakers(self) -> Mapping[str, Callable[[str], object]]:
        from .bots import SPEAKERS

        return SPEAKERS

    def talk_is_open(self, state: State) -> bool:
        """Talk is public at any time but while an offer waits for its answer. [8.6, 15.41]"""
        return silence(state) is None and not state.result

    def past(self, events: Iterable[Event]) -> object:
        """What was said, and when."""
        from .bots.speaking.chronicle import chronicle_of

        return chronicle_of(events)

    def study(self) -> Study:
        from .trials.study import NapoleonicWarsStudy

        return NapoleonicWarsStudy()

    def scoring(self) -> Scoring:
        from .show.score import NapoleonicWarsScoring

        return NapoleonicWarsScoring()

    def hidden_shuffled(self, state: State, seat: str | None, seed: str) -> State:
        """Hands, piles and dice out of sight drawn anew."""
        from .positions.rebuild import hidden_shuffled

        return hidden_shuffled(state, seat, seed)

    def illegal_samples(self, state: State, seat: str) -> Sequence[str]:
        from .trials.samples import illegal_answers

        return illegal_answers(state, seat)


def _question(state: State, seat: str | None) -> QuestionShown | None:
    choice = None if seat is None else choice_of(state, seat)
    return None if choice is None else question_of(state, choice)
