"""Options tried on copies: what comes of an answer if everybody else lets things happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from .....engine.frames import AnyChoice, Choice
from .....engine.option import Option
from .....engine.state import decide_in_place
from ...cards.foreign_wars.committing import ChooseCommitted
from ...rules.attrition import ChooseLoss
from ...rules.cards.questions import ChooseForCard
from ...rules.diplomacy.camps import ChooseCamp
from ...rules.impulse.plays import ChoosePlay
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.deploying import ChooseDeployment
from ...rules.turn.mulligan import ChooseMulligan
from ...state.state import State

#: Questions at which a trial ends: somebody would have to plan.
_ENDS: Final = (ChoosePlay, ChooseAct, ChooseMulligan, ChooseDeployment, ChooseCamp)
#: No trial goes on for longer.
_LONGEST: Final = 40
#: Questions of an event that are worth looking at one answer after the other, and how many answers.
_OWN: Final = (ChooseForCard, ChooseCommitted, ChooseLoss)
_TRIED: Final = 10

Value = Callable[[State], float]
OptionT = TypeVar("OptionT", bound=Option)


def after(state: State, choice: AnyChoice, option: Option, seat: str, value: Value, depth: int = 2) -> State:
    """The board once an answer has had its effect."""
    twin = state.copy()
    decide_in_place(twin, choice, option)
    settle(twin, seat, value, depth)
    return twin


def settle(state: State, seat: str, value: Value, depth: int) -> None:
    """Answer what is asked in between: others do nothing, we choose what looks best at once."""
    for _ in range(_LONGEST):
        if not state.stack or state.result:
            return
        top = state.stack[-1]
        if not isinstance(top, Choice) or isinstance(top, _ENDS):
            return
        options = top.options(state)
        option = options[0]
        if top.seat == seat and isinstance(top, _OWN) and depth and len(options) > 1:
            option = best(state, top, _some(options), seat, value, depth - 1)
        decide_in_place(state, top, option)


def _some(options: Sequence[OptionT]) -> Sequence[OptionT]:
    """Not more options than there is time for, spread over all."""
    if len(options) <= _TRIED:
        return options
    return [options[n * len(options) // _TRIED] for n in range(_TRIED)]


def best(
    state: State, choice: AnyChoice, options: Sequence[OptionT], seat: str, value: Value, depth: int
) -> OptionT:
    """The option that leads to the best board, the first of equals."""
    worths = [value(after(state, choice, option, seat, value, depth)) for option in options]
    return options[worths.index(max(worths))]
