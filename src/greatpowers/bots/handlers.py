"""How a kind of player answers: one function for each class of question, checked against its options.

    @HANDLERS.on(ChooseRetreat)
    def _retreat(asked: Asked, choice: ChooseRetreat, offer: Sequence[GoBackBy]) -> GoBackBy: ...

A function for several classes is entered for each of them: `HANDLERS.on(ChooseEntry)(_placing)`. What it is
told about the board is a context, of the class its player makes for a question. Without an opinion it answers
None.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from ..engine.frames import AnyChoice, Choice
from ..engine.match import Question

ContextT = TypeVar("ContextT")
ChoiceT_co = TypeVar("ChoiceT_co", covariant=True)
StateT = TypeVar("StateT")
OptionT = TypeVar("OptionT")

Handler = Callable[[ContextT, ChoiceT_co, Sequence[OptionT]], OptionT | None]


class Handlers(Generic[ContextT]):
    """The functions of one kind of player, by the class of the question."""

    def __init__(self) -> None:
        self._by_class: dict[type[AnyChoice], Handler[ContextT, AnyChoice, object]] = {}

    def on(self, asked: type[ChoiceT_co]) -> _Entry[ContextT, ChoiceT_co]:
        """Takes the function that answers questions of this class."""
        return _Entry(self, asked)

    def enter(self, asked: type[AnyChoice], handler: Handler[ContextT, AnyChoice, object]) -> None:
        self._by_class[asked] = handler

    def __contains__(self, asked: type[AnyChoice]) -> bool:
        return asked in self._by_class

    def answer(self, context: ContextT, question: Question) -> object | None:
        """What the function for this question answers; there must be one."""
        return self._by_class[type(question.choice)](context, question.choice, question.offer)


class _Entry(Generic[ContextT, ChoiceT_co]):
    """Takes only what is written for the options of its class of question."""

    def __init__(self, handlers: Handlers[ContextT], asked: type[ChoiceT_co]) -> None:
        self._handlers = handlers
        self._asked = asked

    def __call__(
        self: _Entry[ContextT, Choice[StateT, OptionT]], handler: Handler[ContextT, ChoiceT_co, OptionT]
    ) -> Handler[ContextT, ChoiceT_co, OptionT]:
        # It is only ever called with questions of this class, and those offer these options.
        self._handlers.enter(self._asked, cast("Handler[ContextT, AnyChoice, object]", handler))
        return handler
