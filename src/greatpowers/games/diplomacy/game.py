"""Diplomacy for the engine: scenarios, options, set-up, views and saving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from ...engine.chance import Dice, Stream, dice_key
from ...engine.codec import Codec
from ...engine.errors import Reason
from ...engine.events import Event
from ...engine.frames import AnyChoice, Together
from ...engine.game import Game
from ...engine.options import Options, OptionSpec, Scenario
from ...engine.plain import plain_list
from ...engine.scoring import Scoring
from ...engine.shown import Shown
from ...engine.state import choice_of
from ...engine.study import Study
from .press.chronicle import Chronicle, chronicle_of
from .press.letters import Press
from .printed.board import CENTRES, HOME_OF, LOCATION_NUMBER
from .printed.names import KIND_LETTERS, NOBODY, POWER_NUMBER, PhaseKind
from .printed.readings import REMOVAL_DISTANCES
from .printed.seats import SCENARIOS, first_year, powers_of_seat
from .printed.units import STARTING_UNITS, Unit, unit_at
from .rules.asking import WrittenChoice
from .rules.course import Course
from .rules.standing import Concession, DrawVote
from .show.board import board_of
from .show.question import QuestionShown, question_of
from .state.canonical import saved_order
from .state.forces import Centres
from .state.orders import Order, Orders
from .state.spoken import Piece, saved_piece
from .state.state import State, check, is_alive
from .state.view import View, may_read, view


def _unit_from_key(key: str) -> Unit:
    power, letter, place = key.split(" ")
    return unit_at(POWER_NUMBER[power], KIND_LETTERS.index(letter), LOCATION_NUMBER[place])


def _as_reading(name: str) -> OptionSpec:
    return OptionSpec(name, "as reading", ("as reading", "yes", "no"))


def _question(state: State, seat: str | None) -> QuestionShown | None:
    choice = None if seat is None else choice_of(state, seat)
    return None if choice is None else question_of(state, choice)


class Diplomacy(Game[State, View]):
    """The game of seven powers and no dice."""

    id = "diplomacy"
    version = "2"
    scenarios = SCENARIOS
    options = (
        OptionSpec("reading", "rulebook", ("rulebook", "datc3")),
        OptionSpec("unlawful_orders", "refused", ("refused", "hold")),
        _as_reading("strict_unit_letter"),
        _as_reading("retreat_to_convoy_origin"),
        _as_reading("head_to_head_only"),
        OptionSpec("removal_distance", "as reading", ("as reading", *REMOVAL_DISTANCES)),
        OptionSpec("press", "private", ("none", "public", "private", "grey")),
        OptionSpec("press_closed_after_moves", True),
        OptionSpec("hidden_votes", False),
        OptionSpec("draw_includes_all", True),
        OptionSpec("count_all_powers", False),
        OptionSpec("last_year", 0, lowest=0, highest=2100),
    )
    codec = Codec(
        State,
        {
            Unit: (lambda unit: unit.key, _unit_from_key),
            Order: (lambda order: order.text, saved_order),
            Piece: (lambda one: one.text, saved_piece),
        },
    )
    standing = (Press(), DrawVote(), Concession())
    arena_options: ClassVar = {"last_year": 1920}

    def setup(self, scenario: Scenario, options: Options, state_dice_key: bytes) -> State:
        """The starting position of 1901, or of 1914 for two. [1.2–1.4, V1, V9]"""
        centres: Centres = {c: HOME_OF[c] for c in CENTRES if HOME_OF[c] != NOBODY}
        state = State(
            scenario=scenario.id,
            options=dict(options),
            year=first_year(scenario.id),
            units={unit.province: unit for unit in STARTING_UNITS},
            centres=centres,
            powers={seat: powers_of_seat(seat) for seat in scenario.seats},
        )
        state.dice = Dice(state_dice_key)
        state.push(Course())
        return state

    def view(self, state: State, seat: str | None) -> View:
        return view(state, seat)

    def show(self, state: State, seat: str | None) -> Shown:
        seen = view(state, seat)
        public = None if seat else seen
        return Shown(seen, lambda: board_of(state, public), lambda: _question(state, seat))

    def determinize(self, view: View, seed: str) -> State:
        """A full state consistent with the view: nobody else's orders are in yet."""
        from .positions.rebuild import state_from_view

        return state_from_view(view, seed)

    def warnings(self, state: State, seat: str, choice: AnyChoice, option: object) -> Sequence[Reason]:
        """The lines of an accepted set that will not be carried out, each with its reason. [2.4]"""
        if not isinstance(choice, WrittenChoice) or not isinstance(option, Orders):
            return ()
        voids = choice.voids(state, option)
        return [replace(void.why, params={**void.why.params, "line": void.text}) for void in voids]

    def check(self, state: State) -> None:
        check(state)

    def scores(self, state: State) -> Mapping[str, float]:
        """All for the winner; otherwise the shares of the squared centre counts."""
        if state.result.get("kind") == "win":
            winners = plain_list(state.result["seats"])
            return {seat: float(seat in winners) for seat in state.powers}
        owners = list(state.centres.values())
        squares = {s: sum(owners.count(p) for p in powers) ** 2 for s, powers in state.powers.items()}
        total = sum(squares.values()) or 1
        return {seat: square / total for seat, square in squares.items()}

    def survivors(self, state: State) -> Sequence[str]:
        return [seat for seat in state.powers if is_alive(state, seat)]

    def standing_samples(self, state: State, seat: str) -> Sequence[str]:
        others = [other for other in state.powers if other != seat]
        return ("draw yes", "draw no", "press all: peace?", f"press {others[0]}: shall we?", "concede")

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
        return state.phase is PhaseKind.MOVEMENT and state.options["press"] != "none" and not state.result

    def past(self, events: Iterable[Event]) -> Chronicle:
        """All movement phases that are over: what promises are judged by."""
        return chronicle_of(events)

    def study(self) -> Study:
        from .trials.study import DiplomacyStudy

        return DiplomacyStudy()

    def scoring(self) -> Scoring:
        from .show.score import DiplomacyScoring

        return DiplomacyScoring()

    def hidden_shuffled(self, state: State, seat: str | None, seed: str) -> State:
        """Other seats' sealed orders, hidden votes, letters to others and the dice drawn anew."""
        twin = state.copy()
        stream = Stream(seed)
        twin.dice = Dice(dice_key(seed), state.dice.drawn)
        top = twin.stack[-1] if twin.stack else None
        if isinstance(top, Together):
            for choice in top.choices:
                if choice.seat != seat and choice.seat in twin.sealed:
                    assert isinstance(choice, WrittenChoice)
                    twin.sealed[choice.seat] = choice.sample(choice.options(twin), stream)
        if twin.options["hidden_votes"]:
            twin.votes = {name: powers for name, powers in twin.votes.items() if name == seat}
        twin.press = [message for message in twin.press if may_read(message, seat)]
        twin.touch()
        return twin

    def illegal_samples(self, state: State, seat: str) -> Sequence[str]:
        """Orders no unit of the seat can be given in this phase."""
        from .trials.samples import illegal_orders

        return illegal_orders(state, seat)
