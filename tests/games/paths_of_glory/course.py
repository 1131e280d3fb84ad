"""A course of the game: a real match walked from August 1914 through all phases of the turn into the first
round of the next, by answers in text form. Nothing is set by hand; only some dice are loaded.

Who plays it wants every kind of action to happen, not to win: each side has an event, operations with
marches and attacks, a redeployment and replacements.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from greatpowers.engine.events import Event
from greatpowers.engine.match import Match, Question
from greatpowers.engine.options import Scenario
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.printed.board import FORT, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import SIDES
from greatpowers.games.paths_of_glory.show.view import View
from greatpowers.games.paths_of_glory.state.events.war import (
    GameEnded,
    PhaseBegan,
    TurnBegan,
    UnitEliminated,
    UnitMoved,
    UnitPlaced,
)
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.seen import actions_of, card_in_play, turn_of
from tests.testkit.dice import PurposeDice

E = TypeVar("E", bound=Event)

#: Austria and France are to attack; a fort just falls in the newer edition and just stands in the older.
FACES: Mapping[str, Mapping[str, int]] = {
    "2018": {"mandate cp": 1, "mandate ap": 1, "siege warsaw": 5},
    "2010": {"mandate cp": 1, "mandate ap": 1, "siege warsaw": 4},
}
#: An army that marches from here finds a fort without a garrison.
TOWARDS_FORTS = ("insterberg",)
#: What each side does in its six rounds, as far as its hand allows.
PLAN: Mapping[str, tuple[str, ...]] = {
    "cp": ("event", "ops", "sr", "ops", "rp", "ops"),
    "ap": ("ops", "rp", "ops", "event", "sr", "ops"),
}
#: Spaces activated in one action before the rest of the points is left.
_ACTIVATIONS = 2
_MOST_QUESTIONS = 1500


class LoadedPathsOfGlory(PathsOfGlory):
    """The game as it is, with dice of the course."""

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> State:
        state = super().setup(scenario, options, state_dice_key)
        state.dice = PurposeDice(state_dice_key, FACES[str(options["edition"])])
        return state


GAME = LoadedPathsOfGlory()


@dataclass(frozen=True, slots=True)
class Step:
    """One answer: who gave it to which question, what came of it, and the table before and after it."""

    seat: str
    kind: str
    turn: int
    phase: str
    text: str
    happened: tuple[Event, ...]
    _before: State
    _after: State

    def before(self, seat: str | None = None) -> View:
        return GAME.view(self._before, seat)

    def after(self, seat: str | None = None) -> View:
        return GAME.view(self._after, seat)


@dataclass(slots=True)
class Walk:
    """A course as far as it has come."""

    match: Match
    steps: list[Step] = field(default_factory=list)

    @property
    def state(self) -> State:
        assert isinstance(self.match.state, State)
        return self.match.state

    def of(self, *kinds: str, turn: int = 1) -> list[Step]:
        """The answers to questions of these kinds in a turn."""
        return [step for step in self.steps if step.kind in kinds and step.turn == turn]

    def told(self, *kinds: type[E]) -> list[E]:
        """All events of these kinds, as everybody may know them."""
        return [event for event in self.match.events(None) if isinstance(event, kinds)]

    def during(self, phase: str) -> list[Event]:
        """What was told in a phase of the first turn."""
        events = self.match.events(None)
        first = events.index(PhaseBegan(phase))
        ends = (PhaseBegan, TurnBegan, GameEnded)
        last = next((n for n in range(first + 1, len(events)) if isinstance(events[n], ends)), len(events))
        return events[first + 1 : last]

    def step_into(self, phase: str) -> Step:
        """The answer with which a phase of the first turn began."""
        return next(step for step in self.steps if PhaseBegan(phase) in step.happened)

    def answer(self, text: str) -> None:
        question, before, known = self.match.pending()[0], self.state, len(self.match.log)
        self.match.decide(question.seat, text)
        seen = (entry.recorded.as_seen_by(None) for entry in self.match.log[known:])
        self.steps.append(
            Step(
                question.seat, type(question.choice).__name__, before.turn, before.phase, text,
                tuple(event for event in seen if event), before, self.state,
            )
        )  # fmt: skip


@cache
def walked(scenario: str, edition: str) -> Walk:
    """The course of a scenario up to the end of the first action of its second turn."""
    options = {"edition": edition}
    walk = Walk(Match(GAME, scenario, options, seed=f"course of {scenario} {edition}"))
    while (
        turn_of(walk.state) == 1
        or not any(actions_of(walk.state, side) for side in SIDES)
        or card_in_play(walk.state)
    ):
        assert len(walk.steps) < _MOST_QUESTIONS, "the turn does not come to an end"
        walk.answer(chosen(walk, walk.match.pending()[0]))
    return walk


def chosen(walk: Walk, question: Question) -> str:
    """What is answered."""
    offer = [question.choice.write(option) for option in question.offer]
    kind = type(question.choice).__name__
    if kind == "ChooseAction":
        return _action(walk, question.seat, offer)
    if kind == "ChooseActivation":
        return _activation(walk, offer)
    if kind == "ChooseAttackers":
        return max(offer, key=len)
    if kind == "ChoosePath":
        return _goal(walk.match.view(None), question.seat, offer)
    if kind == "ChooseDiscard":
        return "done"
    doing = [text for text in offer if text not in ("done", "none", "no")]
    return doing[0] if doing else offer[0]


def _action(walk: Walk, seat: str, offer: list[str]) -> str:
    """What the plan says for this round; operations where the hand has nothing for it."""
    rounds = len(actions_of(walk.state, seat))
    words = (PLAN[seat][rounds], "ops") if turn_of(walk.state) == 1 else ("ops",)
    return next((text for word in words for text in offer if text.startswith(f"{word} ")), "auto")


def _activation(walk: Walk, offer: list[str]) -> str:
    """One space to attack from and one to march from; in the second turn only marches."""
    marks = walk.match.view(None).in_round
    if len(marks.marked_attack) + len(marks.marked_move) >= _ACTIVATIONS:
        return "done"
    wanted = "move" if marks.marked_attack or turn_of(walk.state) > 1 else "attack"
    found = [text for text in offer if text.endswith(wanted)]
    first = [text for text in found if text.split()[1] in TOWARDS_FORTS and wanted == "move"]
    return (first or found or ["done"])[0]


def _goal(view: View, seat: str, offer: list[str]) -> str:
    """An enemy's empty fort before other land of his, his land before one's own."""
    taken = {piece.space for piece in view.pieces} | set(view.forts_destroyed)

    def worth(text: str) -> tuple[bool, bool]:
        space = text.split()[1]
        is_prize = (space in view.cp_control) != (seat == "cp") and space not in taken
        return is_prize and FORT[SPACE_NUMBER[space]] > 0, is_prize

    goals = [text for text in offer if text.startswith("to ")]
    return max(goals, key=worth) if goals else offer[0]


def stood(view: View) -> Counter[tuple[str, str]]:
    """Units by kind and space, without those eliminated."""
    pieces = [piece for piece in view.pieces if not piece.space.endswith(("eliminated_box", "removed_box"))]
    return Counter((piece.kind, piece.space) for piece in pieces)


def heard(before: View, events: tuple[Event, ...]) -> Counter[tuple[str, str]]:
    """The same as somebody knows it who saw the table before and listens."""
    found = stood(before)
    for event in events:
        match event:
            case UnitPlaced(unit=unit, space=space):
                found[unit, space] += 1
            case UnitMoved(unit=unit, path=path):
                found[unit, path[0]] -= 1
                found[unit, path[-1]] += 1
            case UnitEliminated(unit=unit, space=space):
                found[unit, space] -= 1
            case _:
                pass
    return Counter({key: count for key, count in found.items() if count})
