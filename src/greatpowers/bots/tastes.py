"""Leaning on the dice of random play: answers by weight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ..engine.chance import Stream
from ..engine.match import Question
from .handlers import Handlers

StateT = TypeVar("StateT")
OptionT = TypeVar("OptionT")


@dataclass(frozen=True, slots=True)
class Drawing(Generic[StateT]):
    """An answer that is to be drawn for a seat, with everything in sight."""

    state: StateT
    seat: str
    stream: Stream

    def of(self, options: Sequence[OptionT], weight: Callable[[OptionT], int]) -> OptionT:
        """One of the options by weight."""
        return drawn(options, weight, self.stream)


def drawn_answer(
    handlers: Handlers[Drawing[StateT]], state: StateT, question: Question, stream: Stream
) -> object:
    """What the handler for the question draws; plain chance where there is none."""
    if type(question.choice) not in handlers:
        return question.choice.sample(question.offer, stream)
    return handlers.answer(Drawing(state, question.seat, stream), question)


def drawn(options: Sequence[OptionT], weight: Callable[[OptionT], int], stream: Stream) -> OptionT:
    """One of the options, each as likely as its weight says; any if nothing weighs."""
    weights = [weight(option) for option in options]
    place = stream.below(sum(weights)) if any(weights) else -1
    for option, own in zip(options, weights, strict=True):
        place -= own
        if any(weights) and place < 0:
            return option
    return stream.pick(options)
