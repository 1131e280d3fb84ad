"""The shell of players that answer by handlers: what needs no thought first, then what they know, then what a
weaker player would say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ..engine.match import Question
from .handlers import Handlers
from .player import Why

ViewT = TypeVar("ViewT")
ContextT = TypeVar("ContextT")


class AnsweringPlayer(ABC, Generic[ViewT, ContextT]):
    """A player whose answers depend on its seed and the view alone."""

    def __init__(self, seed: str, handlers: Handlers[ContextT]) -> None:
        self._seed = seed
        self._handlers = handlers
        self._reasons: list[Why] = []

    def reasons(self) -> list[Why]:
        return self._reasons

    def decide(self, view: ViewT, question: Question) -> object:
        """The answer of the handler; what else can be said where there is none or it has no opinion."""
        self._reasons = []
        found = self.at_once(question)
        if found is None and type(question.choice) in self._handlers:
            context = self.context(view, question)
            found = None if context is None else self._handlers.answer(context, question)
        return self.otherwise(view, question) if found is None else found

    def at_once(self, question: Question) -> object | None:
        """An answer that needs no look at the board: the only one."""
        return question.offer[0] if len(question.offer) == 1 else None

    @abstractmethod
    def context(self, view: ViewT, question: Question) -> ContextT | None:
        """What its handlers are told; None: they are not to be asked now."""

    @abstractmethod
    def otherwise(self, view: ViewT, question: Question) -> object:
        """The answer where its handlers give none."""
