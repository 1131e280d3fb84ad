"""What a player is: it sees a view, gets a question and answers it. Works for any game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, Protocol, TypeVar

from ..engine.chance import Stream
from ..engine.match import Question

#: Why a player decided so: a message id (`bot-…`) with its parameters, worded by the client.
Why = tuple[str, Mapping[str, str | int]]
ViewT = TypeVar("ViewT")


class Player(Protocol):
    """Anybody who can answer questions knowing only the view of the seat."""

    # Each game has views of its own; a player is only asked with those of its game.
    def decide(self, view: Any, question: Question) -> object:
        """An answer to the question: an option or its text."""


class Speaker(Protocol):
    """A player that talks: it writes letters before it answers, and answers by what was agreed on."""

    def speak(self, view: Any, past: Any, people: Collection[str] = (), language: str = "en") -> list[str]:
        """What it says now, as decisions; nothing if it has said all. `people` are the seats of people."""

    def decide(self, view: Any, question: Question, past: Any) -> object:
        """An answer to the question: an option or its text."""


def reasons_of(player: Player | Speaker) -> list[Why]:
    """A few short reasons of the last decision; a player need not give any."""
    reasons: Callable[[], list[Why]] | None = getattr(player, "reasons", None)
    return reasons() if reasons is not None else []


class RandomPlayer(Generic[ViewT]):
    """Answers every question with some legal answer.

    With `moment`, which names the time a view belongs to, the answer depends on seed and view alone;
    without it the numbers run on from question to question.
    """

    def __init__(self, seed: str, moment: Callable[[ViewT], str] | None = None) -> None:
        self._seed = seed
        self._moment = moment
        self._stream = Stream(seed)

    def decide(self, view: ViewT, question: Question) -> object:
        stream = self._stream if self._moment is None else Stream(f"{self._seed}/{self._moment(view)}")
        return question.choice.sample(question.offer, stream)
