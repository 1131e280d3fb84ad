"""What a seat may see: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from ....engine.frames import AnyChoice, Frame
from ....engine.shown import OptionShown, option_shown
from ..state.state import State


@dataclass(frozen=True, slots=True)
class View:
    sticks: int
    turn: str
    options: dict[str, bool | str | int]
    stack: tuple[Frame, ...]
    reached: tuple[int, ...]
    result: dict[str, object]


class Board(Struct):
    sticks: int
    turn: str
    result: dict[str, object] | None


class QuestionShown(Struct):
    """A question with all its answers, each in parts."""

    kind: str
    seat: str
    options: list[OptionShown]


def view(state: State) -> View:
    return View(
        state.sticks,
        state.turn,
        dict(state.options),
        tuple(state.stack),
        tuple(state.reached),
        dict(state.result),
    )


def board_of(state: State) -> Board:
    return Board(state.sticks, state.turn, dict(state.result) or None)


def question_of(state: State, choice: AnyChoice) -> QuestionShown:
    answers = [option_shown(choice.write, one) for one in choice.options(state)]
    return QuestionShown(choice.asks, choice.seat, answers)
